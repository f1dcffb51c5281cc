// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/diagnostic.hpp"
#include "files/disk.hpp"
#include "production/folders.hpp"

namespace papersetter::production {

/// What the person asked for.
struct GuideOptions {
    std::vector<files::Path> sources;  ///< bank folders and blueprints, at least one
    std::string layout = "guide";
    std::string paper_size;             ///< empty: the layout's default
    std::vector<std::string> topics;    ///< with what is below them; none: all
    std::vector<files::Path> reserves;  ///< manifests whose items stay out
    std::optional<std::string> seed;    ///< shuffles; nothing: the order of the bank
    unsigned jobs = 1;
    DataFolders folders;
};

struct MadeGuide {
    std::string pdf;
    std::size_t pages = 0;
    int questions = 0;
};

/// Banks → study material. A blueprint stands for the items of its banks that it may take. Only
/// approved items are taken, and none of those on the manifests. Every fault is told; throws
/// base::InputError, OptionError or base::WorldError.
[[nodiscard]] MadeGuide make_guide(const files::Disk& disk, const GuideOptions& options,
                                   base::Sources& sources, base::Diagnostics& diagnostics);

}  // namespace papersetter::production
