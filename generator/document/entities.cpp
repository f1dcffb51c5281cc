// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <utility>

#include "document/vocabulary.hpp"

namespace papersetter::document {

namespace {

using Entity = std::pair<std::string_view, std::string_view>;

// Sorted by name, for binary search. The texts are never longer than "&name;".
constexpr std::array entities{
    Entity{"Delta", "Δ"},       Entity{"Omega", "Ω"},     Entity{"Sigma", "Σ"},
    Entity{"alpha", "α"},       Entity{"amp", ""},        Entity{"apos", ""},
    Entity{"beta", "β"},        Entity{"bull", "•"},      Entity{"cent", "¢"},
    Entity{"copy", "©"},        Entity{"deg", "°"},       Entity{"delta", "δ"},
    Entity{"divide", "÷"},      Entity{"emsp", "\u2003"}, Entity{"ensp", "\u2002"},
    Entity{"epsilon", "ε"},     Entity{"eta", "η"},       Entity{"euro", "€"},
    Entity{"frac12", "½"},      Entity{"frac14", "¼"},    Entity{"frac34", "¾"},
    Entity{"gamma", "γ"},       Entity{"ge", "≥"},        Entity{"gt", ""},
    Entity{"half", "½"},        Entity{"harr", "↔"},      Entity{"hellip", "…"},
    Entity{"infin", "∞"},       Entity{"iquest", "¿"},    Entity{"lambda", "λ"},
    Entity{"laquo", "«"},       Entity{"larr", "←"},      Entity{"ldquo", "“"},
    Entity{"le", "≤"},          Entity{"lsaquo", "‹"},    Entity{"lsquo", "‘"},
    Entity{"lt", ""},           Entity{"mdash", "—"},     Entity{"micro", "µ"},
    Entity{"middot", "·"},      Entity{"minus", "−"},     Entity{"mu", "μ"},
    Entity{"nbsp", "\u00A0"},   Entity{"ndash", "–"},     Entity{"ne", "≠"},
    Entity{"omega", "ω"},       Entity{"para", "¶"},      Entity{"permil", "‰"},
    Entity{"phi", "φ"},         Entity{"pi", "π"},        Entity{"plusmn", "±"},
    Entity{"pound", "£"},       Entity{"prime", "′"},     Entity{"quot", ""},
    Entity{"raquo", "»"},       Entity{"rarr", "→"},      Entity{"rdquo", "”"},
    Entity{"reg", "®"},         Entity{"rho", "ρ"},       Entity{"rsaquo", "›"},
    Entity{"rsquo", "’"},       Entity{"sect", "§"},      Entity{"shy", "\u00AD"},
    Entity{"sigma", "σ"},       Entity{"sum", "∑"},       Entity{"sup2", "²"},
    Entity{"sup3", "³"},        Entity{"tau", "τ"},       Entity{"theta", "θ"},
    Entity{"thinsp", "\u2009"}, Entity{"times", "×"},     Entity{"trade", "™"},
    Entity{"yen", "¥"},         Entity{"zwj", "\u200D"},  Entity{"zwnj", "\u200C"}};
static_assert(std::ranges::is_sorted(entities, {}, &Entity::first));

constexpr auto names = [] {
    std::array<std::string_view, entities.size()> result;
    for (std::size_t i = 0; i < result.size(); ++i) result[i] = entities[i].first;
    return result;
}();

}  // namespace

std::string_view entity_text(std::string_view name) {
    const auto found = std::ranges::lower_bound(entities, name, {}, &Entity::first);
    return found != entities.end() && found->first == name ? found->second : std::string_view{};
}

std::span<const std::string_view> entity_names() { return names; }

}  // namespace papersetter::document
