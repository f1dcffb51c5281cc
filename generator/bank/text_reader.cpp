// SPDX-License-Identifier: MIT
#include "bank/text_reader.hpp"

#include <algorithm>

#include "bank/letter_mention.hpp"
#include "base/text.hpp"
#include "markdown/characters.hpp"
#include "markdown/places.hpp"
#include "markdown/render.hpp"

namespace papersetter::bank {

namespace {

constexpr std::string_view blanks = " \t";

// Far above any title; a PDF cannot hold names without end.
constexpr std::size_t longest_line = 1000;

// Whether the text may change in normal form C. Everything below U+0300 and the punctuation from
// U+2002 to U+203F is in it already (Unicode 15, DerivedNormalizationProps: NFC_QC).
bool may_need_normalising(std::string_view text) {
    unsigned char all = 0;
    for (const char c : text) all |= static_cast<unsigned char>(c);
    if (all < 0x80) return false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        if (byte < 0xCC) continue;
        const bool is_punctuation = byte == 0xE2 && i + 2 < text.size() &&
                                    static_cast<unsigned char>(text[i + 1]) == 0x80 &&
                                    static_cast<unsigned char>(text[i + 2]) >= 0x82;
        if (!is_punctuation) return true;
        i += 2;
    }
    return false;
}

std::string normalised(std::string_view text) {
    return may_need_normalising(text) ? base::normalise_nfc(text) : std::string(text);
}

std::size_t length_of_blanks(std::string_view line) {
    return std::min(line.size(), line.find_first_not_of(blanks));
}

bool is_blank(std::string_view line) { return length_of_blanks(line) == line.size(); }

std::string_view take_line(std::string_view& rest) {
    const std::size_t end = rest.find('\n');
    const std::string_view line = rest.substr(0, end);
    rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
    return line;
}

// The white space that every line but the blank ones begins with.
std::size_t common_indentation(std::string_view text) {
    std::string_view common;
    bool is_first = true;
    while (!text.empty()) {
        const std::string_view line = take_line(text);
        if (is_blank(line)) continue;
        const std::string_view indent = line.substr(0, length_of_blanks(line));
        if (is_first) {
            common = indent;
            is_first = false;
            continue;
        }
        const auto [stop, ignored] =
            std::mismatch(common.begin(), common.end(), indent.begin(), indent.end());
        common = common.substr(0, static_cast<std::size_t>(stop - common.begin()));
    }
    return common.size();
}

void append_without_indentation(std::string& text, std::string_view lines, std::size_t indent) {
    while (!lines.empty()) {
        const bool has_end = lines.find('\n') != std::string_view::npos;
        const std::string_view line = take_line(lines);
        text += line.substr(std::min(indent, line.size()));
        if (has_end) text += '\n';
    }
}

markdown::Source source_of(const Text& text) { return {text.source, text.place, text.indent}; }

// Notes each picture that is read, once.
auto picture_noter(Text& text) {
    text.pictures.clear();
    return [&text](std::string_view path, std::size_t offset) {
        const auto at = std::ranges::lower_bound(text.pictures, offset, {}, &PictureUse::offset);
        const bool is_new = at == text.pictures.end() || at->offset != offset;
        if (is_new && !path.empty()) text.pictures.insert(at, {offset, path.size(), {}});
        return std::string();
    };
}

bool tell_forbidden(const markdown::Source& source, base::Diagnostics& diagnostics) {
    bool has_any = false;
    markdown::Places places(source);
    if (may_need_normalising(source.text)) {
        if (const auto excess = markdown::find_excess_mark(source.text)) {
            diagnostics.error(places.at(*excess),
                              "more than " + std::to_string(markdown::most_marks) +
                                  " marks stand on one character",
                              "take some of them out");
            has_any = true;
        }
    }
    for (auto found = markdown::find_forbidden(source.text); found;
         found = markdown::find_forbidden(source.text, found->offset + 1)) {
        std::string character;
        base::append_utf8(character, found->character);
        diagnostics.error(
            places.at(found->offset),
            "this text holds " + std::string(found->fault) + " (" + base::shown(character) + ")",
            "take it out; it cannot be seen or printed");
        has_any = true;
    }
    return has_any;
}

}  // namespace

