// SPDX-License-Identifier: MIT
#include "layout/phrases.hpp"

#include "base/language.hpp"

namespace papersetter::layout {

std::string date_text(const Strings& strings, const Date& date) {
    const std::string day = std::to_string(date.day);
    const std::string year = std::to_string(date.year);
    const std::string month = strings.fill("months." + std::to_string(date.month), {}, {});
    return strings.fill("date", {}, {{"day", day}, {"month", month}, {"year", year}});
}

std::string time_text(const Strings& strings, base::Decimal minutes) {
    constexpr std::int64_t hour = 60 * base::Decimal::one;
    const auto whole_hours = base::Decimal::whole(minutes.units() / hour);
    const auto rest = base::Decimal::units(minutes.units() % hour);
    const std::string hours_number = base::to_string(whole_hours);
    const std::string hours = strings.fill("hours", whole_hours, {{"n", hours_number}});
    const std::string rest_number = base::to_string(rest);
    const std::string minutes_left = strings.fill("minutes", rest, {{"n", rest_number}});
    if (whole_hours == base::Decimal()) return minutes_left;
    if (rest == base::Decimal()) return hours;
    return strings.fill("hours_and_minutes", {}, {{"hours", hours}, {"minutes", minutes_left}});
}

std::string marks_text(const Strings& strings, base::Decimal marks) {
    const std::string number = base::to_string(marks);
    return strings.fill("marks", marks, {{"n", number}});
}

bool is_right_to_left(const Strings& strings, std::string_view language) {
    const Phrase* const direction = strings.find("direction");
    const bool is_own = direction != nullptr && direction->language.empty();
    return is_own ? direction->other == "rtl" : base::is_right_to_left(language);
}

}  // namespace papersetter::layout
