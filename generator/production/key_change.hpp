// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "assembly/selection.hpp"
#include "bank/bank.hpp"
#include "paper/amendment.hpp"

namespace papersetter::production {

/// A change of the key as the person wrote it: "B:17=C", "B:17a", "B:17=2".
struct AskedChange {
    paper::KeyChangeKind kind = paper::KeyChangeKind::accept;
    std::string written;
    bool operator==(const AskedChange&) const = default;
};

/// What a change comes to, or why it makes no sense.
struct ReadChange {
    std::optional<paper::KeyChange> change;
    std::string fault;
    std::string hint;
};

/// Reads a change against the forms as printed and the key as `amendments` leave it; what changes
/// nothing has a fault too.
[[nodiscard]] ReadChange read_change(const AskedChange& asked, const std::vector<bank::Bank>& banks,
                                     const assembly::Selections& selections,
                                     const paper::Amendments& amendments);

}  // namespace papersetter::production
