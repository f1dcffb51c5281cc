// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "base/diagnostic.hpp"
#include "production/press.hpp"
#include "production/recorded_paper.hpp"

namespace papersetter::production {

/// Whether files stay beside those that are printed now.
enum class Kept : std::uint8_t { none, others };

/// A manifest has one program, one version of each library and one file of each font. Makes them
/// those of now, which they may become only if nothing printed with others is kept: else what
/// differs is told and base::InputError thrown.
void record_means(RecordedPaper& paper, const Press& press, Kept kept,
                  base::Diagnostics& diagnostics);

}  // namespace papersetter::production
