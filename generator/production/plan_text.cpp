// SPDX-License-Identifier: MIT
#include "production/plan_text.hpp"

#include <algorithm>
#include <vector>

#include "base/counted.hpp"
#include "base/decimal.hpp"
#include "base/text.hpp"
#include "production/plan_words.hpp"

namespace papersetter::production {
namespace {

using assembly::Demand;
using assembly::Disjoint;
using assembly::ItemChance;
using assembly::Outcome;
using assembly::PaperFigures;
using assembly::Plan;
using assembly::PlannedRequirement;
using assembly::PlannedSection;

constexpr std::size_t number_width = 8;

std::size_t width_of(std::string_view text) {
    return static_cast<std::size_t>(std::ranges::count_if(
        text, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0) != 0x80; }));
}

std::string padded(const std::string& text, std::size_t width) {
    return text + std::string(width - std::min(width, width_of(text)), ' ');
}

std::string right(const std::string& text) {
    return std::string(number_width - std::min(number_width, width_of(text)), ' ') + text;
}

std::string right(std::int64_t number) { return right(std::to_string(number)); }

std::string whole(std::int64_t number) { return std::to_string(number); }

std::string short_amount(std::int64_t ten_thousandths) {
    return to_string(base::Decimal::units(ten_thousandths));
}

std::string papers_text(const std::optional<assembly::Weight>& papers, bool are_exact) {
    if (!papers) return "too many kinds of them to count";
    const std::string text = papers->to_text();
    return are_exact || text.starts_with("about") ? text : "about " + text;
}

std::string disjoint_text(const Disjoint& disjoint) {
    if (disjoint.least == disjoint.most) return std::to_string(disjoint.least);
    return "at least " + std::to_string(disjoint.least) + ", at most " +
           std::to_string(disjoint.most);
}

std::string second_text(const Disjoint& disjoint) {
    if (disjoint.least >= 2) return "yes";
    return disjoint.most < 2 ? "no" : "not decided";
}

/// What a family, a table or the like bounds: its requirements stand together.
struct Block {
    std::size_t first = 0;
    std::size_t end = 0;
};

bool are_together(const assembly::Requirement& one, const assembly::Requirement& other) {
    return one.demand == other.demand && (one.number == other.number || one.demand == Demand::rule);
}

/// Rules have their numbers, as in a report.
std::string label(const assembly::Requirement& one) {
    if (one.demand == Demand::rule) {
        return whole(static_cast<std::int64_t>(one.number) + 1) + " (line " +
               std::to_string(one.place.line) + ")";
    }
    return one.demand == Demand::sets ? "item sets" : base::shown(one.value);
}

/// "topic", "rule"; of several tables "table 2".
std::string block_word(const PlannedSection& section, const assembly::Requirement& one) {
    const auto is_other_table = [&](const PlannedRequirement& other) {
        return other.requirement.demand == Demand::table && other.requirement.number != one.number;
    };
    const bool has_number =
        one.demand == Demand::table && std::ranges::any_of(section.requirements, is_other_table);
    return bounded_word(one) + (has_number ? " " + std::to_string(one.number + 1) : "");
}

std::string asked_text(const base::Range& asked, std::string (*number)(std::int64_t)) {
    return asked.is_exact() ? number(asked.least) : number(asked.least) + "–" + number(asked.most);
}

void append_counts(std::string& text, const PlannedSection& section, const Block& block,
                   std::size_t width) {
    const auto& all = section.requirements;
    const auto has_range = [&](std::size_t i) { return !all[i].requirement.asked.is_exact(); };
    bool has_room = false;
    for (std::size_t i = block.first; i < block.end; ++i) {
        has_room = has_room || (has_range(i) && all[i].room());
    }
    text += padded("  " + block_word(section, all[block.first].requirement), width) +
            right("asked") + right("bank") + right("usable") + right("spare") +
            (has_room ? right("room") : "") + "\n";
    for (std::size_t i = block.first; i < block.end; ++i) {
        const PlannedRequirement& one = all[i];
        text += padded("    " + label(one.requirement), width) +
                right(asked_text(one.requirement.asked, whole)) + right(one.have) +
                right(one.usable) + right(one.spare());
        if (has_range(i) && one.room()) text += right(*one.room());
        if (one.requirement.written.ends_with('%')) text += "   " + one.requirement.written;
        text += "\n";
    }
}

void append_amounts(std::string& text, const PlannedSection& section,
                    const PlannedRequirement& planned) {
    const assembly::Requirement& one = planned.requirement;
    text += "  " + bounded_word(one) + (one.demand == Demand::p ? " (mean)" : "") + ": " +
            asked_text(one.asked, short_amount) + " asked";
    if (planned.possible) {
        text += ", " + asked_text(*planned.possible, short_amount) + " with any " +
                std::to_string(section.items) + " of the usable items";
    }
    text += "\n";
}

void append_requirements(std::string& text, const PlannedSection& section) {
    const auto& all = section.requirements;
    std::size_t width = 0;
    for (const PlannedRequirement& one : all) {
        width = std::max(width, width_of(label(one.requirement)));
    }
    width = std::max<std::size_t>(width + 4, 20);
    Block block{1, 1};  // the number of items stands above
    while (block.first < all.size()) {
        while (block.end < all.size() &&
               are_together(all[block.first].requirement, all[block.end].requirement)) {
            ++block.end;
        }
        if (all[block.first].is_count()) {
            append_counts(text, section, block, width);
        } else {
            append_amounts(text, section, all[block.first]);
        }
        block.first = block.end;
    }
}

std::string subject(const PlannedSection& section, const assembly::Requirement& one) {
    if (one.demand == Demand::items) return "the number of items";
    if (one.demand == Demand::sets) return "the number of item sets";
    std::string text = block_word(section, one);
    if (one.demand == Demand::rule) text += " " + label(one);
    return one.value.empty() ? text : text + " " + base::in_quotes(one.value);
}

