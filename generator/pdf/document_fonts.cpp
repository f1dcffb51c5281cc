// SPDX-License-Identifier: MIT
#include "pdf/document_fonts.hpp"

#include "pdf/number.hpp"

namespace papersetter::pdf {

DocumentFonts::DocumentFonts(FontPrograms::State& programs)
    : programs_(&programs), by_face_(programs.book().face_count(), nullptr) {}

FaceCodes& DocumentFonts::face(font::FaceId face) {
    FaceCodes*& slot = by_face_[static_cast<std::size_t>(face)];
    if (slot == nullptr) {
        std::string base = "F";
        std::string extra = "F";
        append_integer(base, static_cast<std::int64_t>(2 * faces_.size()));
        append_integer(extra, static_cast<std::int64_t>(2 * faces_.size() + 1));
        slot = &faces_.emplace_back(FaceCodes{face, &programs_->base(face).codes, std::nullopt,
                                              std::move(base), std::move(extra)});
    }
    return *slot;
}

const CodedGlyph& DocumentFonts::add_extra(FaceCodes& codes, font::Glyph glyph,
                                           std::string_view text) {
    if (!codes.extra) {
        codes.extra.emplace(CodeTable::Form::two_bytes, programs_->book().glyph_count(codes.face));
    }
    return codes.extra->add(glyph, text, viewer_width(programs_->book(), codes.face, glyph));
}

}  // namespace papersetter::pdf
