// SPDX-License-Identifier: MIT
#include "document/accessibility.hpp"

#include "told.hpp"

using namespace papersetter;
using namespace papersetter::document;

namespace {

std::string told_of(const std::string& body) {
    return html_faults("<html lang='en'><head><title>T</title></head><body data-at='1.2.3'>" +
                       body + "</body></html>");
}

}  // namespace

TEST_CASE("accessibility: a document has a language and a title") {
    CHECK(html_faults("<html data-at='1.1.1'><head><title> </title></head><body/></html>") ==
          "1.1 the document does not say its language (write `<html lang=\"en\">`)\n"
          "1.1 the document has no title (write `<head><title>…</title></head>`)");
}

TEST_CASE("accessibility: fields need a label") {
    CHECK(told_of("<p role='textbox' aria-label=' '/>") ==
          "2.3 the role `textbox` needs an `aria-label` (say what belongs there: "
          "`aria-label=\"Answer to question 3\"`)");
    CHECK(told_of("<p><span role='radio'/><span role='checkbox'/></p>").find("checkbox") !=
          std::string::npos);
    static_cast<void>(built("<p role='checkbox' aria-label='Yes'/>", ""));
}

TEST_CASE("accessibility: drawings need a text, and nothing else takes one") {
    CHECK(told_of("<div role='img'/>") ==
          "2.3 the role `img` needs an `alt` (say in words what the drawing shows, or hide it by "
          "`aria-hidden=\"true\"`)");
    CHECK(told_of("<div alt='x'/>") ==
          "2.3 `alt` belongs on an element of the role `img` (`aria-label` says how other elements "
          "are read out)");
    static_cast<void>(built("<div role='img' alt='Two bars'/>", ""));
}

TEST_CASE("accessibility: labels stand in list items") {
    CHECK(told_of("<p role='label'>A</p>") ==
          "2.3 the role `label` works in an `<li>` only (it is the letter or number of the list "
          "item)");
    static_cast<void>(built("<ol><li><p><b role='label'>A</b></p></li></ol>", ""));
}

TEST_CASE("accessibility: attributes take what they know") {
    CHECK(
        told_of("<p role='note'/>") ==
        "2.3 the attribute `role` cannot be `note` (it takes label, textbox, radio, checkbox, img "
        "or presentation)");
    CHECK(told_of("<ol type='i'/>") ==
          "2.3 the attribute `type` cannot be `i` (it takes 1, a or A)");
    CHECK(told_of("<table><tr><th scope='all'/></tr></table>") ==
          "2.3 the attribute `scope` cannot be `all` (it takes row or col)");
    CHECK(told_of("<p lang='en_US'/>") ==
          "2.3 the attribute `lang` cannot be `en_US` (it takes a language tag such as de or "
          "pt-BR)");
    static_cast<void>(built("<p lang='de-CH-1996'/>", ""));
    CHECK(style_of_first(built("<ol type='A'><li/></ol>", ""), "li").list_style ==
          ListStyle::upper_alpha);
}
