// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace papersetter::layout {

/// One step of rendering a template, in the order of the template. The steps inside of a section
/// follow it, up to `end`.
struct Step {
    enum class Kind : std::uint8_t {
        text,      ///< is printed
        lines,     ///< whole lines and the end of one, none of them blank
        line_end,  ///< is printed with its line, unless that is a blank one with a section
        escaped,   ///< {{x}}
        raw,       ///< {{{x}}}
        section,   ///< {{#x}}
        inverted,  ///< {{^x}}
    };
    /// What a tag asks (compiled_tag).
    enum class Asked : std::uint8_t { variable, any, parameter, choice };
    Kind kind = Kind::text;
    Asked asked = Asked::variable;
    std::size_t index = 0;   ///< of the variable or parameter
    std::size_t choice = 0;  ///< asked choice: of the value
    std::size_t end = 0;     ///< of a section: the first step after it
    std::string text;
};

/// The steps of a compiled template (compile_html, compile_css). kainjow Mustache reads it: each of
/// its sections is a lambda of Mustache here, which is called once with what stands inside. A text
/// that kainjow refuses is a bug of ours (std::logic_error), since everything was checked before.
[[nodiscard]] std::vector<Step> read_steps(const std::string& compiled);

}  // namespace papersetter::layout
