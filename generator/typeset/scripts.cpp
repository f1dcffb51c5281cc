// SPDX-License-Identifier: MIT
#include "typeset/scripts.hpp"

#include <unicode/uchar.h>
#include <unicode/uscript.h>

#include "base/text.hpp"

namespace papersetter::typeset {

namespace {

UChar32 as_icu(char32_t character) { return static_cast<UChar32>(character); }

UScriptCode code_of(char32_t character) {
    UErrorCode status = U_ZERO_ERROR;
    const UScriptCode code = uscript_getScript(as_icu(character), &status);
    const bool is_japanese = code == USCRIPT_HIRAGANA || code == USCRIPT_KATAKANA;
    return is_japanese ? USCRIPT_HAN : code;
}

bool is_shared(UScriptCode code) {
    return code == USCRIPT_COMMON || code == USCRIPT_INHERITED || code == USCRIPT_UNKNOWN;
}

int joining_type(char32_t character) {
    return u_getIntPropertyValue(as_icu(character), UCHAR_JOINING_TYPE);
}

int width_of(char32_t character) {
    return u_getIntPropertyValue(as_icu(character), UCHAR_EAST_ASIAN_WIDTH);
}

// The last letter before an offset, or the first one from it on; marks on letters do not count.
char32_t letter_before(std::string_view text, std::size_t offset) {
    while (offset > 0) {
        --offset;
        while (offset > 0 && (text[offset] & 0xC0) == 0x80) --offset;
        std::size_t at = offset;
        const char32_t c = base::next_code_point(text, at);
        if (joining_type(c) != U_JT_TRANSPARENT) return c;
    }
    return U' ';
}

char32_t letter_after(std::string_view text, std::size_t offset) {
    while (offset < text.size()) {
        const char32_t c = base::next_code_point(text, offset);
        if (joining_type(c) != U_JT_TRANSPARENT) return c;
    }
    return U' ';
}

}  // namespace

bool follows_its_letter(char32_t character) {
    if (character < 0x300) return false;
    const bool is_joiner =
        (character >= 0x200B && character <= 0x200F) || character == 0x2060 || character == 0xFEFF;
    return is_joiner || u_hasBinaryProperty(as_icu(character), UCHAR_GRAPHEME_EXTEND) != 0 ||
           u_charType(as_icu(character)) == U_COMBINING_SPACING_MARK;
}

std::string_view script_of(char32_t character) {
    const UScriptCode code = code_of(character);
    return is_shared(code) ? std::string_view() : uscript_getShortName(code);
}

bool is_used_with(char32_t character, std::string_view script) {
    const UScriptCode own = code_of(character);
    if (!is_shared(own)) return script == uscript_getShortName(own);
    const int width = width_of(character);
    if (script == "Hani" && (width == U_EA_FULLWIDTH || width == U_EA_WIDE)) return true;
    UScriptCode codes[64];
    UErrorCode status = U_ZERO_ERROR;
    const std::int32_t count = uscript_getScriptExtensions(as_icu(character), codes, 64, &status);
    for (std::int32_t i = 0; U_SUCCESS(status) && i < count; ++i) {
        if (!is_shared(codes[i]) && script == uscript_getShortName(codes[i])) return true;
    }
    return false;
}

bool is_wide_in(char32_t character, const font::LanguageTag& language) {
    if (character < 0x2010 || character > 0x2030) return false;
    const std::string primary = language.primary();
    if (primary != "zh" && primary != "ja") return false;
    return width_of(character) == U_EA_AMBIGUOUS;
}

bool joins_at(std::string_view text, std::size_t offset) {
    if (offset == 0 || offset >= text.size()) return false;
    const int before = joining_type(letter_before(text, offset));
    const int after = joining_type(letter_after(text, offset));
    const bool reaches_on =
        before == U_JT_DUAL_JOINING || before == U_JT_LEFT_JOINING || before == U_JT_JOIN_CAUSING;
    const bool reaches_back =
        after == U_JT_DUAL_JOINING || after == U_JT_RIGHT_JOINING || after == U_JT_JOIN_CAUSING;
    return reaches_on && reaches_back;
}

}  // namespace papersetter::typeset
