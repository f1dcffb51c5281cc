// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "bank/bank.hpp"
#include "base/diagnostic.hpp"
#include "blueprint/blueprint.hpp"
#include "paper/instructor_paper.hpp"

namespace papersetter::paper {

/// A topic of a guide with the questions about it, or a whole bank where a guide has several.
struct GuideTopic {
    std::string number;  ///< "2" of a chapter, "2.1" of a topic in it
    int depth = 1;       ///< 1: a chapter
    std::string title;   ///< empty: of items without a topic, in a guide without topics
    std::string notes_html;
    std::vector<InstructorQuestion> questions;
};

/// A term of the banks, explained.
struct GuideTerm {
    std::string name;
    std::string html;
    std::vector<int> questions;  ///< those that speak of it
};

/// A line of the index: a term, or a short answer.
struct GuideEntry {
    std::string html;
    std::string initial;         ///< its first letter, where that is another than the last entry's
    std::vector<int> questions;  ///< ascending
};

/// Study material made of banks: questions with their answers and every rationale, by topic. Has
/// approved items only.
struct Guide {
    std::string title;
    std::string subtitle;
    std::string course;
    std::string code;
    std::string language;
    std::optional<blueprint::Date> date;
    int question_count = 0;
    std::vector<GuideTopic> topics;  ///< parents before what is below them
    std::vector<GuideTerm> terms;    ///< by name
    std::vector<GuideEntry> index;   ///< by name
};

/// What a guide is to be about.
struct GuideWish {
    std::string title;  ///< and so on: as in Guide
    std::string subtitle;
    std::string course;
    std::string code;
    std::optional<blueprint::Date> date;
    /// Whether an approved item is wanted; all are when there is no such function.
    std::function<bool(const bank::Bank& bank, const bank::Item& item)> wants;
    /// Shuffles the questions of each topic and the options that papers shuffle; without it all
    /// stand as they were authored.
    std::optional<std::string> seed;
};

/// Makes a guide. Whatever is wanted, it takes items only that are complete and whose status is
/// `approved`: no reserved one, no draft. Throws base::InputError after telling what is wrong.
[[nodiscard]] Guide guide_of(const std::vector<bank::Bank>& banks, const GuideWish& wish,
                             base::Diagnostics& diagnostics);

}  // namespace papersetter::paper
