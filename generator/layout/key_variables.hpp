// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "layout/variable.hpp"

namespace papersetter::layout {

/// Variables of the key alone: its marking sheet, crosswalk, tables of pages.
inline constexpr std::array key_variables{
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
};

}  // namespace papersetter::layout
