// SPDX-License-Identifier: MIT
#include "document/variables.hpp"

#include <functional>
#include <set>
#include <string_view>

#include "base/text.hpp"
#include "document/letters.hpp"
#include "document/quoted.hpp"

namespace papersetter::document {

namespace {

constexpr std::size_t most_tokens = 10'000;
constexpr std::size_t deepest_fallback = 32;

bool is_var(const Token& token) {
    return token.kind == TokenKind::function && equals_in_any_case(token.text, "var");
}

std::span<const Token> trimmed(std::span<const Token> tokens) {
    while (!tokens.empty() && tokens.front().kind == TokenKind::white_space) {
        tokens = tokens.subspan(1);
    }
    while (!tokens.empty() && tokens.back().kind == TokenKind::white_space) {
        tokens = tokens.first(tokens.size() - 1);
    }
    return tokens;
}

/// What stands in var( … ): the name, and the fallback if there is a comma.
struct Reference {
    std::string_view name;
    std::optional<std::span<const Token>> fallback;
    std::size_t end = 0;  ///< past the closing parenthesis
};

class Substitution {
  public:
    using Lookup = std::function<const std::vector<Token>*(std::string_view)>;

    Substitution(Lookup lookup, base::Place place, base::Diagnostics& diagnostics)
        : lookup_(std::move(lookup)), place_(place), diagnostics_(diagnostics) {}

    bool append(std::span<const Token> tokens, std::size_t depth) {
        for (std::size_t i = 0; i < tokens.size();) {
            if (!is_var(tokens[i])) {
                if (!push(tokens[i++])) return false;
                continue;
            }
            const auto reference = read_reference(tokens, i);
            if (!reference) return fail("var() takes a name, as in var(--gap) or var(--gap, 4pt)");
            if (!resolve(*reference, depth)) return false;
            i = reference->end;
        }
        return true;
    }

    std::vector<Token> result;

  private:
    bool push(const Token& token) {
        if (result.size() >= most_tokens) return fail("the value of var() is too long");
        result.push_back(token);
        return true;
    }

    bool fail(std::string message, std::string hint = {}) {
        diagnostics_.error(place_, std::move(message), std::move(hint));
        return false;
    }

    static std::optional<Reference> read_reference(std::span<const Token> tokens,
                                                   std::size_t begin) {
        std::size_t close = begin + 1;
        std::size_t depth = 0;
        std::size_t comma = 0;
        for (; close < tokens.size(); ++close) {
            const TokenKind kind = tokens[close].kind;
            if (kind == TokenKind::close_parenthesis && depth-- == 0) break;
            if (kind == TokenKind::function || kind == TokenKind::open_parenthesis) ++depth;
            if (kind == TokenKind::comma && depth == 0 && comma == 0) comma = close;
        }
        if (close >= tokens.size()) return std::nullopt;
        const std::size_t name_end = comma != 0 ? comma : close;
        const auto name = trimmed(tokens.subspan(begin + 1, name_end - begin - 1));
        if (name.size() != 1 || name[0].kind != TokenKind::identifier ||
            !name[0].text.starts_with("--")) {
            return std::nullopt;
        }
        Reference reference{name[0].text, std::nullopt, close + 1};
        if (comma != 0) reference.fallback = tokens.subspan(comma + 1, close - comma - 1);
        return reference;
    }

    bool resolve(const Reference& reference, std::size_t depth) {
        if (const std::vector<Token>* value = lookup_(reference.name)) {
            for (const Token& token : *value) {
                if (!push(token)) return false;
            }
            return true;
        }
        if (reference.fallback) {
            if (depth == deepest_fallback) return fail("var() stands too deep in var()");
            return append(*reference.fallback, depth + 1);
        }
        return fail("the variable " + quoted(reference.name) + " is not defined here",
                    "define it on this element or one around it, or write var(" +
                        base::shown(reference.name) + ", fallback)");
    }

    Lookup lookup_;
    base::Place place_;
    base::Diagnostics& diagnostics_;
};

/// Resolves definitions that refer to each other.
class Definitions {
  public:
    Definitions(const Variables& inherited, std::span<const Declaration* const> declared,
                base::Diagnostics& diagnostics)
        : inherited_(inherited), diagnostics_(diagnostics) {
        for (const Declaration* declaration : declared) {
            declared_.insert_or_assign(declaration->name, declaration);
        }
    }

    Variables run() {
        result_ = inherited_;
        for (const auto& [name, declaration] : declared_) result_.erase(std::string(name));
        for (const auto& [name, declaration] : declared_) static_cast<void>(find(name));
        return std::move(result_);
    }

  private:
    const std::vector<Token>* find(std::string_view name) {
        if (const auto found = result_.find(name); found != result_.end()) return &found->second;
        const auto declared = declared_.find(name);
        if (declared == declared_.end() || failed_.contains(name)) return nullptr;
        if (open_.contains(name) || open_.size() == deepest_fallback) {
            diagnostics_.error(declared->second->place,
                               "the variable " + quoted(name) + " is defined by itself", {});
            failed_.insert(name);
            return nullptr;
        }
        open_.insert(name);
        Substitution substitution([this](std::string_view other) { return find(other); },
                                  declared->second->place, diagnostics_);
        const bool is_good = substitution.append(trimmed(declared->second->tokens), 0);
        open_.erase(name);
        if (!is_good) {
            failed_.insert(name);
            return nullptr;
        }
        return &result_.emplace(name, std::move(substitution.result)).first->second;
    }

    const Variables& inherited_;
    base::Diagnostics& diagnostics_;
    std::map<std::string_view, const Declaration*> declared_;
    std::set<std::string_view> open_;
    std::set<std::string_view> failed_;
    Variables result_;
};

}  // namespace

std::optional<std::vector<Token>> substitute(std::span<const Token> tokens,
                                             const Variables& variables, base::Place place,
                                             base::Diagnostics& diagnostics) {
    Substitution substitution(
        [&](std::string_view name) {
            const auto found = variables.find(name);
            return found == variables.end() ? nullptr : &found->second;
        },
        place, diagnostics);
    if (!substitution.append(tokens, 0)) return std::nullopt;
    return std::move(substitution.result);
}

Variables define(const Variables& inherited, std::span<const Declaration* const> declared,
                 base::Diagnostics& diagnostics) {
    return Definitions(inherited, declared, diagnostics).run();
}

}  // namespace papersetter::document
