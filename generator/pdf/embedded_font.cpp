// SPDX-License-Identifier: MIT
#include "pdf/embedded_font.hpp"

#include <algorithm>

#include "base/digest.hpp"
#include "pdf/cmap.hpp"
#include "pdf/number.hpp"

namespace papersetter::pdf {
namespace {

using font::FaceMetrics;

std::vector<const CodedGlyph*> by_code(const CodeTable& table) {
    std::vector<const CodedGlyph*> sorted;
    for (const CodedGlyph& entry : table.entries()) sorted.push_back(&entry);
    std::ranges::sort(sorted, {}, [](const CodedGlyph* entry) { return entry->code; });
    return sorted;
}

// "[1 [500 612] 32 [250 …]]": runs of consecutive codes.
std::string width_array(const std::vector<const CodedGlyph*>& sorted) {
    std::string text = "[";
    for (std::size_t i = 0; i < sorted.size(); ++i) {
        if (i == 0 || sorted[i]->code != sorted[i - 1]->code + 1) {
            if (i != 0) text += ']';
            append_integer(text, sorted[i]->code);
            text += '[';
        } else {
            text += ' ';
        }
        append_integer(text, sorted[i]->width);
    }
    return text + (sorted.empty() ? "]" : "]]");
}

std::string cid_to_gid_map(const std::vector<const CodedGlyph*>& sorted,
                           const font::Subset& subset) {
    std::string map;
    for (const CodedGlyph* entry : sorted) {
        map.resize(2U * entry->code, '\0');
        const font::Glyph glyph = subset.find(entry->glyph);
        map += static_cast<char>(glyph >> 8U);
        map += static_cast<char>(glyph & 0xFFU);
    }
    return map;
}

// Six letters that differ between subsets of different content (ISO 32000-1, 9.6.4).
std::string tag_of(const std::string& name, const std::string& cmap, const font::Subset& subset) {
    std::string content = name + '\0' + cmap;
    for (const font::Glyph glyph : subset.glyphs) {
        content += ' ';
        append_integer(content, glyph);
    }
    const base::Digest digest = base::sha256(content);
    std::string tag;
    for (std::size_t i = 0; i < 6; ++i) tag += static_cast<char>('A' + digest.bytes[i] % 26);
    return tag;
}

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

std::string measures_of(const FaceMetrics& metrics) {
    std::string text;
    const auto add = [&](std::string_view key, std::int64_t value) {
        text += key;
        append_integer(text, value);
    };
    const auto thousandths = [&](std::int64_t units) {
        return rounded_quotient(1000 * units, metrics.units_per_em);
    };
    add("/Flags ", flags_of(metrics));
    text += "\n/FontBBox [";
    for (const std::int32_t side : metrics.bbox) add(" ", thousandths(side));
    add(" ]\n/ItalicAngle ", metrics.italic_angle);
    add("\n/Ascent ", thousandths(metrics.ascender));
    add("\n/Descent ", thousandths(metrics.descender));
    add("\n/CapHeight ", thousandths(metrics.cap_height));
    add("\n/XHeight ", thousandths(metrics.x_height));
    add("\n/StemV ", stem_width(metrics));
    return text + '\n';
}

}  // namespace

EmbeddedFont embed(const font::FontBook& book, font::FaceId face, const CodeTable& table,
                   Deflater& deflater) {
    const std::vector<const CodedGlyph*> sorted = by_code(table);
    std::vector<font::Glyph> glyphs;
    for (const CodedGlyph* entry : sorted) glyphs.push_back(entry->glyph);
    const font::Subset subset = book.subset(face, glyphs);
    const std::string cmap = to_unicode_cmap(table);

    EmbeddedFont font;
    const FaceMetrics& metrics = book.metrics(face);
    font.measures = measures_of(metrics);
    font.form = table.form();
    font.name = tag_of(metrics.postscript_name, cmap, subset) + "+" + metrics.postscript_name;
    font.program = deflater.deflate(subset.program);
    font.program_length = subset.program.size();
    font.to_unicode = deflater.deflate(cmap);
    font.glyph_map = deflater.deflate(cid_to_gid_map(sorted, subset));
    font.widths = width_array(sorted);
    return font;
}

std::int32_t viewer_width(const font::FontBook& book, font::FaceId face, font::Glyph glyph) {
    const std::int64_t thousandths = std::int64_t{1000} * book.advance(face, glyph);
    return static_cast<std::int32_t>(
        rounded_quotient(thousandths, book.metrics(face).units_per_em));
}

}  // namespace papersetter::pdf
