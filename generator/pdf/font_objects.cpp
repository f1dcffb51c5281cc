// SPDX-License-Identifier: MIT
#include "pdf/font_objects.hpp"

#include "pdf/cmap.hpp"
#include "pdf/number.hpp"

namespace papersetter::pdf {
namespace {

using font::FaceMetrics;

// ISO 32000-1, table 123. Glyphs are reached by number, not by name: the fonts are symbolic.
std::int64_t flags_of(const FaceMetrics& metrics) {
    constexpr std::int64_t fixed_pitch = 1;
    constexpr std::int64_t serif = 2;
    constexpr std::int64_t symbolic = 4;
    constexpr std::int64_t italic = 64;
    std::int64_t flags = symbolic;
    if (metrics.is_monospaced) flags |= fixed_pitch;
    if (metrics.is_serif) flags |= serif;
    if (metrics.italic_angle != 0) flags |= italic;
    return flags;
}

// TrueType does not tell the width of stems; viewers need it only to stand in for a missing font.
std::int64_t stem_width(const FaceMetrics& metrics) { return 50 + metrics.weight * 3 / 20; }

Dictionary add_descriptor(ObjectFile& file, const EmbeddedFont& font) {
    const FaceMetrics& metrics = font.metrics;
    const auto thousandths = [&](std::int64_t units) {
        return rounded_quotient(1000 * units, metrics.units_per_em);
    };
    Dictionary program = file.add_kept_stream(font.program);
    file.put_number(program, "Length1", static_cast<std::int64_t>(font.program_length));
    Dictionary descriptor = file.add_dictionary();
    file.put_name(descriptor, "Type", "FontDescriptor");
    file.put_name(descriptor, "FontName", font.name.c_str());
    file.put_number(descriptor, "Flags", flags_of(metrics));
    Array box = file.new_array();
    for (const std::int32_t side : metrics.bbox) file.append_number(box, thousandths(side));
    file.put(descriptor, "FontBBox", box);
    file.put_number(descriptor, "ItalicAngle", metrics.italic_angle);
    file.put_number(descriptor, "Ascent", thousandths(metrics.ascender));
    file.put_number(descriptor, "Descent", thousandths(metrics.descender));
    file.put_number(descriptor, "CapHeight", thousandths(metrics.cap_height));
    file.put_number(descriptor, "XHeight", thousandths(metrics.x_height));
    file.put_number(descriptor, "StemV", stem_width(metrics));
    file.put(descriptor, "FontFile2", program);
    return descriptor;
}

Dictionary system_info(ObjectFile& file) {
    Dictionary info = file.new_dictionary();
    file.put_ascii(info, "Registry", "Adobe");
    file.put_ascii(info, "Ordering", "Identity");
    file.put_number(info, "Supplement", 0);
    return info;
}

Dictionary add_one_byte_cmap(ObjectFile& file, const std::string& deflated) {
    Dictionary cmap = file.add_kept_stream(deflated);
    file.put_name(cmap, "Type", "CMap");
    file.put_name(cmap, "CMapName", one_byte_cmap_name);
    file.put(cmap, "CIDSystemInfo", system_info(file));
    file.put_number(cmap, "WMode", 0);
    return cmap;
}

// `encoding` is the CMap of one-byte codes, or null for the identity on two bytes.
Dictionary add_font(ObjectFile& file, const EmbeddedFont& font, Dictionary encoding,
                    Omission omitted) {
    Dictionary descendant = file.add_dictionary();
    file.put_name(descendant, "Type", "Font");
    file.put_name(descendant, "Subtype", "CIDFontType2");
    file.put_name(descendant, "BaseFont", font.name.c_str());
    file.put(descendant, "CIDSystemInfo", system_info(file));
    file.put(descendant, "FontDescriptor", add_descriptor(file, font));
    file.put(descendant, "CIDToGIDMap", file.add_kept_stream(font.glyph_map));
    file.put_written(descendant, "/W " + font.widths + "\n");

    Dictionary composite = file.add_dictionary();
    file.put_name(composite, "Type", "Font");
    file.put_name(composite, "Subtype", "Type0");
    file.put_name(composite, "BaseFont", font.name.c_str());
    if (encoding != nullptr) {
        file.put(composite, "Encoding", encoding);
    } else {
        file.put_name(composite, "Encoding", "Identity-H");
    }
    Array descendants = file.new_array();
    file.append(descendants, descendant);
    file.put(composite, "DescendantFonts", descendants);
    if (omitted != Omission::to_unicode) {
        file.put(composite, "ToUnicode", file.add_kept_stream(font.to_unicode));
    }
    return composite;
}

}  // namespace

void add_fonts(ObjectFile& file, DocumentFonts& fonts, Deflater& deflater, Dictionary resources,
               Omission omitted) {
    FontPrograms::State& programs = fonts.programs();
    Dictionary one_byte = nullptr;
    for (const FaceCodes& codes : fonts.faces()) {
        if (codes.is_base_used) {
            if (one_byte == nullptr) one_byte = add_one_byte_cmap(file, programs.one_byte_cmap());
            file.put(resources, codes.base_resource.c_str(),
                     add_font(file, programs.base(codes.face).font, one_byte, omitted));
        }
        if (!codes.extra.entries().empty()) {
            const EmbeddedFont& font =
                fonts.keep(embed(programs.book(), codes.face, codes.extra, deflater));
            file.put(resources, codes.extra_resource.c_str(),
                     add_font(file, font, nullptr, omitted));
        }
    }
}

}  // namespace papersetter::pdf
