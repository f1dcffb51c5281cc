// SPDX-License-Identifier: MIT
#include "font/loaded_face.hpp"

#include <hb-ot.h>
#include <hb.h>

#include <algorithm>
#include <array>
#include <optional>

#include "base/diagnostic.hpp"
#include "base/text.hpp"

namespace papersetter::font {
namespace {

/// A table of a font, read as big-endian integers; past its end everything is 0.
class FontTable {
  public:
    FontTable(hb_face_t* face, hb_tag_t tag) : blob_(hb_face_reference_table(face, tag)) {
        data_ = reinterpret_cast<const unsigned char*>(hb_blob_get_data(blob_.get(), &size_));
    }
    [[nodiscard]] unsigned size() const { return size_; }
    [[nodiscard]] unsigned u8(unsigned offset) const { return offset < size_ ? data_[offset] : 0; }
    [[nodiscard]] unsigned u16(unsigned offset) const { return u8(offset) << 8U | u8(offset + 1); }
    [[nodiscard]] std::int32_t i16(unsigned offset) const {
        return static_cast<std::int16_t>(u16(offset));
    }
    [[nodiscard]] std::uint32_t u32(unsigned offset) const {
        return static_cast<std::uint32_t>(u16(offset)) << 16U | u16(offset + 2);
    }

