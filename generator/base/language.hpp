// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "base/decimal.hpp"

namespace papersetter::base {

/// Whether the language (BCP 47) is written from right to left, by its script or, where the tag
/// names none, by the one it is mostly written in (ICU): "ar", "he", "ur-IN", "az-Arab".
[[nodiscard]] bool is_right_to_left(std::string_view language);

/// The same as a word of HTML and CSS: "rtl" or "ltr".
[[nodiscard]] std::string_view direction_of(std::string_view language);

/// The script that the language (BCP 47) is written in, or where the tag names none, the one that
/// it is mostly written in there (ICU): "Hans" of "zh", "Hant" of "zh-TW". Empty when that is
/// unknown.
[[nodiscard]] std::string script_of(std::string_view language);

/// The form that words take with an amount in the language: "zero", "one", "two", "few", "many" or
/// "other" (Unicode's plural rules, by ICU). Throws WorldError when ICU lacks its data.
[[nodiscard]] std::string plural_category(std::string_view language, Decimal amount);

}  // namespace papersetter::base
