// SPDX-License-Identifier: MIT
#include "document/stylesheet.hpp"

#include <utility>

#include "base/text.hpp"
#include "document/letters.hpp"
#include "document/quoted.hpp"
#include "document/selector_parser.hpp"
#include "document/source_text.hpp"

namespace papersetter::document {

namespace {

bool opens(TokenKind kind) {
    return kind == TokenKind::open_bracket || kind == TokenKind::open_parenthesis ||
           kind == TokenKind::function;
}
bool closes(TokenKind kind) {
    return kind == TokenKind::close_bracket || kind == TokenKind::close_parenthesis;
}

constexpr std::string_view advice_on_at_rule(std::string_view name) {
    if (name == "media") return "a printed document has one medium; use profiles for variants";
    if (name == "import") return "write the rules into style.css";
    if (name == "font-face") return "fonts are named in fonts/fonts.toml";
    if (name == "charset") return "style sheets are UTF-8";
    return "there is @page";
}

class Parser {
  public:
    Parser(Stylesheet& sheet, base::Diagnostics& diagnostics)
        : sheet_(sheet), tokens_(sheet.tokens.tokens), diagnostics_(diagnostics) {}

    void run() {
        while (true) {
            skip_space();
            const Token& token = peek();
            if (token.kind == TokenKind::end) return;
            if (token.kind == TokenKind::at_keyword) {
                read_at_rule();
            } else {
                read_style_rule();
            }
        }
    }

  private:
    [[nodiscard]] const Token& peek() const { return tokens_[at_]; }
    void skip_space() {
        while (peek().kind == TokenKind::white_space) ++at_;
    }

    /// The tokens up to `{`, `;` or the end; in a block up to its `}` too.
    std::span<const Token> read_prelude() {
        const std::size_t begin = at_;
        while (peek().kind != TokenKind::open_brace && peek().kind != TokenKind::semicolon &&
               peek().kind != TokenKind::close_brace && peek().kind != TokenKind::end) {
            ++at_;
        }
        return std::span(tokens_).subspan(begin, at_ - begin);
    }

    /// From `{` past the `}` that closes it, without reading.
    void skip_block() {
        std::size_t depth = 0;
        while (peek().kind != TokenKind::end) {
            if (peek().kind == TokenKind::open_brace) ++depth;
            if (peek().kind == TokenKind::close_brace && --depth == 0) {
                ++at_;
                return;
            }
            ++at_;
        }
    }

    /// Moves into the block that must begin here.
    bool enter_block(const Token& rule) {
        if (peek().kind == TokenKind::open_brace) {
            ++at_;
            return true;
        }
        diagnostics_.error(peek().kind == TokenKind::end ? rule.place : peek().place,
                           "a rule has no block `{ … }`",
                           "its declarations stand between `{` and `}`");
        if (peek().kind != TokenKind::end) ++at_;
        return false;
    }

    void read_style_rule() {
        const Token& first = peek();
        const auto prelude = read_prelude();
        if (!enter_block(first)) return;
        auto selectors = read_selectors(prelude, sheet_.words, diagnostics_);
        StyleRule rule;
        const bool is_generated = selectors && is_all_generated(*selectors);
        read_block(first, is_generated ? RuleKind::pseudo_element : RuleKind::element,
                   rule.declarations, nullptr);
        if (!selectors) return;
        if (!is_generated) tell_generated_limits(*selectors, rule.declarations);
        const auto number = static_cast<std::uint32_t>(sheet_.rules.size());
        for (Selector& selector : *selectors) {
            selector.rule = number;
            sheet_.selectors.push_back(std::move(selector));
        }
        sheet_.rules.push_back(std::move(rule));
    }

    static bool is_all_generated(const std::vector<Selector>& selectors) {
        for (const Selector& selector : selectors) {
            if (selector.pseudo_element == PseudoElement::none) return false;
        }
        return true;
    }

    /// A rule for elements and for ::before at once may say only what works on both.
    void tell_generated_limits(const std::vector<Selector>& selectors,
                               const std::vector<Declaration>& declarations) {
        bool has_generated = false;
        for (const Selector& selector : selectors) {
            has_generated = has_generated || selector.pseudo_element != PseudoElement::none;
        }
        if (!has_generated) return;
        for (const Declaration& declaration : declarations) {
            if (declaration.kind != Declaration::Kind::value) continue;
            const PropertyRow& row = row_of(declaration.property);
            if ((row.kinds & bit(RuleKind::pseudo_element)) != 0) continue;
            diagnostics_.error(declaration.place,
                               quoted(row.name) + " does not work on ::before and ::after",
                               "write a rule of its own for it");
        }
    }

    void read_at_rule() {
        const Token& keyword = peek();
        ++at_;
        const auto prelude = read_prelude();
        if (equals_in_any_case(keyword.text, "page")) {
            read_page_rule(keyword, prelude);
            return;
        }
        diagnostics_.error(keyword.place, quoted(keyword.source) + " is not supported",
                           std::string(advice_on_at_rule(lowered(keyword.text))));
        if (peek().kind == TokenKind::open_brace) {
            skip_block();
        } else if (peek().kind != TokenKind::end) {
            ++at_;
        }
    }

