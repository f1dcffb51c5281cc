// SPDX-License-Identifier: MIT
#include "layout/compile.hpp"

#include <algorithm>
#include <array>

#include "base/text.hpp"

namespace papersetter::layout {
namespace {

/// What a gap of fixed words counts in a style sheet.
struct Counter {
    std::string_view gap;
    std::string_view name;
};
constexpr std::array counters{Counter{"page", "page"}, Counter{"pages", "pages"},
                              Counter{"printed", "-papersetter-printed"},
                              Counter{"blank", "-papersetter-blank"}};

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r'; }

class CssCompiler {
  public:
    CssCompiler(const CompileInput& input, base::Diagnostics& diagnostics)
        : tokens_(&input.tokens),
          diagnostics_(&diagnostics),
          names_(std::nullopt, input.strings, input.parameters, diagnostics) {}

    std::string compile() {
        base::FileNumber file = 0;
        for (const Token& token : *tokens_) {
            if (token.place.file != file) is_line_start_ = true;
            file = token.place.file;
            if (token.kind == Token::Kind::text) {
                take_text(token);
            } else {
                take_tag(token);
            }
        }
        names_.finish();
        if (state_ != State::plain) {
            diagnostics_->error(opening_,
                                state_ == State::comment ? "this comment is not closed"
                                                         : "this string is not closed",
                                "close it before the end of the line or file");
        }
        return std::move(out_);
    }

  private:
    enum class State { plain, string, comment };
    struct Section {
        Token::Kind kind;
        std::optional<Name> name;
        State state;
    };

    void take_text(const Token& token) {
        Cursor cursor(token.place);
        for (std::size_t i = 0; i < token.text.size();) {
            const std::size_t length = take_character(token.text.substr(i), cursor.place());
            cursor.pass(token.text.substr(i, length));
            i += length;
        }
    }

    /// Takes the first character of `rest`, or more; returns how many.
    std::size_t take_character(std::string_view rest, base::Place place) {
        const char c = rest.front();
        if (state_ == State::comment) {
            if (!rest.starts_with("*/")) return 1;
            state_ = State::plain;
            return 2;
        }
        if (state_ == State::string) return take_in_string(rest);
        if (rest.starts_with("/*")) {
            state_ = State::comment;
            opening_ = place;
            if (!is_line_start_) out_ += "/**/";  // keeps the tokens on both sides apart
            return 2;
        }
        if (c == '\n') {
            if (!is_line_start_) out_ += c;
            is_line_start_ = true;
            return 1;
        }
        if (is_line_start_ && is_blank(c)) return 1;
        begin_line(place);
        if (c == '"' || c == '\'') {
            state_ = State::string;
            quote_ = c;
            opening_ = place;
        }
        if (c == '{' || c == '}' || c == ';') {
            declaration_.clear();
        } else if (c != '\r') {
            declaration_ += c;
        }
        if (c != '\r') out_ += c;
        return 1;
    }

    void begin_line(base::Place place) {
        if (is_line_start_) out_ += "/*@" + base::to_attribute(place) + "*/";
        is_line_start_ = false;
    }

    std::size_t take_in_string(std::string_view rest) {
        const std::size_t length = rest.front() == '\\' && rest.size() > 1 ? 2 : 1;
        if (rest.front() == quote_) state_ = State::plain;
        if (rest.front() == '\n') {
            diagnostics_->error(opening_, "this string is not closed",
                                "a CSS string ends on its line");
            state_ = State::plain;
        }
        out_ += rest.substr(0, length);
        return length;
    }

    void take_tag(const Token& tag) {
        if (state_ == State::comment) {
            diagnostics_->error(tag.place, "a tag of Mustache cannot stand in a comment",
                                "write comments with {{! and }}");
        } else if (tag.kind == Token::Kind::end) {
            end_section(tag);
        } else if (tag.kind == Token::Kind::section || tag.kind == Token::Kind::inverted) {
            const auto name = names_.resolve(tag);
            names_.open(tag, name);
            sections_.push_back({tag.kind, name, state_});
            if (name) out_ += compiled_tag(tag.kind, *name);
        } else if (const auto name = names_.resolve(tag)) {
            take_variable(tag, *name);
        }
    }

