// SPDX-License-Identifier: MIT
#include "typeset/line_breaker.hpp"

#include <doctest/doctest.h>

#include <array>
#include <string>

#include "base/random.hpp"

using namespace papersetter;

namespace {

// The text with "|" where a line may end.
std::string marked(typeset::LineBreaker& breaker, const std::string& text) {
    std::vector<std::uint32_t> offsets;
    breaker.find(text, "en", offsets);
    std::string result = text;
    for (auto offset = offsets.rbegin(); offset != offsets.rend(); ++offset) {
        result.insert(*offset, "|");
    }
    return result;
}

// Text of plain words and of anything else, as the draws fall.
std::string random_text(base::Random& random) {
    static const std::array<std::string, 48> parts = {
        "a",      "word",   "I",      "7",      "40",     ".",      ",",      ":",
        ";",      "!",      "?",      "(",      ")",      "[",      "]",      "'",
        "\"",     "\u2019", "\u201C", "\u201D", "-",      "\u2013", "\u2014", "\u00A0",
        "\u202F", "%",      "$",      "/",      "\u2026", "\u00E9", "\u00D7", "_",
        "=",      "+",      "{",      "}",      "\u2192", "\u2713", "\u3042", "\u0301",
        "\\",     "|",      "\uFFFC", "\u200B", "\n",     "b",      "c",      "\u00B7"};
    std::string text;
    const std::uint64_t length = 1 + random.below(24);
    for (std::uint64_t i = 0; i < length; ++i) {
        if (random.below(3) == 0) {
            text += random.below(4) == 0 ? "  " : " ";
        } else {
            // Mostly the plain ones, so that the rules meet as often as ICU.
            text += parts[random.below(random.below(4) == 0 ? parts.size() : 20)];
        }
    }
    return text;
}

}  // namespace

TEST_CASE("line_breaker: lines end after spaces, hyphens and dashes") {
    typeset::LineBreaker breaker;
    CHECK(marked(breaker, "plain words, and \u201Cquoted\u201D [x] (ones).") ==
          "plain |words, |and |\u201Cquoted\u201D [x] |(ones).");
    CHECK(marked(breaker, "low-cost training\u2013serving skew") ==
          "low-|cost |training\u2013|serving |skew");
    CHECK(marked(breaker, "60\u00A0GB in 3.5 h, 40% of it") ==
          "60\u00A0GB |in |3.5 |h, |40% |of |it");
    CHECK(marked(breaker, "easy \u00B7 1 mark \u2713 B") == "easy |\u00B7 |1 |mark |\u2713 |B");
    CHECK(marked(breaker, "one\ntwo") == "one\n|two");
}

TEST_CASE("line_breaker: an opening bracket stays with a quotation mark before it") {
    typeset::LineBreaker breaker;
    CHECK(marked(breaker, "a\" (b") == "a\" (b");
}

TEST_CASE("line_breaker: the rules for plain words say what ICU says") {
    typeset::LineBreaker breaker;
    base::Random random("papersetter/test", "line breaks");
    for (std::uint32_t round = 0; round < 40'000; ++round) {
        base::Random draw = random.form(round);
        const std::string text = random_text(draw);
        std::vector<std::uint32_t> own;
        std::vector<std::uint32_t> icu;
        breaker.find(text, "en", own);
        breaker.find_by_icu(text, "en", icu);
        if (own != icu) {
            CAPTURE(text);
            CHECK(own == icu);
            break;
        }
    }
}