Text read_text(const toml_file::String& value) {
    std::string_view rest = value.text;
    Text text;
    text.place = value.body;
    bool begins_at_quotes = value.body.column != 1;
    while (rest.find('\n') != std::string_view::npos && is_blank(rest.substr(0, rest.find('\n')))) {
        take_line(rest);
        ++text.place.line;
        text.place.column = 1;
        begins_at_quotes = false;
    }
    rest = rest.substr(0, rest.find_last_not_of(" \t\n") + 1);
    if (rest.empty()) return text;
    const std::size_t line_end = rest.find('\n');
    const std::size_t first_blanks = length_of_blanks(rest);
    if (line_end == std::string_view::npos) {
        text.place.column += static_cast<std::uint32_t>(first_blanks);
        text.source = normalised(rest.substr(first_blanks));
        return text;
    }
    const std::size_t indent =
        common_indentation(begins_at_quotes ? rest.substr(line_end + 1) : rest);
    const std::size_t first = begins_at_quotes ? first_blanks : indent;
    text.indent = static_cast<std::uint32_t>(indent);
    text.place.column += static_cast<std::uint32_t>(first);
    std::string stripped;
    stripped.reserve(rest.size());
    stripped += rest.substr(first, line_end + 1 - first);
    append_without_indentation(stripped, rest.substr(line_end + 1), indent);
    text.source =
        may_need_normalising(stripped) ? base::normalise_nfc(stripped) : std::move(stripped);
    return text;
}

std::string read_line(const toml_file::String& value, std::string_view key,
                      base::Diagnostics& diagnostics) {
    std::string line = normalised(base::trimmed(value.text));
    const markdown::Source source{value.text, value.body, 0};
    tell_forbidden(source, diagnostics);
    const std::size_t line_end = line.find('\n');
    if (line_end != std::string::npos) {
        diagnostics.error(value.body, base::in_quotes(key) + " must stand on one line");
    } else if (line.size() > longest_line && base::count_code_points(line) > longest_line) {
        diagnostics.error(
            value.body,
            base::in_quotes(key) + " has more than " + std::to_string(longest_line) + " characters",
            "make it shorter");
    }
    return line;
}

namespace {

void check_ownerless(const Text& text, markdown::Options options, base::Diagnostics& diagnostics) {
    const markdown::Source source = source_of(text);
    if (tell_forbidden(source, diagnostics)) return;
    bool has_reference = false;
    options.letter_of = [&has_reference](std::string_view) {
        has_reference = true;
        return std::optional<std::string>("A");
    };
    markdown::check(source, options, diagnostics);
    if (!has_reference) return;
    const std::size_t offset = source.text.find("{option:");
    diagnostics.error(markdown::place_at(source, offset),
                      "a reference to an option stands in a text that belongs to no item",
                      "\\{option: prints the characters themselves");
}

}  // namespace

void check_text(const Text& text, base::Diagnostics& diagnostics) {
    check_ownerless(text, {}, diagnostics);
}

void check_illustrated_text(Text& text, base::Diagnostics& diagnostics) {
    markdown::Options options;
    options.source_of = picture_noter(text);
    check_ownerless(text, options, diagnostics);
}

void check_item_text(Text& text, std::span<const std::string_view> option_ids,
                     base::Diagnostics& diagnostics, std::vector<std::string>* gaps) {
    if (text.empty()) return;
    const markdown::Source source = source_of(text);
    const markdown::Survey survey = markdown::survey(source.text);
    const bool is_suspect = survey.may_be_forbidden || may_need_normalising(source.text);
    if (is_suspect && tell_forbidden(source, diagnostics)) return;
    markdown::Places places(source);
    for (auto found = find_letter_mention(source.text); found;
         found = find_letter_mention(source.text, found->end)) {
        const std::string_view words = source.text.substr(found->begin, found->end - found->begin);
        diagnostics.error(places.at(found->begin),
                          base::in_quotes(words) +
                              " names an option by its letter, which changes from paper to paper",
                          "give that option an id and write {option:id} for its letter");
    }
    if (!survey.has_markup) return;
    markdown::Options options;
    options.known_ids = option_ids;
    options.source_of = picture_noter(text);
    options.letter_of = [option_ids](std::string_view id) {
        const bool is_known =
            std::find(option_ids.begin(), option_ids.end(), id) != option_ids.end();
        return is_known ? std::optional<std::string>("A") : std::nullopt;
    };
    options.gap_of = [gaps](std::string_view id) {
        if (gaps == nullptr) return std::optional<std::string>();
        gaps->emplace_back(id);
        return std::optional<std::string>("_");
    };
    markdown::check(source, options, diagnostics);
}

}  // namespace papersetter::bank
