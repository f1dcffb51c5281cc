// SPDX-License-Identifier: MIT
#include "typeset/text_case.hpp"

#include <unicode/bytestream.h>
#include <unicode/casemap.h>
#include <unicode/stringoptions.h>

#include <algorithm>

#include "base/ascii.hpp"
#include "base/diagnostic.hpp"

namespace papersetter::typeset {

namespace {

using document::TextTransform;

bool is_ascii(std::string_view text) {
    return std::all_of(text.begin(), text.end(), [](char c) { return (c & 0x80) == 0; });
}

bool has_dotted_i(const std::string& language) {
    return language.starts_with("tr") || language.starts_with("az") || language.starts_with("lt");
}

std::string ascii_case(std::string_view text, TextTransform transform) {
    std::string result(text);
    for (char& c : result) {
        if (transform == TextTransform::uppercase) c = base::upper(c);
        if (transform == TextTransform::lowercase) c = base::lower(c);
    }
    return result;
}

std::string mapped(std::string_view text, TextTransform transform, const std::string& language) {
    std::string result;
    icu::StringByteSink<std::string> sink(&result);
    UErrorCode status = U_ZERO_ERROR;
    const icu::StringPiece source(text.data(), static_cast<std::int32_t>(text.size()));
    switch (transform) {
        case TextTransform::uppercase:
            icu::CaseMap::utf8ToUpper(language.c_str(), 0, source, sink, nullptr, status);
            break;
        case TextTransform::lowercase:
            icu::CaseMap::utf8ToLower(language.c_str(), 0, source, sink, nullptr, status);
            break;
        case TextTransform::capitalize:
            icu::CaseMap::utf8ToTitle(language.c_str(), U_TITLECASE_NO_LOWERCASE, nullptr, source,
                                      sink, nullptr, status);
            break;
        case TextTransform::none:
            break;
    }
    if (U_FAILURE(status)) throw base::WorldError("ICU cannot change the case of a text");
    return result;
}

}  // namespace

std::string transformed(std::string_view text, TextTransform transform,
                        const std::string& language) {
    if (transform == TextTransform::none) return std::string(text);
    const bool is_simple = transform != TextTransform::capitalize && is_ascii(text);
    if (is_simple && !has_dotted_i(language)) return ascii_case(text, transform);
    return mapped(text, transform, language);
}

}  // namespace papersetter::typeset
