// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <algorithm>
#include <sstream>

#include "files/disk.hpp"
#include "fixture.hpp"
#include "layout/description.hpp"
#include "layout/parameters.hpp"
#include "layout/profiles.hpp"
#include "layout/strings.hpp"
#include "layout/variables.hpp"
#include "toml_file/read.hpp"

using namespace papersetter;
using namespace papersetter::layout;

namespace {

using Lines = std::vector<std::string>;

/// The rows of the guide's tables between two headings, each cell trimmed, joined by "|".
Lines rows_under(std::string_view heading) {
    const files::RealDisk disk;
    std::istringstream guide(
        disk.read(files::Path(PAPERSETTER_SOURCE_DIR) / "docs/layout_guide.md"));
    Lines rows;
    bool is_under = false;
    for (std::string line; std::getline(guide, line);) {
        if (line.starts_with("## ")) is_under = line == heading;
        if (is_under && line.starts_with("| `")) rows.push_back(line);
    }
    return rows;
}

/// The rows of the table that follows a line, or that the line begins.
Lines rows_below(std::string_view mark) {
    const files::RealDisk disk;
    std::istringstream guide(
        disk.read(files::Path(PAPERSETTER_SOURCE_DIR) / "docs/layout_guide.md"));
    Lines rows;
    bool is_below = false;
    for (std::string line; std::getline(guide, line);) {
        if (is_below && !line.starts_with('|') && !rows.empty()) break;
        if (is_below && line.starts_with("| `")) rows.push_back(line);
        is_below = is_below || line.ends_with(mark);
    }
    return rows;
}

/// The values of a parameter as the guide writes them.
std::string values_of(const Parameter& parameter) {
    switch (parameter.type) {
        case Parameter::Type::choice: {
            std::string list;
            for (const std::string& value : parameter.values) {
                list += (list.empty() ? "" : ", ") + value;
            }
            return list;
        }
        case Parameter::Type::string:
            return "text";
        case Parameter::Type::boolean:
            return "true, false";
        case Parameter::Type::integer:
            break;
    }
    return std::to_string(parameter.minimum) + "–" + std::to_string(parameter.maximum);
}

std::string cell(const std::string& row, int number) {
    std::size_t begin = 0;
    for (int i = 0; i <= number; ++i) begin = row.find('|', begin) + 1;
    std::string text = row.substr(begin, row.find('|', begin) - begin);
    text.erase(0, text.find_first_not_of(' '));
    text.erase(text.find_last_not_of(' ') + 1);
    return text;
}

}  // namespace

TEST_CASE("guide: the table of variables is that of the code") {
    Lines documented;
    for (const std::string& row : rows_under("## Variables")) {
        documented.push_back(cell(row, 0) + ' ' + cell(row, 1) + ' ' + cell(row, 2) + ' ' +
                             cell(row, 3));
        CHECK(cell(row, 4) != "");
    }
    Lines known;
    for (const Variable& variable : variables) {
        std::string line = "`" + std::string(variable.name) + "` " +
                           std::string(context_name(variable.context)) + " " +
                           std::string(kind_name(variable.kind));
        known.push_back(line + " " + std::string(documents_name(variable.documents)));
    }
    CHECK(documented == known);
}

TEST_CASE("guide: the parameters of each layout are those of its layout.toml") {
    const files::RealDisk disk;
    const files::Path layouts = files::Path(PAPERSETTER_SOURCE_DIR) / "layouts";
    Lines documented;
    std::istringstream guide(
        disk.read(files::Path(PAPERSETTER_SOURCE_DIR) / "docs/layout_guide.md"));
    std::string layout;
    for (std::string line; std::getline(guide, line);) {
        for (const std::string_view head : {"The parameters of `", "Of `"}) {
            if (line.starts_with(head)) {
                layout = line.substr(head.size(), line.find('`', head.size()) - head.size());
            }
        }
        if (line.starts_with("## ")) layout.clear();
        if (layout.empty() || !line.starts_with("| `")) continue;
        documented.push_back(layout + " " + cell(line, 0) + " " + cell(line, 1) + " " +
                             cell(line, 2));
        CHECK(cell(line, 3) != "");
    }
    Lines known;
    for (const char* name : {"exam", "board", "worksheet", "compact", "guide", "qa", "why-not",
                             "drill", "flashcards"}) {
        base::Sources sources;
        base::Diagnostics diagnostics;
        const auto file = sources.add("layout.toml", disk.read(layouts / name / "layout.toml"));
        const auto table = toml_file::read(sources, file, diagnostics);
        const Description description = read_description(*table, {file, 1, 1}, diagnostics);
        for (const Parameter& parameter : description.parameters.all()) {
            std::string values;
            for (const std::string& value : parameter.values) {
                values += (values.empty() ? "" : ", ") + value;
            }
            if (parameter.type == Parameter::Type::boolean) values = "true, false";
            if (parameter.type == Parameter::Type::integer) {
                values = std::to_string(parameter.minimum) + "\u2013" +
                         std::to_string(parameter.maximum);
            }
            known.push_back(std::string(name) + " `" + parameter.name + "` " + values + " " +
                            parameter.text);
        }
    }
    CHECK(disk.list(layouts).size() == 9);
    CHECK(documented == known);
}

