// SPDX-License-Identifier: MIT
#include "production/recorded_press.hpp"

#include <utility>

#include "files/shown.hpp"
#include "production/keys.hpp"
#include "production/make.hpp"

namespace papersetter::production {

layout::Layout load_recorded_layout(const files::Disk& disk, const RecordedPaper& paper,
                                    const Inputs& inputs, const DataFolders& folders,
                                    base::Sources& sources, base::Diagnostics& diagnostics) {
    const files::Path folder = paper.folder / "record" / "layout";
    const std::string language = inputs.banks.empty() ? "en" : inputs.banks.front().language;
    layout::Layout layout = layout::Layout::load(
        disk, {folder, files::shown(folder, folders.here), language, paper.manifest.profiles},
        sources, diagnostics);
    layout.set_parameters(inputs.blueprint.layout_parameters, paper.manifest.paper_size,
                          diagnostics);
    try {
        set_keys(layout, inputs.blueprint, paper.manifest.keys, diagnostics);
    } catch (const OptionError& problem) {
        diagnostics.error(paper.place, problem.what());
        throw base::InputError();
    }
    return layout;
}

Press load_recorded_press(const files::Disk& disk, const RecordedPaper& paper, const Inputs& inputs,
                          const DataFolders& folders, base::Sources& sources,
                          base::Diagnostics& diagnostics) {
    return Press::load(disk, {paper.folder, folders},
                       load_recorded_layout(disk, paper, inputs, folders, sources, diagnostics),
                       inputs.pictures, sources, diagnostics);
}

}  // namespace papersetter::production
