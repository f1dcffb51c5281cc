// SPDX-License-Identifier: MIT
#include "pdf/code_table.hpp"

#include "base/diagnostic.hpp"

namespace papersetter::pdf {
namespace {

// Parentheses and the backslash have a meaning in literal strings, a carriage return would be read
// as a line feed, and 0 is left to .notdef.
bool is_plain(std::uint32_t byte) {
    return byte != '(' && byte != ')' && byte != '\\' && byte != '\r' && byte != '\n';
}

}  // namespace

CodeTable::CodeTable(Form form, std::uint32_t glyph_count)
    : form_(form), taken_(form == Form::one_byte ? 0x100 : 0), newest_(glyph_count, none) {}

const CodedGlyph* CodeTable::find(font::Glyph glyph, std::string_view text) const {
    const std::uint64_t key = text_key(text);
    for (std::uint16_t at = newest_[glyph]; at != none; at = older_[at]) {
        const CodedGlyph& entry = entries_[at];
        if (entry.text_key == key && (key != 0 || entry.text == text)) return &entry;
    }
    return nullptr;
}

const CodedGlyph& CodeTable::add(font::Glyph glyph, std::string_view text, std::int32_t width) {
    const std::uint16_t code = free_code(text);
    if (text.size() == 1) {
        Letter& first = letters_[static_cast<unsigned char>(text[0])];
        if (first.glyph == no_glyph) first = {glyph, width, code};
    }
    older_.push_back(newest_[glyph]);
    newest_[glyph] = static_cast<std::uint16_t>(entries_.size());
    entries_.push_back({glyph, code, width, text_key(text), std::string(text)});
    return entries_.back();
}

std::uint16_t CodeTable::free_code(std::string_view text) {
    if (form_ == Form::one_byte) {
        if (text.size() == 1) {
            const auto own = static_cast<unsigned char>(text.front());
            if (own < taken_.size() && !taken_[own] && is_plain(own)) {
                taken_[own] = true;
                return own;
            }
        }
        while (next_code_ < 0x100 && (taken_[next_code_] || !is_plain(next_code_))) ++next_code_;
    } else {
        while (!is_plain(next_code_ >> 8U) || !is_plain(next_code_ & 0xFFU)) ++next_code_;
    }
    if (next_code_ > (form_ == Form::one_byte ? 0xFFU : 0xFFFFU)) {
        throw base::WorldError("a PDF cannot hold so many different characters of one font");
    }
    return static_cast<std::uint16_t>(next_code_++);
}

}  // namespace papersetter::pdf
