// SPDX-License-Identifier: MIT
#include <cstdint>
#include <cstdlib>

#include "image/read.hpp"

/// Any bytes as a picture, whichever kind they begin like: a picture or at least one error.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace papersetter;
    base::Diagnostics diagnostics;
    const auto picture =
        image::read({{reinterpret_cast<const char*>(data), size}, "p", {1, 1, 1}, 2}, diagnostics);
    if (picture.has_value() == diagnostics.has_errors()) std::abort();
    return 0;
}
