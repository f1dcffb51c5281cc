// SPDX-License-Identifier: MIT
#include "fixture.hpp"

#include <cctype>

namespace papersetter::layout::test {

LayoutFixture::LayoutFixture() {
    put("layout.toml", "name = \"tiny\"\ndocuments = [\"questions\", \"key\"]\n");
    put("questions.html", "<p>{{title}}</p>\n");
    put("key.html", "<p>{{title}}</p>\n");
    put("style.css", "p { margin: 0; }\n");
}

void LayoutFixture::put(const std::string& name, std::string_view text) {
    disk.write(files::Path("layouts/tiny") / name, text);
}

void LayoutFixture::remove(const std::string& name) {
    disk.remove(files::Path("layouts/tiny") / name);
}

Layout LayoutFixture::load(const std::string& language) {
    sources = {};
    diagnostics = {};
    return Layout::load(disk, {"layouts/tiny", "tiny", language, profiles}, sources, diagnostics);
}

std::vector<std::string> LayoutFixture::faults(const std::string& language) {
    try {
        (void)load(language);
    } catch (const base::InputError&) {
        return told();
    }
    return {"no fault"};
}

std::string LayoutFixture::first_hint() const {
    return diagnostics.all().empty() ? "none" : diagnostics.all().front().hint;
}

std::vector<std::string> LayoutFixture::told() const { return test::told(diagnostics, sources); }

std::vector<std::string> told(const base::Diagnostics& diagnostics, const base::Sources& sources) {
    std::vector<std::string> lines;
    for (const base::Diagnostic& diagnostic : diagnostics.all()) {
        std::string line = diagnostic.severity == base::Severity::warning ? "warning: " : "";
        if (diagnostic.place.is_known()) {
            std::string name = sources.name(diagnostic.place.file);
            line += name.substr(name.find('/') + 1) + ':' + std::to_string(diagnostic.place.line) +
                    ':' + std::to_string(diagnostic.place.column) + ": ";
        }
        lines.push_back(line + diagnostic.message);
    }
    return lines;
}

paper::InstructorPaper instructor_paper() {
    const auto one = base::Decimal::whole(1);
    paper::InstructorQuestion first;
    first.number = 1;
    first.stem_html = "What is 2 + 2?";
    first.points = one;
    first.options = {{"A", "4", true, "It adds up.", "", ""},
                     {"B", "5", false, "One too many.", "It is near.", "the sum is 2 + 3."}};
    first.answer = "A";
    first.item_id = "sum";
    first.topic_title = "Sums";
    first.level = "apply";
    first.difficulty = "easy";
    first.elsewhere = {{"B", 2}};
    paper::InstructorQuestion second;
    second.number = 2;
    second.stem_html = "Which?";
    second.points = one;
    second.options = {{"A", "x", false, "Not x.", "", ""}, {"B", "y", true, "Just y.", "", ""}};
    second.answer = "B";
    second.item_id = "which";
    paper::InstructorPaper paper;
    paper.candidate = candidate_paper();
    paper.sections = {{"", {first, second}, base::Decimal::whole(2)}};
    paper.points = base::Decimal::whole(2);
    paper.strips = {{"A", {{1, "1", 1, {"A"}, false, one}, {2, "2", 1, {"B"}, false, one}}},
                    {"B", {{1, "1", 1, {"B"}, false, one}, {2, "2", 1, {"A"}, false, one}}}};
    paper.score_rows = {{"pass", one}, {"", {}}};
    paper.has_grades = true;
    return paper;
}

paper::CandidatePaper candidate_paper() {
    const auto one = base::Decimal::whole(1);
    paper::CandidatePaper paper;
    paper.title = "Small test";
    paper.language = "en";
    paper.form = "A";
    paper.form_code = "A · 7F3K-Q2";
    paper.question_count = 2;
    paper.points = base::Decimal::whole(2);
    paper::CandidateQuestion first{1, "What is 2 + 2?", one, {{"A", "4"}, {"B", "5"}}, ""};
    paper::CandidateQuestion second{2, "Which?", one, {{"A", "x"}, {"B", "y"}}, ""};
    paper.sections = {{"", {first, second}, base::Decimal::whole(2)}};
    return paper;
}

namespace {

bool is_name_character(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-' || c == '_';
}

/// A checker of its own, sharing nothing with the code under test.
class XmlChecker {
  public:
    explicit XmlChecker(std::string_view xml) : rest_(xml) {}

