// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "base/place.hpp"

namespace papersetter::toml_file {

/// The text of a file with its lines, to go from a place to a byte and back. A byte order mark is
/// no part of it. Up to the first byte that is no UTF-8 every place is right.
class SourceText {
  public:
    SourceText(std::string_view text, base::FileNumber file);

    [[nodiscard]] std::string_view text() const { return text_; }
    [[nodiscard]] base::Place place_of(std::size_t offset) const;
    /// The byte of a place; near the one asked for before (as when reading along), this takes
    /// only the steps between the two. A place past its line's end gives the end.
    [[nodiscard]] std::size_t offset_of(base::Place place);
    /// The line (from 1) without its line end.
    [[nodiscard]] std::string_view line(std::size_t number) const;
    [[nodiscard]] std::size_t lines() const { return starts_.size(); }

  private:
    std::string_view text_;
    base::FileNumber file_;
    std::vector<std::size_t> starts_;
    base::Place last_;
    std::size_t last_offset_ = 0;
};

}  // namespace papersetter::toml_file
