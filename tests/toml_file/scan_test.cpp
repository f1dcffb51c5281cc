// SPDX-License-Identifier: MIT
#include "toml_file/scan.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace papersetter::toml_file;

namespace {

std::string times(std::size_t count, std::string_view text) {
    std::string result;
    for (std::size_t i = 0; i < count; ++i) result += text;
    return result;
}

}  // namespace

TEST_CASE("scan: nesting is counted up to its limit") {
    CHECK(!scan("a = " + times(64, "[") + times(64, "]")).too_deep);
    CHECK(scan("a = " + times(65, "[")).too_deep == 4 + 64);
    CHECK(scan("a = " + times(65, "[{")).too_deep == 4 + 64);
    CHECK(!scan(times(100, "a = [ [1], {} ]\n")).too_deep);
}

TEST_CASE("scan: headers, strings and comments do not nest") {
    CHECK(!scan(times(100, "[[a]\n")).too_deep);
    CHECK(!scan(times(100, "a = \"[\"\n")).too_deep);
    CHECK(!scan(times(100, "a = '{'\n")).too_deep);
    CHECK(!scan("a = '''" + times(100, "[") + "'''").too_deep);
    CHECK(!scan("# " + times(100, "[")).too_deep);
    CHECK(!scan("a = \"\\\"" + times(100, "[") + "\"").too_deep);
    CHECK(!scan("a = \"\"\"\\\"\"\" " + times(100, "[") + "\"\"\"").too_deep);
}

TEST_CASE("scan: dotted keys are counted up to their limit") {
    CHECK(!scan(times(63, "a.") + "a = 1").too_many);
    CHECK(scan(times(64, "a.") + "a = 1").too_many == 127);
    CHECK(scan("[" + times(64, "'a' . ") + "a]").too_many.has_value());
    CHECK(!scan(times(100, "a = 1.5\n")).too_many);
    CHECK(!scan("a = [" + times(100, "1.5, ") + "]").too_many);
    CHECK(!scan("a = \"" + times(100, ".") + "\"").too_many);
}

TEST_CASE("scan: a million dotted parts or brackets are refused at once") {
    CHECK(scan(times(1'000'000, "a.") + "a = 1").too_many == 127);
    CHECK(scan("a = " + times(1'000'000, "[")).too_deep == 68);
}

TEST_CASE("scan: knows the last long string and whether it was closed") {
    const Scan closed = scan("a = '''x'''''\nb = \"\"\"y\\\"\"\"z\"\"\" # c");
    CHECK(closed.is_closed);
    CHECK(closed.last_open == 18);
    CHECK(closed.last_close == 30);
    REQUIRE(closed.literals.size() == 1);
    CHECK(closed.literals[0].begin == 7);
    CHECK(closed.literals[0].end == 10);  // x''
    const Scan open = scan("a = '''x\n'' b");
    CHECK(!open.is_closed);
    CHECK(open.last_open == 4);
    CHECK(open.literals.empty());
}
