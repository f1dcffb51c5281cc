// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

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
    option,
    reference,
    elsewhere,
    strip_group,
    cell,
    page
};
inline constexpr std::size_t context_count = 10;

/// A name that templates may use. Names are unique over all contexts, so that a name never falls
/// through to another meaning in an outer context.
struct Variable {
    std::string_view name;
    Context context = Context::paper;
    Kind kind = Kind::text;
    bool is_key_only = false;          ///< exists in key.html only
    Context entries = Context::paper;  ///< kind list: the context of its entries
    std::string_view needs = {};       ///< strings (by key) that it is made with
};

/// Every variable, those of one context together. docs/layout_guide.md explains each; a test
/// compares the two.
inline constexpr std::array variables{
    Variable{"title", Context::paper, Kind::text},
    Variable{"subtitle", Context::paper, Kind::text},
    Variable{"course", Context::paper, Kind::text},
    Variable{"code", Context::paper, Kind::text},
    Variable{"aids", Context::paper, Kind::text},
    Variable{"language", Context::paper, Kind::text},
    Variable{"direction", Context::paper, Kind::keyword},
    Variable{"date_text", Context::paper, Kind::text, false, {}, "date months.1 months.12"},
    Variable{"time_text", Context::paper, Kind::text, false, {}, "minutes hours hours_and_minutes"},
    Variable{"instructions_html", Context::paper, Kind::html},
    Variable{"form", Context::paper, Kind::text},
    Variable{"form_code", Context::paper, Kind::text},
    Variable{"revision_text", Context::paper, Kind::text, false, {}, "revision"},
    Variable{"document_title", Context::paper, Kind::text, false, {}, "questions_title key_title"},
    Variable{"is_questions", Context::paper, Kind::flag},
    Variable{"is_key", Context::paper, Kind::flag},
    Variable{"question_count", Context::paper, Kind::text},
    Variable{"marks", Context::paper, Kind::text},
    Variable{"marks_text", Context::paper, Kind::text, false, {}, "marks"},
    Variable{"marks_each_text", Context::paper, Kind::text, false, {}, "marks_each"},
    Variable{"has_equal_marks", Context::paper, Kind::flag},
    Variable{"has_section_titles", Context::paper, Kind::flag},
    Variable{"sections", Context::paper, Kind::list, false, Context::section},
    Variable{"strip_groups", Context::paper, Kind::list, false, Context::strip_group},
    Variable{
        "item_time_text", Context::paper, Kind::text, true, {}, "minutes hours hours_and_minutes"},
    Variable{"pages", Context::paper, Kind::list, true, Context::page},

    Variable{"section_title", Context::section, Kind::text},
    Variable{"section_marks", Context::section, Kind::text},
    Variable{"section_marks_text", Context::section, Kind::text, false, {}, "marks"},
    Variable{"questions", Context::section, Kind::list, false, Context::question},

    Variable{"number", Context::question, Kind::text},
    Variable{"question_label", Context::question, Kind::text, false, {}, "question_label"},
    Variable{"group", Context::question, Kind::text},
    Variable{"stimulus", Context::question, Kind::list, false, Context::stimulus},
    Variable{"stem_html", Context::question, Kind::html},
    Variable{"question_marks", Context::question, Kind::text},
    Variable{"question_marks_text", Context::question, Kind::text, false, {}, "marks"},
    Variable{"options", Context::question, Kind::list, false, Context::option},
    Variable{"answer", Context::question, Kind::text, true},
    Variable{"explanation_html", Context::question, Kind::html, true},
    Variable{"topic", Context::question, Kind::text, true},
    Variable{"level", Context::question, Kind::text, true},
    Variable{"difficulty", Context::question, Kind::text, true},
    Variable{"p", Context::question, Kind::text, true},
    Variable{"discrimination", Context::question, Kind::text, true},
    Variable{"item_id", Context::question, Kind::text, true},
    Variable{"references", Context::question, Kind::list, true, Context::reference},
    Variable{"elsewhere", Context::question, Kind::list, true, Context::elsewhere},

    Variable{
        "stimulus_label", Context::stimulus, Kind::text, false, {}, "stimulus stimulus_of_two"},
    Variable{"stimulus_title", Context::stimulus, Kind::text},
    Variable{"stimulus_html", Context::stimulus, Kind::html},

    Variable{"letter", Context::option, Kind::text},
    Variable{"option_label", Context::option, Kind::text, false, {}, "option_label"},
    Variable{"option_html", Context::option, Kind::html},
    Variable{"is_correct", Context::option, Kind::flag, true},
    Variable{"rationale_html", Context::option, Kind::html, true},
    Variable{"tempting_html", Context::option, Kind::html, true},
    Variable{"right_when_html", Context::option, Kind::html, true},

    Variable{"reference", Context::reference, Kind::text, true},

    Variable{"elsewhere_form", Context::elsewhere, Kind::text, true},
    Variable{"elsewhere_number", Context::elsewhere, Kind::text, true},
    Variable{"elsewhere_text", Context::elsewhere, Kind::text, true, {}, "elsewhere"},

    Variable{"cells", Context::strip_group, Kind::list, false, Context::cell},

    Variable{"cell_number", Context::cell, Kind::text},
    Variable{"cell_label", Context::cell, Kind::text, false, {}, "cell_label"},
    Variable{"cell_letter", Context::cell, Kind::text, true},

    Variable{"page_number", Context::page, Kind::text, true},
    Variable{"page_first", Context::page, Kind::text, true},
    Variable{"page_last", Context::page, Kind::text, true},
    Variable{"page_text", Context::page, Kind::text, true, {}, "page_questions"},
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
