// SPDX-License-Identifier: MIT
#include "typeset/missing_character.hpp"

#include <doctest/doctest.h>

using namespace papersetter;
using typeset::fault_of;

TEST_CASE("missing_character: a font to be installed is the machine's, a character the author's") {
    const base::Diagnostic absent =
        fault_of({U'\u0939', "Annapurna SIL", "fonts-sil-annapurna"}, {});
    CHECK(absent.is_of_machine);
    CHECK(
        absent.message ==
        "the character U+0939 \"\u0939\" needs the font \"Annapurna SIL\", which is not installed");
    CHECK(absent.hint == "install it: apt-get install fonts-sil-annapurna");
    const base::Diagnostic unknown = fault_of({U'\u12A0', "", "fonts-sil-abyssinica"}, {});
    CHECK_FALSE(unknown.is_of_machine);
    CHECK(unknown.message == "no font has the character U+12A0 \"\u12A0\"");
    CHECK(unknown.hint ==
          "add a font of its script to fonts/fonts.toml; the package fonts-sil-abyssinica brings "
          "one");
    CHECK(fault_of({U'\uE000', "", ""}, {}).hint ==
          "use another character, or add a font that has it to fonts/fonts.toml");
}
