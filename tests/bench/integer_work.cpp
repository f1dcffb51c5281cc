// SPDX-License-Identifier: MIT
#include "integer_work.hpp"

#include <algorithm>

#include "cpu_time.hpp"

namespace papersetter::bench {
namespace {

constexpr std::size_t table_size = std::size_t{1} << 18U;
constexpr std::size_t sorted_size = 80'000;
constexpr std::size_t row_size = 2'500;
constexpr int reads = 500'000;

// SplitMix64: numbers without a pattern.
std::uint64_t number(std::uint64_t index) {
    std::uint64_t value = (index + 1) * 0x9E3779B97F4A7C15U;
    value = (value ^ value >> 30U) * 0xBF58476D1CE4E5B9U;
    value = (value ^ value >> 27U) * 0x94D049BB133111EBU;
    return value ^ value >> 31U;
}

}  // namespace

IntegerWork::IntegerWork() : table_(table_size), products_(2 * row_size) {
    for (std::size_t i = 0; i < table_size; ++i) table_[i] = number(i);
}

double IntegerWork::run() {
    const double start = cpu_ms();
    std::uint64_t at = 1;
    for (int i = 0; i < reads; ++i) at = table_[at % table_size] + at / table_size;
    sorted_.assign(table_.begin(), table_.begin() + sorted_size);
    std::sort(sorted_.begin(), sorted_.end());
    std::fill(products_.begin(), products_.end(), 0);
    for (std::size_t i = 0; i < row_size; ++i) {
        for (std::size_t j = 0; j < row_size; ++j) products_[i + j] += table_[i] * sorted_[j];
    }
    result_ = at + sorted_[sorted_size / 2] + products_[row_size];
    return cpu_ms() - start;
}

}  // namespace papersetter::bench