    void end_section(const Token& tag) {
        if (!names_.close(tag)) return;
        const Section section = sections_.back();
        sections_.pop_back();
        if (section.state != state_) {
            diagnostics_->error(tag.place,
                                "this section begins and ends on two sides of a string's edge",
                                "put it around whole strings or inside one");
        }
        if (section.name) out_ += compiled_end(section.kind, *section.name);
    }

    void take_variable(const Token& tag, const Name& name) {
        if (name.kind == Kind::html) {
            diagnostics_->error(tag.place, "markup cannot stand in a style sheet", "");
        } else if (state_ == State::plain && name.kind != Kind::keyword) {
            diagnostics_->error(tag.place, "a text in a style sheet stands inside a string",
                                "write \"{{" + std::string(tag.text) + "}}\"");
        } else if (name.source == Name::Source::phrase) {
            take_phrase(tag, *name.phrase);
        } else {
            begin_line(tag.place);
            out_ += is_isolated(name) ? isolated(tag, name) : compiled_tag(tag.kind, name);
        }
    }

    // A text that is printed keeps to itself what runs the other way than those around it.
    [[nodiscard]] bool is_isolated(const Name& name) const {
        const bool is_content = base::trimmed(declaration_).starts_with("content");
        return state_ == State::string && is_content && name.kind == Kind::text &&
               name.source == Name::Source::variable;
    }

    // Nothing where the text is empty: a box without a text is not there.
    static std::string isolated(const Token& tag, const Name& name) {
        std::string text = compiled_tag(Token::Kind::section, name);
        text += "\u2068" + compiled_tag(tag.kind, name) + "\u2069";
        return text + compiled_end(Token::Kind::section, name);
    }

    void take_phrase(const Token& tag, const Phrase& phrase) {
        const std::string_view text = phrase.other;
        std::size_t begin = 0;
        for (std::size_t i = 0; i < text.size(); ++i) {
            const std::string_view gap = gap_at(text, i);
            if (gap.empty()) continue;
            const auto* counter = std::ranges::find(counters, gap, &Counter::gap);
            if (counter == counters.end()) {
                diagnostics_->error(tag.place,
                                    "the gap {" + std::string(gap) +
                                        "} of these words cannot be filled in a style sheet",
                                    "the gaps there are {page}, {pages}, {printed} and {blank}");
                return;
            }
            append_literal(text.substr(begin, i - begin));
            out_ += std::string{quote_} + " counter(" + std::string(counter->name) + ") " + quote_;
            begin = i + gap.size() + 2;
            i = begin - 1;
        }
        append_literal(text.substr(begin));
        if (phrase.is_plural) {
            diagnostics_->error(tag.place, "a plural cannot be chosen in a style sheet",
                                "use words without a plural");
        }
    }

    void append_literal(std::string_view text) {
        for (const char c : escape_css(text)) {
            if (c == '{') {
                out_ += "\\7b ";  // hidden from Mustache
            } else {
                out_ += c;
            }
        }
    }

    const std::vector<Token>* tokens_;
    base::Diagnostics* diagnostics_;
    TemplateNames names_;
    std::string out_;
    State state_ = State::plain;
    char quote_ = '"';
    base::Place opening_;
    bool is_line_start_ = true;
    std::string declaration_;  ///< the one at hand, without its strings
    std::vector<Section> sections_;
};

}  // namespace

std::string escape_css(std::string_view text) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string escaped;
    escaped.reserve(text.size());
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\'' || c == '\\') {
            escaped += '\\';
            escaped += c;
        } else if (byte < 0x20 || byte == 0x7F || c == '<') {
            escaped += '\\';
            if (byte >= 0x10) escaped += digits[byte >> 4U];
            escaped += digits[byte & 0xFU];
            escaped += ' ';
        } else {
            escaped += c;
        }
    }
    return escaped;
}

std::string compile_css(const CompileInput& input, base::Diagnostics& diagnostics) {
    return CssCompiler(input, diagnostics).compile();
}

}  // namespace papersetter::layout
