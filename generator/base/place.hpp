// SPDX-License-Identifier: MIT
#pragma once

#include <compare>
#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <string_view>

namespace papersetter::base {

/// A file in a `Sources` table; 0 means "no file".
using FileNumber = std::uint32_t;

/// Where something was written. Line and column count from 1, the column in characters (code
/// points); 0 means unknown.
struct Place {
    FileNumber file = 0;
    std::uint32_t line = 0;
    std::uint32_t column = 0;
    auto operator<=>(const Place&) const = default;
    [[nodiscard]] bool is_known() const { return file != 0; }
};

/// "3.120.5": the value of a `data-at` attribute, by which markup remembers where it came from.
[[nodiscard]] std::string to_attribute(Place place);
/// The reverse; nothing when the text is not of that form.
[[nodiscard]] std::optional<Place> place_from_attribute(std::string_view text);

/// The files that were read in a run: their names as shown to a person and their texts, kept so
/// that a diagnostic can quote a line. References stay valid while the table lives.
class Sources {
  public:
    /// `name` is the path as shown to a person (relative to where they stand).
    FileNumber add(std::string name, std::string text);
    /// Name and text are empty for a number that no file has, as a place in markup may hold.
    [[nodiscard]] const std::string& name(FileNumber file) const;
    [[nodiscard]] const std::string& text(FileNumber file) const;
    /// The line (from 1) without its line end (LF or CRLF) and without a byte order mark; empty
    /// when there is no such line.
    [[nodiscard]] std::string_view line(FileNumber file, std::uint32_t number) const;
    [[nodiscard]] std::size_t size() const { return files_.size(); }

  private:
    struct File {
        std::string name;
        std::string text;
    };
    std::deque<File> files_;
    std::string none_;
};

}  // namespace papersetter::base
