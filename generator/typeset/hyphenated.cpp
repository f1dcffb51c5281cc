// SPDX-License-Identifier: MIT
#include "typeset/hyphenated.hpp"

#include <algorithm>

namespace papersetter::typeset {

using Kind = Piece::Kind;
using Opportunity = Piece::Opportunity;

namespace {

class Cutter {
  public:
    Cutter(const Paragraph& paragraph, const StyleTable& styles, Hyphenator& hyphenator)
        : paragraph_(paragraph), styles_(styles), hyphenator_(hyphenator) {}

    // The pieces, cut; none when nothing was.
    std::vector<Piece> cut() {
        const std::span<const Piece> pieces = paragraph_.pieces;
        for (std::size_t begin = 0; begin < pieces.size();) {
            std::size_t end = begin;
            while (end < pieces.size() && is_of_word(pieces[end])) ++end;
            if (end > begin) {
                add_word(pieces.subspan(begin, end - begin));
            } else {
                result_.push_back(pieces[end++]);
            }
            begin = end;
        }
        if (!has_cut_) result_.clear();
        return std::move(result_);
    }

  private:
    // The edges of inline boxes may stand in a word.
    static bool is_of_word(const Piece& piece) {
        return piece.kind == Kind::text || piece.kind == Kind::open || piece.kind == Kind::close;
    }

    [[nodiscard]] const document::ComputedStyle& style_of(const Piece& piece) const {
        return styles_.style(paragraph_.spans[piece.span].style);
    }

    [[nodiscard]] bool may_be_hyphenated(const Piece& piece) const {
        return piece.kind == Kind::text && paragraph_.spans[piece.span].is_wrapping &&
               style_of(piece).hyphens == document::Hyphens::automatic;
    }

    void add_word(std::span<const Piece> pieces) {
        find_hyphens(pieces);
        std::size_t next = 0;
        for (std::size_t i = 0; i < pieces.size(); ++i) {
            const Piece& piece = pieces[i];
            if (may_be_hyphenated(piece)) {
                add_cut(piece, next);
                if (goes_on_hyphenated(pieces.subspan(i + 1))) end_with_hyphen();
            } else {
                result_.push_back(piece);
            }
            while (next < offsets_.size() && offsets_[next] <= piece.text_end) ++next;
        }
    }

    // Whether the next text of the word may be hyphenated too.
    [[nodiscard]] bool goes_on_hyphenated(std::span<const Piece> pieces) const {
        for (const Piece& piece : pieces) {
            if (piece.kind == Kind::text) return may_be_hyphenated(piece);
        }
        return false;
    }

    // Where an inline box begins or ends in the word.
    void end_with_hyphen() {
        Piece& last = result_.back();
        if (!std::ranges::binary_search(offsets_, last.text_end)) return;
        last.after = Opportunity::hyphen;
        has_cut_ = true;
    }

    void find_hyphens(std::span<const Piece> pieces) {
        offsets_.clear();
        const Piece* limiting = nullptr;
        for (std::size_t i = 0; i < pieces.size(); ++i) {
            if (limiting == nullptr && may_be_hyphenated(pieces[i])) limiting = &pieces[i];
            const bool is_last = i + 1 == pieces.size();
            if (!is_last && pieces[i].after != Opportunity::none) return;
        }
        if (limiting == nullptr) return;
        const std::uint32_t begin = pieces.front().text_begin;
        const std::string_view word = paragraph_.text.substr(begin, pieces.back().text_end - begin);
        hyphenator_.find(word, paragraph_.language, style_of(*limiting).hyphen_limits, begin,
                         offsets_);
    }

    // Cuts where a hyphen falls between two clusters; inside a ligature none can.
    void add_cut(Piece piece, std::size_t next) {
        const StyleFont& font = styles_.font(paragraph_.spans[piece.span].style);
        const auto& glyphs = piece.word->glyphs;
        const Piece whole = piece;
        for (std::uint32_t i = whole.glyph_begin + 1; i < whole.glyph_end; ++i) {
            const std::uint32_t offset = whole.word_begin + glyphs[i].cluster;
            while (next < offsets_.size() && offsets_[next] < offset) ++next;
            if (next == offsets_.size()) break;
            if (offsets_[next] != offset || glyphs[i].cluster == glyphs[i - 1].cluster) continue;
            piece.text_end = offset;
            piece.glyph_end = i;
            piece.after = Opportunity::hyphen;
            piece.width = width_of(piece, font);
            result_.push_back(piece);
            piece.text_begin = offset;
            piece.glyph_begin = i;
            has_cut_ = true;
        }
        piece.text_end = whole.text_end;
        piece.glyph_end = whole.glyph_end;
        piece.after = whole.after;
        if (piece.glyph_begin != whole.glyph_begin) piece.width = width_of(piece, font);
        result_.push_back(piece);
    }

    const Paragraph& paragraph_;
    const StyleTable& styles_;
    Hyphenator& hyphenator_;
    std::vector<Piece> result_;
    std::vector<std::uint32_t> offsets_;  ///< of the word, in the paragraph's text
    bool has_cut_ = false;
};

}  // namespace

std::optional<Paragraph> hyphenated(const Paragraph& paragraph, const StyleTable& styles,
                                    Hyphenator& hyphenator, Arena& arena) {
    const std::vector<Piece> pieces = Cutter(paragraph, styles, hyphenator).cut();
    if (pieces.empty()) return std::nullopt;
    Paragraph copy = paragraph;
    copy.pieces = arena.copy(pieces);
    measure_paragraph(copy, styles, arena);
    return copy;
}

}  // namespace papersetter::typeset
