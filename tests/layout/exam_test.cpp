// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <algorithm>

#include "files/disk.hpp"
#include "fixture.hpp"
#include "toml_file/read.hpp"

using namespace papersetter;
using namespace papersetter::layout;
using namespace papersetter::layout::test;

namespace {

using Lines = std::vector<std::string>;

/// The layout `exam` of this project with parameters as a blueprint would write them.
Layout exam(std::string_view parameters = "") {
    const files::RealDisk disk;
    base::Sources sources;
    base::Diagnostics diagnostics;
    Layout layout =
        Layout::load(disk, {files::Path(PAPERSETTER_SOURCE_DIR) / "layouts/exam", "exam", "en"},
                     sources, diagnostics);
    const auto file = sources.add("p/exam.toml", std::string(parameters));
    layout.set_parameters(toml_file::read(sources, file, diagnostics).value(), "", diagnostics);
    CHECK(told(diagnostics, sources) == Lines{});
    return layout;
}

/// A paper that uses everything a paper can have.
paper::InstructorPaper full_paper() {
    paper::InstructorPaper paper = instructor_paper();
    paper::CandidatePaper& candidate = paper.candidate;
    candidate.title = "Tom & \"Jerry\" <1>";
    candidate.subtitle = "Resit";
    candidate.course = "ML · 2027";
    candidate.code = "ML-4";
    candidate.aids = "A pocket calculator.";
    candidate.date = blueprint::Date{2027, 5, 14};
    candidate.minutes = base::Decimal::whole(90);
    candidate.has_equal_points = false;
    candidate.sections[0].title = "Part one";
    candidate.sections[0].questions[0].group = "Sums & more";
    candidate.sections[0].questions[0].stem_html =
        "<p data-at=\"9.1.1\">Read:</p><pre data-at=\"9.2.1\"><code data-at=\"9.2.1\">a\n  b"
        "</code></pre>";
    paper.sections[0].title = "Part one";
    paper.item_minutes = base::Decimal::whole(3);
    paper::InstructorQuestion& question = paper.sections[0].questions[0];
    question.group = "Sums & more";
    question.explanation_html = "Count.";
    question.p = "0.58";
    question.discrimination = "0.3";
    question.references = {"Peano 1889", "A < B"};
    return paper;
}

std::size_t count(std::string_view text, std::string_view part) {
    std::size_t found = 0;
    for (auto at = text.find(part); at != text.npos; at = text.find(part, at + 1)) ++found;
    return found;
}

/// What a reader sees: the text of the body, white space folded.
std::string text_of(std::string_view html) {
    std::string text;
    bool is_tag = false;
    for (const char c : html.substr(html.find("<body"))) {
        if (c == '<') is_tag = true;
        const bool is_blank = is_tag || c == '\n' || c == ' ';
        if (!is_blank) text += c;
        if (is_blank && !text.empty() && text.back() != ' ') text += ' ';
        if (c == '>') is_tag = false;
    }
    return text;
}

}  // namespace

TEST_CASE("exam: both documents are well formed, bare and full") {
    const Layout layout = exam();
    CHECK(fault_of_xml(layout.questions(candidate_paper()).html) == "");
    CHECK(fault_of_xml(layout.key(instructor_paper(), {}).html) == "");
    const paper::InstructorPaper full = full_paper();
    CHECK(fault_of_xml(layout.questions(full.candidate).html) == "");
    CHECK(fault_of_xml(layout.key(full, {{1, 1, 1}, {2, 2, 2}}).html) == "");
    const Layout circle = exam("answers = 'circle'\ncandidate_boxes = 0\ngroup = false");
    CHECK(fault_of_xml(circle.questions(full.candidate).html) == "");
    CHECK(fault_of_xml(circle.key(full, {{1, 1, 1}, {2, 2, 2}}).html) == "");
}

TEST_CASE("exam: the checker of these tests sees what is not well formed") {
    CHECK(fault_of_xml("<a><b></a></b>") == "stray end of a");
    CHECK(fault_of_xml("<a b=\"<\"/>") == "< in an attribute");
    CHECK(fault_of_xml("<a b=\"1\" b=\"2\"/>") == "attribute twice: b");
    CHECK(fault_of_xml("<a>&nbsp;</a>") == "unknown entity at &nbsp;</a>");
    CHECK(fault_of_xml("<a/><a/>") == "2 roots");
    CHECK(fault_of_xml("<a>") == "unclosed a");
}

