// SPDX-License-Identifier: MIT
#include "assembly/convex_flow.hpp"

#include <algorithm>
#include <limits>
#include <utility>

namespace papersetter::assembly {

std::size_t ConvexFlow::add_arc(std::size_t from, std::size_t to, std::vector<Segment> segments) {
    std::erase_if(segments, [](const Segment& segment) { return segment.units <= 0; });
    arcs_.push_back({from, to, std::move(segments), 0, 0, 0});
    return arcs_.size() - 1;
}

std::optional<std::vector<std::int64_t>> ConvexFlow::send(std::size_t from, std::size_t to,
                                                          std::int64_t units) {
    while (units > 0) {
        const std::vector<Step> path = cheapest_path(from, to);
        if (path.empty()) return std::nullopt;
        std::int64_t most = units;
        for (const Step& step : path) {
            const Arc& arc = arcs_[step.arc];
            most = std::min(most, (step.is_back ? back(arc) : forth(arc))->units);
        }
        for (const Step& step : path) push(arcs_[step.arc], step.is_back, most);
        units -= most;
    }
    std::vector<std::int64_t> flows;
    for (const Arc& arc : arcs_) flows.push_back(arc.flow);
    return flows;
}

std::optional<ConvexFlow::Segment> ConvexFlow::forth(const Arc& arc) {
    if (arc.segment == arc.segments.size()) return std::nullopt;
    const Segment& segment = arc.segments[arc.segment];
    return Segment{segment.units - arc.filled, segment.price};
}

std::optional<ConvexFlow::Segment> ConvexFlow::back(const Arc& arc) {
    if (arc.filled > 0) return Segment{arc.filled, -arc.segments[arc.segment].price};
    if (arc.segment == 0) return std::nullopt;
    const Segment& segment = arc.segments[arc.segment - 1];
    return Segment{segment.units, -segment.price};
}

// Bellman and Ford: prices may be negative.
std::vector<ConvexFlow::Step> ConvexFlow::cheapest_path(std::size_t from, std::size_t to) const {
    constexpr std::int64_t far = std::numeric_limits<std::int64_t>::max();
    std::vector<std::int64_t> prices(nodes_, far);
    std::vector<Step> steps(nodes_);
    prices[from] = 0;
    const auto relax = [&](std::size_t start, std::size_t end, std::optional<Segment> segment,
                           Step step) {
        if (!segment || prices[start] == far) return false;
        if (prices[start] + segment->price >= prices[end]) return false;
        prices[end] = prices[start] + segment->price;
        steps[end] = step;
        return true;
    };
    for (bool is_changed = true; is_changed;) {
        is_changed = false;
        for (std::size_t i = 0; i < arcs_.size(); ++i) {
            const Arc& arc = arcs_[i];
            is_changed |= relax(arc.from, arc.to, forth(arc), {i, false});
            is_changed |= relax(arc.to, arc.from, back(arc), {i, true});
        }
    }
    std::vector<Step> path;
    if (prices[to] == far) return path;
    for (std::size_t node = to; node != from;) {
        path.push_back(steps[node]);
        const Arc& arc = arcs_[steps[node].arc];
        node = steps[node].is_back ? arc.to : arc.from;
    }
    return path;
}

void ConvexFlow::push(Arc& arc, bool is_back, std::int64_t units) {
    if (!is_back) {
        arc.flow += units;
        arc.filled += units;
        if (arc.filled < arc.segments[arc.segment].units) return;
        ++arc.segment;
        arc.filled = 0;
        return;
    }
    arc.flow -= units;
    if (arc.filled == 0) {
        --arc.segment;
        arc.filled = arc.segments[arc.segment].units;
    }
    arc.filled -= units;
}

}  // namespace papersetter::assembly
