// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "pdf/code_table.hpp"
#include "pdf/font_programs.hpp"

namespace papersetter::pdf {

/// The codes of one face in one document: those of its base subset, and those that this document
/// needs besides, in the order of their first use.
struct FaceCodes {
    font::FaceId face{};
    const CodeTable* base = nullptr;
    std::optional<CodeTable> extra;  ///< made with the first of them: few documents have any
    std::string base_resource;       ///< "F0": the name in /Resources
    std::string extra_resource;      ///< "F1"
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

    /// Keeps the font of this document's own codes as long as the document.
    const EmbeddedFont& keep(EmbeddedFont font) { return kept_.emplace_back(std::move(font)); }

    [[nodiscard]] const std::deque<FaceCodes>& faces() const { return faces_; }
    [[nodiscard]] FontPrograms::State& programs() const { return *programs_; }

  private:
    FontPrograms::State* programs_;
    std::vector<FaceCodes*> by_face_;
    std::deque<FaceCodes> faces_;
    std::deque<EmbeddedFont> kept_;
};

}  // namespace papersetter::pdf
