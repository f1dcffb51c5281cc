// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "assembly/joint_problem.hpp"

namespace papersetter::assembly {

/// How the forms of a series use the items of a section when the pairs of forms share as few of
/// them as two families of the section allow, all else left aside.
struct Spread {
    /// By kind: how often its items are used by all forms together, but for those on all forms.
    std::vector<std::int64_t> uses;
    /// What all pairs of forms share together, at least. A kind of N items with q N + r uses adds
    /// r (q + 1) q / 2 + (N - r) q (q - 1) / 2.
    std::int64_t shared = 0;
};

/// The spread by the two families that make forms share most (the first of such); nothing when
/// there are no such forms.
[[nodiscard]] std::optional<Spread> spread_of(const JointProblem& problem, std::size_t section);

/// No series keeps a smaller overlap: what all pairs of forms share, divided by their number.
/// Nothing when there is no series at all.
[[nodiscard]] std::optional<std::int64_t> least_overlap(const JointProblem& problem);

}  // namespace papersetter::assembly
