// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string_view>

namespace papersetter::base {

/// In bytes.
inline constexpr std::size_t longest_layout_name = 100;

/// Whether a layout may have this name, which is that of its folder: UTF-8 that leads nowhere else.
[[nodiscard]] bool is_layout_name(std::string_view name);

}  // namespace papersetter::base
