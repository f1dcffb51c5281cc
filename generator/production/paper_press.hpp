// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "base/diagnostic.hpp"
#include "page/pages.hpp"
#include "paper/instructor_paper.hpp"
#include "production/press.hpp"
#include "production/told_by_profile.hpp"

namespace papersetter::production {

/// A paper and its keys as printed in one profile.
struct Printed {
    PrintedFile questions;
    PrintedFile key;
    PrintedFile learning;
    std::vector<int> pages;  ///< of each question: on which page of the question paper it begins
};

/// What is printed of a form.
enum class Products : std::uint8_t {
    all,
    keys,  ///< the question paper is typeset for its pages and not written
};

/// What a document of one form says of itself.
[[nodiscard]] Imprint imprint_of(const paper::CandidatePaper& paper, layout::Document document,
                                 const std::string& profile, std::string content);

/// Prints papers and their keys on one thread. The pages that each document had last are a guess
/// of those that it will have.
class PaperPress {
  public:
    explicit PaperPress(const Press& press);

    /// Typesets and writes the question paper and the keys in each profile of the layout, in that
    /// order. The question paper of each has at least so many pages, by profile; any number when
    /// empty. Throws base::InputError or base::WorldError.
    [[nodiscard]] std::vector<Printed> print(const paper::InstructorPaper& paper,
                                             const std::vector<std::size_t>& least_pages,
                                             Products products, base::Diagnostics& diagnostics);
    /// How many pages the question paper has in each profile. Tells and throws the same.
    [[nodiscard]] std::vector<std::size_t> count_pages(const paper::CandidatePaper& paper,
                                                       base::Diagnostics& diagnostics);

  private:
    [[nodiscard]] const layout::Layout& layout() const { return thread_.press().layout(); }
    [[nodiscard]] page::Pages typeset(layout::Document document, const layout::Markup& markup,
                                      std::size_t profile, std::size_t least_pages,
                                      base::Diagnostics& diagnostics);
    [[nodiscard]] page::Pages typeset_questions(const paper::CandidatePaper& paper,
                                                std::size_t profile, std::size_t least_pages,
                                                base::Diagnostics& diagnostics);
    [[nodiscard]] PrintedFile print_key(const paper::InstructorPaper& paper,
                                        const std::string& content,
                                        const std::vector<layout::PageOfQuestions>& pages,
                                        const layout::KeyProfile& profile,
                                        base::Diagnostics& diagnostics);
    void print_learning_keys(const paper::InstructorPaper& paper, std::vector<Printed>& printed,
                             ToldByProfile& told);
    [[nodiscard]] PrintedFile write(page::Pages pages, const Imprint& imprint) const;

    Press::Thread thread_;
    /// By document and profile.
    std::array<std::vector<std::size_t>, layout::document_count> expected_pages_;
};

}  // namespace papersetter::production
