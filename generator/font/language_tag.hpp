// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/ascii.hpp"

namespace papersetter::font {

/// A language tag (BCP 47) as far as fonts tell languages apart: its first eight characters in
/// small letters, "ja", "sr", "zh-hant". Empty: no language.
class LanguageTag {
  public:
    constexpr LanguageTag() = default;
    constexpr explicit LanguageTag(std::string_view tag) {
        for (std::size_t i = 0; i < most && i < tag.size(); ++i) {
            const auto letter = static_cast<unsigned char>(base::lower(tag[i]));
            letters_ |= std::uint64_t{letter} << 8 * i;
        }
    }

    [[nodiscard]] std::string text() const {
        std::string text;
        for (std::uint64_t rest = letters_; rest != 0; rest >>= 8U) {
            text += static_cast<char>(rest & 0xFFU);
        }
        return text;
    }
    /// "zh" of "zh-Hant".
    [[nodiscard]] std::string primary() const {
        const std::string whole = text();
        return whole.substr(0, whole.find('-'));
    }
    /// The same exactly for equal tags.
    [[nodiscard]] constexpr std::uint64_t number() const { return letters_; }
    auto operator<=>(const LanguageTag&) const = default;

  private:
    static constexpr std::size_t most = 8;

    std::uint64_t letters_ = 0;
};

}  // namespace papersetter::font