TEST_CASE("guide: the table of phrases that the program fills is that of the code") {
    Lines documented;
    for (const std::string& row : rows_under("## Fixed words")) {
        std::string line = cell(row, 0) + ": " + cell(row, 1);
        documented.push_back(line);
    }
    Lines known;
    for (const char* key : {"date",
                            "minutes",
                            "hours",
                            "hours_and_minutes",
                            "marks",
                            "marks_each",
                            "question_label",
                            "stimulus",
                            "stimulus_of_two",
                            "option_label",
                            "cell_label",
                            "choose_number",
                            "blank_label",
                            "role_prompt",
                            "role_gap",
                            "role_step",
                            "revision",
                            "questions_title",
                            "key_title",
                            "report_title",
                            "sheet_title",
                            "sheet_code",
                            "digit_label",
                            "learning_title",
                            "crosswalk_title",
                            "elsewhere",
                            "page_questions",
                            "marking_form",
                            "score_row",
                            "accepted_too",
                            "key_revision",
                            "report_forms",
                            "report_without_p",
                            "report_section",
                            "report_exposure",
                            "report_named",
                            "feedback_title",
                            "class_title",
                            "score_of",
                            "right_of",
                            "unmarked",
                            "guide_title",
                            "guide_set",
                            "guide_questions",
                            "right_in"}) {
        std::string line = "`" + std::string(key) + "`:";
        for (const std::string_view gap : gaps_of(key)) line += " `{" + std::string(gap) + "}`";
        known.push_back(line);
    }
    CHECK(documented == known);
}

TEST_CASE("guide: the parameters of each layout are those of its layout.toml") {
    const files::RealDisk disk;
    const files::Path layouts = files::Path(PAPERSETTER_SOURCE_DIR) / "layouts";
    for (const std::string& name : disk.list(layouts)) {
        CAPTURE(name);
        base::Sources sources;
        base::Diagnostics diagnostics;
        const auto file = sources.add("layout.toml", disk.read(layouts / name / "layout.toml"));
        const auto table = toml_file::read(sources, file, diagnostics);
        REQUIRE(table);
        const auto* parameters = table->find("parameters");
        REQUIRE(parameters != nullptr);
        const Parameters offered =
            Parameters::read(std::get<toml_file::Table>(parameters->value.data), diagnostics);
        Lines known;
        for (const Parameter& parameter : offered.all()) {
            known.push_back("`" + parameter.name + "` " + values_of(parameter) + " " +
                            parameter.text);
        }
        Lines documented;
        for (const std::string& row : rows_below("The parameters of `" + name + "`:")) {
            documented.push_back(cell(row, 0) + " " + cell(row, 1) + " " + cell(row, 2));
            CHECK(cell(row, 3) != "");
        }
        CHECK(documented == known);
    }
}

TEST_CASE("guide: the profiles of the layout exam are those it has") {
    const files::RealDisk disk;
    Lines documented;
    for (const std::string& row : rows_below("| profile of `exam` | what it is |")) {
        documented.push_back(cell(row, 0).substr(1, cell(row, 0).size() - 2));
    }
    std::ranges::sort(documented);
    Lines known = profiles_of(disk, files::Path(PAPERSETTER_SOURCE_DIR) / "layouts/exam").profiles;
    std::ranges::sort(known);
    CHECK(documented == known);
    // The others are based on it.
    for (const char* layout : {"board", "compact", "worksheet"}) {
        CAPTURE(layout);
        Lines theirs =
            profiles_of(disk, files::Path(PAPERSETTER_SOURCE_DIR) / "layouts" / layout).profiles;
        std::ranges::sort(theirs);
        CHECK(theirs == known);
    }
}

TEST_CASE("guide: every string a variable needs exists in the layout exam") {
    const files::RealDisk disk;
    const std::string words =
        disk.read(files::Path(PAPERSETTER_SOURCE_DIR) / "layouts/exam/strings/en.toml");
    for (const Variable& variable : variables) {
        std::istringstream needs{std::string(variable.needs)};
        for (std::string key; needs >> key;) {
            CAPTURE(key);
            const std::string name = key.substr(0, key.find('.'));
            CHECK(words.find("\n" + name + " = ") != std::string::npos);
        }
    }
}
