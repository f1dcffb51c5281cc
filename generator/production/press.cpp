// SPDX-License-Identifier: MIT
#include "production/press.hpp"

#include <algorithm>
#include <charconv>
#include <utility>

#include "base/digest.hpp"
#include "base/profile.hpp"
#include "base/text.hpp"
#include "document/build.hpp"
#include "font/shaper.hpp"
#include "image/qr_code.hpp"
#include "layout/sheet_ids.hpp"
#include "page/booklet.hpp"
#include "paper/answer_sheet.hpp"
#include "paper/canonical_writer.hpp"
#include "paper/learning_paper.hpp"
#include "pdf/write.hpp"
#include "production/guide_cards.hpp"
#include "production/sheets.hpp"
#include "production/told_by_profile.hpp"
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
    std::vector<std::size_t> question_pages = {};  ///< of the last paper, by profile
    std::vector<std::size_t> key_pages = {};
    std::vector<std::size_t> learning_pages = {};
    std::string candidate = {};  ///< the candidate's view of the paper at hand, canonical

    /// A question paper; the pages on which its questions begin.
    std::vector<layout::PageOfQuestions> print_questions(const paper::CandidatePaper& paper,
                                                         std::size_t profile,
                                                         std::size_t least_pages, Products products,
                                                         Printed& printed,
                                                         base::Diagnostics& diagnostics);
    void print_learning(const paper::InstructorPaper& paper, std::size_t profile, Printed& printed,
                        base::Diagnostics& diagnostics);
    page::Pages typeset_questions(const paper::CandidatePaper& paper, std::size_t profile,
                                  std::size_t least_pages, base::Diagnostics& diagnostics);
    void print_key(const paper::InstructorPaper& paper,
                   const std::vector<layout::PageOfQuestions>& pages,
                   const layout::KeyProfile& profile, Printed& printed,
                   base::Diagnostics& diagnostics);

    page::Pages typeset(const layout::Markup& markup, std::size_t least_pages,
                        std::size_t& expected_pages, base::Diagnostics& diagnostics);
    page::Pages typeset(const layout::Markup& markup, const image::Gallery& pictures,
                        std::size_t least_pages, std::size_t& expected_pages,
                        base::Diagnostics& diagnostics);
};

Press::Thread::Thread(const Press& press)
    : state_(std::make_unique<State>(
          State{press.state_.get(), font::Shaper(press.fonts()),
                typeset::Hyphenator([&press = *press.state_](std::string_view language) {
                    return press.dictionaries.find(language);
                })})) {
    state_->question_pages.assign(press.layout().profiles().size(), 1);
    state_->key_pages = state_->question_pages;
    state_->learning_pages = state_->question_pages;
}
Press::Thread::~Thread() = default;

page::Pages Press::Thread::State::typeset(const layout::Markup& markup, std::size_t least_pages,
                                          std::size_t& expected_pages,
                                          base::Diagnostics& diagnostics) {
    return typeset(markup, *press->pictures, least_pages, expected_pages, diagnostics);
}

