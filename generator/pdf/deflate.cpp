// SPDX-License-Identifier: MIT
#include "pdf/deflate.hpp"

#include <libdeflate.h>

#include "base/diagnostic.hpp"

namespace papersetter::pdf {

void Deflater::Deleter::operator()(libdeflate_compressor* compressor) const {
    libdeflate_free_compressor(compressor);
}

Deflater::Deflater(int level) : compressor_(libdeflate_alloc_compressor(level)) {
    if (compressor_ == nullptr) throw base::WorldError("there is no memory left to compress with");
}

std::string Deflater::deflate(std::string_view bytes) {
    const std::size_t bound = libdeflate_zlib_compress_bound(compressor_.get(), bytes.size());
    if (room_.size() < bound) room_.resize(bound);
    const std::size_t size = libdeflate_zlib_compress(compressor_.get(), bytes.data(), bytes.size(),
                                                      room_.data(), room_.size());
    if (size == 0) throw base::WorldError("a stream of the PDF could not be compressed");
    return {room_.data(), size};
}

}  // namespace papersetter::pdf
