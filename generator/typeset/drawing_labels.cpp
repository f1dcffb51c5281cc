// SPDX-License-Identifier: MIT
#include "typeset/drawing_labels.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <string_view>

#include "base/text.hpp"
#include "typeset/bidi.hpp"
#include "typeset/face_choice.hpp"

namespace papersetter::typeset {

namespace {

constexpr std::array<std::string_view, 6> generic_families{"serif",   "sans-serif", "monospace",
                                                           "cursive", "fantasy",    "system-ui"};

/// Part of a text in one face and one direction.
struct Part {
    FaceRun run;
    Level level = 0;
};

class LabelSetter {
  public:
    LabelSetter(const std::vector<std::string>& families, font::Shaper& shaper,
                base::Diagnostics& diagnostics)
        : families_(families), shaper_(shaper), diagnostics_(diagnostics) {}

    std::vector<page::TextMark> set(const image::Label& label) {
        const StyleFont font = font_of(label);
        std::vector<page::TextMark> marks;
        if (font.faces.empty()) return marks;
        std::vector<Part> parts = parts_of(label, font);
        std::vector<Level> levels;
        for (const Part& part : parts) levels.push_back(part.level);
        std::vector<std::uint32_t> order;
        order_visually(levels, order);
        Fine pen = 0;
        marks.resize(parts.size());
        for (const std::uint32_t place : order) marks[place] = mark_of(label, parts[place], pen);
        const Length before = before_anchor(label, rounded(pen));
        for (page::TextMark& mark : marks) mark.x -= before;
        return marks;
    }

  private:
    StyleFont font_of(const image::Label& label) {
        StyleFont font;
        bool is_open = label.families.empty();  // to the fonts around the drawing
        std::string unknown;
        for (const std::string& family : label.families) {
            const bool is_generic =
                std::ranges::find(generic_families, family) != generic_families.end();
            if (!is_generic && !add(font, family, label)) unknown = family;
            is_open = is_open || is_generic;
        }
        if (font.faces.empty() && !is_open) {
            diagnostics_.error(label.place,
                               "no font family " + base::in_quotes(unknown) + " in the font book",
                               "leave font-family out: the text is then set in the font around "
                               "the picture");
            return font;
        }
        for (const std::string& family : families_) add(font, family, label);
        for (const font::Fallback& family : shaper_.book().fallbacks()) {
            const auto face = shaper_.book().find(family.family, label.weight, label.is_italic);
            if (!face) continue;
            font.fallbacks.push_back({*face, &family});
            if (font.faces.empty() && family.scripts.empty()) add(font, family.family, label);
        }
        if (font.faces.empty()) diagnostics_.error(label.place, "text without a font");
        return font;
    }

    bool add(StyleFont& font, const std::string& family, const image::Label& label) {
        const auto face = shaper_.book().find(family, label.weight, label.is_italic);
        if (!face) return false;
        const Fine unit = fine_unit(label.size, shaper_.book().metrics(*face).units_per_em);
        font.faces.push_back({*face, unit});
        return true;
    }

    // In the order of the text.
    std::vector<Part> parts_of(const image::Label& label, const StyleFont& font) {
        const auto size = static_cast<std::uint32_t>(label.text.size());
        std::vector<LevelRun> levels{{size, 0}};
        if (label.is_right_to_left || may_run_right_to_left(label.text)) {
            levels = BidiLevels().find(label.text, label.is_right_to_left, {});
        }
        std::vector<Part> parts;
        std::vector<FaceRun> runs;
        std::vector<MissingCharacter> missing;
        std::uint32_t begin = 0;
        for (const LevelRun& run : levels) {
            WordStyle style{font, label.size, {}};
            style.shaping.is_right_to_left = is_right_to_left(run.level);
            choose_faces(style, label.text, begin, run.end, shaper_, runs, missing);
            for (const FaceRun& one : runs) parts.push_back({one, run.level});
            begin = run.end;
        }
        for (const MissingCharacter& one : missing) tell_missing(label, one);
        return parts;
    }

    // How much of a text stands to the left of its place.
    static Length before_anchor(const image::Label& label, Length width) {
        using Anchor = image::Label::Anchor;
        if (label.anchor == Anchor::middle) return width.scaled(1, 2);
        const bool ends = (label.anchor == Anchor::end) != label.is_right_to_left;
        return ends ? width : Length{};
    }

    page::TextMark mark_of(const image::Label& label, const Part& part, Fine& pen) {
        const FaceRun& run = part.run;
        page::TextMark mark;
        mark.face = run.face.face;
        mark.size = label.size;
        mark.x = rounded(pen);
        mark.text = std::string_view(label.text).substr(run.begin, run.end - run.begin);
        const bool runs_left = is_right_to_left(part.level);
        const Fine start = pen;
        pen += run.shaped->width * run.face.unit;
        // Of text from right to left each glyph stands to the left of the one before it.
        Fine at = runs_left ? pen : start;
        for (const font::ShapedGlyph& glyph : run.shaped->glyphs) {
            const Fine advance = glyph.advance * run.face.unit;
            if (runs_left) at -= advance;
            mark.glyphs.push_back({glyph.glyph,
                                   rounded(at - start + glyph.x_offset * run.face.unit),
                                   rounded(glyph.y_offset * run.face.unit), glyph.cluster, 0});
            if (!runs_left) at += advance;
        }
        mark.width = rounded(pen) - mark.x;
        end_texts(mark);
        return mark;
    }

    // A cluster's text ends where the next one's begins; only its first glyph stands for it.
    static void end_texts(page::TextMark& mark) {
        auto end = static_cast<std::uint32_t>(mark.text.size());
        std::uint32_t next = end;
        for (std::size_t i = mark.glyphs.size(); i-- > 0;) {
            page::PlacedGlyph& glyph = mark.glyphs[i];
            if (glyph.text_begin != next) end = next;
            next = glyph.text_begin;
            glyph.text_end = end;
            if (i > 0 && mark.glyphs[i - 1].text_begin == next) glyph.text_begin = end;
        }
    }

    void tell_missing(const image::Label& label, const MissingCharacter& missing) {
        if (!told_.insert(what_is_missing(missing)).second) return;
        diagnostics_.add(fault_of(missing, label.place));
    }

    const std::vector<std::string>& families_;
    font::Shaper& shaper_;
    base::Diagnostics& diagnostics_;
    std::set<std::string> told_;
};

}  // namespace

std::vector<std::vector<page::TextMark>> set_labels(const image::Picture& picture,
                                                    const std::vector<std::string>& families,
                                                    font::Shaper& shaper,
                                                    base::Diagnostics& diagnostics) {
    std::vector<std::vector<page::TextMark>> labels;
    const auto* const drawing = std::get_if<image::Drawing>(&picture.content);
    if (drawing == nullptr) return labels;
    LabelSetter setter(families, shaper, diagnostics);
    for (const auto& part : drawing->parts) {
        const auto* const label = std::get_if<image::Label>(&part);
        if (label != nullptr) labels.push_back(setter.set(*label));
    }
    return labels;
}

}  // namespace papersetter::typeset