page::Pages Press::Thread::State::typeset(const layout::Markup& markup,
                                          const image::Gallery& pictures, std::size_t least_pages,
                                          std::size_t& expected_pages,
                                          base::Diagnostics& diagnostics) {
    const document::StyledDocument document =
        document::build(markup.html, markup.css, sheets, diagnostics);
    page::Pages pages = typeset::typeset(
        document, shaper, {expected_pages, &hyphenator, &pictures, least_pages}, diagnostics);
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

/// "questions", in another profile than the standard one "questions large-18".
std::string kind_in(std::string_view document, std::string_view profile) {
    std::string kind(document);
    if (profile != base::standard_profile) kind.append(" ").append(profile);
    return kind;
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

page::Pages Press::Thread::State::typeset_questions(const paper::CandidatePaper& paper,
                                                    std::size_t profile, std::size_t least_pages,
                                                    base::Diagnostics& diagnostics) {
    const layout::Markup questions = press->layout.questions(paper, profile);
    require_stimuli(paper, questions, diagnostics);
    return typeset(questions, least_pages, question_pages[profile], diagnostics);
}

std::vector<layout::PageOfQuestions> Press::Thread::State::print_questions(
    const paper::CandidatePaper& paper, std::size_t profile, std::size_t least_pages,
    Products products, Printed& printed, base::Diagnostics& diagnostics) {
    page::Pages pages = typeset_questions(paper, profile, least_pages, diagnostics);
    printed.question_pages = pages.pages.size();
    std::vector<layout::PageOfQuestions> places = pages_of_questions(pages);
    if (products == Products::keys) return places;
    if (pages.is_booklet) pages = page::booklet(std::move(pages));
    pdf::Metadata about = metadata(pages, paper);
    about.identifier =
        identifier(kind_in("questions", press->layout.profiles()[profile]), candidate);
    printed.questions = pdf::write({&pages}, about, press->programs);
    return places;
}

void Press::Thread::State::print_key(const paper::InstructorPaper& paper,
                                     const std::vector<layout::PageOfQuestions>& pages,
                                     const layout::KeyProfile& profile, Printed& printed,
                                     base::Diagnostics& diagnostics) {
    const layout::Markup key = press->layout.key(paper, pages, profile);
    require_notes(paper, key, diagnostics);
    page::Pages made = typeset(key, 1, key_pages[profile.profile], diagnostics);
    printed.key_pages = made.pages.size();
    if (made.is_booklet) made = page::booklet(std::move(made));
    pdf::Metadata about = metadata(made, paper.candidate);
    std::string content = paper::canonical(paper, candidate);
    // Recorded layouts of older versions have no marking sheet, and identifiers without it.
    if (press->layout.makes(layout::Key::marking)) content += paper::canonical_marking(paper);
    about.identifier =
        identifier(kind_in("key", press->layout.profiles()[profile.profile]), content);
    printed.key = pdf::write({&made}, about, press->programs);
}

void Press::Thread::State::print_learning(const paper::InstructorPaper& paper, std::size_t profile,
                                          Printed& printed, base::Diagnostics& diagnostics) {
    page::Pages made =
        typeset(press->layout.learning(paper, profile), 1, learning_pages[profile], diagnostics);
    printed.learning_pages = made.pages.size();
    if (made.is_booklet) made = page::booklet(std::move(made));
    pdf::Metadata about = metadata(made, paper.candidate);
    about.identifier =
        identifier(kind_in("learning", press->layout.profiles()[profile]), paper::canonical(paper));
    printed.learning = pdf::write({&made}, about, press->programs);
}

namespace {

/// Does the work and tells what it tells as told in this profile.
template <class Work>
void in_profile(ToldByProfile& told, const std::string& profile, const Work& work) {
    base::Diagnostics found;
    try {
        work(found);
    } catch (const base::InputError&) {
        told.add(found, profile);
        throw;
    }
    told.add(found, profile);
}

}  // namespace

std::vector<std::size_t> Press::Thread::count_pages(const paper::CandidatePaper& paper,
                                                    base::Diagnostics& diagnostics) {
    const std::vector<std::string>& profiles = state_->press->layout.profiles();
    ToldByProfile told(diagnostics);
    std::vector<std::size_t> counts(profiles.size());
    for (std::size_t i = 0; i < profiles.size(); ++i) {
        in_profile(told, profiles[i], [&](base::Diagnostics& found) {
            counts[i] = state_->typeset_questions(paper, i, 1, found).pages.size();
        });
    }
    return counts;
}

std::vector<Printed> Press::Thread::print(const paper::InstructorPaper& paper,
                                          const std::vector<std::size_t>& least_pages,
                                          Products products, base::Diagnostics& diagnostics) {
    const std::vector<std::string>& profiles = state_->press->layout.profiles();
    ToldByProfile told(diagnostics);
    std::vector<Printed> printed(profiles.size());
    std::vector<std::vector<layout::PageOfQuestions>> pages(profiles.size());
    layout::KeyProfile key;
    state_->candidate = paper::canonical(paper.candidate);
    for (std::size_t i = 0; i < profiles.size(); ++i) {
        const std::size_t least = least_pages.empty() ? 1 : least_pages[i];
        in_profile(told, profiles[i], [&](base::Diagnostics& found) {
            pages[i] =
                state_->print_questions(paper.candidate, i, least, products, printed[i], found);
        });
        printed[i].pages = page_by_question(pages[i], paper.candidate.question_count);
        if (profiles.size() > 1) key.pages.push_back(printed[i].pages);
    }
    for (std::size_t i = 0; i < profiles.size(); ++i) {
        key.profile = i;
        in_profile(told, profiles[i], [&](base::Diagnostics& found) {
            state_->print_key(paper, pages[i], key, printed[i], found);
        });
    }
    if (!state_->press->layout.wants(layout::Key::learning) ||
        !state_->press->layout.makes(layout::Key::learning)) {
        return printed;
    }
    const paper::InstructorPaper learning = paper::learning_paper(paper);
    for (std::size_t i = 0; i < profiles.size(); ++i) {
        in_profile(told, profiles[i], [&](base::Diagnostics& found) {
            state_->print_learning(learning, i, printed[i], found);
        });
    }
    return printed;
}

PrintedSheet Press::Thread::print_sheet(const paper::CandidatePaper& paper, std::size_t profile,
                                        base::Diagnostics& diagnostics) {
    const Press::State& press = *state_->press;
    image::Gallery pictures;
    pictures.emplace(layout::qr_picture, image::qr_code(paper::sheet_code(paper)));
    const std::string& name = press.layout.profiles()[profile];
    PrintedSheet sheet;
    ToldByProfile told(diagnostics);
    in_profile(told, name, [&](base::Diagnostics& found) {
        std::size_t expected_pages = 1;
        const page::Pages pages =
            state_->typeset(press.layout.sheet(paper, profile), pictures, 1, expected_pages, found);
        pdf::Metadata about = metadata(pages, paper);
        about.identifier = identifier(kind_in("sheet", name), paper::canonical(paper));
        sheet.pdf = pdf::write({&pages}, about, press.programs);
        sheet.json = json_of_sheet(paper, name, pages, found);
    });
    return sheet;
}

std::string Press::Thread::print(const paper::Report& report, const std::string& content,
                                 base::Diagnostics& diagnostics) {
    const Press::State& press = *state_->press;
    std::size_t expected_pages = 1;
    const page::Pages pages =
        state_->typeset(press.layout.report(report), 1, expected_pages, diagnostics);
    pdf::Metadata about = metadata(pages, report.date);
    about.identifier = identifier("report", content);
    return pdf::write({&pages}, about, press.programs);
}

std::string Press::Thread::print(const paper::ClassSheet& sheet, const std::string& content,
                                 base::Diagnostics& diagnostics) {
    const Press::State& press = *state_->press;
    std::size_t expected_pages = 1;
    const page::Pages pages =
        state_->typeset(press.layout.class_sheet(sheet), 1, expected_pages, diagnostics);
    pdf::Metadata about = metadata(pages, sheet.date);
    about.identifier = identifier("class", content);
    return pdf::write({&pages}, about, press.programs);
}

page::Pages Press::Thread::typeset(const paper::Feedback& feedback,
                                   base::Diagnostics& diagnostics) {
    std::size_t expected_pages = 1;
    return state_->typeset(state_->press->layout.feedback(feedback), 1, expected_pages,
                           diagnostics);
}

std::string Press::bind(const std::vector<const page::Pages*>& sequences,
                        const Bound& bound) const {
    pdf::Metadata about = metadata(*sequences.front(), bound.date);
    about.title = bound.title;
    about.identifier = identifier("feedback", bound.content);
    return pdf::write(sequences, about, state_->programs);
}

PrintedGuide Press::Thread::print(const paper::Guide& guide, base::Diagnostics& diagnostics) {
    const Press::State& press = *state_->press;
    CardFitting cards(guide, press.layout.cards_of_sheet());
    page::Pages pages;
    paper::CanonicalWriter content;
    base::Diagnostics told;
    do {
        told = {};
        const layout::Markup markup = press.layout.guide(guide, cards.cards());
        std::size_t expected_pages = 1;
        try {
            pages = state_->typeset(markup, 1, expected_pages, told);
        } catch (const base::InputError&) {
            diagnostics.append(std::move(told));
            throw;
        }
        content = {};
        content.fragment(markup.html);
    } while (!cards.fits(pages));
    diagnostics.append(std::move(told));
    cards.tell(diagnostics);
    for (const page::Page& page : pages.pages) {
        content.number(page.width.thousandths());
        content.number(page.height.thousandths());
    }
    PrintedGuide printed;
    printed.pages = pages.pages.size();
    pdf::Metadata about = metadata(pages, guide.date);
    about.identifier = identifier("guide", content.take());
    printed.pdf = pdf::write({&pages}, about, press.programs);
    return printed;
}

std::string Press::Thread::print(const paper::Crosswalk& crosswalk,
                                 base::Diagnostics& diagnostics) {
    const Press::State& press = *state_->press;
    std::size_t expected_pages = 1;
    const page::Pages pages =
        state_->typeset(press.layout.crosswalk(crosswalk), 1, expected_pages, diagnostics);
    pdf::Metadata about = metadata(pages, crosswalk.date);
    about.identifier = identifier("crosswalk", paper::canonical(crosswalk));
    return pdf::write({&pages}, about, press.programs);
}

bool makes(const Press& press, layout::Key key) {
    return press.layout().wants(key) && press.layout().makes(key);
}

}  // namespace papersetter::production
