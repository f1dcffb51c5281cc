// SPDX-License-Identifier: MIT
#include "base/language.hpp"

#include <unicode/uloc.h>
#include <unicode/upluralrules.h>

#include <memory>
#include <string>

#include "base/diagnostic.hpp"
#include "base/text.hpp"

namespace papersetter::base {

bool is_right_to_left(std::string_view language) {
    return is_language_tag(language) && uloc_isRightToLeft(std::string(language).c_str()) != 0;
}

std::string plural_category(std::string_view language, Decimal amount) {
    struct CloseRules {
        void operator()(UPluralRules* rules) const { uplrules_close(rules); }
    };
    UErrorCode status = U_ZERO_ERROR;
    const std::unique_ptr<UPluralRules, CloseRules> rules(
        uplrules_open(std::string(language).c_str(), &status));
    UChar word[16];
    // Exact: an amount has four decimals, and a double fifteen digits.
    const double number = static_cast<double>(amount.units()) / 10'000;
    const std::int32_t size = uplrules_select(rules.get(), number, word, 16, &status);
    if (U_FAILURE(status)) {
        throw WorldError("ICU cannot find the plural of a word", "install its data (libicu72)");
    }
    return {word, word + size};
}

}  // namespace papersetter::base
