// SPDX-License-Identifier: MIT
#include "image/svg_references.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <set>
#include <string>

#include "base/text.hpp"

namespace papersetter::image {
namespace {

// Enough to see what is wrong with a file that is full of them.
constexpr std::size_t most_told = 10;
constexpr std::size_t longest_name = 40;

constexpr std::array<std::string_view, 5> known_names{"amp", "lt", "gt", "quot", "apos"};

// XML 1.0, 2.2: Char.
bool is_xml_character(std::uint32_t c) {
    return c == 0x9 || c == 0xA || c == 0xD || (c >= 0x20 && c < 0xD800) ||
           (c >= 0xE000 && c < 0xFFFE) || (c >= 0x10000 && c < 0x110000);
}

bool stands_for_character(std::string_view name) {
    if (!name.starts_with('#')) {
        return std::ranges::find(known_names, name) != known_names.end();
    }
    name.remove_prefix(1);
    const bool is_hexadecimal = name.starts_with('x');
    if (is_hexadecimal) name.remove_prefix(1);
    std::uint32_t number = 0;
    const char* const end = name.data() + name.size();
    const auto read = std::from_chars(name.data(), end, number, is_hexadecimal ? 16 : 10);
    return read.ec == std::errc() && read.ptr == end && is_xml_character(number);
}

class ReferenceChecker {
  public:
    ReferenceChecker(std::string_view text, const SvgPlaces& places, base::Diagnostics& diagnostics)
        : text_(text), places_(places), diagnostics_(diagnostics) {}

    void check() {
        while (at_ < text_.size() && told_.size() < most_told) {
            at_ = std::min(text_.find_first_of("<&", at_), text_.size());
            const std::string_view rest = text_.substr(at_);
            if (rest.starts_with("<!--")) {
                pass("-->");
            } else if (rest.starts_with("<![CDATA[")) {
                pass("]]>");
            } else if (rest.starts_with("<?")) {
                pass("?>");
            } else if (rest.starts_with("<!")) {
                if (!pass_doctype()) return;
            } else if (rest.starts_with('&')) {
                check_reference(rest.substr(1));
            } else {
                ++at_;
            }
        }
    }

  private:
    void pass(std::string_view end) {
        const std::size_t found = text_.find(end, at_);
        at_ = found == std::string_view::npos ? text_.size() : found + end.size();
    }

    // Names and addresses in it stand in quotes; what is declared stands between [ and ].
    bool pass_doctype() {
        char quote = '\0';
        for (; at_ < text_.size(); ++at_) {
            const char c = text_[at_];
            if (quote != '\0') {
                if (c == quote) quote = '\0';
            } else if (c == '"' || c == '\'') {
                quote = c;
            } else if (c == '>') {
                return true;
            } else if (c == '[') {
                diagnostics_.error(place(), "the DOCTYPE of the drawing declares something",
                                   "take out what stands between [ and ], and write characters "
                                   "themselves in place of its entities");
                return false;
            }
        }
        return true;
    }

    void check_reference(std::string_view rest) {
        const std::size_t end = rest.substr(0, longest_name + 1).find_first_of("; \t\r\n<&\"'");
        const bool is_closed = end != std::string_view::npos && rest[end] == ';';
        const std::string_view name = rest.substr(0, is_closed ? end : 0);
        if (!is_closed) {
            tell("&", "the sign & begins no entity in the drawing", "write &amp; for the sign");
        } else if (!stands_for_character(name)) {
            const std::string shown = "&" + std::string(name) + ";";
            tell(shown, "unknown entity " + base::in_brief(shown) + " in the drawing",
                 "write the character itself, or its number as in &#176;");
        }
        ++at_;
    }

    void tell(const std::string& what, std::string message, std::string hint) {
        if (!told_.insert(what).second) return;
        diagnostics_.error(place(), std::move(message), std::move(hint));
    }

    [[nodiscard]] base::Place place() const { return places_.at(static_cast<std::ptrdiff_t>(at_)); }

    std::string_view text_;
    const SvgPlaces& places_;
    base::Diagnostics& diagnostics_;
    std::size_t at_ = 0;
    std::set<std::string> told_;
};

}  // namespace

void check_references(std::string_view text, const SvgPlaces& places,
                      base::Diagnostics& diagnostics) {
    ReferenceChecker(text, places, diagnostics).check();
}

}  // namespace papersetter::image
