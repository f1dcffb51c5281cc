// SPDX-License-Identifier: MIT
#include "pdf/structure_tree.hpp"

#include <doctest/doctest.h>

#include "pdf/structure_properties.hpp"

using namespace papersetter;
using page::ElementNumber;
using pdf::StructureType;

namespace {

/// Elements by hand, under a root `html` of number 0, on two empty pages.
struct Sheet {
    Sheet() {
        pages.pages.resize(2);
        pages.elements.push_back({"html", "", page::artifact, page::no_attributes, {}});
    }
    ElementNumber add(std::string_view name, ElementNumber parent = 0) {
        pages.elements.push_back({name, "", parent, page::no_attributes, {}});
        return static_cast<ElementNumber>(pages.elements.size() - 1);
    }
    ElementNumber add(std::string_view name, ElementNumber parent,
                      const page::ElementAttributes& attributes) {
        const ElementNumber number = add(name, parent);
        pages.elements.back().attributes = static_cast<std::uint32_t>(pages.attributes.size());
        pages.attributes.push_back(attributes);
        return number;
    }
    page::Pages pages;
};

std::string text_of(const pdf::StructureTree& tree, pdf::StructureNumber number) {
    const pdf::StructureNode& node = tree.nodes[number];
    std::string text(pdf::name_of(node.type));
    if (node.type == StructureType::heading) text += std::to_string(node.level);
    append_properties(text, tree, node);
    if (node.kids.empty()) return text;
    text += '(';
    for (const pdf::StructureKid& kid : node.kids) {
        if (text.back() != '(') text += ' ';
        text += kid.node == pdf::no_structure
                    ? std::to_string(kid.page) + "." + std::to_string(kid.mcid)
                    : text_of(tree, kid.node);
    }
    return text + ')';
}

/// The finished tree of marks in this order, each of an element and on a page.
struct Place {
    ElementNumber element;
    std::size_t page = 0;
};
std::string tree_of(const Sheet& sheet, const std::vector<Place>& marks) {
    pdf::StructureTree tree({&sheet.pages}, "en");
    for (const Place& mark : marks) {
        static_cast<void>(tree.add_marks(tree.owner(0, mark.element), mark.page));
    }
    tree.finish();
    for (std::size_t page = 0; page < tree.marks_by_page.size(); ++page) {
        for (std::uint32_t mcid = 0; mcid < tree.marks_by_page[page].size(); ++mcid) {
            const auto& kids = tree.nodes[tree.marks_by_page[page][mcid]].kids;
            CHECK(std::ranges::count_if(kids, [&](const pdf::StructureKid& kid) {
                      return kid.node == pdf::no_structure && kid.page == page && kid.mcid == mcid;
                  }) == 1);
        }
    }
    return text_of(tree, 0);
}

page::ElementAttributes label_only(std::string_view label) {
    page::ElementAttributes attributes;
    attributes.label = label;
    return attributes;
}
page::ElementAttributes role(std::string_view name, std::string_view label = {}) {
    page::ElementAttributes attributes = label_only(label);
    attributes.role = name;
    return attributes;
}

}  // namespace

TEST_CASE("structure_tree: elements without marks are left out") {
    Sheet sheet;
    const ElementNumber body = sheet.add("body");
    const ElementNumber heading = sheet.add("h1", body);
    static_cast<void>(sheet.add("p", body));
    const ElementNumber paragraph = sheet.add("p", body);
    CHECK(tree_of(sheet, {{heading}, {paragraph}}) == "Document(H1(0.0) P(0.1))");
    CHECK(tree_of(sheet, {}) == "Document");
}

TEST_CASE("structure_tree: an element may go on on another page") {
    Sheet sheet;
    const ElementNumber one = sheet.add("p");
    CHECK(tree_of(sheet, {{one, 0}, {one, 1}}) == "Document(P(0.0 1.0))");
}

TEST_CASE("structure_tree: reading order is that of the document, wherever a box is placed") {
    Sheet sheet;
    const ElementNumber stem = sheet.add("div");
    const ElementNumber first = sheet.add("p", stem);
    const ElementNumber second = sheet.add("p", stem);
    const ElementNumber worth = sheet.add("p");
    // The marks stand on page 0, the second paragraph on page 1.
    CHECK(tree_of(sheet, {{first, 0}, {worth, 0}, {second, 1}}) ==
          "Document(P(0.0) P(1.0) P(0.1))");
}

TEST_CASE("structure_tree: text directly among blocks is a paragraph for each run") {
    Sheet sheet;
    const ElementNumber box = sheet.add("div");
    const ElementNumber bold = sheet.add("b", box);
    const ElementNumber inner = sheet.add("p", box);
    CHECK(tree_of(sheet, {{box}, {bold}, {inner}, {box}}) == "Document(P(0.0 0.1) P(0.2) P(0.3))");
    CHECK(tree_of(sheet, {{inner}, {box}}) == "Document(P(0.0) P(0.1))");
}

