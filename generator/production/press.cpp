// SPDX-License-Identifier: MIT
#include "production/press.hpp"

#include <algorithm>
#include <charconv>
#include <utility>

#include "base/digest.hpp"
#include "document/build.hpp"
#include "font/shaper.hpp"
#include "page/booklet.hpp"
#include "pdf/write.hpp"
#include "production/version.hpp"
#include "typeset/typeset.hpp"

namespace papersetter::production {

struct Press::State {
    State(font::FontBook book, DictionaryBook words, layout::Layout chosen,
          const image::Gallery& gallery)
        : fonts(std::move(book)),
          dictionaries(std::move(words)),
          layout(std::move(chosen)),
          pictures(&gallery),
          programs(fonts) {}
    font::FontBook fonts;
    DictionaryBook dictionaries;
    layout::Layout layout;
    const image::Gallery* pictures;
    pdf::FontPrograms programs;
};

Press::Press(font::FontBook fonts, DictionaryBook dictionaries, layout::Layout layout,
             const image::Gallery& pictures)
    : state_(std::make_unique<State>(std::move(fonts), std::move(dictionaries), std::move(layout),
                                     pictures)) {}
Press::~Press() = default;
Press::Press(Press&&) noexcept = default;

const layout::Layout& Press::layout() const { return state_->layout; }
const font::FontBook& Press::fonts() const { return state_->fonts; }
const DictionaryBook& Press::dictionaries() const { return state_->dictionaries; }

std::vector<manifest::FileDigest> Press::used_files() const {
    std::vector<manifest::FileDigest> files = dictionaries().used_files();
    for (const font::FontFile& file : fonts().used_files()) {
        files.push_back({file.file, file.found});
    }
    std::ranges::sort(files, {}, &manifest::FileDigest::name);
    return files;
}

struct Press::Thread::State {
    const Press::State* press;
    font::Shaper shaper;
    typeset::Hyphenator hyphenator;
    document::StyleSheets sheets = {};
    std::size_t question_pages = 1;
    std::size_t key_pages = 1;

    page::Pages typeset(const layout::Markup& markup, std::size_t& expected_pages,
                        base::Diagnostics& diagnostics);
};

Press::Thread::Thread(const Press& press)
    : state_(std::make_unique<State>(
          State{press.state_.get(), font::Shaper(press.fonts()),
                typeset::Hyphenator([&press = *press.state_](std::string_view language) {
                    return press.dictionaries.find(language);
                })})) {}
Press::Thread::~Thread() = default;

page::Pages Press::Thread::State::typeset(const layout::Markup& markup, std::size_t& expected_pages,
                                          base::Diagnostics& diagnostics) {
    const document::StyledDocument document =
        document::build(markup.html, markup.css, sheets, diagnostics);
    page::Pages pages = typeset::typeset(
        document, shaper, {expected_pages, &hyphenator, press->pictures}, diagnostics);
    expected_pages = pages.pages.size();
    return pages;
}

namespace {

/// The number of a question from the id of its element, "q-17"; 0 for other elements.
int question_number(std::string_view id) {
    if (!id.starts_with("q-")) return 0;
    int number = 0;
    const auto [end, problem] = std::from_chars(id.data() + 2, id.data() + id.size(), number);
    return problem == std::errc() && end == id.data() + id.size() ? number : 0;
}

/// Which questions begin on which page of the printed question paper.
std::vector<layout::PageOfQuestions> pages_of_questions(const page::Pages& pages) {
    std::vector<layout::PageOfQuestions> result;
    for (const page::Anchor& anchor : pages.anchors) {
        const int number = question_number(anchor.id);
        if (number == 0) continue;
        const int page = static_cast<int>(anchor.page) + 1;
        if (result.empty() || result.back().page != page) {
            result.push_back({page, number, number});
        }
        result.back().last = number;
    }
    return result;
}

std::array<std::uint8_t, 16> identifier(std::string_view kind, const std::string& content) {
    const base::Digest digest = base::sha256(std::string(kind) + '\0' + content);
    std::array<std::uint8_t, 16> bytes{};
    std::copy_n(digest.bytes.begin(), bytes.size(), bytes.begin());
    return bytes;
}

pdf::Metadata metadata(const page::Pages& pages, const std::optional<blueprint::Date>& date) {
    pdf::Metadata result;
    result.title = pages.title;
    result.language = pages.language;
    result.producer = std::string(program_version());
    if (date) result.date = {date->year, date->month, date->day};
    return result;
}

pdf::Metadata metadata(const page::Pages& pages, const paper::CandidatePaper& paper) {
    pdf::Metadata result = metadata(pages, paper.date);
    result.subject = paper.form_code;
    return result;
}

// Questions about a text that is not there cannot be answered.
void require_stimuli(const paper::CandidatePaper& paper, const layout::Markup& questions,
                     base::Diagnostics& diagnostics) {
    for (const paper::CandidateSection& section : paper.sections) {
        for (const paper::CandidateQuestion& question : section.questions) {
            if (!question.stimulus) continue;
            if (questions.html.find(question.stimulus->html) != std::string::npos) continue;
            diagnostics.error(
                {}, "questions.html of the layout prints no stimuli, which this paper has",
                "put {{#stimulus}} … {{/stimulus}} before each question, as the "
                "layout exam does (docs/layout_guide.md)");
            return;
        }
    }
}

}  // namespace

Printed Press::Thread::print(const paper::InstructorPaper& paper, base::Diagnostics& diagnostics) {
    const Press::State& press = *state_->press;
    Printed printed;

    const layout::Markup questions = press.layout.questions(paper.candidate);
    require_stimuli(paper.candidate, questions, diagnostics);
    page::Pages question_pages = state_->typeset(questions, state_->question_pages, diagnostics);
    printed.question_pages = question_pages.pages.size();
    const std::vector<layout::PageOfQuestions> pages = pages_of_questions(question_pages);
    if (question_pages.is_booklet) question_pages = page::booklet(std::move(question_pages));
    pdf::Metadata about = metadata(question_pages, paper.candidate);
    about.identifier = identifier("questions", paper::canonical(paper.candidate));
    printed.questions = pdf::write({&question_pages}, about, press.programs);

    const layout::Markup key = press.layout.key(paper, pages);
    page::Pages key_pages = state_->typeset(key, state_->key_pages, diagnostics);
    printed.key_pages = key_pages.pages.size();
    if (key_pages.is_booklet) key_pages = page::booklet(std::move(key_pages));
    about = metadata(key_pages, paper.candidate);
    about.identifier = identifier("key", paper::canonical(paper));
    printed.key = pdf::write({&key_pages}, about, press.programs);
    return printed;
}

std::string Press::Thread::print(const paper::Report& report, const std::string& content,
                                 base::Diagnostics& diagnostics) {
    const Press::State& press = *state_->press;
    std::size_t expected_pages = 1;
    const page::Pages pages =
        state_->typeset(press.layout.report(report), expected_pages, diagnostics);
    pdf::Metadata about = metadata(pages, report.date);
    about.identifier = identifier("report", content);
    return pdf::write({&pages}, about, press.programs);
}

}  // namespace papersetter::production
