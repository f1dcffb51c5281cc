// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "document/grammar.hpp"
#include "document/style.hpp"

/// The keywords of the properties and the numbers they stand for.
namespace papersetter::document::words {

template <typename Enumeration>
constexpr Word of(std::string_view text, Enumeration value) {
    return {text, static_cast<std::int32_t>(value)};
}

inline constexpr std::array automatic{Word{"auto", 0}};
inline constexpr std::array none{Word{"none", 0}};
inline constexpr std::array normal{Word{"normal", 0}};
inline constexpr std::array normal_or_none{Word{"normal", 1}, Word{"none", 0}};
inline constexpr std::array kerning{Word{"auto", 1}, Word{"normal", 1}, Word{"none", 0}};
inline constexpr std::array font_weight{Word{"normal", 400}, Word{"bold", 700}};
inline constexpr std::array font_style{Word{"normal", 0}, Word{"italic", 1}};
inline constexpr std::array overflow_wrap{Word{"normal", 0}, Word{"anywhere", 1}};
inline constexpr std::array direction{Word{"ltr", 0}, Word{"rtl", 1}};
inline constexpr std::array border_collapse{Word{"separate", 0}, Word{"collapse", 1}};

inline constexpr std::array text_align{
    of("start", TextAlign::start),   of("end", TextAlign::end),
    of("left", TextAlign::left),     of("right", TextAlign::right),
    of("center", TextAlign::centre), of("justify", TextAlign::justify)};
inline constexpr std::array text_align_last{
    of("auto", TextAlignLast::automatic), of("start", TextAlignLast::start),
    of("end", TextAlignLast::end),        of("left", TextAlignLast::left),
    of("right", TextAlignLast::right),    of("center", TextAlignLast::centre),
    of("justify", TextAlignLast::justify)};
inline constexpr std::array hyphens{of("none", Hyphens::none), of("manual", Hyphens::manual),
                                    of("auto", Hyphens::automatic)};
inline constexpr std::array text_transform{
    of("none", TextTransform::none), of("uppercase", TextTransform::uppercase),
    of("lowercase", TextTransform::lowercase), of("capitalize", TextTransform::capitalize)};
inline constexpr std::array white_space{
    of("normal", WhiteSpace::normal), of("nowrap", WhiteSpace::nowrap), of("pre", WhiteSpace::pre),
    of("pre-wrap", WhiteSpace::pre_wrap)};
inline constexpr std::array list_style{
    of("none", ListStyle::none), of("disc", ListStyle::disc), of("decimal", ListStyle::decimal),
    of("lower-alpha", ListStyle::lower_alpha), of("upper-alpha", ListStyle::upper_alpha)};
inline constexpr std::array display{of("none", Display::none),
                                    of("block", Display::block),
                                    of("inline", Display::inline_flow),
                                    of("inline-block", Display::inline_block),
                                    of("list-item", Display::list_item),
                                    of("flex", Display::flex),
                                    of("table", Display::table),
                                    of("table-header-group", Display::table_header_group),
                                    of("table-row-group", Display::table_row_group),
                                    of("table-row", Display::table_row),
                                    of("table-cell", Display::table_cell)};
inline constexpr std::array position{
    of("static", Position::normal), of("relative", Position::relative),
    of("absolute", Position::absolute), of("fixed", Position::fixed),
    of("-papersetter-continued", Position::continued)};
inline constexpr std::array column_count{Word{"auto", 1}};
inline constexpr std::array column_fill{of("balance", ColumnFill::balance),
                                        of("auto", ColumnFill::automatic)};
inline constexpr std::array imposition{of("none", Imposition::none),
                                       of("booklet", Imposition::booklet)};
inline constexpr std::array border_style{
    of("none", BorderStyle::none), of("solid", BorderStyle::solid),
    of("dashed", BorderStyle::dashed), of("dotted", BorderStyle::dotted)};
inline constexpr std::array box_sizing{of("content-box", BoxSizing::content_box),
                                       of("border-box", BoxSizing::border_box)};
inline constexpr std::array vertical_align{
    of("baseline", VerticalAlign::baseline), of("sub", VerticalAlign::sub),
    of("super", VerticalAlign::super),       of("top", VerticalAlign::top),
    of("middle", VerticalAlign::middle),     of("bottom", VerticalAlign::bottom)};
inline constexpr std::array flex_direction{of("row", FlexDirection::row),
                                           of("column", FlexDirection::column)};
inline constexpr std::array flex_wrap{of("nowrap", FlexWrap::nowrap), of("wrap", FlexWrap::wrap)};
inline constexpr std::array row_fallback{of("none", RowFallback::none),
                                         of("column", RowFallback::column)};
inline constexpr std::array align_items{
    of("stretch", AlignItems::stretch),  of("start", AlignItems::start),
    of("flex-start", AlignItems::start), of("end", AlignItems::end),
    of("flex-end", AlignItems::end),     of("center", AlignItems::centre),
    of("baseline", AlignItems::baseline)};
/// auto is 0; the others are one more than in `align_items`.
inline constexpr auto align_self = [] {
    std::array<Word, align_items.size() + 1> result{Word{"auto", 0}};
    for (std::size_t i = 0; i < align_items.size(); ++i) {
        result[i + 1] = {align_items[i].text, align_items[i].number + 1};
    }
    return result;
}();
inline constexpr std::array justify_content{
    of("start", JustifyContent::start),   of("flex-start", JustifyContent::start),
    of("end", JustifyContent::end),       of("flex-end", JustifyContent::end),
    of("center", JustifyContent::centre), of("space-between", JustifyContent::space_between)};
inline constexpr std::array break_between{
    of("auto", BreakBetween::automatic), of("avoid", BreakBetween::avoid),
    of("page", BreakBetween::page), of("left", BreakBetween::left),
    of("right", BreakBetween::right)};
inline constexpr std::array break_inside{of("auto", BreakInside::automatic),
                                         of("avoid", BreakInside::avoid)};

}  // namespace papersetter::document::words
