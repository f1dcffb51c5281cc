// SPDX-License-Identifier: MIT
#include "document/node_writer.hpp"

#include "told.hpp"

namespace papersetter::document {

namespace {

std::string written_tree(const StyledDocument& document, NodeNumber number) {
    const Node& node = document.node(number);
    if (node.kind == Node::Kind::text) return std::string(node.text);
    std::string text = "<" + std::string(node.name);
    for (const NodeNumber child : node.children) text += " [" + written_tree(document, child) + "]";
    return text + ">";
}

/// The nodes of the body as <name [child] [child]>.
std::string kept(const std::string& body, const std::string& css = "") {
    const StyledDocument document = built(body, css);
    return written_tree(document, document.node(0).children.back());
}

}  // namespace

TEST_CASE("idle_space: white space beside blocks makes no text node") {
    CHECK(kept(" <p>a</p>\n<p>b</p> ") == "<body [<p [a]>] [<p [b]>]>");
    CHECK(kept(" a <p>b</p> ") == "<body [ a ] [<p [b]>]>");
    CHECK(kept("<p> <b>a</b> </p>") == "<body [<p [<b [a]>]>]>");
    CHECK(kept("<b>a</b> <p>b</p> <b>c</b>") == "<body [<b [a]>] [<p [b]>] [<b [c]>]>");
}

TEST_CASE("idle_space: white space between words stays") {
    CHECK(kept("<p><b>a</b> <i>b</i></p>") == "<body [<p [<b [a]>] [ ] [<i [b]>]>]>");
    CHECK(kept("<p>a<b> </b>c</p>") == "<body [<p [a] [<b [ ]>] [c]>]>");
    CHECK(kept("<p>a<br/> b</p>") == "<body [<p [a] [<br>] [ b]>]>");
}

TEST_CASE("idle_space: what is out of flow or not displayed separates nothing") {
    const std::string css = ".n { position: absolute } .h { display: none }";
    CHECK(kept("<div><b class='n'>1</b> <p>x</p> <i class='n'/> </div>", css) ==
          "<body [<div [<b [1]>] [<p [x]>] [<i>]>]>");
    CHECK(kept("<p><b>a</b> <i class='n'>1</i> <i class='h'/><u>c</u></p>", css) ==
          "<body [<p [<b [a]>] [ ] [<i [1]>] [ ] [<i>] [<u [c]>]>]>");
}

TEST_CASE("idle_space: in flex containers and tables no white space is a box") {
    CHECK(kept("<div> <b>a</b> <i>b</i> </div>", "div { display: flex; white-space: pre }") ==
          "<body [<div [<b [a]>] [<i [b]>]>]>");
    CHECK(kept("<table> <tr> <td>a</td> <td> </td> </tr> </table>") ==
          "<body [<table [<tr [<td [a]>] [<td>]>]>]>");
}

TEST_CASE("idle_space: preserved white space stays") {
    CHECK(kept("<pre> <b>a</b>\n</pre>") == "<body [<pre [ ] [<b [a]>] [\n]>]>");
    CHECK(kept("<p> <b>a</b> </p>", "p { white-space: pre-wrap }") ==
          "<body [<p [ ] [<b [a]>] [ ]>]>");
}

TEST_CASE("idle_space: generated boxes count as what they are") {
    CHECK(kept("<p> a</p>", "p::before { content: 'x' }") == "<body [<p [<::before>] [ a]>]>");
    CHECK(kept("<p> <b>a</b></p>", "p::before { content: 'x' }") ==
          "<body [<p [<::before>] [ ] [<b [a]>]>]>");
    CHECK(kept("<p> <b>a</b></p>", "p::before { content: 'x'; display: block }") ==
          "<body [<p [<::before>] [<b [a]>]>]>");
    CHECK(kept("<p><b>a</b> </p>", "p::after { content: 'x' }") ==
          "<body [<p [<b [a]>] [ ] [<::after>]>]>");
}

}  // namespace papersetter::document
