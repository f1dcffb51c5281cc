// SPDX-License-Identifier: MIT
#include "manifest/figures.hpp"

#include "base/text.hpp"

namespace papersetter::manifest {
namespace {

using assembly::Demand;
using base::Decimal;
using base::quoted_toml;

bool is_amount(Demand demand) {
    return demand == Demand::points || demand == Demand::minutes || demand == Demand::p;
}

Decimal amount(std::int64_t number, Demand demand) {
    return is_amount(demand) ? Decimal::units(number) : Decimal::whole(number);
}

RecordedFormFigures recorded_form(const assembly::FormFigures& form) {
    RecordedFormFigures result;
    result.form = form.name;
    result.items = form.items;
    result.points = Decimal::units(form.points);
    if (form.minutes) result.minutes = Decimal::units(*form.minutes);
    if (form.p) result.p = Decimal::units(*form.p);
    result.p_items = form.p_items;
    result.keys = form.keys.counts;
    result.free_keys = form.keys.free;
    result.chi_square = Decimal::units(form.keys.chi_square);
    result.degrees = form.keys.degrees;
    return result;
}

std::string list(const std::vector<std::int64_t>& numbers) {
    std::string text;
    for (const std::int64_t number : numbers) {
        text.append(text.empty() ? "" : ", ").append(std::to_string(number));
    }
    return "[" + text + "]";
}

std::string list(const std::vector<Decimal>& amounts) {
    std::string text;
    for (const Decimal one : amounts) text.append(text.empty() ? "" : ", ").append(to_string(one));
    return "[" + text + "]";
}

void add(std::string& toml, std::string_view key, std::string_view value) {
    toml.append(key).append(" = ").append(value).append("\n");
}

void add_section(std::string& toml, const RecordedSectionFigures& section) {
    toml.append("[[figures.section]]\n");
    add(toml, "name", quoted_toml(section.name));
    toml.append("requirements = [\n");
    for (const RecordedRequirement& one : section.requirements) {
        toml.append("  { key = ").append(quoted_toml(one.key));
        if (!one.value.empty()) toml.append(", value = ").append(quoted_toml(one.value));
        toml.append(", asked = ").append(quoted_toml(one.asked));
        toml.append(", least = ").append(to_string(one.least));
        toml.append(", most = ").append(to_string(one.most));
        toml.append(", got = ").append(list(one.got)).append(" },\n");
    }
    toml.append("]\n");
}

void add_form(std::string& toml, const RecordedFormFigures& form) {
    toml.append("[[figures.form]]\n");
    add(toml, "name", quoted_toml(form.form));
    add(toml, "items", std::to_string(form.items));
    add(toml, "points", to_string(form.points));
    if (form.minutes) add(toml, "minutes", to_string(*form.minutes));
    if (form.p) {
        add(toml, "p", to_string(*form.p));
        add(toml, "p_items", std::to_string(form.p_items));
    }
    add(toml, "keys", list(form.keys));
    add(toml, "free_keys", std::to_string(form.free_keys));
    add(toml, "chi_square", to_string(form.chi_square));
    add(toml, "degrees", std::to_string(form.degrees));
}

}  // namespace

RecordedFigures recorded(const assembly::Figures& figures) {
    RecordedFigures result;
    for (std::size_t s = 0; s < figures.sections.size(); ++s) {
        RecordedSectionFigures section{figures.sections[s].name, {}};
        for (std::size_t r = 0; r < figures.sections[s].requirements.size(); ++r) {
            const assembly::Requirement& one = figures.sections[s].requirements[r];
            const std::string rule =
                one.demand == Demand::rule ? std::to_string(one.number + 1) : one.value;
            RecordedRequirement requirement{one.key,
                                            rule,
                                            one.written,
                                            amount(one.asked.least, one.demand),
                                            amount(one.asked.most, one.demand),
                                            {}};
            for (const assembly::FormFigures& form : figures.forms) {
                requirement.got.push_back(amount(form.sections.at(s).got.at(r), one.demand));
            }
            section.requirements.push_back(std::move(requirement));
        }
        result.sections.push_back(std::move(section));
    }
    for (const assembly::FormFigures& form : figures.forms) {
        result.forms.push_back(recorded_form(form));
    }
    result.exposure = figures.exposure;
    result.named = figures.named;
    result.overlaps = figures.overlaps;
    return result;
}

std::string write_figures(const RecordedFigures& figures) {
    std::string toml = "[figures]\n";
    add(toml, "exposure", list(figures.exposure));
    add(toml, "named", std::to_string(figures.named));
    toml.append("overlaps = [\n");
    for (const auto& row : figures.overlaps) toml.append("  ").append(list(row)).append(",\n");
    toml.append("]\n");
    for (const RecordedSectionFigures& section : figures.sections) add_section(toml, section);
    for (const RecordedFormFigures& form : figures.forms) add_form(toml, form);
    return toml;
}

}  // namespace papersetter::manifest
