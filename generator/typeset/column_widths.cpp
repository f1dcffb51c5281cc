// SPDX-License-Identifier: MIT
#include "typeset/column_widths.hpp"

#include <algorithm>
#include <numeric>

namespace papersetter::typeset {

namespace {

// Raises the columns [first, first + count) so that they hold `wanted` together.
void raise(std::vector<ContentWidths>& columns, std::size_t first, std::size_t count, Length wanted,
           Length ContentWidths::*member) {
    Length sum;
    for (std::size_t i = first; i < first + count; ++i) sum += columns[i].*member;
    Length lack = wanted - sum;
    if (lack <= Length{}) return;
    for (std::size_t left = count; left > 0; --left) {
        const Length part = lack.scaled(1, static_cast<std::int64_t>(left));
        columns[first + count - left].*member += part;
        lack -= part;
    }
}

// Adds `extra` to the widths in proportion to the weights, remainders step by step.
void add_in_proportion(std::vector<Length>& widths, const std::vector<Length>& weights,
                       Length extra) {
    std::int64_t weight = 0;
    for (const Length one : weights) weight += one.thousandths();
    for (std::size_t i = 0; i < widths.size(); ++i) {
        const std::int64_t own = weights[i].thousandths();
        const Length part = weight > 0
                                ? extra.scaled(own, weight)
                                : extra.scaled(1, static_cast<std::int64_t>(widths.size() - i));
        widths[i] += part;
        extra -= part;
        weight -= own;
    }
}

}  // namespace

std::vector<ContentWidths> column_content_widths(const BoxTree& tree, const TableContent& table,
                                                 IntrinsicWidths& widths) {
    std::vector<ContentWidths> columns(table.columns);
    std::vector<BoxNumber> spanning;
    for (const BoxNumber row : table.rows) {
        for (const BoxNumber number : std::get<RowContent>(tree.boxes[row].content).cells) {
            const Box& cell = tree.boxes[number];
            if (cell.column_span > 1) {
                spanning.push_back(number);
                continue;
            }
            const ContentWidths one = widths.of(number);
            ContentWidths& column = columns[cell.column];
            column.least = std::max({column.least, one.least, widths.by_content(number).least});
            column.most = std::max({column.most, one.most, column.least});
        }
    }
    for (const BoxNumber number : spanning) {
        const Box& cell = tree.boxes[number];
        const ContentWidths one = widths.of(number);
        raise(columns, cell.column, cell.column_span, one.least, &ContentWidths::least);
        raise(columns, cell.column, cell.column_span, one.most, &ContentWidths::most);
    }
    for (ContentWidths& column : columns) column.most = std::max(column.most, column.least);
    return columns;
}

std::vector<Length> share_columns(const std::vector<ContentWidths>& columns, Length available) {
    std::vector<Length> widths;
    std::vector<Length> weights;
    Length least;
    Length most;
    for (const ContentWidths& column : columns) {
        least += column.least;
        most += column.most;
    }
    const bool has_plenty = available >= most;
    for (const ContentWidths& column : columns) {
        widths.push_back(has_plenty ? column.most : column.least);
        weights.push_back(has_plenty ? column.most : column.most - column.least);
    }
    const Length extra = available - (has_plenty ? most : least);
    if (extra > Length{}) add_in_proportion(widths, weights, extra);
    return widths;
}

std::vector<Length> narrowed_columns(std::vector<Length> widths, const std::vector<Length>& floors,
                                     Length available) {
    const auto at_most = [&](Length most) {
        std::vector<Length> narrowed;
        for (std::size_t i = 0; i < widths.size(); ++i) {
            narrowed.push_back(std::min(widths[i], std::max(most, floors[i])));
        }
        return narrowed;
    };
    const auto sum = [](const std::vector<Length>& lengths) {
        return std::accumulate(lengths.begin(), lengths.end(), Length{});
    };
    if (sum(widths) <= available) return widths;
    Length low;
    Length high = *std::ranges::max_element(widths);
    while (high - low > Length::thousandths(1)) {
        const Length middle = low + (high - low).scaled(1, 2);
        (sum(at_most(middle)) <= available ? low : high) = middle;
    }
    std::vector<Length> result = at_most(low);
    // What is left over is less than a thousandth for each column that was narrowed.
    Length left = available - sum(result);
    for (std::size_t i = 0; i < widths.size() && left > Length{}; ++i) {
        if (result[i] == widths[i]) continue;
        result[i] += Length::thousandths(1);
        left -= Length::thousandths(1);
    }
    return result;
}

}  // namespace papersetter::typeset
