// SPDX-License-Identifier: MIT
#include "marking/shown_options.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "marking/score.hpp"

namespace papersetter::marking {

namespace {

using bank::Type;
using paper::InstructorOption;

class OptionPicker {
  public:
    OptionPicker(const MarkedPart& part, const Answer& answer) : part_(part), answer_(answer) {}

    std::vector<ShownOption> pick() {
        switch (part_.item->type) {
            case Type::single:
            case Type::multiple:
                pick_chosen();
                break;
            case Type::true_false:
                pick_statements();
                break;
            case Type::ordering:
                add_all();
                std::ranges::stable_sort(shown_, {},
                                         [](const ShownOption& one) { return one.option.answers; });
                break;
            case Type::essay:
                add_all();
                break;
            case Type::matching:
                pick_places(part_.right.size());
                break;
            case Type::cloze:
                pick_places(part_.item->gaps.size());
                break;
            default:
                pick_places(1);
                break;
        }
        return std::move(shown_);
    }

  private:
    [[nodiscard]] bool has_answer() const { return answer_.state == AnswerState::given; }

    void add(const InstructorOption& option, bool is_given) {
        shown_.push_back({option, is_given});
    }

    void add_all() {
        for (const InstructorOption& option : part_.key->options) add(option, false);
    }

    void pick_chosen() {
        const auto is_chosen = [&](std::size_t printed) {
            return std::ranges::find(answer_.choices, printed) != answer_.choices.end();
        };
        const std::vector<InstructorOption>& options = part_.key->options;
        for (std::size_t i = 0; i < options.size(); ++i) {
            if (is_chosen(i) && !options[i].is_correct) add(options[i], true);
        }
        for (std::size_t i = 0; i < options.size(); ++i) {
            if (options[i].is_correct) add(options[i], is_chosen(i));
        }
    }

    void pick_statements() {
        for (std::size_t i = 0; i < part_.key->options.size(); ++i) {
            if (has_answer() && is_right_at(part_, answer_, i)) continue;
            add(part_.key->options[i], false);
        }
    }

    /// What stands in the place, if anything does.
    void add_given(std::size_t place) {
        if (!has_answer()) return;
        if (const auto authored = option_at(part_, answer_, place)) {
            InstructorOption given = key_option(*authored);
            if (!answer_.choices.empty()) move_to(given, place);
            return add(given, true);
        }
        if (place >= answer_.written.size() || answer_.written[place].empty()) return;
        InstructorOption given;
        given.html = "<span>" + base::escape_xml(answer_.written[place]) + "</span>";
        if (part_.item->type == Type::cloze) given.answers = static_cast<int>(place) + 1;
        add(given, true);
    }

    // The right answer to something else has no reason why it is wrong here.
    void move_to(InstructorOption& given, std::size_t place) const {
        if (given.answers != 0) {
            given.rationale_html.clear();
            given.tempting_html.clear();
            given.right_when_html.clear();
        }
        given.is_correct = false;
        given.answers = static_cast<int>(place) + 1;
        given.prompt_html =
            place < part_.key->prompts.size() ? part_.key->prompts[place] : std::string();
    }

    /// Printed options stand in their order; answers that are written in that of their gaps.
    [[nodiscard]] const InstructorOption& key_option(std::uint32_t authored) const {
        const std::vector<std::uint32_t> order = key_order(part_);
        const auto found = std::ranges::find(order, authored);
        return part_.key->options.at(static_cast<std::size_t>(found - order.begin()));
    }

    void pick_places(std::size_t places) {
        const bool has_gaps = part_.item->type == Type::cloze || part_.item->type == Type::matching;
        for (std::size_t i = 0; i < places; ++i) {
            if (has_answer() && is_right_at(part_, answer_, i)) continue;
            add_given(i);
            for (const InstructorOption& option : part_.key->options) {
                const bool is_here = !has_gaps || option.answers == static_cast<int>(i) + 1;
                if (option.is_correct && is_here) add(option, false);
            }
        }
    }

    const MarkedPart& part_;
    const Answer& answer_;
    std::vector<ShownOption> shown_;
};

}  // namespace

std::vector<ShownOption> shown_options(const MarkedPart& part, const Answer& answer) {
    return OptionPicker(part, answer).pick();
}

}  // namespace papersetter::marking
