// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "pdf/object_file.hpp"

namespace papersetter::pdf {

/// An ICC profile (version 2.1) of the sRGB primaries with a gamma of 2.2: what our colours mean.
[[nodiscard]] std::string colour_profile();

/// The output intent that PDF/A asks of files with device colours (ISO 19005-2, 6.2.3). The profile
/// must live until the file is written.
[[nodiscard]] Dictionary add_output_intent(ObjectFile& file, std::string_view deflated_profile);

}  // namespace papersetter::pdf