  private:
    struct Deleter {
        void operator()(hb_blob_t* blob) const { hb_blob_destroy(blob); }
    };
    std::unique_ptr<hb_blob_t, Deleter> blob_;
    unsigned size_ = 0;
    const unsigned char* data_ = nullptr;
};

struct BufferDeleter {
    void operator()(hb_buffer_t* buffer) const { hb_buffer_destroy(buffer); }
};

// The script of the first character that has one; marks, digits and punctuation have none.
hb_script_t script_of(std::string_view text) {
    hb_unicode_funcs_t* unicode = hb_unicode_funcs_get_default();
    for (std::size_t offset = 0; offset < text.size();) {
        const hb_script_t script = hb_unicode_script(unicode, base::next_code_point(text, offset));
        if (script != HB_SCRIPT_COMMON && script != HB_SCRIPT_INHERITED &&
            script != HB_SCRIPT_UNKNOWN) {
            return script;
        }
    }
    return HB_SCRIPT_LATIN;
}

bool is_ignorable_at(std::string_view text, std::size_t offset) {
    return offset < text.size() && base::is_default_ignorable(base::next_code_point(text, offset));
}

// A zero width joiner beside the text stands for the letter that is joined to it.
void add_text(hb_buffer_t* buffer, std::string_view text, const Shaping& shaping) {
    constexpr std::string_view joiner = "\u200D";
    if (!shaping.joins_before && !shaping.joins_after) {
        const auto size = static_cast<int>(text.size());
        return hb_buffer_add_utf8(buffer, text.data(), size, 0, size);
    }
    std::string around(shaping.joins_before ? joiner : "");
    const std::size_t begin = around.size();
    around += text;
    if (shaping.joins_after) around += joiner;
    hb_buffer_add_utf8(buffer, around.data(), static_cast<int>(around.size()),
                       static_cast<unsigned>(begin), static_cast<int>(text.size()));
}

// Named always, because HarfBuzz would otherwise take the language of the machine's locale.
hb_language_t language_of(const Shaping& shaping) {
    const std::string tag = shaping.language.text();
    return tag.empty() ? hb_language_from_string("und", 3)
                       : hb_language_from_string(tag.data(), static_cast<int>(tag.size()));
}

std::int32_t metric(hb_font_t* font, hb_ot_metrics_tag_t tag, std::int32_t otherwise) {
    hb_position_t value = 0;
    return hb_ot_metrics_get_position(font, tag, &value) != 0 && value != 0 ? value : otherwise;
}

std::vector<hb_feature_t> features_of(const Shaping& shaping) {
    std::vector<hb_feature_t> features;
    const auto set = [&](const char* tag, std::uint32_t value) {
        features.push_back({HB_TAG(tag[0], tag[1], tag[2], tag[3]), value, HB_FEATURE_GLOBAL_START,
                            HB_FEATURE_GLOBAL_END});
    };
    if (!shaping.has_ligatures) {
        for (const char* tag : {"liga", "clig", "calt"}) set(tag, 0);
    }
    if (!shaping.has_kerning) set("kern", 0);
    if (shaping.has_tabular_figures) set("tnum", 1);
    if (shaping.has_lining_figures) set("lnum", 1);
    return features;
}

// The height of a letter, for fonts whose OS/2 table does not tell.
std::int32_t letter_height(hb_font_t* font, char32_t letter) {
    hb_codepoint_t glyph = 0;
    hb_glyph_extents_t extents{};
    if (hb_font_get_nominal_glyph(font, letter, &glyph) == 0 ||
        hb_font_get_glyph_extents(font, glyph, &extents) == 0) {
        return 0;
    }
    return extents.y_bearing;
}

// Panose and the family class of IBM; many fonts fill in only one of them.
bool has_serifs(const FontTable& os2) {
    constexpr unsigned latin_text = 2;
    const unsigned serif_style = os2.u8(33);
    if (os2.u8(32) == latin_text && serif_style >= 2) return serif_style <= 10;
    const unsigned family_class = os2.u8(30);
    return (family_class >= 1 && family_class <= 5) || family_class == 7;
}

std::string postscript_name(hb_face_t* face) {
    std::array<char, 128> name{};
    unsigned size = name.size();
    hb_ot_name_get_utf8(face, HB_OT_NAME_ID_POSTSCRIPT_NAME, HB_LANGUAGE_INVALID, &size,
                        name.data());
    std::string text(name.data(), std::min<std::size_t>(size, 63));
    // Only what a PDF name and the OpenType specification both allow.
    std::erase_if(text, [](char c) {
        return c < 33 || c > 126 || std::string_view("[](){}<>/%#").find(c) != std::string::npos;
    });
    return text.empty() ? "Unnamed" : text;
}

}  // namespace

void LoadedFace::FaceDeleter::operator()(hb_face_t* face) const { hb_face_destroy(face); }
void LoadedFace::FontDeleter::operator()(hb_font_t* font) const { hb_font_destroy(font); }

LoadedFace::LoadedFace(std::string name, std::string bytes, unsigned index)
    : name_(std::move(name)), bytes_(std::move(bytes)) {
    open(index);
    read_metrics();
    hb_font_make_immutable(font_.get());
}

void LoadedFace::open(unsigned index) {
    hb_blob_t* blob = hb_blob_create(bytes_.data(), static_cast<unsigned>(bytes_.size()),
                                     HB_MEMORY_MODE_READONLY, nullptr, nullptr);
    const unsigned faces = hb_face_count(blob);
    face_.reset(hb_face_create(blob, index));
    hb_blob_destroy(blob);
    const auto refuse = [&](const std::string& why) {
        throw base::WorldError("the font file " + name_ + " cannot be used: " + why);
    };
    if (faces == 0) refuse("it is not a font");
    if (index >= faces) {
        refuse("it has no font number " + std::to_string(index) + " (they count from 0)");
    }
    const auto has = [&](hb_tag_t tag) { return FontTable(face_.get(), tag).size() != 0; };
    if (has(HB_TAG('C', 'F', 'F', ' ')) || has(HB_TAG('C', 'F', 'F', '2'))) {
        refuse("its outlines are of the CFF kind; only TrueType outlines are supported");
    }
    if (has(HB_TAG('f', 'v', 'a', 'r'))) refuse("it is a variable font; only static ones are");
    for (const char* tag : {"cmap", "glyf", "head", "hhea", "hmtx", "loca", "maxp"}) {
        if (!has(HB_TAG(tag[0], tag[1], tag[2], tag[3]))) {
            refuse("its table `" + std::string(tag) + "` is missing; it may be damaged");
        }
    }
    glyph_count_ = hb_face_get_glyph_count(face_.get());
    const FontTable head(face_.get(), HB_TAG('h', 'e', 'a', 'd'));
    const FontTable loca(face_.get(), HB_TAG('l', 'o', 'c', 'a'));
    const unsigned entry_size = head.i16(50) == 0 ? 2 : 4;
    const unsigned units = head.u16(18);
    if (glyph_count_ == 0 || units < 16 || units > 16384 ||
        loca.size() < (glyph_count_ + 1) * entry_size) {
        refuse("its tables do not agree; it may be damaged");
    }
    font_.reset(hb_font_create(face_.get()));
    hb_font_set_scale(font_.get(), static_cast<int>(units), static_cast<int>(units));
    hb_ot_font_set_funcs(font_.get());
}

void LoadedFace::read_metrics() {
    const FontTable head(face_.get(), HB_TAG('h', 'e', 'a', 'd'));
    const FontTable hhea(face_.get(), HB_TAG('h', 'h', 'e', 'a'));
    const FontTable os2(face_.get(), HB_TAG('O', 'S', '/', '2'));
    const FontTable post(face_.get(), HB_TAG('p', 'o', 's', 't'));
    metrics_.units_per_em = static_cast<std::int32_t>(head.u16(18));
    metrics_.ascender = hhea.i16(4);
    metrics_.descender = hhea.i16(6);
    metrics_.line_gap = hhea.i16(8);
    metrics_.cap_height =
        metric(font_.get(), HB_OT_METRICS_TAG_CAP_HEIGHT, letter_height(font_.get(), U'H'));
    metrics_.x_height =
        metric(font_.get(), HB_OT_METRICS_TAG_X_HEIGHT, letter_height(font_.get(), U'x'));
    for (unsigned i = 0; i < 4; ++i) metrics_.bbox[i] = head.i16(36 + 2 * i);
    const auto angle = static_cast<std::int32_t>(post.u32(4));  // 16.16
    metrics_.italic_angle = (angle + (angle >= 0 ? 0x8000 : -0x8000)) / 0x10000;
    metrics_.weight = std::clamp(static_cast<std::int32_t>(os2.u16(4)), 1, 1000);
    metrics_.is_monospaced = post.u32(12) != 0;
    metrics_.is_serif = has_serifs(os2);
    metrics_.postscript_name = postscript_name(face_.get());
    embedding_ = os2.u16(8);
}

Glyph LoadedFace::nominal_glyph(char32_t code_point) const {
    hb_codepoint_t glyph = 0;
    return hb_font_get_nominal_glyph(font_.get(), code_point, &glyph) != 0 ? glyph : 0;
}

std::int32_t LoadedFace::advance(Glyph glyph) const {
    return hb_font_get_glyph_h_advance(font_.get(), glyph);
}

std::vector<ShapedGlyph> LoadedFace::shape(std::string_view text, const Shaping& shaping) const {
    const std::unique_ptr<hb_buffer_t, BufferDeleter> buffer(hb_buffer_create());
    add_text(buffer.get(), text, shaping);
    hb_buffer_set_direction(buffer.get(),
                            shaping.is_right_to_left ? HB_DIRECTION_RTL : HB_DIRECTION_LTR);
    hb_buffer_set_script(buffer.get(), script_of(text));
    hb_buffer_set_language(buffer.get(), language_of(shaping));

    const std::vector<hb_feature_t> features = features_of(shaping);
    static constexpr const char* shapers[] = {"ot", nullptr};
    hb_shape_full(font_.get(), buffer.get(), features.data(),
                  static_cast<unsigned>(features.size()), shapers);

    if (shaping.is_right_to_left) hb_buffer_reverse(buffer.get());
    unsigned glyphs = 0;
    const hb_glyph_info_t* infos = hb_buffer_get_glyph_infos(buffer.get(), &glyphs);
    const hb_glyph_position_t* positions = hb_buffer_get_glyph_positions(buffer.get(), &glyphs);
    const std::uint32_t before = shaping.joins_before ? 3 : 0;  // bytes of the joiner
    std::vector<ShapedGlyph> shaped(glyphs);
    for (unsigned i = 0; i < glyphs; ++i) {
        shaped[i] = {infos[i].codepoint, positions[i].x_advance, positions[i].x_offset,
                     positions[i].y_offset, infos[i].cluster - before};
        // HarfBuzz makes all but a few fillers of them blank.
        if (shaped[i].glyph == 0 && is_ignorable_at(text, shaped[i].cluster)) {
            shaped[i] = {nominal_glyph(U' '), 0, 0, 0, shaped[i].cluster};
        }
    }
    return shaped;
}

Subset LoadedFace::subset(std::span<const Glyph> glyphs) const {
    constexpr unsigned restricted = 0x0002;
    constexpr unsigned other_levels = 0x000C;
    constexpr unsigned no_subsetting = 0x0100;
    constexpr unsigned bitmaps_only = 0x0200;
    // Where several levels are set the least restrictive counts (OpenType, OS/2, fsType).
    const bool is_restricted = (embedding_ & restricted) != 0 && (embedding_ & other_levels) == 0;
    if (is_restricted || (embedding_ & (no_subsetting | bitmaps_only)) != 0) {
        throw base::WorldError("the font file " + name_ + " must not be embedded in a PDF",
                               "its licence bits (fsType) forbid it: choose another family");
    }
    return make_subset(face_.get(), glyphs, name_);
}

}  // namespace papersetter::font
