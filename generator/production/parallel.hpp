// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>

namespace papersetter::production {

/// Work for one thread: called with each index it is to do, lowest first.
using ThreadWork = std::function<void(std::size_t index)>;

/// Does the indices 0 … count - 1 on up to `jobs` threads. `start` is called once in each thread
/// and returns what does the work there. When work throws, no new index is begun and the exception
/// of the lowest index is thrown again here.
void in_parallel(std::size_t count, unsigned jobs, const std::function<ThreadWork()>& start);

}  // namespace papersetter::production
