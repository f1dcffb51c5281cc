// SPDX-License-Identifier: MIT
#include <cstdint>

#include "base/text.hpp"
#include "markdown/render.hpp"

/// Any UTF-8 as a text of the bank: a fragment or faults, never a crash.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace papersetter;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    if (base::first_invalid_utf8(text)) return 0;
    base::Diagnostics diagnostics;
    static_cast<void>(markdown::render({text, {1, 1, 1}, 0}, {}, diagnostics));
    return 0;
}
