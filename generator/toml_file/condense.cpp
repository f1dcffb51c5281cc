// SPDX-License-Identifier: MIT
#include "toml_file/condense.hpp"

#include <algorithm>

namespace papersetter::toml_file {

namespace {

bool ends_line(std::string_view text, std::size_t offset) {
    const std::string_view after = text.substr(offset, 2);
    return after.empty() || after.front() == '\n' || after == "\r\n";
}

// The line ends of the block; false when it holds what TOML forbids in a string.
bool count_lines(std::string_view block, std::size_t& lines) {
    lines = 0;
    for (std::size_t i = 0; i < block.size(); ++i) {
        const auto c = static_cast<unsigned char>(block[i]);
        if (c >= 0x20 && c != 0x7F) continue;
        if (c == '\n') {
            ++lines;
        } else if (c == '\r' ? block.substr(i + 1, 1) != "\n" : c != '\t') {
            return false;
        }
    }
    return true;
}

}  // namespace

std::string condense(std::string_view text, const std::vector<LiteralBlock>& literals) {
    std::string result;
    std::size_t copied = 0;
    for (const LiteralBlock& block : literals) {
        std::size_t lines = 0;
        if (!ends_line(text, block.end + 3)) continue;
        if (!count_lines(text.substr(block.begin, block.end - block.begin), lines)) continue;
        result.append(text.substr(copied, block.begin - copied));
        result.append(lines, '\n');
        copied = block.end;
    }
    result.append(text.substr(copied));
    return result;
}

std::string literal_text(std::string_view text, std::size_t begin) {
    std::size_t end = std::min(text.find("'''", begin), text.size());
    // One or two quotes before the closing three belong to the text.
    for (int more = 0; more < 2 && text.substr(end + 3, 1) == "'"; ++more) ++end;
    std::string_view body = text.substr(begin, end - begin);
    if (body.starts_with('\n')) {
        body.remove_prefix(1);
    } else if (body.starts_with("\r\n")) {
        body.remove_prefix(2);
    }
    std::string value;
    value.reserve(body.size());
    for (std::size_t start = 0; start <= body.size();) {
        const std::size_t stop = std::min(body.find("\r\n", start), body.size());
        value.append(body.substr(start, stop - start));
        start = stop + 1;  // past the carriage return, not past the line end
    }
    return value;
}

}  // namespace papersetter::toml_file
