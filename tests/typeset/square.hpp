// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "base/diagnostic.hpp"
#include "document/styled_document.hpp"
#include "font/shaper.hpp"
#include "image/gallery.hpp"
#include "page/pages.hpp"

namespace papersetter::tests {

/// The test font, in which every glyph is one em square (ascent 0.8 em, descent 0.2 em), and a
/// shaper for it.
class Square {
  public:
    Square();
    [[nodiscard]] font::Shaper& shaper() { return *shaper_; }

  private:
    base::Sources sources_;
    std::unique_ptr<font::FontBook> book_;
    std::unique_ptr<font::Shaper> shaper_;
};

/// A document of `body` (the inside of <body>) with text of 10 pt on 10 pt in the test font, on
/// pages `width` by `height` pt without margins; `css` comes after these rules.
[[nodiscard]] document::StyledDocument square_document(std::string_view body, std::string_view css,
                                                       int width, int height);

/// The same, typeset; faults go to `diagnostics`.
[[nodiscard]] page::Pages set(std::string_view body, std::string_view css, int width, int height,
                              base::Diagnostics& diagnostics);

/// The same with these pictures, which must outlive the pages.
[[nodiscard]] page::Pages set_with(const image::Gallery& gallery, std::string_view body,
                                   std::string_view css, int width, int height,
                                   base::Diagnostics& diagnostics);

/// The same, failing the test on any fault, warnings included.
[[nodiscard]] page::Pages set(std::string_view body, std::string_view css, int width, int height);

/// The text of the pages: lines (marks of one baseline, from left to right, with "·" for a space at
/// the line's end) joined by "/", pages by "//".
[[nodiscard]] std::string lines(const page::Pages& pages);

/// Every text mark as `x,baseline text` in points, one a line.
[[nodiscard]] std::string places(const page::Page& page);

/// Every box mark as `x,y WxH`, one a line.
[[nodiscard]] std::string boxes(const page::Page& page);

/// The messages, one a line.
[[nodiscard]] std::string messages(const base::Diagnostics& diagnostics);

}  // namespace papersetter::tests
