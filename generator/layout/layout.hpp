// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostic.hpp"
#include "base/profile.hpp"
#include "files/disk.hpp"
#include "layout/documents.hpp"
#include "layout/keys.hpp"
#include "paper/class_sheet.hpp"
#include "paper/crosswalk.hpp"
#include "paper/feedback.hpp"
#include "paper/guide.hpp"
#include "paper/instructor_paper.hpp"
#include "paper/report.hpp"
#include "toml_file/value.hpp"

namespace papersetter::layout {

/// What the engine half is given: well-formed XHTML and CSS as text. Start tags carry `data-at`
/// (base::to_attribute); the stylesheet carries marks of the form /*@file.line.column*/ before its
/// rules, so that faults name the author's file and line.
struct Markup {
    std::string html;
    std::string css;
    std::string title;     ///< document title for the PDF's metadata
    std::string language;  ///< BCP 47
};

/// Where the questions of a printed question paper stand, read from its pages; the key shows it.
struct PageOfQuestions {
    int page = 0;
    int first = 0;
    int last = 0;
};

/// The profile in which a key is printed, and where the questions stand in all of them.
struct KeyProfile {
    std::size_t profile = 0;  ///< by position among those that were loaded
    /// On which page of the question paper each question begins, by profile and question; none when
    /// the paper has one profile only.
    std::vector<std::vector<int>> pages;
};

/// A flash card: a question of a guide, or a part of one.
struct GuideCard {
    const paper::InstructorQuestion* question = nullptr;
    const paper::InstructorQuestion* part = nullptr;  ///< of a composite question; else nothing
    const paper::Stimulus* stimulus = nullptr;        ///< what it asks about, if anything
    std::size_t size = 0;                             ///< 0: as usual; 1, 2: in smaller type
};

/// Which layout to load, and for what.
struct LayoutSource {
    files::Path folder;      ///< with layout.toml
    std::string shown_name;  ///< the folder as shown to a person
    std::string language;    ///< BCP 47, of the fixed words
    /// The profiles in which papers will be printed, in that order; at least one.
    std::vector<std::string> profiles{std::string(base::standard_profile)};
};

/// A layout as loaded: templates parsed once, names checked against the documented variables,
/// partials expanded, strings and parameters read. A frozen value that may be shared by threads.
class Layout {
  public:
    /// Reads the folder, of its profiles those that are asked for. Every fault of these files is
    /// told. Throws base::WorldError when a file cannot be read, base::InputError when it has
    /// errors.
    static Layout load(const files::Disk& disk, const LayoutSource& source, base::Sources& sources,
                       base::Diagnostics& diagnostics);

    /// Checks and takes the blueprint's [layout] parameters and the paper size ("a4", "letter", …;
    /// empty: the layout's default). Throws base::InputError when any is wrong, after telling all;
    /// then nothing has changed.
    void set_parameters(const toml_file::Table& parameters, std::string_view paper_size,
                        base::Diagnostics& diagnostics);

    /// Sets the keys that are made, by words of `key_words`. Throws base::InputError after telling
    /// when the layout has no parameter for one; then nothing has changed.
    void set_keys(const std::vector<std::string>& keys, base::Diagnostics& diagnostics);
    /// Whether a key is wanted: as its boolean parameter says, or, where there is none, the marking
    /// sheet and the full key.
    [[nodiscard]] bool wants(Key key) const;
    /// Whether the layout can make it; the marking sheet, where it has the parameter.
    [[nodiscard]] bool makes(Key key) const;
    /// Whether the layout makes the document. Questions and key are made together, as feedback and
    /// the class sheet are, or not at all.
    [[nodiscard]] bool makes(Document document) const;

    /// The paper sizes that the layout offers, in the order of layout.toml; none if it has only
    /// one.
    [[nodiscard]] std::vector<std::string> paper_sizes() const;

    /// Whether the question papers of all forms are to have the same number of pages: the boolean
    /// parameter `equal_pages`.
    [[nodiscard]] bool wants_equal_pages() const;

    /// The profiles that were loaded, in the order in which they were asked for.
    [[nodiscard]] const std::vector<std::string>& profiles() const;

    /// Takes the candidate's view only: nothing of the key can reach it. `profile` is a position in
    /// `profiles()`.
    [[nodiscard]] Markup questions(const paper::CandidatePaper& paper,
                                   std::size_t profile = 0) const;
    /// `pages` are those of the question paper in the same profile.
    [[nodiscard]] Markup key(const paper::InstructorPaper& paper,
                             const std::vector<PageOfQuestions>& pages,
                             const KeyProfile& profile = {}) const;

    /// How many cards are printed on a sheet: the choice `cards` of a layout for flash cards; 0 of
    /// others.
    [[nodiscard]] std::size_t cards_of_sheet() const;
    /// Of a layout that makes guides; in the first profile. `cards` are printed by layouts of
    /// cards only.
    [[nodiscard]] Markup guide(const paper::Guide& guide,
                               const std::vector<GuideCard>& cards = {}) const;

    /// Of a layout that makes one; in the first profile.
    [[nodiscard]] Markup report(const paper::Report& report) const;

    /// Of a layout that makes them; from the candidate's view, like the question paper. Elements
    /// whose places are asked for have the ids of sheet_ids.hpp.
    [[nodiscard]] Markup sheet(const paper::CandidatePaper& paper, std::size_t profile = 0) const;

    /// Of a layout that makes them; in the first profile. Takes what one candidate is told:
    /// nothing of another can reach it.
    [[nodiscard]] Markup feedback(const paper::Feedback& feedback) const;
    [[nodiscard]] Markup class_sheet(const paper::ClassSheet& sheet) const;
    /// Of a layout that makes it: the learning key of a paper arranged for it
    /// (paper::learning_paper).
    [[nodiscard]] Markup learning(const paper::InstructorPaper& paper,
                                  std::size_t profile = 0) const;
    /// Of a layout that makes one; in the first profile.
    [[nodiscard]] Markup crosswalk(const paper::Crosswalk& crosswalk) const;

    /// The files of the layout as read, by name relative to its folder: for the record.
    [[nodiscard]] const std::map<std::string, std::string>& files() const;

    Layout(Layout&&) noexcept;
    Layout& operator=(Layout&&) noexcept;
    ~Layout();

  private:
    Layout();
    struct State;
    std::unique_ptr<State> state_;
};

/// Finds a layout by name: ./layouts/NAME, then beside `start` and upwards (start/layouts/NAME …),
/// then in `data`/layouts; each only if layout.toml is there. Empty path when nowhere, with the
/// places looked in appended to `tried`. "Upwards" goes by the path as given, so that a relative
/// start ends where the person stands.
[[nodiscard]] files::Path find(const files::Disk& disk, std::string_view name,
                               const files::Path& start, const files::Path& data,
                               std::vector<files::Path>& tried);

}  // namespace papersetter::layout
