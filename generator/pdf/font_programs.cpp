// SPDX-License-Identifier: MIT
#include "pdf/font_programs.hpp"

#include "pdf/base_characters.hpp"
#include "pdf/cmap.hpp"
#include "pdf/output_intent.hpp"

namespace papersetter::pdf {
namespace {

// Outlines shrink by no more than one byte in 500 at the higher levels.
constexpr int level = 6;

}  // namespace

FontPrograms::State::State(const font::FontBook& font_book)
    : book_(&font_book),
      slots_(font_book.face_count()),
      one_byte_cmap_(Deflater(level).deflate(pdf::one_byte_cmap())),
      colour_profile_(Deflater(fast_level).deflate(pdf::colour_profile())) {}

const BaseFont& FontPrograms::State::base(font::FaceId face) {
    Slot& slot = slots_[static_cast<std::size_t>(face)];
    std::call_once(slot.making, [&] {
        CodeTable codes = base_codes(*book_, face);
        Deflater deflater(level);
        EmbeddedFont font = embed(*book_, face, codes, deflater);
        slot.base = BaseFont{std::move(codes), std::move(font)};
    });
    return *slot.base;
}

FontPrograms::FontPrograms(const font::FontBook& book) : state_(std::make_unique<State>(book)) {}
FontPrograms::~FontPrograms() = default;
FontPrograms::FontPrograms(FontPrograms&&) noexcept = default;

}  // namespace papersetter::pdf
