// SPDX-License-Identifier: MIT
#include "image/natural_size.hpp"

#include "image/limits.hpp"

namespace papersetter::image {

using base::Length;

Length natural_length(std::uint32_t pixels, std::int64_t amount, Length unit) {
    constexpr Length inch = Length::points(72);
    const std::int64_t side = pixels;
    if (unit > Length{}) {
        const std::int64_t an_inch = amount * inch.thousandths() / unit.thousandths();
        if (an_inch >= least_density && an_inch <= most_density) {
            return unit.scaled(side, amount);
        }
    }
    return inch.scaled(side, 96);
}

}  // namespace papersetter::image
