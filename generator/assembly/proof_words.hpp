// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "assembly/proof.hpp"

namespace papersetter::assembly {

/// How the sum of a proof is told.
struct ProofWords {
    std::string thing;  ///< what is counted: "item", "use"
    /// What a bound counts, by its number among what is asked: "valves" in quotes, "usable".
    std::function<std::string(std::size_t)> subject;

    /// Of a proof whose bounds all count these things: "34 items are "analyse"; 21 of them are
    /// "arrhythmia" too, of which 3 fit; 13 + 3 = 16 < 20".
    [[nodiscard]] std::string sum_of(const Proof& proof) const;

  private:
    [[nodiscard]] std::string subjects(const std::vector<Proof::Share>& shares) const;
};

/// "a, b and c", where "and" is the last word.
[[nodiscard]] std::string joined(const std::vector<std::string>& words, const std::string& last);

}  // namespace papersetter::assembly
