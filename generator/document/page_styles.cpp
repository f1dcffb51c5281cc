// SPDX-License-Identifier: MIT
#include "document/page_styles.hpp"

#include <algorithm>
#include <optional>
#include <set>
#include <string>

namespace papersetter::document {

namespace {

using Rules = std::vector<const PageRule*>;

/// The greatest specificity with which the rule holds for the page.
std::optional<std::uint32_t> weight_of(const PageRule& rule, const PageSelector& page) {
    std::optional<std::uint32_t> weight;
    for (const PageCondition& condition : rule.conditions) {
        if (!condition.matches(page)) continue;
        weight = std::max(weight.value_or(0), condition.specificity());
    }
    return weight;
}

/// The rules that hold for the page, in rising order of the cascade.
void append_matching(std::span<const PageRule> rules, const PageSelector& page, Rules& matching) {
    std::vector<std::pair<std::uint32_t, const PageRule*>> weighted;
    for (const PageRule& rule : rules) {
        if (const auto weight = weight_of(rule, page)) weighted.emplace_back(*weight, &rule);
    }
    std::ranges::stable_sort(weighted, {}, &std::pair<std::uint32_t, const PageRule*>::first);
    for (const auto& [weight, rule] : weighted) matching.push_back(rule);
}

/// Those of a kind from several lists, normal before important.
class Gathered {
  public:
    void add(const std::vector<Declaration>& declarations) { lists_.push_back(&declarations); }

    [[nodiscard]] std::vector<const Declaration*> of(bool is_custom) const {
        std::vector<const Declaration*> result;
        for (const bool is_important : {false, true}) {
            for (const auto* list : lists_) {
                for (const Declaration& declaration : *list) {
                    const bool is_one = declaration.kind == Declaration::Kind::custom;
                    if (declaration.is_important == is_important && is_one == is_custom) {
                        result.push_back(&declaration);
                    }
                }
            }
        }
        return result;
    }

  private:
    std::vector<const std::vector<Declaration>*> lists_;
};

class PageResolver {
  public:
    PageResolver(const PageContext& context, ContentMaker& contents, base::Diagnostics& diagnostics)
        : context_(context), contents_(contents), diagnostics_(diagnostics) {}

    [[nodiscard]] PageStyle resolve(const Rules& rules) {
        Gathered gathered;
        for (const PageRule* rule : rules) gathered.add(rule->declarations);
        const Variables variables = define(context_.variables, gathered.of(true), diagnostics_);
        const ComputedResult computed =
            compute_of(gathered, context_.root, variables, RuleKind::page);
        PageStyle style;
        set_size(style, computed);
        set_margins(style, computed.state.computed.margin);
        if (has_no_room(style)) tell_no_room(rules);
        for (const std::string_view name : box_names(rules)) {
            add_box(style, name, rules, computed.state, variables);
        }
        return style;
    }

  private:
    [[nodiscard]] ComputedResult compute_of(const Gathered& gathered, const StyleState& parent,
                                            const Variables& variables, RuleKind kind) {
        const auto declarations = gathered.of(false);
        return compute(
            {parent, variables, declarations, context_.root.computed.font_size, false, kind},
            diagnostics_);
    }

    void set_size(PageStyle& style, const ComputedResult& computed) const {
        if (!computed.page_size) return;
        Surroundings surroundings{context_.root, context_.root.computed.font_size, false};
        const Length em = computed.state.computed.font_size;
        style.width = to_length(computed.page_size->width, em, surroundings);
        style.height = to_length(computed.page_size->height, em, surroundings);
    }

    /// Percentages of margins at the sides mean the width of the page, of the others the height.
    static void set_margins(PageStyle& style, const Sides<Extent>& margins) {
        for (const Side side : {Side::top, Side::right, Side::bottom, Side::left}) {
            const bool is_at_side = side == Side::left || side == Side::right;
            const Length whole = is_at_side ? style.width : style.height;
            const Extent& extent = margins[side];
            style.margin[side] = extent.kind == Extent::Kind::percent
                                     ? whole.scaled(extent.percent, 10'000)
                                     : extent.length;
        }
    }

    static bool has_no_room(const PageStyle& style) {
        return style.width - style.margin[Side::left] - style.margin[Side::right] <= Length{} ||
               style.height - style.margin[Side::top] - style.margin[Side::bottom] <= Length{};
    }

    void tell_no_room(const Rules& rules) {
        base::Place place;
        for (const PageRule* rule : rules) {
            if (!rule->declarations.empty()) place = rule->declarations.back().place;
        }
        diagnostics_.error(place, "the margins leave no room on the page",
                           "make them smaller or the page larger");
    }

    /// In the order in which they are first named, the user agent's first.
    static std::vector<std::string_view> box_names(const Rules& rules) {
        std::vector<std::string_view> names;
        for (const PageRule* rule : rules) {
            for (const MarginBoxRule& box : rule->boxes) {
                if (std::ranges::find(names, box.name) == names.end()) names.push_back(box.name);
            }
        }
        return names;
    }

    void add_box(PageStyle& style, std::string_view name, const Rules& rules,
                 const StyleState& page, const Variables& page_variables) {
        Gathered gathered;
        base::Place place;
        for (const PageRule* rule : rules) {
            for (const MarginBoxRule& box : rule->boxes) {
                if (box.name != name) continue;
                gathered.add(box.declarations);
                place = box.place;
            }
        }
        const Variables variables = define(page_variables, gathered.of(true), diagnostics_);
        ComputedResult computed = compute_of(gathered, page, variables, RuleKind::margin_box);
        if (computed.content.is_none) return;
        MarginBox box;
        box.name = name;
        box.content = contents_.make(computed.content, nullptr, computed.content_place);
        box.style = std::move(computed.state.computed);
        box.style.display = Display::block;
        box.place = place;
        style.boxes.push_back(std::move(box));
    }

    const PageContext& context_;
    ContentMaker& contents_;
    base::Diagnostics& diagnostics_;
};

}  // namespace

std::map<PageSelector, PageStyle> resolve_pages(std::span<const PageRule> user_agent,
                                                std::span<const PageRule> author,
                                                const PageContext& context, ContentMaker& contents,
                                                base::Diagnostics& diagnostics) {
    std::set<std::string> names{""};
    for (const PageRule& rule : author) {
        for (const PageCondition& condition : rule.conditions) names.insert(condition.name);
    }
    PageResolver resolver(context, contents, diagnostics);
    std::map<PageSelector, PageStyle> pages;
    std::map<Rules, PageSelector> same;  // most combinations fall under the same rules
    for (const std::string& name : names) {
        for (unsigned flags = 0; flags < 8; ++flags) {
            const PageSelector page{name, (flags & 4U) != 0, (flags & 2U) != 0, (flags & 1U) != 0};
            Rules rules;
            append_matching(user_agent, page, rules);
            append_matching(author, page, rules);
            const auto [found, is_new] = same.try_emplace(rules, page);
            pages.emplace(page, is_new ? resolver.resolve(rules) : pages.at(found->second));
        }
    }
    return pages;
}

}  // namespace papersetter::document
