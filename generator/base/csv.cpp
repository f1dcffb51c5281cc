// SPDX-License-Identifier: MIT
#include "base/csv.hpp"

#include <algorithm>
#include <array>

#include "base/text.hpp"

namespace papersetter::base {

namespace {

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

/// Goes through the characters of a table and knows where it stands.
class CsvReader {
  public:
    CsvReader(std::string_view text, FileNumber file, char delimiter, Diagnostics& diagnostics)
        : text_(text), file_(file), delimiter_(delimiter), diagnostics_(diagnostics) {
        if (text_.starts_with(byte_order_mark)) offset_ = byte_order_mark.size();
    }

    std::vector<CsvRow> rows();

  private:
    [[nodiscard]] Place here() const { return {file_, line_, column_}; }
    [[nodiscard]] bool is_at_end() const { return offset_ == text_.size(); }
    [[nodiscard]] char next() const { return text_[offset_]; }
    [[nodiscard]] bool is_at_line_end() const {
        return next() == '\n' || text_.substr(offset_).starts_with("\r\n");
    }
    void pass(std::string* to = nullptr);
    void pass_line_end();
    void read_field(CsvRow& row);
    void read_quoted(CsvField& field);
    [[nodiscard]] CsvRow read_row();

    std::string_view text_;
    FileNumber file_;
    char delimiter_;
    Diagnostics& diagnostics_;
    std::size_t offset_ = 0;
    std::uint32_t line_ = 1;
    std::uint32_t column_ = 1;
};

// Columns count characters, so that bytes within one do not.
void CsvReader::pass(std::string* to) {
    const char c = text_[offset_++];
    if (to != nullptr) *to += c;
    if (c == '\n') {
        ++line_;
        column_ = 1;
    } else if (is_at_end() || (static_cast<unsigned char>(next()) & 0xC0U) != 0x80U) {
        ++column_;
    }
}

void CsvReader::pass_line_end() {
    if (is_at_end()) return;
    if (next() == '\r') pass();
    pass();
}

void CsvReader::read_quoted(CsvField& field) {
    pass();
    while (!is_at_end()) {
        if (next() != '"') {
            pass(&field.text);
            continue;
        }
        pass();
        if (is_at_end() || next() != '"') return;
        pass(&field.text);
    }
    diagnostics_.error(field.place, "this quote is never closed",
                       "close the field with a second quote; a quote within it is doubled");
}

void CsvReader::read_field(CsvRow& row) {
    CsvField field{{}, here()};
    if (!is_at_end() && next() == '"') read_quoted(field);
    const Place rest = here();
    bool is_sound = true;
    const bool is_quoted = rest != field.place;
    while (!is_at_end() && next() != delimiter_ && !is_at_line_end()) {
        is_sound = is_sound && !is_quoted && next() != '"';
        pass(&field.text);
    }
    if (!is_sound && row.is_sound) {
        diagnostics_.warning(field.place, "this row is skipped: a quote stands within a field",
                             "put the whole field between quotes and double those within it");
    }
    row.is_sound = row.is_sound && is_sound;
    row.fields.push_back(std::move(field));
}

CsvRow CsvReader::read_row() {
    CsvRow row{{}, here()};
    read_field(row);
    while (!is_at_end() && next() == delimiter_) {
        pass();
        read_field(row);
    }
    pass_line_end();
    return row;
}

std::vector<CsvRow> CsvReader::rows() {
    std::vector<CsvRow> rows;
    while (!is_at_end()) {
        if (is_at_line_end()) {
            pass_line_end();
        } else {
            rows.push_back(read_row());
        }
    }
    return rows;
}

/// Where the byte at this offset stands.
Place place_at(std::string_view text, std::size_t offset, FileNumber file) {
    const std::string_view before = text.substr(0, offset);
    const auto line = std::count(before.begin(), before.end(), '\n');
    const std::size_t start =
        before.rfind('\n') == std::string_view::npos ? 0 : before.rfind('\n') + 1;
    return {file, static_cast<std::uint32_t>(line) + 1,
            static_cast<std::uint32_t>(count_code_points(before.substr(start))) + 1};
}

bool is_text(std::string_view text, FileNumber file, Diagnostics& diagnostics) {
    if (const auto offset = first_invalid_utf8(text)) {
        diagnostics.error(place_at(text, *offset, file), "this file is not UTF-8",
                          "save it as \"CSV UTF-8\" or as plain text in UTF-8");
        return false;
    }
    const auto is_control = [](char c) {
        return (static_cast<unsigned char>(c) < 0x20 && c != '\t' && c != '\n' && c != '\r') ||
               c == '\x7F';
    };
    const auto* const control = std::find_if(text.data(), text.data() + text.size(), is_control);
    if (control == text.data() + text.size()) return true;
    diagnostics.error(place_at(text, static_cast<std::size_t>(control - text.data()), file),
                      "a control character stands here", "save the table as plain text in UTF-8");
    return false;
}

}  // namespace

char csv_delimiter(std::string_view text) {
    constexpr std::array<char, 3> delimiters{',', ';', '\t'};
    std::array<std::size_t, delimiters.size()> counts{};
    bool is_quoted = false;
    for (const char c : text) {
        if (c == '"') is_quoted = !is_quoted;
        if (c == '\n' && !is_quoted) break;
        for (std::size_t i = 0; i < delimiters.size(); ++i) {
            if (c == delimiters[i] && !is_quoted) ++counts[i];
        }
    }
    return delimiters[static_cast<std::size_t>(std::ranges::max_element(counts) - counts.begin())];
}

std::vector<CsvRow> read_csv(const Sources& sources, FileNumber file, char delimiter,
                             Diagnostics& diagnostics) {
    const std::string& text = sources.text(file);
    const std::size_t errors = diagnostics.errors();
    if (!is_text(text, file, diagnostics)) return {};
    std::vector<CsvRow> rows = CsvReader(text, file, delimiter, diagnostics).rows();
    if (diagnostics.errors() != errors) rows.clear();
    return rows;
}

std::string csv_row(const std::vector<std::string>& fields) {
    std::string row;
    for (std::size_t i = 0; i < fields.size(); ++i) {
        if (i > 0) row += ',';
        if (fields[i].find_first_of(",;\t\"\r\n") == std::string::npos) {
            row += fields[i];
            continue;
        }
        row += '"';
        for (const char c : fields[i]) {
            if (c == '"') row += '"';
            row += c;
        }
        row += '"';
    }
    return row + '\n';
}

}  // namespace papersetter::base
