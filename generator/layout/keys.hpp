// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace papersetter::layout {

/// What is made as a key: the marking sheet and every rationale, together key-X.pdf; the learning
/// key for candidates; where each item stands on every form.
enum class Key : std::uint8_t { marking, full, learning, crosswalk };

/// As --key has them.
inline constexpr std::array<std::string_view, 4> key_words{"marking", "full", "learning",
                                                           "crosswalk"};

/// The boolean parameter of a layout by which a blueprint chooses the key: "key_marking".
[[nodiscard]] inline std::string key_parameter(Key key) {
    return "key_" + std::string(key_words.at(static_cast<std::size_t>(key)));
}

}  // namespace papersetter::layout
