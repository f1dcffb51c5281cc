// SPDX-License-Identifier: MIT
#include "layout/variables.hpp"

namespace papersetter::layout {
namespace {

constexpr std::array<std::string_view, context_count> context_names{"paper",
                                                                    "section",
                                                                    "question",
                                                                    "stimulus",
                                                                    "prompt",
                                                                    "blank",
                                                                    "option",
                                                                    "reference",
                                                                    "elsewhere",
                                                                    "strip_group",
                                                                    "cell",
                                                                    "tab_step",
                                                                    "marking_form",
                                                                    "written_answer",
                                                                    "accepted",
                                                                    "score_row",
                                                                    "amendment",
                                                                    "crosswalk_table",
                                                                    "crosswalk_form",
                                                                    "crosswalk_row",
                                                                    "crosswalk_cell",
                                                                    "page",
                                                                    "profile",
                                                                    "page_row",
                                                                    "page_cell",
                                                                    "form_group",
                                                                    "report_section",
                                                                    "requirement",
                                                                    "unit",
                                                                    "letter_total",
                                                                    "key_form",
                                                                    "key_count",
                                                                    "exposure",
                                                                    "overlap_form",
                                                                    "overlap_row",
                                                                    "overlap",
                                                                    "id_column",
                                                                    "id_digit",
                                                                    "sheet_row",
                                                                    "bubble",
                                                                    "answer_group",
                                                                    "answer_cell",
                                                                    "topic_score",
                                                                    "class_form",
                                                                    "class_reliability",
                                                                    "class_bin",
                                                                    "class_misconception",
                                                                    "class_item",
                                                                    "class_place",
                                                                    "class_part",
                                                                    "class_option",
                                                                    "class_count",
                                                                    "class_score",
                                                                    "topic",
                                                                    "right_in",
                                                                    "term",
                                                                    "index_entry",
                                                                    "card_sheet",
                                                                    "card_row",
                                                                    "card"};
constexpr std::array<std::string_view, 5> kind_names{"text", "html", "flag", "list", "keyword"};

constexpr bool is_grouped_and_unique() {
    for (std::size_t i = 0; i < variables.size(); ++i) {
        if (i > 0 && variables[i].context < variables[i - 1].context) return false;
        if (find_variable(variables[i].name) != i) return false;
    }
    return true;
}
static_assert(is_grouped_and_unique(), "scopes find a variable by its place in its context");

}  // namespace

std::string_view context_name(Context context) {
    return context_names[static_cast<std::size_t>(context)];
}

std::string_view kind_name(Kind kind) { return kind_names[static_cast<std::size_t>(kind)]; }

}  // namespace papersetter::layout