TEST_CASE("structure_tree: a run of text without blocks beside it stays one paragraph") {
    Sheet sheet;
    const ElementNumber stem = sheet.add("div");
    const ElementNumber worth = sheet.add("p");
    CHECK(tree_of(sheet, {{stem, 0}, {worth, 0}, {stem, 1}}) == "Document(P(0.0 1.0) P(0.1))");
}

TEST_CASE("structure_tree: headings leave no level out") {
    Sheet sheet;
    std::vector<Place> marks;
    for (const char* name : {"h2", "h4", "h4", "h3", "h2", "h6", "h5"}) {
        marks.push_back({sheet.add(name)});
    }
    // h3 after h4 is a level of its own below h2: 2, 3.
    CHECK(tree_of(sheet, marks) ==
          "Document(H1(0.0) H2(0.1) H2(0.2) H2(0.3) H1(0.4) H2(0.5) H2(0.6))");
}

TEST_CASE("structure_tree: a list item has its label before its body") {
    Sheet sheet;
    page::ElementAttributes letters;
    letters.numbering = "A";
    const ElementNumber list = sheet.add("ol", 0, letters);
    const ElementNumber item = sheet.add("li", list);
    const ElementNumber tick = sheet.add("p", item, label_only("Right answer:"));
    const ElementNumber letter = sheet.add("span", item, role("label"));
    const ElementNumber text = sheet.add("div", item);
    CHECK(tree_of(sheet, {{tick}, {letter}, {text}}) ==
          "Document(L/A<</O/List/ListNumbering/UpperAlpha>>(LI(Lbl(0.1) "
          "LBody(P/ActualText(Right answer:)(0.0) P(0.2)))))");
    CHECK(tree_of(sheet, {{letter}, {text}}) ==
          "Document(L/A<</O/List/ListNumbering/UpperAlpha>>(LI(Lbl(0.0) LBody(0.1))))");
}

TEST_CASE("structure_tree: markers are labels, nested lists stand in the body") {
    Sheet sheet;
    page::ElementAttributes bullets;
    bullets.numbering = "disc";
    const ElementNumber outer = sheet.add("ul", 0, bullets);
    const ElementNumber item = sheet.add("li", outer);
    const ElementNumber marker = sheet.add("::marker", item);
    const ElementNumber text = sheet.add("p", item);
    const ElementNumber inner = sheet.add("ol", item, {});
    const ElementNumber deep = sheet.add("li", inner);
    CHECK(tree_of(sheet, {{marker}, {text}, {deep}}) ==
          "Document(L/A<</O/List/ListNumbering/Disc>>(LI(Lbl(0.0) LBody(P(0.1) "
          "L/A<</O/List/ListNumbering/None>>(LI(LBody(0.2)))))))");
}

TEST_CASE("structure_tree: terms and descriptions share items") {
    Sheet sheet;
    const ElementNumber list = sheet.add("dl");
    std::vector<Place> marks;
    for (const char* name : {"dt", "dt", "dd", "dd", "dt", "dd"}) {
        marks.push_back({sheet.add(name, list)});
    }
    CHECK(tree_of(sheet, marks).substr(10) ==
          "/A<</O/List/ListNumbering/None>>("
          "LI(Lbl(0.0) Lbl(0.1) LBody(0.2) LBody(0.3)) LI(Lbl(0.4) LBody(0.5))))");
}

TEST_CASE("structure_tree: tables are regular and their headers have a scope") {
    Sheet sheet;
    const ElementNumber table = sheet.add("table");
    const ElementNumber head = sheet.add("tr", sheet.add("thead", table));
    const ElementNumber one = sheet.add("th", head);
    static_cast<void>(sheet.add("th", head));
    const ElementNumber row = sheet.add("tr", sheet.add("tbody", table));
    const ElementNumber side = sheet.add("th", row);
    const ElementNumber cell = sheet.add("td", row);
    const ElementNumber last = sheet.add("tr", table);
    page::ElementAttributes wide;
    wide.column_span = 3;
    const ElementNumber whole = sheet.add("td", last, wide);
    CHECK(tree_of(sheet, {{one}, {side}, {cell}, {whole}}) ==
          "Document(Table("
          "THead(TR(TH/A<</O/Table/Scope/Column>>(0.0) TH/A<</O/Table/Scope/Column>> TD)) "
          "TBody(TR(TH/A<</O/Table/Scope/Row>>(0.1) TD(0.2) TD)) "
          "TR(TD/A<</O/Table/ColSpan 3>>(0.3))))");
}

