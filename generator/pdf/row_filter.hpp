// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace papersetter::pdf {

/// The rows of a picture's samples.
struct RowShape {
    std::size_t bytes = 0;        ///< of a row
    std::size_t pixel_bytes = 1;  ///< how far back the same sample of the pixel before stands
    bool is_smooth = true;        ///< samples beside each other are alike: filters help
};

/// The rows, each with a byte in front that names its filter (PNG 1.2, 6), for /Predictor 15. Of
/// the five filters each row has the one with the least sum of differences; rows that are not
/// smooth have none.
[[nodiscard]] std::string filtered_rows(std::string_view samples, const RowShape& shape);

}  // namespace papersetter::pdf
