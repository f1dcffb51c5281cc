// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "base/diagnostic.hpp"

namespace papersetter::markdown {

/// A text of the bank as authored: CommonMark with tables, common indentation already stripped.
/// `place` is that of its first character in the file; `indent` the columns stripped from each
/// further line, so that faults name the author's line and column.
struct Source {
    std::string_view text;
    base::Place place;
    std::uint32_t indent = 0;
};

struct Options {
    /// The printed letter of the option with this id, for {option:id}; unset where no paper exists
    /// (then the reference is kept as it stands). Returns nothing for an unknown id (an error).
    std::function<std::optional<std::string>(std::string_view)> letter_of;
    /// The markup of the gap with this id, for {gap:id}, asked in the order of the text; unset
    /// where the reference is kept as it stands. Returns nothing where there is no such gap (an
    /// error).
    std::function<std::optional<std::string>(std::string_view)> gap_of = {};
    /// What `src` is to say of a picture, by its path as written and where that stands in the
    /// source; asked once for each picture. Unset where a text cannot have pictures (an error).
    std::function<std::string(std::string_view path, std::size_t offset)> source_of = {};
    /// The ids to propose in the hint when `letter_of` does not know one.
    std::span<const std::string_view> known_ids = {};
};

/// Renders to an XHTML fragment: well formed, every start tag with `data-at` (base::to_attribute),
/// text escaped. A text of one line is inline only (no <p>; "1998.", "- 5", "# 3" and "> 40 GB"
/// are text); a longer one is blocks: <p> <ul> <ol> <li> <blockquote> <pre><code> <table> <thead>
/// <tbody> <tr> <th> <td> <figure>; inline: <em> <strong> <code> <br/> <a> <img/>. A picture that
/// is a paragraph of its own stands in a <figure>; `{width=60mm}` after it becomes an attribute.
/// Cells that are aligned have the class "align-left", "align-center" or "align-right". Literal
/// tags are text except <sub> <sup> <br> <span lang dir>, which must balance. Headings, HTML
/// blocks, indented code, horizontal rules, pictures without alt text, entities we do not know and
/// broken {option:…} and {gap:…} references are errors with place. Text is data: {{x}} prints as it
/// stands. md4c's callbacks, our renderer.
[[nodiscard]] std::string render(const Source& source, const Options& options,
                                 base::Diagnostics& diagnostics);

/// Only the faults of `render`, without making the fragment; skips plain text fast. Without
/// `options`, references to options are not followed.
void check(const Source& source, base::Diagnostics& diagnostics);
void check(const Source& source, const Options& options, base::Diagnostics& diagnostics);

}  // namespace papersetter::markdown