TEST_CASE("exam: the question paper reads in this order") {
    CHECK(text_of(exam().questions(candidate_paper()).html) ==
          "Small test Form A Questions 2 Pages Marks 2, one each Name Group Candidate number "
          "Answer every question: write one capital letter in each box. To change an answer, "
          "cross it out and write beside it. A wrong answer costs nothing. 1 2 Score / 2 Marker "
          "1 What is 2 + 2? A 4 B 5 2 Which? A x B y End of questions ");
}

TEST_CASE("exam: a full question paper shows every fact of the paper") {
    CHECK(text_of(exam("group = false").questions(full_paper().candidate).html) ==
          "ML-4 ML · 2027 Tom &amp; &quot;Jerry&quot; &lt;1&gt; Resit Form A Date 14 May 2027 "
          "Time allowed 1 hour 30 minutes Questions 2 Pages Marks 2 Name Candidate number "
          "Answer every question: write one capital letter in each box. To change an answer, "
          "cross it out and write beside it. A wrong answer costs nothing. Aids: A pocket "
          "calculator. 1 2 Score / 2 Marker Part one [2 marks] Sums &amp; more 1 Read: a b [1] "
          "A 4 B 5 2 Which? [1] A x B y End of questions ");
}

TEST_CASE("exam: the key reads in this order") {
    CHECK(text_of(exam().key(full_paper(), {{1, 1, 1}, {2, 2, 2}}).html) ==
          "Answer key A · 7F3K-Q2 For instructors ML-4 ML · 2027 Tom &amp; &quot;Jerry&quot; "
          "&lt;1&gt; Resit 1 A 2 B Page Questions Letters Marks 1 1 A 1 2 2 B 1 Sum 2 2 Form B 1 B "
          "2 A Grade From Candidates (one stroke each) pass 1 – 0 Part one [2 marks] Sums &amp; "
          "more "
          "1 What is 2 + 2? [1] ✓ A 4 Why right It adds up. B 5 Fails One too many. Tempts It is "
          "near. Right when the sum is 2 + 3. Explanation Count. References Peano 1889 A &lt; B "
          "Sums easy p 0.58 discrimination 0.3 apply 1 mark item sum form\u00a0B question\u00a02 "
          "2 Which? [1] A x Fails Not x. ✓ B y Why right Just y. 1 mark item which ");
}

TEST_CASE("exam: the marking sheet lists what is no letter in a box") {
    paper::InstructorPaper paper = instructor_paper();
    std::vector<paper::InstructorQuestion>& questions = paper.sections[0].questions;
    paper::InstructorQuestion number = questions[0];
    number.number = 3;
    number.type = bank::Type::numeric;
    number.answer.clear();
    number.unit_html = "m";
    number.tolerance = "0.1";
    number.options = {{"", "2", true, "", "", ""}, {"", "3", false, "", "", ""}};
    number.options.push_back({"", "2.5", true, "", "", ""});
    paper::InstructorQuestion gaps = number;
    gaps.number = 4;
    gaps.type = bank::Type::cloze;
    gaps.unit_html.clear();
    gaps.tolerance.clear();
    for (int i = 0; i < 3; ++i) gaps.options[static_cast<std::size_t>(i)].answers = 1 + i / 2;
    paper::InstructorQuestion order = questions[1];
    order.number = 5;
    order.type = bank::Type::ordering;
    order.answer = "BA";
    paper::InstructorQuestion truth = order;
    truth.number = 6;
    truth.type = bank::Type::true_false;
    truth.answer = "FT";
    questions.insert(questions.end(), {number, gaps, order, truth});
    const std::string text = text_of(exam().key(paper, {}).html);
    CHECK(count(text,
                "Answers without a box 3 2 ±\u00a00.1 m or 2.5 ±\u00a00.1 m 1 mark 4 1 2 2 2.5 1 "
                "mark 5 B A 1 mark 6 A\u00a0false, B\u00a0true 1 mark Form B") == 1);
}

