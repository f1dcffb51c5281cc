// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "layout/documents.hpp"

namespace papersetter::layout {

/// What a variable may be used for in a template.
enum class Kind : std::uint8_t {
    text,     ///< {{x}}, escaped; {{#x}}…{{/x}} when it is not empty
    html,     ///< {{{x}}} between elements only; {{#x}}…{{/x}} when it is not empty
    flag,     ///< {{#x}}…{{/x}} and {{^x}}…{{/x}} only
    list,     ///< {{#x}}…{{/x}} once for each entry, {{^x}}…{{/x}} when there is none
    keyword,  ///< {{x}}: a word of a closed list, so that it may stand outside a CSS string too
};

/// Inside which list a variable exists; `paper` is everywhere.
enum class Context : std::uint8_t {
    paper,
    section,
    question,
    stimulus,
    prompt,
    blank,
    option,
    reference,
    elsewhere,
    strip_group,
    cell,
    tab_step,
    marking_form,
    written_answer,
    accepted,
    score_row,
    amendment,
    crosswalk_table,
    crosswalk_form,
    crosswalk_row,
    crosswalk_cell,
    page,
    profile,
    page_row,
    page_cell,
    form_group,
    report_section,
    requirement,
    unit,
    letter_total,
    key_form,
    key_count,
    exposure,
    overlap_form,
    overlap_row,
    overlap,
    id_column,
    id_digit,
    sheet_row,
    bubble,
    answer_group,
    answer_cell,
    topic_score,
    class_form,
    class_reliability,
    class_bin,
    class_misconception,
    class_item,
    class_place,
    class_part,
    class_option,
    class_count,
    class_score,
    topic,
    right_in,
    term,
    index_entry,
    card_sheet,
    card_row,
    card
};
inline constexpr std::size_t context_count = 60;

/// A name that templates may use. Names are unique over all contexts, so that a name never falls
/// through to another meaning in an outer context.
struct Variable {
    std::string_view name;
    Context context = Context::paper;
    Kind kind = Kind::text;
    Documents documents = Documents::papers;
    Context entries = Context::paper;  ///< kind list: the context of its entries
    std::string_view needs = {};       ///< strings (by key) that it is made with
};

/// A text that is made with fixed words of the layout, by their keys.
consteval Variable made(std::string_view name, Context context, Documents documents,
                        std::string_view needs) {
    return {name, context, Kind::text, documents, {}, needs};
}

consteval Variable list(std::string_view name, Context context, Documents documents,
                        Context entries) {
    return {name, context, Kind::list, documents, entries};
}

/// Every variable, those of one context together. docs/layout_guide.md explains each; a test
/// compares the two.
inline constexpr std::array variables{
    Variable{"title", Context::paper, Kind::text, Documents::all},
    Variable{"subtitle", Context::paper, Kind::text, Documents::all},
    Variable{"course", Context::paper, Kind::text, Documents::all},
    Variable{"code", Context::paper, Kind::text, Documents::all},
    Variable{"aids", Context::paper, Kind::text},
    Variable{"language", Context::paper, Kind::text, Documents::all},
    Variable{"direction", Context::paper, Kind::keyword, Documents::all},
    Variable{"start_side", Context::paper, Kind::keyword, Documents::all},
    Variable{"end_side", Context::paper, Kind::keyword, Documents::all},
    made("date_text", Context::paper, Documents::all, "date months.1 months.12"),
    made("time_text", Context::paper, Documents::papers, "minutes hours hours_and_minutes"),
    Variable{"instructions_html", Context::paper, Kind::html},
    Variable{"form", Context::paper, Kind::text, Documents::forms},
    Variable{"form_code", Context::paper, Kind::text, Documents::forms},
    made("revision_text", Context::paper, Documents::all, "revision"),
    Variable{"profile_text", Context::paper, Kind::text},
    made("document_title", Context::paper, Documents::all, "questions_title key_title"),
    Variable{"is_questions", Context::paper, Kind::flag, Documents::all},
    Variable{"is_key", Context::paper, Kind::flag, Documents::all},
    Variable{"is_report", Context::paper, Kind::flag, Documents::all},
    Variable{"is_sheet", Context::paper, Kind::flag, Documents::all},
    Variable{"is_feedback", Context::paper, Kind::flag, Documents::all},
    Variable{"is_class", Context::paper, Kind::flag, Documents::all},
    Variable{"is_guide", Context::paper, Kind::flag, Documents::all},
    Variable{"is_learning", Context::paper, Kind::flag, Documents::all},
    Variable{"is_crosswalk", Context::paper, Kind::flag, Documents::all},
    Variable{"question_count", Context::paper, Kind::text, Documents::all},
    Variable{"marks", Context::paper, Kind::text},
    made("marks_text", Context::paper, Documents::papers, "marks"),
    made("marks_each_text", Context::paper, Documents::papers, "marks_each"),
    Variable{"has_equal_marks", Context::paper, Kind::flag},
    Variable{"has_section_titles", Context::paper, Kind::flag},
    Variable{"has_other_types", Context::paper, Kind::flag},
    list("sections", Context::paper, Documents::papers, Context::section),
    list("strip_groups", Context::paper, Documents::papers, Context::strip_group),
    list("tab_steps", Context::paper, Documents::papers, Context::tab_step),
    made("item_time_text", Context::paper, Documents::key, "minutes hours hours_and_minutes"),
    list("pages", Context::paper, Documents::key, Context::page),
    list("profiles", Context::paper, Documents::key, Context::profile),
    list("page_rows", Context::paper, Documents::key, Context::page_row),
    list("marking_forms", Context::paper, Documents::keys, Context::marking_form),
    list("written_answers", Context::paper, Documents::keys, Context::written_answer),
    list("asked_sections", Context::paper, Documents::learning, Context::section),
    list("crosswalk_tables", Context::paper, Documents::crosswalk, Context::crosswalk_table),
    list("score_rows", Context::paper, Documents::key, Context::score_row),
    Variable{"has_grades", Context::paper, Kind::flag, Documents::key},
    list("amendments", Context::paper, Documents::keys, Context::amendment),
    made("key_revision_text", Context::paper, Documents::all, "key_revision"),
    Variable{"form_count", Context::paper, Kind::text, Documents::report},
    list("form_groups", Context::paper, Documents::report, Context::form_group),
    list("letter_totals", Context::paper, Documents::report, Context::letter_total),
    list("key_forms", Context::paper, Documents::report, Context::key_form),
    list("exposures", Context::paper, Documents::report, Context::exposure),
    list("overlap_forms", Context::paper, Documents::report, Context::overlap_form),
    list("overlap_rows", Context::paper, Documents::report, Context::overlap_row),
    made("named_text", Context::paper, Documents::report, "report_named"),
    Variable{"candidate", Context::paper, Kind::text, Documents::feedback},
    Variable{"candidate_name", Context::paper, Kind::text, Documents::feedback},
    Variable{"score", Context::paper, Kind::text, Documents::feedback},
    made("score_text", Context::paper, Documents::feedback, "score_of"),
    made("right_text", Context::paper, Documents::feedback, "right_of"),
    made("unmarked_text", Context::paper, Documents::feedback, "unmarked"),
    list("answer_groups", Context::paper, Documents::feedback, Context::answer_group),
    list("topic_scores", Context::paper, Documents::feedback, Context::topic_score),
    list("missed", Context::paper, Documents::feedback, Context::question),
    Variable{"class_size", Context::paper, Kind::text, Documents::class_sheet},
    Variable{"class_marks", Context::paper, Kind::text, Documents::class_sheet},
    Variable{"class_mean", Context::paper, Kind::text, Documents::class_sheet},
    Variable{"class_median", Context::paper, Kind::text, Documents::class_sheet},
    Variable{"class_deviation", Context::paper, Kind::text, Documents::class_sheet},
    list("class_forms", Context::paper, Documents::class_sheet, Context::class_form),
    list("class_reliabilities", Context::paper, Documents::class_sheet, Context::class_reliability),
    list("class_bins", Context::paper, Documents::class_sheet, Context::class_bin),
    list("class_misconceptions", Context::paper, Documents::class_sheet,
         Context::class_misconception),
    list("class_items", Context::paper, Documents::class_sheet, Context::class_item),
    list("class_scores", Context::paper, Documents::class_sheet, Context::class_score),

    made("sheet_code_text", Context::paper, Documents::sheet, "sheet_code"),
    list("id_columns", Context::paper, Documents::sheet, Context::id_column),
    list("sheet_rows", Context::paper, Documents::sheet, Context::sheet_row),
    made("guide_count_text", Context::paper, Documents::guide, "guide_questions"),
    list("topics", Context::paper, Documents::guide, Context::topic),
    list("terms", Context::paper, Documents::guide, Context::term),
    list("index_entries", Context::paper, Documents::guide, Context::index_entry),
    list("card_sheets", Context::paper, Documents::guide, Context::card_sheet),

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

    made("marking_form_label", Context::marking_form, Documents::keys, "marking_form"),
    Variable{"is_own_form", Context::marking_form, Kind::flag, Documents::keys},
    list("marking_groups", Context::marking_form, Documents::keys, Context::strip_group),

    Variable{"written_number", Context::written_answer, Kind::text, Documents::keys},
    made("written_label", Context::written_answer, Documents::keys, "question_label"),
    made("written_marks_text", Context::written_answer, Documents::keys, "marks not_counted"),
    Variable{"written_letters", Context::written_answer, Kind::text, Documents::keys},
    list("accepted", Context::written_answer, Documents::keys, Context::accepted),

    Variable{"is_alternative", Context::accepted, Kind::flag, Documents::keys},
    Variable{"accepted_label", Context::accepted, Kind::text, Documents::keys},
    Variable{"accepted_html", Context::accepted, Kind::html, Documents::keys},
    Variable{"accepted_note", Context::accepted, Kind::text, Documents::keys},
    Variable{"accepted_unit_html", Context::accepted, Kind::html, Documents::keys},

    Variable{"grade", Context::score_row, Kind::text, Documents::key},
    Variable{"least_marks", Context::score_row, Kind::text, Documents::key},
    made("score_row_label", Context::score_row, Documents::key, "score_row"),

    Variable{"amendment_note", Context::amendment, Kind::text, Documents::keys},

    list("crosswalk_forms", Context::crosswalk_table, Documents::crosswalk,
         Context::crosswalk_form),
    list("crosswalk_rows", Context::crosswalk_table, Documents::crosswalk, Context::crosswalk_row),

    Variable{"crosswalk_form", Context::crosswalk_form, Kind::text, Documents::crosswalk},

    Variable{"crosswalk_item", Context::crosswalk_row, Kind::text, Documents::crosswalk},
    Variable{"crosswalk_part", Context::crosswalk_row, Kind::text, Documents::crosswalk},
    list("crosswalk_cells", Context::crosswalk_row, Documents::crosswalk, Context::crosswalk_cell),

    Variable{"crosswalk_number", Context::crosswalk_cell, Kind::text, Documents::crosswalk},
    Variable{"crosswalk_letters", Context::crosswalk_cell, Kind::text, Documents::crosswalk},

    Variable{"page_number", Context::page, Kind::text, Documents::key},
    Variable{"page_first", Context::page, Kind::text, Documents::key},
    Variable{"page_last", Context::page, Kind::text, Documents::key},
    made("page_text", Context::page, Documents::key, "page_questions"),
    Variable{"page_questions", Context::page, Kind::text, Documents::key},
    Variable{"page_letters", Context::page, Kind::text, Documents::key},
    Variable{"page_marks", Context::page, Kind::text, Documents::key},

    Variable{"profile_title", Context::profile, Kind::text, Documents::key},

    Variable{"page_row_number", Context::page_row, Kind::text, Documents::key},
    list("page_cells", Context::page_row, Documents::key, Context::page_cell),

    Variable{"page_cell", Context::page_cell, Kind::text, Documents::key},

    made("forms_text", Context::form_group, Documents::report, "report_forms"),
    Variable{"group_marks", Context::form_group, Kind::text, Documents::report},
    made("group_time_text", Context::form_group, Documents::report,
         "minutes hours hours_and_minutes"),
    Variable{"group_p", Context::form_group, Kind::text, Documents::report},
    made("group_p_note", Context::form_group, Documents::report, "report_without_p"),
    list("report_sections", Context::form_group, Documents::report, Context::report_section),

    Variable{"report_section_title", Context::report_section, Kind::text, Documents::report},
    made("report_section_label", Context::report_section, Documents::report, "report_section"),
    Variable{"law", Context::report_section, Kind::text, Documents::report},
    list("requirements", Context::report_section, Documents::report, Context::requirement),

    Variable{"requirement_of", Context::requirement, Kind::text, Documents::report},
    Variable{"requirement_value", Context::requirement, Kind::text, Documents::report},
    Variable{"asked", Context::requirement, Kind::text, Documents::report},
    Variable{"got", Context::requirement, Kind::text, Documents::report},
    list("requirement_bar", Context::requirement, Documents::report, Context::unit),

    Variable{"is_filled", Context::unit, Kind::flag, Documents::all},

    Variable{"total_letter", Context::letter_total, Kind::text, Documents::report},
    Variable{"total_keys", Context::letter_total, Kind::text, Documents::report},
    list("total_bar", Context::letter_total, Documents::report, Context::unit),

    Variable{"key_form", Context::key_form, Kind::text, Documents::report},
    list("key_counts", Context::key_form, Documents::report, Context::key_count),
    Variable{"chi_square", Context::key_form, Kind::text, Documents::report},
    Variable{"degrees", Context::key_form, Kind::text, Documents::report},

    Variable{"key_count", Context::key_count, Kind::text, Documents::report},

    made("exposure_text", Context::exposure, Documents::report, "report_exposure"),
    Variable{"exposure_items", Context::exposure, Kind::text, Documents::report},
    list("exposure_bar", Context::exposure, Documents::report, Context::unit),

    Variable{"overlap_form", Context::overlap_form, Kind::text, Documents::report},

    Variable{"overlap_row", Context::overlap_row, Kind::text, Documents::report},
    list("overlaps", Context::overlap_row, Documents::report, Context::overlap),

    Variable{"overlap", Context::overlap, Kind::text, Documents::report},

    list("id_digits", Context::id_column, Documents::sheet, Context::id_digit),

    Variable{"digit", Context::id_digit, Kind::text, Documents::sheet},
    Variable{"digit_id", Context::id_digit, Kind::text, Documents::sheet},
    made("digit_label", Context::id_digit, Documents::sheet, "digit_label"),

    Variable{"row_number", Context::sheet_row, Kind::text, Documents::sheet},
    Variable{"has_several", Context::sheet_row, Kind::flag, Documents::sheet},
    list("bubbles", Context::sheet_row, Documents::sheet, Context::bubble),

    Variable{"bubble_letter", Context::bubble, Kind::text, Documents::sheet},
    Variable{"bubble_id", Context::bubble, Kind::text, Documents::sheet},
    made("bubble_label", Context::bubble, Documents::sheet, "option_label"),

    list("answer_cells", Context::answer_group, Documents::feedback, Context::answer_cell),

    Variable{"answered_number", Context::answer_cell, Kind::text, Documents::feedback},
    Variable{"answered_letters", Context::answer_cell, Kind::text, Documents::feedback},
    Variable{"right_letters", Context::answer_cell, Kind::text, Documents::feedback},
    Variable{"is_right_answer", Context::answer_cell, Kind::flag, Documents::feedback},
    Variable{"is_unmarked_answer", Context::answer_cell, Kind::flag, Documents::feedback},
    Variable{"is_wide_answer", Context::answer_cell, Kind::flag, Documents::feedback},

    Variable{"topic_score_title", Context::topic_score, Kind::text, Documents::feedback},
    Variable{"topic_score", Context::topic_score, Kind::text, Documents::feedback},
    list("topic_score_bar", Context::topic_score, Documents::feedback, Context::unit),

    Variable{"class_form", Context::class_form, Kind::text, Documents::class_sheet},

    Variable{"reliability_forms", Context::class_reliability, Kind::text, Documents::class_sheet},
    Variable{"reliability", Context::class_reliability, Kind::text, Documents::class_sheet},

    Variable{"bin_text", Context::class_bin, Kind::text, Documents::class_sheet},
    Variable{"bin_candidates", Context::class_bin, Kind::text, Documents::class_sheet},
    list("bin_bar", Context::class_bin, Documents::class_sheet, Context::unit),

    Variable{"misconception", Context::class_misconception, Kind::text, Documents::class_sheet},
    Variable{"misconception_candidates", Context::class_misconception, Kind::text,
             Documents::class_sheet},
    Variable{"misconception_places", Context::class_misconception, Kind::text,
             Documents::class_sheet},
    list("misconception_bar", Context::class_misconception, Documents::class_sheet, Context::unit),

    Variable{"class_item_id", Context::class_item, Kind::text, Documents::class_sheet},
    Variable{"class_item_p", Context::class_item, Kind::text, Documents::class_sheet},
    Variable{"class_item_discrimination", Context::class_item, Kind::text, Documents::class_sheet},
    Variable{"class_item_upper", Context::class_item, Kind::text, Documents::class_sheet},
    Variable{"class_item_lower", Context::class_item, Kind::text, Documents::class_sheet},
    Variable{"class_item_n", Context::class_item, Kind::text, Documents::class_sheet},
    Variable{"class_item_stem_html", Context::class_item, Kind::html, Documents::class_sheet},
    Variable{"is_doubtful", Context::class_item, Kind::flag, Documents::class_sheet},
    list("class_places", Context::class_item, Documents::class_sheet, Context::class_place),
    list("class_parts", Context::class_item, Documents::class_sheet, Context::class_part),

    Variable{"class_place", Context::class_place, Kind::text, Documents::class_sheet},

    Variable{"class_part_label", Context::class_part, Kind::text, Documents::class_sheet},
    Variable{"class_stem_html", Context::class_part, Kind::html, Documents::class_sheet},
    list("class_options", Context::class_part, Documents::class_sheet, Context::class_option),

    Variable{"class_option_html", Context::class_option, Kind::html, Documents::class_sheet},
    Variable{"is_class_key", Context::class_option, Kind::flag, Documents::class_sheet},
    Variable{"is_other", Context::class_option, Kind::flag, Documents::class_sheet},
    Variable{"is_blank", Context::class_option, Kind::flag, Documents::class_sheet},
    Variable{"class_option_total", Context::class_option, Kind::text, Documents::class_sheet},
    list("class_counts", Context::class_option, Documents::class_sheet, Context::class_count),
    list("class_option_bar", Context::class_option, Documents::class_sheet, Context::unit),

    Variable{"class_count", Context::class_count, Kind::text, Documents::class_sheet},
    Variable{"class_count_letter", Context::class_count, Kind::text, Documents::class_sheet},

    Variable{"scored_candidate", Context::class_score, Kind::text, Documents::class_sheet},
    Variable{"scored_name", Context::class_score, Kind::text, Documents::class_sheet},
    Variable{"scored_form", Context::class_score, Kind::text, Documents::class_sheet},
    Variable{"scored_marks", Context::class_score, Kind::text, Documents::class_sheet},
    Variable{"scored_of", Context::class_score, Kind::text, Documents::class_sheet},
    Variable{"scored_per_cent", Context::class_score, Kind::text, Documents::class_sheet},
    made("scored_note", Context::class_score, Documents::class_sheet, "unmarked"),
    Variable{"topic_title", Context::topic, Kind::text, Documents::guide},
    Variable{"topic_number", Context::topic, Kind::text, Documents::guide},
    Variable{"topic_anchor", Context::topic, Kind::text, Documents::guide},
    Variable{"is_chapter", Context::topic, Kind::flag, Documents::guide},
    made("topic_set_text", Context::topic, Documents::guide, "guide_set"),
    made("topic_count_text", Context::topic, Documents::guide, "guide_questions"),
    Variable{"topic_notes_html", Context::topic, Kind::html, Documents::guide},
    list("topic_questions", Context::topic, Documents::guide, Context::question),

    Variable{"right_in_number", Context::right_in, Kind::text, Documents::guide},
    made("right_in_text", Context::right_in, Documents::guide, "right_in"),

    Variable{"term_name", Context::term, Kind::text, Documents::guide},
    Variable{"term_anchor", Context::term, Kind::text, Documents::guide},
    Variable{"term_html", Context::term, Kind::html, Documents::guide},
    Variable{"term_targets", Context::term, Kind::text, Documents::guide},

    Variable{"index_initial", Context::index_entry, Kind::text, Documents::guide},
    Variable{"index_html", Context::index_entry, Kind::html, Documents::guide},
    Variable{"index_targets", Context::index_entry, Kind::text, Documents::guide},

    list("front_rows", Context::card_sheet, Documents::guide, Context::card_row),
    list("back_rows", Context::card_sheet, Documents::guide, Context::card_row),

    list("cards", Context::card_row, Documents::guide, Context::card),

    Variable{"card_name", Context::card, Kind::text, Documents::guide},
    Variable{"card_size", Context::card, Kind::keyword, Documents::guide},
    Variable{"card_title", Context::card, Kind::text, Documents::guide},
    Variable{"card_text_html", Context::card, Kind::html, Documents::guide},
    list("card_questions", Context::card, Documents::guide, Context::question),
};

/// The position of a variable in the table; nothing for an unknown name.
[[nodiscard]] constexpr std::optional<std::size_t> find_variable(std::string_view name) {
    for (std::size_t i = 0; i < variables.size(); ++i) {
        if (variables[i].name == name) return i;
    }
    return std::nullopt;
}

/// Where the variables of a context begin in the table; for `context_count`, the table's end.
[[nodiscard]] constexpr std::size_t first_of(std::size_t context) {
    std::size_t i = 0;
    while (i < variables.size() && static_cast<std::size_t>(variables[i].context) < context) ++i;
    return i;
}

/// "paper", "section", "question", …: the context's name in messages and in the guide.
[[nodiscard]] std::string_view context_name(Context context);
/// "text", "html", "flag", "list", "keyword".
[[nodiscard]] std::string_view kind_name(Kind kind);

}  // namespace papersetter::layout
