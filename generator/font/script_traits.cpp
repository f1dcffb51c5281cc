// SPDX-License-Identifier: MIT
#include "font/script_traits.hpp"

#include <hb.h>

#include <algorithm>
#include <array>

#include "base/text.hpp"

namespace papersetter::font {
namespace {

// Arabic and what is written like it, and scripts whose letters hang on one line.
constexpr std::array joined{HB_SCRIPT_ARABIC,         HB_SCRIPT_SYRIAC,  HB_SCRIPT_NKO,
                            HB_SCRIPT_MONGOLIAN,      HB_SCRIPT_MANDAIC, HB_SCRIPT_ADLAM,
                            HB_SCRIPT_DEVANAGARI,     HB_SCRIPT_BENGALI, HB_SCRIPT_GURMUKHI,
                            HB_SCRIPT_HANIFI_ROHINGYA};

bool is_real(hb_script_t script) {
    return script != HB_SCRIPT_COMMON && script != HB_SCRIPT_INHERITED &&
           script != HB_SCRIPT_UNKNOWN;
}

// Scripts that are shaped alike, so that a word may be shaped by the rules of any of them.
bool is_simple(hb_script_t script) {
    return script == HB_SCRIPT_LATIN || script == HB_SCRIPT_GREEK || script == HB_SCRIPT_CYRILLIC;
}

}  // namespace

ScriptTraits script_traits(std::string_view text) {
    ScriptTraits traits;
    // The first letter of another script than Latin is U+0370.
    const bool is_latin = std::ranges::none_of(
        text, [](char byte) { return static_cast<unsigned char>(byte) >= 0xCD; });
    if (is_latin) return traits;
    hb_unicode_funcs_t* unicode = hb_unicode_funcs_get_default();
    hb_script_t last = HB_SCRIPT_COMMON;
    for (std::size_t offset = 0; offset < text.size();) {
        const hb_script_t script = hb_unicode_script(unicode, base::next_code_point(text, offset));
        if (!is_real(script)) continue;
        if (is_real(last) && script != last && !(is_simple(script) && is_simple(last))) {
            traits.is_mixed = true;
        }
        if (std::ranges::find(joined, script) != joined.end()) traits.is_joined = true;
        last = script;
    }
    return traits;
}

}  // namespace papersetter::font
