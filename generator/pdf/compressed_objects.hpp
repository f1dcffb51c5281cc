// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "pdf/text_buffer.hpp"

namespace papersetter::pdf {

/// An object stream (ISO 32000-1, 7.5.7), not yet deflated.
struct ObjectStream {
    TextBuffer index;    ///< pairs of object number and offset
    TextBuffer objects;  ///< the objects, one after the other
    std::size_t count = 0;
};

/// Objects kept together in object streams: small ones take a tenth of the room there. Their
/// numbers run on from the first one.
class CompressedObjects {
  public:
    static constexpr std::size_t most_in_stream = 512;

    explicit CompressedObjects(std::uint32_t first) : first_(first) {}
    /// Begins the next object, to be appended to what is returned, up to end().
    [[nodiscard]] TextBuffer& begin();
    void end() { streams_.back().objects.append("\n"); }

    [[nodiscard]] std::uint32_t first() const { return first_; }
    [[nodiscard]] std::size_t count() const { return count_; }
    [[nodiscard]] const std::vector<ObjectStream>& streams() const { return streams_; }

  private:
    std::uint32_t first_;
    std::size_t count_ = 0;
    std::vector<ObjectStream> streams_;
};

}  // namespace papersetter::pdf
