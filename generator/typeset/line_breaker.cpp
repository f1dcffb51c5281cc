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

// A word between spaces; what is not plain is left to ICU. Its inner opportunities are
// inner[inner_begin … inner_end).
struct Word {
    std::uint32_t begin = 0;
    std::uint32_t end = 0;
    std::optional<PlainWord> plain;
    std::size_t inner_begin = 0;
    std::size_t inner_end = 0;
};

bool may_break_between(const Word& one, const Word& other) {
    return !(one.plain->ends_with_quote && other.plain->begins_with_bracket);
}

}  // namespace

struct LineBreaker::State {
    std::map<std::string, Iterator> iterators;
    std::vector<Word> words;
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

    void split(std::string_view text) {
        words.clear();
        inner.clear();
        for (std::size_t at = text.find_first_not_of(' '); at < text.size();
             at = text.find_first_not_of(' ', at)) {
            const std::size_t end = std::min(text.find(' ', at), text.size());
            Word word{static_cast<std::uint32_t>(at),
                      static_cast<std::uint32_t>(end),
                      {},
                      inner.size(),
                      0};
            word.plain = read_plain_word(text.substr(at, end - at), word.begin, inner);
            word.inner_end = inner.size();
            words.push_back(word);
            at = end;
        }
    }

    // Between two plain words a line may break whatever stands further off, so ICU need only see
    // the other words with one plain neighbour on each side.
    std::size_t other_words(std::string_view text, std::size_t first, std::uint32_t base,
                            const std::string& language, std::vector<std::uint32_t>& offsets) {
        std::size_t next = first;
        while (next < words.size() && !words[next].plain) ++next;
        const std::size_t from = first == 0 ? 0 : words[first - 1].begin;
        const std::size_t known_to = first == 0 ? 0 : words[first - 1].end;
        const bool ends = next == words.size();
        const std::size_t to = ends ? text.size() : words[next].end;
        const std::size_t wanted_to = ends ? text.size() : words[next].begin;
        ask_icu(text.substr(from, to - from), language);
        for (const std::uint32_t offset : found) {
            const std::size_t place = from + offset;
            if (place > known_to && place <= wanted_to) {
                offsets.push_back(base + static_cast<std::uint32_t>(place));
            }
        }
        return next;
    }

    void add_inner(const Word& word, std::uint32_t base, std::vector<std::uint32_t>& offsets) {
        for (std::size_t i = word.inner_begin; i < word.inner_end; ++i) {
            offsets.push_back(base + inner[i]);
        }
    }

    // A line without "\n" that stands at `base` in the whole text.
    void find_in_line(std::string_view text, std::uint32_t base, const std::string& language,
                      std::vector<std::uint32_t>& offsets) {
        split(text);
        if (!words.empty() && words.front().begin > 0) words.front().plain.reset();
        for (std::size_t i = 0; i < words.size(); ++i) {
            if (!words[i].plain) {
                i = other_words(text, i, base, language, offsets);
                if (i == words.size()) return;
            } else if (i > 0 && may_break_between(words[i - 1], words[i])) {
                offsets.push_back(base + words[i].begin);
            }
            add_inner(words[i], base, offsets);
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
        state_->find_in_line(text.substr(at, end - at), static_cast<std::uint32_t>(at), language,
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
