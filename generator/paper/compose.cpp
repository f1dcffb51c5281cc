// SPDX-License-Identifier: MIT
#include "paper/compose.hpp"

#include <map>

#include "base/text.hpp"
#include "blueprint/picked.hpp"
#include "paper/amended_question.hpp"
#include "paper/lettering.hpp"
#include "paper/marking.hpp"
#include "paper/question_composer.hpp"

namespace papersetter::paper {
namespace {

/// With more forms than this the key does not list where an item stands on the others; key.csv
/// does.
constexpr std::size_t most_forms_listed = 8;

using NumberOfItem = std::map<assembly::ItemRef, int>;

NumberOfItem numbers_of(const assembly::Selection& selection) {
    NumberOfItem numbers;
    int number = 0;
    for (const assembly::SelectedSection& section : selection.sections) {
        for (const assembly::SelectedItem& item : section.items) numbers[item.ref] = ++number;
    }
    return numbers;
}

std::vector<std::pair<std::string, NumberOfItem>> other_forms(
    const blueprint::Blueprint& blueprint, const assembly::Selections& selections,
    std::size_t index) {
    std::vector<std::pair<std::string, NumberOfItem>> others;
    const bool is_listed =
        blueprint.mode == blueprint::SeriesMode::same && selections.size() <= most_forms_listed;
    for (std::size_t i = 0; is_listed && i < selections.size(); ++i) {
        if (i != index) others.emplace_back(selections[i].form, numbers_of(selections[i]));
    }
    return others;
}

/// The heading a question belongs under when questions are arranged by topic: the deepest topic
/// that the section counts and that holds the item, else the item's own.
std::string group_title(const blueprint::Section& section, const bank::Bank& bank,
                        const bank::Item& item) {
    std::string_view best;
    for (const blueprint::Family& family : section.families) {
        if (family.attribute != blueprint::Attribute::topic) continue;
        for (const blueprint::Count& count : family.counts) {
            if (count.value.size() > best.size() && bank::is_within(item.topic, count.value)) {
                best = count.value;
            }
        }
    }
    const bank::Topic* topic = bank.find_topic(best.empty() ? std::string_view(item.topic) : best);
    return topic == nullptr ? std::string(best) : topic->title;
}

std::string language_of(const std::vector<bank::Bank>& banks) {
    return banks.empty() ? "en" : banks.front().language;
}

/// The form's own strip first, then those of the other forms where all have the same items and are
/// few.
std::vector<MarkedStrip> strips_of(const std::vector<bank::Bank>& banks,
                                   const blueprint::Blueprint& blueprint,
                                   const assembly::Selections& selections, std::size_t index,
                                   const Amendments& amendments) {
    std::vector<MarkedStrip> strips{marked_strip(banks, selections[index], amendments)};
    const bool has_others =
        blueprint.mode == blueprint::SeriesMode::same && selections.size() <= most_forms_listed;
    for (std::size_t i = 0; has_others && i < selections.size(); ++i) {
        if (i != index) strips.push_back(marked_strip(banks, selections[i], amendments));
    }
    return strips;
}

class Composer {
  public:
    Composer(const std::vector<bank::Bank>& banks, const blueprint::Blueprint& blueprint,
             const assembly::Selections& selections, std::size_t index,
             const Amendments& amendments, base::Diagnostics& diagnostics)
        : banks_(&banks),
          blueprint_(&blueprint),
          amendments_(&amendments),
          selection_(&selections[index]),
          index_(index),
          others_(other_forms(blueprint, selections, index)),
          diagnostics_(&diagnostics),
          texts_(language_of(banks), blueprint.rationales, diagnostics) {}

    InstructorPaper compose();

  private:
    void fill_head();
    void add_section(const blueprint::Section& section, const assembly::SelectedSection& selected);
    void add_question(const blueprint::Section& section, const assembly::SelectedItem& selected,
                      CandidateSection& candidate, InstructorSection& instructor);
    InstructorQuestion question_of(const bank::Bank& bank, const bank::Item& item,
                                   const assembly::SelectedItem& selected);
    void add_stimuli(const assembly::SelectedSection& selected, CandidateSection& candidate,
                     InstructorSection& instructor);
    void total();
    void total_key();

