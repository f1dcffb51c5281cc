// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostic.hpp"
#include "base/place.hpp"

namespace papersetter::bank {

/// Where a text names a picture.
struct PictureUse {
    std::size_t offset = 0;  ///< of the path in the source
    std::size_t length = 0;
    std::string name;  ///< of the picture among those of the bank; empty until it was found
};

/// A text as the author wrote it: CommonMark source with common indentation and outer line ends
/// stripped, and where its first character stands.
struct Text {
    std::string source;
    base::Place place;
    std::uint32_t indent = 0;
    std::vector<PictureUse> pictures = {};  ///< in the order of their offsets
    [[nodiscard]] bool empty() const { return source.empty(); }
};

using LetterOf = std::function<std::optional<std::string>(std::string_view option_id)>;
/// The markup that stands for a gap.
using GapOf = std::function<std::optional<std::string>(std::string_view gap_id)>;

/// The text as an XHTML fragment (markdown::render). Texts were checked when the bank was read, so
/// faults here can only be references to options of another item. Pictures are called by their
/// names in the bank, which tell nothing of how the author calls them.
[[nodiscard]] std::string render(const Text& text, const LetterOf& letter_of,
                                 base::Diagnostics& diagnostics, const GapOf& gap_of = {});

}  // namespace papersetter::bank
