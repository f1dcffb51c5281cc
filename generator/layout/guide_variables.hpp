// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "layout/variable.hpp"

namespace papersetter::layout {

/// Variables of study guides.
inline constexpr std::array guide_variables{
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

}  // namespace papersetter::layout
