// SPDX-License-Identifier: MIT
#include "production/feedback_press.hpp"

#include <algorithm>

#include "files/shown.hpp"
#include "production/recorded_press.hpp"

namespace papersetter::production {
namespace {

/// The size of the paper: as given on the command line, else by the blueprint.
std::string size_of(const RecordedPaper& paper, const Inputs& inputs) {
    if (!paper.manifest.paper_size.empty()) return paper.manifest.paper_size;
    const toml_file::Table::Entry* const own = inputs.blueprint.layout_parameters.find("paper");
    const auto* const text =
        own == nullptr ? nullptr : std::get_if<toml_file::String>(&own->value.data);
    return text == nullptr ? std::string() : text->text;
}

/// The layout whose feedback serves for layouts that make none.
constexpr std::string_view serving_layout = "exam";

layout::Layout load_serving(const files::Disk& disk, const RecordedPaper& paper,
                            const Inputs& inputs, const DataFolders& folders,
                            base::Sources& sources, base::Diagnostics& diagnostics) {
    const std::string size = size_of(paper, inputs);
    const files::Path folder = find_layout(disk, serving_layout, paper.folder, folders);
    const std::string language = inputs.banks.empty() ? "en" : inputs.banks.front().language;
    layout::Layout layout = layout::Layout::load(
        disk, {folder, files::shown(folder, folders.here), language}, sources, diagnostics);
    const std::vector<std::string> sizes = layout.paper_sizes();
    const bool has_size = std::ranges::find(sizes, size) != sizes.end();
    layout.set_parameters({}, has_size ? size : std::string(), diagnostics);
    if (!layout.makes(layout::Document::feedback))
        throw base::InputError("the layout exam makes no feedback");
    return layout;
}

}  // namespace

Press load_feedback_press(const files::Disk& disk, const RecordedPaper& paper, const Inputs& inputs,
                          const DataFolders& folders, base::Sources& sources,
                          base::Diagnostics& diagnostics) {
    layout::Layout layout =
        load_recorded_layout(disk, paper, inputs, folders, sources, diagnostics);
    if (!layout.makes(layout::Document::feedback)) {
        layout = load_serving(disk, paper, inputs, folders, sources, diagnostics);
    }
    return Press::load(disk, {paper.folder, folders}, std::move(layout), inputs.pictures, sources,
                       diagnostics);
}

}  // namespace papersetter::production
