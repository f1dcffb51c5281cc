// SPDX-License-Identifier: MIT
#include "base/alphabet.hpp"

#include <unicode/normalizer2.h>
#include <unicode/unistr.h>

#include "base/diagnostic.hpp"
#include "base/text.hpp"

namespace papersetter::base {

namespace {

// The block of accents that letters of Latin, Greek and Cyrillic are taken apart into. Marks of
// other scripts are vowels and the like.
bool is_accent(char16_t unit) { return unit >= 0x300 && unit <= 0x36F; }

std::string without_accents(const std::string& text) {
    UErrorCode code = U_ZERO_ERROR;
    const icu::Normalizer2* const nfd = icu::Normalizer2::getNFDInstance(code);
    icu::UnicodeString apart;
    if (U_SUCCESS(code) != 0) apart = nfd->normalize(icu::UnicodeString::fromUTF8(text), code);
    if (U_FAILURE(code) != 0) {
        throw WorldError(std::string("the Unicode library ICU failed: ") + u_errorName(code));
    }
    icu::UnicodeString bare;
    for (std::int32_t i = 0; i < apart.length(); ++i) {
        if (!is_accent(apart[i])) bare.append(apart[i]);
    }
    std::string result;
    return bare.toUTF8String(result);
}

}  // namespace

std::string alphabetical_key(std::string_view text) {
    const std::string folded = fold_case(normalise_nfc(text));
    return without_accents(folded) + '\0' + folded;
}

}  // namespace papersetter::base
