// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/decimal.hpp"
#include "paper/instructor_paper.hpp"
#include "paper/report.hpp"

namespace papersetter::paper {

/// How an answer turned out.
enum class Outcome : std::uint8_t { right, partly, wrong, blank, unmarked, unreadable };

/// A question on the candidate's answer strip, as it was filled in.
struct FeedbackCell {
    std::string number;  ///< "7", "7a"
    std::string given;   ///< the letters that were written; empty for none
    std::string right;   ///< the right letters where they are others
    Outcome outcome = Outcome::right;
    bool is_written = false;  ///< words were, or a number
    bool has_truths = false;  ///< T and F stand for true and false, not for options
};

/// A question, or a part of one, that did not earn all its points. Of the options those are left
/// that say why: what was chosen or written and is wrong, then what is right.
struct FeedbackQuestion {
    InstructorQuestion question;
    std::vector<bool> given;    ///< by option: whether the candidate chose or wrote it
    std::string given_letters;  ///< the answer as a whole; empty where words are asked for
    Outcome outcome = Outcome::wrong;
    base::Decimal got;
    std::vector<FeedbackQuestion> parts;  ///< those of its parts that did not earn theirs
};

struct FeedbackTopic {
    std::string title;
    base::Decimal got;
    base::Decimal of;
    Bar bar;
};

/// What one candidate is told. Knows nothing of any other.
struct Feedback {
    std::string title;
    std::string subtitle;
    std::string course;
    std::string code;
    std::string language;
    std::optional<blueprint::Date> date;
    std::string form;
    std::string form_code;
    std::uint32_t revision = 1;
    std::string candidate;
    std::string name;  ///< where it is known beside the number
    base::Decimal got;
    base::Decimal of;
    int right = 0;  ///< questions that earned all their points
    int questions = 0;
    int unmarked = 0;  ///< answers that are not marked
    std::vector<FeedbackCell> cells;
    std::vector<FeedbackTopic> topics;     ///< in the order of the paper
    std::vector<FeedbackQuestion> missed;  ///< in the order of the paper
};

/// A part of a whole in per cent, rounded; 0 of nothing.
[[nodiscard]] std::int64_t per_cent(base::Decimal part, base::Decimal whole);

}  // namespace papersetter::paper
