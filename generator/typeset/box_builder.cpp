// SPDX-License-Identifier: MIT
#include "typeset/box_builder.hpp"

#include <algorithm>
#include <utility>

#include "base/text.hpp"
#include "document/picture_size.hpp"
#include "typeset/box_checks.hpp"
#include "typeset/list_marker.hpp"
#include "typeset/references.hpp"

namespace papersetter::typeset {

using document::ComputedStyle;
using document::Display;
using document::Node;
using document::NodeNumber;
using document::Position;

namespace {

bool is_space(const Node& node) {
    return node.kind == Node::Kind::text && base::trimmed(node.text).empty();
}

class BoxBuilder {
  public:
    BoxBuilder(const document::StyledDocument& document, const ElementTable& elements,
               const image::Gallery& gallery, Arena& arena, base::Diagnostics& diagnostics)
        : document_(document),
          elements_(elements),
          gallery_(gallery),
          arena_(arena),
          diagnostics_(diagnostics),
          checks_(document, diagnostics) {}

    BoxTree build() {
        if (!document_.nodes.empty()) {
            tree_.boxes.reserve(document_.nodes.size());
            tree_.paragraphs.reserve(document_.nodes.size() / 2);
            const BoxNumber root = add_box(0, no_box, false);
            fill(root, 0, document_.language);
        }
        return std::move(tree_);
    }

  private:
    struct OpenTable {
        std::vector<BoxNumber> rows;
        std::size_t header_rows = 0;
        std::size_t columns = 0;
    };

    enum class Level { none, text_space, inline_level, block_level, absolute };

    Level level(NodeNumber at) const {
        const Node& node = document_.node(at);
        if (node.kind == Node::Kind::text) {
            const bool keeps = document_.style_of(at).white_space == document::WhiteSpace::pre ||
                               document_.style_of(at).white_space == document::WhiteSpace::pre_wrap;
            return is_space(node) && !keeps ? Level::text_space : Level::inline_level;
        }
        const ComputedStyle& style = document_.style_of(at);
        if (style.display == Display::none) return Level::none;
        if (style.position == Position::continued) return Level::none;
        if (document::is_out_of_flow(style)) return Level::absolute;
        const bool is_inline =
            style.display == Display::inline_flow || style.display == Display::inline_block;
        return is_inline || node.name == "br" ? Level::inline_level : Level::block_level;
    }

    BoxNumber add_box(NodeNumber node, BoxNumber parent, bool is_anonymous) {
        Box box;
        box.style = document_.node(node).style;
        box.node = node;
        box.element = elements_.of_node[node];
        box.parent = parent;
        box.is_anonymous = is_anonymous;
        box.is_absolute = !is_anonymous && document::is_out_of_flow(document_.style_of(node));
        box.is_fixed = !is_anonymous && document_.style_of(node).position == Position::fixed;
        tree_.boxes.push_back(std::move(box));
        return static_cast<BoxNumber>(tree_.boxes.size() - 1);
    }

    // The values from `first` on; what is still open is before them.
    template <typename T>
    std::span<const T> closed(std::vector<T>& open, std::size_t first) {
        const std::span<const T> values = arena_.copy(open, first);
        open.resize(first);
        return values;
    }

    // Its items are those from `first_item` on.
    ParagraphNumber add_paragraph(InlineContent content, std::size_t first_item) {
        content.items = closed(open_items_, first_item);
        tree_.paragraphs.push_back(content);
        return static_cast<ParagraphNumber>(tree_.paragraphs.size() - 1);
    }

    InlineContent paragraph_of(BoxNumber box, std::string_view language) const {
        const Box& owner = tree_.boxes[box];
        return {owner.style, owner.node, owner.element, language, {}, {}, false, {}};
    }

    std::string_view language_of(NodeNumber node, std::string_view inherited) const {
        const std::string_view own = document_.node(node).attribute("lang");
        return own.empty() ? inherited : own;
    }

    void fill(BoxNumber box, NodeNumber node, std::string_view inherited) {
        const std::string_view language = language_of(node, inherited);
        checks_.check_box(node);
        note_continued(box, node);
        if (document_.node(node).name == "img") return fill_picture(box, node);
        switch (document_.style_of(node).display) {
            case Display::flex:
                return fill_flex(box, node, language);
            case Display::table:
                return fill_table(box, node, language);
            case Display::list_item:
                add_marker(box, node, language);
                break;
            default:
                break;
        }
        fill_flow(box, node, language);
    }

