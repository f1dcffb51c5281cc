// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "base/diagnostic.hpp"
#include "blueprint/blueprint.hpp"

namespace papersetter::blueprint {

/// The words that the attribute of an item can be; empty for topics, which the bank names.
[[nodiscard]] std::span<const std::string_view> words_of(Attribute attribute);

/// Tells a word that is none of `words`, the closed list of `key` ("level", "status", …): with the
/// nearest of them, else all. Types of the format that no bank can hold yet are told as that.
void tell_unknown_word(std::string_view key, std::span<const std::string_view> words,
                       const std::string& word, base::Place place, base::Diagnostics& diagnostics);

}  // namespace papersetter::blueprint
