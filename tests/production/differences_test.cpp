// SPDX-License-Identifier: MIT
#include "production/differences.hpp"

#include <doctest/doctest.h>

using namespace papersetter;
using namespace papersetter::production;

namespace {

const Means now{"papersetter 2",
                {{"HarfBuzz", "6.0.0"}, {"ICU", "72.1"}},
                {{"a.ttf", base::sha256("a")}, {"b.ttf", base::sha256("b")}}};

manifest::Manifest then() {
    manifest::Manifest manifest;
    manifest.program = now.program;
    manifest.libraries = now.libraries;
    manifest.fonts = now.fonts;
    return manifest;
}

}  // namespace

TEST_CASE("differences: none when program, libraries and fonts are the same") {
    CHECK(differences(then(), now).empty());
}

TEST_CASE("differences: the program and each library with both versions") {
    manifest::Manifest manifest = then();
    manifest.program = "papersetter 1";
    manifest.libraries = {{"HarfBuzz", "5.3.1"}, {"old", "7"}};
    CHECK(differences(manifest, now) ==
          std::vector<std::string>{"program: made with papersetter 1, this is papersetter 2",
                                   "library HarfBuzz: 5.3.1 was used then, 6.0.0 is used here",
                                   "library old: 7 was used then, this program has none",
                                   "library ICU: not used then, 72.1 is used here"});
}

TEST_CASE("differences: each font file with both digests") {
    manifest::Manifest manifest = then();
    manifest.fonts = {{"a.ttf", base::sha256("other")}, {"c.ttf", base::sha256("c")}};
    CHECK(differences(manifest, now) ==
          std::vector<std::string>{
              "font file a.ttf: another file was used then\nrecorded SHA-256 " +
                  base::to_hex(base::sha256("other")) + "\npresent SHA-256  " +
                  base::to_hex(base::sha256("a")),
              "font file c.ttf: used then, not used here", "font file b.ttf: not used then"});
}

TEST_CASE("differences: a hyphenation dictionary is named as one") {
    manifest::Manifest manifest = then();
    manifest.fonts.push_back({"hyph_de.dic", base::sha256("de")});
    CHECK(differences(manifest, now) ==
          std::vector<std::string>{"hyphenation dictionary hyph_de.dic: used then, not used here"});
}
