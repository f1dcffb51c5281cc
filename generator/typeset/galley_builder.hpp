// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "base/diagnostic.hpp"
#include "typeset/flex_lengths.hpp"
#include "typeset/galley.hpp"
#include "typeset/hyphenator.hpp"
#include "typeset/intrinsic_widths.hpp"
#include "typeset/margin_set.hpp"
#include "typeset/overfull.hpp"
#include "typeset/picture_size.hpp"

namespace papersetter::typeset {

/// What never changes while boxes are placed. The paragraphs are those of the tree, by number.
struct GalleySource {
    const document::StyledDocument& document;
    const StyleTable& styles;
    const BoxTree& tree;
    const std::vector<Paragraph>& paragraphs;
    IntrinsicWidths& widths;
    Arena& arena;
    Hyphenator* hyphenator;  ///< none: words are cut at soft hyphens only
    base::Diagnostics& diagnostics;
    Length page_height;  ///< of the lowest page: no picture is taller
};

/// The space a box is to fill: its border box's width, the width its percentages refer to, and its
/// border box's height if something else than its content decides it.
struct Region {
    Length width;
    Length containing_width;
    std::optional<Length> height;
};

/// Places every box of the tree on one endless page. Blocks flow downwards with collapsing margins
/// (CSS 2.2, 8 to 10), rows and columns by CSS Flexbox 1, tables by CSS 2.2, 17; lines are broken
/// where the whole paragraph costs least (LineCosts).
class GalleyBuilder {
  public:
    explicit GalleyBuilder(const GalleySource& source);

    [[nodiscard]] Galley build(Length width);

  private:
    // flow_layout.cpp
    BlockMargins place_block(BoxNumber number, Length containing_width);
    BlockMargins fill(BoxNumber number, const Region& region, bool is_root);
    BlockMargins fill_flow(BoxNumber number, const FlowContent& flow, bool is_root);
    void fill_alone(BoxNumber number, const Region& region);
    void finish_height(BoxNumber number, Length content_height, const Region& region);

    // line_layout.cpp
    Length lay_lines(BoxNumber number, const Paragraph& paragraph);
    const Paragraph* hyphenate_if_better(const Paragraph& paragraph, const Measure& measure,
                                         std::vector<std::uint32_t>& ends);
    const Paragraph* hyphenate_to_fit(const Paragraph& paragraph, const Measure& measure,
                                      bool is_overfull, std::vector<std::uint32_t>& ends);
    void add_lines(BoxNumber number, const Paragraph& paragraph,
                   const std::vector<std::uint32_t>& ends, const Measure& measure);
    void fill_inline_blocks(const Paragraph& paragraph);
    void set_height(Line& line, const Paragraph& paragraph);
    void place_inline_boxes(const Line& line, const Paragraph& paragraph);
    void warn_overfull(const Paragraph& paragraph, const OverfullLine& line);

    // picture_layout.cpp
    [[nodiscard]] Length picture_width(BoxNumber number, Length containing_width, Length around);
    [[nodiscard]] Length most_picture_height(BoxNumber number) const;
    [[nodiscard]] Length goes_with_picture(BoxNumber number) const;
    BlockMargins fill_whole(BoxNumber number, const Region& region, bool is_root);
    Length lay_picture(BoxNumber number, const PictureContent& content, const Region& region);
    std::optional<Paragraph> with_pictures_set(const Paragraph& paragraph, Length column);

    // flex_layout.cpp
    Length lay_row(BoxNumber number, std::span<const BoxNumber> items,
                   const std::optional<Length>& height);
    Length lay_column(BoxNumber number, std::span<const BoxNumber> items,
                      const std::optional<Length>& height);
    Length lay_flex(BoxNumber number, const FlexContent& flex, const Region& region);
    bool lay_equal_shares(BoxNumber number, std::span<const BoxNumber> items);
    FlexItem flex_item(BoxNumber number, Length containing_width);
    FlexItem column_item(BoxNumber number, Length containing_width);
    void lay_flex_line(BoxNumber number, FlexLine& line, std::span<const BoxNumber> items,
                       std::span<FlexItem> lengths, const std::optional<Length>& height);
    void place_across(BoxNumber container, BoxNumber item, const FlexLine& line,
                      Length line_baseline);
    void place_along(BoxNumber container, const FlexLine& line, std::span<const BoxNumber> items);
    document::AlignItems alignment(BoxNumber container, BoxNumber item) const;
    Length baseline_in_margin_box(BoxNumber item, Length containing_width) const;

    // table_layout.cpp
    Length lay_table(BoxNumber number, const TableContent& table);
    std::vector<Length> table_columns(BoxNumber number, const TableContent& table, Length width);
    void warn_squeezed(BoxNumber number);
    std::vector<Length> squeezed_columns(BoxNumber number, const TableContent& table,
                                         std::vector<ContentWidths> words, Length width);
    std::vector<Length> tighten(const TableContent& table);
    [[nodiscard]] std::vector<ContentWidths> columns_by(const TableContent& table,
                                                        Narrowest narrowest) const;
    Length lay_row_of_cells(BoxNumber row, const std::vector<Length>& columns);
    void align_cells(BoxNumber row, Length height);
    void collapse_borders(BoxNumber number, const TableContent& table);
    [[nodiscard]] Length table_width(BoxNumber number, Length containing_width);
    [[nodiscard]] Length room_to_the_edge(BoxNumber number) const;

    // positioned_layout.cpp
    void place_positioned();
    void place_fixed(BoxNumber number);
    void place_absolute(BoxNumber number);
    Length positioned_width(BoxNumber number, Length room, const document::Sides<Length>& margins,
                            const std::optional<Length>& left, const std::optional<Length>& right);
    [[nodiscard]] Length room_before(BoxNumber number);
    [[nodiscard]] page::Rectangle border_box(BoxNumber number) const;

    [[nodiscard]] const Box& box(BoxNumber number) const { return source_.tree.boxes[number]; }
    [[nodiscard]] const document::ComputedStyle& style(BoxNumber number) const {
        return source_.styles.style(box(number).style);
    }
    /// Whether the box it stands in runs from right to left, so that it begins at the right.
    [[nodiscard]] bool is_in_right_to_left(BoxNumber number) const {
        const BoxNumber parent = box(number).parent;
        return parent != no_box && style(parent).is_right_to_left;
    }
    /// Puts a box placed from the left of a content box as far from its right.
    void mirror(BoxNumber number, Length containing_width) {
        placed(number).x = containing_width - placed(number).x - placed(number).width;
    }
    [[nodiscard]] Placed& placed(BoxNumber number) { return galley_.boxes[number]; }
    [[nodiscard]] Length content_width(BoxNumber number) const {
        const Placed& one = galley_.boxes[number];
        return one.width - one.edges.horizontal();
    }

    const GalleySource& source_;
    Galley galley_;
    std::vector<std::uint32_t> spare_ends_;  ///< a list of line ends that is not in use
    std::vector<bool> is_tight_;             ///< cells of tables that stand closer; may be empty
    bool is_squeezed_ = false;               ///< in a table that is too wide, which is told
    bool breaks_words_ = false;              ///< in the table at hand a word was cut to fit
    std::int32_t most_scale_ = any_scale;    ///< of pictures in what is to stay on one page
    bool has_larger_pictures_ = false;       ///< in what is laid
};

}  // namespace papersetter::typeset
