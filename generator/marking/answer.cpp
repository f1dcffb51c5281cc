// SPDX-License-Identifier: MIT
#include "marking/answer.hpp"

#include <algorithm>
#include <optional>

#include "bank/number.hpp"
#include "base/ascii.hpp"
#include "base/counted.hpp"
#include "base/text.hpp"

namespace papersetter::marking {

namespace {

using bank::Type;

/// What may stand between letters: "A, C" is "AC".
constexpr std::string_view separators = " \t,;/+&";
/// What stands for a place left open among others: "A-C".
constexpr char open_sign = '-';

ReadAnswer faulty(std::string fault, std::string hint) {
    ReadAnswer read;
    read.answer.state = AnswerState::skipped;
    read.fault = std::move(fault);
    read.hint = std::move(hint);
    return read;
}

std::string letter_at(std::size_t position) {
    return std::string(1, static_cast<char>('A' + position));
}

std::string letters_to(std::size_t count) { return "A to " + letter_at(count - 1); }

/// The characters that say something; nothing when one is neither letter nor `open_sign`.
std::optional<std::string> letters_in(std::string_view cell) {
    std::string letters;
    for (const char c : cell) {
        if (separators.find(c) != std::string_view::npos) continue;
        if (!base::is_letter(c) && c != open_sign) return std::nullopt;
        letters += base::upper(c);
    }
    return letters;
}

bool is_open(std::string_view letters) {
    return std::ranges::all_of(letters, [](char c) { return c == open_sign; });
}

ReadAnswer read_chosen(const bank::Item& part, std::string letters) {
    const std::size_t count = part.options.size();
    std::erase(letters, open_sign);
    ReadAnswer read;
    read.answer.state = AnswerState::given;
    for (const char letter : letters) {
        const auto position = static_cast<std::uint32_t>(letter - 'A');
        if (position >= count) {
            return faulty("the question has no option " + std::string(1, letter),
                          "its options are " + letters_to(count));
        }
        read.answer.choices.push_back(position);
    }
    std::ranges::sort(read.answer.choices);
    const auto twice = std::ranges::adjacent_find(read.answer.choices);
    if (twice == read.answer.choices.end()) return read;
    return faulty("option " + letter_at(*twice) + " stands here twice", "write each letter once");
}

/// One letter a place, each found by `position_of`.
template <typename PositionOf>
ReadAnswer read_places(std::string_view letters, std::size_t places, std::string_view place_words,
                       const PositionOf& position_of) {
    if (letters.size() != places) {
        return faulty(
            base::counted(letters.size(), "letter") + " for " + base::counted(places, place_words),
            "write one a " + std::string(place_words) +
                " in their order, and - for one "
                "left open");
    }
    ReadAnswer read;
    read.answer.state = AnswerState::given;
    for (const char letter : letters) {
        if (letter == open_sign) {
            read.answer.choices.push_back(Answer::open);
            continue;
        }
        const std::optional<std::uint32_t> position = position_of(letter);
        if (!position) {
            return faulty("the letter " + std::string(1, letter) + " is none of the question's",
                          "write letters that it has");
        }
        read.answer.choices.push_back(*position);
    }
    return read;
}

ReadAnswer read_letters(const bank::Item& part, std::size_t places, std::string_view cell) {
    const std::optional<std::string> letters = letters_in(cell);
    if (!letters) {
        return faulty(base::in_quotes(cell) + " is no letter of an option",
                      "write letters alone, as \"C\" or \"AC\"");
    }
    if (is_open(*letters)) return {};
    if (part.type == Type::single || part.type == Type::multiple) {
        return read_chosen(part, *letters);
    }
    if (part.type == Type::true_false) {
        return read_places(*letters, places, "statement",
                           [](char letter) -> std::optional<std::uint32_t> {
                               if (letter == 'T') return 1;
                               if (letter == 'F') return 0;
                               return std::nullopt;
                           });
    }
    const std::string_view words = part.type == Type::matching   ? "prompt"
                                   : part.type == Type::ordering ? "step"
                                                                 : "gap";
    return read_places(*letters, places, words,
                       [&part](char letter) -> std::optional<std::uint32_t> {
                           const auto position = static_cast<std::uint32_t>(letter - 'A');
                           if (position >= part.options.size()) return std::nullopt;
                           return position;
                       });
}

ReadAnswer read_gaps(const bank::Item& part, std::string_view cell) {
    ReadAnswer read;
    read.answer.state = AnswerState::given;
    while (true) {
        const std::size_t end = part.gaps.size() == 1 ? cell.size() : cell.find(';');
        read.answer.written.emplace_back(base::trimmed(cell.substr(0, end)));
        if (end >= cell.size()) break;
        cell.remove_prefix(end + 1);
    }
    const std::size_t count = read.answer.written.size();
    if (count == part.gaps.size()) return read;
    return faulty(base::counted(count, "answer") + " for " + base::counted(part.gaps.size(), "gap"),
                  "write one a gap with ; between them, and nothing for one left open");
}

ReadAnswer read_points(const bank::Item& part, std::string_view cell) {
    std::string number(cell);
    std::ranges::replace(number, ',', '.');
    const auto points = base::Decimal::parse(number);
    if (!points || *points < base::Decimal() || *points > part.points) {
        return faulty(base::in_quotes(cell) + " is no number of marks from 0 to " +
                          base::to_string(part.points),
                      "an essay's cell holds the marks it earned; leave it empty until it is "
                      "marked");
    }
    ReadAnswer read;
    read.answer.state = AnswerState::given;
    read.answer.points = *points;
    return read;
}

}  // namespace

ReadAnswer read_answer(const bank::Item& part, std::size_t places, std::string_view cell) {
    cell = base::trimmed(cell);
    if (cell.empty()) {
        ReadAnswer read;
        if (part.type == Type::essay) read.answer.state = AnswerState::unmarked;
        return read;
    }
    if (bank::offers_options(part)) return read_letters(part, places, cell);
    if (part.type == Type::essay) return read_points(part, cell);
    if (part.type == Type::cloze) return read_gaps(part, cell);
    if (part.type == Type::numeric && !bank::Number::parse(cell)) {
        return faulty(base::in_quotes(cell) + " is no number",
                      "write the number alone, without its unit");
    }
    ReadAnswer read;
    read.answer.state = AnswerState::given;
    read.answer.written.emplace_back(cell);
    return read;
}

}  // namespace papersetter::marking
