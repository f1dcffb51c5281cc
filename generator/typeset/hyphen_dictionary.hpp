// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace papersetter::typeset {

/// The hyphenation patterns of a language, looked up by libhyphen. Threads may share one.
class HyphenDictionary {
  public:
    /// From the bytes of a dictionary file, which names its character set in its first line. Throws
    /// base::WorldError when ICU does not know that character set.
    explicit HyphenDictionary(std::string_view bytes);
    ~HyphenDictionary();
    HyphenDictionary(HyphenDictionary&&) noexcept;
    HyphenDictionary& operator=(HyphenDictionary&&) noexcept;

    /// The offsets in a word of lower-case letters (UTF-8) before which a hyphen may stand,
    /// ascending. Places where the spelling would change with the hyphen are left out.
    [[nodiscard]] std::vector<std::uint32_t> hyphens(const std::string& word) const;

  private:
    struct State;
    std::unique_ptr<State> state_;
};

}  // namespace papersetter::typeset
