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
    CHECK(
        told_of("<div alt='x'/>") ==
        "2.3 `alt` belongs on `<img>` and elements of the role `img` (`aria-label` says how other "
        "elements are read out)");
    static_cast<void>(built("<div role='img' alt='Two bars'/>", ""));
}

TEST_CASE("accessibility: a picture names its file and says what it shows, or is hidden") {
    CHECK(told_of("<img src='a.png'/>") ==
          "2.3 `<img>` needs an `alt` (say in words what the picture shows, or hide it by "
          "`aria-hidden=\"true\"`)");
    CHECK(told_of("<img alt='A valve'/>") ==
          "2.3 `<img>` names no picture (write `<img src=\"…\"`)");
    CHECK(told_of("<img src='a.png' alt='A valve' role='img'/>") ==
          "2.3 `role` does not work on `<img>`");
    CHECK(told_of("<img src='a.png' alt='A valve' width='3em'/>") ==
          "2.3 the attribute `width` cannot be `3em` (it takes a length such as 60mm, or a share "
          "such as 50%)");
    CHECK(told_of("<img src='a.png' alt='A valve' height='0mm'/>").find("`height`") !=
          std::string::npos);
    static_cast<void>(built("<img src='a.png' alt='A valve' width='50%'/>", ""));
    static_cast<void>(built("<img src='a.png' aria-hidden='true'/>", ""));
    static_cast<void>(built("<p aria-hidden='true'><img src='a.png'/></p>", ""));
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

TEST_CASE("accessibility: roles do not break lists and tables") {
    CHECK(told_of("<table><tr><td role='textbox' aria-label='A'/></tr></table>") ==
          "2.3 the role `textbox` cannot stand on `<td>` (put a `<div>` or `<span>` with the role "
          "into it)");
    for (const char* body :
         {"<ul role='presentation'><li/></ul>", "<ul><li role='radio' aria-label='A'/></ul>",
          "<table role='presentation'><tr><td/></tr></table>",
          "<table><tr role='img' alt='x'><td/></tr></table>",
          "<table><tr><th role='img' alt='x'/></tr></table>", "<dl><dt role='label'/></dl>"}) {
        CAPTURE(body);
        CHECK(told_of(body).find("cannot stand on") != std::string::npos);
    }
    static_cast<void>(
        built("<table><tr><td><div role='textbox' aria-label='A'/></td></tr></table>", ""));
}

TEST_CASE("accessibility: groups of terms hold terms only") {
    CHECK(told_of("<dl><div><p>x</p></div></dl>") ==
          "2.3 a `<div>` in `<dl>` holds `<dt>` and `<dd>` only");
    CHECK(
        told_of("<dl><div aria-label='x'><dt>a</dt></div></dl>") ==
        "2.3 `aria-label` does not work on a `<div>` in `<dl>` (it groups terms and nothing more)");
    static_cast<void>(built("<dl><div><dt>a</dt><dd>b</dd></div></dl>", ""));
}

TEST_CASE("accessibility: fields that would not be told are errors") {
    for (const char* body :
         {"<div role='textbox' aria-label='A'><p role='radio' aria-label='B'/></div>",
          "<div role='img' alt='x'><p role='radio' aria-label='B'/></div>",
          "<div aria-hidden='true'><p role='radio' aria-label='B'/></div>",
          "<p role='radio' aria-label='B' aria-hidden='true'/>"}) {
        CAPTURE(body);
        CHECK(told_of(body).find("is not told here") != std::string::npos);
    }
}

TEST_CASE("accessibility: what cannot be read out is refused, and texts have a limit") {
    CHECK(told_of("<p>a&#xFEFF;b</p>") == "2.3 the text holds an invisible byte order mark");
    CHECK(told_of("<p aria-label='&#xFFFE;'>b</p>") == "2.3 the text holds a noncharacter");
    const std::string label(4001, 'x');
    CHECK(told_of("<p aria-label='" + label + "'/>") ==
          "2.3 `aria-label` has more than 4000 bytes (say it in a sentence)");
    CHECK(told_of("<p id='" + label + "'/>") == "2.3 the id has more than 4000 bytes");
    static_cast<void>(
        built("<p aria-label='" + label.substr(1) + "'>Ժ \u05D0 \u0E01 \uFB01</p>", ""));
}
