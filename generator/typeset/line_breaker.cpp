// SPDX-License-Identifier: MIT
#include "typeset/line_breaker.hpp"

#include <unicode/ubrk.h>
#include <unicode/utext.h>

#include <algorithm>
#include <map>
#include <optional>

#include "base/diagnostic.hpp"
#include "typeset/plain_words.hpp"

namespace papersetter::typeset {

namespace {

struct CloseIterator {
    void operator()(UBreakIterator* iterator) const { ubrk_close(iterator); }
};
using Iterator = std::unique_ptr<UBreakIterator, CloseIterator>;

struct CloseText {
    void operator()(UText* text) const { utext_close(text); }
};

[[noreturn]] void fail() {
    throw base::WorldError("ICU cannot find line breaks", "install its data (libicu72)");
}

// Languages whose own rules change the classes of the characters in plain words.
bool has_own_rules(const std::string& language) {
    for (const std::string_view prefix : {"ja", "zh", "ko", "fi", "he", "iw"}) {
        if (language.starts_with(prefix)) return true;
    }
    return false;
}

// A word between spaces; what is not plain is left to ICU.
struct Word {
    std::size_t begin = 0;
    std::size_t end = 0;
    std::optional<PlainWord> plain;
};

std::size_t skip_spaces(std::string_view text, std::size_t at) {
    while (at < text.size() && text[at] == ' ') ++at;
    return at;
}

}  // namespace

struct LineBreaker::State {
    // A line without "\n" that stands at `base` in the whole text.
    struct Text {
        std::string_view line;
        std::uint32_t base;
        const std::string& language;
    };

    std::map<std::string, Iterator> iterators;
    std::vector<std::uint32_t> inner;
    std::vector<std::uint32_t> found;

    UBreakIterator* iterator(const std::string& language) {
        Iterator& known = iterators[language];
        if (!known) {
            UErrorCode status = U_ZERO_ERROR;
            known.reset(ubrk_open(UBRK_LINE, language.c_str(), nullptr, 0, &status));
            if (U_FAILURE(status)) fail();
        }
        return known.get();
    }

    void ask_icu(std::string_view text, const std::string& language) {
        UErrorCode status = U_ZERO_ERROR;
        UBreakIterator* at = iterator(language);
        const std::unique_ptr<UText, CloseText> source(
            utext_openUTF8(nullptr, text.data(), static_cast<std::int64_t>(text.size()), &status));
        ubrk_setUText(at, source.get(), &status);
        if (U_FAILURE(status)) fail();
        found.clear();
        ubrk_first(at);
        for (std::int32_t end = ubrk_next(at); end != UBRK_DONE; end = ubrk_next(at)) {
            if (static_cast<std::size_t>(end) < text.size()) {
                found.push_back(static_cast<std::uint32_t>(end));
            }
        }
    }

    static Word word_at(const Text& text, std::size_t begin,
                        std::vector<std::uint32_t>& opportunities) {
        Word word{begin, begin, {}};
        word.plain = read_plain_word(text.line, text.base, word.end, opportunities);
        return word;
    }

    // The other words from `word` on, which comes after `last`, up to the next plain one, which is
    // returned. Between two plain words a line may break whatever stands further off, so ICU need
    // only see the others with one plain neighbour on each side.
    Word other_words(const Text& text, const Word& last, Word word,
                     std::vector<std::uint32_t>& offsets) {
        do {
            inner.clear();
            const std::size_t begin = skip_spaces(text.line, word.end);
            word = begin < text.line.size() ? word_at(text, begin, inner) : Word{begin, begin, {}};
        } while (!word.plain && word.begin < text.line.size());
        ask_icu(text.line.substr(last.begin, word.end - last.begin), text.language);
        for (const std::uint32_t offset : found) {
            const std::size_t place = last.begin + offset;
            if (place > last.end && place <= word.begin) {
                offsets.push_back(text.base + static_cast<std::uint32_t>(place));
            }
        }
        offsets.insert(offsets.end(), inner.begin(), inner.end());
        return word;
    }

    void find_in_line(const Text& text, std::vector<std::uint32_t>& offsets) {
        Word last;
        for (std::size_t at = skip_spaces(text.line, 0); at < text.line.size();
             at = skip_spaces(text.line, last.end)) {
            const std::size_t before = offsets.size();
            const bool is_first = !last.plain;
            if (!is_first) offsets.push_back(text.base + static_cast<std::uint32_t>(at));
            Word word = word_at(text, at, offsets);
            if (!word.plain || (is_first && at > 0)) {
                offsets.resize(before);
                word = other_words(text, last, word, offsets);
            } else if (!is_first && last.plain->ends_with_quote &&
                       word.plain->begins_with_bracket) {
                offsets.erase(offsets.begin() + static_cast<std::ptrdiff_t>(before));
            }
            last = word;
        }
    }
};

LineBreaker::LineBreaker() : state_(std::make_unique<State>()) {}
LineBreaker::~LineBreaker() = default;
LineBreaker::LineBreaker(LineBreaker&&) noexcept = default;

void LineBreaker::find(std::string_view text, const std::string& language,
                       std::vector<std::uint32_t>& offsets) {
    if (has_own_rules(language)) return find_by_icu(text, language, offsets);
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        state_->find_in_line({text.substr(at, end - at), static_cast<std::uint32_t>(at), language},
                             offsets);
        at = end + 1;
        if (at < text.size()) offsets.push_back(static_cast<std::uint32_t>(at));
    }
}

void LineBreaker::find_by_icu(std::string_view text, const std::string& language,
                              std::vector<std::uint32_t>& offsets) {
    state_->ask_icu(text, language);
    offsets.insert(offsets.end(), state_->found.begin(), state_->found.end());
}

}  // namespace papersetter::typeset