void append_tightest(std::string& text, const PlannedSection& section) {
    if (!section.tightest) return;
    const assembly::Tightest& tightest = *section.tightest;
    const assembly::Requirement& one = section.requirements[tightest.requirement].requirement;
    text += "  tightest: " + subject(section, one);
    text += tightest.is_most
                ? ", no more than " + std::to_string(one.asked.most) + ": the others give "
                : " takes ";
    text += std::to_string(tightest.taken) + " of " + std::to_string(tightest.usable) + "\n";
}

/// ", from 1,000 papers drawn".
std::string from_drawn(const PaperFigures& figures) {
    return ", from " + assembly::Weight(figures.drawn).to_text() +
           (figures.drawn == 1 ? " paper" : " papers") + " drawn";
}

void append_chances(std::string& text, const PaperFigures& figures) {
    if (figures.chances.empty()) return;
    text += "  chance of each item to appear";
    if (!figures.are_chances_exact) {
        text += from_drawn(figures);
    }
    text += "\n";
    std::size_t width = 0;
    for (const ItemChance& one : figures.chances) width = std::max(width, width_of(one.name));
    for (const ItemChance& one : figures.chances) {
        text += padded("    " + one.name, width + 6) + four_places(one.ten_thousandths) + "\n";
    }
}

/// Two digits say enough: "3.5", "25", "11,000", "about 2.1 × 10^12".
std::string times_text(const assembly::Weight& hundredths) {
    const std::uint64_t number = hundredths.rounded_down();
    if (number < 1'000) return short_amount(static_cast<std::int64_t>((number + 5) / 10) * 1'000);
    const assembly::Weight times = hundredths / assembly::Weight(100);
    std::uint64_t rounded = times.rounded_down();
    if (rounded >= 1'000'000'000) return times.to_text();
    std::uint64_t step = 1;
    while (rounded / step >= 100) step *= 10;
    rounded = (rounded + step / 2) / step * step;
    return assembly::Weight(rounded).to_text();
}

std::string cost_text(const PlannedSection& section, const assembly::RequirementCost& cost) {
    const auto& all = section.requirements;
    const assembly::Requirement& first = all[cost.requirement].requirement;
    std::string what = block_word(section, first);
    if (first.demand == Demand::rule) {
        const bool has_more = cost.requirement + 1 < all.size() &&
                              are_together(first, all[cost.requirement + 1].requirement);
        what = has_more ? "the rules" : "the rule";
    }
    const std::string times = times_text(cost.hundredths);
    // Estimates may come out below 1.
    const bool is_one = times == "1" || cost.hundredths < assembly::Weight(100);
    const bool is_exact = cost.hundredths == assembly::Weight(100);
    return "    without " + what + ": " +
           (is_one ? (is_exact ? "as many" : "about as many") : times + " times as many") + "\n";
}

void append_papers(std::string& text, const PlannedSection& section) {
    const PaperFigures& figures = section.figures;
    text += "  different papers: ";
    if (figures.outcome == Outcome::none) {
        text += "none\n";
        return;
    }
    if (figures.outcome == Outcome::undecided) {
        text +=
            "undecided after " + std::to_string(figures.steps) + " steps whether there is one\n";
        return;
    }
    text += papers_text(figures.papers, figures.are_papers_exact);
    const bool are_few = figures.drawn > 0 && figures.drawn < assembly::papers_for_estimates;
    text += (are_few ? from_drawn(figures) : "") + "\n";
    for (const assembly::RequirementCost& cost : figures.costs) text += cost_text(section, cost);
    text += figures.is_even ? "  drawn so that each is equally likely\n"
                            : "  drawn by complete search, not evenly\n";
}

void append_section(std::string& text, const PlannedSection& section, bool shows_items) {
    text += section.name + ": " + base::counted(section.items, "item");
    if (section.is_picked) {
        text += ", picked by hand\n";
        return;
    }
    text += " of the " + std::to_string(section.usable) + " that it may draw\n";
    append_requirements(text, section);
    append_papers(text, section);
    append_tightest(text, section);
    if (shows_items) append_chances(text, section.figures);
}

std::string series_text(const assembly::PlannedSeries& series) {
    std::string text = base::counted(series.forms, "form") + " drawn together";
    if (series.max_use) text += ", an item on at most " + std::to_string(*series.max_use);
    if (series.overlap) {
        text += *series.overlap == 0 ? ", no two share any"
                                     : ", two share at most " + std::to_string(*series.overlap);
    }
    if (!series.least_overlap) return text + "; there are no such forms\n";
    if (*series.least_overlap == 0) return text + "; none has to share any\n";
    return text + "; some two must share " + std::to_string(*series.least_overlap) + "\n";
}

}  // namespace

std::string plan_text(const Plan& plan, const std::string& title, bool shows_items) {
    std::string text = base::shown(title) + "\n";
    for (const PlannedSection& section : plan.sections) append_section(text, section, shows_items);
    if (plan.series) text += series_text(*plan.series);
    if (plan.outcome != Outcome::found) {
        return text + (plan.outcome == Outcome::none
                           ? "no paper satisfies the blueprint\n"
                           : "undecided after " + std::to_string(plan.steps) + " steps\n");
    }
    if (plan.sections.size() > 1) {
        text += "different papers: " + papers_text(plan.papers(), plan.are_papers_exact()) + "\n";
    }
    text += "papers that share nothing: " + disjoint_text(plan.disjoint) + "\n";
    return text + "a second paper that shares nothing: " + second_text(plan.disjoint) + "\n";
}

}  // namespace papersetter::production
