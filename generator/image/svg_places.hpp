// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string_view>

#include "base/place.hpp"

namespace pugi {
class xml_node;
}

namespace papersetter::image {

/// Turns what pugixml says of places into lines and columns of the file.
class SvgPlaces {
  public:
    SvgPlaces(std::string_view text, base::FileNumber file) : text_(text), file_(file) {}

    /// Of a byte.
    [[nodiscard]] base::Place at(std::ptrdiff_t offset) const;
    /// Of the "<" of an element.
    [[nodiscard]] base::Place of(const pugi::xml_node& node) const;

  private:
    std::string_view text_;
    base::FileNumber file_;
};

}  // namespace papersetter::image