TEST_CASE("structure_tree: empty rows of a table are there, and a head is never without a body") {
    Sheet sheet;
    const ElementNumber table = sheet.add("table");
    const ElementNumber head = sheet.add("tr", sheet.add("thead", table));
    const ElementNumber name = sheet.add("th", head);
    const ElementNumber body = sheet.add("tbody", table);
    static_cast<void>(sheet.add("td", sheet.add("tr", body)));
    CHECK(tree_of(sheet, {{name}}) ==
          "Document(Table(THead(TR(TH/A<</O/Table/Scope/Column>>(0.0))) TBody(TR(TD))))");
    Sheet bare;
    const ElementNumber other = bare.add("table");
    const ElementNumber only = bare.add("th", bare.add("tr", bare.add("thead", other)));
    CHECK(tree_of(bare, {{only}}) ==
          "Document(Table(TBody(TR(TH/A<</O/Table/Scope/Column>>(0.0)))))");
    Sheet twice;
    const ElementNumber two = twice.add("table");
    const ElementNumber first = twice.add("td", twice.add("tr", twice.add("thead", two)));
    const ElementNumber second = twice.add("td", twice.add("tr", twice.add("thead", two)));
    CHECK(tree_of(twice, {{first}, {second}}) ==
          "Document(Table(THead(TR(TD(0.0))) TBody(TR(TD(0.1)))))");
}

TEST_CASE("structure_tree: a field is there without ink, and all in it belongs to it") {
    Sheet sheet;
    const ElementNumber cell = sheet.add("div", 0, role("textbox", "Answer to question 3"));
    const ElementNumber number = sheet.add("p", cell);
    const ElementNumber text = sheet.add("p");
    static_cast<void>(sheet.add("span", text, role("radio", "Option A")));
    CHECK(tree_of(sheet, {{number}, {text}}) ==
          "Document(Form/A<</O/PrintField/Role/tv/Desc(Answer to question 3)>>(0.0) "
          "P(0.1 Form/A<</O/PrintField/Role/rb/checked/off/Desc(Option A)>>))");
}

TEST_CASE("structure_tree: a drawing has its text and its box") {
    Sheet sheet;
    page::ElementAttributes drawing = role("img");
    drawing.alternative = "Two bars";
    const ElementNumber figure = sheet.add("div", 0, drawing);
    pdf::StructureTree tree({&sheet.pages}, "en");
    const pdf::StructureNumber node = tree.owner(0, figure);
    static_cast<void>(tree.add_marks(node, 0));
    using base::Length;
    tree.add_box(node,
                 {Length::points(10), Length::points(20), Length::points(5), Length::points(5)});
    tree.add_box(node,
                 {Length::points(12), Length::points(10), Length::points(9), Length::points(1)});
    tree.finish();
    CHECK(text_of(tree, 0) ==
          "Document(Figure/Alt(Two bars)/A<</O/Layout/Placement/Block/BBox[10 10 21 25]>>(0.0))");
}

TEST_CASE(
    "structure_tree: a caption stands beside its figure, which nobody hears but for its text") {
    Sheet sheet;
    page::ElementAttributes drawing;
    drawing.alternative = "Two bars";
    const ElementNumber figure = sheet.add("figure");
    const ElementNumber picture = sheet.add("img", figure, drawing);
    const ElementNumber caption = sheet.add("figcaption", figure);
    const ElementNumber bare = sheet.add("img", sheet.add("figure"), drawing);
    const std::string told = "Figure/Alt(Two bars)/A<</O/Layout/Placement/Block/BBox[0 0 0 0]>>";
    CHECK(tree_of(sheet, {{picture}, {caption}, {bare}}) ==
          "Document(Div(P(" + told + "(0.0)) Caption(P(0.1))) P(" + told + "(0.2)))");
}

TEST_CASE("structure_tree: a language stands where it changes") {
    Sheet sheet;
    page::ElementAttributes french;
    french.language = "fr";
    page::ElementAttributes english;
    english.language = "en";
    const ElementNumber part = sheet.add("div", 0, french);
    const ElementNumber words = sheet.add("p", part, french);
    const ElementNumber back = sheet.add("span", words, english);
    const ElementNumber same = sheet.add("p", 0, english);
    CHECK(tree_of(sheet, {{words}, {back}, {same}}) ==
          "Document(Div/Lang(fr)(P(0.0 Span/Lang(en)(0.1))) P(0.2))");
}

TEST_CASE("structure_tree: sections have titles, headings are read as they say") {
    Sheet sheet;
    const ElementNumber section = sheet.add("section", 0, label_only("Question 7"));
    const ElementNumber heading = sheet.add("h4", section, label_only("Question 7"));
    const ElementNumber part = sheet.add("div", section, label_only("Notes"));
    CHECK(tree_of(sheet, {{heading}, {part}}) ==
          "Document(Sect/T(Question 7)(H1/ActualText(Question 7)(0.0) Sect/T(Notes)(P(0.1))))");
}

TEST_CASE("structure_tree: code in a line and in a block") {
    Sheet sheet;
    const ElementNumber text = sheet.add("p");
    const ElementNumber word = sheet.add("code", text);
    const ElementNumber block = sheet.add("code", sheet.add("pre"));
    CHECK(tree_of(sheet, {{text}, {word}, {text}, {block}}) ==
          "Document(P(0.0 Code(0.1) 0.2) P(Code(0.3)))");
}

TEST_CASE("structure_tree: what presents only is no list, field or table") {
    Sheet sheet;
    const ElementNumber table = sheet.add("section", 0, role("presentation"));
    const ElementNumber text = sheet.add("p", table);
    CHECK(tree_of(sheet, {{text}}) == "Document(P(0.0))");
}
