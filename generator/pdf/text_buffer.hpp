// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstring>
#include <memory>
#include <string_view>

namespace papersetter::pdf {

/// Bytes that grow by a few at a time, a hundred thousand times for a file: room is asked for once
/// for several short pieces, which are then stored where they belong.
class TextBuffer {
  public:
    TextBuffer() = default;
    explicit TextBuffer(std::size_t expected) { grow(expected); }

    /// Where at least `most` bytes more can be stored; those before `end_at` count. Valid until the
    /// next call.
    [[nodiscard]] char* room(std::size_t most) {
        if (static_cast<std::size_t>(limit_ - end_) < most) grow(most);
        return end_;
    }
    void end_at(const char* end) { end_ += end - end_; }

    void append(std::string_view bytes) {
        char* const to = room(bytes.size());
        if (!bytes.empty()) std::memcpy(to, bytes.data(), bytes.size());
        end_ = to + bytes.size();
    }
    TextBuffer& operator+=(std::string_view bytes) {
        append(bytes);
        return *this;
    }

    [[nodiscard]] std::size_t size() const { return static_cast<std::size_t>(end_ - begin()); }
    [[nodiscard]] std::string_view view() const { return {begin(), size()}; }
    /// Forgets the bytes and keeps their room.
    void clear() { end_ = bytes_.get(); }

  private:
    [[nodiscard]] const char* begin() const { return bytes_.get(); }
    void grow(std::size_t most);

    std::unique_ptr<char[]> bytes_;
    char* end_ = nullptr;
    char* limit_ = nullptr;
};

}  // namespace papersetter::pdf
