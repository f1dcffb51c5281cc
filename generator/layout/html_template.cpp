// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>

#include "base/ascii.hpp"
#include "base/text.hpp"
#include "layout/compile.hpp"

namespace papersetter::layout {
namespace {

constexpr std::array<std::string_view, 6> void_elements{"br", "hr", "img", "meta", "link", "col"};

bool is_name_character(char c) {
    return base::is_letter_or_digit(c) || c == '-' || c == '_' || c == ':';
}
bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r'; }

class HtmlCompiler {
  public:
    HtmlCompiler(Document document, const CompileInput& input, base::Diagnostics& diagnostics)
        : tokens_(&input.tokens),
          strings_(&input.strings),
          diagnostics_(&diagnostics),
          names_(document, input.strings, input.parameters, diagnostics) {}

    std::string compile() {
        for (const Token& token : *tokens_) {
            if (token.kind == Token::Kind::text) {
                take_text(token.text, token.place);
            } else {
                take_tag(token);
            }
        }
        names_.finish();
        if (state_ != State::text) {
            error(tag_place_, "this tag is not closed", "a tag ends with >");
        }
        tell_unclosed(0, "before the end of the template");
        return std::move(out_);
    }

  private:
    enum class State { text, tag_name, inside_tag, value, end_tag, comment, declaration };
    struct Element {
        std::string name;
        base::Place place;
    };
    struct Section {
        Token::Kind kind;
        std::optional<Name> name;
        std::size_t depth;
        State state;
    };

    void error(base::Place place, const std::string& message, const std::string& hint) {
        diagnostics_->error(place, message, hint);
    }

    void take_text(std::string_view text, base::Place place) {
        Cursor cursor(place);
        for (std::size_t i = 0; i < text.size();) {
            const std::size_t length = take_character(text.substr(i), cursor.place());
            cursor.pass(text.substr(i, length));
            i += length;
        }
    }

    /// Takes the first character of `rest`, or more; returns how many.
    std::size_t take_character(std::string_view rest, base::Place place) {
        const char c = rest.front();
        switch (state_) {
            case State::text:
                return take_content(rest, place);
            case State::tag_name:
                if (is_name_character(c)) {
                    name_ += c;
                    return 1;
                }
                finish_name();
                return 0;
            case State::inside_tag:
                take_inside_tag(c, place);
                return 1;
            case State::value:
                if (c == quote_) state_ = State::inside_tag;
                if (c == '<') error(place, "`<` in an attribute is written &lt;", "");
                out_ += c;
                return 1;
            case State::end_tag:
                if (c == '>') {
                    end_element();
                } else {
                    name_ += c;
                }
                return 1;
            case State::comment:
                if (!rest.starts_with("-->")) return 1;
                state_ = State::text;
                return 3;
            case State::declaration:
                out_ += c;
                if (c == '>') state_ = State::text;
                return 1;
        }
        return 1;
    }

    void finish_name() {
        out_ += name_ + " data-at=\"" + base::to_attribute(tag_place_) + '"';
        attribute_.clear();
        state_ = State::inside_tag;
    }

    std::size_t take_content(std::string_view rest, base::Place place) {
        const char c = rest.front();
        if (c == '<') return take_opening(rest, place);
        if (c == '\n') {
            is_line_start_ = true;
        } else if (is_line_start_ && is_blank(c) && pre_depth_ == 0) {
            return 1;
        } else {
            is_line_start_ = false;
        }
        if (c != '\r') out_ += c;
        return 1;
    }

    std::size_t take_opening(std::string_view rest, base::Place place) {
        is_line_start_ = false;
        tag_place_ = place;
        name_.clear();
        if (rest.starts_with("<!--")) {
            state_ = State::comment;
            return 4;
        }
        const char next = rest.size() > 1 ? rest[1] : ' ';
        if (next == '/') {
            state_ = State::end_tag;
            return 2;
        }
        if (next == '!' || next == '?') {
            state_ = State::declaration;
        } else if (base::is_letter(next)) {
            state_ = State::tag_name;
            is_empty_ = false;
        } else {
            error(place, "`<` in text is written &lt;",
                  rest.size() == 1 ? "a variable cannot name an element" : "");
        }
        out_ += '<';
        return 1;
    }

    void take_inside_tag(char c, base::Place place) {
        if (c == '"' || c == '\'') {
            if (attribute_ == "data-at") {
                error(tag_place_, "a template cannot set the attribute `data-at`",
                      "the program gives it to every element; remove it");
            }
            state_ = State::value;
            quote_ = c;
            attribute_.clear();
        } else if (c == '>') {
            state_ = State::text;
            if (!is_empty_) begin_element();
        } else if (c == '<') {
            error(tag_place_, "the tag `<" + name_ + "` is not closed", "a tag ends with >");
        }
        if (c == '/') {
            is_empty_ = true;
        } else if (!is_blank(c) && c != '\n' && c != '>') {
            if (is_empty_) error(place, "`/` stands last in a tag only", "");
            is_empty_ = false;
            if (state_ == State::inside_tag && c != '=') attribute_ += c;
        }
        out_ += c == '\n' ? ' ' : c;
    }

    void begin_element() {
        elements_.push_back({name_, tag_place_});
        if (name_ == "pre") ++pre_depth_;
        if (std::ranges::find(void_elements, name_) != void_elements.end()) {
            error(tag_place_, "`<" + name_ + ">` is not closed", "write <" + name_ + "/>");
            elements_.pop_back();
        }
    }

