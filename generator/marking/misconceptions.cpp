// SPDX-License-Identifier: MIT
#include "marking/misconceptions.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace papersetter::marking {

namespace {

struct Found {
    std::set<std::size_t> candidates;                      ///< by response
    std::set<std::pair<std::size_t, std::size_t>> places;  ///< by form and question
};

}  // namespace

std::vector<std::uint32_t> wrong_options(const MarkedPart& part, const Answer& answer) {
    std::vector<std::uint32_t> wrong;
    if (answer.state != AnswerState::given) return wrong;
    const std::size_t places = std::max(answer.choices.size(), answer.written.size());
    for (std::size_t i = 0; i < places; ++i) {
        // A place left open shows no misconception.
        const bool is_open = !answer.choices.empty() && answer.choices[i] == Answer::open;
        if (is_open || is_right_at(part, answer, i)) continue;
        if (const auto option = option_at(part, answer, i)) wrong.push_back(*option);
    }
    return wrong;
}

std::vector<Misconception> misconceptions_of(const Class& marked) {
    std::map<std::string, Found> found;
    for (std::size_t i = 0; i < marked.responses->size(); ++i) {
        const Response& response = (*marked.responses)[i];
        const MarkedForm& form = (*marked.forms)[response.form];
        for (std::size_t q = 0; q < form.questions.size(); ++q) {
            for (std::size_t p = 0; p < form.questions[q].parts.size(); ++p) {
                const MarkedPart& part = form.questions[q].parts[p];
                for (const std::uint32_t option : wrong_options(part, response.answers[q][p])) {
                    const std::string& words = part.item->options[option].misconception;
                    if (words.empty()) continue;
                    found[words].candidates.insert(i);
                    found[words].places.emplace(response.form, q);
                }
            }
        }
    }
    std::vector<Misconception> result;
    for (const auto& [words, one] : found) {
        Misconception misconception{words, static_cast<std::int64_t>(one.candidates.size()), {}};
        for (const auto& [form, question] : one.places) {
            misconception.places.push_back((*marked.forms)[form].name + ":" +
                                           std::to_string(question + 1));
        }
        result.push_back(std::move(misconception));
    }
    std::ranges::stable_sort(result, std::ranges::greater(), &Misconception::candidates);
    return result;
}

}  // namespace papersetter::marking
