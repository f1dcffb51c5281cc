// SPDX-License-Identifier: MIT
#pragma once

#include <doctest/doctest.h>

#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostic.hpp"
#include "files/memory_disk.hpp"
#include "layout/layout.hpp"
#include "paper/instructor_paper.hpp"

/// Lines are shown as lines when a check fails.
template <>
struct doctest::StringMaker<std::vector<std::string>> {
    static String convert(const std::vector<std::string>& lines) {
        std::string text;
        for (const std::string& line : lines) text += "\n    " + line;
        return text.c_str();
    }
};

namespace papersetter::layout::test {

/// A small layout in memory, from which a test changes one thing.
class LayoutFixture {
  public:
    LayoutFixture();

    /// Puts a file of the layout; `name` is relative to its folder.
    void put(const std::string& name, std::string_view text);
    void remove(const std::string& name);

    [[nodiscard]] Layout load(const std::string& language = "en");
    /// Loads a layout with faults and returns them, one a line: "questions.html:1:7: message".
    [[nodiscard]] std::vector<std::string> faults(const std::string& language = "en");
    /// The hint of the first diagnostic of the last load.
    [[nodiscard]] std::string first_hint() const;

    /// Every diagnostic of the last load, one a line.
    [[nodiscard]] std::vector<std::string> told() const;

    std::vector<std::string> profiles{"standard"};
    files::MemoryDisk disk;
    base::Sources sources;
    base::Diagnostics diagnostics;
};

/// "file:line:column: message" of each diagnostic; warnings begin with "warning: ".
[[nodiscard]] std::vector<std::string> told(const base::Diagnostics& diagnostics,
                                            const base::Sources& sources);

/// A paper of two questions worth one mark each: A "4", B "5" (right: A) and A "x", B "y" (right:
/// B).
[[nodiscard]] paper::CandidatePaper candidate_paper();
[[nodiscard]] paper::InstructorPaper instructor_paper();

/// The reason why the text is not well-formed XML (one root element, balanced tags, quoted
/// attributes without "<", known entities); empty when it is.
[[nodiscard]] std::string fault_of_xml(std::string_view xml);

/// The text without its data-at attributes.
[[nodiscard]] std::string without_places(std::string text);

}  // namespace papersetter::layout::test
