// SPDX-License-Identifier: MIT
#include "document/selector_parser.hpp"

#include <algorithm>
#include <array>
#include <charconv>

#include "base/text.hpp"
#include "document/letters.hpp"
#include "document/quoted.hpp"
#include "document/vocabulary.hpp"

namespace papersetter::document {

namespace {

using Kind = SimpleSelector::Kind;

constexpr std::size_t most_compounds = 64;
constexpr std::uint32_t id_weight = 1U << 20;
constexpr std::uint32_t class_weight = 1U << 10;
constexpr std::uint32_t type_weight = 1;
constexpr std::array<std::string_view, 4> pseudo_classes{"first-child", "last-child", "nth-child",
                                                         "not"};
constexpr std::array<std::string_view, 2> pseudo_elements{"before", "after"};

/// Reads one complex selector from the tokens between two commas.
class SelectorReader {
  public:
    SelectorReader(std::span<const Token> tokens, const Token& stop, WordTable& words,
                   base::Diagnostics& diagnostics)
        : tokens_(tokens), stop_(stop), words_(words), diagnostics_(diagnostics) {}

    std::optional<Selector> run() {
        skip_space();
        if (is_at_end()) return fail(stop_.place, "a selector is missing", {});
        while (true) {
            if (!read_compound()) return std::nullopt;
            const bool has_space = skip_space();
            if (is_at_end()) break;
            if (result_.pseudo_element != PseudoElement::none) {
                return fail(peek().place, "::before and ::after must be the end of a selector", {});
            }
            if (!read_combinator(has_space)) return std::nullopt;
            if (result_.compounds.size() >= most_compounds) {
                return fail(peek().place, "the selector is too long", "at most 64 parts");
            }
        }
        std::ranges::reverse(result_.compounds);
        return std::move(result_);
    }

  private:
    [[nodiscard]] bool is_at_end() const { return at_ == tokens_.size(); }
    [[nodiscard]] const Token& peek() const { return is_at_end() ? stop_ : tokens_[at_]; }
    const Token& next() { return is_at_end() ? stop_ : tokens_[at_++]; }
    bool skip_space() {
        const std::size_t begin = at_;
        while (!is_at_end() && peek().kind == TokenKind::white_space) ++at_;
        return at_ != begin;
    }
    std::nullopt_t fail(base::Place place, std::string message, std::string hint) {
        diagnostics_.error(place, std::move(message), std::move(hint));
        return std::nullopt;
    }
    bool refuse(const Token& token, std::string message, std::string hint = {}) {
        diagnostics_.error(token.place, std::move(message), std::move(hint));
        return false;
    }

    bool read_combinator(bool has_space) {
        const Token& token = peek();
        Combinator combinator = Combinator::descendant;
        if (token.is_delimiter('>') || token.is_delimiter('+')) {
            combinator = token.is_delimiter('>') ? Combinator::child : Combinator::adjacent;
            next();
            skip_space();
        } else if (token.is_delimiter('~')) {
            return refuse(token, "the combinator `~` is not supported", "use `+`, `>` or a class");
        } else if (!has_space) {
            return refuse_stray(token);
        }
        pending_ = combinator;
        return true;
    }

    bool refuse_stray(const Token& token) {
        if (is_at_end()) return refuse(token, "a selector ends too early");
        return refuse(token, quoted(token.source) + " cannot stand in a selector",
                      "selectors are made of type, .class, #id, [attribute], :first-child, "
                      ":last-child, :nth-child(), :not(), ::before and ::after");
    }

    bool read_compound() {
        CompoundSelector& compound = result_.compounds.emplace_back();
        compound.combinator = pending_;
        while (!is_at_end() && peek().kind != TokenKind::white_space) {
            const Token& token = peek();
            if (token.is_delimiter('>') || token.is_delimiter('+') || token.is_delimiter('~')) {
                break;
            }
            if (token.kind == TokenKind::colon && is_double_colon()) {
                if (!read_pseudo_element()) return false;
                return true;
            }
            const bool is_first = compound.tests.empty();
            SimpleSelector test;
            if (!read_simple(test, is_first)) return false;
            compound.tests.push_back(std::move(test));
        }
        return !compound.tests.empty() || refuse_stray(peek());
    }

    [[nodiscard]] bool is_double_colon() const {
        return at_ + 1 < tokens_.size() && tokens_[at_ + 1].kind == TokenKind::colon;
    }

    bool read_pseudo_element() {
        at_ += 2;
        const Token& name = next();
        if (name.kind == TokenKind::identifier && equals_in_any_case(name.text, "before")) {
            result_.pseudo_element = PseudoElement::before;
        } else if (name.kind == TokenKind::identifier && equals_in_any_case(name.text, "after")) {
            result_.pseudo_element = PseudoElement::after;
        } else {
            return refuse(name,
                          "the pseudo-element `::" + base::shown(name.text) + "` is not supported",
                          "there are ::before and ::after");
        }
        if (result_.compounds.back().tests.empty()) result_.compounds.back().tests.emplace_back();
        add_weight(type_weight);
        return true;
    }

