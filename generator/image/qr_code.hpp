// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "image/picture.hpp"

namespace papersetter::image {

/// The QR code (ISO/IEC 18004) of a text in UTF-8, of which a quarter may be lost, as a drawing of
/// black squares with the quiet zone of four squares around it. At most 1,200 bytes. Throws
/// base::WorldError when memory is short.
[[nodiscard]] Picture qr_code(std::string_view text);

}  // namespace papersetter::image
