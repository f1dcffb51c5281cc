// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "bank/item.hpp"
#include "base/decimal.hpp"
#include "blueprint/blueprint.hpp"
#include "paper/stimulus.hpp"

namespace papersetter::paper {

/// An option as a candidate sees it. `html` is an XHTML fragment.
struct CandidateOption {
    std::string letter;
    std::string html;
};

/// A question, or a part of one, as a candidate sees it.
struct CandidateQuestion {
    int number = 0;  ///< as printed, from 1 through the whole paper
    std::string stem_html;
    base::Decimal points;
    std::vector<CandidateOption> options;  ///< those that are offered
    std::string group;  ///< heading printed before this question (arrange = "topic"); else empty
    int option_columns = 0;                 ///< 1 to 4; 0: as the layout has it
    std::optional<Stimulus> stimulus = {};  ///< printed before this question, below its group
    std::string part = {};                  ///< "a" for the first part of a question; else empty
    bank::Type type = bank::Type::single;
    std::vector<std::string> prompts = {};  ///< XHTML; in an order that does not depend on the key
    int choose = 0;                         ///< how many options are to be chosen; 0: not told
    std::string unit_html = {};
    int lines = 0;              ///< ruled for the answer; 0: as many as the layout gives
    std::size_t gap_count = 0;  ///< in the stem
    std::vector<CandidateQuestion> parts = {};
};

/// Where a letter, or several, are written in the answer strip.
struct StripCell {
    std::string number;            ///< "7", "7a"
    std::size_t most_letters = 1;  ///< how many may be written in it
    bool operator==(const StripCell&) const = default;
};

struct CandidateSection {
    std::string title;
    std::vector<CandidateQuestion> questions;
    base::Decimal points;
};

/// Everything a question paper may show, and nothing else: no member can hold a rationale, which
/// option is right, a difficulty, a tag or an item's id. Whatever is derived for a question paper
/// (form code, file identifiers) is derived from this type only.
struct CandidatePaper {
    std::string title;
    std::string subtitle;
    std::string course;
    std::string code;
    std::string aids;
    std::string language;
    std::optional<blueprint::Date> date;
    std::optional<base::Decimal> minutes;
    std::string instructions_html;
    std::string form;            ///< "A"
    std::size_t form_index = 0;  ///< its place among the forms of the series, from 0
    std::string form_code;       ///< "A · 7F3K-Q2"
    std::uint32_t revision = 1;  ///< from 2 once a question was replaced
    int question_count = 0;
    base::Decimal points;
    bool has_equal_points = true;  ///< every question has the same marks
    std::vector<CandidateSection> sections;
};

/// The questions and parts that are answered by letters of their options, in printed order.
[[nodiscard]] std::vector<StripCell> strip_cells(const CandidatePaper& paper);

/// A canonical serialisation of the view without places in the source: equal bytes exactly when a
/// candidate would read equal papers.
[[nodiscard]] std::string canonical(const CandidatePaper& paper);

/// The form name and six characters of the digest of `canonical` (with an empty code), "A ·
/// 7F3K-Q2".
[[nodiscard]] std::string form_code_of(const CandidatePaper& paper);

}  // namespace papersetter::paper
