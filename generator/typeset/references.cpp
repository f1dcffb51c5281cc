// SPDX-License-Identifier: MIT
#include "typeset/references.hpp"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <set>
#include <utility>

namespace papersetter::typeset {

using document::ContentPiece;

namespace {

void append(std::string& text, std::size_t number) {
    char digits[24];
    text.append(digits, std::to_chars(digits, digits + sizeof digits, number).ptr);
}

/// The pages of the elements with these ids; 0 for those that have none yet.
std::set<std::size_t> pages_of(std::string_view ids, const References& references) {
    std::set<std::size_t> pages;
    while (!ids.empty()) {
        const std::size_t end = std::min(ids.find(' '), ids.size());
        const auto found = references.page_of_id.find(ids.substr(0, end));
        pages.insert(found == references.page_of_id.end() ? 0 : found->second);
        ids.remove_prefix(std::min(end + 1, ids.size()));
    }
    return pages;
}

/// "12", of several "3, 7–9": each page once, three or more in a row as a range.
void append_pages(std::string& text, std::string_view ids, const References& references) {
    const std::set<std::size_t> pages = pages_of(ids, references);
    bool is_first = true;
    for (auto page = pages.begin(); page != pages.end();) {
        auto last = page;
        std::size_t length = 1;
        for (auto next = std::next(page); next != pages.end() && *page != 0; ++next, ++length) {
            if (*next != *page + length) break;
            last = next;
        }
        if (length < 3) last = page;
        if (!std::exchange(is_first, false)) text += ", ";
        if (*page == 0) {
            text += '?';
        } else {
            append(text, *page);
        }
        if (last != page) {
            text += "\u2013";
            append(text, *last);
        }
        page = std::next(last);
    }
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
            case ContentPiece::Kind::target_page:
                append_pages(text, piece.target, references);
                break;
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
