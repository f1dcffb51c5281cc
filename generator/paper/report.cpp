// SPDX-License-Identifier: MIT
#include "paper/report.hpp"

#include <algorithm>
#include <limits>
#include <map>
#include <string_view>

#include "paper/lettering.hpp"

namespace papersetter::paper {
namespace {

using assembly::Demand;

bool is_amount(Demand demand) {
    return demand == Demand::points || demand == Demand::minutes || demand == Demand::p;
}

std::string number(std::int64_t value, Demand demand) {
    return is_amount(demand) ? base::to_string(base::Decimal::units(value)) : std::to_string(value);
}

/// `part` of `all` in twentieths; something is never nothing.
std::int64_t twentieths(std::int64_t part, std::int64_t all) {
    if (part <= 0 || all <= 0) return 0;
    constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max() / (3 * Bar::whole);
    while (all > most) {
        all /= 2;
        part /= 2;
    }
    return std::clamp<std::int64_t>((2 * Bar::whole * part + all) / (2 * all), 1, Bar::whole);
}

Bar bar_of(std::int64_t filled, std::int64_t allowed, std::int64_t all) {
    const std::int64_t length = twentieths(filled, all);
    return {length, std::max<std::int64_t>(0, twentieths(std::min(allowed, all), all) - length)};
}

/// What the bars of a requirement are parts of: of counts the items of the section.
std::int64_t whole_of(const assembly::Requirement& requirement, std::int64_t got,
                      std::int64_t items) {
    if (requirement.demand == Demand::p) return base::Decimal::one;
    if (!is_amount(requirement.demand)) return std::max(items, got);
    return std::max(requirement.asked.most, got);
}

std::string asked_text(const assembly::Requirement& requirement) {
    const base::Range& asked = requirement.asked;
    std::string text = number(asked.least, requirement.demand);
    if (!asked.is_exact()) text += "–" + number(asked.most, requirement.demand);
    if (requirement.written.ends_with('%')) text += " (" + requirement.written + ")";
    return text;
}

ReportRequirement requirement_of(const assembly::Requirement& one, std::int64_t got,
                                 std::int64_t items) {
    constexpr std::string_view prefix = "section.";
    ReportRequirement row;
    row.of = one.key.starts_with(prefix) ? one.key.substr(prefix.size()) : one.key;
    row.value = one.demand == Demand::rule ? std::to_string(one.number + 1) : one.value;
    row.asked = asked_text(one);
    row.got = number(got, one.demand);
    row.bar = bar_of(got, one.asked.most, whole_of(one, got, items));
    return row;
}

/// Equal for forms of which all that a group tells is equal.
std::vector<std::int64_t> group_key(const assembly::FormFigures& form) {
    std::vector<std::int64_t> key{form.points, form.minutes.value_or(-1), form.p.value_or(-1),
                                  form.p_items};
    for (const assembly::FormSectionFigures& section : form.sections) {
        key.push_back(static_cast<std::int64_t>(section.law));
        key.insert(key.end(), section.got.begin(), section.got.end());
    }
    return key;
}

class ReportBuilder {
  public:
    ReportBuilder(const blueprint::Blueprint& blueprint, const assembly::Figures& figures)
        : blueprint_(blueprint), figures_(figures) {}

    void add_groups(Report& report) const {
        std::map<std::vector<std::int64_t>, std::size_t> groups;
        for (const assembly::FormFigures& form : figures_.forms) {
            const auto [known, is_first] =
                groups.try_emplace(group_key(form), report.groups.size());
            if (is_first) report.groups.push_back(group_of(form));
            report.groups[known->second].names.push_back(form.name);
        }
    }

    void add_keys(Report& report) const {
        std::size_t letters = 0;
        for (const assembly::FormFigures& form : figures_.forms) {
            letters = std::max(letters, form.keys.counts.size());
        }
        report.letters.resize(letters);
        for (const assembly::FormFigures& form : figures_.forms) {
            ReportKeys keys{form.name, form.keys.counts,
                            base::to_string(base::Decimal::units(form.keys.chi_square)),
                            form.keys.degrees};
            keys.counts.resize(letters);
            for (std::size_t i = 0; i < letters; ++i) report.letters[i].keys += keys.counts[i];
            report.keys.push_back(std::move(keys));
        }
        std::int64_t most = 0;
        for (const ReportLetter& letter : report.letters) most = std::max(most, letter.keys);
        for (std::size_t i = 0; i < letters; ++i) {
            report.letters[i].letter = Lettering::letter_at(i);
            report.letters[i].bar = bar_of(report.letters[i].keys, 0, most);
        }
    }

    void add_sharing(Report& report) const {
        std::int64_t all = 0;
        for (const std::int64_t items : figures_.exposure) all += items;
        for (std::size_t i = 0; i < figures_.exposure.size(); ++i) {
            const std::int64_t items = figures_.exposure[i];
            if (items == 0) continue;
            report.exposure.push_back(
                {static_cast<std::int64_t>(i + 1), items, bar_of(items, 0, all)});
        }
        report.named = figures_.named;
        const std::size_t forms = figures_.forms.size();
        if (figures_.overlaps.empty() || forms > Report::most_overlaps) return;
        report.overlaps.assign(forms, std::vector<std::int64_t>(forms));
        for (std::size_t i = 0; i < forms; ++i) {
            report.overlaps[i][i] = figures_.forms[i].items - figures_.named;
            for (std::size_t j = i + 1; j < forms; ++j) {
                report.overlaps[i][j] = report.overlaps[j][i] = figures_.overlaps[i][j - i - 1];
            }
        }
    }

  private:
    [[nodiscard]] ReportForms group_of(const assembly::FormFigures& form) const {
        ReportForms group;
        group.points = base::Decimal::units(form.points);
        if (form.minutes) group.minutes = base::Decimal::units(*form.minutes);
        if (form.p) group.p = base::to_string(base::Decimal::units(*form.p));
        group.items_without_p = form.items - form.p_items;
        for (std::size_t s = 0; s < form.sections.size(); ++s) {
            const assembly::FormSectionFigures& figures = form.sections[s];
            ReportSection section;
            section.title = blueprint_.sections.at(s).title;
            section.law = assembly::law_words.at(static_cast<std::size_t>(figures.law));
            for (std::size_t r = 0; r < figures.got.size(); ++r) {
                section.requirements.push_back(
                    requirement_of(figures_.sections.at(s).requirements.at(r), figures.got[r],
                                   blueprint_.sections[s].items));
            }
            group.sections.push_back(std::move(section));
        }
        return group;
    }

    const blueprint::Blueprint& blueprint_;
    const assembly::Figures& figures_;
};

}  // namespace

Report report_of(const std::vector<bank::Bank>& banks, const blueprint::Blueprint& blueprint,
                 const assembly::Selections& selections, const assembly::Figures& figures) {
    Report report;
    report.title = blueprint.title;
    report.subtitle = blueprint.subtitle;
    report.course = blueprint.course;
    report.code = blueprint.code;
    report.language = banks.empty() ? "en" : banks.front().language;
    report.date = blueprint.date;
    for (const assembly::Selection& selection : selections) {
        report.revision = std::max(report.revision, selection.revision);
        report.forms.push_back(selection.form);
    }
    if (!figures.forms.empty()) report.question_count = figures.forms.front().items;
    const ReportBuilder builder(blueprint, figures);
    builder.add_groups(report);
    builder.add_keys(report);
    builder.add_sharing(report);
    return report;
}

}  // namespace papersetter::paper
