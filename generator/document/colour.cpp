// SPDX-License-Identifier: MIT
#include "document/colour.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

#include "document/letters.hpp"

namespace papersetter::document {

namespace {

constexpr std::array<std::pair<std::string_view, Colour>, 17> names{{{"black", {0, 0, 0}},
                                                                     {"silver", {192, 192, 192}},
                                                                     {"gray", {128, 128, 128}},
                                                                     {"grey", {128, 128, 128}},
                                                                     {"white", {255, 255, 255}},
                                                                     {"maroon", {128, 0, 0}},
                                                                     {"red", {255, 0, 0}},
                                                                     {"purple", {128, 0, 128}},
                                                                     {"fuchsia", {255, 0, 255}},
                                                                     {"green", {0, 128, 0}},
                                                                     {"lime", {0, 255, 0}},
                                                                     {"olive", {128, 128, 0}},
                                                                     {"yellow", {255, 255, 0}},
                                                                     {"navy", {0, 0, 128}},
                                                                     {"blue", {0, 0, 255}},
                                                                     {"teal", {0, 128, 128}},
                                                                     {"aqua", {0, 255, 255}}}};

std::uint8_t byte(int high, int low) { return static_cast<std::uint8_t>(high * 16 + low); }

std::optional<ColourValue> from_hash(std::string_view digits) {
    if (digits.size() != 3 && digits.size() != 6) return std::nullopt;
    if (!std::ranges::all_of(digits, is_hex_digit)) return std::nullopt;
    const std::size_t width = digits.size() / 3;
    const auto part = [&](std::size_t i) {
        return byte(hex_value(digits[i * width]), hex_value(digits[i * width + width - 1]));
    };
    return ColourValue{ColourValue::Kind::rgb, {part(0), part(1), part(2)}};
}

}  // namespace

std::optional<ColourValue> to_colour(const Token& token) {
    if (token.kind == TokenKind::hash) return from_hash(token.text);
    if (token.kind != TokenKind::identifier) return std::nullopt;
    if (equals_in_any_case(token.text, "transparent")) {
        return ColourValue{ColourValue::Kind::transparent, {}};
    }
    if (equals_in_any_case(token.text, "currentcolor")) {
        return ColourValue{ColourValue::Kind::current, {}};
    }
    for (const auto& [name, colour] : names) {
        if (equals_in_any_case(token.text, name)) {
            return ColourValue{ColourValue::Kind::rgb, colour};
        }
    }
    return std::nullopt;
}

}  // namespace papersetter::document