TEST_CASE("exam: an amended key says what was accepted, left out and why") {
    paper::InstructorPaper paper = instructor_paper();
    paper.strips[0].cells[0].letters = {"A", "B"};
    paper.strips[0].cells[1].is_left_out = true;
    paper.strips.pop_back();
    paper.key_revision = 2;
    paper.points = base::Decimal::whole(1);
    paper.notes = {"Both readings <are> right."};
    paper::InstructorQuestion& question = paper.sections[0].questions[0];
    question.accepted_too = {"B"};
    question.options[1].is_accepted_too = true;
    question.notes = paper.notes;
    paper.sections[0].questions[1].is_left_out = true;
    const Markup key = exam().key(paper, {});
    const std::string text = text_of(key.html);
    CHECK(count(text, "key r2 Both readings &lt;are&gt; right. 1 A/B 2 – Page") == 1);
    CHECK(count(text,
                "1 What is 2 + 2? Accepted too: B ✓ A 4 Why right It adds up. ✓ B 5 Before "
                "One too many.") == 1);
    CHECK(count(text, "Amendment Both readings &lt;are&gt; right.") == 1);
    CHECK(count(text, "2 Which? not counted") == 1);
    CHECK(count(key.css, "key r2") > 0);
}

TEST_CASE("exam: a stimulus is printed before its questions, with a label by their number") {
    paper::InstructorPaper paper = full_paper();
    const auto give = [&](paper::Stimulus stimulus) {
        paper.candidate.sections[0].questions[0].stimulus = stimulus;
        paper.sections[0].questions[0].stimulus = stimulus;
    };
    const Layout layout = exam();
    give({1, 2, "", "<p data-at=\"9.1.1\">It rains.</p>"});
    CHECK(count(text_of(layout.questions(paper.candidate).html),
                "Sums &amp; more Questions 1 and 2 refer to the following. It rains. 1 Read:") ==
          1);
    CHECK(count(text_of(layout.key(paper, {}).html),
                "Sums &amp; more Questions 1 and 2 refer to the following. It rains. 1 What") == 1);
    CHECK(fault_of_xml(layout.questions(paper.candidate).html) == "");
    CHECK(fault_of_xml(layout.key(paper, {}).html) == "");
    give({1, 1, "The case", "It rains."});
    CHECK(count(text_of(layout.questions(paper.candidate).html),
                "Question 1 refers to the following. The case It rains. 1 Read:") == 1);
    give({1, 1, "Der Fall", "Es regnet.", "de"});
    CHECK(count(layout.questions(paper.candidate).html,
                "class=\"stimulus-title\" lang=\"de\" dir=\"ltr\"") == 1);
    give({1, 3, "", "It rains."});
    CHECK(count(text_of(layout.key(paper, {}).html), "Questions 1 to 3 refer to the following.") ==
          1);
}

TEST_CASE("exam: parameters change what is asked for and nothing else") {
    const paper::CandidatePaper paper = candidate_paper();
    const std::string strip = exam().questions(paper).html;
    CHECK(count(strip, "class=\"box\"") == 7);
    CHECK(count(strip, "class=\"cell\"") == 2);
    const Markup circle =
        exam("answers = 'circle'\ncandidate_boxes = 0\ngroup = false\npaper = 'a5'")
            .questions(paper);
    CHECK(count(circle.html, "class=\"box\"") == 0);
    CHECK(count(circle.html, "class=\"cell\"") == 0);
    CHECK(count(circle.html, "Group") == 0);
    CHECK(count(circle.html, "Candidate number") == 0);
    CHECK(count(circle.html, "circle <b") == 1);
    CHECK(count(circle.css, "size: a5;") == 1);
    CHECK(count(circle.css, "margin: 13mm 12mm 17mm 12mm;") == 1);
    CHECK(count(exam().questions(paper).css, "13mm 12mm") == 0);
}

TEST_CASE("exam: a blueprint's own instructions replace the layout's") {
    paper::CandidatePaper paper = candidate_paper();
    paper.instructions_html = "Write <em data-at=\"9.1.1\">clearly</em>.";
    const std::string html = exam().questions(paper).html;
    CHECK(count(html, "Write <em data-at=\"9.1.1\">clearly</em>.") == 1);
    CHECK(count(html, "Answer every question") == 0);
}

TEST_CASE("exam: questions have ids and labels in both documents") {
    const Layout layout = exam();
    for (const std::string& html : {without_places(layout.questions(candidate_paper()).html),
                                    without_places(layout.key(instructor_paper(), {}).html)}) {
        CHECK(count(html, "id=\"q-1\" aria-label=\"Question 1\"") == 1);
        CHECK(count(html, "id=\"q-2\" aria-label=\"Question 2\"") == 1);
    }
}

