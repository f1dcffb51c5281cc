// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "base/diagnostic.hpp"
#include "base/place.hpp"

namespace papersetter::bank {

/// A text as the author wrote it: CommonMark source with common indentation and outer line ends
/// stripped, and where its first character stands.
struct Text {
    std::string source;
    base::Place place;
    std::uint32_t indent = 0;
    [[nodiscard]] bool empty() const { return source.empty(); }
};

using LetterOf = std::function<std::optional<std::string>(std::string_view option_id)>;

/// The text as an XHTML fragment (markdown::render). Texts were checked when the bank was read, so
/// faults here can only be references to options of another item.
[[nodiscard]] std::string render(const Text& text, const LetterOf& letter_of,
                                 base::Diagnostics& diagnostics);

}  // namespace papersetter::bank
