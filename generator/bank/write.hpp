// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "bank/bank.hpp"

namespace papersetter::bank {

/// bank.toml of the bank (head and topics), which `read` gives back unchanged.
[[nodiscard]] std::string write_head(const Bank& bank);
/// An item as TOML in the bank format, every key given; `read` gives back an equal item (places
/// apart), whatever characters its texts hold.
[[nodiscard]] std::string write_item(const Item& item);
/// The same for a stimulus.
[[nodiscard]] std::string write_stimulus(const Stimulus& stimulus);

}  // namespace papersetter::bank
