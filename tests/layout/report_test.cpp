// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "files/disk.hpp"
#include "fixture.hpp"

using namespace papersetter;
using namespace papersetter::layout;
using namespace papersetter::layout::test;

namespace {

using Lines = std::vector<std::string>;

paper::Report sample() {
    paper::Report report;
    report.title = "Small <test>";
    report.language = "en";
    report.question_count = 4;
    report.forms = {"A", "B"};
    paper::ReportSection section{
        "Main",
        "exact",
        {{"level", "apply", "1–3", "2", {10, 5}}, {"p", "", "0.5–0.6", "0.55", {11, 1}}}};
    report.groups = {
        {{"A", "B"}, base::Decimal::whole(4), base::Decimal::whole(90), "", 0, {section}}};
    report.letters = {{"A", 5, {20, 0}}, {"B", 3, {12, 0}}};
    report.keys = {{"A", {3, 1}, "1", 1}, {"B", {2, 2}, "0", 1}};
    report.exposure = {{1, 4, {13, 0}}, {2, 2, {7, 0}}};
    report.overlaps = {{4, 1}, {1, 4}};
    report.named = 1;
    return report;
}

/// The tiny layout with a report of this body.
Layout with_report(LayoutFixture& fixture, std::string_view body) {
    fixture.put("layout.toml",
                "name = \"tiny\"\ndocuments = [\"questions\", \"key\", \"report\"]\n");
    fixture.put("strings/en.toml",
                R"(report_forms = { one = "Form {forms}", other = "Forms {forms}" }
report_section = "Section {number}"
report_exposure = { one = "{n} form", other = "{n} forms" }
report_named = { one = "{n} item by name", other = "{n} items by name" }
report_title = "Report: {title}"
questions_title = "{title}"
key_title = "{title}"
minutes = { one = "{n} minute", other = "{n} minutes" }
hours = { one = "{n} hour", other = "{n} hours" }
hours_and_minutes = "{hours} {minutes}"
revision = "rev {n}"
[law]
exact = "evenly"
[requirement]
p = "mean p"
[level]
apply = "use"
)");
    fixture.put("report.html", body);
    return fixture.load();
}

std::string rendered(std::string_view body, const paper::Report& report = sample()) {
    LayoutFixture fixture;
    const Layout layout = with_report(fixture, body);
    CHECK(fixture.told() == Lines{});
    return without_places(layout.report(report).html);
}

}  // namespace

TEST_CASE("report: a layout may do without one") {
    LayoutFixture fixture;
    CHECK_FALSE(fixture.load().makes(Document::report));
    CHECK(with_report(fixture, "<p>{{title}}</p>").makes(Document::report));
    fixture.remove("report.html");
    CHECK(fixture.faults() == Lines{"layout.toml:1:1: the layout lacks the file `report.html`"});
}

TEST_CASE("report: what forms have of what is asked, with units of bars") {
    CHECK(
        rendered("<div>{{#form_groups}}<h2>{{forms_text}}</h2>"
                 "<p>{{group_marks}}, {{group_time_text}}{{#group_p}}, {{group_p}}{{/group_p}}</p>"
                 "{{#report_sections}}<h3>{{report_section_label}} {{report_section_title}}</h3>"
                 "<p>{{law}}</p>{{#requirements}}<p>{{requirement_of}} {{requirement_value}}: "
                 "{{asked}}, {{got}} {{#requirement_bar}}{{#is_filled}}#{{/is_filled}}"
                 "{{^is_filled}}-{{/is_filled}}{{/requirement_bar}}</p>{{/requirements}}"
                 "{{/report_sections}}{{/form_groups}}</div>") ==
        "<div><h2>Forms A, B</h2><p>4, 1 hour 30 minutes</p><h3>Section 1 Main</h3>"
        "<p>evenly</p><p>level use: 1–3, 2 ##########-----</p>"
        "<p>mean p : 0.5–0.6, 0.55 ###########-</p></div>");
}

