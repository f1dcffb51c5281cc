// SPDX-License-Identifier: MIT
#pragma once

#include "bank/bank.hpp"
#include "base/diagnostic.hpp"
#include "toml_file/value.hpp"

namespace papersetter::bank {

/// What bank.toml says, which the item files are read against.
struct Head {
    Bank bank;                 ///< no items yet
    Item defaults;             ///< an item with the values of [defaults] of bank.toml
    bool knows_topics = true;  ///< false when bank.toml could not be read: topics go unchecked
};

/// Reads bank.toml: [bank], [[topic]], [defaults]. Parents of topics that are not declared are put
/// before the first topic below them. Tells every fault and returns what could be read.
[[nodiscard]] Head read_head(const toml_file::Table& table, base::FileNumber file,
                             base::Diagnostics& diagnostics);

}  // namespace papersetter::bank
