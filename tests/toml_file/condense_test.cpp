// SPDX-License-Identifier: MIT
#include "toml_file/condense.hpp"

#include <doctest/doctest.h>

using namespace papersetter::toml_file;

namespace {

std::string condensed(std::string_view text) { return condense(text, scan(text).literals); }

}  // namespace

TEST_CASE("condense: a long string keeps its line ends only") {
    CHECK(condensed("a = '''\none\r\ntwo'''\nb = 1") == "a = '''\n\n'''\nb = 1");
    CHECK(condensed("a = '''one'''") == "a = ''''''");
    CHECK(condensed("a = '''it's'''''\n") == "a = ''''''\n");
}

TEST_CASE("condense: leaves alone what the parser must see") {
    for (const std::string_view text :
         {"a = '''x''' # comment\n", "a = ['''x''', 1]\n", "a = '''bell \x07'''\n",
          "a = '''lone \r return'''\n", "a = '''delete \x7F'''\n", "a = 'x'\n",
          "a = \"\"\"x\n\"\"\"\n", "a = '''open\n", "# '''x'''\n"}) {
        CHECK(condensed(text) == text);
    }
}

TEST_CASE("condense: the value of a long string is read from the source") {
    CHECK(literal_text("'''\none\ntwo\n'''", 3) == "one\ntwo\n");
    CHECK(literal_text("'''\r\none\r\n\r\ntwo'''", 3) == "one\n\ntwo");
    CHECK(literal_text("'''x'''''", 3) == "x''");
    CHECK(literal_text("''''x''''", 3) == "'x'");
    CHECK(literal_text("''''''", 3).empty());
    CHECK(literal_text("'''\n'''", 3).empty());
}
