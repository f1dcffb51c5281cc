// SPDX-License-Identifier: MIT
#include "pdf/font_programs.hpp"

#include "pdf/base_characters.hpp"
#include "pdf/cmap.hpp"

namespace papersetter::pdf {
namespace {

// Once for each face of a run, so that the best compression that is still quick pays.
constexpr int level = 9;

}  // namespace

FontPrograms::State::State(const font::FontBook& font_book)
    : book_(&font_book),
      slots_(font_book.face_count()),
      one_byte_cmap_(Deflater(level).deflate(pdf::one_byte_cmap())) {
    for (const std::string& family : font_book.fallback_families()) {
        for (int weight = 100; weight <= 900; weight += 100) {
            for (const bool is_italic : {false, true}) {
                if (const auto face = font_book.find(family, weight, is_italic)) {
                    slots_[static_cast<std::size_t>(*face)].is_fallback = true;
                }
            }
        }
    }
}

const BaseFont& FontPrograms::State::base(font::FaceId face) {
    Slot& slot = slots_[static_cast<std::size_t>(face)];
    std::call_once(slot.making, [&] {
        CodeTable codes = base_codes(*book_, face, slot.is_fallback);
        Deflater deflater(level);
        EmbeddedFont font = embed(*book_, face, codes, deflater);
        slot.base.emplace(std::move(codes), std::move(font));
    });
    return *slot.base;
}

FontPrograms::FontPrograms(const font::FontBook& book) : state_(std::make_unique<State>(book)) {}
FontPrograms::~FontPrograms() = default;
FontPrograms::FontPrograms(FontPrograms&&) noexcept = default;

}  // namespace papersetter::pdf
