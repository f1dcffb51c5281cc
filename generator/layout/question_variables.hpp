// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "layout/variable.hpp"

namespace papersetter::layout {

/// Variables of sections, questions, their options and the answer strip.
inline constexpr std::array question_variables{
    Variable{"section_title", Context::section, Kind::text},
    Variable{"section_number", Context::section, Kind::text},
    Variable{"section_questions", Context::section, Kind::text},
    Variable{"section_marks", Context::section, Kind::text},
    made("section_marks_text", Context::section, Documents::papers, "marks"),
    list("questions", Context::section, Documents::papers, Context::question),

    Variable{"number", Context::question, Kind::text},
    made("question_label", Context::question, Documents::papers, "question_label"),
    Variable{"group", Context::question, Kind::text},
    list("stimulus", Context::question, Documents::papers, Context::stimulus),
    Variable{"stem_html", Context::question, Kind::html},
    Variable{"question_marks", Context::question, Kind::text},
    Variable{"option_columns", Context::question, Kind::text, Documents::papers},
    made("question_marks_text", Context::question, Documents::papers, "marks"),
    list("options", Context::question, Documents::papers, Context::option),
    Variable{"is_single", Context::question, Kind::flag},
    Variable{"is_multiple", Context::question, Kind::flag},
    Variable{"is_true_false", Context::question, Kind::flag},
    Variable{"is_numeric", Context::question, Kind::flag},
    Variable{"is_short", Context::question, Kind::flag},
    Variable{"is_cloze", Context::question, Kind::flag},
    Variable{"is_matching", Context::question, Kind::flag},
    Variable{"is_ordering", Context::question, Kind::flag},
    Variable{"is_essay", Context::question, Kind::flag},
    Variable{"is_composite", Context::question, Kind::flag},
    Variable{"has_lines", Context::question, Kind::flag},
    Variable{"part_label", Context::question, Kind::text},
    made("choose_text", Context::question, Documents::papers, "choose_all choose_number"),
    made("answer_label", Context::question, Documents::papers, "cell_label"),
    Variable{"unit_html", Context::question, Kind::html},
    Variable{"line_count", Context::question, Kind::text},
    list("prompts", Context::question, Documents::papers, Context::prompt),
    list("blanks", Context::question, Documents::papers, Context::blank),
    list("parts", Context::question, Documents::papers, Context::question),
    Variable{"is_written", Context::question, Kind::flag, Documents::keys},
    Variable{"tolerance", Context::question, Kind::text, Documents::keys},
    Variable{"model_answer_html", Context::question, Kind::html, Documents::keys},
    Variable{"answer", Context::question, Kind::text, Documents::keys},
    made("accepted_too_text", Context::question, Documents::keys, "accepted_too or_word"),
    Variable{"is_not_counted", Context::question, Kind::flag, Documents::keys},
    list("question_amendments", Context::question, Documents::keys, Context::amendment),
    Variable{"explanation_html", Context::question, Kind::html, Documents::keys},
    Variable{"topic", Context::question, Kind::text, Documents::key},
    Variable{"level", Context::question, Kind::text, Documents::key},
    Variable{"difficulty", Context::question, Kind::text, Documents::key},
    Variable{"p", Context::question, Kind::text, Documents::key},
    Variable{"discrimination", Context::question, Kind::text, Documents::key},
    Variable{"item_id", Context::question, Kind::text, Documents::key},
    list("references", Context::question, Documents::keys, Context::reference),
    list("elsewhere", Context::question, Documents::key, Context::elsewhere),
    made("got_text", Context::question, Documents::feedback, "score_of"),
    Variable{"given_answer", Context::question, Kind::text, Documents::feedback},
    Variable{"is_left_out", Context::question, Kind::flag, Documents::feedback},
    Variable{"is_unreadable", Context::question, Kind::flag, Documents::feedback},
    Variable{"has_wrong_options", Context::question, Kind::flag, Documents::guide},
    list("right_options", Context::question, Documents::guide, Context::option),

    made("stimulus_label", Context::stimulus, Documents::papers, "stimulus stimulus_of_two"),
    Variable{"stimulus_title", Context::stimulus, Kind::text},
    Variable{"stimulus_language", Context::stimulus, Kind::text},
    Variable{"stimulus_direction", Context::stimulus, Kind::keyword},
    Variable{"stimulus_html", Context::stimulus, Kind::html},

    Variable{"prompt_number", Context::prompt, Kind::text},
    Variable{"prompt_html", Context::prompt, Kind::html},
    made("prompt_label", Context::prompt, Documents::papers, "blank_label"),

    Variable{"blank_number", Context::blank, Kind::text},
    made("blank_label", Context::blank, Documents::papers, "blank_label"),

    Variable{"letter", Context::option, Kind::text},
    made("option_label", Context::option, Documents::papers, "option_label"),
    Variable{"option_html", Context::option, Kind::html},
    Variable{"is_correct", Context::option, Kind::flag, Documents::keys},
    Variable{"is_accepted_too", Context::option, Kind::flag, Documents::keys},
    made("role_text", Context::option, Documents::keys, "role_prompt role_gap role_step"),
    Variable{"match_html", Context::option, Kind::html, Documents::keys},
    made("criterion_marks_text", Context::option, Documents::keys, "marks"),
    Variable{"rationale_html", Context::option, Kind::html, Documents::keys},
    Variable{"tempting_html", Context::option, Kind::html, Documents::keys},
    Variable{"right_when_html", Context::option, Kind::html, Documents::keys},
    Variable{"is_given", Context::option, Kind::flag, Documents::feedback},
    list("right_in", Context::option, Documents::guide, Context::right_in),

    Variable{"reference", Context::reference, Kind::text, Documents::keys},

    Variable{"elsewhere_form", Context::elsewhere, Kind::text, Documents::key},
    Variable{"elsewhere_number", Context::elsewhere, Kind::text, Documents::key},
    made("elsewhere_text", Context::elsewhere, Documents::key, "elsewhere"),

    list("cells", Context::strip_group, Documents::papers, Context::cell),

    Variable{"cell_number", Context::cell, Kind::text},
    made("cell_label", Context::cell, Documents::papers, "cell_label"),
    Variable{"cell_width", Context::cell, Kind::text},
    Variable{"cell_letter", Context::cell, Kind::text, Documents::keys},
    Variable{"cell_marks", Context::cell, Kind::text, Documents::keys},
    Variable{"is_amended", Context::cell, Kind::flag, Documents::keys},
};

}  // namespace papersetter::layout
