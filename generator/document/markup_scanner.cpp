// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <cstring>

#include "document/letters.hpp"
#include "document/markup_nodes.hpp"

namespace papersetter::document {

namespace {

constexpr std::string_view doctype = "<!DOCTYPE html>";

struct Reference {
    std::string_view written;
    char letter;
};
constexpr std::array references{Reference{"&amp;", '&'}, Reference{"&lt;", '<'},
                                Reference{"&gt;", '>'}, Reference{"&quot;", '"'},
                                Reference{"&apos;", '\''}};

constexpr std::array<bool, 256> name_letters = [] {
    std::array<bool, 256> result{};
    for (std::size_t i = 0; i < result.size(); ++i) {
        const auto letter = static_cast<char>(i);
        result[i] = is_letter(letter) || is_digit(letter) || letter == '-';
    }
    return result;
}();

// What ends an attribute's value, or what pugixml would change in one.
constexpr std::array<bool, 256> value_stops = [] {
    std::array<bool, 256> result{};
    for (const char letter : {'"', '\'', '&', '\n', '\t', '\r', '\0'}) {
        result[static_cast<unsigned char>(letter)] = true;
    }
    return result;
}();

/// The first one from `begin` on, else `end`.
char* find(char letter, char* begin, char* end) {
    void* const found = std::memchr(begin, letter, static_cast<std::size_t>(end - begin));
    return found == nullptr ? end : static_cast<char*>(found);
}

bool is_name_letter(char letter) { return name_letters[static_cast<unsigned char>(letter)]; }

class Scanner {
  public:
    /// Behind the markup stands a zero, which is nowhere else in it.
    Scanner(char* begin, char* zero) : at_(begin), end_(zero) {
        // An element of a printed paper takes about sixty bytes with its text.
        const auto guess = static_cast<std::size_t>(end_ - at_) / 48 + 8;
        result_.nodes.reserve(3 * guess);
        result_.attributes.reserve(2 * guess);
        find_ampersand();
    }

    std::optional<MarkupNodes> scan() {
        skip_blanks();
        if (std::string_view(at_, end_).starts_with(doctype)) at_ += doctype.size();
        skip_blanks();
        if (*at_ != '<' || !is_letter(at_[1])) return std::nullopt;
        do {
            if (at_[1] == '/' ? !read_end_tag() : !read_start_tag()) return std::nullopt;
            if (!open_.empty() && !read_text()) return std::nullopt;
        } while (!open_.empty());
        skip_blanks();
        if (at_ != end_) return std::nullopt;
        return std::move(result_);
    }

  private:
    void skip_blanks() {
        while (*at_ == ' ' || *at_ == '\n' || *at_ == '\t') ++at_;
    }

    std::string_view take_name() {
        const char* const begin = at_;
        while (is_name_letter(*at_)) ++at_;
        return {begin, at_};
    }

    MarkupNode& add(MarkupNode::Kind kind, std::string_view text) {
        const auto attributes = static_cast<std::uint32_t>(result_.attributes.size());
        return result_.nodes.emplace_back(MarkupNode{kind, text, attributes, attributes, 0});
    }

    // At the "<" of a tag that is no end tag.
    bool read_start_tag() {
        ++at_;
        if (!is_letter(*at_)) return false;
        open_.push_back(static_cast<std::uint32_t>(result_.nodes.size()));
        MarkupNode& node = add(MarkupNode::Kind::start, take_name());
        while (*at_ == ' ' || *at_ == '\n' || *at_ == '\t') {
            skip_blanks();
            if (is_letter(*at_) && !read_attribute()) return false;
        }
        node.attribute_end = static_cast<std::uint32_t>(result_.attributes.size());
        const bool is_empty = *at_ == '/';
        if (is_empty) ++at_;
        if (*at_++ != '>') return false;
        if (is_empty) close();
        return true;
    }

    bool read_attribute() {
        const std::string_view name = take_name();
        if (at_[0] != '=' || (at_[1] != '"' && at_[1] != '\'')) return false;
        const char quote = at_[1];
        at_ += 2;
        char* const begin = at_;
        while (true) {
            while (!value_stops[static_cast<unsigned char>(*at_)]) ++at_;
            if (*at_ == quote) break;
            if (*at_ == '&') return read_value_with_references(name, begin, quote);
            if (*at_ != '"' && *at_ != '\'') return false;
            ++at_;
        }
        result_.attributes.push_back({name, {begin, at_++}});
        return true;
    }

    bool read_value_with_references(std::string_view name, char* begin, char quote) {
        char* const stop = find(quote, at_, end_);
        if (std::find_if(at_, stop,
                         [](char letter) { return is_space(letter) && letter != ' '; }) != stop) {
            return false;
        }
        const auto end = replace_references(stop);
        if (end == nullptr || stop == end_) return false;
        result_.attributes.push_back({name, {begin, end}});
        at_ = stop + 1;
        find_ampersand();
        return true;
    }

    // From the "&" at hand to `stop`; the end of what remains, null where it is none of the five.
    char* replace_references(const char* stop) {
        char* to = at_;
        for (const char* from = at_; from != stop;) {
            if (*from != '&') {
                *to++ = *from++;
                continue;
            }
            const std::string_view rest(from, stop);
            const auto* const found = std::ranges::find_if(
                references, [&](const Reference& one) { return rest.starts_with(one.written); });
            if (found == references.end()) return nullptr;
            *to++ = found->letter;
            from += found->written.size();
        }
        return to;
    }

    void close() {
        result_.nodes[open_.back()].end = static_cast<std::uint32_t>(result_.nodes.size());
        add(MarkupNode::Kind::end, {});
        open_.pop_back();
    }

    bool read_end_tag() {
        at_ += 2;
        const std::string_view name = take_name();
        if (*at_++ != '>' || name != result_.nodes[open_.back()].text) return false;
        close();
        return true;
    }

    // Up to the next tag, which there must be.
    bool read_text() {
        char* const begin = at_;
        char* const stop = find('<', at_, end_);
        if (stop == end_) return false;
        char* end = stop;
        if (ampersand_ < stop) {
            at_ = std::max(begin, ampersand_);
            end = replace_references(stop);
            if (end == nullptr) return false;
        }
        at_ = stop;
        if (ampersand_ < stop) find_ampersand();
        if (begin != end) add(MarkupNode::Kind::text, {begin, end});
        return true;
    }

    void find_ampersand() { ampersand_ = find('&', at_, end_); }

    char* at_;
    char* end_;
    char* ampersand_ = nullptr;        ///< the first one from `at_` on, or one before it
    std::vector<std::uint32_t> open_;  ///< elements
    MarkupNodes result_;
};

}  // namespace

std::optional<MarkupNodes> scan_markup(std::vector<char>& buffer) {
    buffer.push_back('\0');
    char* const begin = buffer.data();
    char* const end = begin + buffer.size() - 1;
    std::optional<MarkupNodes> nodes;
    // pugixml makes other line ends of carriage returns.
    if (find('\r', begin, end) == end) nodes = Scanner(begin, end).scan();
    buffer.pop_back();
    return nodes;
}

}  // namespace papersetter::document
