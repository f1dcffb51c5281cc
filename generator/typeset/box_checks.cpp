// SPDX-License-Identifier: MIT
#include "typeset/box_checks.hpp"

#include <algorithm>
#include <charconv>

#include "typeset/references.hpp"

namespace papersetter::typeset {

using document::ComputedStyle;
using document::Display;
using document::Extent;
using document::Node;
using document::NodeNumber;

namespace {

bool has_percent(const document::Sides<Extent>& sides) {
    return sides[document::left].kind == Extent::Kind::percent ||
           sides[document::right].kind == Extent::Kind::percent;
}

bool has_ink(const ComputedStyle& style) {
    return style.background ||
           std::any_of(style.border.begin(), style.border.end(), [](const document::Border& edge) {
               return edge.width != document::Length{};
           });
}

}  // namespace

int ordinal_of(const document::StyledDocument& document, NodeNumber item) {
    const NodeNumber list = document.node(item).parent;
    if (list == document::no_node) return 1;
    int ordinal = 1;
    const std::string_view start = document.node(list).attribute("start");
    std::from_chars(start.data(), start.data() + start.size(), ordinal);
    for (const NodeNumber sibling : document.node(list).children) {
        if (sibling == item) break;
        const bool is_item = document.node(sibling).kind == Node::Kind::element &&
                             document.style_of(sibling).display == Display::list_item;
        if (is_item) ++ordinal;
    }
    return ordinal;
}

BoxChecks::BoxChecks(const document::StyledDocument& document, base::Diagnostics& diagnostics)
    : document_(document), diagnostics_(diagnostics) {}

void BoxChecks::check_box(NodeNumber node) {
    const ComputedStyle& style = document_.style_of(node);
    const base::Place place = document_.node(node).place;
    check_pages(node);
    const bool has_percent_width = style.width.kind == Extent::Kind::percent;
    if (style.display == Display::inline_block &&
        (has_percent_width || has_percent(style.margin) || has_percent(style.padding))) {
        diagnostics_.error(place, "a percentage on an inline-block is not supported",
                           "give its width, margin and padding as lengths");
    }
    if (style.display == Display::table_cell && has_percent_width) {
        diagnostics_.error(place, "a percentage as width of a cell is not supported",
                           "give a length, or leave the width to the content");
    }
    if (style.height.kind == Extent::Kind::percent ||
        style.min_height.kind == Extent::Kind::percent) {
        diagnostics_.error(place, "a percentage as height is not supported", "give a length");
    }
    if (style.display == Display::flex && style.flex_wrap == document::FlexWrap::wrap &&
        style.flex_direction == document::FlexDirection::column) {
        diagnostics_.error(place, "flex-wrap in a column is not supported",
                           "let the rows of a flex-direction: row wrap");
    }
}

void BoxChecks::check_pages(NodeNumber node) {
    const ComputedStyle& style = document_.style_of(node);
    const base::Place place = document_.node(node).place;
    if (style.on_pages != 0 && style.position != document::Position::fixed) {
        diagnostics_.error(place, "-papersetter-pages works on fixed boxes only",
                           "set position: fixed as well");
    }
    if (style.turn != 0 && !document::is_out_of_flow(style)) {
        diagnostics_.error(place, "rotate works on positioned boxes only",
                           "set position: fixed or absolute as well");
    }
    const bool asks_of_pages = style.page_multiple != 1 || style.least_pages != 1 ||
                               style.imposition != document::Imposition::none;
    if (asks_of_pages && node != 0) {
        diagnostics_.error(place,
                           "-papersetter-page-multiple, -papersetter-least-pages and "
                           "-papersetter-imposition work on the root only",
                           "set them on html");
    }
    if (style.column_count > 1) check_columns(node);
}

// Columns are cut from the page, so that nothing may hold the block but blocks without ink.
void BoxChecks::check_columns(NodeNumber node) {
    const base::Place place = document_.node(node).place;
    if (document_.style_of(node).display != Display::block) {
        diagnostics_.error(place, "columns work on blocks only", "put them on a <div>");
        return;
    }
    for (NodeNumber at = node; at != document::no_node; at = document_.node(at).parent) {
        const ComputedStyle& style = document_.style_of(at);
        const bool is_block =
            (style.display == Display::block || style.display == Display::list_item) &&
            !document::is_out_of_flow(style);
        if (!is_block || (at != node && style.column_count > 1)) {
            diagnostics_.error(place, "columns stand in the flow of the page only",
                               "not in rows, tables, positioned boxes or other columns");
            return;
        }
        if (has_ink(style)) {
            diagnostics_.error(place,
                               "a block with columns, and those around it, have no borders and no "
                               "background",
                               "give them to what stands in the columns");
            return;
        }
    }
}

void BoxChecks::check_continued(NodeNumber node) {
    const Node& made = document_.node(node);
    if (made.name != "::before" && made.name != "::after") {
        diagnostics_.error(made.place,
                           "position: -papersetter-continued works on ::before and ::after only",
                           "give the element a ::before with the words");
    }
    if (has_references(made.content)) {
        diagnostics_.error(made.place, "what begins further pages cannot count pages",
                           "page numbers stand in the margin boxes of @page");
    }
}

void BoxChecks::check_inline(NodeNumber node) {
    const ComputedStyle& style = document_.style_of(node);
    if (style.position == document::Position::relative) {
        diagnostics_.error(document_.node(node).place,
                           "position: relative on an inline element is not supported",
                           "set display: inline-block as well");
    }
    if (style.vertical_align == document::VerticalAlign::top ||
        style.vertical_align == document::VerticalAlign::middle ||
        style.vertical_align == document::VerticalAlign::bottom) {
        diagnostics_.error(document_.node(node).place,
                           "vertical-align: top, middle and bottom do not move an inline element",
                           "set display: inline-block as well, or give a length");
    }
    if (has_percent(style.margin) || has_percent(style.padding)) {
        diagnostics_.error(document_.node(node).place,
                           "a percentage on an inline element is not supported",
                           "give its margin and padding as lengths");
    }
}

void BoxChecks::check_group(NodeNumber node) {
    if (has_ink(document_.style_of(node))) {
        diagnostics_.error(document_.node(node).place,
                           "borders and backgrounds of a row group are not supported",
                           "set them on its rows or cells");
    }
}

void BoxChecks::refuse_block_in_inline(NodeNumber node) {
    const Node& block = document_.node(node);
    const std::string outer(block.parent == document::no_node ? ""
                                                              : document_.node(block.parent).name);
    diagnostics_.error(
        block.place,
        "<" + std::string(block.name) + "> is a block within the inline <" + outer + ">",
        "set display: block or inline-block on <" + outer + ">");
}

void BoxChecks::refuse_in_table(NodeNumber node) {
    const Node& found = document_.node(node);
    const std::string what =
        found.kind == Node::Kind::text ? "text" : "<" + std::string(found.name) + ">";
    diagnostics_.error(found.place, what + " stands in a table outside a cell",
                       "a table holds rows, and rows hold cells");
}

std::uint32_t BoxChecks::column_span(NodeNumber node) {
    const std::string_view text = document_.node(node).attribute("colspan");
    if (text.empty()) return 1;
    std::uint32_t span = 0;
    const auto result = std::from_chars(text.data(), text.data() + text.size(), span);
    if (result.ptr == text.data() + text.size() && span >= 1 && span <= 1000) return span;
    diagnostics_.error(document_.node(node).place,
                       "colspan is \"" + std::string(text) + "\", not a number from 1 to 1000");
    return 1;
}

}  // namespace papersetter::typeset
