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

class LabelSetter {
  public:
    LabelSetter(const std::vector<std::string>& families, font::Shaper& shaper,
                base::Diagnostics& diagnostics)
        : families_(families), shaper_(shaper), diagnostics_(diagnostics) {}

    std::vector<page::TextMark> set(const image::Label& label) {
        const StyleFont font = font_of(label);
        std::vector<page::TextMark> marks;
        if (font.faces.empty()) return marks;
        if (may_run_right_to_left(label.text)) {
            diagnostics_.error(
                label.place, "text of a drawing that runs from right to left",
                "put it beside the picture: drawings are written from left to right");
            return marks;
        }
        std::vector<FaceRun> runs;
        std::vector<MissingCharacter> missing;
        choose_faces({font, label.size, {}}, label.text, 0,
                     static_cast<std::uint32_t>(label.text.size()), shaper_, runs, missing);
        for (const MissingCharacter& one : missing) tell_missing(label, one);
        Fine pen = 0;
        for (const FaceRun& run : runs) marks.push_back(mark_of(label, run, pen));
        const Length width = rounded(pen);
        for (page::TextMark& mark : marks) {
            if (label.anchor == image::Label::Anchor::middle) mark.x -= width.scaled(1, 2);
            if (label.anchor == image::Label::Anchor::end) mark.x -= width;
        }
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

    page::TextMark mark_of(const image::Label& label, const FaceRun& run, Fine& pen) {
        page::TextMark mark;
        mark.face = run.face.face;
        mark.size = label.size;
        mark.x = rounded(pen);
        mark.text = std::string_view(label.text).substr(run.begin, run.end - run.begin);
        const Fine start = pen;
        for (const font::ShapedGlyph& glyph : run.shaped->glyphs) {
            mark.glyphs.push_back({glyph.glyph,
                                   rounded(pen - start + glyph.x_offset * run.face.unit),
                                   rounded(glyph.y_offset * run.face.unit), glyph.cluster, 0});
            pen += glyph.advance * run.face.unit;
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
