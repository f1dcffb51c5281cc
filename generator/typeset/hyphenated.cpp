// SPDX-License-Identifier: MIT
#include "typeset/hyphenated.hpp"

#include <algorithm>

namespace papersetter::typeset {

using Kind = Piece::Kind;
using Opportunity = Piece::Opportunity;

namespace {

// By piece, whether it belongs to a word too long for its line.
using TooLong = std::vector<bool>;

class Cutter {
  public:
    /// Cuts the words that are too long, or all of spans with `hyphens: auto`.
    Cutter(const Paragraph& paragraph, const TooLong* too_long, const StyleTable& styles,
           Hyphenator& hyphenator)
        : paragraph_(paragraph), too_long_(too_long), styles_(styles), hyphenator_(hyphenator) {}

    // The pieces, cut; none when nothing was.
    std::vector<Piece> cut() {
        const std::span<const Piece> pieces = paragraph_.pieces;
        for (std::size_t begin = 0; begin < pieces.size();) {
            const std::size_t end = word_end(begin);
            if (end > begin && is_asked_for(begin, end)) {
                add_word(pieces.subspan(begin, end - begin));
            } else if (end > begin) {
                result_.insert(result_.end(), pieces.begin() + static_cast<std::ptrdiff_t>(begin),
                               pieces.begin() + static_cast<std::ptrdiff_t>(end));
            } else {
                result_.push_back(pieces[begin]);
            }
            begin = std::max(end, begin + 1);
        }
        if (!has_cut_) result_.clear();
        return std::move(result_);
    }

  private:
    // The edges of inline boxes may stand in a word.
    static bool is_of_word(const Piece& piece) {
        return piece.kind == Kind::text || piece.kind == Kind::open || piece.kind == Kind::close;
    }

    // Of a word too long each part up to a place of its own to break is one.
    [[nodiscard]] std::size_t word_end(std::size_t begin) const {
        const std::span<const Piece> pieces = paragraph_.pieces;
        std::size_t end = begin;
        while (end < pieces.size() && is_of_word(pieces[end])) {
            const Opportunity after = pieces[end++].after;
            if (too_long_ != nullptr && after == Opportunity::allowed) break;
        }
        return end;
    }

    [[nodiscard]] bool is_asked_for(std::size_t begin, std::size_t end) const {
        if (too_long_ == nullptr) return true;
        const auto from = too_long_->begin();
        return std::find(from + static_cast<std::ptrdiff_t>(begin),
                         from + static_cast<std::ptrdiff_t>(end),
                         true) != from + static_cast<std::ptrdiff_t>(end);
    }

    [[nodiscard]] const document::ComputedStyle& style_of(const Piece& piece) const {
        return styles_.style(paragraph_.spans[piece.span].style);
    }

    [[nodiscard]] bool may_be_hyphenated(const Piece& piece) const {
        if (piece.kind != Kind::text || !paragraph_.spans[piece.span].is_wrapping) return false;
        const document::Hyphens hyphens = style_of(piece).hyphens;
        return too_long_ != nullptr ? hyphens != document::Hyphens::none
                                    : hyphens == document::Hyphens::automatic;
    }

    // Whether a line may end there already, and not only for want of anything better.
    [[nodiscard]] bool has_own_place(const Piece& piece) const {
        if (piece.after == Opportunity::none) return false;
        return too_long_ == nullptr || piece.after != Opportunity::emergency;
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
            if (!is_last && has_own_place(pieces[i])) return;
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
    const TooLong* too_long_;
    const StyleTable& styles_;
    Hyphenator& hyphenator_;
    std::vector<Piece> result_;
    std::vector<std::uint32_t> offsets_;  ///< of the word, in the paragraph's text
    bool has_cut_ = false;
};

TooLong find_too_long(const Paragraph& paragraph, const std::vector<std::uint32_t>& ends,
                      const Measure& measure) {
    TooLong found(paragraph.pieces.size());
    std::uint32_t first = 0;
    std::uint32_t after = LineSpan::start_of_text;
    for (const std::uint32_t end : ends) {
        const BreakPoint& point = paragraph.breaks[end];
        const bool fits =
            typeset::fits(line_between(paragraph.breaks, after, end, measure), measure);
        for (std::uint32_t i = first; i < point.next_piece && !fits; ++i) found[i] = true;
        if (point.kind == BreakPoint::Kind::emergency) found[point.next_piece - 1] = true;
        first = point.next_piece;
        after = end;
    }
    return found;
}

std::optional<Paragraph> cut(const Paragraph& paragraph, const TooLong* too_long,
                             const StyleTable& styles, Hyphenator& hyphenator, Arena& arena) {
    const std::vector<Piece> pieces = Cutter(paragraph, too_long, styles, hyphenator).cut();
    if (pieces.empty()) return std::nullopt;
    Paragraph copy = paragraph;
    copy.pieces = arena.copy(pieces);
    measure_paragraph(copy, styles, arena);
    return copy;
}

}  // namespace

std::optional<Paragraph> hyphenated(const Paragraph& paragraph, const StyleTable& styles,
                                    Hyphenator& hyphenator, Arena& arena) {
    return cut(paragraph, nullptr, styles, hyphenator, arena);
}

std::optional<Paragraph> hyphenated_to_fit(const Paragraph& paragraph,
                                           const std::vector<std::uint32_t>& ends,
                                           const Measure& measure, const StyleTable& styles,
                                           Hyphenator& hyphenator, Arena& arena) {
    const TooLong too_long = find_too_long(paragraph, ends, measure);
    if (std::find(too_long.begin(), too_long.end(), true) == too_long.end()) return std::nullopt;
    return cut(paragraph, &too_long, styles, hyphenator, arena);
}

}  // namespace papersetter::typeset
