// SPDX-License-Identifier: MIT
#include "document/quoted.hpp"

#include "base/text.hpp"

namespace papersetter::document {

namespace {

constexpr std::size_t longest = 80;

std::string enclosed(std::string_view begin, std::string_view text, std::string_view end) {
    std::size_t size = text.size();
    if (size > longest) {
        size = longest;
        while ((static_cast<unsigned char>(text[size]) & 0xC0) == 0x80) --size;
    }
    std::string result(begin);
    result.append(base::shown(text.substr(0, size)));
    if (size != text.size()) result.append("…");
    return result.append(end);
}

}  // namespace

std::string quoted(std::string_view text) { return enclosed("`", text, "`"); }

std::string quoted_tag(std::string_view name) { return enclosed("`<", name, ">`"); }

}  // namespace papersetter::document
