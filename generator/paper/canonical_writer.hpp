// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace papersetter::paper {

/// Writes length-prefixed fields, so that no two different papers give the same bytes.
class CanonicalWriter {
  public:
    void field(std::string_view text);
    void number(std::int64_t value);
    /// An XHTML fragment without its `data-at` attributes: where a text stands in the author's file
    /// must not reach a form code, since moving `correct = true` moves lines.
    void fragment(std::string_view html);
    [[nodiscard]] std::string take() { return std::move(bytes_); }

  private:
    std::string bytes_;
    std::string plain_;  ///< a fragment without places
};

}  // namespace papersetter::paper
