// SPDX-License-Identifier: MIT
#include "document/cascade.hpp"

#include <algorithm>

namespace papersetter::document {

namespace {

/// Boxes that cannot be inline where they stand become blocks: the root, what is positioned
/// absolutely, the items of a flex container (CSS Display 3, section 2.7).
Display blockified(Display display) {
    switch (display) {
        case Display::inline_flow:
        case Display::inline_block:
        case Display::table_header_group:
        case Display::table_row_group:
        case Display::table_row:
        case Display::table_cell:
            return Display::block;
        default:
            return display;
    }
}

/// As many as a Choice has bits for.
constexpr std::size_t most_open_rules = 64;
/// More are looked up by their rules each time, so that none is searched for long.
constexpr std::size_t most_choices = 16;

bool must_be_block(const ComputedStyle& style, const StyleEntry* parent) {
    return parent == nullptr || is_out_of_flow(style) ||
           parent->state.computed.display == Display::flex;
}

}  // namespace

std::size_t Cascade::KeyHash::operator()(const Key& key) const {
    std::uint64_t hash = 0xCBF29CE484222325U;
    for (const std::uint32_t part : key) {
        hash = (hash ^ part) * 0x9E3779B97F4A7C15U;
        hash ^= hash >> 29;
    }
    return static_cast<std::size_t>(hash);
}

Cascade::Cascade(const RuleIndex& user_agent, const RuleIndex& author, const MatchSubject& subject,
                 StyleTable& styles)
    : user_agent_(user_agent), author_(author), subject_(subject), styles_(styles) {
    variables_.emplace_back();
    root_font_size_ = initial_state().computed.font_size;
}

EntryNumber Cascade::element_entry(std::uint32_t element, EntryNumber parent,
                                   base::Diagnostics& diagnostics) {
    const EntryNumber number = look_up(element, PseudoElement::none, parent, diagnostics);
    if (parent == no_entry) root_font_size_ = entries_[number].state.computed.font_size;
    return number;
}

EntryNumber Cascade::generated_entry(std::uint32_t element, PseudoElement pseudo_element,
                                     EntryNumber parent, base::Diagnostics& diagnostics) {
    if (!has(pseudo_element)) return no_entry;
    // Most elements have nothing before or after them.
    const auto& lineages = lineages_[static_cast<std::size_t>(pseudo_element)];
    if (!lineages.empty() && lineages[subject_.lineages[element]].is_bare) return no_entry;
    return look_up(element, pseudo_element, parent, diagnostics);
}

Cascade::LineageStyles& Cascade::styles_of(std::uint32_t element, PseudoElement pseudo_element) {
    auto& lineages = lineages_[static_cast<std::size_t>(pseudo_element)];
    if (lineages.empty()) lineages.resize(subject_.above.size());
    LineageStyles& styles = lineages[subject_.lineages[element]];
    if (!styles.is_collected) {
        user_agent_.collect(subject_, element, pseudo_element, 0, styles.rules);
        author_.collect(subject_, element, pseudo_element, user_agent_.size(), styles.rules);
        styles.is_collected = true;
    }
    return styles;
}

bool Cascade::selects(std::uint32_t rank, std::uint32_t element) const {
    return rank < user_agent_.size()
               ? user_agent_.selects(rank, subject_, element)
               : author_.selects(rank - user_agent_.size(), subject_, element);
}

/// `selected` becomes the element's bits; null when such an element was not met before.
const Cascade::Choice* Cascade::find_choice(const LineageStyles& styles, std::uint32_t element,
                                            EntryNumber parent, std::uint64_t& selected) const {
    const std::vector<std::uint32_t>& open = styles.rules.open;
    if (open.size() > most_open_rules) return nullptr;
    for (std::size_t i = 0; i < open.size(); ++i) {
        if (selects(open[i], element)) selected |= std::uint64_t{1} << i;
    }
    const auto found = std::ranges::find_if(styles.choices, [&](const Choice& choice) {
        return choice.parent == parent && choice.selected == selected;
    });
    return found == styles.choices.end() ? nullptr : &*found;
}

/// The settled rules of the lineage and those of its open ones that select the element, merged.
void Cascade::make_key(const LineageStyles& styles, std::uint32_t element, RuleKind kind,
                       EntryNumber parent) {
    key_.assign({parent, static_cast<std::uint32_t>(kind)});
    auto settled = styles.rules.settled.begin();
    for (const std::uint32_t rank : styles.rules.open) {
        if (!selects(rank, element)) continue;
        while (settled != styles.rules.settled.end() && *settled < rank) key_.push_back(*settled++);
        key_.push_back(rank);
    }
    key_.insert(key_.end(), settled, styles.rules.settled.end());
}

EntryNumber Cascade::look_up(std::uint32_t element, PseudoElement pseudo_element,
                             EntryNumber parent, base::Diagnostics& diagnostics) {
    LineageStyles& styles = styles_of(element, pseudo_element);
    const bool is_generated = pseudo_element != PseudoElement::none;
    const LineageRules& rules = styles.rules;
    if (is_generated && rules.settled.empty() && rules.open.empty()) {
        styles.is_bare = true;
        return no_entry;
    }
    std::uint64_t selected = 0;
    if (const Choice* choice = find_choice(styles, element, parent, selected)) return choice->entry;
    const RuleKind kind = is_generated ? RuleKind::pseudo_element : RuleKind::element;
    make_key(styles, element, kind, parent);
    constexpr std::size_t without_rules = 2;
    EntryNumber number = no_entry;
    if (!is_generated || key_.size() > without_rules) number = find(kind, parent, diagnostics);
    if (is_generated && number != no_entry && entries_[number].content.is_none) number = no_entry;
    if (rules.open.size() <= most_open_rules && styles.choices.size() < most_choices) {
        styles.choices.push_back({parent, selected, number});
    }
    return number;
}

EntryNumber Cascade::find(RuleKind kind, EntryNumber parent, base::Diagnostics& diagnostics) {
    if (const auto found = found_.find(key_); found != found_.end()) return found->second;
    const EntryNumber number = make(kind, parent, diagnostics);
    found_.emplace(key_, number);
    return number;
}

/// Normal declarations in the order of the ranks, then the important ones in the same order.
void Cascade::gather(std::vector<const Declaration*>& declarations,
                     std::vector<const Declaration*>& custom) const {
    for (const bool is_important : {false, true}) {
        for (std::size_t i = 2; i < key_.size(); ++i) {
            const std::uint32_t rank = key_[i];
            const StyleRule& rule = rank < user_agent_.size()
                                        ? user_agent_.rule(rank)
                                        : author_.rule(rank - user_agent_.size());
            for (const Declaration& declaration : rule.declarations) {
                if (declaration.is_important != is_important) continue;
                const bool is_custom = declaration.kind == Declaration::Kind::custom;
                (is_custom ? custom : declarations).push_back(&declaration);
            }
        }
    }
}

EntryNumber Cascade::make(RuleKind kind, EntryNumber parent, base::Diagnostics& diagnostics) {
    std::vector<const Declaration*> declarations;
    std::vector<const Declaration*> custom;
    gather(declarations, custom);
    const StyleEntry* above = parent == no_entry ? nullptr : &entries_[parent];
    StyleEntry made;
    made.variables = above == nullptr ? 0 : above->variables;
    if (!custom.empty()) {
        variables_.push_back(define(variables_[made.variables], custom, diagnostics));
        made.variables = static_cast<std::uint32_t>(variables_.size() - 1);
    }
    const ComputeInput input{above == nullptr ? initial_state() : above->state,
                             variables_[made.variables],
                             declarations,
                             root_font_size_,
                             above == nullptr,
                             kind};
    ComputedResult result = compute(input, diagnostics);
    made.state = std::move(result.state);
    made.content = std::move(result.content);
    made.content_place = result.content_place;
    ComputedStyle& style = made.state.computed;
    if (must_be_block(style, above)) style.display = blockified(style.display);
    return intern(std::move(made));
}

EntryNumber Cascade::intern(StyleEntry made) {
    made.style = styles_.intern(made.state.computed);
    const auto [begin, end] = entries_by_style_.equal_range(made.style);
    for (auto found = begin; found != end; ++found) {
        const StyleEntry& other = entries_[found->second];
        if (other.variables == made.variables && other.state == made.state &&
            other.content == made.content && other.content_place == made.content_place) {
            return found->second;
        }
    }
    const auto number = static_cast<EntryNumber>(entries_.size());
    entries_by_style_.emplace(made.style, number);
    entries_.push_back(std::move(made));
    return number;
}

}  // namespace papersetter::document
