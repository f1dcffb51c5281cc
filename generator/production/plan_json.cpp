// SPDX-License-Identifier: MIT
#include "production/plan_json.hpp"

#include <string_view>

#include "base/text.hpp"
#include "production/plan_words.hpp"

namespace papersetter::production {
namespace {

using assembly::Disjoint;
using assembly::Outcome;
using assembly::Plan;
using assembly::PlannedRequirement;
using assembly::PlannedSection;

/// Things are counted in whole numbers, amounts written with their four places.
std::string json_range(const base::Range& range, bool is_count) {
    const auto number = [&](std::int64_t one) {
        return is_count ? std::to_string(one) : four_places(one);
    };
    return "{\"least\": " + number(range.least) + ", \"most\": " + number(range.most) + "}";
}

std::string json_requirement(const PlannedRequirement& planned) {
    const assembly::Requirement& one = planned.requirement;
    std::string text = "{\"of\": " + base::quoted_json(bounded_word(one)) +
                       ", \"value\": " + base::quoted_json(one.value) +
                       ", \"line\": " + std::to_string(one.place.line) +
                       ", \"asked\": " + json_range(one.asked, planned.is_count());
    if (planned.is_count()) {
        text += ", \"bank\": " + std::to_string(planned.have) +
                ", \"usable\": " + std::to_string(planned.usable) +
                ", \"spare\": " + std::to_string(planned.spare());
        if (planned.room()) text += ", \"room\": " + std::to_string(*planned.room());
    }
    text += ", \"within_reach\": ";
    return text + (planned.possible ? json_range(*planned.possible, planned.is_count()) : "null") +
           "}";
}

std::string json_tightest(const PlannedSection& section) {
    if (!section.tightest) return "null";
    return "{\"requirement\": " + std::to_string(section.tightest->requirement) +
           ", \"most\": " + (section.tightest->is_most ? "true" : "false") +
           ", \"taken\": " + std::to_string(section.tightest->taken) +
           ", \"usable\": " + std::to_string(section.tightest->usable) + "}";
}

std::string json_papers(const std::optional<assembly::Weight>& papers, bool are_exact) {
    if (!papers) return "null";
    return "{\"text\": " + base::quoted_json(papers->to_text()) +
           ", \"exact\": " + (are_exact ? "true" : "false") + "}";
}

std::string json_disjoint(const Disjoint& disjoint) {
    return "{\"least\": " + std::to_string(disjoint.least) +
           ", \"most\": " + std::to_string(disjoint.most) + "}";
}

std::string json_outcome(Outcome outcome) {
    return outcome == Outcome::undecided ? "null" : outcome == Outcome::found ? "true" : "false";
}

std::string json_costs(const PlannedSection& section) {
    std::string text;
    for (const assembly::RequirementCost& cost : section.figures.costs) {
        const auto& first = section.requirements[cost.requirement].requirement;
        text += (text.empty() ? "{\"without\": " : ", {\"without\": ") +
                base::quoted_json(bounded_word(first)) +
                ", \"requirement\": " + std::to_string(cost.requirement) + ", \"times\": " +
                base::quoted_json((cost.hundredths / assembly::Weight(100)).to_text()) + "}";
    }
    return "[" + text + "]";
}

std::string json_section(const PlannedSection& section) {
    std::string text = "    {\"name\": " + base::quoted_json(section.name) +
                       ", \"items\": " + std::to_string(section.items) +
                       ", \"picked\": " + (section.is_picked ? "true" : "false");
    if (section.is_picked) return text + "}";
    const assembly::PaperFigures& figures = section.figures;
    text += ", \"usable\": " + std::to_string(section.usable) +
            ", \"possible\": " + json_outcome(figures.outcome) +
            ",\n     \"law\": " + (figures.is_even ? "\"exact\"" : "\"complete\"") +
            ", \"papers\": " + json_papers(figures.papers, figures.are_papers_exact) +
            ", \"costs\": " + json_costs(section) + ", \"tightest\": " + json_tightest(section) +
            ",\n     \"requirements\": [";
    for (std::size_t i = 0; i < section.requirements.size(); ++i) {
        text += (i == 0 ? "\n      " : ",\n      ") + json_requirement(section.requirements[i]);
    }
    text += std::string("],\n     \"chances_exact\": ") +
            (figures.are_chances_exact ? "true" : "false") + ", \"chances\": {";
    for (std::size_t i = 0; i < figures.chances.size(); ++i) {
        text += (i == 0 ? "\n      " : ",\n      ") + base::quoted_json(figures.chances[i].name) +
                ": " + four_places(figures.chances[i].ten_thousandths);
    }
    return text + "}}";
}

std::string json_number(const std::optional<std::int64_t>& number) {
    return number ? std::to_string(*number) : "null";
}

std::string json_series(const std::optional<assembly::PlannedSeries>& series) {
    if (!series) return "null";
    return "{\"forms\": " + std::to_string(series->forms) +
           ", \"max_use\": " + json_number(series->max_use) +
           ", \"overlap\": " + json_number(series->overlap) +
           ", \"least_overlap\": " + json_number(series->least_overlap) + "}";
}

}  // namespace

std::string plan_json(const Plan& plan, const std::string& title) {
    std::string text = "{\"title\": " + base::quoted_json(title) +
                       ",\n \"possible\": " + json_outcome(plan.outcome) +
                       ",\n \"papers\": " + json_papers(plan.papers(), plan.are_papers_exact()) +
                       ",\n \"disjoint\": " + json_disjoint(plan.disjoint) +
                       ",\n \"series\": " + json_series(plan.series) + ",\n \"sections\": [\n";
    for (std::size_t i = 0; i < plan.sections.size(); ++i) {
        text += json_section(plan.sections[i]) + (i + 1 == plan.sections.size() ? "\n" : ",\n");
    }
    return text + " ]}\n";
}

}  // namespace papersetter::production
