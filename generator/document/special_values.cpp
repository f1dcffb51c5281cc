// SPDX-License-Identifier: MIT
#include "document/special_values.hpp"

#include <array>
#include <string_view>
#include <utility>

#include "document/letters.hpp"

namespace papersetter::document::special_values {

namespace {

struct NamedSize {
    std::string_view name;
    Dimension width;
    Dimension height;
};
constexpr Dimension mm(std::int64_t amount) { return {Unit::mm, amount * million}; }
constexpr Dimension inches(std::int64_t tenths) { return {Unit::in, tenths * million / 10}; }

constexpr std::array named_sizes{NamedSize{"a3", mm(297), mm(420)},
                                 NamedSize{"a4", mm(210), mm(297)},
                                 NamedSize{"a5", mm(148), mm(210)},
                                 NamedSize{"b5", mm(176), mm(250)},
                                 NamedSize{"letter", inches(85), inches(110)},
                                 NamedSize{"legal", inches(85), inches(140)}};

/// In the order of the bits of PageKind.
constexpr std::array<std::string_view, 8> page_kind_words{"first", "later",   "left", "right",
                                                          "blank", "printed", "last", "continued"};

const NamedSize* named_size(const Token& token) {
    if (token.kind != TokenKind::identifier) return nullptr;
    for (const NamedSize& size : named_sizes) {
        if (equals_in_any_case(token.text, size.name)) return &size;
    }
    return nullptr;
}

std::optional<Dimension> positive_length(ValueReader& reader) {
    const Token& token = reader.peek();
    if (token.kind != TokenKind::dimension || token.is_too_large || token.number <= 0) {
        return std::nullopt;
    }
    const auto unit = unit_named(token.text);
    if (!unit) return std::nullopt;
    reader.next();
    return Dimension{*unit, token.number};
}

enum class Orientation { as_given, portrait, landscape };

Orientation read_orientation(ValueReader& reader) {
    if (reader.take_word("portrait")) return Orientation::portrait;
    if (reader.take_word("landscape")) return Orientation::landscape;
    return Orientation::as_given;
}

std::optional<Content::Part> read_counter(ValueReader& reader) {
    using Kind = Content::Part::Kind;
    if (reader.take_word("page")) return Content::Part{Kind::page, {}};
    if (reader.take_word("pages")) return Content::Part{Kind::pages, {}};
    if (reader.take_word("-papersetter-printed")) return Content::Part{Kind::printed_pages, {}};
    if (reader.take_word("-papersetter-blank")) return Content::Part{Kind::blank_pages, {}};
    return std::nullopt;
}

/// The page of one element, or of those that an attribute names.
std::optional<Content::Part> read_target(ValueReader& reader) {
    using Kind = Content::Part::Kind;
    ValueReader inside = reader;
    if (inside.next().kind == TokenKind::function &&
        equals_in_any_case(reader.peek().text, "attr")) {
        const auto name = inside.take_identifier();
        if (!name || !inside.take(TokenKind::close_parenthesis)) return std::nullopt;
        if (!inside.take(TokenKind::comma) || !inside.take_word("page")) return std::nullopt;
        reader = inside;
        return Content::Part{Kind::target_of_attribute, lowered(*name)};
    }
    const Token target = reader.peek();
    if (target.kind != TokenKind::string || target.text.size() < 2 || target.text[0] != '#') {
        return std::nullopt;
    }
    reader.next();
    if (!reader.take(TokenKind::comma) || !reader.take_word("page")) return std::nullopt;
    return Content::Part{Kind::target_page, std::string(target.text.substr(1))};
}

std::optional<Content::Part> read_attribute(ValueReader& reader) {
    const auto name = reader.take_identifier();
    if (!name) return std::nullopt;
    return Content::Part{Content::Part::Kind::attribute, lowered(*name)};
}

std::optional<Content::Part> read_part(ValueReader& reader) {
    const Token token = reader.peek();
    if (token.kind == TokenKind::string) {
        reader.next();
        return Content::Part{Content::Part::Kind::text, std::string(token.text)};
    }
    if (token.kind != TokenKind::function) return std::nullopt;
    std::optional<Content::Part> part;
    ValueReader inside = reader;
    inside.next();
    if (equals_in_any_case(token.text, "counter")) part = read_counter(inside);
    if (equals_in_any_case(token.text, "target-counter")) part = read_target(inside);
    if (equals_in_any_case(token.text, "attr")) part = read_attribute(inside);
    if (!part || !inside.take(TokenKind::close_parenthesis)) return std::nullopt;
    reader = inside;
    return part;
}

}  // namespace

std::optional<Value> families(ValueReader& reader) {
    Families result;
    do {
        if (reader.peek().kind == TokenKind::string) {
            result.names.emplace_back(reader.next().text);
            continue;
        }
        std::string name;
        while (const auto word = reader.take_identifier()) {
            if (!name.empty()) name += ' ';
            name += *word;
        }
        if (name.empty()) return std::nullopt;
        result.names.push_back(std::move(name));
    } while (reader.take(TokenKind::comma));
    return result;
}

std::optional<Value> figures(ValueReader& reader) {
    Figures result;
    if (reader.take_word("normal")) return result;
    bool has_any = false;
    while (true) {
        bool* figure = nullptr;
        if (!result.are_tabular && reader.take_word("tabular-nums")) figure = &result.are_tabular;
        if (figure == nullptr && !result.are_lining && reader.take_word("lining-nums")) {
            figure = &result.are_lining;
        }
        if (figure == nullptr) break;
        *figure = true;
        has_any = true;
    }
    if (!has_any) return std::nullopt;
    return result;
}

std::optional<Value> hyphen_limits(ValueReader& reader) {
    constexpr std::int64_t most = 100;
    std::array<std::optional<std::uint8_t>, 3> limits;
    std::size_t count = 0;
    while (count < limits.size() && !reader.is_at_end()) {
        const Token& token = reader.peek();
        if (token.kind == TokenKind::number && token.is_integer) {
            if (token.number < million || token.number > most * million) return std::nullopt;
            limits[count] = static_cast<std::uint8_t>(token.number / million);
            reader.next();
        } else if (!reader.take_word("auto")) {
            break;
        }
        ++count;
    }
    if (count == 0) return std::nullopt;
    if (count == 2) limits[2] = limits[1];
    return HyphenLimitValues{limits[0], limits[1], limits[2]};
}

std::optional<Value> picture_scale(ValueReader& reader) {
    const Token& token = reader.peek();
    const bool is_number = token.kind == TokenKind::number && !token.is_too_large;
    if (!is_number || token.number < million / 10 || token.number > 10 * million) {
        return std::nullopt;
    }
    return Dimension{Unit::number, reader.next().number};
}

std::optional<Value> page_name(ValueReader& reader) {
    const auto name = reader.take_identifier();
    if (!name) return std::nullopt;
    if (equals_in_any_case(*name, "auto")) return PageName{};
    return PageName{std::string(*name)};
}

std::optional<Value> page_size(ValueReader& reader) {
    PageSize size{mm(210), mm(297)};
    const Orientation before = read_orientation(reader);
    Orientation after = Orientation::as_given;
    if (const NamedSize* named = named_size(reader.peek())) {
        reader.next();
        size = {named->width, named->height};
        after = read_orientation(reader);
    } else if (const auto width = positive_length(reader)) {
        const auto height = positive_length(reader);
        size = {*width, height.value_or(*width)};
        after = read_orientation(reader);
        // Lengths say which side is long; an orientation beside them would say it twice.
        if (before != Orientation::as_given || after != Orientation::as_given) return std::nullopt;
    } else if (before == Orientation::as_given) {
        return std::nullopt;
    }
    if (before != Orientation::as_given && after != Orientation::as_given) return std::nullopt;
    const bool is_landscape = before == Orientation::landscape || after == Orientation::landscape;
    if (is_landscape) std::swap(size.width, size.height);
    return size;
}

std::optional<Value> content(ValueReader& reader) {
    Content result;
    if (reader.take_word("none") || reader.take_word("normal")) {
        result.is_none = true;
        return result;
    }
    while (!reader.is_at_end()) {
        auto part = read_part(reader);
        if (!part) return std::nullopt;
        result.parts.push_back(std::move(*part));
    }
    if (result.parts.empty()) return std::nullopt;
    return result;
}

std::optional<Value> turn(ValueReader& reader) {
    if (reader.take_word("none")) return Keyword{0};
    const Token& token = reader.peek();
    constexpr std::int64_t eighth = 45 * million;
    const bool is_angle =
        token.kind == TokenKind::dimension && equals_in_any_case(token.text, "deg");
    if (!is_angle || token.is_too_large || token.number % eighth != 0) return std::nullopt;
    reader.next();
    const std::int64_t eighths = token.number / eighth % 8;
    return Keyword{static_cast<std::int32_t>((eighths + 8) % 8)};
}

std::optional<Value> page_kinds(ValueReader& reader) {
    if (reader.take_word("all")) return Keyword{0};
    std::int32_t kinds = 0;
    for (bool is_going_on = true; is_going_on;) {
        is_going_on = false;
        for (std::size_t i = 0; i < page_kind_words.size(); ++i) {
            const std::int32_t kind = 1 << i;
            if ((kinds & kind) != 0 || !reader.take_word(page_kind_words[i])) continue;
            kinds |= kind;
            is_going_on = true;
        }
    }
    if (kinds == 0) return std::nullopt;
    return Keyword{kinds};
}

std::optional<Value> zero(ValueReader& reader) {
    const Token& token = reader.peek();
    const bool is_length = token.kind == TokenKind::dimension && unit_named(token.text);
    if ((token.kind != TokenKind::number && !is_length) || token.number != 0) return std::nullopt;
    reader.next();
    return Keyword{0};
}

}  // namespace papersetter::document::special_values
