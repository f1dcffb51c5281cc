// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/diagnostic.hpp"
#include "font/font_book.hpp"
#include "image/gallery.hpp"
#include "layout/layout.hpp"
#include "page/pages.hpp"
#include "paper/class_sheet.hpp"
#include "paper/feedback.hpp"
#include "paper/guide.hpp"
#include "paper/instructor_paper.hpp"
#include "paper/report.hpp"
#include "production/dictionary_book.hpp"

namespace papersetter::production {

/// A paper and its key as printed in one profile.
struct Printed {
    std::string questions;  ///< the bytes of questions-X.pdf
    std::string key;        ///< the bytes of key-X.pdf
    std::string learning;   ///< the bytes of learning-X.pdf; empty when it is not asked for
    std::size_t question_pages = 0;
    std::size_t key_pages = 0;
    std::size_t learning_pages = 0;
    std::vector<int> pages;  ///< of each question: on which page of the question paper it begins
};

/// An answer sheet in one profile, and where everything stands on it.
struct PrintedSheet {
    std::string pdf;
    std::string json;
};

/// A guide as printed.
struct PrintedGuide {
    std::string pdf;
    std::size_t pages = 0;
};

/// What is printed of a form.
enum class Products : std::uint8_t {
    all,
    keys,  ///< the question paper is typeset for its pages and not written
};

/// The engine half made ready once for a run: fonts, font programs, hyphenation dictionaries, the
/// layout. Shared by threads.
class Press {
  public:
    /// `pictures`: those that the texts of papers name; they must outlive the press.
    Press(font::FontBook fonts, DictionaryBook dictionaries, layout::Layout layout,
          const image::Gallery& pictures);
    ~Press();
    Press(Press&&) noexcept;

    [[nodiscard]] const layout::Layout& layout() const;
    [[nodiscard]] const font::FontBook& fonts() const;
    [[nodiscard]] const DictionaryBook& dictionaries() const;
    /// The files of fonts and dictionaries used so far, by name: what the manifest records.
    [[nodiscard]] std::vector<manifest::FileDigest> used_files() const;

    /// The pages of feedback, each candidate's with its own numbers, as one file.
    struct Bound {
        std::string title;
        std::optional<blueprint::Date> date;
        std::string content;  ///< must differ where files do
    };
    [[nodiscard]] std::string bind(const std::vector<const page::Pages*>& sequences,
                                   const Bound& about) const;

    /// What one thread keeps from form to form: shaped and hyphenated words, style sheets, the last
    /// page counts.
    /// Nothing of it changes any byte.
    class Thread {
      public:
        explicit Thread(const Press& press);
        ~Thread();
        Thread(const Thread&) = delete;
        Thread& operator=(const Thread&) = delete;

        /// Typesets and writes the question paper and the keys in each profile of the layout, in
        /// that order. The question paper of each has at least so many pages, by profile; any
        /// number when empty. Throws base::InputError or base::WorldError.
        [[nodiscard]] std::vector<Printed> print(const paper::InstructorPaper& paper,
                                                 const std::vector<std::size_t>& least_pages,
                                                 Products products, base::Diagnostics& diagnostics);
        /// How many pages the question paper has in each profile. Tells and throws the same.
        [[nodiscard]] std::vector<std::size_t> count_pages(const paper::CandidatePaper& paper,
                                                           base::Diagnostics& diagnostics);
        /// The answer sheet of a form in one profile of a layout that makes them. Tells and throws
        /// the same.
        [[nodiscard]] PrintedSheet print_sheet(const paper::CandidatePaper& paper,
                                               std::size_t profile, base::Diagnostics& diagnostics);
        /// The same of a report, whose layout must make one; the file's identifier is derived from
        /// `content`, which must differ where reports do.
        [[nodiscard]] std::string print(const paper::Report& report, const std::string& content,
                                        base::Diagnostics& diagnostics);
        /// The same of what a class came to; the layout must make feedback.
        [[nodiscard]] std::string print(const paper::ClassSheet& sheet, const std::string& content,
                                        base::Diagnostics& diagnostics);
        /// The pages of what one candidate is told.
        [[nodiscard]] page::Pages typeset(const paper::Feedback& feedback,
                                          base::Diagnostics& diagnostics);
        /// The same of a crosswalk.
        [[nodiscard]] std::string print(const paper::Crosswalk& crosswalk,
                                        base::Diagnostics& diagnostics);

        /// The same of a guide, whose layout must make one. Cards that are too small for their
        /// texts are set in smaller type or, where that does not help, left out and told.
        [[nodiscard]] PrintedGuide print(const paper::Guide& guide, base::Diagnostics& diagnostics);

      private:
        struct State;
        std::unique_ptr<State> state_;
    };

  private:
    struct State;
    std::unique_ptr<State> state_;
};

/// Whether the press is to print that key, and its layout makes it.
[[nodiscard]] bool makes(const Press& press, layout::Key key);

}  // namespace papersetter::production
