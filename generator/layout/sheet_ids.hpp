// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace papersetter::layout {

/// The name under which a template shows the QR code of the form: <img src="qr-code" …/>.
inline constexpr std::string_view qr_picture = "qr-code";

/// The id that the element of a bubble must have, by which its place is found on the pages:
/// "bubble-7a-C".
[[nodiscard]] inline std::string bubble_id(std::string_view row, std::string_view choice) {
    return "bubble-" + std::string(row) + '-' + std::string(choice);
}

/// The same for a digit at a place of the candidate's number, both from 0: "digit-1-7".
[[nodiscard]] inline std::string digit_id(std::size_t place, std::size_t digit) {
    return "digit-" + std::to_string(place + 1) + '-' + std::to_string(digit);
}

/// The same for the marks in the corners, from 1: top left, top right, bottom left, bottom right.
[[nodiscard]] inline std::string corner_id(std::size_t corner) {
    return "corner-" + std::to_string(corner);
}

}  // namespace papersetter::layout
