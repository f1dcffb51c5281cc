// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "assembly/asked_program.hpp"
#include "assembly/new_kind.hpp"

namespace papersetter::assembly {

/// A way to change a blueprint or its banks so that there is a paper. It was tried.
struct Repair {
    /// A bound that asks for something else.
    struct Change {
        std::size_t asked = 0;
        base::Range range;  ///< of the bound's row
    };
    /// Names that a blueprint must do without.
    struct Dropped {
        std::size_t asked = 0;
        std::vector<std::size_t> positions;  ///< of the items, ascending
    };
    /// Items that are to be written.
    struct New {
        NewKind kind;
        std::int64_t count = 0;
    };
    std::vector<Change> changes;
    std::vector<Dropped> dropped;
    std::vector<New> items;
    std::int64_t cost = 0;  ///< by how much bounds change, or how many items are named or written

    [[nodiscard]] std::size_t size() const { return changes.size() + dropped.size(); }
};

/// How many things a repair may change.
enum class Reach : std::uint8_t { two, any };

/// Up to three smallest repairs of a conflict: of one bound, else of two, else of as many as it
/// takes, each changed as little as may be; and the fewest items to be written, of one kind if that
/// is enough. `context` is all that has to be met, the conflict with it.
[[nodiscard]] std::vector<Repair> find_repairs(const AskedProgram& program, const Kept& context,
                                               const Conflict& conflict, Reach reach);

}  // namespace papersetter::assembly
