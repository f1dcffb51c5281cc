// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

#include "pdf/code_table.hpp"
#include "pdf/font_programs.hpp"

namespace papersetter::pdf {

/// The codes of one face in one document: those of its base subset, and those that this document
/// needs besides, in the order of their first use.
struct FaceCodes {
    font::FaceId face{};
    const CodeTable* base = nullptr;
    CodeTable extra;
    std::string base_resource;   ///< "F0": the name in /Resources
    std::string extra_resource;  ///< "F1"
    bool is_base_used = false;
};

/// The faces of one document, in the order of their first use.
class DocumentFonts {
  public:
    explicit DocumentFonts(FontPrograms::State& programs);

    /// References stay valid.
    [[nodiscard]] FaceCodes& face(font::FaceId face);
    /// A code for a glyph that the base subset lacks.
    const CodedGlyph& add_extra(FaceCodes& codes, font::Glyph glyph, std::string_view text);

    [[nodiscard]] const std::deque<FaceCodes>& faces() const { return faces_; }
    [[nodiscard]] FontPrograms::State& programs() const { return *programs_; }

  private:
    FontPrograms::State* programs_;
    std::vector<FaceCodes*> by_face_;
    std::deque<FaceCodes> faces_;
};

}  // namespace papersetter::pdf
