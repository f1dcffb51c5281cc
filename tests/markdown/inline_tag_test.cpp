// SPDX-License-Identifier: MIT
#include "markdown/inline_tag.hpp"

#include <doctest/doctest.h>

#include "fragment.hpp"

namespace papersetter::markdown {

TEST_CASE("inline tags: sub, sup, br and span act") {
    CHECK(html_of("H<sub>2</sub>O and 10<sup>-*3*</sup>") ==
          "H<sub>2</sub>O and 10<sup>-<em>3</em></sup>");
    CHECK(html_of("a<br>b<br/>c<br />d<BR>e") == "a<br/>b<br/>c<br/>d<br/>e");
    CHECK(html_of("<span lang=\"de\">ja</span> <span dir=\"ltr\" lang=\"he\">x</span>") ==
          "<span lang=\"de\">ja</span> <span lang=\"he\" dir=\"ltr\">x</span>");
    CHECK(html_of("a\n<span lang=\"de\">\nja\n</span>") ==
          "<p>a\n<span lang=\"de\">\nja\n</span></p>");
    CHECK(html_of("*<sub>a</sub>* <sub>**b**</sub>") ==
          "<em><sub>a</sub></em> <sub><strong>b</strong></sub>");
}

TEST_CASE("inline tags: other tags, escaped ones and those in code are text") {
    CHECK(html_of("vector<int> <subset> <b>x</b> <spanner a>") ==
          "vector&lt;int&gt; &lt;subset&gt; &lt;b&gt;x&lt;/b&gt; &lt;spanner a&gt;");
    CHECK(html_of("\\<sub>2\\</sub>") == "&lt;sub&gt;2&lt;/sub&gt;");
    CHECK(html_of("`<sub>2</sub>`") == "<code>&lt;sub&gt;2&lt;/sub&gt;</code>");
    CHECK(html_of("&lt;sub>2") == "&lt;sub&gt;2");
}

TEST_CASE("inline tags: what does not balance is told, and the fragment stays well formed") {
    CHECK(faults_of("a<sub>b") == "error 10:6 <sub> is not closed where it began\n");
    CHECK(html_of("a<sub>b") == "a<sub>b</sub>");
    CHECK(faults_of("a</sub>b") == "error 10:6 </sub> closes nothing that was opened here\n");
    CHECK(html_of("*a<sub>b*c</sub>") == "<em>a<sub>b</sub></em>c");
    CHECK(faults_of("*a<sub>b*c</sub>") ==
          "error 10:7 <sub> is not closed where it began\n"
          "error 10:15 </sub> closes nothing that was opened here\n");
    CHECK(faults_of("<sub><sup>a</sub></sup>") ==
          "error 10:16 </sub> closes nothing that was opened here\n"
          "error 10:5 <sub> is not closed where it began\n");
    CHECK(faults_of("a <sup>b\n\nc</sup>") ==
          "error 10:7 <sup> is not closed where it began\n"
          "error 12:2 </sup> closes nothing that was opened here\n");
}

TEST_CASE("inline tags: wrong attributes are told") {
    CHECK(faults_of("<sub class=\"x\">a</sub>")
              .starts_with("error 10:5 <sub> takes no attributes\n"));
    CHECK(faults_of("<span>a</span>").starts_with("error 10:5 <span> needs lang or dir\n"));
    CHECK(faults_of("<span style=\"x\">a</span>")
              .starts_with("error 10:5 <span> takes the attributes lang and dir only\n"));
    for (const std::string tag : {"en_US", "e", "x y", "abcdefghi", "en-"}) {
        CAPTURE(tag);
        CHECK(faults_of("<span lang=\"" + tag + "\">a</span>")
                  .starts_with("error 10:5 <span> needs a language tag, as in lang=\"de\" or "
                               "lang=\"pt-BR\"\n"));
    }
    CHECK(faults_of("<span lang=de>a</span>")
              .starts_with("error 10:5 <span> needs its values in quotes, as in lang=\"de\"\n"));
    CHECK(faults_of("<span dir=\"up\">a</span>")
              .starts_with("error 10:5 <span> needs dir=\"ltr\" or dir=\"rtl\"\n"));
    CHECK(faults_of("<span dir=\"rtl\">a</span>") == "");
    CHECK(faults_of("</br>") == "error 10:5 <br> stands alone: write <br>\n");
    CHECK(faults_of("<sub/>") == "error 10:5 <sub> needs a text and an end tag\n");
    CHECK(faults_of("a <sub b") == "error 10:7 <sub> takes no attributes\n");
    CHECK(faults_of("a <sub b ") == "error 10:7 <sub> takes no attributes\n");
    CHECK(faults_of("a <sub /b") == "error 10:7 <sub> has no closing \">\"\n");
    CHECK(faults_of("a <sub") == "");
}

}  // namespace papersetter::markdown
