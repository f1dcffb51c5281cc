// SPDX-License-Identifier: MIT
#include "base/language.hpp"

#include <unicode/uloc.h>
#include <unicode/unumberformatter.h>
#include <unicode/upluralrules.h>

#include <cstdint>
#include <memory>
#include <string>

#include "base/diagnostic.hpp"
#include "base/text.hpp"

namespace papersetter::base {

bool is_right_to_left(std::string_view language) {
    return is_language_tag(language) && uloc_isRightToLeft(std::string(language).c_str()) != 0;
}

std::string_view direction_of(std::string_view language) {
    return is_right_to_left(language) ? "rtl" : "ltr";
}

std::string script_of(std::string_view language) {
    if (!is_language_tag(language)) return {};
    char locale[ULOC_FULLNAME_CAPACITY];
    char likely[ULOC_FULLNAME_CAPACITY];
    char script[ULOC_SCRIPT_CAPACITY];
    UErrorCode status = U_ZERO_ERROR;
    uloc_forLanguageTag(std::string(language).c_str(), locale, sizeof locale, nullptr, &status);
    uloc_addLikelySubtags(locale, likely, sizeof likely, &status);
    const std::int32_t size = uloc_getScript(likely, script, sizeof script, &status);
    return U_FAILURE(status) ? std::string() : std::string(script, script + size);
}

std::string plural_category(std::string_view language, Decimal amount) {
    struct Close {
        void operator()(UPluralRules* rules) const { uplrules_close(rules); }
        void operator()(UNumberFormatter* formatter) const { unumf_close(formatter); }
        void operator()(UFormattedNumber* number) const { unumf_closeResult(number); }
    };
    const std::string locale(language);
    const std::string decimal = to_string(amount);
    UErrorCode status = U_ZERO_ERROR;
    const std::unique_ptr<UPluralRules, Close> rules(uplrules_open(locale.c_str(), &status));
    const std::unique_ptr<UNumberFormatter, Close> formatter(
        unumf_openForSkeletonAndLocale(u"", 0, locale.c_str(), &status));
    const std::unique_ptr<UFormattedNumber, Close> number(unumf_openResult(&status));
    unumf_formatDecimal(formatter.get(), decimal.data(), static_cast<std::int32_t>(decimal.size()),
                        number.get(), &status);
    UChar word[16];
    const std::int32_t size =
        uplrules_selectFormatted(rules.get(), number.get(), word, 16, &status);
    if (U_FAILURE(status)) {
        throw WorldError("ICU cannot find the plural of a word", "install its data (libicu72)");
    }
    return {word, word + size};
}

}  // namespace papersetter::base
