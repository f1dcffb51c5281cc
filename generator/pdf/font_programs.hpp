// SPDX-License-Identifier: MIT
#pragma once

#include <mutex>
#include <optional>
#include <vector>

#include "pdf/code_table.hpp"
#include "pdf/embedded_font.hpp"
#include "pdf/picture_streams.hpp"
#include "pdf/write.hpp"

namespace papersetter::pdf {

/// The base subset of a face, ready to embed.
struct BaseFont {
    CodeTable codes;
    EmbeddedFont font;
};

/// What FontPrograms keeps, pictures and what else is the same in all files too. Each face's base
/// subset is made when it is first asked for.
struct FontPrograms::State {
  public:
    explicit State(const font::FontBook& font_book);
    [[nodiscard]] const font::FontBook& book() const { return *book_; }
    /// Thread-safe; the reference lives as long as the state.
    [[nodiscard]] const BaseFont& base(font::FaceId face);
    /// The CMap of one-byte codes, deflated.
    [[nodiscard]] const std::string& one_byte_cmap() const { return one_byte_cmap_; }
    /// The colour profile, deflated.
    [[nodiscard]] const std::string& colour_profile() const { return colour_profile_; }
    [[nodiscard]] PictureStreams& pictures() { return pictures_; }

  private:
    struct Slot {
        std::once_flag making;
        std::optional<BaseFont> base;
    };
    const font::FontBook* book_;
    std::vector<Slot> slots_;
    std::string one_byte_cmap_;
    std::string colour_profile_;
    PictureStreams pictures_;
};

}  // namespace papersetter::pdf
