// SPDX-License-Identifier: MIT
#include "document/property.hpp"

#include <set>

#include "document/shorthand.hpp"
#include "told.hpp"

namespace papersetter::document {

TEST_CASE("property: every name is found, and every name once") {
    std::set<std::string_view> names;
    for (std::size_t i = 0; i < property_count; ++i) {
        const PropertyRow& row = row_of(static_cast<Property>(i));
        CHECK(property_named(row.name) == row.property);
        CHECK(row.kinds != 0);
        CHECK(names.insert(row.name).second);
    }
    for (const std::string_view name : shorthand_names) {
        CHECK_FALSE(property_named(name));
        CHECK_FALSE(longhands_of(name).empty());
        CHECK(names.insert(name).second);
    }
    CHECK(names.size() == property_names().size());
}

TEST_CASE("property: the longhands of a shorthand may stand in the same rules") {
    for (const std::string_view name : shorthand_names) {
        for (const Property property : longhands_of(name)) {
            CHECK(row_of(property).kinds == row_of(longhands_of(name).front()).kinds);
        }
    }
}

TEST_CASE("property: fonts") {
    CHECK(styled("font-size: 2em").font_size == Length::points(24));
    CHECK(styled("font-size: 150%").font_size == Length::points(18));
    CHECK(styled("font-size: 0.5rem").font_size == Length::points(6));
    CHECK(styled("font-size: 16px").font_size == Length::points(12));
    CHECK(styled("font-weight: bold").font_weight == 700);
    CHECK(styled("font-weight: 600").font_weight == 600);
    CHECK(styled("font-style: italic").is_italic);
    CHECK(styled("font-family: \"Gentium Book Plus\", JetBrains  Mono,Lato").font_families ==
          std::vector<std::string>{"Gentium Book Plus", "JetBrains Mono", "Lato"});
    CHECK_FALSE(styled("font-variant-ligatures: none").has_ligatures);
    CHECK_FALSE(styled("font-kerning: none").has_kerning);
    const ComputedStyle figures = styled("font-variant-numeric: lining-nums tabular-nums");
    CHECK(figures.has_tabular_figures);
    CHECK(figures.has_lining_figures);
}

TEST_CASE("property: the font shorthand sets what it names and resets the rest") {
    const ComputedStyle style = styled(
        "font-kerning: none; font-weight: 900; font: italic 600 10pt/14pt \"X Y\", Z;"
        "font-variant-ligatures: none");
    CHECK(style.is_italic);
    CHECK(style.font_weight == 600);
    CHECK(style.font_size == Length::points(10));
    CHECK(style.line_height == Length::points(14));
    CHECK(style.font_families == std::vector<std::string>{"X Y", "Z"});
    CHECK(style.has_kerning);
    CHECK_FALSE(style.has_ligatures);

    const ComputedStyle plain = styled("font: 10pt Lato");
    CHECK(plain.font_weight == 400);
    CHECK(plain.line_height == Length::points(12));  // normal is 1.2
    CHECK(styled("font: bold italic 10pt Lato").is_italic);
    CHECK(styled("font: normal bold 10pt/1.5 Lato").line_height == Length::points(15));
}

TEST_CASE("property: a line height without unit is inherited as a factor") {
    const StyledDocument factor =
        built("<div>x<p>y</p></div>", "div { line-height: 1.5 } p { font-size: 20pt }");
    CHECK(style_of_first(factor, "div").line_height == Length::points(18));
    CHECK(style_of_first(factor, "p").line_height == Length::points(30));
    const StyledDocument length =
        built("<div>x<p>y</p></div>", "div { line-height: 150% } p { font-size: 20pt }");
    CHECK(style_of_first(length, "p").line_height == Length::points(18));
    CHECK(styled("line-height: 0").line_height == Length());
}

TEST_CASE("property: em means the element's own font size, rem that of the root") {
    const StyledDocument document =
        built("<p>x</p>",
              "html { font-size: 10pt; padding-left: 1rem }"
              "p { font-size: 2em; text-indent: 1em; letter-spacing: -0.05em; margin: 1rem }");
    const ComputedStyle& style = style_of_first(document, "p");
    CHECK(style.font_size == Length::points(20));
    CHECK(style.text_indent == Length::points(20));
    CHECK(style.letter_spacing == Length::points(-1));
    CHECK(style.margin[Side::left] == Extent::of(Length::points(10)));
    CHECK(style_of_first(document, "html").padding[Side::left] == Extent::of(Length::points(10)));
}

TEST_CASE("property: the properties of pages and columns") {
    CHECK(styled("column-count: 3").column_count == 3);
    CHECK(styled("column-count: auto").column_count == 1);
    CHECK(styled("column-fill: auto").column_fill == ColumnFill::automatic);
    CHECK(styled("position: fixed").position == Position::fixed);
    CHECK(styled("position: -papersetter-continued").position == Position::continued);
    CHECK(styled("rotate: 90deg").turn == 2);
    CHECK(styled("rotate: -45deg").turn == 7);
    CHECK(styled("rotate: 405deg").turn == 1);
    CHECK(styled("rotate: none").turn == 0);
    CHECK(styled("-papersetter-pages: right continued").on_pages == (right_page | continued_page));
    CHECK(styled("-papersetter-pages: BLANK").on_pages == blank_page);
    CHECK(styled("-papersetter-pages: all").on_pages == 0);
    CHECK(styled("-papersetter-page-multiple: 4").page_multiple == 4);
    CHECK(styled("-papersetter-least-pages: 12").least_pages == 12);
    CHECK(styled("-papersetter-imposition: booklet").imposition == Imposition::booklet);
    for (const char* wrong : {"rotate: 30deg", "rotate: 45", "-papersetter-pages: left left",
                              "-papersetter-pages: even", "column-count: 0"}) {
        CHECK(css_faults("p { " + std::string(wrong) + " }") != "");
    }
}

TEST_CASE("property: the text properties") {
    CHECK(styled("text-align: center").text_align == TextAlign::centre);
    CHECK(styled("text-transform: uppercase").text_transform == TextTransform::uppercase);
    CHECK(styled("white-space: pre-wrap").white_space == WhiteSpace::pre_wrap);
    CHECK(styled("overflow-wrap: anywhere").wraps_anywhere);
    CHECK(styled("direction: rtl").is_right_to_left);
    CHECK(styled("text-align-last: justify").text_align_last == TextAlignLast::justify);
    CHECK(styled("text-align-last: auto").text_align_last == TextAlignLast::automatic);
    CHECK(styled("hyphens: none").hyphens == Hyphens::none);
    CHECK(styled("").hyphens == Hyphens::manual);
    CHECK(styled("hyphens: auto").hyphens == Hyphens::automatic);
    CHECK(styled("hyphenate-limit-chars: auto").hyphen_limits == HyphenLimits{5, 2, 3});
    CHECK(styled("hyphenate-limit-chars: 8").hyphen_limits == HyphenLimits{8, 2, 3});
    CHECK(styled("hyphenate-limit-chars: auto 4").hyphen_limits == HyphenLimits{5, 4, 4});
    CHECK(styled("hyphenate-limit-chars: 10 auto 5").hyphen_limits == HyphenLimits{10, 2, 5});
    CHECK(styled("text-decoration: none") == styled(""));
    CHECK(styled("list-style: upper-alpha").list_style == ListStyle::upper_alpha);
    CHECK(styled("orphans: 3").orphans == 3);
    CHECK(styled("widows: 4").widows == 4);
    CHECK(styled("-papersetter-picture-scale: 1.57").picture_scale == 1570);
    CHECK(styled("").picture_scale == 1000);
    CHECK(style_of_first(built("<div><p>x</p></div>", "div { -papersetter-picture-scale: 2 }"), "p")
              .picture_scale == 2000);
    CHECK(styled("page: cover").page_name == "cover");
    CHECK(styled("border-collapse: collapse").collapses_borders);
    CHECK(styled("border-spacing: 0") == styled(""));
    CHECK(styled("bookmark-level: 2").bookmark_level == 2);
    CHECK(styled("bookmark-level: none").bookmark_level == 0);
}

TEST_CASE("property: colours") {
    CHECK(styled("color: #f0a").colour == Colour{255, 0, 170});
    CHECK(styled("color: #12aBfF").colour == Colour{0x12, 0xAB, 0xFF});
    CHECK(styled("color: Navy").colour == Colour{0, 0, 128});
    CHECK(styled("background: red").background == Colour{255, 0, 0});
    CHECK(styled("background: red; background-color: transparent").background == std::nullopt);
    CHECK(styled("background: none").background == std::nullopt);
    CHECK(styled("color: red; background-color: currentcolor").background == Colour{255, 0, 0});
    const StyledDocument inherited =
        built("<div>x<p>y</p></div>", "div { color: red } p { color: currentcolor }");
    CHECK(style_of_first(inherited, "p").colour == Colour{255, 0, 0});
}

TEST_CASE("property: one to four sides") {
    const auto margins = [](const std::string& value) {
        std::string text;
        for (const Extent& extent : styled("margin: " + value).margin) {
            text += extent.kind == Extent::Kind::automatic ? "auto"
                    : extent.kind == Extent::Kind::percent ? std::to_string(extent.percent) + "%"
                                                           : base::to_string(extent.length);
            text += ' ';
        }
        return text;
    };
    CHECK(margins("1pt") == "1 1 1 1 ");
    CHECK(margins("1pt 2pt") == "1 2 1 2 ");
    CHECK(margins("1pt 2pt 3pt") == "1 2 3 2 ");
    CHECK(margins("1pt 2pt 3pt 4pt") == "1 2 3 4 ");
    CHECK(margins("0 auto") == "0 auto 0 auto ");
    CHECK(margins("-10mm 33.333%") == "-28.346 3333% -28.346 3333% ");
}

TEST_CASE("property: borders") {
    const ComputedStyle all = styled("border: .6pt solid #000");
    for (const Border& border : all.border) {
        CHECK(border == Border{Length::thousandths(600), BorderStyle::solid, Colour{}, false});
    }
    const ComputedStyle left = styled("border-left: dashed transparent 3pt");
    CHECK(left.border[Side::left] ==
          Border{Length::points(3), BorderStyle::dashed, std::nullopt, true});
    CHECK(left.border[Side::right] == Border{});
    CHECK(styled("border: solid").border[Side::top].width == Length::thousandths(2250));
    CHECK(styled("border-width: 4pt").border[Side::top] == Border{});
    CHECK(styled("border-width: 4pt; border-top-style: dotted").border[Side::top].width ==
          Length::points(4));
    CHECK(styled("border: 1pt solid; border-left: 0").border[Side::left] == Border{});
    CHECK(styled("border: 1pt solid red; border-color: blue currentcolor").border[Side::right] ==
          Border{Length::points(1), BorderStyle::solid, std::nullopt, false});
    CHECK(styled("border: none") == styled(""));
}

TEST_CASE("property: boxes and positions") {
    const ComputedStyle style = styled(
        "position: absolute; top: 1pt; left: -10mm; width: 50%; height: 3pt;"
        "min-width: auto; max-width: 150mm; min-height: 2pt; box-sizing: border-box;"
        "display: inline-block; vertical-align: 2pt");
    CHECK(style.position == Position::absolute);
    CHECK(style.inset[Side::top] == Extent::of(Length::points(1)));
    CHECK(style.inset[Side::left] == Extent::of(Length::thousandths(-28'346)));
    CHECK(style.inset[Side::right] == Extent{});
    CHECK(style.width == Extent{Extent::Kind::percent, {}, 5000});
    CHECK(style.height == Extent::of(Length::points(3)));
    CHECK(style.max_width == Extent::of(Length::thousandths(425'197)));
    CHECK(style.min_height == Extent::of(Length::points(2)));
    CHECK(style.box_sizing == BoxSizing::border_box);
    CHECK(style.display == Display::block);  // absolute boxes are blocks
    CHECK(style.vertical_align == VerticalAlign::length);
    CHECK(style.vertical_shift == Length::points(2));
    CHECK(styled("line-height: 20pt; vertical-align: 50%").vertical_shift == Length::points(10));
    CHECK(styled("max-width: none").max_width == Extent{});
}

TEST_CASE("property: flex containers and items") {
    const auto flex = [](const std::string& value) {
        const ComputedStyle style = styled("flex: " + value);
        const bool is_auto = style.flex_basis.kind == Extent::Kind::automatic;
        return std::to_string(style.flex_grow) + ' ' + std::to_string(style.flex_shrink) + ' ' +
               (is_auto ? "auto" : base::to_string(style.flex_basis.length));
    };
    CHECK(flex("none") == "0 0 auto");
    CHECK(flex("auto") == "1000 1000 auto");
    CHECK(flex("initial") == "0 1000 auto");
    CHECK(flex("1") == "1000 1000 0");
    CHECK(flex(".45") == "450 1000 0");
    CHECK(flex("2 0") == "2000 0 0");
    CHECK(flex("1 1 0") == "1000 1000 0");
    CHECK(flex("1 10pt") == "1000 1000 10");
    CHECK(flex("10pt 2 3") == "2000 3000 10");
    CHECK(flex("0 0 auto") == "0 0 auto");

    const ComputedStyle style = styled(
        "display: flex; flex-direction: column; flex-wrap: wrap; align-items: baseline;"
        "justify-content: space-between; gap: 1pt 2pt; -papersetter-row-fallback: column");
    CHECK(style.display == Display::flex);
    CHECK(style.flex_direction == FlexDirection::column);
    CHECK(style.flex_wrap == FlexWrap::wrap);
    CHECK(style.align_items == AlignItems::baseline);
    CHECK(style.justify_content == JustifyContent::space_between);
    CHECK(style.row_gap == Length::points(1));
    CHECK(style.column_gap == Length::points(2));
    CHECK(style.row_fallback == RowFallback::column);
    CHECK(styled("gap: 3pt").column_gap == Length::points(3));
    CHECK(styled("align-self: flex-end").align_self == AlignItems::end);
    CHECK(styled("align-self: stretch").align_self == AlignItems::stretch);
    CHECK(styled("align-self: auto").align_self == std::nullopt);
}

TEST_CASE("property: breaks") {
    const ComputedStyle style =
        styled("break-before: page; break-after: avoid; break-inside: avoid");
    CHECK(style.break_before == BreakBetween::page);
    CHECK(style.break_after == BreakBetween::avoid);
    CHECK(style.break_inside == BreakInside::avoid);
    CHECK(styled("break-before: right").break_before == BreakBetween::right);
}

TEST_CASE("property: names and words are known in any case") {
    CHECK(styled("TEXT-Align: CENTER").text_align == TextAlign::centre);
    CHECK(styled("WIDTH: 1PT").width == Extent::of(Length::points(1)));
}

TEST_CASE("property: wrong values are told with what is meant or taken") {
    const auto fault = [](const std::string& declaration) {
        return css_faults("p{" + declaration + "}");
    };
    CHECK(fault("text-align: centre") ==
          "1.15 `text-align` cannot be `centre` (did you mean `center`?)");
    CHECK(fault("width: 12") ==
          "1.10 `width` cannot be `12` (if a length is meant, it needs a unit: `12pt`)");
    CHECK(fault("width: 12pc") ==
          "1.10 `width` cannot be `12pc` (the unit `pc` is not supported: use pt, mm, cm, in, px, "
          "em or rem)");
    CHECK(fault("width: calc(1pt + 2pt)") ==
          "1.10 `width` cannot be `calc(1pt + 2pt)` (calc() is not supported: write the length it "
          "comes to)");
    CHECK(fault("padding: 1pt -2pt") ==
          "1.16 `padding` cannot be `1pt -2pt` (`padding` takes 1 to 4 lengths or percentages (not "
          "negative))");
    CHECK(fault("width: 2000000pt") ==
          "1.10 `width` cannot be `2000000pt` (the number is too large: at most 1000000)");
    CHECK(fault("width:") ==
          "1.3 `width` has no value (`width` takes auto, a length (not negative) or a percentage)");
    CHECK(fault("font-weight: 650") ==
          "1.16 `font-weight` cannot be `650` (`font-weight` takes normal, bold or a whole number "
          "from 100 to 900 by 100)");
    CHECK(fault("color: transparent") ==
          "1.10 `color` cannot be `transparent` (`color` takes a colour)");
    CHECK(fault("border: 1pt solid blak").substr(0, 44) ==
          "1.21 `border` cannot be `1pt solid blak` (`b");
    CHECK(fault("font: 10pt/ Lato").substr(0, 38) == "1.15 `font` cannot be `10pt/ Lato` (`f");
    CHECK(fault("flex: 1 10pt 2").substr(0, 36) == "1.16 `flex` cannot be `1 10pt 2` (`f");
    CHECK(fault("border-spacing: 2pt") ==
          "1.19 `border-spacing` cannot be `2pt` (`border-spacing` takes 0)");
    CHECK(fault("text-decoration: underline") ==
          "1.20 `text-decoration` cannot be `underline` (`text-decoration` takes none)");
    CHECK(fault("display: unset") ==
          "1.12 `display` cannot be `unset` (`display` takes none, block, inline, inline-block, "
          "list-item, flex, table, table-header-group, table-row-group, table-row or table-cell)");
}

TEST_CASE("property: unknown properties are told with the nearest or another way") {
    CHECK(css_faults("p{colr:red}") ==
          "1.3 the property `colr` is not supported (did you mean `color`?)");
    CHECK(css_faults("p{float:left}") ==
          "1.3 the property `float` is not supported (use `display: flex` or `position: "
          "absolute`)");
    CHECK(css_faults("p{page-break-after:avoid}") ==
          "1.3 the property `page-break-after` is not supported (use `break-after`)");
    CHECK(css_faults("p{zzzzzzzz:1}") == "1.3 the property `zzzzzzzz` is not supported");
}

TEST_CASE("property: what cannot stand somewhere is told with where it can") {
    CHECK(css_faults("p { content: 'x' }") ==
          "1.5 `content` does not work on elements (it works on ::before and ::after and in the "
          "margin boxes of a page)");
    CHECK(css_faults("@page { width: 1pt }") ==
          "1.9 `width` does not work on @page itself (it works on elements and on ::before and "
          "::after)");
    CHECK(css_faults("@page { @top-left { margin: 0 } }") ==
          "1.21 `margin` does not work in the margin boxes of a page (it works on elements and on "
          "::before and ::after and on @page itself)");
    CHECK(css_faults("p { size: A4 }") ==
          "1.5 `size` does not work on elements (it works on @page itself)");
    CHECK(css_faults("p, p::after { bookmark-level: 1 }") ==
          "1.15 `bookmark-level` does not work on ::before and ::after (write a rule of its own "
          "for it)");
}

TEST_CASE("property: lengths past all measure are told, once each") {
    CHECK(css_faults("html, body { font-size: 1000000em }") ==
          "1.14 `font-size` comes to more than 1000000pt (em and rem multiply the font size)");
}

}  // namespace papersetter::document