    std::string check() {
        if (rest_.starts_with("<!DOCTYPE html>")) rest_.remove_prefix(15);
        while (fault_.empty() && !rest_.empty()) step();
        if (fault_.empty() && !open_.empty()) fault_ = "unclosed " + open_.back();
        if (fault_.empty() && roots_ != 1) fault_ = std::to_string(roots_) + " roots";
        return fault_;
    }

  private:
    void step() {
        if (rest_.starts_with("</")) return end_tag();
        if (rest_.front() == '<') return start_tag();
        if (rest_.front() == '&') return entity();
        if (open_.empty() && std::isspace(static_cast<unsigned char>(rest_.front())) == 0) {
            fault_ = "text outside the root";
        }
        rest_.remove_prefix(1);
    }

    std::string name() {
        std::size_t end = 0;
        while (end < rest_.size() && is_name_character(rest_[end])) ++end;
        std::string result(rest_.substr(0, end));
        rest_.remove_prefix(end);
        if (result.empty()) fault_ = "no name before " + std::string(rest_.substr(0, 20));
        return result;
    }

    void end_tag() {
        rest_.remove_prefix(2);
        const std::string closed = name();
        if (open_.empty() || open_.back() != closed) fault_ = "stray end of " + closed;
        if (fault_.empty()) open_.pop_back();
        expect('>');
    }

    void start_tag() {
        rest_.remove_prefix(1);
        const std::string element = name();
        if (open_.empty()) ++roots_;
        std::vector<std::string> attributes;
        while (fault_.empty() && skip_blanks() && rest_.front() != '>' && rest_.front() != '/') {
            attribute(attributes);
        }
        const bool is_empty = !rest_.empty() && rest_.front() == '/';
        if (is_empty) rest_.remove_prefix(1);
        expect('>');
        if (!is_empty) open_.push_back(element);
    }

    void attribute(std::vector<std::string>& seen) {
        const std::string attribute_name = name();
        for (const std::string& other : seen) {
            if (other == attribute_name) fault_ = "attribute twice: " + attribute_name;
        }
        seen.push_back(attribute_name);
        expect('=');
        expect('"');
        while (fault_.empty() && !rest_.empty() && rest_.front() != '"') {
            if (rest_.front() == '<') fault_ = "< in an attribute";
            if (rest_.front() == '&') {
                entity();
            } else {
                rest_.remove_prefix(1);
            }
        }
        expect('"');
    }

    void entity() {
        const std::size_t end = rest_.find(';');
        const std::string_view body = rest_.substr(1, end == rest_.npos ? 0 : end - 1);
        const bool is_known = body == "amp" || body == "lt" || body == "gt" || body == "quot" ||
                              body == "apos" || body.starts_with('#');
        if (!is_known) fault_ = "unknown entity at " + std::string(rest_.substr(0, 10));
        rest_.remove_prefix(end == rest_.npos ? rest_.size() : end + 1);
    }

    bool skip_blanks() {
        while (!rest_.empty() && std::isspace(static_cast<unsigned char>(rest_.front())) != 0) {
            rest_.remove_prefix(1);
        }
        return !rest_.empty();
    }

    void expect(char c) {
        if (!fault_.empty()) return;
        if (rest_.empty() || rest_.front() != c) {
            fault_ = std::string("no ") + c + " at " + std::string(rest_.substr(0, 20));
        } else {
            rest_.remove_prefix(1);
        }
    }

    std::string_view rest_;
    std::string fault_;
    std::vector<std::string> open_;
    int roots_ = 0;
};

}  // namespace

std::string fault_of_xml(std::string_view xml) { return XmlChecker(xml).check(); }

std::string without_places(std::string text) {
    for (std::size_t at = text.find(" data-at=\""); at != std::string::npos;
         at = text.find(" data-at=\"")) {
        text.erase(at, text.find('"', at + 10) - at + 1);
    }
    return text;
}

}  // namespace papersetter::layout::test
