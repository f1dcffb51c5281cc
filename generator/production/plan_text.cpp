// SPDX-License-Identifier: MIT
#include "production/plan_text.hpp"

#include <algorithm>
#include <vector>

#include "base/text.hpp"

namespace papersetter::production {
namespace {

using assembly::Disjoint;
using assembly::ItemChance;
using assembly::Plan;
using assembly::PlannedSection;
using assembly::PlannedValue;

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

// "0.0312" from 312.
std::string fraction(std::int64_t ten_thousandths) {
    std::string digits = std::to_string(ten_thousandths);
    digits.insert(0, 5 - std::min<std::size_t>(5, digits.size()), '0');
    return digits.insert(digits.size() - 4, ".");
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

void append_values(std::string& text, const PlannedSection& section) {
    std::size_t width = 0;
    for (const PlannedValue& value : section.values) {
        width = std::max(width, width_of(value.value));
    }
    width = std::max<std::size_t>(width + 4, 20);
    for (std::size_t i = 0; i < section.values.size(); ++i) {
        const PlannedValue& value = section.values[i];
        const bool is_first = i == 0 || section.values[i - 1].attribute != value.attribute;
        if (is_first) {
            text += padded("  " + std::string(word_of(value.attribute)), width);
            text += right("asked") + right("bank") + right("usable") + right("spare") + "\n";
        }
        text += padded("    " + base::shown(value.value), width) + right(value.asked) +
                right(value.have) + right(value.usable) + right(value.spare());
        if (value.written.ends_with('%')) text += "   " + value.written;
        text += "\n";
    }
}

void append_chances(std::string& text, const std::vector<ItemChance>& chances) {
    if (chances.empty()) return;
    text += "  chance of each item to appear, from " +
            std::to_string(assembly::papers_for_estimates) + " papers drawn\n";
    std::size_t width = 0;
    for (const ItemChance& one : chances) width = std::max(width, width_of(one.name));
    for (const ItemChance& one : chances) {
        text += padded("    " + one.name, width + 6) + fraction(one.ten_thousandths) + "\n";
    }
}

void append_section(std::string& text, const PlannedSection& section, bool shows_items) {
    text += section.name + ": " + std::to_string(section.items) +
            (section.items == 1 ? " item" : " items");
    if (section.is_picked) {
        text += ", picked by hand\n";
        return;
    }
    text += " of the " + std::to_string(section.usable) + " that it may draw\n";
    append_values(text, section);
    if (!section.is_possible) {
        text += "  different papers: none\n";
        return;
    }
    text += "  different papers: " + papers_text(section.papers, section.are_papers_exact) + "\n";
    text += std::string("  drawn so that ") +
            (section.is_even ? "each is equally likely\n"
                             : "one is found, by complete search; not evenly\n");
    if (section.tightest) {
        const PlannedValue& value = section.values[*section.tightest];
        text += "  tightest: " + std::string(word_of(value.attribute)) + " " +
                base::in_quotes(value.value) + " takes " + std::to_string(value.asked) + " of " +
                std::to_string(value.usable) + "\n";
    }
    text += "  papers that share nothing: " + disjoint_text(section.disjoint) + "\n";
    if (shows_items) append_chances(text, section.chances);
}

std::string json_value(const PlannedValue& value) {
    return "{\"attribute\": " + base::quoted_json(word_of(value.attribute)) +
           ", \"value\": " + base::quoted_json(value.value) +
           ", \"asked\": " + std::to_string(value.asked) +
           ", \"bank\": " + std::to_string(value.have) +
           ", \"usable\": " + std::to_string(value.usable) +
           ", \"spare\": " + std::to_string(value.spare()) + "}";
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

std::string json_section(const PlannedSection& section) {
    std::string text = "    {\"name\": " + base::quoted_json(section.name) +
                       ", \"items\": " + std::to_string(section.items) +
                       ", \"picked\": " + (section.is_picked ? "true" : "false");
    if (section.is_picked) return text + "}";
    text += ", \"usable\": " + std::to_string(section.usable) +
            ", \"possible\": " + (section.is_possible ? "true" : "false") +
            ",\n     \"law\": " + (section.is_even ? "\"exact\"" : "\"complete\"") +
            ", \"papers\": " + json_papers(section.papers, section.are_papers_exact) +
            ", \"disjoint\": " + json_disjoint(section.disjoint) + ",\n     \"values\": [";
    for (std::size_t i = 0; i < section.values.size(); ++i) {
        text += (i == 0 ? "\n      " : ",\n      ") + json_value(section.values[i]);
    }
    text += "],\n     \"chances\": {";
    for (std::size_t i = 0; i < section.chances.size(); ++i) {
        text += (i == 0 ? "\n      " : ",\n      ") + base::quoted_json(section.chances[i].name) +
                ": " + fraction(section.chances[i].ten_thousandths);
    }
    return text + "}}";
}

}  // namespace

std::string plan_text(const Plan& plan, const std::string& title, bool shows_items) {
    std::string text = base::shown(title) + "\n";
    for (const PlannedSection& section : plan.sections) append_section(text, section, shows_items);
    if (!plan.is_possible()) return text;
    if (plan.sections.size() > 1) {
        text += "different papers: " + papers_text(plan.papers(), plan.are_papers_exact()) + "\n";
    }
    return text + "a second paper that shares nothing: " + second_text(plan.disjoint()) + "\n";
}

std::string plan_json(const Plan& plan, const std::string& title) {
    std::string text = "{\"title\": " + base::quoted_json(title) +
                       ",\n \"possible\": " + (plan.is_possible() ? "true" : "false") +
                       ",\n \"papers\": " + json_papers(plan.papers(), plan.are_papers_exact()) +
                       ",\n \"disjoint\": " + json_disjoint(plan.disjoint()) +
                       ",\n \"sections\": [\n";
    for (std::size_t i = 0; i < plan.sections.size(); ++i) {
        text += json_section(plan.sections[i]) + (i + 1 == plan.sections.size() ? "\n" : ",\n");
    }
    return text + " ]}\n";
}

}  // namespace papersetter::production
