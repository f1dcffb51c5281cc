// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "assembly/asked_program.hpp"

namespace papersetter::assembly {

/// Items that an author might write for a section.
struct NewKind {
    std::size_t part = 0;
    std::vector<std::int64_t> amounts;  ///< by bound of the part's problem
    std::optional<std::size_t> like;    ///< the position of such an item, if there is one
    /// By family of the section: the value of such an item.
    std::vector<std::string> values;
};

/// What items there are for the sections, and what items there might be: of every listed value of
/// each family, alike in all else to some item that there is. Such an item can be drawn by its
/// section and by no other, unless no item of the banks is like it in what `where` looks at.
[[nodiscard]] std::vector<NewKind> new_kinds(const AskedProgram& program);

}  // namespace papersetter::assembly
