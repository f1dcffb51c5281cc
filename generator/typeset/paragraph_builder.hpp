// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <set>
#include <span>
#include <utility>

#include "base/diagnostic.hpp"
#include "font/shaper.hpp"
#include "typeset/face_choice.hpp"
#include "typeset/known_paragraphs.hpp"
#include "typeset/line_breaker.hpp"
#include "typeset/paragraph.hpp"

namespace papersetter::typeset {

/// Inline content → Paragraph: text collected, cut into words, given faces, shaped, measured.
class ParagraphBuilder {
  public:
    /// What it builds stands in the arena.
    ParagraphBuilder(const document::StyledDocument& document, const StyleTable& styles,
                     font::Shaper& shaper, Arena& arena, base::Diagnostics& diagnostics);

    /// `box_width` tells the outer width of an inline-block. A character that no font has is an
    /// error, told once for each element.
    [[nodiscard]] Paragraph build(const InlineContent& content, const References& references,
                                  const std::function<Length(BoxNumber)>& box_width);

  private:
    /// What the words of a stretch have in common, and pieces that need only their place and word.
    struct Setting {
        const StyleFont& font;
        Length size;
        font::Shaping shaping;
        bool is_wrapping;
        Piece word;
        Piece space;
    };

    Paragraph build_collected(const InlineContent& content,
                              const std::function<Length(BoxNumber)>& box_width);
    static Setting setting_of(SpanNumber number, const Span& span, const StyleTable& styles);

    void find_opportunities(std::string_view language);
    void find_levels(bool is_right_to_left);
    void add_words(const Stretch& stretch);
    void add_word(const Setting& setting, std::uint32_t begin, std::uint32_t end);
    void add_part(const Setting& setting, std::uint32_t begin, std::uint32_t end, Level level);
    void add_run(const Setting& setting, const FaceRun& run, Level level);
    void add_cut_run(const Setting& setting, std::uint32_t end, Piece piece);
    void add_spaces(const Setting& setting, std::uint32_t begin, std::uint32_t end);
    void add_object(const Stretch& stretch, const std::function<Length(BoxNumber)>& box_width);
    void add_line_end(const Stretch& stretch);
    void silence_last_line_end();
    void add_edge(const Stretch& stretch);
    void add_missing(const Span& span);
    [[nodiscard]] Level level_at(std::uint32_t offset) const;
    std::uint32_t next_break(std::uint32_t offset);
    Piece::Opportunity opportunity_at(std::uint32_t offset, bool is_wrapping);
    void note_span(const Span& span);
    void cut_where_wanted();

    const document::StyledDocument& document_;
    const StyleTable& styles_;
    font::Shaper& shaper_;
    Arena& arena_;
    base::Diagnostics& diagnostics_;
    LineBreaker breaker_;
    BidiLevels bidi_;
    std::set<std::pair<std::string, base::Place>> told_;

    KnownParagraphs labels_;
    CollectedText collected_;
    Paragraph paragraph_;
    std::vector<Piece> pieces_;
    std::vector<std::uint32_t>
        opportunities_;  ///< where a line may end, and a last one out of reach
    std::vector<std::uint32_t> in_addresses_;  ///< those in the midst of an address, likewise
    std::size_t next_opportunity_ = 0;
    std::size_t next_in_address_ = 0;
    std::size_t next_soft_hyphen_ = 0;
    std::string language_;
    std::span<const LevelRun> levels_;  ///< of a paragraph that is mixed
    std::vector<FaceRun> runs_;
    std::vector<MissingCharacter> missing_;
    bool lacks_glyphs_ = false;  ///< some of the paragraph
    bool cuts_anywhere_ = false;
    base::Place place_;
};

}  // namespace papersetter::typeset
