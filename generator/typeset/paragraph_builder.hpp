// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <set>
#include <utility>

#include "base/diagnostic.hpp"
#include "font/shaper.hpp"
#include "typeset/face_choice.hpp"
#include "typeset/line_breaker.hpp"
#include "typeset/paragraph.hpp"

namespace papersetter::typeset {

/// Inline content → Paragraph: text collected, cut into words, given faces, shaped, measured.
class ParagraphBuilder {
  public:
    ParagraphBuilder(const document::StyledDocument& document, const StyleTable& styles,
                     font::Shaper& shaper, base::Diagnostics& diagnostics);

    /// `box_width` tells the outer width of an inline-block. A character that no font has is an
    /// error, told once for each element.
    [[nodiscard]] Paragraph build(const InlineContent& content, const References& references,
                                  const std::function<Length(BoxNumber)>& box_width);

  private:
    void add_words(const Stretch& stretch);
    void add_word(const Stretch& stretch, std::uint32_t begin, std::uint32_t end);
    void add_run(SpanNumber span, std::uint32_t word_begin, const FaceRun& run);
    void add_spaces(const Stretch& stretch, std::uint32_t begin, std::uint32_t end);
    void add_object(const Stretch& stretch, const std::function<Length(BoxNumber)>& box_width);
    void add_edge(const Stretch& stretch);
    void add_missing(const Span& span);
    std::uint32_t next_break(std::uint32_t offset);
    Piece::Opportunity opportunity_at(std::uint32_t offset, bool is_wrapping);
    void note_span(Span& span);
    void cut_where_wanted();

    const document::StyledDocument& document_;
    const StyleTable& styles_;
    font::Shaper& shaper_;
    base::Diagnostics& diagnostics_;
    LineBreaker breaker_;
    std::set<std::pair<char32_t, base::Place>> told_;

    CollectedText collected_;
    Paragraph paragraph_;
    std::vector<Piece> spare_pieces_;  ///< empty, with room
    std::vector<std::uint32_t> opportunities_;
    std::size_t next_opportunity_ = 0;
    std::size_t next_soft_hyphen_ = 0;
    std::vector<FaceRun> runs_;
    std::vector<char32_t> missing_;
    bool cuts_anywhere_ = false;
    base::Place place_;
};

}  // namespace papersetter::typeset
