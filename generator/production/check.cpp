// SPDX-License-Identifier: MIT
#include "production/check.hpp"

#include <cassert>

#include "bank/read.hpp"
#include "base/text.hpp"
#include "blueprint/rationales.hpp"
#include "blueprint/read.hpp"
#include "document/build.hpp"
#include "files/shown.hpp"
#include "layout/layout.hpp"
#include "layout/profiles.hpp"
#include "paper/learning_paper.hpp"
#include "production/guide_cards.hpp"
#include "production/inputs.hpp"
#include "production/output_names.hpp"
#include "production/pictures.hpp"
#include "production/profile_check.hpp"
#include "production/sample_paper.hpp"
#include "production/told_once.hpp"

namespace papersetter::production {
namespace {

void check_bank(const files::Disk& disk, const files::Path& folder, unsigned jobs,
                const DataFolders& folders, base::Sources& sources,
                base::Diagnostics& diagnostics) {
    const bank::Bank bank = bank::read(disk, folder, {jobs, folders.here}, sources, diagnostics);
    bank::warn_missing_rationales(bank, diagnostics);
    static_cast<void>(read_pictures({bank}, jobs, sources, diagnostics));
}

/// HTML and CSS outside the supported subset show only when a document is built.
void check_markup(const layout::Markup& markup, base::Diagnostics& diagnostics) {
    try {
        static_cast<void>(document::build(markup.html, markup.css, diagnostics));
    } catch (const base::InputError&) {
        assert(diagnostics.has_errors());
    }
}

/// What lies among the profiles and is none is not passed over in silence.
void tell_strays(const layout::ProfileFolder& profiles, const std::string& layout,
                 base::Sources& sources, base::Diagnostics& diagnostics) {
    for (const std::string& stray : profiles.strays) {
        const base::FileNumber file = sources.add(layout + "/profiles/" + stray, {});
        diagnostics.error({file, 0, 0}, base::shown(stray) + " is no profile of the layout",
                          "a profile is a file NAME.css, its name of small letters, digits, \"_\" "
                          "and \"-\", at most 20; `standard` is style.css itself");
    }
}

void check_layout(const files::Disk& disk, const files::Path& folder, const std::string& language,
                  const toml_file::Table& parameters, const DataFolders& folders,
                  base::Sources& sources, base::Diagnostics& diagnostics) {
    const std::string name = files::shown(folder, folders.here);
    const layout::ProfileFolder profiles = layout::profiles_of(disk, folder);
    tell_strays(profiles, name, sources, diagnostics);
    layout::Layout layout = layout::Layout::load(disk, {folder, name, language, profiles.profiles},
                                                 sources, diagnostics);
    layout.set_parameters(parameters, {}, diagnostics);
    const paper::InstructorPaper paper = sample_paper();
    base::Diagnostics found;
    const std::vector<std::vector<int>> pages(profiles.profiles.size(), {1, 2});
    for (std::size_t i = 0; i < profiles.profiles.size(); ++i) {
        if (!layout.makes(layout::Document::questions)) break;
        check_markup(layout.questions(paper.candidate, i), found);
        check_markup(layout.key(paper, {{1, 1, 1}, {2, 2, 2}}, {i, pages}), found);
    }
    if (layout.makes(layout::Document::guide)) {
        const paper::Guide guide = sample_guide();
        check_markup(layout.guide(guide, cards_of(guide)), found);
    }
    if (layout.makes(layout::Key::learning)) {
        const paper::InstructorPaper learning = paper::learning_paper(paper);
        for (std::size_t i = 0; i < profiles.profiles.size(); ++i) {
            check_markup(layout.learning(learning, i), found);
        }
    }
    if (layout.makes(layout::Key::crosswalk)) {
        check_markup(layout.crosswalk(sample_crosswalk()), found);
    }
    if (layout.makes(layout::Document::report)) check_markup(layout.report(sample_report()), found);
    if (layout.makes(layout::Document::sheet))
        check_markup(layout.sheet(sample_paper().candidate), found);
    if (layout.makes(layout::Document::feedback)) {
        check_markup(layout.feedback(sample_feedback()), found);
        check_markup(layout.class_sheet(sample_class()), found);
    }
    append_new(diagnostics, found);
}

void check_blueprint(const files::Disk& disk, const files::Path& path, unsigned jobs,
                     const DataFolders& folders, base::Sources& sources,
                     base::Diagnostics& diagnostics) {
    const Inputs inputs = read_inputs(disk, path, jobs, folders.here, sources, diagnostics);
    blueprint::check_rationales(inputs.blueprint, inputs.banks, diagnostics);
    const std::string language = inputs.banks.empty() ? "en" : inputs.banks.front().language;
    const files::Path layout =
        find_layout_of(disk, inputs.blueprint, path.parent_path(), folders, diagnostics);
    check_file_names(inputs.blueprint, diagnostics);
    tell_unknown_profiles(unknown_profiles(disk, layout, inputs.blueprint), diagnostics);
    check_layout(disk, layout, language, inputs.blueprint.layout_parameters, folders, sources,
                 diagnostics);
}

/// The bank folder that an item file belongs to: the nearest one at or above it; else empty.
files::Path bank_around(const files::Disk& disk, const files::Path& path) {
    for (files::Path at = path; !at.empty(); at = at.parent_path()) {
        if (bank::is_bank_folder(disk, at)) return at;
        if (at == at.root_path()) break;
    }
    return {};
}

}  // namespace

Checked check(const files::Disk& disk, const files::Path& path, unsigned jobs,
              const DataFolders& folders, base::Sources& sources, base::Diagnostics& diagnostics) {
    if (disk.is_folder(path)) {
        if (disk.exists(path / "layout.toml")) {
            check_layout(disk, path, "en", {}, folders, sources, diagnostics);
            return Checked::layout;
        }
        if (bank::is_bank_folder(disk, path)) {
            check_bank(disk, path, jobs, folders, sources, diagnostics);
            return Checked::bank;
        }
    } else if (disk.exists(path) && blueprint::is_blueprint(disk, path)) {
        check_blueprint(disk, path, jobs, folders, sources, diagnostics);
        return Checked::blueprint;
    } else if (disk.exists(path) && path.extension() == ".toml") {
        const files::Path folder = bank_around(disk, path.parent_path());
        if (!folder.empty()) {
            check_bank(disk, folder, jobs, folders, sources, diagnostics);
            return Checked::bank;
        }
    }
    const std::string name = base::shown(files::shown(path, folders.here));
    diagnostics.error({},
                      disk.exists(path) ? name + " is no bank, blueprint or layout"
                                        : "there is no file or folder " + name,
                      "a bank is a folder with a bank.toml, a blueprint a TOML file with a [paper] "
                      "table, a layout a folder with a layout.toml");
    return Checked::unknown;
}

}  // namespace papersetter::production
