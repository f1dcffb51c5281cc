// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "font/shaper.hpp"
#include "typeset/style_table.hpp"

namespace papersetter::typeset {

/// Part of a word in the first face that has its characters.
struct FaceRun {
    std::uint32_t begin = 0;  ///< in the word
    std::uint32_t end = 0;
    SizedFace face;
    const font::ShapedWord* shaped = nullptr;
};

/// A word as runs of faces (CSS Fonts 4, 5.3: by character, marks stay with their letter).
/// Characters that no face has are appended to `missing` and set as the first face's empty box.
void choose_faces(const StyleFont& font, Length size, std::string_view word, font::Shaper& shaper,
                  std::vector<FaceRun>& runs, std::vector<char32_t>& missing);

}  // namespace papersetter::typeset
