// SPDX-License-Identifier: MIT
#include "pdf/omission.hpp"

#include <doctest/doctest.h>
#include <stdlib.h>

#include "fixture.hpp"

using namespace papersetter;
using base::Length;
using page::ElementNumber;
using pdf::Omission;

namespace {

struct Planted {
    Omission omission;
    std::string_view name;
    std::string_view missed;  ///< in the opened file of nothing omitted, and only there
};

constexpr std::array planted{
    Planted{Omission::nothing, "nothing", ""},
    Planted{Omission::tags, "tags", "/StructTreeRoot"},
    Planted{Omission::one_tag, "one_tag", "/Code<<"},
    Planted{Omission::alternative, "alternative", "/Alt (Two bars)"},
    Planted{Omission::scope, "scope", "/Scope /Column"},
    Planted{Omission::field_role, "field_role", "/Role /tv"},
    Planted{Omission::heading_order, "heading_order", "/S /H2"},
    Planted{Omission::language, "language", "/Lang (en)"},
    Planted{Omission::title, "title", "<dc:title>"},
    Planted{Omission::marked, "marked", "/Marked true"},
    Planted{Omission::to_unicode, "to_unicode", "/ToUnicode"},
    Planted{Omission::extension_schema, "extension_schema", "<pdfaExtension:schemas>"},
    Planted{Omission::output_intent, "output_intent", "/OutputIntents"},
    Planted{Omission::identifier, "identifier", "000102030405060708090a0b0c0d0eff"},
};

/// A page with one of everything that can be omitted.
page::Pages one_of_everything(const pdf::Fonts& fonts) {
    page::Pages pages = pdf::one_page({});
    pages.elements.clear();
    const auto add = [&](const char* name, ElementNumber parent) {
        pages.elements.push_back({name, "", parent, page::no_attributes, {}});
        return static_cast<ElementNumber>(pages.elements.size() - 1);
    };
    const auto add_role = [&](const char* role, const char* alternative, const char* label) {
        const ElementNumber number = add("div", 0);
        pages.elements.back().attributes = static_cast<std::uint32_t>(pages.attributes.size());
        page::ElementAttributes& attributes = pages.attributes.emplace_back();
        attributes.role = role;
        attributes.alternative = alternative;
        attributes.label = label;
        return number;
    };
    const auto face = fonts.face("Gentium Book Plus");
    int line = 40;
    const auto write = [&](ElementNumber element, std::string_view text) {
        page::TextMark mark = pdf::text_mark(fonts, face, text, 40, line += 20);
        mark.element = element;
        pages.pages[0].marks.emplace_back(std::move(mark));
    };
    const auto draw = [&](ElementNumber element) {
        line += 20;
        pages.pages[0].marks.emplace_back(page::BoxMark{
            element,
            {Length::points(40), Length::points(line), Length::points(60), Length::points(10)},
            {}});
    };
    add("html", page::artifact);
    write(add("code", add("p", 0)), "ML-101");
    write(add("h1", 0), "A paper");
    write(add("h3", 0), "Question 1");
    write(add("p", 0), "What is it?");
    draw(add_role("img", "Two bars", ""));
    draw(add_role("textbox", "", "Answer to question 1"));
    const ElementNumber table = add("table", 0);
    const ElementNumber head = add("tr", add("thead", table));
    write(add("th", head), "Head");
    const ElementNumber row = add("tr", add("tbody", table));
    write(add("td", row), "Cell");
    return pages;
}

}  // namespace

// With PAPERSETTER_OMISSIONS=FOLDER the files are left there for the validator.
TEST_CASE("omission: each leaves out what it names, and that alone is not there") {
    const pdf::Fonts fonts;
    const page::Pages pages = one_of_everything(fonts);
    const char* folder = getenv("PAPERSETTER_OMISSIONS");
    for (const Planted& one : planted) {
        CAPTURE(one.name);
        const std::string bytes =
            pdf::write({&pages}, pdf::some_metadata(), fonts.programs, one.omission);
        const std::string file = pdf::opened(bytes);
        for (const Planted& other : planted) {
            if (other.missed.empty() || one.omission == Omission::tags) continue;
            CAPTURE(other.missed);
            CHECK((file.find(other.missed) == std::string::npos) == (&one == &other));
        }
        if (folder == nullptr) continue;
        const files::Path path = files::Path(folder) / (std::string(one.name) + ".pdf");
        files::RealDisk().write(path, bytes);
    }
}