    void read_page_rule(const Token& keyword, std::span<const Token> prelude) {
        if (!enter_block(keyword)) return;
        auto conditions = read_page_conditions(prelude, keyword.place, diagnostics_);
        PageRule rule;
        read_block(keyword, RuleKind::page, rule.declarations, &rule.boxes);
        if (!conditions) return;
        rule.conditions = std::move(*conditions);
        sheet_.page_rules.push_back(std::move(rule));
    }

    /// The declarations up to the `}` of the block, past it; margin boxes too where `boxes` is
    /// given.
    void read_block(const Token& rule, RuleKind kind, std::vector<Declaration>& declarations,
                    std::vector<MarginBoxRule>* boxes) {
        declarations.reserve(8);
        while (true) {
            skip_space();
            const Token& token = peek();
            switch (token.kind) {
                case TokenKind::end:
                    diagnostics_.error(rule.place, "a rule is not closed", "end it with `}`");
                    return;
                case TokenKind::close_brace:
                    ++at_;
                    return;
                case TokenKind::semicolon:
                    ++at_;
                    break;
                case TokenKind::at_keyword:
                    read_margin_box(boxes);
                    break;
                default:
                    read_written(kind, declarations);
            }
        }
    }

    void read_margin_box(std::vector<MarginBoxRule>* boxes) {
        const Token& keyword = peek();
        if (boxes == nullptr) {
            diagnostics_.error(keyword.place, quoted(keyword.source) + " cannot stand here",
                               "margin boxes stand directly in @page");
        }
        const bool is_known = boxes != nullptr && is_margin_box(keyword, diagnostics_);
        ++at_;
        skip_space();
        if (peek().kind != TokenKind::open_brace) read_prelude();
        if (!enter_block(keyword)) return;
        if (!is_known) {
            --at_;
            skip_block();
            return;
        }
        MarginBoxRule box{lowered(keyword.text), keyword.place, {}};
        read_block(keyword, RuleKind::margin_box, box.declarations, nullptr);
        boxes->push_back(std::move(box));
    }

    /// The tokens up to the `;` or `}` that ends a declaration.
    std::span<const Token> read_to_end_of_declaration() {
        const std::size_t begin = at_;
        std::size_t braces = 0;
        std::size_t others = 0;
        for (; peek().kind != TokenKind::end; ++at_) {
            const TokenKind kind = peek().kind;
            if (kind == TokenKind::open_brace) ++braces;
            if (kind == TokenKind::close_brace) {
                // Even after an unclosed `(`, so that the fault ends with its rule.
                if (braces == 0) break;
                --braces;
            }
            if (kind == TokenKind::semicolon && braces == 0 && others == 0) break;
            if (opens(kind)) ++others;
            if (closes(kind) && others != 0) --others;
        }
        return std::span(tokens_).subspan(begin, at_ - begin);
    }

    void read_written(RuleKind kind, std::vector<Declaration>& declarations) {
        const auto all = read_to_end_of_declaration();
        const Token& name = all.front();
        std::size_t colon = 1;
        while (colon < all.size() && all[colon].kind == TokenKind::white_space) ++colon;
        if (name.kind != TokenKind::identifier || colon == all.size() ||
            all[colon].kind != TokenKind::colon) {
            diagnostics_.error(
                name.place,
                quoted(written(all.data(), all.data() + all.size())) + " is no declaration",
                "declarations have the form `name: value;`");
            return;
        }
        WrittenDeclaration declaration{&name, all.subspan(colon + 1), false};
        take_important(declaration);
        if (has_block(declaration)) return;
        read_declaration(declaration, kind, diagnostics_, declarations);
    }

    static void trim_end(std::span<const Token>& tokens) {
        while (!tokens.empty() && tokens.back().kind == TokenKind::white_space) {
            tokens = tokens.first(tokens.size() - 1);
        }
    }

    static void take_important(WrittenDeclaration& declaration) {
        std::span<const Token> tokens = declaration.tokens;
        trim_end(tokens);
        if (!tokens.empty() && tokens.back().kind == TokenKind::identifier &&
            equals_in_any_case(tokens.back().text, "important")) {
            auto before = tokens.first(tokens.size() - 1);
            trim_end(before);
            if (!before.empty() && before.back().is_delimiter('!')) {
                declaration.is_important = true;
                tokens = before.first(before.size() - 1);
                trim_end(tokens);
            }
        }
        declaration.tokens = tokens;
    }

    /// A forgotten semicolon or nested rule; told.
    bool has_block(const WrittenDeclaration& declaration) {
        for (const Token& token : declaration.tokens) {
            if (token.kind != TokenKind::open_brace) continue;
            diagnostics_.error(token.place, "a block `{ … }` cannot stand in a declaration",
                               "rules cannot stand in each other; is a `}` missing before?");
            return true;
        }
        return false;
    }

    Stylesheet& sheet_;
    const std::vector<Token>& tokens_;
    base::Diagnostics& diagnostics_;
    std::size_t at_ = 0;
};

}  // namespace

Stylesheet parse_stylesheet(std::string_view css, base::Diagnostics& diagnostics) {
    Stylesheet sheet;
    if (css.starts_with("\xEF\xBB\xBF")) css.remove_prefix(3);
    if (!is_readable(css, "the style sheet", mark_before, diagnostics)) css = {};
    sheet.tokens = tokenize(css, diagnostics);
    Parser(sheet, diagnostics).run();
    return sheet;
}

}  // namespace papersetter::document
