// SPDX-License-Identifier: MIT
#include "pdf/structure_properties.hpp"

#include <algorithm>
#include <string_view>

#include "pdf/number.hpp"
#include "pdf/syntax.hpp"

namespace papersetter::pdf {
namespace {

using Type = StructureType;

// Unless the author says it, a header cell beside data in the body of a table heads its row.
bool is_row_header(const StructureTree& tree, const StructureNode& cell) {
    if (!cell.attributes->scope.empty()) return cell.attributes->scope == "row";
    const StructureNode& row = tree.nodes[cell.parent];
    if (tree.nodes[row.parent].type == Type::table_head) return false;
    return std::ranges::any_of(
        row.kids, [&](const StructureKid& kid) { return tree.nodes[kid.node].type == Type::cell; });
}

void append_cell(std::string& text, const StructureTree& tree, const StructureNode& node,
                 Omission omitted) {
    const bool is_header = node.type == Type::header_cell && omitted != Omission::scope;
    const std::uint32_t columns = node.attributes->column_span;
    if (!is_header && columns == 1) return;
    text += "/A<</O/Table";
    if (columns != 1) {
        text += "/ColSpan ";
        append_integer(text, columns);
    }
    if (is_header) text += is_row_header(tree, node) ? "/Scope/Row" : "/Scope/Column";
    text += ">>";
}

std::string_view numbering_of(std::string_view markers) {
    if (markers == "1") return "Decimal";
    if (markers == "a") return "LowerAlpha";
    if (markers == "A") return "UpperAlpha";
    return markers == "disc" ? "Disc" : "None";
}

// ISO 32000-1, table 348: a text field, a radio button or a check box, and what belongs there.
void append_field(std::string& text, const page::ElementAttributes& attributes, Omission omitted) {
    text += "/A<</O/PrintField";
    if (omitted != Omission::field_role) {
        if (attributes.role == "textbox") text += "/Role/tv";
        if (attributes.role == "radio") text += "/Role/rb/checked/off";
        if (attributes.role == "checkbox") text += "/Role/cb/checked/off";
    }
    text += "/Desc";
    append_text_string(text, attributes.label);
    text += ">>";
}

// Its box is measured from the bottom left corner of the page.
void append_figure(std::string& text, const StructureTree& tree, const StructureNode& node,
                   Omission omitted) {
    if (omitted != Omission::alternative) {
        text += "/Alt";
        append_text_string(text, node.attributes->alternative);
    }
    text += "/A<</O/Layout/Placement/Block/BBox[";
    const auto found = tree.boxes.find(static_cast<StructureNumber>(&node - tree.nodes.data()));
    const page::Rectangle box = found == tree.boxes.end() ? page::Rectangle{} : found->second;
    for (const base::Length side : {box.x, box.y, box.x + box.width, box.y + box.height}) {
        append_length(text, side);
        text += ' ';
    }
    text.back() = ']';
    text += ">>";
}

void append_attributes(std::string& text, const StructureTree& tree, const StructureNode& node,
                       Omission omitted) {
    switch (node.type) {
        case Type::cell:
        case Type::header_cell:
            return append_cell(text, tree, node, omitted);
        case Type::list:
            text += "/A<</O/List/ListNumbering/";
            text += numbering_of(node.attributes->numbering);
            text += ">>";
            return;
        case Type::form:
            return append_field(text, *node.attributes, omitted);
        case Type::figure:
            return append_figure(text, tree, node, omitted);
        default:
            return;
    }
}

// A label is the title of what holds others; of text it is what is read out in its place.
bool holds_blocks(Type type) {
    switch (type) {
        case Type::heading:
        case Type::paragraph:
        case Type::label:
        case Type::span:
        case Type::code:
            return false;
        default:
            return true;
    }
}

}  // namespace

void append_properties(std::string& text, const StructureTree& tree, const StructureNode& node,
                       Omission omitted) {
    if (!node.language.empty()) {
        text += "/Lang";
        append_text_string(text, node.language);
    }
    if (node.attributes == nullptr) return;
    append_attributes(text, tree, node, omitted);
    if (node.attributes->label.empty() || node.type == Type::form) return;
    text += holds_blocks(node.type) ? "/T" : "/ActualText";
    append_text_string(text, node.attributes->label);
}

}  // namespace papersetter::pdf
