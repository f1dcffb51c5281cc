// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "assembly/figures.hpp"
#include "base/decimal.hpp"
#include "paper/candidate_paper.hpp"

namespace papersetter::paper {

/// A bar of a chart in twentieths of the chart's width.
struct Bar {
    static constexpr std::int64_t whole = 20;
    std::int64_t filled = 0;
    std::int64_t room = 0;  ///< beyond the filled part: what would be allowed too
    bool operator==(const Bar&) const = default;
};

/// A row of a table of specifications.
struct ReportRequirement {
    std::string of;     ///< "topic", "table", "p", …: the key in the section
    std::string value;  ///< "valves", "valves, apply", the number of a rule; may be empty
    std::string asked;  ///< "6–10", "9 (22 %)"
    std::string got;
    Bar bar;
};

struct ReportSection {
    std::string title;  ///< empty when it has none
    std::string law;    ///< a word of assembly::law_words
    std::vector<ReportRequirement> requirements;
};

/// Forms of which all these figures are the same.
struct ReportForms {
    std::vector<std::string> names;
    base::Decimal points;
    std::optional<base::Decimal> minutes;
    std::string p;  ///< the mean, "0.612"; empty when no item has one
    std::int64_t items_without_p = 0;
    std::vector<ReportSection> sections;
};

/// Where the keys of a form stand.
struct ReportKeys {
    std::string form;
    std::vector<std::int64_t> counts;  ///< by letter, as many as the report has
    std::string chi_square;            ///< "3.3333"
    std::int64_t degrees = 0;
};

struct ReportLetter {
    std::string letter;
    std::int64_t keys = 0;  ///< on all forms together
    Bar bar;
};

struct ReportExposure {
    std::int64_t forms = 0;
    std::int64_t items = 0;
    Bar bar;
};

/// What was made, for the instructor: the document beside papers and keys. Knows numbers and the
/// words of the blueprint; no question, no option.
struct Report {
    std::string title;
    std::string subtitle;
    std::string course;
    std::string code;
    std::string language;
    std::optional<blueprint::Date> date;
    std::uint32_t revision = 1;
    std::int64_t question_count = 0;  ///< of each form
    std::vector<std::string> forms;   ///< their names
    std::vector<ReportForms> groups;  ///< in the order of their first forms
    std::vector<ReportLetter> letters;
    std::vector<ReportKeys> keys;
    std::vector<ReportExposure> exposure;  ///< without numbers of forms that no item has
    /// How many items each form shares with each, itself included. Those that every form has by
    /// name are not counted. Empty for a single form, in mode same, and for more forms than
    /// `most_overlaps`.
    std::vector<std::vector<std::int64_t>> overlaps;
    std::int64_t named = 0;  ///< how many items every form has by name

    static constexpr std::size_t most_overlaps = 20;
};

/// `figures` are those of the selections, whose revision is the highest of its forms.
[[nodiscard]] Report report_of(const std::vector<bank::Bank>& banks,
                               const blueprint::Blueprint& blueprint,
                               const assembly::Selections& selections,
                               const assembly::Figures& figures);

}  // namespace papersetter::paper
