// SPDX-License-Identifier: MIT
#include "production/means.hpp"

#include <algorithm>
#include <map>
#include <string>

#include "production/differences.hpp"
#include "production/version.hpp"

namespace papersetter::production {

void record_means(RecordedPaper& paper, const Press& press, Kept kept,
                  base::Diagnostics& diagnostics) {
    manifest::Manifest& manifest = paper.manifest;
    Means now{program_version(), library_versions(), {}};
    std::map<std::string, base::Digest> fonts;
    for (const manifest::FileDigest& file : press.used_files()) fonts[file.name] = file.digest;
    if (kept == Kept::others) {
        // Fonts that only the kept forms use are as recorded.
        for (const manifest::FileDigest& file : manifest.fonts) {
            fonts.try_emplace(file.name, file.digest);
        }
        manifest::Manifest then = manifest;
        then.fonts.clear();
        for (const auto& [name, digest] : fonts) {
            now.fonts.push_back({name, digest});
            const auto recorded =
                std::find_if(manifest.fonts.begin(), manifest.fonts.end(),
                             [&, &wanted = name](const manifest::FileDigest& file) {
                                 return file.name == wanted;
                             });
            then.fonts.push_back(
                {name, recorded == manifest.fonts.end() ? digest : recorded->digest});
        }
        for (const std::string& one : differences(then, now)) {
            diagnostics.error(paper.place, one);
        }
        if (diagnostics.has_errors()) {
            throw base::InputError(
                "the files that stay could not be made again beside the new ones");
        }
    }
    manifest.program = now.program;
    manifest.libraries = now.libraries;
    manifest.fonts.clear();
    for (const auto& [name, digest] : fonts) manifest.fonts.push_back({name, digest});
}

}  // namespace papersetter::production
