// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "bank/bank.hpp"
#include "base/diagnostic.hpp"
#include "toml_file/value.hpp"

namespace papersetter::bank {

/// Reads one [[stimulus]], telling every fault; nothing when it has no usable id. Whether the
/// enemies that it names exist is known only when the whole bank is read.
[[nodiscard]] std::optional<Stimulus> read_stimulus(const toml_file::Value& value,
                                                    base::Diagnostics& diagnostics);

}  // namespace papersetter::bank
