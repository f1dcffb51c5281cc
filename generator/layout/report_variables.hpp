// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "layout/variable.hpp"

namespace papersetter::layout {

/// Variables of the report.
inline constexpr std::array report_variables{
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
};

}  // namespace papersetter::layout
