// SPDX-License-Identifier: MIT
#include "base/sorted_diagnostics.hpp"

#include <algorithm>
#include <tuple>

namespace papersetter::base {

std::vector<const Diagnostic*> sorted(const Diagnostics& diagnostics, const Sources& sources) {
    std::vector<const Diagnostic*> order;
    order.reserve(diagnostics.all().size());
    for (const Diagnostic& diagnostic : diagnostics.all()) order.push_back(&diagnostic);
    std::stable_sort(order.begin(), order.end(), [&](const Diagnostic* a, const Diagnostic* b) {
        const Place& left = a->place;
        const Place& right = b->place;
        if (!left.is_known() || !right.is_known()) return left.is_known() && !right.is_known();
        if (left.file != right.file) {
            const int names = sources.name(left.file).compare(sources.name(right.file));
            if (names != 0) return names < 0;
        }
        return std::tie(left.file, left.line, left.column) <
               std::tie(right.file, right.line, right.column);
    });
    return order;
}

}  // namespace papersetter::base
