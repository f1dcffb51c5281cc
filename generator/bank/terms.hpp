// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "bank/bank.hpp"
#include "base/diagnostic.hpp"
#include "toml_file/table_reader.hpp"

namespace papersetter::bank {

/// Reads every [[term]] of bank.toml. Tells every fault, two terms of one name among them.
[[nodiscard]] std::vector<Term> read_terms(toml_file::TableReader& reader,
                                           base::Diagnostics& diagnostics);

/// Gives the options that name a term its text. A name that the bank does not have is told.
void settle_terms(Bank& bank, base::Diagnostics& diagnostics);

}  // namespace papersetter::bank
