// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "font/shaper.hpp"
#include "typeset/missing_character.hpp"
#include "typeset/style_table.hpp"

namespace papersetter::typeset {

/// Part of a word in the first face that has its characters, of one script.
struct FaceRun {
    std::uint32_t begin = 0;  ///< in the text
    std::uint32_t end = 0;
    SizedFace face;
    const font::ShapedWord* shaped = nullptr;
};

/// What a word is set in.
struct WordStyle {
    const StyleFont& font;
    Length size;
    font::Shaping shaping;
};

/// The word [begin, end) of a text as runs of faces (CSS Fonts 4, 5.3: by character, marks stay
/// with their letter). Of the fallbacks those that want the text's language come first, and a
/// family that is there for some scripts is asked for their characters only. Letters that are
/// joined stay so across runs and across the ends of the word. What shows nothing (joiners,
/// controls) goes with what is before it and needs no glyph. What no face has is appended to
/// `missing` and set as the first face's empty box.
void choose_faces(const WordStyle& style, std::string_view text, std::uint32_t begin,
                  std::uint32_t end, font::Shaper& shaper, std::vector<FaceRun>& runs,
                  std::vector<MissingCharacter>& missing);

}  // namespace papersetter::typeset
