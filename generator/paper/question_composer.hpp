// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bank/item.hpp"
#include "base/diagnostic.hpp"
#include "blueprint/blueprint.hpp"
#include "paper/instructor_paper.hpp"
#include "paper/lettering.hpp"

namespace papersetter::paper {

/// Makes of an item what is printed of it: texts rendered, options in their order and lettered,
/// references replaced. Knows nothing of where it stands. Missing rationales are told.
class QuestionComposer {
  public:
    /// `language` is that of the paper.
    QuestionComposer(std::string_view language, blueprint::Rationales rationales,
                     base::Diagnostics& diagnostics)
        : language_(language), rationales_(rationales), diagnostics_(&diagnostics) {}

    /// `order` is that of all its options (bank::orders_of_parts).
    [[nodiscard]] InstructorQuestion question(const bank::Item& item,
                                              const std::vector<std::uint32_t>& order, int number);

    /// What the questions from `first` to `last` ask about.
    [[nodiscard]] Stimulus stimulus(const bank::Stimulus& stimulus, int first, int last);

    /// A text as XHTML, of its own language where that is another than the paper's. A text of one
    /// line is a <span> with its place.
    [[nodiscard]] std::string html(const bank::Text& text, const bank::LetterOf& letter_of,
                                   std::string_view language, const bank::GapOf& gap_of = {});
    [[nodiscard]] bool is_foreign(std::string_view language) const {
        return !language.empty() && language != language_;
    }

  private:
    /// An item or a part of one, whose texts are in the item's language.
    struct Asked {
        const bank::Item& item;
        const bank::Item& part;
    };
    void fill(InstructorQuestion& question, const Asked& asked,
              const std::vector<std::uint32_t>& order);
    void fill_options(InstructorQuestion& question, const Asked& asked, const Lettering& lettering);
    [[nodiscard]] InstructorOption option_of(const Asked& asked, const bank::Option& option,
                                             const bank::LetterOf& letter_of);
    [[nodiscard]] std::string rationale_of(const bank::Option& option,
                                           const bank::LetterOf& letter_of,
                                           std::string_view language);
    [[nodiscard]] std::string stem_of(const Asked& asked, const bank::LetterOf& letter_of,
                                      bool is_to_be_filled);

    std::string language_;
    blueprint::Rationales rationales_;
    base::Diagnostics* diagnostics_;
};

/// What of a question and its parts a candidate may see.
[[nodiscard]] CandidateQuestion candidate_view(const InstructorQuestion& question);

/// The answers of a question in one line, those of its parts parted by blanks: letters, or nothing
/// where it is answered in words.
[[nodiscard]] std::string answers_of(const InstructorQuestion& question);

}  // namespace papersetter::paper
