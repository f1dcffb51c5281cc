// SPDX-License-Identifier: MIT
#include "assembly/undrawable.hpp"

#include <doctest/doctest.h>

#include "fixture.hpp"

using namespace papersetter;
using namespace papersetter::assembly;

TEST_CASE("undrawable: what is read and cannot be drawn is told, never ignored") {
    base::Diagnostics diagnostics;
    refuse_undrawable(
        blueprint_of("[[section]]\nitems = 9\n"
                     "level = { apply = [1, 3] }\ntype = { single = 9 }\npoints = 9\nminutes = 9\n"
                     "p = 0.5\nstimuli = { count = 1 }\n"
                     "table = { rows = \"topic\", columns = [\"easy\"], a = [1] }\n"
                     "rule = [{ where = { tags = \"x\" }, count = 1 }]\n"
                     "[draw]\navoid = [\"a/manifest.toml\"]\n[series]\nmode = \"joint\"\n"),
        diagnostics);
    CHECK(lines_of(diagnostics) ==
          Lines{"4 error: values that section.level does not list are not supported yet",
                "4 error: a range [lowest, highest] is not supported yet",
                "5 error: section.type is not supported yet",
                "10 error: section.table is not supported yet",
                "11 error: section.rule is not supported yet",
                "6 error: `points` of a section is not supported yet",
                "7 error: `minutes` of a section is not supported yet",
                "8 error: `p` of a section is not supported yet",
                "9 error: section.stimuli is not supported yet"});
}

TEST_CASE("undrawable: exact counts and shares can be drawn") {
    base::Diagnostics diagnostics;
    refuse_undrawable(
        blueprint_of(
            "[[section]]\nitems = 9\nwhere = [{ tags = \"x\" }]\n"
            "level = { apply = 4, create = 5 }\n"
            "topic = { a = \"50 %\", b = \"50 %\" }\n[options]\npositions = \"balanced\"\n"),
        diagnostics);
    CHECK(lines_of(diagnostics) == Lines{});
}
