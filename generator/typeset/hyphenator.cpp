// SPDX-License-Identifier: MIT
#include "typeset/hyphenator.hpp"

#include <unicode/uchar.h>
#include <unicode/uscript.h>

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <unordered_map>

#include "base/text.hpp"

namespace papersetter::typeset {

namespace {

// Longer ones are no words of a language.
constexpr std::uint32_t longest_word = 100;

struct Hash {
    using is_transparent = void;
    std::size_t operator()(std::string_view text) const {
        return std::hash<std::string_view>()(text);
    }
};

struct Character {
    std::uint32_t begin = 0;
    UChar32 code = 0;
};

bool is_mark(UChar32 c) { return (U_GET_GC_MASK(c) & U_GC_M_MASK) != 0; }
bool is_letter(UChar32 c) { return u_isalpha(c) != 0 || is_mark(c); }
bool is_apostrophe(UChar32 c) { return c == U'\'' || c == U'\u2019'; }
bool is_capital(UChar32 c) { return u_isupper(c) != 0 || u_istitle(c) != 0; }

std::vector<Character> characters_of(std::string_view text) {
    std::vector<Character> characters;
    characters.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        const auto begin = static_cast<std::uint32_t>(at);
        characters.push_back({begin, static_cast<UChar32>(base::next_code_point(text, at))});
    }
    return characters;
}

// Without the punctuation around it.
std::span<const Character> core_of(std::span<const Character> characters) {
    while (!characters.empty() && !is_letter(characters.front().code)) {
        if (u_isalnum(characters.front().code)) break;
        characters = characters.subspan(1);
    }
    while (!characters.empty() && !is_letter(characters.back().code)) {
        if (u_isalnum(characters.back().code)) break;
        characters = characters.first(characters.size() - 1);
    }
    return characters;
}

bool is_ordinary(std::span<const Character> core) {
    bool may_be_capital = true;
    for (const Character& one : core) {
        if (is_apostrophe(one.code)) {
            may_be_capital = true;
            continue;
        }
        if (!is_letter(one.code) || (is_capital(one.code) && !may_be_capital)) return false;
        may_be_capital = false;
    }
    return true;
}

// Scripts whose words are not cut by hyphens, so that no dictionary is missed.
constexpr std::array never_hyphenated{USCRIPT_ARABIC,   USCRIPT_HEBREW,   USCRIPT_HAN,
                                      USCRIPT_HIRAGANA, USCRIPT_KATAKANA, USCRIPT_HANGUL,
                                      USCRIPT_THAI,     USCRIPT_LAO,      USCRIPT_KHMER,
                                      USCRIPT_MYANMAR,  USCRIPT_TIBETAN};

bool may_have_hyphens(UChar32 letter) {
    UErrorCode error = U_ZERO_ERROR;
    return std::ranges::find(never_hyphenated, uscript_getScript(letter, &error)) ==
           never_hyphenated.end();
}

}  // namespace

struct Hyphenator::State {
    struct Language {
        const HyphenDictionary* dictionary = nullptr;
        std::unordered_map<std::string, std::vector<std::uint32_t>, Hash, std::equal_to<>> words;
    };

    FindDictionary find_dictionary;
    std::map<std::string, Language, std::less<>> languages;

    Language& language(std::string_view name) {
        const auto known = languages.find(name);
        if (known != languages.end()) return known->second;
        return languages.emplace(std::string(name), Language{find_dictionary(name), {}})
            .first->second;
    }

    // Letters from one apostrophe to the next.
    static void find_in_letters(std::span<const Character> letters, Language& language,
                                const document::HyphenLimits& limits, std::uint32_t base,
                                std::vector<std::uint32_t>& offsets) {
        if (letters.size() < limits.word || letters.size() > longest_word) return;
        std::string lower;
        for (const Character& one : letters) {
            base::append_utf8(lower, static_cast<char32_t>(u_tolower(one.code)));
        }
        auto known = language.words.find(lower);
        if (known == language.words.end()) {
            std::vector<std::uint32_t> found = language.dictionary->hyphens(lower);
            known = language.words.emplace(std::move(lower), std::move(found)).first;
        }
        // A capital may have other bytes than its small letter: both are counted in characters.
        std::size_t at = 0;
        std::uint32_t in_lower = 0;
        for (const std::uint32_t hyphen : known->second) {
            for (; in_lower < hyphen; ++at) in_lower += bytes_at(known->first, in_lower);
            if (at < limits.before || letters.size() - at < limits.after) continue;
            if (is_mark(letters[at].code)) continue;
            offsets.push_back(base + letters[at].begin);
        }
    }

    static std::uint32_t bytes_at(const std::string& text, std::uint32_t at) {
        std::uint32_t end = at + 1;
        while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80) ++end;
        return end - at;
    }
};

Hyphenator::Hyphenator(FindDictionary find)
    : state_(std::make_unique<State>(State{std::move(find), {}})) {}
Hyphenator::~Hyphenator() = default;
Hyphenator::Hyphenator(Hyphenator&&) noexcept = default;

void Hyphenator::find(std::string_view text, std::string_view language,
                      const document::HyphenLimits& limits, std::uint32_t base,
                      std::vector<std::uint32_t>& offsets) {
    if (text.size() < limits.word) return;
    const std::vector<Character> characters = characters_of(text);
    const std::span<const Character> core = core_of(characters);
    if (core.size() < limits.word || !is_ordinary(core)) return;
    if (!may_have_hyphens(core.front().code)) return;
    State::Language& known = state_->language(language);
    if (known.dictionary == nullptr) return;
    std::size_t begin = 0;
    for (std::size_t at = 0; at <= core.size(); ++at) {
        if (at < core.size() && !is_apostrophe(core[at].code)) continue;
        State::find_in_letters(core.subspan(begin, at - begin), known, limits, base, offsets);
        begin = at + 1;
    }
}

}  // namespace papersetter::typeset
