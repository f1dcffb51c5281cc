// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <span>
#include <string_view>
#include <type_traits>
#include <vector>

namespace papersetter::typeset {

/// Memory for the many small arrays that live as long as a run: handed out one after another,
/// never taken back, freed all at once. Only for values that need no destructor.
class Arena {
  public:
    /// That many values as `T()` makes them.
    template <typename T>
    [[nodiscard]] std::span<T> make(std::size_t count) {
        const std::span<T> values = room<T>(count);
        std::uninitialized_value_construct(values.begin(), values.end());
        return values;
    }

    /// The values from number `first` on.
    template <typename T>
    [[nodiscard]] std::span<T> copy(const std::vector<T>& values, std::size_t first = 0) {
        static_assert(std::is_trivially_copyable_v<T>);
        const std::span<T> copied = room<T>(values.size() - first);
        if (!copied.empty()) std::memcpy(copied.data(), &values[first], copied.size_bytes());
        return copied;
    }

    [[nodiscard]] std::string_view copy(std::string_view text) {
        const std::span<char> copied = room<char>(text.size());
        std::copy(text.begin(), text.end(), copied.begin());
        return {copied.data(), copied.size()};
    }

  private:
    static constexpr std::size_t chunk_size = 64 * 1024;

    template <typename T>
    std::span<T> room(std::size_t count) {
        static_assert(std::is_trivially_destructible_v<T> && alignof(T) <= alignof(std::int64_t));
        const std::size_t bytes = (count * sizeof(T) + 7) / 8 * 8;
        if (bytes > left_) add_chunk(bytes);
        std::byte* const begin = next_;
        next_ += bytes;
        left_ -= bytes;
        return {reinterpret_cast<T*>(begin), count};
    }

    void add_chunk(std::size_t least) {
        left_ = std::max(least, chunk_size);
        chunks_.push_back(std::make_unique_for_overwrite<std::byte[]>(left_));
        next_ = chunks_.back().get();
    }

    std::vector<std::unique_ptr<std::byte[]>> chunks_;
    std::byte* next_ = nullptr;  ///< in the last chunk
    std::size_t left_ = 0;       ///< bytes in it from there on
};

}  // namespace papersetter::typeset
