// SPDX-License-Identifier: MIT
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "base/diagnostic.hpp"
#include "document/build.hpp"

/// Markup and style sheet, parted at the first NUL byte: whatever they are, they are built or
/// refused with at least one error told.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view input(reinterpret_cast<const char*>(data), size);
    const std::size_t split = input.find('\0');
    const std::string_view html = input.substr(0, split);
    const std::string_view css =
        split == std::string_view::npos ? std::string_view{} : input.substr(split + 1);
    papersetter::base::Diagnostics diagnostics;
    try {
        static_cast<void>(papersetter::document::build(html, css, diagnostics));
    } catch (const papersetter::base::InputError&) {
        if (!diagnostics.has_errors()) __builtin_trap();
    }
    return 0;
}
