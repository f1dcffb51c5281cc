// SPDX-License-Identifier: MIT
#include "paper/canonical_writer.hpp"

#include <charconv>

#include "paper/lettering.hpp"

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
    constexpr std::size_t rare = 8;  // its "=" is rarer in texts than its blank
    plain_.clear();
    std::size_t from = 0;  // what is not copied yet
    std::size_t equals = html.find('=');
    while (equals != std::string_view::npos) {
        std::size_t next = equals + 1;
        if (equals >= from + rare && html.substr(equals - rare).starts_with(attribute)) {
            plain_ += html.substr(from, equals - rare - from);
            const std::size_t end = html.find('"', equals + 2);
            from = next = end == std::string_view::npos ? html.size() : end + 1;
        }
        equals = html.find('=', next);
    }
    plain_ += html.substr(from);
    // The same letters in every language.
    Lettering::put_letters(plain_, Lettering::letter_at);
    field(plain_);
}

}  // namespace papersetter::paper
