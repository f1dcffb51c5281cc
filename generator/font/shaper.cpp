// SPDX-License-Identifier: MIT
#include "font/shaper.hpp"

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <memory_resource>
#include <new>
#include <vector>

namespace papersetter::font {
namespace {

// Face and shaping in two numbers: the part of a key that is not text.
struct Style {
    std::uint64_t face = 0;
    std::uint64_t language = 0;
    bool operator==(const Style&) const = default;
};

Style style_of(FaceId face, const Shaping& shaping) {
    const unsigned flags = (shaping.has_ligatures ? 1U : 0U) | (shaping.has_kerning ? 2U : 0U) |
                           (shaping.has_tabular_figures ? 4U : 0U) |
                           (shaping.has_lining_figures ? 8U : 0U) |
                           (shaping.is_right_to_left ? 16U : 0U) |
                           (shaping.joins_before ? 32U : 0U) | (shaping.joins_after ? 64U : 0U);
    return {std::uint64_t{static_cast<std::uint32_t>(face)} << 7U | flags,
            shaping.language.number()};
}

std::uint64_t mixed(std::uint64_t hash, std::uint64_t value) {
    hash = (hash ^ value) * 0x9E3779B97F4A7C15U;
    return hash ^ hash >> 32U;
}

std::uint64_t eight_bytes(const char* data, std::size_t count) {
    std::uint64_t value = 0;
    std::memcpy(&value, data, count);
    return value;
}

std::uint64_t hash_of(const Style& style, std::string_view text) {
    std::uint64_t hash = mixed(style.face ^ style.language, text.size());
    const char* at = text.data();
    std::size_t left = text.size();
    for (; left >= 8; left -= 8, at += 8) hash = mixed(hash, eight_bytes(at, 8));
    if (left >= 4) {
        // Two halves that may overlap: together they hold every byte.
        hash = mixed(hash, eight_bytes(at, 4) << 32U | eight_bytes(at + left - 4, 4));
    } else if (left > 0) {
        const auto byte = [&](std::size_t i) -> std::uint64_t {
            return static_cast<unsigned char>(at[i]);
        };
        hash = mixed(hash, byte(0) << 16U | byte(left / 2) << 8U | byte(left - 1));
    }
    return hash;
}

bool is_in_order(std::span<const ShapedGlyph> glyphs) {
    if (glyphs.empty() || glyphs.front().cluster != 0) return false;
    for (std::size_t i = 1; i < glyphs.size(); ++i) {
        if (glyphs[i].cluster <= glyphs[i - 1].cluster) return false;
    }
    return true;
}

ShapedWord made_of(std::string_view text, std::span<const ShapedGlyph> glyphs) {
    ShapedWord word;
    for (const ShapedGlyph& glyph : glyphs) {
        word.width += glyph.advance;
        word.lacks_glyphs = word.lacks_glyphs || glyph.glyph == 0;
    }
    word.is_in_order = is_in_order(glyphs);
    word.glyphs = glyphs;
    word.scripts = script_traits(text);
    return word;
}

struct Entry {
    Style style;
    std::string_view text;
    ShapedWord word;
};

/// Memory for entries, the text and the glyphs of each right behind it: what is asked for together
/// stands together.
class EntryMemory {
  public:
    const Entry& add(const Style& style, std::string_view text,
                     const std::vector<ShapedGlyph>& glyphs) {
        static_assert(std::is_trivially_destructible_v<Entry>);
        const std::size_t size = sizeof(Entry) + glyphs.size() * sizeof(ShapedGlyph) + text.size();
        auto* const room = static_cast<std::byte*>(memory_.allocate(size, alignof(Entry)));
        auto* const first = reinterpret_cast<ShapedGlyph*>(room + sizeof(Entry));
        std::uninitialized_copy(glyphs.begin(), glyphs.end(), first);
        auto* const letters = reinterpret_cast<char*>(first + glyphs.size());
        std::copy(text.begin(), text.end(), letters);
        return *new (room)
            Entry{style, {letters, text.size()}, made_of(text, {first, glyphs.size()})};
    }

  private:
    std::pmr::monotonic_buffer_resource memory_;
};

// Open addressing, because looking a word up is the commonest step of all: a full hash that is
// equal nearly always means the word that is wanted.
class WordTable {
  public:
    WordTable() : slots_(1024) {}

    [[nodiscard]] const ShapedWord* find(std::uint64_t hash, const Style& style,
                                         std::string_view text) const {
        for (std::size_t at = hash & mask(); slots_[at].entry != nullptr; at = (at + 1) & mask()) {
            const Entry& entry = *slots_[at].entry;
            if (slots_[at].hash == hash && entry.style == style && entry.text == text) {
                return &entry.word;
            }
        }
        return nullptr;
    }

    const ShapedWord& add(std::uint64_t hash, const Entry& entry) {
        if (2 * ++count_ >= slots_.size()) grow();
        place({hash, &entry});
        return entry.word;
    }

  private:
    struct Slot {
        std::uint64_t hash = 0;
        const Entry* entry = nullptr;
    };

    [[nodiscard]] std::size_t mask() const { return slots_.size() - 1; }

    void place(const Slot& slot) {
        std::size_t at = slot.hash & mask();
        while (slots_[at].entry != nullptr) at = (at + 1) & mask();
        slots_[at] = slot;
    }

    void grow() {
        std::vector<Slot> old(2 * slots_.size());
        old.swap(slots_);
        for (const Slot& slot : old) {
            if (slot.entry != nullptr) place(slot);
        }
    }

    std::vector<Slot> slots_;  // a power of two, at most half full
    std::size_t count_ = 0;
};

}  // namespace

struct Shaper::State {
    const FontBook* book;
    EntryMemory memory;
    WordTable words;
};

Shaper::Shaper(const FontBook& book) : state_(std::make_unique<State>()) { state_->book = &book; }
Shaper::~Shaper() = default;
Shaper::Shaper(Shaper&&) noexcept = default;

const ShapedWord& Shaper::shape(FaceId face, std::string_view text, const Shaping& shaping) {
    const Style style = style_of(face, shaping);
    const std::uint64_t hash = hash_of(style, text);
    const ShapedWord* known = state_->words.find(hash, style, text);
    if (known != nullptr) return *known;
    const auto glyphs = state_->book->shape(face, text, shaping);
    return state_->words.add(hash, state_->memory.add(style, text, glyphs));
}

const FontBook& Shaper::book() const { return *state_->book; }

}  // namespace papersetter::font
