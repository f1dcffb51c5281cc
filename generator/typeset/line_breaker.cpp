// SPDX-License-Identifier: MIT
#include "typeset/line_breaker.hpp"

#include <unicode/ubrk.h>
#include <unicode/utext.h>

#include <map>

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

struct Word {
    std::uint32_t begin = 0;
    std::uint32_t end = 0;
    bool is_plain = false;
    PlainWord plain;
};

}  // namespace

struct LineBreaker::State {
    std::map<std::string, Iterator> iterators;
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

    void breaks(std::string_view text, const std::string& language) {
        UErrorCode status = U_ZERO_ERROR;
        UBreakIterator* at = iterator(language);
        const std::unique_ptr<UText, CloseText> source(utext_openUTF8(
            nullptr, text.data(), static_cast<std::int64_t>(text.size()), &status));
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

    // A line without "\n", from `base` in the whole text. Between two plain words a line may break
    // whatever stands further off, so ICU need only see the other words with one plain neighbour on
    // each side.
    void line(std::string_view text, std::uint32_t base, const std::string& language,
              std::vector<std::uint32_t>& offsets) {
        Word last;
        bool has_last = false;
        std::size_t other_from = 0;  // where the stretch for ICU begins
        bool in_other = false;
        std::size_t at = 0;
        while (at < text.size()) {
            if (text[at] == ' ') {
                ++at;
                continue;
            }
            std::size_t end = text.find(' ', at);
            if (end == std::string_view::npos) end = text.size();
            Word word{static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(end), false, {}};
            const std::size_t before = offsets.size();
            const auto plain =
                read_plain_word(text.substr(at, end - at), base + word.begin, offsets);
            if (plain) {
                word.is_plain = true;
                word.plain = *plain;
            }
            if (!plain && !in_other) {
                in_other = true;
                other_from = has_last ? last.begin : 0;
            }
            if (plain && !in_other && at > 0) {
                const bool is_tied = has_last && last.plain.ends_with_quote &&
                                     word.plain.begins_with_bracket;
                if (!is_tied) {
                    offsets.insert(offsets.begin() + static_cast<std::ptrdiff_t>(before),
                                   base + word.begin);
                }
            }
            if (plain && in_other) {
                const std::vector<std::uint32_t> inner(
                    offsets.begin() + static_cast<std::ptrdiff_t>(before), offsets.end());
                offsets.resize(before);
                stretch(text, other_from, word, base, language, offsets);
                offsets.insert(offsets.end(), inner.begin(), inner.end());
                in_other = false;
            }
            last = word;
            has_last = true;
            at = end;
        }
        if (in_other || !has_last || at > last.end) {
        }
    }
};

}  // namespace papersetter::typeset
