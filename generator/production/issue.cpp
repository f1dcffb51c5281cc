// SPDX-License-Identifier: MIT
#include "production/issue.hpp"

#include "manifest/manifest.hpp"
#include "production/verify.hpp"

namespace papersetter::production {

std::string issue(const files::Disk& disk, const files::Path& manifest, unsigned jobs,
                  const files::Path& here, base::Sources& sources, base::Diagnostics& diagnostics) {
    if (disk.exists(manifest) && manifest.filename() != "manifest.toml") {
        throw base::InputError("a paper is issued by its own manifest.toml, not by a copy of it");
    }
    RecordedPaper paper = read_recorded_paper(disk, manifest, here, sources, diagnostics);
    const Verified verified = verify(disk, paper, jobs, here, sources, diagnostics);
    if (!verified.is_readable) throw base::WorldError("the paper cannot be read: not issued");
    if (diagnostics.has_errors()) {
        throw base::InputError("the paper is not as it was made: not issued");
    }
    paper.manifest.is_issued = true;
    return manifest::write(paper.manifest);
}

}  // namespace papersetter::production
