// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "manifest/manifest.hpp"
#include "two_banks.hpp"

using namespace papersetter;

namespace {

manifest::RecordedItem item(std::string name, std::vector<std::uint32_t> options) {
    return {std::move(name), std::move(options), "A", base::Decimal::whole(1)};
}

std::string told(const base::Diagnostics& diagnostics) {
    std::string text;
    for (const base::Diagnostic& one : diagnostics.all()) text += one.message + "\n";
    return text;
}

}  // namespace

TEST_CASE("selections: recorded forms become selections over the record's banks") {
    manifest::Manifest made;
    made.forms = {{"A",
                   "",
                   {{item("ml:c", {2, 0, 1}), item("ops:a", {0, 1, 2})}, {item("ml:a", {1, 0, 2})}},
                   {"provisional", "picked"},
                   {}},
                  {"B", "", {{}, {item("ml:b", {0, 2, 1})}}, {"provisional", "picked"}, {}}};
    base::Diagnostics diagnostics;
    using assembly::Law;
    const assembly::Selections expected{
        {"A",
         0,
         {{{{{0, 2}, {2, 0, 1}}, {{1, 0}, {0, 1, 2}}}, Law::provisional},
          {{{{0, 0}, {1, 0, 2}}}, Law::picked}}},
        {"B", 1, {{{}, Law::provisional}, {{{{0, 1}, {0, 2, 1}}}, Law::picked}}}};
    CHECK(manifest::selections_of(made, two_banks(), diagnostics) == expected);
    CHECK(diagnostics.all().empty());
}

TEST_CASE("selections: missing items and orders that do not fit are told, all of them") {
    manifest::Manifest made;
    made.forms = {{"A",
                   "",
                   {{item("ml:z", {0, 1, 2}), item("no:a", {0, 1, 2}), item("a", {0, 1, 2}),
                     item("ml:a", {0, 1}), item("ml:b", {0, 1, 1}), item("ml:c", {1, 2, 3})}},
                   {"provisional"},
                   {}}};
    base::Diagnostics diagnostics;
    static_cast<void>(manifest::selections_of(made, two_banks(), diagnostics));
    CHECK("\n" + told(diagnostics) == R"(
the record has no item "ml:z" of form A
the record has no item "no:a" of form A
the record has no item "a" of form A
the manifest's order of options does not fit item "ml:a" of form A
the manifest's order of options does not fit item "ml:b" of form A
the manifest's order of options does not fit item "ml:c" of form A
)");
}

TEST_CASE("selections: a form has the revision of the last item replaced on it") {
    manifest::Manifest made;
    made.forms = {{"A", "", {{item("ml:c", {2, 0, 1})}}, {"exact"}, {}},
                  {"B", "", {{item("ml:b", {0, 2, 1})}}, {"exact"}, {}}};
    made.replacements = {{{{"B", 1}}, "ml:a", "ml:b", true}};
    base::Diagnostics diagnostics;
    const auto selections = manifest::selections_of(made, two_banks(), diagnostics);
    CHECK(selections[0].revision == 1);
    CHECK(selections[1].revision == 2);
}
