// SPDX-License-Identifier: MIT
#include "production/crosswalk.hpp"

#include "base/digest.hpp"
#include "paper/crosswalk.hpp"
#include "production/output_names.hpp"

namespace papersetter::production {

std::vector<manifest::FileDigest> print_crosswalk(const PrintRun& run, const Sink& sink,
                                                  base::Diagnostics& diagnostics) {
    if (!makes(*run.press, layout::Key::crosswalk)) return {};
    const paper::Crosswalk crosswalk =
        paper::crosswalk_of(run.inputs->banks, run.inputs->blueprint, *run.selections,
                            run.amendments == nullptr ? paper::Amendments() : *run.amendments);
    const std::string pdf =
        Press::Thread(*run.press)
            .print(run.press->layout().crosswalk(crosswalk),
                   {layout::Document::crosswalk, paper::canonical(crosswalk), crosswalk.date},
                   diagnostics);
    if (diagnostics.has_errors()) throw base::InputError();
    const std::string name = crosswalk_file(key_revision_of(run));
    sink(name, pdf);
    return {{name, base::sha256(pdf)}};
}

}  // namespace papersetter::production
