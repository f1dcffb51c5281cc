// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>
#include <vector>

#include "font/face.hpp"

struct hb_face_t;

namespace papersetter::font {

/// A TrueType font program with some glyphs of a face only, for embedding: outlines and widths, no
/// hinting, no layout tables, no names. Its glyphs are numbered anew; `.notdef` stays 0.
struct Subset {
    std::string program;
    /// The glyph of the whole face for each glyph of the program, ascending. Parts of composite
    /// glyphs that nobody asked for are among them.
    std::vector<Glyph> glyphs;
    /// The program's glyph for a glyph of the face; 0 (.notdef) when it is not in the program.
    [[nodiscard]] Glyph find(Glyph glyph) const;
};

/// Subsets with hb-subset. `name` is for messages. Throws base::WorldError when the result is not
/// what was asked for.
[[nodiscard]] Subset make_subset(hb_face_t* face, std::span<const Glyph> glyphs,
                                 const std::string& name);

}  // namespace papersetter::font
