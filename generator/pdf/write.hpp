// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "font/font_book.hpp"
#include "page/pages.hpp"
#include "pdf/omission.hpp"

namespace papersetter::pdf {

/// What a document says of itself.
struct Metadata {
    std::string title;
    std::string language;  ///< BCP 47
    std::string subject;   ///< the form code; may be empty
    std::string producer;  ///< "Papersetter 0.1.0"
    struct Date {
        int year = 0, month = 0, day = 0;
    };
    std::optional<Date> date;                   ///< from the blueprint, never a clock
    std::array<std::uint8_t, 16> identifier{};  ///< both parts of the file's /ID
};

/// Font programs ready to embed, subset and deflated once for a run: a base subset of fixed
/// characters for each face, which does not depend on any content. Pictures likewise, by name.
/// Thread-safe.
class FontPrograms {
  public:
    explicit FontPrograms(const font::FontBook& book);
    ~FontPrograms();
    FontPrograms(FontPrograms&&) noexcept;

    struct State;
    [[nodiscard]] State& state() const { return *state_; }

  private:
    std::unique_ptr<State> state_;
};

/// Sequences of pages → the bytes of a PDF 1.7 file, through libharu's object layer: tagged and
/// archivable, so that it conforms to PDF/UA-1 (ISO 14289-1) and PDF/A-2a (ISO 19005-2). The same
/// pages give the same bytes whatever was written before with the same FontPrograms. Throws
/// base::WorldError when libharu or a limit of its refuses.
[[nodiscard]] std::string write(const std::vector<const page::Pages*>& sequences,
                                const Metadata& metadata, const FontPrograms& fonts,
                                Omission omitted = Omission::nothing);

}  // namespace papersetter::pdf
