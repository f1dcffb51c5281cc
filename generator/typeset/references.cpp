// SPDX-License-Identifier: MIT
#include "typeset/references.hpp"

#include <algorithm>
#include <charconv>

namespace papersetter::typeset {

using document::ContentPiece;

namespace {

void append(std::string& text, std::size_t number) {
    char digits[24];
    text.append(digits, std::to_chars(digits, digits + sizeof digits, number).ptr);
}

}  // namespace

std::size_t References::page_of(document::NodeNumber node) const {
    const auto found = page_of_node.find(node);
    return found == page_of_node.end() ? 1 : found->second;
}

std::string generated_text(std::span<const ContentPiece> content, const References& references,
                           std::size_t page) {
    std::string text;
    for (const ContentPiece& piece : content) {
        switch (piece.kind) {
            case ContentPiece::Kind::text:
                text += piece.text;
                break;
            case ContentPiece::Kind::page:
                append(text, page);
                break;
            case ContentPiece::Kind::pages:
                append(text, references.pages);
                break;
            case ContentPiece::Kind::printed_pages:
                append(text, references.pages - references.blank_pages);
                break;
            case ContentPiece::Kind::blank_pages:
                append(text, references.blank_pages);
                break;
            case ContentPiece::Kind::target_page: {
                const auto found = references.page_of_id.find(piece.target);
                if (found == references.page_of_id.end()) {
                    text += '?';
                } else {
                    append(text, found->second);
                }
                break;
            }
        }
    }
    return text;
}

bool has_references(std::span<const ContentPiece> content) {
    return std::any_of(content.begin(), content.end(), [](const ContentPiece& piece) {
        return piece.kind != ContentPiece::Kind::text;
    });
}

}  // namespace papersetter::typeset
