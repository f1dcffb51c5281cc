// SPDX-License-Identifier: MIT
#include "typeset/landmarks.hpp"

#include <algorithm>

#include "base/text.hpp"

namespace papersetter::typeset {

using document::Node;
using document::NodeNumber;

namespace {

// The text of an element, white space collapsed.
void append_text(const document::StyledDocument& document, NodeNumber at, std::string& text) {
    const Node& node = document.node(at);
    for (const char c : node.text) {
        const bool is_space = c == ' ' || c == '\n' || c == '\t' || c == '\r';
        if (!is_space) {
            text += c;
        } else if (!text.empty() && text.back() != ' ') {
            text += ' ';
        }
    }
    if (node.name == "br" && !text.empty() && text.back() != ' ') text += ' ';
    for (const NodeNumber child : node.children) {
        if (document.style_of(child).display == document::Display::none) continue;
        append_text(document, child, text);
    }
}

}  // namespace

bool Landmarks::wants(NodeNumber node) const {
    return !document_.node(node).id.empty() || document_.style_of(node).bookmark_level > 0;
}

void Landmarks::note(NodeNumber node, std::size_t page, const page::Rectangle& box) {
    if (node == document::no_node || !wants(node)) return;
    const auto [place, is_new] = found_.try_emplace(node, Found{page, page, box});
    if (!is_new) place->second.last_page = std::max(place->second.last_page, page);
}

void Landmarks::note_generated(NodeNumber node, std::size_t page) {
    if (node == document::no_node) return;
    if (has_references(document_.node(node).content)) generated_.try_emplace(node, page);
}

std::vector<page::Anchor> Landmarks::anchors() const {
    std::vector<page::Anchor> anchors;
    for (const auto& [node, found] : found_) {
        const std::string_view id = document_.node(node).id;
        if (!id.empty())
            anchors.push_back({std::string(id), found.page, found.box, found.last_page});
    }
    return anchors;
}

std::string Landmarks::label(NodeNumber node) const {
    const std::string_view stated = document_.node(node).attribute("aria-label");
    if (!stated.empty()) return std::string(stated);
    std::string text;
    append_text(document_, node, text);
    return std::string(base::trimmed(text));
}

std::vector<page::Bookmark> Landmarks::bookmarks() const {
    std::vector<page::Bookmark> bookmarks;
    for (const auto& [node, found] : found_) {
        const int level = document_.style_of(node).bookmark_level;
        if (level > 0) bookmarks.push_back({level, label(node), found.page, found.box.y});
    }
    return bookmarks;
}

References Landmarks::references(std::size_t pages) const {
    References references;
    references.pages = pages;
    for (const auto& [node, found] : found_) {
        const std::string_view id = document_.node(node).id;
        if (!id.empty()) references.page_of_id.try_emplace(std::string(id), found.page + 1);
    }
    for (const auto& [node, page] : generated_) references.page_of_node[node] = page + 1;
    return references;
}

}  // namespace papersetter::typeset
