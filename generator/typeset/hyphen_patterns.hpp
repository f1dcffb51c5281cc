// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace papersetter::typeset {

/// The lines of a hyphenation dictionary (libhyphen's format, in UTF-8), so that the few that
/// matter for a word can be taken out. libhyphen needs seconds to read a dictionary of a megabyte,
/// such as the German one, and a fraction of a millisecond for an excerpt.
class HyphenPatterns {
  public:
    explicit HyphenPatterns(std::string text);
    HyphenPatterns(const HyphenPatterns&) = delete;
    HyphenPatterns& operator=(const HyphenPatterns&) = delete;

    /// A dictionary by which libhyphen cuts the word as by the whole: the patterns that stand in it
    /// and, since libhyphen heeds at each letter only the longest row of letters that begins any
    /// pattern, those rows.
    [[nodiscard]] std::string excerpt(const std::string& word) const;

    /// A pattern's letters with "." for a word's end, without digits.
    struct Pattern {
        std::string_view letters;
        std::uint32_t line = 0;
    };

  private:
    /// Patterns for parts of compounds come before those for what is in the parts; a dictionary may
    /// have the latter only.
    struct Level {
        std::vector<std::uint32_t> directives;  ///< lines that are no patterns
        std::vector<Pattern> patterns;          ///< sorted
    };

    void add_line(std::string_view line);
    [[nodiscard]] std::string excerpt(const Level& level, const std::string& word) const;

    std::string text_;
    std::string letters_;                  ///< of all patterns, one after another
    std::vector<std::string_view> lines_;  ///< of the text
    std::vector<Level> levels_;
};

}  // namespace papersetter::typeset
