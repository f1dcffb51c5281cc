// SPDX-License-Identifier: MIT
#include "font/shaper.hpp"

#include <string>
#include <unordered_map>

namespace papersetter::font {
namespace {

// Face and shaping in one number: the part of a key that is not text.
std::uint64_t style_of(FaceId face, const Shaping& shaping) {
    std::uint64_t style = static_cast<std::uint32_t>(face);
    for (const bool is_set :
         {shaping.has_ligatures, shaping.has_kerning, shaping.has_tabular_figures,
          shaping.has_lining_figures, shaping.is_right_to_left}) {
        style = style << 1U | (is_set ? 1U : 0U);
    }
    return style;
}

struct KeyView {
    std::uint64_t style;
    std::string_view text;
};

struct Key {
    std::uint64_t style;
    std::string text;
    operator KeyView() const { return {style, text}; }
};

// Transparent, so that looking a word up copies nothing.
struct Hash {
    using is_transparent = void;
    std::size_t operator()(const KeyView& key) const {
        return std::hash<std::string_view>()(key.text) ^ (key.style * 0x9E3779B97F4A7C15U);
    }
};

struct Equal {
    using is_transparent = void;
    bool operator()(const KeyView& one, const KeyView& other) const {
        return one.style == other.style && one.text == other.text;
    }
};

}  // namespace

struct Shaper::State {
    const FontBook* book;
    std::unordered_map<Key, ShapedWord, Hash, Equal> words;  // never iterated
};

Shaper::Shaper(const FontBook& book) : state_(std::make_unique<State>()) { state_->book = &book; }
Shaper::~Shaper() = default;
Shaper::Shaper(Shaper&&) noexcept = default;

const ShapedWord& Shaper::shape(FaceId face, std::string_view text, const Shaping& shaping) {
    const std::uint64_t style = style_of(face, shaping);
    const auto found = state_->words.find(KeyView{style, text});
    if (found != state_->words.end()) return found->second;
    ShapedWord word{state_->book->shape(face, text, shaping), 0};
    for (const ShapedGlyph& glyph : word.glyphs) word.width += glyph.advance;
    return state_->words.emplace(Key{style, std::string(text)}, std::move(word)).first->second;
}

const FontBook& Shaper::book() const { return *state_->book; }

}  // namespace papersetter::font
