// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cassert>

#include <unicode/uchar.h>
#include <unicode/unorm2.h>
#include <unicode/ustring.h>

#include "base/ascii.hpp"
#include "base/diagnostic.hpp"
#include "base/text.hpp"

namespace papersetter::base {

namespace {

bool is_ascii(std::string_view text) {
    return std::all_of(text.begin(), text.end(),
                       [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

void expect(UErrorCode code) {
    if (U_FAILURE(code) != 0) {
        throw WorldError(std::string("the Unicode library ICU failed: ") + u_errorName(code));
    }
}

std::u16string to_utf16(std::string_view text) {
    // UTF-16 never needs more units than UTF-8 needs bytes.
    std::u16string wide(text.size(), u'\0');
    std::int32_t length = 0;
    UErrorCode code = U_ZERO_ERROR;
    u_strFromUTF8(wide.data(), static_cast<std::int32_t>(wide.size()), &length, text.data(),
                  static_cast<std::int32_t>(text.size()), &code);
    expect(code);
    wide.resize(static_cast<std::size_t>(length));
    return wide;
}

std::string to_utf8(const std::u16string& wide) {
    std::string text(wide.size() * 3, '\0');
    std::int32_t length = 0;
    UErrorCode code = U_ZERO_ERROR;
    u_strToUTF8(text.data(), static_cast<std::int32_t>(text.size()), &length, wide.data(),
                static_cast<std::int32_t>(wide.size()), &code);
    expect(code);
    text.resize(static_cast<std::size_t>(length));
    return text;
}

// Calls an ICU function that fills a buffer and returns the length it needs.
template <typename Fill>
std::u16string filled(std::size_t guess, Fill fill) {
    std::u16string result(guess, u'\0');
    for (;;) {
        UErrorCode code = U_ZERO_ERROR;
        const std::int32_t length =
            fill(result.data(), static_cast<std::int32_t>(result.size()), &code);
        if (code != U_BUFFER_OVERFLOW_ERROR) expect(code);
        const bool fits = static_cast<std::size_t>(length) <= result.size();
        result.resize(static_cast<std::size_t>(length));
        if (fits) return result;
    }
}

}  // namespace

std::string normalise_nfc(std::string_view text) {
    if (is_ascii(text)) return std::string(text);
    UErrorCode code = U_ZERO_ERROR;
    const UNormalizer2* const nfc = unorm2_getNFCInstance(&code);
    expect(code);
    const std::u16string wide = to_utf16(text);
    const auto size = static_cast<std::int32_t>(wide.size());
    const bool is_normal = unorm2_isNormalized(nfc, wide.data(), size, &code) != 0;
    expect(code);
    if (is_normal) return std::string(text);
    return to_utf8(
        filled(wide.size() + 16, [&](char16_t* buffer, std::int32_t room, UErrorCode* status) {
            return unorm2_normalize(nfc, wide.data(), size, buffer, room, status);
        }));
}

std::string fold_case(std::string_view text) {
    if (is_ascii(text)) return lowered(text);
    const std::u16string wide = to_utf16(text);
    return to_utf8(
        filled(wide.size() + 16, [&](char16_t* buffer, std::int32_t room, UErrorCode* status) {
            return u_strFoldCase(buffer, room, wide.data(), static_cast<std::int32_t>(wide.size()),
                                 U_FOLD_CASE_DEFAULT, status);
        }));
}

bool is_default_ignorable(char32_t code_point) {
    if (code_point < 0xAD) return false;
    return u_hasBinaryProperty(static_cast<UChar32>(code_point),
                               UCHAR_DEFAULT_IGNORABLE_CODE_POINT) != 0;
}

}  // namespace papersetter::base