    /// Each kind counts to 1023 at most, so that none spills over into the next.
    void add_weight(std::uint32_t weight) {
        if ((result_.specificity / weight) % 1024 != 1023) result_.specificity += weight;
    }

    /// One simple selector; a type or `*` only as the first of its compound.
    bool read_simple(SimpleSelector& test, bool is_first) {
        if (result_.compounds.back().tests.size() >= most_compounds) {
            return refuse(peek(), "the selector is too long",
                          "at most 64 conditions on an element");
        }
        const Token& token = next();
        if (token.is_delimiter('*') && is_first) return true;
        if (token.kind == TokenKind::identifier && is_first) return read_type(token, test);
        if (token.is_delimiter('.')) return read_class(test);
        if (token.kind == TokenKind::hash) {
            test.kind = Kind::id;
            test.number = words_.add(token.text);
            add_weight(id_weight);
            return true;
        }
        if (token.kind == TokenKind::open_bracket) return read_attribute(test);
        if (token.kind == TokenKind::colon) return read_pseudo_class(test);
        return refuse_stray(token);
    }

    bool read_type(const Token& token, SimpleSelector& test) {
        const std::string name = lowered(token.text);
        const auto element = element_named(name);
        if (!element) {
            std::string hint(advice_on_element(name));
            const auto near = base::nearest(name, element_names());
            if (hint.empty() && near) hint = "did you mean " + quoted(*near) + "?";
            return refuse(token, "the element " + quoted(token.text) + " is not supported",
                          std::move(hint));
        }
        test.kind = Kind::type;
        test.number = *element;
        add_weight(type_weight);
        return true;
    }

    bool read_class(SimpleSelector& test) {
        const Token& name = next();
        if (name.kind != TokenKind::identifier) {
            return refuse(name, "a class name is missing after `.`");
        }
        test.kind = Kind::class_name;
        test.number = words_.add(name.text);
        add_weight(class_weight);
        return true;
    }

    bool read_attribute(SimpleSelector& test) {
        skip_space();
        const Token& name = next();
        if (name.kind != TokenKind::identifier) {
            return refuse(name, "an attribute name is missing after `[`");
        }
        test.kind = Kind::attribute;
        test.attribute = lowered(name.text);
        if (!is_attribute_for_selectors(name, test.attribute)) return false;
        skip_space();
        if (peek().is_delimiter('=')) {
            next();
            skip_space();
            const Token& value = next();
            if (value.kind != TokenKind::string && value.kind != TokenKind::identifier) {
                return refuse(value, "an attribute value is missing after `=`",
                              "write [" + test.attribute + "=\"value\"]");
            }
            test.value = std::string(value.text);
            skip_space();
        }
        const Token& close = next();
        if (close.kind != TokenKind::close_bracket) {
            return refuse(close, "only [name] and [name=\"value\"] are supported");
        }
        add_weight(class_weight);
        return true;
    }

    bool is_attribute_for_selectors(const Token& token, std::string_view name) {
        if (name == "class" || name == "id" || name == "data-at") {
            return refuse(token, quoted(name) + " cannot be asked for in brackets",
                          "write .name for a class and #name for an id");
        }
        const auto known = attribute_names();
        if (std::ranges::find(known, name) != known.end()) return true;
        const auto near = base::nearest(name, known);
        return refuse(token, "the attribute " + quoted(name) + " is not supported",
                      near ? "did you mean " + quoted(*near) + "?" : std::string{});
    }

    bool read_pseudo_class(SimpleSelector& test) {
        const Token& name = next();
        if (name.kind == TokenKind::identifier) {
            if (equals_in_any_case(name.text, "first-child")) {
                test.kind = Kind::nth_child;
                test.offset = 1;
                add_weight(class_weight);
                return true;
            }
            if (equals_in_any_case(name.text, "last-child")) {
                test.kind = Kind::last_child;
                add_weight(class_weight);
                return true;
            }
        }
        if (name.kind == TokenKind::function) {
            if (equals_in_any_case(name.text, "nth-child")) return read_nth_child(name, test);
            if (equals_in_any_case(name.text, "not")) return read_not(name, test);
        }
        return refuse(name, "the pseudo-class `:" + base::shown(name.text) + "` is not supported",
                      advice_on_pseudo_class(lowered(name.text)));
    }

