// SPDX-License-Identifier: MIT
#include "markdown/inline_tag.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "base/ascii.hpp"
#include "base/text.hpp"

namespace papersetter::markdown {

namespace {

constexpr std::array<std::string_view, 4> inline_names{"sub", "sup", "br", "span"};

constexpr std::array<std::string_view, 45> block_names{
    "address", "article", "aside", "blockquote", "body",     "center",     "dd",     "details",
    "dialog",  "div",     "dl",    "dt",         "fieldset", "figcaption", "figure", "footer",
    "form",    "h1",      "h2",    "h3",         "h4",       "h5",         "h6",     "head",
    "header",  "hr",      "html",  "iframe",     "img",      "li",         "main",   "nav",
    "ol",      "p",       "pre",   "script",     "section",  "style",      "table",  "tbody",
    "td",      "tfoot",   "thead", "tr",         "ul"};

bool is_space(char c) { return c == ' ' || c == '\t' || c == '\n'; }

/// A cursor over the inside of a tag.
class Scanner {
  public:
    explicit Scanner(std::string_view text) : text_(text) {}

    [[nodiscard]] std::size_t offset() const { return offset_; }
    [[nodiscard]] bool at_end() const { return offset_ >= text_.size(); }
    [[nodiscard]] char peek() const { return at_end() ? '\0' : text_[offset_]; }
    bool accept(char c) {
        if (peek() != c || at_end()) return false;
        ++offset_;
        return true;
    }
    void skip_spaces() {
        while (!at_end() && is_space(peek())) ++offset_;
    }
    std::string_view word() {
        const std::size_t start = offset_;
        while (!at_end() && (base::is_letter_or_digit(peek()) || peek() == '-')) ++offset_;
        return text_.substr(start, offset_ - start);
    }

    /// Up to the quote that ends it, or to where the tag must end.
    std::string_view value() {
        const std::size_t start = offset_;
        while (!at_end() && peek() != '"' && peek() != '>') ++offset_;
        return text_.substr(start, offset_ - start);
    }

  private:
    std::string_view text_;
    std::size_t offset_ = 0;
};

InlineTag faulty(InlineTag tag, std::string_view fault) {
    tag.kind = InlineTag::Kind::faulty;
    tag.fault = fault;
    return tag;
}

// Reads lang="…" and dir="…" into the tag; what is wrong, or nothing.
std::string_view read_attributes(Scanner& scanner, InlineTag& tag) {
    for (;;) {
        scanner.skip_spaces();
        if (scanner.at_end()) return "has no closing \">\"";
        if (scanner.peek() == '>' || scanner.peek() == '/') return {};
        const std::string name = base::lowered(scanner.word());
        if (tag.name != "span") return "takes no attributes";
        if (name != "lang" && name != "dir") return "takes the attributes lang and dir only";
        const bool has_quote = scanner.accept('=') && scanner.accept('"');
        const std::string_view value = has_quote ? scanner.value() : std::string_view();
        if (value.empty() || !scanner.accept('"'))
            return "needs its values in quotes, as in lang=\"de\"";
        std::string_view& target = name == "lang" ? tag.language : tag.direction;
        if (!target.empty()) return "gives an attribute twice";
        if (name == "dir" && value != "ltr" && value != "rtl")
            return "needs dir=\"ltr\" or dir=\"rtl\"";
        if (name == "lang" && !base::is_language_tag(value))
            return "needs a language tag, as in lang=\"de\" or lang=\"pt-BR\"";
        target = value;
    }
}

}  // namespace

InlineTag read_inline_tag(std::string_view text) {
    Scanner scanner(text.substr(1));
    const bool is_end = scanner.accept('/');
    const std::string word = base::lowered(scanner.word());
    const auto* const name = std::find(inline_names.begin(), inline_names.end(), word);
    InlineTag tag;
    if (name == inline_names.end()) return tag;
    const char next = scanner.peek();
    if (!is_space(next) && next != '>' && next != '/') return tag;
    tag.name = *name;
    tag.length = scanner.offset() + 1;
    const std::string_view fault = read_attributes(scanner, tag);
    tag.length = scanner.offset() + 1;
    if (!fault.empty()) return faulty(tag, fault);
    const bool is_closed_at_once = scanner.accept('/');
    if (!scanner.accept('>')) return faulty(tag, "has no closing \">\"");
    tag.length = scanner.offset() + 1;
    if (tag.name == "br") {
        if (is_end) return faulty(tag, "stands alone: write <br>");
        tag.kind = InlineTag::Kind::line_break;
        return tag;
    }
    if (is_closed_at_once) return faulty(tag, "needs a text and an end tag");
    const bool has_attributes = !tag.language.empty() || !tag.direction.empty();
    if (is_end && has_attributes) return faulty(tag, "takes no attributes at its end");
    if (!is_end && tag.name == "span" && !has_attributes) return faulty(tag, "needs lang or dir");
    tag.kind = is_end ? InlineTag::Kind::end : InlineTag::Kind::start;
    return tag;
}

bool begins_html_block(std::string_view text) {
    if (text.starts_with("<!--")) return true;
    Scanner scanner(text.substr(1));
    scanner.accept('/');
    const std::string word = base::lowered(scanner.word());
    const char next = scanner.peek();
    if (!is_space(next) && next != '>' && next != '/') return false;
    return std::find(block_names.begin(), block_names.end(), word) != block_names.end();
}

}  // namespace papersetter::markdown
