// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/diagnostic.hpp"
#include "files/disk.hpp"
#include "production/folders.hpp"
#include "production/make.hpp"

namespace papersetter::production {

/// What the person asked for.
struct ReplaceOptions {
    files::Path manifest;
    std::string place;                ///< "A:17"
    std::optional<std::string> with;  ///< the item or stimulus to take; drawn when not given
    std::vector<files::Path> banks;   ///< where banks lie today, if they are not found
    unsigned jobs = 1;
    DataFolders folders;
};

/// A paper with another item or item set in the place of one.
struct Replaced {
    Made made;                          ///< the forms that were printed anew
    std::uint32_t revision = 1;         ///< of the paper now
    std::vector<std::string> places;    ///< "A:17", "B:4"
    std::string was;                    ///< "bank:item", or "bank:stimulus" for an item set
    std::string now;                    ///< likewise
    bool is_set = false;                ///< an item set was replaced, as a whole
    std::size_t choices = 0;            ///< how many items, or parts of sets, it was drawn from
    std::vector<std::string> obsolete;  ///< files of the record that are no more
};

/// Draws (or takes) another item for a place, in mode same for the places of that item on every
/// form, and prints those forms anew; everything else of the paper stays as it was. The items of an
/// item set are replaced together, by as many items of another set. The sink gets
/// the files that change and the whole record. From the manifest, the record beside it and the
/// banks as they are now; the new item comes from these and goes into the record.
///
/// The draw is even among all items (or parts of sets) that may stand there and were not replaced
/// before. When there is none, the place or the item does not exist or the paper was issued, that
/// is told and base::InputError thrown; OptionError when `place` is not of its form.
[[nodiscard]] Replaced replace(const files::Disk& disk, const ReplaceOptions& options,
                               const Sink& sink, base::Sources& sources,
                               base::Diagnostics& diagnostics);

}  // namespace papersetter::production
