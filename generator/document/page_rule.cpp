// SPDX-License-Identifier: MIT
#include "document/page_rule.hpp"

#include <algorithm>
#include <array>

#include "base/text.hpp"
#include "document/letters.hpp"
#include "document/quoted.hpp"
#include "document/value_reader.hpp"

namespace papersetter::document {

namespace {

constexpr std::array<std::string_view, 4> pseudo_classes{"first", "left", "right", "blank"};
constexpr std::array<std::string_view, 6> margin_boxes{
    "top-left", "top-center", "top-right", "bottom-left", "bottom-center", "bottom-right"};

bool read_pseudo_class(ValueReader& reader, PageCondition& condition,
                       base::Diagnostics& diagnostics, base::Place place) {
    const Token name = reader.next();
    bool* const flags[] = {&condition.is_first, &condition.is_left, &condition.is_right,
                           &condition.is_blank};
    for (std::size_t i = 0; i < pseudo_classes.size(); ++i) {
        if (name.kind != TokenKind::identifier ||
            !equals_in_any_case(name.text, pseudo_classes[i])) {
            continue;
        }
        *flags[i] = true;
        return true;
    }
    const auto near = base::nearest(lowered(name.text), pseudo_classes);
    diagnostics.error(
        name.place.is_known() ? name.place : place,
        "the page selector `:" + base::shown(name.text) + "` is not supported",
        near ? "did you mean `:" + *near + "`?" : "there are :first, :left, :right and :blank");
    return false;
}

}  // namespace

bool PageCondition::matches(const PageSelector& page) const {
    return (name.empty() || name == page.name) && (!is_first || page.is_first) &&
           (!is_left || page.is_left) && (!is_right || !page.is_left) &&
           (!is_blank || page.is_blank);
}

std::uint32_t PageCondition::specificity() const {
    const auto count = [](bool is_there) { return is_there ? 1U : 0U; };
    return count(!name.empty()) * 10'000 + (count(is_first) + count(is_blank)) * 100 +
           count(is_left) + count(is_right);
}

std::optional<std::vector<PageCondition>> read_page_conditions(std::span<const Token> tokens,
                                                               base::Place place,
                                                               base::Diagnostics& diagnostics) {
    std::vector<PageCondition> conditions;
    ValueReader reader(tokens);
    do {
        PageCondition condition;
        if (const auto name = reader.take_identifier()) condition.name = *name;
        while (reader.take(TokenKind::colon)) {
            if (!read_pseudo_class(reader, condition, diagnostics, place)) return std::nullopt;
        }
        conditions.push_back(std::move(condition));
    } while (reader.take(TokenKind::comma));
    if (reader.is_at_end()) return conditions;
    const Token& token = reader.peek();
    diagnostics.error(token.place.is_known() ? token.place : place,
                      quoted(token.source) + " cannot stand after @page",
                      "write `@page name:first`, with any of :first, :left, :right, :blank");
    return std::nullopt;
}

bool is_margin_box(const Token& name, base::Diagnostics& diagnostics) {
    const std::string lower_case = lowered(name.text);
    if (std::ranges::find(margin_boxes, lower_case) != margin_boxes.end()) return true;
    const auto near = base::nearest(lower_case, margin_boxes);
    diagnostics.error(name.place,
                      "the margin box `@" + base::shown(name.text) + "` is not supported",
                      near ? "did you mean `@" + *near + "`?"
                           : "there are @top-left, @top-center, @top-right, @bottom-left, "
                             "@bottom-center and @bottom-right");
    return false;
}

}  // namespace papersetter::document
