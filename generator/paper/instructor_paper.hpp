// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "paper/amendment.hpp"
#include "paper/candidate_paper.hpp"
#include "paper/marking.hpp"

namespace papersetter::paper {

/// An option with what only the instructor may know; or an answer that is accepted or commonly
/// given, or a criterion of a rubric. Fragments are XHTML; empty when absent.
struct InstructorOption {
    std::string letter;  ///< empty when it is not offered
    std::string html;
    bool is_correct = false;
    std::string rationale_html;
    std::string tempting_html;
    std::string right_when_html;
    /// Which prompt, gap or step it is the answer to, from 1; 0: none.
    int answers = 0;
    std::string prompt_html = {};
    base::Decimal points = {};     ///< of a criterion
    bool is_accepted_too = false;  ///< since the key was amended
    std::size_t authored = 0;      ///< its position in the bank
    /// Of a guide: the numbers of other questions whose right answer it is.
    std::vector<int> right_in = {};
};

/// Where an item stands on another form.
struct Elsewhere {
    std::string form;
    int number = 0;
};

/// A question, or a part of one, with its key.
struct InstructorQuestion {
    int number = 0;
    std::string stem_html;
    base::Decimal points;
    std::vector<InstructorOption> options;
    /// The right letters: of a matching or ordering question and of an option bank in the order of
    /// prompts, steps or gaps; "TF…" for statements; empty where no letters are asked for.
    std::string answer;
    std::string explanation_html;
    std::string item_id;  ///< "bank:item" when the paper draws on several banks
    std::string topic_title;
    std::string level;       ///< a word of bank::level_words or empty
    std::string difficulty;  ///< a word of bank::difficulty_words or empty
    std::string p;           ///< "0.58" or empty
    std::string discrimination;
    std::vector<std::string> references;
    std::vector<Elsewhere> elsewhere;  ///< mode same only
    std::string group;
    int option_columns = 0;                 ///< of the paper, 1 to 4; 0: as the layout has it
    std::optional<Stimulus> stimulus = {};  ///< printed before this question, below its group
    std::string part = {};                  ///< "a"; empty for a question
    bank::Type type = bank::Type::single;
    std::string paper_stem_html = {};  ///< where the paper has another one, with gaps to be filled
    std::vector<std::string> prompts = {};  ///< of the paper, like the next three
    int choose = 0;
    std::string unit_html = {};
    int lines = 0;
    std::size_t gap_count = 0;
    std::string tolerance = {};  ///< "0.05" or, as a share of the answer, "2 %"; empty: exactly
    std::string model_answer_html = {};
    std::vector<InstructorQuestion> parts = {};
    std::vector<std::string> accepted_too = {};  ///< further answers in letters, since amendments
    bool is_left_out = false;                    ///< it is not counted, since an amendment
    std::vector<std::string> notes = {};         ///< of the amendments that changed its key
};

struct InstructorSection {
    std::string title;
    std::vector<InstructorQuestion> questions;
    base::Decimal points;
};

/// The whole paper as the instructor sees it: the candidate's paper and the key to it.
struct InstructorPaper {
    CandidatePaper candidate;
    std::vector<InstructorSection> sections;
    base::Decimal item_minutes;  ///< sum of the items' minutes, 0 when some have none
    base::Decimal points = {};   ///< as amendments leave them
    bool has_equal_points = true;
    /// The form's own answer strip filled in, then, in a series of mode same with few forms, those
    /// of the others.
    std::vector<MarkedStrip> strips = {};
    std::vector<ScoreRow> score_rows = {};
    bool has_grades = false;  ///< the blueprint has cut scores
    /// Of the key; nothing as long as it was not amended.
    std::optional<std::uint32_t> key_revision = {};
    std::vector<std::string> notes = {};  ///< of the amendments that changed this form's key
};

/// A canonical serialisation of paper and key, without places in the source: equal bytes exactly
/// when an instructor would read equal keys.
[[nodiscard]] std::string canonical(const InstructorPaper& paper);
/// The same where the canonical candidate's view is at hand.
[[nodiscard]] std::string canonical(const InstructorPaper& paper, std::string_view candidate);

/// The same of what the marking sheet says beyond that.
[[nodiscard]] std::string canonical_marking(const InstructorPaper& paper);

}  // namespace papersetter::paper