    static std::string advice_on_pseudo_class(std::string_view name) {
        if (std::ranges::find(pseudo_elements, name) != pseudo_elements.end()) {
            return "write `::" + std::string(name) + "`";
        }
        if (name == "root") return "use `html`";
        if (const auto near = base::nearest(name, pseudo_classes)) {
            return "did you mean `:" + *near + "`?";
        }
        return "there are :first-child, :last-child, :nth-child() and :not()";
    }

    bool read_nth_child(const Token& name, SimpleSelector& test) {
        std::string text;
        while (!is_at_end() && peek().kind != TokenKind::close_parenthesis) {
            const Token& token = next();
            const bool is_space = token.kind == TokenKind::white_space;
            text += is_space ? std::string_view(" ") : token.source;
        }
        const auto nth = read_nth(text);
        if (next().kind != TokenKind::close_parenthesis || !nth) {
            return refuse(name, ":nth-child() cannot be " + quoted(text),
                          "it takes odd, even, a number or a form like 5n+1");
        }
        test.kind = Kind::nth_child;
        test.step = nth->step;
        test.offset = nth->offset;
        add_weight(class_weight);
        return true;
    }

    bool read_not(const Token& name, SimpleSelector& test) {
        skip_space();
        if (test.is_negated || is_at_end()) {
            return refuse(name, ":not() takes one simple selector, as in :not(.wide)");
        }
        test.is_negated = true;
        if (!read_simple(test, true)) return false;
        skip_space();
        if (next().kind != TokenKind::close_parenthesis) {
            return refuse(name, ":not() takes one simple selector, as in :not(.wide)");
        }
        return true;
    }

    std::span<const Token> tokens_;
    const Token& stop_;
    WordTable& words_;
    base::Diagnostics& diagnostics_;
    std::size_t at_ = 0;
    Combinator pending_ = Combinator::descendant;
    Selector result_;
};

std::optional<std::int32_t> to_integer(std::string_view text) {
    if (text.starts_with('+')) {
        text.remove_prefix(1);
        if (text.empty() || !is_digit(text[0])) return std::nullopt;
    }
    std::int32_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    if (value > 1'000'000 || value < -1'000'000) return std::nullopt;
    return value;
}

/// Without the spaces around a sign; nothing when a space stands elsewhere ("3 4" is no 34).
std::optional<std::string> joined(std::string_view text) {
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (!is_space(text[i])) {
            result += lower(text[i]);
            continue;
        }
        const char before = result.empty() ? '+' : result.back();
        const char after = i + 1 < text.size() ? text[i + 1] : '+';
        const auto is_sign = [](char letter) { return letter == '+' || letter == '-'; };
        if (!is_sign(before) && !is_sign(after)) return std::nullopt;
    }
    return result;
}

}  // namespace

std::optional<Nth> read_nth(std::string_view text) {
    const auto form = joined(base::trimmed(text));
    if (!form) return std::nullopt;
    if (*form == "odd") return Nth{2, 1};
    if (*form == "even") return Nth{2, 0};
    const std::string_view all = *form;
    const std::size_t letter = all.find('n');
    if (letter == std::string_view::npos) {
        const auto offset = to_integer(all);
        return offset ? std::optional(Nth{0, *offset}) : std::nullopt;
    }
    const std::string_view before = all.substr(0, letter);
    const std::string_view after = all.substr(letter + 1);
    Nth nth{1, 0};
    if (before == "-") {
        nth.step = -1;
    } else if (!before.empty() && before != "+") {
        const auto step = to_integer(before);
        if (!step) return std::nullopt;
        nth.step = *step;
    }
    if (!after.empty()) {
        const bool has_sign = after[0] == '+' || after[0] == '-';
        const auto offset =
            has_sign && after.size() > 1 && is_digit(after[1]) ? to_integer(after) : std::nullopt;
        if (!offset) return std::nullopt;
        nth.offset = *offset;
    }
    return nth;
}

std::optional<std::vector<Selector>> read_selectors(std::span<const Token> tokens, WordTable& words,
                                                    base::Diagnostics& diagnostics) {
    static constexpr Token nothing{};
    std::vector<Selector> selectors;
    bool is_complete = true;
    std::size_t begin = 0;
    for (std::size_t i = 0; i <= tokens.size(); ++i) {
        const bool is_end = i == tokens.size();
        if (!is_end && tokens[i].kind != TokenKind::comma) continue;
        Token stop = is_end ? nothing : tokens[i];
        if (is_end && !tokens.empty()) stop.place = tokens.back().place;
        auto selector =
            SelectorReader(tokens.subspan(begin, i - begin), stop, words, diagnostics).run();
        is_complete = is_complete && selector.has_value();
        if (selector) selectors.push_back(std::move(*selector));
        begin = i + 1;
    }
    if (!is_complete) return std::nullopt;
    return selectors;
}

}  // namespace papersetter::document
