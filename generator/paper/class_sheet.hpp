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

struct ClassScore {
    std::string candidate;
    std::string name;
    std::string form;
    base::Decimal got;
    base::Decimal of;
    int unmarked = 0;
};

/// Candidates with so many per cent of the marks.
struct ClassBin {
    int least = 0;
    int most = 0;
    std::int64_t candidates = 0;
    Bar bar;
};

struct ClassReliability {
    std::string forms;  ///< "A, B"; empty when it is that of all
    std::string alpha;  ///< "0.8123"; empty where there is none
    std::int64_t n = 0;
};

struct ClassMisconception {
    std::string words;
    std::int64_t candidates = 0;
    std::string places;  ///< "A:7 B:3"
    Bar bar;
};

/// An option of an item, or an answer that is written; or answers of no known kind, or none.
struct ClassOption {
    enum class Kind : std::uint8_t { option, other, blank };
    Kind kind = Kind::option;
    std::string html;
    bool is_correct = false;
    std::vector<std::string> letters;  ///< by form; empty where it has none
    std::vector<std::int64_t> counts;  ///< by form
    std::int64_t total = 0;
    Bar bar;
};

/// An item that is answered on its own, or a part of one.
struct ClassPart {
    std::string part;  ///< "a"; empty for an item
    bank::Type type = bank::Type::single;
    std::string stem_html;
    std::vector<ClassOption> options;
};

struct ClassItem {
    std::string item_id;
    std::vector<int> numbers;  ///< by form; 0: it is not on it
    std::int64_t n = 0;
    std::string p;  ///< "0.58"; empty where there is none, like the next three
    std::string discrimination;
    std::string upper;
    std::string lower;
    bool is_doubtful = false;  ///< those who were better at the rest were worse at it
    std::string stem_html;     ///< of an item in parts; else empty
    std::vector<ClassPart> parts;
};

/// What an instructor is told of a class.
struct ClassSheet {
    std::string title;
    std::string subtitle;
    std::string course;
    std::string code;
    std::string language;
    std::optional<blueprint::Date> date;
    std::uint32_t revision = 1;
    int question_count = 0;  ///< of a form
    base::Decimal points;    ///< of a form
    std::vector<std::string> forms;
    std::int64_t candidates = 0;
    std::string mean;       ///< "21.4333"
    std::string median;     ///< empty without candidates, like the mean
    std::string deviation;  ///< empty for fewer than two
    std::vector<ClassReliability> reliabilities;
    std::vector<ClassBin> bins;
    std::vector<ClassMisconception> misconceptions;
    std::vector<ClassItem> items;
    std::vector<ClassScore> scores;

    /// Of more forms the counts are not told one by one.
    static constexpr std::size_t most_forms = 6;
    [[nodiscard]] bool tells_forms() const { return forms.size() <= most_forms; }
};

}  // namespace papersetter::paper
