// SPDX-License-Identifier: MIT
#include "typeset/style_table.hpp"

#include <algorithm>

#include "base/text.hpp"

namespace papersetter::typeset {

using document::ComputedStyle;

namespace {

font::Shaping shaping_of(const ComputedStyle& style) {
    // Ligatures would tie letters together that letter-spacing is to set apart (CSS Text 3, 8.2).
    return {style.has_ligatures && style.letter_spacing == Length{}, style.has_kerning,
            style.has_tabular_figures, style.has_lining_figures};
}

bool want_one_font(const ComputedStyle& one, const ComputedStyle& other) {
    return one.font_size == other.font_size && one.font_weight == other.font_weight &&
           one.is_italic == other.is_italic && one.letter_spacing == other.letter_spacing &&
           shaping_of(one) == shaping_of(other) && one.font_families == other.font_families;
}

void add_face(std::vector<SizedFace>& faces, font::FaceId face) {
    const bool is_known = std::any_of(faces.begin(), faces.end(),
                                      [&](const SizedFace& known) { return known.face == face; });
    if (!is_known) faces.push_back({face, 0});
}

void measure(StyleFont& font, const ComputedStyle& style, font::Shaper& shaper) {
    const font::FaceMetrics& metrics = shaper.book().metrics(font.faces.front().face);
    font.faces.front().unit = fine_unit(style.font_size, metrics.units_per_em);
    font.ascent = style.font_size.scaled(metrics.ascender, metrics.units_per_em);
    font.descent = -style.font_size.scaled(metrics.descender, metrics.units_per_em);
    font.x_height = style.font_size.scaled(metrics.x_height, metrics.units_per_em);
    font.letter_spacing = fine(style.letter_spacing);
    const font::FaceId first = font.faces.front().face;
    font.space = &shaper.shape(first, " ", font.shaping);
    font.space_width = font.space->width * font.faces.front().unit + font.letter_spacing;
    const bool has_hyphen = shaper.book().covers(first, U'\u2010');
    font.hyphen = &shaper.shape(first, has_hyphen ? "\u2010" : "-", font.shaping);
}

}  // namespace

const StyleFont StyleTable::no_font;

StyleTable::StyleTable(const document::StyledDocument& document, font::Shaper& shaper,
                       base::Diagnostics& diagnostics) {
    for (const ComputedStyle& style : document.styles) styles_.push_back(&style);
    fonts_.resize(styles_.size(), &no_font);
    for (const document::Node& node : document.nodes) {
        const bool is_text = node.kind == document::Node::Kind::text;
        if (has_font(node.style)) continue;
        if (is_text && base::trimmed(node.text).empty()) continue;
        // The style of an element is the strut of its lines, whoever's text they hold.
        if (!is_text && styles_[node.style]->font_families.empty()) continue;
        if (!is_text && styles_[node.style]->display == document::Display::none) continue;
        const bool has_parent = is_text && node.parent != document::no_node;
        resolve(node.style, has_parent ? document.node(node.parent).place : node.place, shaper,
                diagnostics);
    }
    add_margin_boxes(document, shaper, diagnostics);
}

void StyleTable::add_margin_boxes(const document::StyledDocument& document, font::Shaper& shaper,
                                  base::Diagnostics& diagnostics) {
    first_margin_ = static_cast<StyleNumber>(styles_.size());
    for (const auto& [selector, page] : document.pages) {
        for (const document::MarginBox& box : page.boxes) {
            styles_.push_back(&box.style);
            fonts_.push_back(&no_font);
            margin_boxes_.push_back(&box);
            if (box.content.empty()) continue;
            resolve(static_cast<StyleNumber>(styles_.size() - 1), box.place, shaper, diagnostics);
        }
    }
}

StyleNumber StyleTable::number_of(const document::MarginBox& box) const {
    const auto found = std::find(margin_boxes_.begin(), margin_boxes_.end(), &box);
    return first_margin_ + static_cast<StyleNumber>(found - margin_boxes_.begin());
}

void StyleTable::resolve(StyleNumber number, base::Place place, font::Shaper& shaper,
                         base::Diagnostics& diagnostics) {
    const ComputedStyle& style = *styles_[number];
    const auto known = std::ranges::find_if(shared_fonts_, [&](const SharedFont& shared) {
        return want_one_font(*shared.style, style);
    });
    if (known != shared_fonts_.end()) {
        fonts_[number] = &known->font;
        return;
    }
    StyleFont font = font_of(style, place, shaper, diagnostics);
    if (font.faces.empty()) return;
    fonts_[number] = &shared_fonts_.emplace_back(SharedFont{&style, std::move(font)}).font;
}

StyleFont StyleTable::font_of(const ComputedStyle& style, base::Place place, font::Shaper& shaper,
                              base::Diagnostics& diagnostics) {
    StyleFont font;
    font.shaping = shaping_of(style);
    for (const std::string& family : style.font_families) {
        const auto face = shaper.book().find(family, style.font_weight, style.is_italic);
        if (face) {
            add_face(font.faces, *face);
        } else if (unknown_families_.insert(family).second) {
            diagnostics.error(place, "no font family \"" + family + "\" in the font book",
                              "families are named in fonts/fonts.toml");
        }
    }
    for (const font::Fallback& family : shaper.book().fallbacks()) {
        const auto face = shaper.book().find(family.family, style.font_weight, style.is_italic);
        if (face) font.fallbacks.push_back({*face, &family});
    }
    for (const FallbackFace& fallback : font.fallbacks) {
        if (!font.faces.empty()) break;
        if (fallback.family->scripts.empty()) add_face(font.faces, fallback.face);
    }
    if (!font.faces.empty()) {
        measure(font, style, shaper);
    } else if (style.font_families.empty() && unknown_families_.insert("").second) {
        diagnostics.error(place, "text without a font",
                          "set font-family on the body to a family of fonts/fonts.toml");
    }
    return font;
}

}  // namespace papersetter::typeset
