// SPDX-License-Identifier: MIT
#include "paper/canonical_writer.hpp"

#include <charconv>

namespace papersetter::paper {

void CanonicalWriter::field(std::string_view text) {
    number(static_cast<std::int64_t>(text.size()));
    bytes_ += text;
}

void CanonicalWriter::number(std::int64_t value) {
    char digits[24];
    bytes_.append(digits, std::to_chars(digits, digits + sizeof digits, value).ptr);
    bytes_ += ':';
}

void CanonicalWriter::fragment(std::string_view html) {
    constexpr std::string_view attribute = " data-at=\"";
    std::string plain;
    plain.reserve(html.size());
    while (true) {
        const std::size_t start = html.find(attribute);
        plain += html.substr(0, start);
        if (start == std::string_view::npos) break;
        const std::size_t end = html.find('"', start + attribute.size());
        html.remove_prefix(end == std::string_view::npos ? html.size() : end + 1);
    }
    field(plain);
}

}  // namespace papersetter::paper