TEST_CASE("report: keys by letter and form") {
    CHECK(
        rendered("<div>{{#letter_totals}}<p>{{total_letter}} {{total_keys}} "
                 "{{#total_bar}}|{{/total_bar}}</p>{{/letter_totals}}{{#key_forms}}<p>{{key_form}}:"
                 "{{#key_counts}} {{key_count}}{{/key_counts}}, {{chi_square}}, {{degrees}}</p>"
                 "{{/key_forms}}</div>") ==
        "<div><p>A 5 ||||||||||||||||||||</p><p>B 3 ||||||||||||</p>"
        "<p>A: 3 1, 1, 1</p><p>B: 2 2, 0, 1</p></div>");
}

TEST_CASE("report: what forms share") {
    constexpr std::string_view body =
        "<div>{{#exposures}}<p>{{exposure_text}} {{exposure_items}}</p>{{/exposures}}"
        "<p>{{#overlap_forms}} {{overlap_form}}{{/overlap_forms}}</p>{{#overlap_rows}}"
        "<p>{{overlap_row}}{{#overlaps}} {{overlap}}{{/overlaps}}</p>{{/overlap_rows}}"
        "<p>{{named_text}}</p></div>";
    CHECK(rendered(body) ==
          "<div><p>1 form 4</p><p>2 forms 2</p><p> A B</p><p>A 4 1</p><p>B 1 4</p>"
          "<p>1 item by name</p></div>");
    paper::Report single = sample();
    single.overlaps.clear();
    single.named = 0;
    CHECK(rendered(body, single) == "<div><p>1 form 4</p><p>2 forms 2</p><p></p><p></p></div>");
}

TEST_CASE("report: its head is that of the paper, its title its own") {
    LayoutFixture fixture;
    const Layout layout = with_report(
        fixture,
        "<p>{{document_title}}|{{form_count}}|{{question_count}}|{{#is_report}}r{{/is_report}}"
        "{{#is_key}}k{{/is_key}}{{#revision_text}}, {{revision_text}}{{/revision_text}}</p>");
    paper::Report report = sample();
    report.revision = 2;
    const Markup markup = layout.report(report);
    CHECK(markup.title == "Report: Small <test>");
    CHECK(markup.language == "en");
    CHECK(without_places(markup.html) == "<p>Report: Small &lt;test&gt;|2|4|r, rev 2</p>");
}

TEST_CASE("report: no variable of questions exists there, none of it on papers") {
    LayoutFixture fixture;
    CHECK_THROWS_AS(with_report(fixture, "<p>{{form_code}} {{answer}}</p>"), base::InputError);
    CHECK(fixture.told() == Lines{"report.html:1:4: `form_code` does not exist here",
                                  "report.html:1:18: `answer` does not exist here"});
    CHECK(fixture.first_hint() == "it exists in the documents of one form only");
    fixture.put("report.html", "<p>{{title}}</p>");
    fixture.put("questions.html", "<p>{{form_count}}</p>");
    CHECK(fixture.faults() == Lines{"questions.html:1:4: `form_count` does not exist here"});
    CHECK(fixture.first_hint() == "it exists in report.html only");
}

TEST_CASE("report: that of the layout exam is well formed and tells every number") {
    const files::RealDisk disk;
    base::Sources sources;
    base::Diagnostics diagnostics;
    const Layout layout =
        Layout::load(disk, {files::Path(PAPERSETTER_SOURCE_DIR) / "layouts/exam", "exam", "en"},
                     sources, diagnostics);
    CHECK(told(diagnostics, sources) == Lines{});
    const std::string html = without_places(layout.report(sample()).html);
    CHECK(fault_of_xml(html) == "");
    for (const char* part :
         {"Forms A, B", "1 hour 30 minutes", "every paper that satisfies the blueprint was equally",
          "<th scope=\"row\">level apply</th>", "1–3", "<th scope=\"row\">mean p </th>", "2 forms",
          "1 item that every form has by name is not counted."}) {
        CAPTURE(part);
        CHECK(html.find(part) != std::string::npos);
    }
}
