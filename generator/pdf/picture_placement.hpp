// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "image/picture.hpp"
#include "page/mark.hpp"

namespace papersetter::pdf {

/// Appends the six numbers of the matrix that puts a picture into a box, which is given upwards
/// from the bottom of the page: a unit square for images, turned as the picture is to be shown, the
/// natural size for drawings.
void append_placement(std::string& content, const image::Picture& picture,
                      const page::Rectangle& box);

}  // namespace papersetter::pdf
