// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "font/face.hpp"
#include "font/subset.hpp"

struct hb_face_t;
struct hb_font_t;

namespace papersetter::font {

/// One font file, opened, checked and ready to shape. Immutable, so that threads may share it.
class LoadedFace {
  public:
    /// `name` is for messages; `index` says which font of a collection is meant. Throws
    /// base::WorldError when the bytes are not a TrueType font that we can set: no outlines in
    /// `glyf` (CFF is not supported), a variable font, a font that the collection does not have, or
    /// tables that do not hang together.
    LoadedFace(std::string name, std::string bytes, unsigned index = 0);
    LoadedFace(LoadedFace&&) = delete;  // HarfBuzz points into the bytes

    [[nodiscard]] const std::string& bytes() const { return bytes_; }
    [[nodiscard]] const FaceMetrics& metrics() const { return metrics_; }
    [[nodiscard]] std::uint32_t glyph_count() const { return glyph_count_; }
    [[nodiscard]] Glyph nominal_glyph(char32_t code_point) const;  ///< 0 when there is none
    [[nodiscard]] std::int32_t advance(Glyph glyph) const;
    [[nodiscard]] std::vector<ShapedGlyph> shape(std::string_view text,
                                                 const Shaping& shaping) const;
    [[nodiscard]] Subset subset(std::span<const Glyph> glyphs) const;

  private:
    struct FaceDeleter {
        void operator()(hb_face_t* face) const;
    };
    struct FontDeleter {
        void operator()(hb_font_t* font) const;
    };
    void open(unsigned index);
    void read_metrics();

    std::string name_;
    std::string bytes_;
    std::unique_ptr<hb_face_t, FaceDeleter> face_;
    std::unique_ptr<hb_font_t, FontDeleter> font_;
    FaceMetrics metrics_;
    std::uint32_t glyph_count_ = 0;
    unsigned embedding_ = 0;  ///< OS/2 fsType
};

}  // namespace papersetter::font
