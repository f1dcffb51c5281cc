// SPDX-License-Identifier: MIT
#include "typeset/missing_character.hpp"

#include "base/display.hpp"
#include "base/text.hpp"

namespace papersetter::typeset {

namespace {

std::string shown_code_point(char32_t c) {
    std::string letter;
    base::append_utf8(letter, c);
    return base::code_point_name(c) + " \"" + base::shown(letter) + "\"";
}

}  // namespace

std::string what_is_missing(const MissingCharacter& missing) {
    return missing.family.empty() ? shown_code_point(missing.character) : missing.family;
}

base::Diagnostic fault_of(const MissingCharacter& missing, base::Place place) {
    const std::string character = shown_code_point(missing.character);
    base::Diagnostic fault;
    fault.place = place;
    if (missing.family.empty()) {
        fault.message = "no font has the character " + character;
        fault.hint = missing.package.empty()
                         ? "use another character, or add a font that has it to fonts/fonts.toml"
                         : "add a font of its script to fonts/fonts.toml; the package " +
                               missing.package + " brings one";
        return fault;
    }
    fault.message = "the character " + character + " needs the font " +
                    base::in_quotes(missing.family) + ", which is not installed";
    fault.hint = "install it: apt-get install " + missing.package;
    fault.kind = "needs " + missing.family;
    fault.is_of_machine = true;
    return fault;
}

}  // namespace papersetter::typeset
