// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "layout/variable.hpp"

namespace papersetter::layout {

/// Variables of feedback to a candidate and of the class sheet.
inline constexpr std::array feedback_variables{
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
};

}  // namespace papersetter::layout
