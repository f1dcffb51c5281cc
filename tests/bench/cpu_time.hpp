// SPDX-License-Identifier: MIT
#pragma once

#include <time.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

namespace papersetter::bench {

/// CPU time of the process so far, in ms.
inline double cpu_ms() {
    timespec now{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

/// A line of /proc/self/status ("VmRSS:"), in MiB.
inline double status_mib(std::string_view key) {
    std::ifstream status("/proc/self/status");
    std::string line;
    while (std::getline(status, line)) {
        if (line.starts_with(key)) return std::atof(line.c_str() + key.size()) / 1024;
    }
    return 0;
}

/// From here on the peak of memory ("VmHWM:") is that of what follows (proc(5), clear_refs).
inline void forget_peak() { std::ofstream("/proc/self/clear_refs") << "5"; }

/// The value that such a share of them, at least, does not exceed; the values must be sorted.
inline double quantile(const std::vector<double>& sorted, std::size_t hundredths) {
    return sorted[std::min(sorted.size() - 1, sorted.size() * hundredths / 100)];
}

inline double median(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    return quantile(values, 50);
}

}  // namespace papersetter::bench
