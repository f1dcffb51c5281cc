// SPDX-License-Identifier: MIT
#pragma once

#include "base/diagnostic.hpp"
#include "files/disk.hpp"
#include "production/inputs.hpp"

namespace papersetter::production {

/// Reads the manifests that the blueprint avoids, relative to `folder`, where it lies, and puts the
/// items of their forms into it; their digests go among the inputs. Tells, where it is named, a
/// manifest that is not there or cannot be read, and one of whose items the banks have none.
void read_avoided(const files::Disk& disk, const files::Path& folder, const files::Path& here,
                  Inputs& inputs, base::Sources& sources, base::Diagnostics& diagnostics);

}  // namespace papersetter::production
