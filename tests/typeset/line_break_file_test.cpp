// SPDX-License-Identifier: MIT
// Unicode's LineBreakTest.txt (Debian's package unicode-data) through LineBreaker.
#include <doctest/doctest.h>

#include <algorithm>
#include <charconv>
#include <string>
#include <vector>

#include "base/text.hpp"
#include "files/disk.hpp"
#include "typeset/line_breaker.hpp"

using namespace papersetter;

namespace {

struct Sample {
    std::string text;
    std::vector<std::uint32_t> ends;  // without the text's own
    std::string line;                 // as written in the file
};

// "× 0023 × 0020 ÷ 2014 ÷": code points with × where a line may not end and ÷ where it may.
Sample read_sample(std::string_view line) {
    Sample sample;
    sample.line = line;
    for (std::size_t at = 0; at < line.size();) {
        const std::size_t end = std::min(line.find(' ', at), line.size());
        const std::string_view word = line.substr(at, end - at);
        at = end + 1;
        if (word == "\u00D7" || word.empty()) continue;
        if (word == "\u00F7") {
            sample.ends.push_back(static_cast<std::uint32_t>(sample.text.size()));
            continue;
        }
        std::uint32_t code = 0;
        std::from_chars(word.data(), word.data() + word.size(), code, 16);
        base::append_utf8(sample.text, code);
    }
    if (!sample.ends.empty()) sample.ends.pop_back();
    return sample;
}

std::vector<Sample> samples() {
    const std::string file =
        files::RealDisk().read("/usr/share/unicode/auxiliary/LineBreakTest.txt");
    std::vector<Sample> result;
    for (std::size_t at = 0; at < file.size();) {
        const std::size_t end = std::min(file.find('\n', at), file.size());
        std::string_view line = std::string_view(file).substr(at, end - at);
        at = end + 1;
        line = base::trimmed(line.substr(0, line.find('#')));
        if (!line.empty()) result.push_back(read_sample(line));
    }
    return result;
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }

// Where ICU departs from the test on purpose, in both cases for the better:
// - no line ends between "." or "," and a digit, although a letter stands before it ("a.2", ".35"):
//   the test is for numbers as UAX #14, 8.2, example 7 tailors them;
// - none after a "-" that begins a text or a word ("-x"), which is no hyphen (LB 20a, later added).
bool is_known_exception(const std::string& text, std::uint32_t end) {
    constexpr std::string_view mark = "\u0308";  // goes with what precedes it
    std::string_view before = std::string_view(text).substr(0, end);
    if (before.ends_with(mark)) before.remove_suffix(mark.size());
    if (before == "-") return true;
    return (before.ends_with('.') || before.ends_with(',')) && is_digit(text[end]);
}
}  // namespace

TEST_CASE("line_breaker: ICU passes Unicode's own test, but for known exceptions") {
    typeset::LineBreaker breaker;
    const std::vector<Sample> all = samples();
    CHECK(all.size() > 7'000);
    std::size_t exceptions = 0;
    for (const Sample& sample : all) {
        std::vector<std::uint32_t> icu;
        breaker.find_by_icu(sample.text, "en", icu);
        if (icu == sample.ends) continue;
        ++exceptions;
        std::vector<std::uint32_t> expected;
        for (const std::uint32_t end : sample.ends) {
            const bool is_icus = std::find(icu.begin(), icu.end(), end) != icu.end();
            if (is_icus || !is_known_exception(sample.text, end)) {
                expected.push_back(end);
            } else if (end >= 2 && sample.text[end - 2] == ' ') {
                expected.push_back(end - 1);  // before the whole number: "equals |.35"
            }
        }
        CAPTURE(sample.line);
        CHECK(icu == expected);
    }
    CHECK(exceptions == 22);
}

TEST_CASE("line_breaker: our rules say what ICU says on Unicode's own test") {
    typeset::LineBreaker breaker;
    for (const Sample& sample : samples()) {
        // A line end that is not "\n", just before one: neither can stand in a paragraph.
        if (sample.text == "\v\n" || sample.text == "\u0085\n") continue;
        std::vector<std::uint32_t> icu;
        std::vector<std::uint32_t> own;
        breaker.find_by_icu(sample.text, "en", icu);
        breaker.find(sample.text, "en", own);
        CAPTURE(sample.line);
        CHECK(own == icu);
    }
}
