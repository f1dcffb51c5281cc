// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "document/style.hpp"
#include "typeset/hyphen_dictionary.hpp"

namespace papersetter::typeset {

/// The dictionary for a language (BCP 47), null when there is none; shared by threads. It must
/// outlive every Hyphenator that asks for it.
using FindDictionary = std::function<const HyphenDictionary*(std::string_view language)>;

/// Finds where words may be hyphenated, with a cache of words that never changes the result: one
/// for each thread.
class Hyphenator {
  public:
    explicit Hyphenator(FindDictionary find);
    ~Hyphenator();
    Hyphenator(Hyphenator&&) noexcept;

    /// Appends, plus `base` and ascending, the offsets in a text without spaces before which a
    /// hyphen may stand. Only ordinary words have any: letters, of which none but the first is a
    /// capital, with punctuation around and apostrophes within. "PyTorch", "FSDP", "H100" and
    /// "init_process" stay whole.
    void find(std::string_view text, std::string_view language,
              const document::HyphenLimits& limits, std::uint32_t base,
              std::vector<std::uint32_t>& offsets);

  private:
    struct State;
    std::unique_ptr<State> state_;
};

}  // namespace papersetter::typeset
