// SPDX-License-Identifier: MIT
#include "bank/answer_checks.hpp"

#include <algorithm>
#include <string>

#include "base/text.hpp"

namespace papersetter::bank {

namespace {

/// What is asked of one item, with the words it is told in.
class AnswerChecks {
  public:
    AnswerChecks(const Item& item, const ItemWords& words, base::Diagnostics& diagnostics)
        : item_(item), words_(words), diagnostics_(diagnostics) {}

    void run();
    void allow_one_key();

  private:
    void error(const std::string& what, std::string hint) {
        diagnostics_.error(item_.place, words_.name + what, std::move(hint));
    }
    [[nodiscard]] std::ptrdiff_t count_right() const {
        return std::count_if(item_.options.begin(), item_.options.end(),
                             [](const Option& option) { return option.is_correct; });
    }
    void require_options(std::size_t least);
    void require_key();
    void require_prompts();
    void require_steps();
    void require_answers();
    void check_numbers();
    void check_gaps();
    void check_option_bank();
    void check_rubric();

    const Item& item_;
    const ItemWords& words_;
    base::Diagnostics& diagnostics_;
};

void AnswerChecks::require_options(std::size_t least) {
    if (item_.options.size() >= least) return;
    error(item_.options.empty() ? " has no options" : " has one option only",
          "write an " + words_.table("option") +
              (least == 1 ? " for each statement" : " for each answer; two are the least"));
}

void AnswerChecks::require_key() {
    if (item_.options.size() < 2 || count_right() > 0) return;
    error(" has no right option", "write correct = true under the option that is right");
}

void AnswerChecks::allow_one_key() {
    const auto count = count_right();
    if (count < 2) return;
    const auto is_correct = [](const Option& option) { return option.is_correct; };
    const auto first = std::find_if(item_.options.begin(), item_.options.end(), is_correct);
    const auto second = std::find_if(first + 1, item_.options.end(), is_correct);
    diagnostics_.add({base::Severity::error, second->place,
                      words_.name + " has " + std::to_string(count) +
                          " right options, but its type is \"single\"",
                      "leave correct = true under one of them, or write type = \"multiple\"",
                      first->place, "the first right option stands here"});
}

void AnswerChecks::require_prompts() {
    if (count_right() >= 2) return;
    error(" has fewer than two prompts",
          "write prompt = '''…''' under each option that is the answer to one; two are the least");
}

void AnswerChecks::require_steps() {
    if (item_.options.size() >= 2) return;
    error(" has fewer than two steps",
          "write an " + words_.table("option") + " for each step, in the right order");
}

void AnswerChecks::require_answers() {
    if (count_right() > 0) return;
    error(" has no accepted answer",
          "write an " + words_.table("answer") + " with the text that is right");
}

void AnswerChecks::check_numbers() {
    for (const Option& option : item_.options) {
        if (option.text.empty()) continue;
        if (Number::parse(option.text.source)) {
            tell_doubtful_comma(option.text.source, option.text.place, diagnostics_);
            continue;
        }
        diagnostics_.error(option.text.place, base::in_quotes(option.text.source) + " is no number",
                           "write one like 9.81, -2 or \"6.02e23\"; the unit has a key of its own");
    }
    for (const Option& wrong : item_.options) {
        if (wrong.is_correct || !Number::parse(wrong.text.source)) continue;
        for (const Option& right : item_.options) {
            if (!right.is_correct || !is_given(item_, right, wrong.text.source)) continue;
            diagnostics_.add({base::Severity::error, wrong.place,
                              "this wrong answer lies within the tolerance of a right one",
                              "make the tolerance smaller, or take the answer out", right.place,
                              "the right one stands here"});
            break;
        }
    }
}

void AnswerChecks::check_gaps() {
    if (item_.gaps.empty()) {
        error(" has no gap", "write {gap:id} in its stem where a word is missing");
        return;
    }
    for (std::size_t i = 1; i < item_.gaps.size(); ++i) {
        const auto begin = item_.gaps.begin();
        if (std::find(begin, begin + static_cast<std::ptrdiff_t>(i), item_.gaps[i]) !=
            begin + static_cast<std::ptrdiff_t>(i)) {
            error(" has two gaps with the id " + base::in_quotes(item_.gaps[i]),
                  "give one of them another id");
        }
    }
    for (const Option& option : item_.options) {
        if (option.gap.empty()) continue;
        if (std::find(item_.gaps.begin(), item_.gaps.end(), option.gap) != item_.gaps.end()) {
            continue;
        }
        const auto near = base::nearest(
            option.gap, std::vector<std::string_view>(item_.gaps.begin(), item_.gaps.end()));
        diagnostics_.error(option.place, "the stem has no gap " + base::in_quotes(option.gap),
                           near ? "did you mean " + base::in_quotes(*near) + "?"
                                : "write {gap:" + option.gap + "} in the stem");
    }
    for (const std::string& gap : item_.gaps) {
        const bool has_answer = std::any_of(
            item_.options.begin(), item_.options.end(),
            [&](const Option& option) { return option.gap == gap && option.is_correct; });
        if (has_answer) continue;
        error(" has no answer to the gap " + base::in_quotes(gap),
              item_.is_option_bank
                  ? "write gap = \"" + gap + "\" under the option that fills it"
                  : "write an " + words_.table("answer") + " with gap = \"" + gap + "\"");
    }
}

void AnswerChecks::check_option_bank() {
    if (!item_.is_option_bank) return;
    for (const std::string& gap : item_.gaps) {
        const Option* earlier = nullptr;
        for (const Option& option : item_.options) {
            if (option.gap != gap) continue;
            if (earlier != nullptr) {
                diagnostics_.add({base::Severity::error, option.place,
                                  "two options fill the gap " + base::in_quotes(gap),
                                  "one letter is the answer to each gap", earlier->place,
                                  "the other one stands here"});
            }
            earlier = &option;
        }
    }
}

void AnswerChecks::check_rubric() {
    if (item_.options.empty()) {
        error(" has no rubric",
              "write an " + words_.table("criterion") + " for each thing that earns points");
        return;
    }
    if (item_.model_answer.empty()) {
        error(" has no \"model_answer\"", "write the answer that would earn all points");
    }
    // Points that were refused are told already.
    base::Decimal sum;
    for (const Option& criterion : item_.options) {
        if (criterion.points == base::Decimal()) return;
        sum += criterion.points;
    }
    if (sum == item_.points || item_.points == base::Decimal()) return;
    error(" is worth " + base::to_string(item_.points) + " points, but its criteria are worth " +
              base::to_string(sum),
          "make them equal: points = " + base::to_string(sum));
}

void AnswerChecks::run() {
    switch (item_.type) {
        case Type::single:
            require_options(2);
            require_key();
            allow_one_key();
            break;
        case Type::multiple:
            require_options(2);
            require_key();
            break;
        case Type::true_false:
            require_options(1);
            break;
        case Type::matching:
            require_prompts();
            break;
        case Type::ordering:
            require_steps();
            break;
        case Type::numeric:
            require_answers();
            check_numbers();
            break;
        case Type::short_answer:
            require_answers();
            break;
        case Type::cloze:
            check_gaps();
            check_option_bank();
            break;
        case Type::essay:
            check_rubric();
            break;
        case Type::composite:
            if (item_.parts.empty()) {
                error(" has no parts", "write an [[item.part]] for each");
            }
            break;
    }
}

}  // namespace

void check_answers(const Item& item, const ItemWords& words, base::Diagnostics& diagnostics) {
    AnswerChecks checks(item, words, diagnostics);
    if (item.status != Status::draft) {
        checks.run();
    } else if (item.type == Type::single) {
        checks.allow_one_key();
    }
}

bool tell_doubtful_comma(std::string_view number, base::Place place,
                         base::Diagnostics& diagnostics) {
    if (!has_doubtful_comma(number)) return false;
    std::string point(number);
    std::string whole(number);
    point[point.find(',')] = '.';
    whole.erase(whole.find(','), 1);
    diagnostics.error(place, "the comma in " + base::in_quotes(number) + " can be read in two ways",
                      "write " + whole + " or " + point);
    return true;
}

std::string comparable_answer(const Item& item, std::string_view answer) {
    if (item.type == Type::numeric) {
        const auto number = Number::parse(answer);
        return number ? number->written() : std::string();
    }
    std::string text = base::normalise_nfc(base::trimmed(answer));
    if (!item.is_case_sensitive) text = base::fold_case(text);
    std::string comparable;
    bool is_after_blank = false;
    for (const char c : text) {
        const bool is_blank = c == ' ' || c == '\t' || c == '\n';
        if (!is_blank) {
            if (is_after_blank && item.spaces == Spaces::collapse) comparable += ' ';
            comparable += c;
        }
        is_after_blank = is_blank;
    }
    return comparable;
}

bool is_given(const Item& item, const Option& option, std::string_view response) {
    if (item.type != Type::numeric) {
        return comparable_answer(item, option.text.source) == comparable_answer(item, response);
    }
    const auto answer = Number::parse(option.text.source);
    const auto given = Number::parse(response);
    return answer && given &&
           is_within(*given, *answer, item.tolerance, item.has_relative_tolerance);
}

}  // namespace papersetter::bank
