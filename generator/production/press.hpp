// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/diagnostic.hpp"
#include "base/profile.hpp"
#include "blueprint/blueprint.hpp"
#include "files/disk.hpp"
#include "font/font_book.hpp"
#include "image/gallery.hpp"
#include "layout/layout.hpp"
#include "manifest/manifest.hpp"
#include "page/pages.hpp"
#include "production/dictionary_book.hpp"
#include "production/folders.hpp"

namespace papersetter::production {

/// A file as printed.
struct PrintedFile {
    std::string pdf;  ///< empty when it is not asked for
    std::size_t pages = 0;
};

/// What a file says of itself beside its pages. Its identifier is made of document, profile and
/// content, which must differ where files do.
struct Imprint {
    layout::Document document = layout::Document::questions;
    std::string content;
    std::optional<blueprint::Date> date;
    std::string form_code = {};  ///< of a document of one form
    std::string profile = std::string(base::standard_profile);
    std::string title = {};  ///< empty: that of the pages
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

    /// Where the fonts and dictionaries of a press are looked for.
    struct Start {
        const files::Path& folder;
        const DataFolders& folders;
    };
    /// With the fonts and dictionaries that are found. Throws base::InputError after telling, or
    /// base::WorldError.
    static Press load(const files::Disk& disk, const Start& start, layout::Layout layout,
                      const image::Gallery& pictures, base::Sources& sources,
                      base::Diagnostics& diagnostics);

    [[nodiscard]] const layout::Layout& layout() const;
    [[nodiscard]] const font::FontBook& fonts() const;
    [[nodiscard]] const DictionaryBook& dictionaries() const;
    /// The files of fonts and dictionaries used so far, by name: what the manifest records.
    [[nodiscard]] std::vector<manifest::FileDigest> used_files() const;

    /// Writes one sequence of pages, or several, each with its own numbers, as one file.
    [[nodiscard]] std::string write(const std::vector<const page::Pages*>& sequences,
                                    const Imprint& imprint) const;

    /// How a document is set.
    struct Setting {
        std::size_t least_pages = 1;
        std::size_t expected_pages = 1;            ///< a guess, which changes no byte
        const image::Gallery* pictures = nullptr;  ///< nothing: those of the press
    };

    /// What one thread keeps from document to document: shaped and hyphenated words, style sheets.
    /// Nothing of it changes any byte.
    class Thread {
      public:
        explicit Thread(const Press& press);
        ~Thread();
        Thread(const Thread&) = delete;
        Thread& operator=(const Thread&) = delete;

        [[nodiscard]] const Press& press() const;

        /// Throws base::InputError or base::WorldError.
        [[nodiscard]] page::Pages typeset(const layout::Markup& markup, const Setting& setting,
                                          base::Diagnostics& diagnostics);
        /// Typesets and writes. Throws the same.
        [[nodiscard]] std::string print(const layout::Markup& markup, const Imprint& imprint,
                                        base::Diagnostics& diagnostics);

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
