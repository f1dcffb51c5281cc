// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace papersetter::pdf {

/// The text of a PDF as its content streams, /ToUnicode and /ActualText tell it, exactly and in
/// their order: programs like pdftotext make one kind of space of all. A line for each Td.
[[nodiscard]] std::string extracted(std::string_view pdf);

}  // namespace papersetter::pdf
