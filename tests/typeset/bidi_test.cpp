// SPDX-License-Identifier: MIT
#include "typeset/bidi.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <fstream>
#include <sstream>
#include <string>

#include "base/text.hpp"

namespace papersetter::typeset {
namespace {

using Kind = IsolateEdge::Kind;

// "a:0 b:1": the levels of a text by character, ASCII or Hebrew.
std::string levels_of(std::string_view text, bool is_right_to_left,
                      const std::vector<IsolateEdge>& edges = {}) {
    BidiLevels bidi;
    std::string result;
    std::uint32_t begin = 0;
    for (const LevelRun& run : bidi.find(text, is_right_to_left, edges)) {
        const std::string_view part = text.substr(begin, run.end - begin);
        result.append(base::count_code_points(part), static_cast<char>('0' + run.level));
        begin = run.end;
    }
    return result;
}

std::vector<std::string> split(const std::string& line, char separator) {
    std::vector<std::string> parts;
    std::istringstream stream(line);
    for (std::string part; std::getline(stream, part, separator);) parts.push_back(part);
    return parts;
}

// One line of BidiCharacterTest.txt: code points; direction; paragraph level; levels ("x": left out
// by rule X9); visual order.
struct Case {
    std::string text;
    std::vector<std::uint32_t> offsets;
    bool is_right_to_left = false;
    std::vector<std::string> levels;
    std::vector<std::string> order;
};

Case read_case(const std::string& line) {
    const std::vector<std::string> fields = split(line, ';');
    Case read;
    for (const std::string& hex : split(fields.at(0), ' ')) {
        read.offsets.push_back(static_cast<std::uint32_t>(read.text.size()));
        base::append_utf8(read.text, static_cast<char32_t>(std::stoul(hex, nullptr, 16)));
    }
    read.is_right_to_left = fields.at(2) == "1";
    read.levels = split(fields.at(3), ' ');
    if (fields.size() > 4) read.order = split(fields[4], ' ');
    return read;
}

// Where ICU 72 differs, with what our texts do not hold or hardly ever do: embeddings and overrides
// (no text of a bank may hold these controls), marks on brackets that pair, 64 brackets deep.
bool is_exception(const Case& one) {
    char32_t last = 0;
    std::size_t brackets = 0;
    for (std::size_t at = 0; at < one.text.size();) {
        const char32_t c = base::next_code_point(one.text, at);
        if (c >= 0x202A && c <= 0x202E) return true;
        const bool is_ignored = c == 0x200B || c == 0x200D;
        const bool is_mark = (c >= 0x0300 && c <= 0x036F) || c == 0x20D6;
        if (is_mark && (last == U'(' || last == U')' || last == U'[' || last == U']')) return true;
        if (c == U'(' && ++brackets > 63) return true;
        if (!is_ignored) last = c;
    }
    return false;
}

bool holds(const Case& wanted, BidiLevels& bidi) {
    const std::vector<LevelRun>& runs = bidi.find(wanted.text, wanted.is_right_to_left, {});
    std::vector<Level> shown;
    std::vector<std::size_t> numbers;
    for (std::size_t i = 0; i < wanted.offsets.size(); ++i) {
        if (wanted.levels[i] == "x") continue;
        const auto run = std::ranges::upper_bound(runs, wanted.offsets[i], {}, &LevelRun::end);
        if (run == runs.end() || std::to_string(run->level) != wanted.levels[i]) return false;
        shown.push_back(run->level);
        numbers.push_back(i);
    }
    std::vector<std::uint32_t> order;
    order_visually(shown, order);
    if (order.size() != wanted.order.size()) return false;
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (std::to_string(numbers[order[i]]) != wanted.order[i]) return false;
    }
    return true;
}

}  // namespace

TEST_CASE("bidi: every case of Unicode's BidiCharacterTest") {
    std::ifstream file("/usr/share/unicode/BidiCharacterTest.txt");
    REQUIRE_MESSAGE(file, "install unicode-data");
    BidiLevels bidi;
    std::size_t cases = 0;
    std::size_t exceptions = 0;
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line.front() == '#') continue;
        ++cases;
        const Case one = read_case(line);
        if (holds(one, bidi)) continue;
        if (!is_exception(one)) FAIL_CHECK(line);
        ++exceptions;
    }
    CHECK(cases > 90'000);
    CHECK(exceptions == 31);
}

TEST_CASE("bidi: the direction of the paragraph decides what has none of its own") {
    CHECK(levels_of("ab \u05D0\u05D1 cd", false) == "00011000");
    CHECK(levels_of("ab \u05D0\u05D1 cd", true) == "22111122");
    CHECK(levels_of("\u05D0 12!", true) == "11221");
    CHECK(levels_of("", true) == "");
}

TEST_CASE("bidi: an element with a direction is set apart from what is around it") {
    // The number would join the Hebrew before it, and the full stop the Latin.
    CHECK(levels_of("\u05D0 12", false) == "1122");
    CHECK(levels_of("\u05D0 12", false, {{3, Kind::left_to_right}, {5, Kind::end}}) == "1022");
    CHECK(levels_of("a.", false, {{0, Kind::right_to_left}, {2, Kind::end}}) == "21");
    // A line end closes it and opens it again.
    CHECK(levels_of("a.\nb.", false, {{0, Kind::right_to_left}, {5, Kind::end}}) == "21021");
}

TEST_CASE("bidi: only some texts need to be looked at") {
    CHECK_FALSE(may_run_right_to_left("ab \u2019\u2013 \u00E9\u0416\u0905\u0E01\u3042\u4E2D"));
    for (const char* text : {"a\u05D0", "\u0639", "\uFB1D", "\uFE8D", "\u200F", "\U0001E900"}) {
        CAPTURE(text);
        CHECK(may_run_right_to_left(text));
    }
}

TEST_CASE("bidi: levels are turned around from the highest to the lowest odd one") {
    std::vector<std::uint32_t> order;
    order_visually(std::vector<Level>{0, 1, 1, 2, 2, 1, 0}, order);
    CHECK(order == std::vector<std::uint32_t>{0, 5, 3, 4, 2, 1, 6});
    order_visually(std::vector<Level>{}, order);
    CHECK(order.empty());
}

}  // namespace papersetter::typeset
