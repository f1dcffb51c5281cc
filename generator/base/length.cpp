// SPDX-License-Identifier: MIT
#include "base/length.hpp"

namespace papersetter::base {

std::string to_string(Length length) {
    const std::int64_t value = length.thousandths();
    std::uint64_t magnitude = static_cast<std::uint64_t>(value);
    if (value < 0) magnitude = 0 - magnitude;
    std::string text = value < 0 ? "-" : "";
    text += std::to_string(magnitude / 1000);
    std::string fraction = std::to_string(magnitude % 1000);
    fraction.insert(0, 3 - fraction.size(), '0');
    while (!fraction.empty() && fraction.back() == '0') fraction.pop_back();
    if (!fraction.empty()) text.append(".").append(fraction);
    return text;
}

}  // namespace papersetter::base