    void note_continued(BoxNumber box, NodeNumber node) {
        for (const NodeNumber child : document_.node(node).children) {
            if (document_.style_of(child).position != Position::continued) continue;
            checks_.check_continued(child);
            tree_.boxes[box].continued = Continued{child, document_.node(child).style};
        }
    }

    void fill_picture(BoxNumber box, NodeNumber node) {
        const Node& element = document_.node(node);
        const auto size = [&](std::string_view name) {
            return document::size_of_picture(element.attribute(name)).value_or(document::Extent{});
        };
        PictureContent content{element.attribute("src"), nullptr, size("width"), size("height"),
                               size("scale")};
        const auto found = gallery_.find(content.name);
        if (found == gallery_.end()) {
            diagnostics_.error(element.place,
                               "there is no picture " + base::in_quotes(content.name));
        } else {
            content.picture = &found->second;
        }
        tree_.boxes[box].content = content;
    }

    void add_marker(BoxNumber box, NodeNumber node, std::string_view language) {
        const std::string text =
            list_marker(document_.style_of(node).list_style, ordinal_of(document_, node));
        if (text.empty()) return;
        InlineContent content = paragraph_of(box, language);
        content.element = elements_.of_marker[node];
        content.literal = arena_.copy(text);
        open_items_.emplace_back(InlineLiteral{});
        tree_.boxes[box].marker = add_paragraph(content, open_items_.size() - 1);
    }

    BoxNumber build_block(NodeNumber node, BoxNumber parent, std::string_view language) {
        const BoxNumber box = add_box(node, parent, false);
        fill(box, node, language);
        return box;
    }

    void fill_flow(BoxNumber box, NodeNumber node, std::string_view language) {
        bool has_blocks = false;
        bool has_inline = !document_.node(node).content.empty();
        for (const NodeNumber child : document_.node(node).children) {
            has_blocks = has_blocks || level(child) == Level::block_level;
            has_inline = has_inline || level(child) == Level::inline_level;
        }
        if (has_inline && !has_blocks) {
            InlineContent content = paragraph_of(box, language);
            const std::size_t first_item = open_items_.size();
            collect_children(node, box, content, language);
            tree_.boxes[box].content = ParagraphContent{add_paragraph(content, first_item)};
        } else {
            tree_.boxes[box].content = FlowContent{mixed_children(box, node, language)};
        }
    }

    // Runs of text among blocks, and in flex containers, stand in anonymous boxes.
    std::span<const BoxNumber> mixed_children(BoxNumber box, NodeNumber node,
                                              std::string_view language) {
        const std::size_t first_child = open_children_.size();
        const std::size_t first_item = open_items_.size();
        InlineContent run;
        BoxNumber run_box = no_box;  // of the open run
        const auto close_run = [&] {
            if (run_box == no_box) return;
            tree_.boxes[run_box].content = ParagraphContent{add_paragraph(run, first_item)};
            run_box = no_box;
        };
        const bool is_flex = document_.style_of(node).display == Display::flex;
        for (const NodeNumber child : document_.node(node).children) {
            const Level kind = level(child);
            const bool is_element = document_.node(child).kind == Node::Kind::element;
            const bool is_open = run_box != no_box;
            if (kind == Level::none || (kind == Level::text_space && !is_open)) continue;
            if (kind == Level::block_level || (is_flex && is_element) ||
                (kind == Level::absolute && !is_open)) {
                close_run();
                const BoxNumber block = build_block(child, box, language);
                open_children_.push_back(block);
                continue;
            }
            if (!is_open) {
                run_box = add_box(node, box, true);
                open_children_.push_back(run_box);
                run = paragraph_of(run_box, language);
            }
            collect(child, run_box, run, language);
        }
        close_run();
        return closed(open_children_, first_child);
    }

    void fill_flex(BoxNumber box, NodeNumber node, std::string_view language) {
        tree_.boxes[box].content = FlexContent{mixed_children(box, node, language)};
    }

