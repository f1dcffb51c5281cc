// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "bank/bank.hpp"
#include "paper/guide.hpp"

namespace papersetter::paper {

/// Which words stand in which questions of a guide. Questions are added with their items, then
/// what refers from one to another is filled in.
class GuideIndex {
  public:
    /// The options of the question must stay where they are until `finish`; it may be moved.
    void add(const bank::Item& item, InstructorQuestion& question);

    /// Says at each option which other questions it is the right answer of, and fills the terms'
    /// questions and the index.
    void finish(Guide& guide);

  private:
    struct Answer {
        std::string html;
        std::set<int> right;  ///< questions that it answers
        std::set<int> wrong;  ///< questions in which it is offered and fails
    };
    struct Offer {
        std::string key;
        int number = 0;
        InstructorOption* option = nullptr;
    };
    void add_part(const bank::Item& part, InstructorQuestion& question);

    std::map<std::string, Answer> answers_;
    std::vector<Offer> offers_;
    std::vector<std::pair<int, std::string>> texts_;  ///< all texts of a question, folded
};

/// A text as it is compared: without marks of emphasis and code, hyphens like blanks and capitals
/// like small letters.
[[nodiscard]] std::string comparable(std::string_view source);

}  // namespace papersetter::paper
