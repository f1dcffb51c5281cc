// SPDX-License-Identifier: MIT
#include "base/counted.hpp"

namespace papersetter::base {

std::string in_number(bool is_one, std::string_view one, std::string_view many) {
    if (!is_one && !many.empty()) return std::string(many);
    return std::string(one) + (is_one ? "" : "s");
}

}  // namespace papersetter::base
