// SPDX-License-Identifier: MIT
#include "document/source_text.hpp"

#include <algorithm>
#include <charconv>

#include "base/text.hpp"
#include "document/letters.hpp"
#include "document/quoted.hpp"
#include "document/vocabulary.hpp"

namespace papersetter::document {

namespace {

constexpr std::size_t longest_place = 40;

constexpr bool is_control(char letter) {
    // Without branches, so that the compiler can look at many bytes at once.
    const auto byte = static_cast<unsigned char>(letter);
    const bool is_line_end = (byte == '\n') | (byte == '\r');
    return ((byte < 0x20) & !is_line_end & (byte != '\t')) | (byte == 0x7F);
}

/// The end of the comment, CDATA section or processing instruction that begins at `at`; `at`
/// itself when none does.
std::size_t end_of_opaque(std::string_view html, std::size_t at) {
    static constexpr std::string_view forms[][2] = {
        {"<!--", "-->"}, {"<![CDATA[", "]]>"}, {"<?", "?>"}};
    for (const auto& [begin, end] : forms) {
        if (!html.substr(at).starts_with(begin)) continue;
        const std::size_t found = html.find(end, at + begin.size());
        return found == std::string_view::npos ? html.size() : found + end.size();
    }
    return at;
}

/// "#60" and "#x3C" of a character that XML allows.
bool is_character_number(std::string_view name) {
    name.remove_prefix(1);
    const bool is_hexadecimal = name.starts_with('x');
    if (is_hexadecimal) name.remove_prefix(1);
    std::uint32_t value = 0;
    const auto [end, error] =
        std::from_chars(name.data(), name.data() + name.size(), value, is_hexadecimal ? 16 : 10);
    if (error != std::errc{} || end != name.data() + name.size()) return false;
    if (value < 0x20) return value == '\t' || value == '\n' || value == '\r';
    return value != 0x7F && value <= 0x10FFFF && (value < 0xD800 || value > 0xDFFF);
}

class CharacterReplacer {
  public:
    CharacterReplacer(std::string_view html, base::Diagnostics& diagnostics)
        : html_(html), diagnostics_(diagnostics) {}

    std::vector<char> run() {
        result_.reserve(html_.size() + 1);
        std::size_t opaque = next_opaque(0);
        while (true) {
            const std::size_t ampersand = html_.find('&', at_);
            if (ampersand == std::string_view::npos) break;
            while (opaque < ampersand) {
                const std::size_t end = end_of_opaque(html_, opaque);
                copy_to(std::max(end, at_));
                opaque = next_opaque(std::max(end, opaque + 1));
            }
            if (ampersand < at_) continue;  // inside of a comment
            copy_to(ampersand);
            replace();
        }
        copy_to(html_.size());
        return std::move(result_);
    }

  private:
    [[nodiscard]] std::size_t next_opaque(std::size_t from) const {
        while (true) {
            const std::size_t found = html_.find('<', from);
            if (found == std::string_view::npos || found + 1 >= html_.size()) return html_.size();
            if (html_[found + 1] == '!' || html_[found + 1] == '?') return found;
            from = found + 1;
        }
    }

    void copy_to(std::size_t end) {
        result_.insert(result_.end(), html_.begin() + static_cast<std::ptrdiff_t>(at_),
                       html_.begin() + static_cast<std::ptrdiff_t>(end));
        at_ = end;
    }

    void replace() {
        std::size_t end = at_ + 1;
        while (end < html_.size() && (is_digit(html_[end]) || html_[end] == '#' ||
                                      (lower(html_[end]) >= 'a' && lower(html_[end]) <= 'z'))) {
            ++end;
        }
        const std::string_view name = html_.substr(at_ + 1, end - at_ - 1);
        const bool is_closed = end < html_.size() && html_[end] == ';' && !name.empty();
        if (!is_closed) {
            tell("a stray `&`", "write `&amp;` for the character itself");
        } else if (name[0] == '#') {
            if (!is_character_number(name)) {
                tell(quoted(html_.substr(at_, end + 1 - at_)) + " is no character", {});
            }
        } else if (const std::string_view text = entity_text(name); !text.empty()) {
            result_.insert(result_.end(), text.begin(), text.end());
            at_ = end + 1;
            return;
        } else if (std::ranges::find(entity_names(), name) == entity_names().end()) {
            tell_unknown(name);
        }
        copy_to(is_closed ? end + 1 : end);
    }

    void tell_unknown(std::string_view name) {
        const auto near = base::nearest(name, entity_names());
        tell("the named character `&" + base::shown(name) + ";` is not known",
             near ? "did you mean `&" + *near + ";`?" : "write the character itself");
    }

    void tell(std::string message, std::string hint) {
        // Only what came since the last fault is searched, so that many faults stay cheap.
        const base::Place place = place_before(html_.substr(told_, at_ - told_), at_ - told_);
        if (place.is_known()) place_ = place;
        told_ = at_;
        diagnostics_.error(place_, std::move(message), std::move(hint));
    }

    std::string_view html_;
    base::Diagnostics& diagnostics_;
    std::size_t at_ = 0;
    std::size_t told_ = 0;
    base::Place place_;
    std::vector<char> result_;
};

}  // namespace

bool is_readable(std::string_view text, std::string_view what,
                 base::Place (*place_at)(std::string_view, std::size_t),
                 base::Diagnostics& diagnostics) {
    unsigned char has_control = 0;
    for (const char letter : text) has_control |= static_cast<unsigned char>(is_control(letter));
    if (has_control != 0) {
        const auto found = std::ranges::find_if(text, is_control);
        const auto offset = static_cast<std::size_t>(found - text.begin());
        diagnostics.error(place_at(text, offset),
                          std::string(what) + " holds the control character " +
                              base::shown(text.substr(offset, 1)),
                          "remove it");
        return false;
    }
    if (const auto offset = base::first_invalid_utf8(text)) {
        diagnostics.error(place_at(text, *offset), std::string(what) + " is not UTF-8",
                          "save the file as UTF-8");
        return false;
    }
    return true;
}

std::vector<char> without_named_characters(std::string_view html, base::Diagnostics& diagnostics) {
    return CharacterReplacer(html, diagnostics).run();
}

base::Place place_before(std::string_view html, std::size_t offset) {
    static constexpr std::string_view mark = "data-at=";
    std::size_t from = std::min(offset, html.size());
    while (true) {
        const std::size_t found = html.substr(0, from).rfind(mark);
        if (found == std::string_view::npos) return {};
        const std::size_t quote = found + mark.size();
        if (quote < html.size()) {
            const std::string_view value = html.substr(quote + 1, longest_place);
            const auto place = base::place_from_attribute(value.substr(0, value.find(html[quote])));
            if (place) return *place;
        }
        from = found;
    }
}

base::Place mark_before(std::string_view css, std::size_t offset) {
    static constexpr std::string_view mark = "/*@";
    std::size_t from = std::min(offset, css.size());
    while (true) {
        const std::size_t found = css.substr(0, from).rfind(mark);
        if (found == std::string_view::npos) return {};
        const std::size_t begin = found + mark.size();
        const std::string_view value = css.substr(begin, longest_place);
        const auto place = base::place_from_attribute(value.substr(0, value.find("*/")));
        if (place) return *place;
        from = found;
    }
}

}  // namespace papersetter::document
