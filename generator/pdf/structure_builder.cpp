// SPDX-License-Identifier: MIT
#include "pdf/structure_builder.hpp"

namespace papersetter::pdf {

using Kind = ElementUse::Kind;
using Type = StructureType;

StructureBuilder::StructureBuilder(std::vector<StructureNode>& nodes,
                                   std::pmr::memory_resource& memory)
    : nodes_(nodes), memory_(memory) {
    StructureNode& document = nodes_.emplace_back(&memory_);
    document.type = Type::document;
    document.is_linked = true;
}

std::vector<StructureNumber> StructureBuilder::add(const page::Pages& pages,
                                                   std::string_view language) {
    pages_ = &pages;
    const std::size_t count = pages.elements.size();
    inside_.assign(count, {});
    uses_.clear();
    uses_.reserve(count);
    has_blocks_.assign(count, false);
    for (page::ElementNumber number = 0; number < count; ++number) {
        const page::Element& element = pages.elements[number];
        const ElementUse& own = named_use(element.name);
        const bool is_plain = element.attributes == page::no_attributes;
        uses_.push_back(is_plain ? own : use_of(own, pages.attributes_of(number)));
        const bool is_inline = uses_.back().kind == Kind::words || uses_.back().kind == Kind::inner;
        if (element.parent == page::artifact) continue;
        if (!is_inline) has_blocks_[element.parent] = true;
        // A picture and its caption are one thing, and neither stands in the other: what is in a
        // figure is not read out but for its text.
        const bool is_caption = uses_.back().type == Type::caption;
        ElementUse& around = uses_[element.parent];
        if (is_caption && around.kind == Kind::block) around = {Kind::group, Type::division};
    }
    Inside root;
    root.language = language;
    std::vector<StructureNumber> owners;
    owners.reserve(count);
    nodes_.reserve(nodes_.size() + 2 * count);  // a node of its own and one for its text
    for (number_ = 0; number_ < count; ++number_) {
        const page::ElementNumber parent = pages.elements[number_].parent;
        inside_[number_] = place(parent == page::artifact ? root : inside_[parent]);
        owners.push_back(inside_[number_].text);
    }
    return owners;
}

// The name of an element is a word of the program, so that its address tells most of them apart.
const ElementUse& StructureBuilder::named_use(std::string_view name) {
    NamedUse& slot =
        named_uses_[reinterpret_cast<std::uintptr_t>(name.data()) % named_uses_.size()];
    if (slot.name.data() != name.data() || slot.name.size() != name.size()) {
        slot = {name, use_by_name(name)};
    }
    return slot.use;
}

StructureNumber StructureBuilder::add_node(Type type, StructureNumber parent) {
    const auto number = static_cast<StructureNumber>(nodes_.size());
    StructureNode& node = nodes_.emplace_back(&memory_);
    node.type = type;
    node.parent = parent;
    node.order = number;
    return number;
}

// One that stands for the element at hand.
StructureNumber StructureBuilder::add_own(Type type, StructureNumber parent,
                                          std::string_view language) {
    const StructureNumber number = add_node(type, parent);
    const page::Element& element = pages_->elements[number_];
    nodes_[number].element = &element;
    nodes_[number].attributes = &pages_->attributes_of(number_);
    nodes_[number].level = uses_[number_].level;
    const std::string_view own = nodes_[number].attributes->language;
    if (!own.empty() && own != language) nodes_[number].language = own;
    return number;
}

StructureBuilder::Inside StructureBuilder::place(const Inside& around) {
    Inside inside = around;
    const page::ElementAttributes& attributes = pages_->attributes_of(number_);
    bool changes_language = false;
    if (!attributes.language.empty()) {
        inside.language = attributes.language;
        changes_language = inside.language != around.language;
    }
    if (around.is_closed) return inside;
    const ElementUse& use = uses_[number_];
    switch (use.kind) {
        case Kind::root:
        case Kind::block:
            if (changes_language) {
                inside.blocks = add_own(Type::division, around.blocks, around.language);
            }
            wrap_text(inside);
            break;
        case Kind::words:
            if (changes_language || !attributes.label.empty()) {
                inside.text = add_own(Type::span, around.text, around.language);
            }
            break;
        case Kind::inner:
            inside.text = inside.blocks = add_own(use.type, around.text, around.language);
            break;
        case Kind::group:
            inside.blocks = add_own(use.type, around.blocks, around.language);
            inside.item = no_structure;
            wrap_text(inside);
            break;
        case Kind::leaf:
            inside.text = inside.blocks = add_own(use.type, around.blocks, around.language);
            break;
        case Kind::item:
        case Kind::term:
        case Kind::description:
            place_in_list(use, around, inside);
            break;
        case Kind::label:
            place_label(around, inside);
            break;
    }
    inside.is_closed = use.type == Type::form || use.type == Type::figure;
    return inside;
}

// Text directly among blocks: one paragraph, or one for each run between two blocks.
void StructureBuilder::wrap_text(Inside& inside) {
    inside.text = add_node(Type::paragraph, inside.blocks);
    nodes_[inside.text].is_wrapper = true;
    if (has_blocks_[number_]) nodes_[inside.text].run_of = inside.text;
}

// The terms and descriptions of a dl share items: a term after a description opens the next one.
void StructureBuilder::place_in_list(const ElementUse& use, const Inside& around, Inside& inside) {
    if (use.kind == Kind::item) {
        inside.item = add_own(Type::list_item, around.blocks, around.language);
        inside.text = inside.blocks = add_node(Type::list_body, inside.item);
        return;
    }
    OpenItem& open = open_items_[around.blocks];
    const bool is_term = use.kind == Kind::term;
    if (open.item == no_structure || (is_term && open.has_body)) {
        open.item = add_node(Type::list_item, around.blocks);
    }
    open.has_body = !is_term;
    inside.item = open.item;
    inside.text = inside.blocks = add_own(use.type, open.item, around.language);
}

// The role "label" counts in a list item only; elsewhere the element is what its name says.
void StructureBuilder::place_label(const Inside& around, Inside& inside) {
    const StructureNumber parent = around.item == no_structure ? around.blocks : around.item;
    const Type type = around.item == no_structure ? Type::paragraph : Type::label;
    inside.text = inside.blocks = add_own(type, parent, around.language);
}

}  // namespace papersetter::pdf