    void end_element() {
        state_ = State::text;
        const std::string name(base::trimmed(name_));
        out_ += "</" + name + '>';
        const std::size_t base = sections_.empty() ? 0 : sections_.back().depth;
        if (elements_.size() <= base) {
            error(tag_place_, "`</" + name + ">` closes nothing",
                  sections_.empty() ? "remove it"
                                    : "an element that begins outside a section ends outside it");
            return;
        }
        const Element element = elements_.back();
        elements_.pop_back();
        if (element.name == "pre") --pre_depth_;
        if (element.name == name) return;
        base::Diagnostic fault;
        fault.place = tag_place_;
        fault.message = "`</" + name + ">` does not close `<" + element.name + ">`";
        fault.hint = "elements close in the reverse of the order in which they opened";
        fault.related = element.place;
        fault.related_message = "opened here";
        diagnostics_->add(std::move(fault));
    }

    void tell_unclosed(std::size_t depth, const std::string& where) {
        for (std::size_t i = depth; i < elements_.size(); ++i) {
            error(elements_[i].place, "`<" + elements_[i].name + ">` is not closed " + where,
                  "close it with </" + elements_[i].name + ">");
        }
        elements_.resize(std::min(depth, elements_.size()));
    }

    void take_tag(const Token& tag) {
        if (state_ == State::tag_name) finish_name();
        if (state_ == State::comment || state_ == State::declaration || state_ == State::end_tag) {
            error(tag.place, "a tag of Mustache cannot stand here",
                  "write comments with {{! and }}");
            return;
        }
        is_line_start_ = is_line_start_ && tag.kind != Token::Kind::variable;
        if (tag.kind == Token::Kind::end) {
            end_section(tag);
        } else if (tag.kind == Token::Kind::section || tag.kind == Token::Kind::inverted) {
            const auto name = names_.resolve(tag);
            names_.open(tag, name);
            sections_.push_back({tag.kind, name, elements_.size(), state_});
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
            error(tag.place, "this section begins and ends on two sides of a tag's edge",
                  "put it around whole elements, whole attributes or inside one value");
        }
        tell_unclosed(section.depth, "before {{/" + std::string(tag.text) + "}}");
        if (section.name) out_ += compiled_end(section.kind, *section.name);
    }

    void take_variable(const Token& tag, const Name& name) {
        if (state_ == State::inside_tag) {
            error(tag.place, "a variable in a tag stands inside an attribute's quotes", "");
        } else if (state_ == State::value && name.kind == Kind::html) {
            error(tag.place, "markup cannot stand in an attribute", "");
        } else {
            const std::string language = foreign_language(name);
            if (!language.empty()) out_ += "<span lang=\"" + language + "\">";
            take_value(tag, name);
            if (!language.empty()) out_ += "</span>";
        }
    }

    /// The language of words between elements that are in another one than the paper: those who
    /// hear them need to know.
    [[nodiscard]] std::string foreign_language(const Name& name) const {
        const bool can_be_told =
            state_ == State::text && (elements_.empty() || elements_.back().name != "title");
        if (!can_be_told) return {};
        if (name.source == Name::Source::phrase) return name.phrase->language;
        if (name.source != Name::Source::variable) return {};
        return std::string(strings_->foreign_language(variables[name.index].needs));
    }

    void take_value(const Token& tag, const Name& name) {
        if (name.source != Name::Source::phrase) {
            out_ += compiled_tag(tag.kind, name);
        } else if (name.kind == Kind::html) {
            take_phrase_markup(*name.phrase);
        } else {
            take_phrase(tag, *name.phrase);
        }
    }

    void take_phrase(const Token& tag, const Phrase& phrase) {
        if (phrase.has_gaps()) {
            error(tag.place, "these words have gaps or a plural, which only the program fills",
                  "docs/layout_guide.md lists the variables that are made with them");
        }
        for (const char c : base::escape_xml(phrase.other)) append_literal(c);
    }

    /// Words with markup are part of the template: their tags get places and must balance. What
    /// Mustache could take for a tag is hidden from it afterwards.
    void take_phrase_markup(const Phrase& phrase) {
        const std::size_t depth = elements_.size();
        const std::size_t begin = out_.size();
        take_text(phrase.other, phrase.place);
        if (state_ != State::text || elements_.size() < depth) {
            error(phrase.place, "the markup of these words is not whole", "close every tag");
        }
        tell_unclosed(depth, "in these words");
        const std::string markup = out_.substr(begin);
        out_.resize(begin);
        for (const char c : markup) append_literal(c);
    }

    void append_literal(char c) {
        if (c == '{') {
            out_ += "&#123;";
        } else {
            out_ += c;
        }
    }

    const std::vector<Token>* tokens_;
    const Strings* strings_;
    base::Diagnostics* diagnostics_;
    TemplateNames names_;
    std::string out_;
    State state_ = State::text;
    std::string name_;
    std::string attribute_;  // its name, as far as it was read
    base::Place tag_place_;
    char quote_ = '"';
    bool is_empty_ = false;
    bool is_line_start_ = true;
    std::size_t pre_depth_ = 0;
    std::vector<Element> elements_;
    std::vector<Section> sections_;
};

}  // namespace

std::string compile_html(Document document, const CompileInput& input,
                         base::Diagnostics& diagnostics) {
    return HtmlCompiler(document, input, diagnostics).compile();
}

}  // namespace papersetter::layout
