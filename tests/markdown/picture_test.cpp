// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "fragment.hpp"
#include "markdown/picture_size.hpp"

namespace papersetter::markdown {

namespace {

// The fragment without its places, with every picture called by "#" and where its path stands.
Rendered with_pictures(std::string_view text) {
    Options options;
    options.source_of = [](std::string_view path, std::size_t offset) {
        return "#" + std::to_string(offset) + "/" + std::string(path);
    };
    Rendered result = rendered(text, options);
    for (std::size_t at = result.html.find(" data-at=\""); at != std::string::npos;
         at = result.html.find(" data-at=\"")) {
        result.html.erase(at, result.html.find('"', at + 10) + 1 - at);
    }
    return result;
}

std::string html(std::string_view text) {
    const Rendered result = with_pictures(text);
    CHECK(result.faults == "");
    return result.html;
}

std::string faults(std::string_view text) { return with_pictures(text).faults; }

}  // namespace

TEST_CASE("picture: in a line it stands among the words") {
    CHECK(html("Which ![A valve](v.svg) is it?") ==
          "Which <img src=\"#17/v.svg\" alt=\"A valve\"/> is it?");
    CHECK(html("![A valve](v.svg)") == "<img src=\"#11/v.svg\" alt=\"A valve\"/>");
    CHECK(html("![A](<my file.png>)![B](b.png)") ==
          "<img src=\"#6/my file.png\" alt=\"A\"/><img src=\"#24/b.png\" alt=\"B\"/>");
    CHECK(html("**a ![B](b.png)**") == "<strong>a <img src=\"#9/b.png\" alt=\"B\"/></strong>");
}

TEST_CASE("picture: a paragraph of its own is a figure") {
    CHECK(html("a\n\n![B](b.png)\n\nc") ==
          "<p>a</p><figure><img src=\"#8/b.png\" alt=\"B\"/></figure><p>c</p>");
    CHECK(html("a\n\n![B](b.png){width=5cm}\n") ==
          "<p>a</p><figure><img src=\"#8/b.png\" alt=\"B\" width=\"5cm\"/></figure>");
    CHECK(html("a\n\n![B](b.png) c") == "<p>a</p><p><img src=\"#8/b.png\" alt=\"B\"/> c</p>");
    CHECK(html("a\n\nc ![B](b.png)") == "<p>a</p><p>c <img src=\"#10/b.png\" alt=\"B\"/></p>");
    CHECK(html("![A](a.png)\n![B](b.png)\n") ==
          "<p><img src=\"#5/a.png\" alt=\"A\"/>\n<img src=\"#17/b.png\" alt=\"B\"/></p>");
    CHECK(html("- ![A](a.png)\n- b") ==
          "<ul><li><img src=\"#7/a.png\" alt=\"A\"/></li><li>b</li></ul>");
}

TEST_CASE("picture: what it shows is plain text") {
    CHECK(html("![*A* `b` &amp; \\* \"c\"](a.png)") ==
          "<img src=\"#24/a.png\" alt=\"A b &amp; * &quot;c&quot;\"/>");
    CHECK(html("![A [b](c) ![d](e)](a.png)").find("alt=\"A b d\"") != std::string::npos);
    CHECK(html("a\n![B\nb](a.png) c").find("alt=\"B b\"") != std::string::npos);
}

TEST_CASE("picture: its size is an attribute") {
    CHECK(html("![A](a.png){width=60mm} b") ==
          "<img src=\"#5/a.png\" alt=\"A\" width=\"60mm\"/> b");
    CHECK(html("![A](a.png){scale=50%}").find("scale=\"50%\"") != std::string::npos);
    CHECK(html("![A](a.png){height=4.5cm}").find("height=\"4.5cm\"") != std::string::npos);
    CHECK(html("![A](a.png) {b}") == "<img src=\"#5/a.png\" alt=\"A\"/> {b}");
    CHECK(html("![A](a.png)\\{b}") == "<img src=\"#5/a.png\" alt=\"A\"/>{b}");
    for (const std::string_view size :
         {"{}", "{b}", "{width}", "{width=}", "{width=6}", "{width=0mm}", "{width=6em}",
          "{width=-6mm}", "{width=60mm height=4mm}", "{height=50%}", "{scale=6mm}", "{scale=0%}",
          "{width=12345mm}", "{width=1.2.3mm}", "{width=60mm"}) {
        CAPTURE(size);
        CHECK(faults("![A](a.png)" + std::string(size)) ==
              "error 10:16 this is no size of a picture\n");
    }
    CHECK(read_picture_size("no").length == 0);
}

TEST_CASE("picture: faults stand at its path") {
    CHECK(faults("a ![](c.png)") ==
          "error 10:11 this picture has no text for those who do not see it\n");
    CHECK(faults("a ![ ](c.png)") ==
          "error 10:12 this picture has no text for those who do not see it\n");
    CHECK(faults("a ![b]()") == "error 10:7 this picture names no file\n");
    CHECK(faults("![b](c\\_d.png)") ==
          "error 10:5 the path of this picture holds a \\ or an entity\n");
    CHECK(faults("![{option:x}](c.png)") ==
          "error 10:19 a reference to an option stands in the text of a picture\n");
    CHECK(faults("![a {gap:x}](c.png)") == "error 10:18 a gap stands in the text of a picture\n");
}

TEST_CASE("picture: what an author may think to have written is told") {
    CHECK(faults("![b](c.png \"d\")") ==
          "warning 10:10 the title behind the path of this picture is not printed\n");
    CHECK(faults("![b](c.png) {width=5mm}") == "warning 10:17 this size is printed as text\n");
    CHECK(faults("![b](c.png) \\{width=5mm}") == "");
    CHECK(faults("![b](..\\_c.png)") ==
          "error 10:5 the path of this picture holds a \\ or an entity\n");
}

TEST_CASE("picture: one fault each, whoever asks") {
    for (const std::string_view text : {"![](a)", "![b]()", "![b](a){x}", "![b](a)", "![b][c]"}) {
        base::Diagnostics diagnostics;
        Options options;
        options.source_of = [](std::string_view, std::size_t) { return std::string(); };
        check({text, {1, 10, 5}, 0}, options, diagnostics);
        CHECK(told(diagnostics) == faults(text));
    }
}

}  // namespace papersetter::markdown