TEST_CASE("exam: the strip has one geometry on paper and key") {
    // The classes in the strip, in order: they decide the geometry.
    const auto strip_of = [](const std::string& html) {
        std::string classes;
        const auto end = html.find("class=\"", html.rfind("class=\"cell-") + 1);
        for (auto at = html.find("strip-group"); at < end; at = html.find("class=\"", at)) {
            at += at == html.find("strip-group") ? 0 : 7;
            const std::string name = html.substr(at, html.find('"', at) - at);
            if (name != "cell-letter") classes += name + " ";
        }
        return classes;
    };
    const Layout layout = exam();
    const std::string paper = strip_of(layout.questions(candidate_paper()).html);
    CHECK(paper == "strip-group cell cell-number cell cell-number ");
    paper::InstructorPaper one_form = instructor_paper();
    one_form.strips.pop_back();
    CHECK(strip_of(layout.key(one_form, {}).html) == paper);
}

TEST_CASE("exam: what is to be filled in says so to those who do not see it") {
    const Layout layout = exam();
    const std::string html = without_places(layout.questions(candidate_paper()).html);
    CHECK(count(html, "role=\"textbox\" aria-label=\"Answer to question 1\"") == 1);
    CHECK(count(html, "role=\"textbox\" aria-label=\"Answer to question 2\"") == 1);
    CHECK(count(html, "role=\"textbox\" aria-label=\"Candidate number\"") == 1);
    CHECK(count(html, "role=\"radio\"") == 0);
}

TEST_CASE("exam: only the right option is marked") {
    const std::string html = without_places(exam().key(instructor_paper(), {}).html);
    CHECK(count(html, "class=\"offer right\"") == 2);
    CHECK(count(html, "class=\"offer\"") == 2);
    CHECK(count(html,
                "✓</p>\n<p class=\"letter\" role=\"label\">A</p>\n<div class=\"choice\">4<") == 1);
    CHECK(count(html,
                "✓</p>\n<p class=\"letter\" role=\"label\">B</p>\n<div class=\"choice\">y<") == 1);
}

TEST_CASE("exam: the style sheet says which document it is and escapes the title") {
    const Layout layout = exam();
    const paper::InstructorPaper full = full_paper();
    const std::string paper_css = layout.questions(full.candidate).css;
    const std::string key_css = layout.key(full, {}).css;
    CHECK(count(paper_css, "content: \"\u2068Tom & \\\"Jerry\\\" \\3c 1>\u2069\";") == 1);
    CHECK(count(paper_css,
                "content: \"\\A0\\A0\\A0\\A0\\A0Page \" counter(page) \" of \" counter(pages) "
                "\"\\A0\\A0\\A0\\A0\\A0\";") == 1);
    CHECK(count(paper_css, "Answer key") == 0);
    CHECK(count(key_css, "content: \"Answer key\";") == 1);
    CHECK(layout.questions(full.candidate).title == "Tom & \"Jerry\" <1>, form A");
    CHECK(layout.key(full, {}).title == "Answer key: Tom & \"Jerry\" <1>, form A");
}

TEST_CASE("exam: nothing of the key reaches the question paper") {
    paper::InstructorPaper paper = full_paper();
    for (auto& section : paper.sections) {
        for (auto& question : section.questions) {
            question.item_id = question.topic_title = question.level = question.difficulty =
                question.explanation_html = "CANARY";
            for (auto& option : question.options) {
                option.rationale_html = option.tempting_html = option.right_when_html = "CANARY";
            }
        }
    }
    const Layout layout = exam();
    CHECK(count(layout.key(paper, {}).html, "CANARY") == 2 * 5 + 4 * 3);
    const Markup markup = layout.questions(paper.candidate);
    CHECK(count(markup.html + markup.css + markup.title, "CANARY") == 0);
}

TEST_CASE("exam: options stand in columns where the item or the layout asks for them") {
    const auto classes = [](const Layout& layout, int columns) {
        paper::CandidatePaper paper = full_paper().candidate;
        paper.sections[0].questions[0].option_columns = columns;
        const std::string html = layout.questions(paper).html;
        const std::string_view attribute = "class=\"";
        const std::size_t start = html.find("class=\"options") + attribute.size();
        return html.substr(start, html.find('"', start) - start);
    };
    CHECK(classes(exam(), 0) == "options");
    CHECK(classes(exam(), 2) == "options columns-2");
    CHECK(classes(exam("option_columns = 3"), 0) == "options columns-3");
    CHECK(classes(exam("option_columns = 3"), 1) == "options columns-1");
}
