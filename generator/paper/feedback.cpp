// SPDX-License-Identifier: MIT
#include "paper/feedback.hpp"

namespace papersetter::paper {

std::int64_t per_cent(base::Decimal part, base::Decimal whole) {
    if (whole.units() <= 0) return 0;
    return (200 * part.units() + whole.units()) / (2 * whole.units());
}

}  // namespace papersetter::paper
