// SPDX-License-Identifier: MIT
#include "assembly/form_draw.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "assembly/form_search.hpp"
#include "base/text.hpp"
#include "blueprint/picked.hpp"

namespace papersetter::assembly {
namespace {

constexpr std::uint32_t few_attempts = 5'000;
constexpr std::uint32_t most_attempts = 500'000;
/// Of the steps that there are, the first attempts and the first search get such a part each.
constexpr std::uint64_t first_share = 8;

std::vector<std::size_t> together(const std::vector<std::vector<std::size_t>>& sections) {
    std::vector<std::size_t> all;
    for (const auto& section : sections) all.insert(all.end(), section.begin(), section.end());
    std::ranges::sort(all);
    return all;
}

/// The first item, in the order of positions, that meets an enemy, and that enemy.
std::optional<std::pair<std::size_t, std::size_t>> first_clash(
    const std::vector<std::size_t>& items, const Pool& pool) {
    for (const std::size_t position : items) {
        for (const std::size_t enemy : pool.enemies(position)) {
            if (std::ranges::binary_search(items, enemy)) return std::pair(position, enemy);
        }
    }
    return std::nullopt;
}

}  // namespace

FormDraw::FormDraw(const Pool& pool, const blueprint::Blueprint& blueprint,
                   const base::Random& root)
    : pool_(pool), blueprint_(blueprint), around_enemies_(root.fork("search around enemies")) {
    for (std::size_t i = 0; i < blueprint.sections.size(); ++i) {
        sections_.emplace_back(SectionSupply(pool, blueprint.sections[i]), i + 1, root);
    }
}

// A few attempts first; when they fail, a search that proves whether there is a paper at all; then
// attempts in earnest, and at last the paper that the search found. A search that gives up soon
// leaves steps for such attempts, and has the rest when they fail too.
DrawnForm FormDraw::draw(std::uint32_t form, std::uint64_t most_steps) {
    steps_ = 0;
    next_attempts_.assign(sections_.size(), 0);
    const std::uint64_t part = most_steps / first_share;
    if (auto drawn = sample(form, few_attempts, part)) return std::move(*drawn);
    DrawnForm found = search(form, std::min(most_steps, steps_ + part));
    if (found.is_impossible()) return found;
    const std::uint64_t enough = steps_ + (found.is_drawn() ? part : 2 * part);
    if (auto drawn = sample(form, most_attempts, std::min(most_steps, enough))) {
        return std::move(*drawn);
    }
    if (!found.is_drawn()) return search(form, most_steps);
    found.steps = steps_;
    return found;
}

// Sections are drawn apart, each until an attempt of its own succeeds; when enemies of two sections
// meet, all are drawn anew.
std::optional<DrawnForm> FormDraw::sample(std::uint32_t form, std::uint32_t end,
                                          std::uint64_t most_steps) {
    while (true) {
        DrawnForm drawn;
        for (std::size_t i = 0; i < sections_.size(); ++i) {
            if (is_picked(i)) {
                drawn.sections.push_back(picks(i));
                drawn.laws.push_back(Law::picked);
                continue;
            }
            auto items = sections_[i].sample(form, next_attempts_[i], end, steps_, most_steps);
            if (!items) return std::nullopt;
            drawn.sections.push_back(std::move(*items));
            drawn.laws.push_back(Law::exact);
        }
        const bool is_apart = sections_.size() == 1 || !pool_.has_enemies() ||
                              !have_enemies_met(together(drawn.sections), pool_);
        drawn.steps = steps_;
        if (is_apart) return drawn;
        // With picks alone, or without more attempts, nothing would change.
        ++steps_;
        if (steps_ >= most_steps) return std::nullopt;
    }
}

// Bounds alone first, section by section, which tells whose cannot be met.
DrawnForm FormDraw::search(std::uint32_t form, std::uint64_t most_steps) {
    DrawnForm found;
    for (std::size_t i = 0; i < sections_.size(); ++i) {
        if (is_picked(i)) {
            found.sections.push_back(picks(i));
            found.laws.push_back(Law::picked);
            continue;
        }
        const std::uint64_t left = most_steps - std::min(most_steps, steps_);
        SectionDraw::Found own = sections_[i].search(form, left);
        steps_ += own.steps + 1;
        found.sections.push_back(std::move(own.items));
        found.laws.push_back(Law::complete);
        if (own.outcome == Outcome::none) found.impossible.push_back(i);
        if (own.outcome == Outcome::undecided) found.undecided.push_back(i);
    }
    found.steps = steps_;
    if (!found.is_drawn() || !pool_.has_enemies()) return found;
    const auto clash = first_clash(together(found.sections), pool_);
    if (!clash) return found;
    found.enemies = {clash->first, clash->second};
    return search_around_enemies(form, std::move(found), most_steps);
}

DrawnForm FormDraw::search_around_enemies(std::uint32_t form, DrawnForm first,
                                          std::uint64_t most_steps) {
    std::vector<FormPart> parts;
    std::vector<std::size_t> numbers;
    for (std::size_t i = 0; i < sections_.size(); ++i) {
        if (is_picked(i)) continue;
        const SectionSupply& own = supply(i);
        parts.push_back({&own.section_problem(), &own.kind_items(), &own.set_items()});
        numbers.push_back(i);
    }
    const std::uint64_t left = most_steps - std::min(most_steps, steps_);
    FormResult result = search_form(pool_, parts, around_enemies_.form(form), left);
    steps_ += result.steps;
    first.steps = steps_;
    first.is_enemies_undecided = result.outcome == Outcome::undecided;
    if (result.outcome != Outcome::found) {
        first.sections.clear();
        if (!result.enemies.empty()) {
            const auto& needed = result.enemies.front();
            first.enemies.assign(needed.begin(), needed.begin() + 2);
        }
        return first;
    }
    first.enemies.clear();
    for (std::size_t part = 0; part < parts.size(); ++part) {
        std::vector<std::size_t>& items = first.sections[numbers[part]];
        items = std::move(result.items[part]);
        const auto& included = supply(numbers[part]).compiled().included;
        items.insert(items.end(), included.begin(), included.end());
        std::ranges::sort(items);
    }
    return first;
}

std::vector<std::size_t> FormDraw::picks(std::size_t section) const {
    std::vector<std::size_t> positions;
    for (const std::string& name : blueprint_.sections[section].pick) {
        const auto at = blueprint::find_item(pool_.banks(), name);
        if (!at) throw std::logic_error("assemble: the blueprint did not pass its check");
        positions.push_back(pool_.position(
            {static_cast<std::uint32_t>(at->bank), static_cast<std::uint32_t>(at->item)}));
    }
    return positions;
}

void tell_enemies(const DrawnForm& drawn, const Pool& pool, base::Place place,
                  base::Diagnostics& diagnostics) {
    const std::string pair = base::in_quotes(pool.name(drawn.enemies[0])) + " and " +
                             base::in_quotes(pool.name(drawn.enemies[1]));
    if (drawn.is_enemies_undecided) {
        diagnostics.error(place,
                          "undecided after " + std::to_string(drawn.steps) +
                              " steps whether the counts can be met without enemies, such as " +
                              pair,
                          "the counts are very tight: loosen one of them, or add items");
        return;
    }
    diagnostics.error(place, "the counts can be met, but not without enemies, such as " + pair,
                      "add items like the one or the other, or lower a count that both serve");
}

}  // namespace papersetter::assembly
