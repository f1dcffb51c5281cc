// SPDX-License-Identifier: MIT
#include "typeset/face_choice.hpp"

#include <algorithm>

#include "base/text.hpp"

namespace papersetter::typeset {

namespace {

bool lacks_glyphs(const font::ShapedWord& word) {
    return std::any_of(word.glyphs.begin(), word.glyphs.end(),
                       [](const font::ShapedGlyph& glyph) { return glyph.glyph == 0; });
}

// Marks, joiners and variation selectors are set with the letter before them.
bool follows_its_letter(char32_t c) {
    return (c >= 0x300 && c <= 0x36F) || (c >= 0x1AB0 && c <= 0x1AFF) ||
           (c >= 0x20D0 && c <= 0x20FF) || (c >= 0x200B && c <= 0x200F) || c == 0x2060 ||
           (c >= 0xFE00 && c <= 0xFE0F) || c == 0xFEFF;
}

std::size_t face_for(char32_t c, const StyleFont& font, const font::FontBook& book,
                     std::vector<char32_t>& missing) {
    for (std::size_t i = 0; i < font.faces.size(); ++i) {
        if (book.covers(font.faces[i].face, c)) return i;
    }
    missing.push_back(c);
    return 0;
}

}  // namespace

void choose_faces(const StyleFont& font, Length size, std::string_view word, font::Shaper& shaper,
                  std::vector<FaceRun>& runs, std::vector<char32_t>& missing) {
    runs.clear();
    const auto length = static_cast<std::uint32_t>(word.size());
    const SizedFace& first = font.faces.front();
    const font::ShapedWord& whole = shaper.shape(first.face, word, font.shaping);
    if (!lacks_glyphs(whole)) {
        runs.push_back({0, length, first, &whole});
        return;
    }
    for (std::size_t at = 0; at < word.size();) {
        const auto begin = static_cast<std::uint32_t>(at);
        const char32_t c = base::next_code_point(word, at);
        const auto end = static_cast<std::uint32_t>(at);
        SizedFace face = runs.empty() ? first : runs.back().face;
        if (runs.empty() || !follows_its_letter(c)) {
            face = font.faces[face_for(c, font, shaper.book(), missing)];
        }
        if (!runs.empty() && runs.back().face.face == face.face) {
            runs.back().end = end;
        } else {
            runs.push_back({begin, end, face, nullptr});
        }
    }
    for (FaceRun& run : runs) {
        run.face.unit = fine_unit(size, shaper.book().metrics(run.face.face).units_per_em);
        run.shaped =
            &shaper.shape(run.face.face, word.substr(run.begin, run.end - run.begin), font.shaping);
    }
}

}  // namespace papersetter::typeset