    const std::vector<bank::Bank>* banks_;
    const blueprint::Blueprint* blueprint_;
    const Amendments* amendments_;
    const assembly::Selection* selection_;
    std::size_t index_;
    std::vector<std::pair<std::string, NumberOfItem>> others_;
    base::Diagnostics* diagnostics_;
    QuestionComposer texts_;
    InstructorPaper paper_;
    int number_ = 0;
    bool has_all_minutes_ = true;
};

void Composer::fill_head() {
    CandidatePaper& head = paper_.candidate;
    head.title = blueprint_->title;
    head.subtitle = blueprint_->subtitle;
    head.course = blueprint_->course;
    head.code = blueprint_->code;
    head.aids = blueprint_->aids;
    head.language = language_of(*banks_);
    head.date = blueprint_->date;
    head.instructions_html = texts_.html(blueprint_->instructions, {}, {});
    head.form = selection_->form;
    head.form_index = index_;
    head.revision = selection_->revision;
}

InstructorQuestion Composer::question_of(const bank::Bank& bank, const bank::Item& item,
                                         const assembly::SelectedItem& selected) {
    InstructorQuestion question = texts_.question(item, selected.options, ++number_);
    question.item_id = banks_->size() > 1 ? bank.id + ":" + item.id : item.id;
    if (const bank::Topic* topic = bank.find_topic(item.topic)) question.topic_title = topic->title;
    if (item.level) question.level = bank::level_words[static_cast<std::size_t>(*item.level)];
    if (const auto band = bank::band_of(item)) {
        question.difficulty = bank::difficulty_words[static_cast<std::size_t>(*band)];
    }
    if (item.p) question.p = base::to_string(*item.p);
    if (item.discrimination) question.discrimination = base::to_string(*item.discrimination);
    question.references = item.references;
    for (const auto& [form, numbers] : others_) {
        const auto found = numbers.find(selected.ref);
        if (found != numbers.end()) question.elsewhere.push_back({form, found->second});
    }
    return question;
}

void Composer::add_question(const blueprint::Section& section,
                            const assembly::SelectedItem& selected, CandidateSection& candidate,
                            InstructorSection& instructor) {
    const bank::Bank& bank = (*banks_)[selected.ref.bank];
    const bank::Item& item = bank.items[selected.ref.item];
    InstructorQuestion question = question_of(bank, item, selected);
    if (section.arrange == blueprint::Arrange::topic) {
        question.group = group_title(section, bank, item);
    }
    candidate.points += question.points;
    candidate.questions.push_back(candidate_view(question));
    amend(question, item, {*amendments_, blueprint::full_name(bank, item), selected.options});
    instructor.points += question.points;
    if (item.minutes) {
        paper_.item_minutes += *item.minutes;
    } else {
        has_all_minutes_ = false;
    }
    instructor.questions.push_back(std::move(question));
}

// A group's heading stands before its first question only.
template <typename Question>
void keep_first_of_groups(std::vector<Question>& questions) {
    std::string current;
    for (Question& question : questions) {
        if (question.group == current) {
            question.group.clear();
        } else {
            current = question.group;
        }
    }
}

// Before the first of the questions that ask about it one after another.
void Composer::add_stimuli(const assembly::SelectedSection& selected, CandidateSection& candidate,
                           InstructorSection& instructor) {
    const std::vector<assembly::SelectedItem>& items = selected.items;
    if (candidate.questions.size() != items.size()) return;
    const auto stimulus_of = [&](std::size_t i) {
        const bank::Bank& bank = (*banks_)[items[i].ref.bank];
        return bank.find_stimulus(bank.items[items[i].ref.item].stimulus);
    };
    for (std::size_t i = 0, next = 0; i < items.size(); i = next) {
        const bank::Stimulus* const stimulus = stimulus_of(i);
        next = i + 1;
        if (stimulus == nullptr) continue;
        while (next < items.size() && stimulus_of(next) == stimulus) ++next;
        candidate.questions[i].stimulus = texts_.stimulus(*stimulus, candidate.questions[i].number,
                                                          candidate.questions[next - 1].number);
        instructor.questions[i].stimulus = candidate.questions[i].stimulus;
        // A set stands under the heading of its first question, whatever the others are about.
        for (std::size_t k = i + 1; k < next; ++k) {
            candidate.questions[k].group = candidate.questions[i].group;
            instructor.questions[k].group = instructor.questions[i].group;
        }
    }
}

void Composer::add_section(const blueprint::Section& section,
                           const assembly::SelectedSection& selected) {
    CandidateSection candidate{section.title, {}, {}};
    InstructorSection instructor{section.title, {}, {}};
    candidate.questions.reserve(selected.items.size());
    instructor.questions.reserve(selected.items.size());
    for (const assembly::SelectedItem& item : selected.items) {
        add_question(section, item, candidate, instructor);
    }
    add_stimuli(selected, candidate, instructor);
    keep_first_of_groups(candidate.questions);
    keep_first_of_groups(instructor.questions);
    paper_.candidate.sections.push_back(std::move(candidate));
    paper_.sections.push_back(std::move(instructor));
}

void Composer::total() {
    CandidatePaper& head = paper_.candidate;
    head.question_count = number_;
    std::optional<base::Decimal> common;
    for (const CandidateSection& section : head.sections) {
        head.points += section.points;
        for (const CandidateQuestion& question : section.questions) {
            if (!common) common = question.points;
            if (question.points != *common) head.has_equal_points = false;
        }
    }
    if (!has_all_minutes_) paper_.item_minutes = {};
    head.minutes = blueprint_->minutes;
    if (!head.minutes && has_all_minutes_) head.minutes = paper_.item_minutes;
    head.form_code = form_code_of(head);
    total_key();
}

void Composer::total_key() {
    std::optional<base::Decimal> common;
    for (const InstructorSection& section : paper_.sections) {
        paper_.points += section.points;
        for (const InstructorQuestion& question : section.questions) {
            if (!common && !question.is_left_out) common = question.points;
            if (!question.is_left_out && question.points != *common) {
                paper_.has_equal_points = false;
            }
            for (const std::string& note : question.notes) {
                if (std::ranges::find(paper_.notes, note) == paper_.notes.end()) {
                    paper_.notes.push_back(note);
                }
            }
        }
    }
    if (!amendments_->empty()) paper_.key_revision = amendments_->back().revision;
    paper_.score_rows = score_rows(blueprint_->cut_scores, paper_.points);
    paper_.has_grades = !blueprint_->cut_scores.empty();
    for (const blueprint::CutScore& cut : blueprint_->cut_scores) {
        if (cut.is_share || cut.amount <= paper_.candidate.points) continue;
        diagnostics_->error(cut.place, "the cut score of " + base::in_quotes(cut.grade) + " is " +
                                           to_string(cut.amount) + ", and form " +
                                           selection_->form + " has " +
                                           to_string(paper_.candidate.points) + " points");
    }
}

InstructorPaper Composer::compose() {
    const std::size_t errors_before = diagnostics_->errors();
    fill_head();
    for (std::size_t i = 0; i < selection_->sections.size(); ++i) {
        add_section(blueprint_->sections[i], selection_->sections[i]);
    }
    total();
    if (diagnostics_->errors() > errors_before) throw base::InputError();
    return std::move(paper_);
}

}  // namespace

InstructorPaper compose(const std::vector<bank::Bank>& banks, const blueprint::Blueprint& blueprint,
                        const assembly::Selections& selections, std::size_t index,
                        base::Diagnostics& diagnostics, const Amendments& amendments) {
    InstructorPaper paper =
        Composer(banks, blueprint, selections, index, amendments, diagnostics).compose();
    paper.strips = strips_of(banks, blueprint, selections, index, amendments);
    return paper;
}

}  // namespace papersetter::paper
