// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

namespace papersetter::bench {

/// Work like that of the draw, always the same, to measure a machine by: integers alone, in memory
/// that does not fit the first caches. A third each is reading a table of 2 MiB where the number
/// read last says, sorting, and multiplying two rows of counts.
class IntegerWork {
  public:
    IntegerWork();
    /// Does it once; the CPU time in ms.
    double run();

  private:
    std::vector<std::uint64_t> table_;
    std::vector<std::uint64_t> sorted_;
    std::vector<std::uint64_t> products_;
    volatile std::uint64_t result_ = 0;  ///< so that nothing is left out as unused
};

}  // namespace papersetter::bench
