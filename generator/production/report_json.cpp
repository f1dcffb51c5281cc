// SPDX-License-Identifier: MIT
#include "production/report_json.hpp"

#include <map>
#include <optional>

#include "base/text.hpp"
#include "blueprint/picked.hpp"
#include "production/plan_words.hpp"

namespace papersetter::production {
namespace {

using assembly::Demand;

bool is_amount(Demand demand) {
    return demand == Demand::points || demand == Demand::minutes || demand == Demand::p;
}

std::string number(std::int64_t value, Demand demand) {
    return is_amount(demand) ? four_places(value) : std::to_string(value);
}

std::string amount_or_null(const std::optional<std::int64_t>& units) {
    return units ? four_places(*units) : "null";
}

/// "[a, b]" of the texts that `write` gives for each of `values`.
template <typename Values, typename Write>
std::string list(const Values& values, std::string_view separator, const Write& write) {
    std::string text;
    for (const auto& one : values) {
        if (!text.empty()) text += separator;
        text += write(one);
    }
    return "[" + text + "]";
}

std::string numbers(const std::vector<std::int64_t>& values) {
    return list(values, ", ", [](std::int64_t one) { return std::to_string(one); });
}

std::string json_of_requirement(const assembly::Figures& figures, std::size_t section,
                                std::size_t row) {
    const assembly::Requirement& one = figures.sections[section].requirements[row];
    const std::string value =
        one.demand == Demand::rule ? std::to_string(one.number + 1) : one.value;
    return "{\"of\": " + base::quoted_json(bounded_word(one)) +
           ", \"value\": " + base::quoted_json(value) +
           ", \"line\": " + std::to_string(one.place.line) +
           ", \"written\": " + base::quoted_json(one.written) +
           ", \"asked\": {\"least\": " + number(one.asked.least, one.demand) +
           ", \"most\": " + number(one.asked.most, one.demand) + "}, \"got\": " +
           list(figures.forms, ", ",
                [&](const assembly::FormFigures& form) {
                    return number(form.sections.at(section).got.at(row), one.demand);
                }) +
           "}";
}

std::string json_of_form(const assembly::FormFigures& form) {
    return "  {\"name\": " + base::quoted_json(form.name) +
           ", \"items\": " + std::to_string(form.items) +
           ", \"points\": " + four_places(form.points) +
           ", \"minutes\": " + amount_or_null(form.minutes) + ", \"p\": " + amount_or_null(form.p) +
           ", \"p_items\": " + std::to_string(form.p_items) + ", \"laws\": " +
           list(form.sections, ", ",
                [](const assembly::FormSectionFigures& section) {
                    return base::quoted_json(
                        assembly::law_words.at(static_cast<std::size_t>(section.law)));
                }) +
           ",\n   \"keys\": " + numbers(form.keys.counts) +
           ", \"free_keys\": " + std::to_string(form.keys.free) +
           ", \"chi_square\": " + four_places(form.keys.chi_square) +
           ", \"degrees\": " + std::to_string(form.keys.degrees) + "}";
}

/// By "bank:id": where each item stands, "A:17".
std::string json_of_items(const Inputs& inputs, const assembly::Selections& selections) {
    std::map<std::string, std::vector<std::string>> places;
    for (const assembly::Selection& selection : selections) {
        std::size_t number = 0;
        for (const assembly::SelectedSection& section : selection.sections) {
            for (const assembly::SelectedItem& one : section.items) {
                const bank::Bank& bank = inputs.banks.at(one.ref.bank);
                places[blueprint::full_name(bank, bank.items.at(one.ref.item))].push_back(
                    selection.form + ":" + std::to_string(++number));
            }
        }
    }
    std::string text;
    for (const auto& [name, standing] : places) {
        text.append(text.empty() ? "\n  " : ",\n  ").append(base::quoted_json(name)).append(": ");
        text += list(standing, ", ", [](const std::string& one) { return base::quoted_json(one); });
    }
    return "{" + text + "}";
}

}  // namespace

std::string json_of_report(const Inputs& inputs, const assembly::Selections& selections,
                           const assembly::Figures& figures) {
    std::string sections;
    for (std::size_t s = 0; s < figures.sections.size(); ++s) {
        sections.append(s == 0 ? "\n" : ",\n").append("  {\"name\": ");
        sections += base::quoted_json(figures.sections[s].name) + ", \"requirements\": [";
        for (std::size_t r = 0; r < figures.sections[s].requirements.size(); ++r) {
            sections.append(r == 0 ? "\n    " : ",\n    ");
            sections += json_of_requirement(figures, s, r);
        }
        sections += "]}";
    }
    return "{\"title\": " + base::quoted_json(inputs.blueprint.title) + ",\n \"sections\": [" +
           sections + "],\n \"forms\": " + list(figures.forms, ",\n", json_of_form) +
           ",\n \"exposure\": " + numbers(figures.exposure) +
           ",\n \"named\": " + std::to_string(figures.named) +
           ",\n \"overlaps\": " + list(figures.overlaps, ", ", numbers) +
           ",\n \"items\": " + json_of_items(inputs, selections) + "}\n";
}

}  // namespace papersetter::production
