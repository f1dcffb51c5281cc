// SPDX-License-Identifier: MIT
#include "assembly/program.hpp"

namespace papersetter::assembly {

std::size_t Program::add_row(base::Range range) {
    rows_.push_back(range);
    return rows_.size() - 1;
}

std::size_t Program::add_column(base::Range box, const std::vector<Term>& terms) {
    boxes_.push_back(box);
    terms_.insert(terms_.end(), terms.begin(), terms.end());
    starts_.push_back(terms_.size());
    return boxes_.size() - 1;
}

Program Program::with(const std::vector<std::size_t>& extras) const {
    Program made;
    made.rows_ = rows_;
    std::vector<std::vector<Term>> added(boxes_.size());
    for (const std::size_t extra : extras) {
        const std::size_t row = made.add_row(extras_[extra].range);
        for (const Extra::Part& part : extras_[extra].parts) {
            added[part.column].push_back({row, part.amount});
        }
    }
    for (std::size_t column = 0; column < boxes_.size(); ++column) {
        const auto own = terms(column);
        std::vector<Term> all(own.begin(), own.end());
        all.insert(all.end(), added[column].begin(), added[column].end());
        made.add_column(boxes_[column], all);
    }
    made.extras_ = extras_;
    return made;
}

std::vector<std::int64_t> Program::sums(const std::vector<std::int64_t>& values) const {
    std::vector<std::int64_t> sums(rows_.size());
    for (std::size_t column = 0; column < boxes_.size(); ++column) {
        if (values[column] == 0) continue;
        for (const Term& term : terms(column)) sums[term.row] += term.amount * values[column];
    }
    return sums;
}

}  // namespace papersetter::assembly
