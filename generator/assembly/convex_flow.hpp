// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace papersetter::assembly {

/// A flow in whole numbers through a network whose arcs get dearer the more they carry; found by
/// successive shortest paths (Ahuja, Magnanti and Orlin 1993, section 14.5).
class ConvexFlow {
  public:
    /// So many units at a price each.
    struct Segment {
        std::int64_t units = 0;
        std::int64_t price = 0;
    };

    explicit ConvexFlow(std::size_t nodes) : nodes_(nodes) {}

    /// The number of the arc, from 0. Prices must not fall; there may be negative ones as long as
    /// no circle of arcs has them.
    std::size_t add_arc(std::size_t from, std::size_t to, std::vector<Segment> segments);

    /// By arc what it carries when so many units go from one node to another at the least price;
    /// nothing when they cannot.
    [[nodiscard]] std::optional<std::vector<std::int64_t>> send(std::size_t from, std::size_t to,
                                                                std::int64_t units);

  private:
    struct Arc {
        std::size_t from = 0;
        std::size_t to = 0;
        std::vector<Segment> segments;
        std::size_t segment = 0;  ///< the one that the next unit goes into
        std::int64_t filled = 0;  ///< of it
        std::int64_t flow = 0;
    };
    /// One more unit along an arc, or one less.
    struct Step {
        std::size_t arc = 0;
        bool is_back = false;
    };

    [[nodiscard]] static std::optional<Segment> forth(const Arc& arc);
    [[nodiscard]] static std::optional<Segment> back(const Arc& arc);
    [[nodiscard]] std::vector<Step> cheapest_path(std::size_t from, std::size_t to) const;
    static void push(Arc& arc, bool is_back, std::int64_t units);

    std::size_t nodes_;
    std::vector<Arc> arcs_;
};

}  // namespace papersetter::assembly
