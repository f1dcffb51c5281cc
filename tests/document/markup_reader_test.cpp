// SPDX-License-Identifier: MIT
#include "document/element_tree.hpp"

#include "told.hpp"

namespace papersetter::document {

namespace {

std::string faults_of(const std::string& html) {
    base::Diagnostics diagnostics;
    static_cast<void>(read_markup(html, diagnostics));
    return told(diagnostics);
}

ElementTree tree_of(const std::string& html) {
    base::Diagnostics diagnostics;
    ElementTree tree = read_markup(html, diagnostics);
    CHECK(told(diagnostics) == "");
    return tree;
}

/// The texts of a body, each in brackets.
std::string texts(const std::string& body) {
    const ElementTree tree = tree_of("<html><body>" + body + "</body></html>");
    std::string text;
    for (const std::string_view one : tree.texts) text += "[" + std::string(one) + "]";
    return text;
}

std::string in_body(const std::string& body) {
    return faults_of("<html><body data-at='1.2.3'>" + body + "</body></html>");
}

}  // namespace

TEST_CASE("markup_reader: lines to write on are elements of a field") {
    const ElementTree tree = tree_of(
        "<html><body><fill-lines lines='2' aria-label='Why' data-at='1.4.2'/><p/></body></html>");
    REQUIRE(tree.elements.size() == 6);  // html, body, fill-lines, two lines, p
    CHECK(*tree.attribute(tree.elements[2], "role") == "textbox");
    for (const std::size_t i : {3U, 4U}) {
        CHECK(element_names()[tree.elements[i].name] == "fill-line");
        CHECK(tree.elements[i].parent == 2);
        CHECK(tree.elements[i].place == base::Place{1, 4, 2});
    }
    CHECK(tree.elements[4].previous == 3);
    CHECK(tree.elements[4].position == 2);
    CHECK(tree.elements[4].is_last);
    CHECK(tree.elements[5].previous == 2);
    REQUIRE(tree.items.size() == 6);
    CHECK(tree.items[2].end == 5);
    CHECK(tree.items[3].end == 4);
}

TEST_CASE("markup_reader: a field keeps the role it says, and has none when it is hidden") {
    const ElementTree tree = tree_of(
        "<html><body><fill-box role='presentation'/><fill-box lines='1' aria-hidden='true'/>"
        "</body></html>");
    CHECK(*tree.attribute(tree.elements[2], "role") == "presentation");
    CHECK(tree.attribute(tree.elements[3], "role") == nullptr);
    CHECK(tree.elements.size() == 5);
}

TEST_CASE("markup_reader: how many lines there are must be said") {
    CHECK(in_body("<fill-lines/>").find("`<fill-lines>` does not say how many lines it has") !=
          std::string::npos);
    CHECK(in_body("<fill-lines lines='201'/>").find("`lines` cannot be `201`") !=
          std::string::npos);
    CHECK(in_body("<fill-line/>").find("`<fill-line>` cannot stand in `<body>`") !=
          std::string::npos);
}

TEST_CASE("markup_reader: elements know their place among others") {
    const ElementTree tree = tree_of(
        "<html data-at='1.1.1'><body><p id='a' class=' x  y ' lang='de'/>t<p data-at='1.3.4'>"
        "<b/></p></body></html>");
    REQUIRE(tree.elements.size() == 5);
    REQUIRE(tree.items.size() == 6);
    const TreeElement& a = tree.elements[2];
    const TreeElement& p = tree.elements[3];
    const TreeElement& b = tree.elements[4];
    CHECK(a.id == "a");
    CHECK(a.place == base::Place{1, 1, 1});
    CHECK(a.position == 1);
    CHECK_FALSE(a.is_last);
    CHECK(a.class_end - a.first_class == 2);
    CHECK(tree.classes[a.first_class + 1] == "y");
    CHECK(*tree.attribute(a, "lang") == "de");
    CHECK(tree.attribute(a, "class") == nullptr);
    CHECK(p.position == 2);
    CHECK(p.is_last);
    CHECK(p.previous == 2);
    CHECK(p.parent == 1);
    CHECK(p.place == base::Place{1, 3, 4});
    CHECK(b.place == p.place);
    CHECK(b.previous == no_element);
    CHECK(tree.items[4].end == 6);  // <p> with <b>
}

TEST_CASE("markup_reader: elements with one class attribute share its classes") {
    const ElementTree tree = tree_of(
        "<html><body><p class='x y'/><p class='y'/><p class='x y'/><p class=' '/></body></html>");
    REQUIRE(tree.elements.size() == 6);
    CHECK(tree.classes == std::vector<std::string_view>{"x", "y", "y"});
    CHECK(tree.elements[4].first_class == tree.elements[2].first_class);
    CHECK(tree.elements[4].class_end == tree.elements[2].class_end);
    CHECK(tree.elements[3].first_class == 2);
    CHECK(tree.elements[5].first_class == tree.elements[5].class_end);
}

TEST_CASE("markup_reader: white space and entities come through") {
    CHECK(texts("<b>a</b> <i>b</i>") == "[a][ ][b]");
    CHECK(texts("a &amp; b &lt; &gt; &quot;&apos;") == "[a & b < > \"']");
    CHECK(texts("1&nbsp;2 &mdash; &#65;&#x42;") == "[1\u00A02 — AB]");
    CHECK(texts("&amp;nbsp; &#38;nbsp;") == "[&nbsp; &nbsp;]");
    CHECK(texts("a\r\nb") == "[a\nb]");
}

TEST_CASE("markup_reader: comments and CDATA sections do not split a text") {
    CHECK(texts("a<!-- &x; <b> -->b<![CDATA[<c>&nbsp;]]>d<?x &y?>e") == "[ab<c>&nbsp;de]");
    CHECK(texts("<b>x</b><![CDATA[]]>y") == "[x][y]");
    CHECK(texts("a<b/>c") == "[a][c]");
    CHECK(texts("<b>a<i>b</i>c</b>d<!-- -->e") == "[a][b][c][de]");
    CHECK(texts("<b><![CDATA[x]]>y</b><i> <u>z</u> </i>") == "[xy][ ][z][ ]");
}

TEST_CASE("markup_reader: a doctype and a byte order mark are no faults") {
    CHECK(tree_of("\xEF\xBB\xBF<!DOCTYPE html>\n<!-- x -->\n<html><head><title>T</title></head>"
                  "<body/></html>\n")
              .elements.size() == 4);
}

TEST_CASE("markup_reader: unknown elements and attributes are told with the nearest") {
    CHECK(in_body("<secton>x</secton>") ==
          "2.3 the element `<secton>` is not supported (did you mean `<section>`?)");
    CHECK(in_body("<P/>") ==
          "2.3 the element `<P>` is not supported (write it in lower case: "
          "`<p>`)");
    CHECK(in_body("<div data-at='1.9.8'><svg/></div>") ==
          "9.8 the element `<svg>` is not supported (keep it in a file of its own: `<img src>`)");
    CHECK(in_body("<p clas='x'/>") ==
          "2.3 the attribute `clas` is not supported (did you mean `class`?)");
    CHECK(in_body("<p style='color: red'/>") ==
          "2.3 the attribute `style` is not supported (give the element a class and style it in "
          "style.css)");
    CHECK(in_body("<p href='x'/>") ==
          "2.3 the attribute `href` does not work on `<p>` (it works on `<a>`)");
    CHECK(in_body("<p id='a' id='b'/>") ==
          "2.3 the attribute `id` stands twice on `<p>` (remove one of them)");
    CHECK(in_body("<p dir='up'/>") ==
          "2.3 the attribute `dir` cannot be `up` (it takes ltr or rtl)");
    CHECK(in_body("<p id='a b'/>") ==
          "2.3 the attribute `id` cannot be `a b` (it takes a name without spaces)");
    CHECK(in_body("<p aria-hidden='yes'/>") ==
          "2.3 the attribute `aria-hidden` cannot be `yes` (it takes true or false)");
    CHECK(in_body("<table><tr><td colspan='0'/></tr></table>") ==
          "2.3 the attribute `colspan` cannot be `0` (it takes a whole number from 1 to 1000)");
    CHECK(in_body("<ol start='x'/>") ==
          "2.3 the attribute `start` cannot be `x` (it takes a whole number)");
}

TEST_CASE("markup_reader: equal ids name both places") {
    base::Diagnostics diagnostics;
    const ElementTree tree = read_markup(
        "<html><body><p id='q' data-at='1.4.1'/><p id='q' data-at='1.6.1'/></body></html>",
        diagnostics);
    REQUIRE(diagnostics.all().size() == 1);
    CHECK(diagnostics.all()[0].place == base::Place{1, 6, 1});
    CHECK(diagnostics.all()[0].related == base::Place{1, 4, 1});
    CHECK(diagnostics.all()[0].message == "the id `q` stands on two elements");
}

TEST_CASE("markup_reader: elements and text stand where HTML wants them") {
    CHECK(in_body("<li/>") ==
          "2.3 `<li>` cannot stand in `<body>` (it belongs in `<ul>` or "
          "`<ol>`)");
    CHECK(in_body("<figcaption/>") ==
          "2.3 `<figcaption>` cannot stand in `<body>` (it belongs in `<figure>`)");
    CHECK(in_body("<figure><figcaption>A <em>b</em></figcaption></figure>") == "");
    CHECK(in_body("<ul><p/></ul>") == "2.3 `<p>` cannot stand in `<ul>` (`<ul>` holds `<li>`)");
    CHECK(in_body("<table><tr>word play</tr></table>") ==
          "2.3 the text `word` stands in `<tr>` (`<tr>` holds `<td>` or `<th>`)");
    CHECK(in_body("<br>x</br>") == "2.3 the text `x` stands in `<br>` (`<br>` holds nothing)");
    CHECK(in_body("<html/>") ==
          "2.3 `<html>` cannot stand in `<body>` (it stands around everything else)");
    CHECK(faults_of("<html><head><title>a<b/></title></head></html>") ==
          "0.0 `<b>` cannot stand in `<title>`");
    CHECK(faults_of("<p/>") ==
          "0.0 the document begins with `<p>` (it must be one `<html>` with `<head>` and "
          "`<body>`)");
    CHECK(faults_of("<html/><html/>") ==
          "0.0 something stands outside of `<html>` (a document is one `<html>` with `<head>` and "
          "`<body>`)");
    CHECK(faults_of("") ==
          "0.0 the document is empty (a document is one `<html>` with `<head>` and `<body>`)");
}

TEST_CASE("markup_reader: named characters that are not known are told") {
    CHECK(in_body("<p data-at='1.5.6'>&mdahs;</p>") ==
          "5.6 the named character `&mdahs;` is not known (did you mean `&mdash;`?)");
    CHECK(in_body("&uuml;") ==
          "2.3 the named character `&uuml;` is not known (write the character itself)");
    CHECK(in_body("AT&T") == "2.3 a stray `&` (write `&amp;` for the character itself)");
    CHECK(in_body("a & b") == "2.3 a stray `&` (write `&amp;` for the character itself)");
    CHECK(in_body("&#0;") == "2.3 `&#0;` is no character");
    CHECK(in_body("&#xD800;") == "2.3 `&#xD800;` is no character");
    CHECK(in_body("&#x110000;") == "2.3 `&#x110000;` is no character");
    CHECK(in_body("&#99999999999;") == "2.3 `&#99999999999;` is no character");
}

TEST_CASE("markup_reader: tags that do not balance are told by name and place") {
    CHECK(in_body("<p data-at='1.7.2'>x<b data-at='1.7.9'>y</p>") ==
          "7.9 `<b>` is not closed before `</p>` (add `</b>`)");
    CHECK(in_body("x</p>") == "2.3 `<body>` is not closed before `</p>` (add `</body>`)");
    CHECK(faults_of("<html data-at='1.1.1'><body data-at='1.2.1'>") ==
          "2.1 `<body>` is not closed (add `</body>`)");
    CHECK(faults_of("<html/></p>") == "0.0 `</p>` closes nothing (remove it)");
    CHECK(in_body("<p") ==
          "2.3 a start tag `<p` is not ended (end it with `>`, or write `&lt;` for the character "
          "itself)");
    CHECK(in_body("<p class=x/>") ==
          "2.3 the markup is not well formed: Error parsing element attribute (attributes need "
          "quotes, empty elements end in `/>`)");
}

TEST_CASE("markup_reader: hostile markup ends in a fault") {
    std::string deep = "<html><body>";
    for (int i = 0; i < 100'000; ++i) deep += "<div>";
    for (int i = 0; i < 100'000; ++i) deep += "</div>";
    CHECK(faults_of(deep + "</body></html>") ==
          "0.0 elements stand too deep in each other (at most 256 levels)");
    std::string unclosed;
    for (int i = 0; i < 100'000; ++i) unclosed += "<div>";
    CHECK(faults_of(unclosed) == "0.0 `<div>` is not closed (add `</div>`)");
    CHECK(faults_of(std::string("<html>\0</html>", 14)) ==
          "0.0 the markup holds the control character \\u{0} (remove it)");
    CHECK(faults_of("<html>\xC3</html>") == "0.0 the markup is not UTF-8 (save the file as UTF-8)");
    for (const std::string html : {"<", "<!", "<!--", "<![CDATA[", "<?", "<a", "</", "</>", "<>",
                                   "<!DOCTYPE", "&", "<html", "<html a", "<html a=", "<html a='"}) {
        CHECK(faults_of(html) != "");
    }
    std::string pieces = "<html><body>";
    for (int i = 0; i < 50'000; ++i) pieces += "<![CDATA[ab]]>";
    CHECK(tree_of(pieces + "</body></html>").texts.at(0).size() == 100'000);
}

}  // namespace papersetter::document
