// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "typeset/line_breaker.hpp"

namespace papersetter::typeset {

/// The longest beginning of the text that fits with "…" after it (CSS Overflow 4, `line-clamp`): it
/// ends where a line may end or, if the first word is too long, after any letter. "…" alone when
/// nothing fits. What fits may not stop to fit when it is made shorter.
[[nodiscard]] std::string clamped_text(std::string_view text, const std::string& language,
                                       LineBreaker& breaker,
                                       const std::function<bool(const std::string&)>& fits);

}  // namespace papersetter::typeset
