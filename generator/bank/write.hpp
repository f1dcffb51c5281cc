// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "bank/bank.hpp"

namespace papersetter::bank {

/// Where a record keeps a picture of a bank, in the bank's folder.
[[nodiscard]] std::string kept_path(std::string_view picture);

/// bank.toml of the bank (head, topics and terms), which `read` gives back unchanged.
[[nodiscard]] std::string write_head(const Bank& bank);
/// An item as TOML in the bank format, every key given; `read` gives back an equal item (places
/// apart), whatever characters its texts hold. Its pictures are those at `kept_path`.
[[nodiscard]] std::string write_item(const Item& item);
/// The same for a stimulus.
[[nodiscard]] std::string write_stimulus(const Stimulus& stimulus);

}  // namespace papersetter::bank
