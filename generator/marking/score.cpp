// SPDX-License-Identifier: MIT
#include "marking/score.hpp"

#include <algorithm>
#include <cassert>

#include "bank/answer_checks.hpp"
#include "marking/natural.hpp"

namespace papersetter::marking {

namespace {

using bank::Type;

/// points · part / whole, to four places.
base::Decimal share(base::Decimal points, std::int64_t part, std::int64_t whole) {
    // The quotient is in units of units: points.units() · part / whole, once divided by `one`.
    return rounded_quotient(Natural(points.units()) * Natural(part),
                            Natural(whole) * Natural(base::Decimal::one));
}

std::size_t answered_places(const Answer& answer) {
    return std::max(answer.choices.size(), answer.written.size());
}

/// Right options chosen, wrong ones chosen, right ones in all.
struct Chosen {
    std::int64_t right = 0;
    std::int64_t wrong = 0;
    std::int64_t all_right = 0;
};

Chosen chosen_of(const MarkedPart& part, const Answer& answer) {
    Chosen chosen;
    for (const std::uint32_t printed : answer.choices) {
        ++(part.item->options[part.order[printed]].is_correct ? chosen.right : chosen.wrong);
    }
    chosen.all_right = std::ranges::count_if(part.item->options, &bank::Option::is_correct);
    return chosen;
}

base::Decimal points_of(const MarkedPart& part, const Answer& answer) {
    const bank::Item& item = *part.item;
    const bool is_per_option = item.scoring == bank::Scoring::per_option;
    if (item.type == Type::essay) return answer.points;
    if (item.type == Type::single || item.type == Type::multiple) {
        const Chosen chosen = chosen_of(part, answer);
        if (is_per_option && item.type == Type::multiple) {
            const std::int64_t right = std::max<std::int64_t>(0, chosen.right - chosen.wrong);
            return share(item.points, right, chosen.all_right);
        }
        const bool is_right = chosen.wrong == 0 && chosen.right == chosen.all_right;
        return is_right ? item.points : base::Decimal();
    }
    std::int64_t right = 0;
    const std::size_t places = answered_places(answer);
    for (std::size_t i = 0; i < places; ++i) right += is_right_at(part, answer, i) ? 1 : 0;
    const auto all = static_cast<std::int64_t>(places);
    if (right == all) return item.points;
    return is_per_option ? share(item.points, right, all) : base::Decimal();
}

}  // namespace

std::optional<std::uint32_t> option_at(const MarkedPart& part, const Answer& answer,
                                       std::size_t place) {
    const bank::Item& item = *part.item;
    if (!answer.choices.empty()) {
        if (item.type == Type::true_false) return part.order.at(place);
        const std::uint32_t printed = answer.choices.at(place);
        if (printed == Answer::open) return std::nullopt;
        return part.order.at(printed);
    }
    if (place >= answer.written.size()) return std::nullopt;
    const std::string& written = answer.written[place];
    std::optional<std::uint32_t> wrong;
    for (std::uint32_t i = 0; i < item.options.size(); ++i) {
        const bank::Option& option = item.options[i];
        if (item.type == Type::cloze && option.gap != item.gaps.at(place)) continue;
        if (!bank::is_given(item, option, written)) continue;
        // What lies within the tolerance of a right answer is right, whatever else it is near to.
        if (option.is_correct) return i;
        if (!wrong) wrong = i;
    }
    return wrong;
}

bool is_right_at(const MarkedPart& part, const Answer& answer, std::size_t place) {
    if (!part.right.empty()) return answer.choices.at(place) == part.right.at(place);
    const auto option = option_at(part, answer, place);
    return option && part.item->options[*option].is_correct;
}

Score score_of(const MarkedPart& part, const Answer& answer) {
    const bool is_unmarked = answer.state == AnswerState::unmarked ||
                             answer.state == AnswerState::skipped || part.ruling.is_voided;
    if (is_unmarked) return {{}, {}, false};
    Score score{{}, part.item->points, true};
    if (answer.state == AnswerState::blank) return score;
    const bool is_accepted =
        std::ranges::find(part.ruling.accepted, answer) != part.ruling.accepted.end();
    score.got = is_accepted ? part.item->points : points_of(part, answer);
    return score;
}

Result result_of(const MarkedForm& form, const Response& response) {
    assert(response.answers.size() == form.questions.size());
    Result result;
    for (std::size_t q = 0; q < form.questions.size(); ++q) {
        std::vector<Score>& scores = result.scores.emplace_back();
        for (std::size_t p = 0; p < form.questions[q].parts.size(); ++p) {
            const Score score = score_of(form.questions[q].parts[p], response.answers[q][p]);
            scores.push_back(score);
            result.got += score.got;
            result.of += score.of;
            if (!score.is_marked) ++result.unmarked;
        }
    }
    return result;
}

}  // namespace papersetter::marking
