// SPDX-License-Identifier: MIT
#include "pdf/row_filter.hpp"

#include <array>
#include <cstdint>
#include <cstdlib>
#include <vector>

namespace papersetter::pdf {
namespace {

constexpr int filters = 5;

int paeth(int left, int above, int corner) {
    const int guess = left + above - corner;
    const int from_left = std::abs(guess - left);
    const int from_above = std::abs(guess - above);
    const int from_corner = std::abs(guess - corner);
    if (from_left <= from_above && from_left <= from_corner) return left;
    return from_above <= from_corner ? above : corner;
}

/// Tries all filters on one row after the other.
class RowFilter {
  public:
    explicit RowFilter(const RowShape& shape)
        : shape_(shape), above_(shape.bytes, 0), current_(shape.bytes, 0) {
        for (auto& row : tried_) row.resize(shape.bytes);
    }

    void append(std::string_view row, std::string& filtered) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            current_[i] = static_cast<unsigned char>(row[i]);
        }
        std::array<std::uint64_t, filters> sums{};
        for (std::size_t i = 0; i < row.size(); ++i) try_all(i, sums);
        std::size_t best = 0;
        for (std::size_t filter = 1; filter < filters; ++filter) {
            if (sums[filter] < sums[best]) best = filter;
        }
        filtered += static_cast<char>(best);
        filtered.append(tried_[best].begin(), tried_[best].end());
        std::swap(above_, current_);
    }

  private:
    void try_all(std::size_t i, std::array<std::uint64_t, filters>& sums) {
        const bool has_left = i >= shape_.pixel_bytes;
        const int left = has_left ? current_[i - shape_.pixel_bytes] : 0;
        const int corner = has_left ? above_[i - shape_.pixel_bytes] : 0;
        const int above = above_[i];
        const std::array<int, filters> guesses{0, left, above, (left + above) / 2,
                                               paeth(left, above, corner)};
        for (std::size_t filter = 0; filter < filters; ++filter) {
            const auto rest = static_cast<std::uint8_t>(current_[i] - guesses[filter]);
            tried_[filter][i] = static_cast<char>(rest);
            sums[filter] += rest < 128 ? rest : 256U - rest;
        }
    }

    RowShape shape_;
    std::vector<int> above_;
    std::vector<int> current_;
    std::array<std::vector<char>, filters> tried_;
};

}  // namespace

std::string filtered_rows(std::string_view samples, const RowShape& shape) {
    std::string filtered;
    if (shape.bytes == 0) return filtered;
    filtered.reserve(samples.size() + samples.size() / shape.bytes);
    RowFilter filter(shape);
    for (std::size_t at = 0; at + shape.bytes <= samples.size(); at += shape.bytes) {
        const std::string_view row = samples.substr(at, shape.bytes);
        if (shape.is_smooth) {
            filter.append(row, filtered);
        } else {
            filtered += '\0';
            filtered += row;
        }
    }
    return filtered;
}

}  // namespace papersetter::pdf
