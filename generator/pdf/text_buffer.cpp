// SPDX-License-Identifier: MIT
#include "pdf/text_buffer.hpp"

#include <algorithm>
#include <utility>

namespace papersetter::pdf {

void TextBuffer::grow(std::size_t most) {
    const std::size_t size = this->size();
    const std::size_t wanted = std::max(size + most, 2 * size);
    // Nothing is set to zero that will be written anyway.
    std::unique_ptr<char[]> bytes = std::make_unique_for_overwrite<char[]>(wanted);
    if (size != 0) std::memcpy(bytes.get(), bytes_.get(), size);
    bytes_ = std::move(bytes);
    end_ = bytes_.get() + size;
    limit_ = bytes_.get() + wanted;
}

}  // namespace papersetter::pdf
