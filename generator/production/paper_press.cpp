// SPDX-License-Identifier: MIT
#include "production/paper_press.hpp"

#include <algorithm>
#include <charconv>
#include <string_view>
#include <utility>

#include "base/text.hpp"
#include "page/booklet.hpp"
#include "paper/canonical_writer.hpp"
#include "paper/learning_paper.hpp"

namespace papersetter::production {
namespace {

using layout::Document;

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

/// On which page each of the questions begins; 1 for one that is nowhere, which only a layout
/// without numbered questions has.
std::vector<int> page_by_question(const std::vector<layout::PageOfQuestions>& pages,
                                  int question_count) {
    std::vector<int> result(static_cast<std::size_t>(question_count), 1);
    for (const layout::PageOfQuestions& one : pages) {
        for (int number = one.first; number <= std::min(one.last, question_count); ++number) {
            result[static_cast<std::size_t>(number) - 1] = one.page;
        }
    }
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

// An amended key that does not say so would be taken for the first one.
void require_notes(const paper::InstructorPaper& paper, const layout::Markup& key,
                   base::Diagnostics& diagnostics) {
    for (const std::string& note : paper.notes) {
        if (key.html.find(base::escape_xml(note)) != std::string::npos) continue;
        diagnostics.error({}, "key.html of the layout prints no amendments, which this key has",
                          "put {{#amendments}} … {{/amendments}} on its first page, as the layout "
                          "exam does (docs/layout_guide.md)");
        return;
    }
}

}  // namespace

Imprint imprint_of(const paper::CandidatePaper& paper, Document document,
                   const std::string& profile, std::string content) {
    return {document, std::move(content), paper.date, paper.form_code, profile};
}

PaperPress::PaperPress(const Press& press) : thread_(press) {
    for (std::vector<std::size_t>& of_document : expected_pages_) {
        of_document.assign(layout().profiles().size(), 1);
    }
}

page::Pages PaperPress::typeset(Document document, const layout::Markup& markup,
                                std::size_t profile, std::size_t least_pages,
                                base::Diagnostics& diagnostics) {
    std::size_t& expected = expected_pages_.at(static_cast<std::size_t>(document))[profile];
    page::Pages pages = thread_.typeset(markup, {least_pages, expected}, diagnostics);
    expected = pages.pages.size();
    return pages;
}

page::Pages PaperPress::typeset_questions(const paper::CandidatePaper& paper, std::size_t profile,
                                          std::size_t least_pages, base::Diagnostics& diagnostics) {
    const layout::Markup questions = layout().questions(paper, profile);
    require_stimuli(paper, questions, diagnostics);
    return typeset(Document::questions, questions, profile, least_pages, diagnostics);
}

PrintedFile PaperPress::write(page::Pages pages, const Imprint& imprint) const {
    const std::size_t count = pages.pages.size();
    if (pages.is_booklet) pages = page::booklet(std::move(pages));
    return {thread_.press().write({&pages}, imprint), count};
}

PrintedFile PaperPress::print_key(const paper::InstructorPaper& paper, const std::string& content,
                                  const std::vector<layout::PageOfQuestions>& pages,
                                  const layout::KeyProfile& profile,
                                  base::Diagnostics& diagnostics) {
    const layout::Markup key = layout().key(paper, pages, profile);
    require_notes(paper, key, diagnostics);
    return write(
        typeset(Document::key, key, profile.profile, 1, diagnostics),
        imprint_of(paper.candidate, Document::key, layout().profiles()[profile.profile], content));
}

void PaperPress::print_learning_keys(const paper::InstructorPaper& paper,
                                     std::vector<Printed>& printed, ToldByProfile& told) {
    if (!makes(thread_.press(), layout::Key::learning)) return;
    const paper::InstructorPaper learning = paper::learning_paper(paper);
    const std::vector<std::string>& profiles = layout().profiles();
    for (std::size_t i = 0; i < profiles.size(); ++i) {
        told.in(profiles[i], [&](base::Diagnostics& found) {
            const layout::Markup markup = layout().learning(learning, i);
            printed[i].learning = write(typeset(Document::learning, markup, i, 1, found),
                                        imprint_of(learning.candidate, Document::learning,
                                                   profiles[i], paper::canonical(learning)));
        });
    }
}

std::vector<std::size_t> PaperPress::count_pages(const paper::CandidatePaper& paper,
                                                 base::Diagnostics& diagnostics) {
    const std::vector<std::string>& profiles = layout().profiles();
    ToldByProfile told(diagnostics);
    std::vector<std::size_t> counts(profiles.size());
    for (std::size_t i = 0; i < profiles.size(); ++i) {
        told.in(profiles[i], [&](base::Diagnostics& found) {
            counts[i] = typeset_questions(paper, i, 1, found).pages.size();
        });
    }
    return counts;
}

std::vector<Printed> PaperPress::print(const paper::InstructorPaper& paper,
                                       const std::vector<std::size_t>& least_pages,
                                       Products products, base::Diagnostics& diagnostics) {
    const std::vector<std::string>& profiles = layout().profiles();
    ToldByProfile told(diagnostics);
    std::vector<Printed> printed(profiles.size());
    std::vector<std::vector<layout::PageOfQuestions>> places(profiles.size());
    layout::KeyProfile key;
    const std::string candidate = paper::canonical(paper.candidate);
    for (std::size_t i = 0; i < profiles.size(); ++i) {
        const std::size_t least = least_pages.empty() ? 1 : least_pages[i];
        told.in(profiles[i], [&](base::Diagnostics& found) {
            page::Pages pages = typeset_questions(paper.candidate, i, least, found);
            places[i] = pages_of_questions(pages);
            printed[i].questions.pages = pages.pages.size();
            if (products == Products::keys) return;
            printed[i].questions =
                write(std::move(pages),
                      imprint_of(paper.candidate, Document::questions, profiles[i], candidate));
        });
        printed[i].pages = page_by_question(places[i], paper.candidate.question_count);
        if (profiles.size() > 1) key.pages.push_back(printed[i].pages);
    }
    std::string content = paper::canonical(paper, candidate);
    // Recorded layouts of older versions have no marking sheet, and identifiers without it.
    if (layout().makes(layout::Key::marking)) content += paper::canonical_marking(paper);
    for (std::size_t i = 0; i < profiles.size(); ++i) {
        key.profile = i;
        told.in(profiles[i], [&](base::Diagnostics& found) {
            printed[i].key = print_key(paper, content, places[i], key, found);
        });
    }
    print_learning_keys(paper, printed, told);
    return printed;
}

}  // namespace papersetter::production
