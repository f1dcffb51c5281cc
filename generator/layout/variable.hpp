// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
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

/// "paper", "section", "question", …: the context's name in messages and in the guide.
[[nodiscard]] std::string_view context_name(Context context);
/// "text", "html", "flag", "list", "keyword".
[[nodiscard]] std::string_view kind_name(Kind kind);

}  // namespace papersetter::layout