    void collect_children(NodeNumber node, BoxNumber box, InlineContent& content,
                          std::string_view language) {
        const Node& parent = document_.node(node);
        if (!parent.content.empty()) {
            open_items_.emplace_back(InlineGenerated{node});
            content.has_references = content.has_references || has_references(parent.content);
        }
        for (const NodeNumber child : parent.children) collect(child, box, content, language);
    }

    void collect(NodeNumber at, BoxNumber box, InlineContent& content, std::string_view language) {
        const Node& node = document_.node(at);
        if (node.kind == Node::Kind::text) {
            open_items_.emplace_back(InlineText{at});
            return;
        }
        const ComputedStyle& style = document_.style_of(at);
        if (level(at) == Level::none) return;
        const bool is_box = style.display == Display::inline_block || node.name == "img";
        if (node.name == "br") {
            open_items_.emplace_back(InlineBreak{});
        } else if (level(at) == Level::absolute || is_box) {
            const BoxNumber inner = build_block(at, box, language);
            open_items_.emplace_back(InlineBox{inner, level(at) == Level::absolute});
        } else if (style.display == Display::inline_flow) {
            checks_.check_inline(at);
            open_items_.emplace_back(InlineOpen{at, node.style, elements_.of_node[at]});
            collect_children(at, box, content, language);
            open_items_.emplace_back(InlineClose{});
        } else {
            checks_.refuse_block_in_inline(at);
        }
    }

    void fill_table(BoxNumber box, NodeNumber node, std::string_view language) {
        OpenTable table;
        for (const NodeNumber child : document_.node(node).children) {
            if (is_space(document_.node(child)) || level(child) == Level::none) continue;
            switch (document_.style_of(child).display) {
                case Display::table_header_group:
                case Display::table_row_group:
                    add_group(box, child, language, table);
                    break;
                case Display::table_row:
                    add_row(box, child, language, table);
                    break;
                default:
                    checks_.refuse_in_table(child);
                    break;
            }
        }
        tree_.boxes[box].content =
            TableContent{arena_.copy(table.rows), table.header_rows, table.columns};
    }

    void add_group(BoxNumber box, NodeNumber group, std::string_view language, OpenTable& table) {
        checks_.check_group(group);
        const bool is_header = document_.style_of(group).display == Display::table_header_group;
        const bool leads = table.rows.size() == table.header_rows;
        for (const NodeNumber child : document_.node(group).children) {
            if (is_space(document_.node(child)) || level(child) == Level::none) continue;
            if (document_.style_of(child).display == Display::table_row) {
                add_row(box, child, language_of(group, language), table);
            } else {
                checks_.refuse_in_table(child);
            }
        }
        if (is_header && leads) table.header_rows = table.rows.size();
    }

    void add_row(BoxNumber box, NodeNumber node, std::string_view language, OpenTable& table) {
        const BoxNumber row = add_box(node, box, false);
        std::vector<BoxNumber> cells;
        std::uint32_t column = 0;
        for (const NodeNumber child : document_.node(node).children) {
            if (is_space(document_.node(child)) || level(child) == Level::none) continue;
            if (document_.style_of(child).display != Display::table_cell) {
                checks_.refuse_in_table(child);
                continue;
            }
            const BoxNumber cell = build_block(child, row, language_of(node, language));
            tree_.boxes[cell].column = column;
            tree_.boxes[cell].column_span = checks_.column_span(child);
            column += tree_.boxes[cell].column_span;
            cells.push_back(cell);
        }
        table.columns = std::max<std::size_t>(table.columns, column);
        tree_.boxes[row].content = RowContent{arena_.copy(cells)};
        table.rows.push_back(row);
    }

    const document::StyledDocument& document_;
    const ElementTable& elements_;
    const image::Gallery& gallery_;
    Arena& arena_;
    base::Diagnostics& diagnostics_;
    BoxChecks checks_;
    BoxTree tree_;
    // Of boxes and paragraphs that are not finished, the innermost last.
    std::vector<BoxNumber> open_children_;
    std::vector<InlineItem> open_items_;
};

}  // namespace

BoxTree build_boxes(const document::StyledDocument& document, const ElementTable& elements,
                    const image::Gallery& gallery, Arena& arena, base::Diagnostics& diagnostics) {
    return BoxBuilder(document, elements, gallery, arena, diagnostics).build();
}

}  // namespace papersetter::typeset
