// SPDX-License-Identifier: MIT
#include "assembly/joint_spread.hpp"

#include <algorithm>
#include <span>
#include <utility>

#include "assembly/convex_flow.hpp"

namespace papersetter::assembly {
namespace {

using Segments = std::vector<ConvexFlow::Segment>;

/// More than all pairs of forms could ever share; what must be there is paid so much for.
constexpr std::int64_t reward = std::int64_t{1} << 40;

/// A bound of a family, and the classes of the family that it counts.
struct Branch {
    std::size_t bound = 0;
    std::vector<bool> classes;
    [[nodiscard]] auto size() const { return std::ranges::count(classes, true); }
    [[nodiscard]] bool holds(const Branch& other) const {
        for (std::size_t i = 0; i < classes.size(); ++i) {
            if (other.classes[i] && !classes[i]) return false;
        }
        return true;
    }
};

/// The network from the items of all forms through a tree of one family's counts, the kinds, and
/// the tree of another family.
class SpreadFlow {
  public:
    SpreadFlow(const JointProblem& problem, std::size_t section)
        : problem_(problem),
          section_(*problem.sections[section]),
          forms_(static_cast<std::int64_t>(problem.forms)) {
        const SectionProblem& own = section_.problem;
        items_.resize(own.kinds.size());
        on_all_.resize(own.kinds.size());
        for (const JointItem& item : problem.items) {
            if (item.section == section) ++(item.is_on_all ? on_all_ : items_)[item.kind];
        }
    }

    std::optional<Spread> solve(std::optional<std::size_t> first,
                                std::optional<std::size_t> second) {
        arcs_.clear();
        must_.clear();
        nodes_ = 2;
        const std::vector<std::size_t> starts = add_tree(first, true);
        const std::vector<std::size_t> ends = add_tree(second, false);
        const SectionProblem& own = section_.problem;
        const std::size_t first_kind = arcs_.size();
        for (std::size_t kind = 0; kind < own.kinds.size(); ++kind) {
            const std::size_t from = first ? own.kinds[kind].classes[*first] : 0;
            const std::size_t to = second ? own.kinds[kind].classes[*second] : 0;
            arcs_.push_back({starts[from], ends[to], prices_of(kind)});
        }
        ConvexFlow network(nodes_);
        for (Arc& arc : arcs_) network.add_arc(arc.from, arc.to, std::move(arc.segments));
        const auto flows = network.send(0, 1, own.bounds[0].least * forms_);
        if (!flows) return std::nullopt;
        for (const auto& [arc, least] : must_) {
            if ((*flows)[arc] < least) return std::nullopt;
        }
        return result(std::span(*flows).subspan(first_kind));
    }

  private:
    struct Arc {
        std::size_t from = 0;
        std::size_t to = 0;
        Segments segments;
    };

    [[nodiscard]] std::vector<Branch> branches_of(std::size_t family) const {
        std::vector<Branch> branches;
        for (std::size_t bound = 0; bound < section_.requirements.size(); ++bound) {
            const Requirement& asked = section_.requirements[bound];
            if (asked.demand != Demand::family || asked.number != family) continue;
            Branch branch{bound, std::vector<bool>(section_.problem.classes[family])};
            for (const Kind& kind : section_.problem.kinds) {
                if (kind.amounts[bound] > 0) branch.classes[kind.classes[family]] = true;
            }
            branches.push_back(std::move(branch));
        }
        std::ranges::stable_sort(
            branches, [](const Branch& a, const Branch& b) { return a.size() > b.size(); });
        return branches;
    }

    /// The nodes of the classes of a family; from node 0 to them, or from them to node 1.
    std::vector<std::size_t> add_tree(std::optional<std::size_t> family, bool is_first) {
        const std::size_t root = is_first ? 0 : 1;
        if (!family) return {root};
        const std::vector<Branch> branches = branches_of(*family);
        std::vector<std::size_t> nodes;
        const auto add = [&](const Branch& below, std::size_t count, Segments segments) {
            std::size_t above = root;
            for (std::size_t i = 0; i < count; ++i) {
                if (branches[i].holds(below)) above = nodes[i];
            }
            const std::size_t node = nodes_++;
            arcs_.push_back(
                {is_first ? above : node, is_first ? node : above, std::move(segments)});
            return node;
        };
        for (std::size_t i = 0; i < branches.size(); ++i) {
            const base::Range range = section_.problem.bounds[branches[i].bound];
            const std::int64_t least = std::max<std::int64_t>(0, range.least) * forms_;
            must_.emplace_back(arcs_.size(), least);
            nodes.push_back(
                add(branches[i], i, {{least, -reward}, {range.most * forms_ - least, 0}}));
        }
        std::vector<std::size_t> ends;
        const std::int64_t all = section_.problem.bounds[0].least * forms_;
        for (std::size_t i = 0; i < section_.problem.classes[*family]; ++i) {
            Branch leaf{0, std::vector<bool>(section_.problem.classes[*family])};
            leaf.classes[i] = true;
            ends.push_back(add(leaf, branches.size(), {{all, 0}}));
        }
        return ends;
    }

    /// An item on its (q + 1)-th form is shared by q more pairs of forms.
    [[nodiscard]] Segments prices_of(std::size_t kind) const {
        Segments segments{{on_all_[kind] * forms_, 0}};
        for (std::int64_t q = 0; q < std::min(problem_.max_use, forms_); ++q) {
            segments.push_back({items_[kind], q});
        }
        return segments;
    }

    [[nodiscard]] Spread result(std::span<const std::int64_t> flows) const {
        Spread spread;
        for (std::size_t kind = 0; kind < flows.size(); ++kind) {
            const std::int64_t uses =
                std::max<std::int64_t>(0, flows[kind] - on_all_[kind] * forms_);
            spread.uses.push_back(uses);
            if (items_[kind] == 0) continue;
            const std::int64_t q = uses / items_[kind];
            const std::int64_t r = uses % items_[kind];
            spread.shared += r * (q * (q + 1) / 2) + (items_[kind] - r) * (q * (q - 1) / 2);
        }
        return spread;
    }

    const JointProblem& problem_;
    const CompiledSection& section_;
    std::int64_t forms_;
    std::vector<std::int64_t> items_;   ///< by kind, those of sets too
    std::vector<std::int64_t> on_all_;  ///< by kind
    std::size_t nodes_ = 2;
    std::vector<Arc> arcs_;
    std::vector<std::pair<std::size_t, std::int64_t>>
        must_;  ///< arcs, and what they carry at least
};

}  // namespace

std::optional<Spread> spread_of(const JointProblem& problem, std::size_t section) {
    SpreadFlow flow(problem, section);
    const std::size_t families = problem.problem(section).classes.size();
    if (families < 2) {
        return flow.solve(families == 1 ? std::optional<std::size_t>(0) : std::nullopt,
                          std::nullopt);
    }
    std::optional<Spread> best;
    for (std::size_t first = 0; first < families; ++first) {
        for (std::size_t second = first + 1; second < families; ++second) {
            const auto spread = flow.solve(first, second);
            if (!spread) return std::nullopt;
            if (!best || spread->shared > best->shared) best = spread;
        }
    }
    return best;
}

std::optional<std::int64_t> least_overlap(const JointProblem& problem) {
    std::int64_t shared = 0;
    for (std::size_t s = 0; s < problem.sections.size(); ++s) {
        if (problem.sections[s] == nullptr) continue;
        const auto spread = spread_of(problem, s);
        if (!spread) return std::nullopt;
        shared += spread->shared;
    }
    const auto forms = static_cast<std::int64_t>(problem.forms);
    const std::int64_t pairs = forms * (forms - 1) / 2;
    return pairs == 0 ? 0 : (shared + pairs - 1) / pairs;
}

}  // namespace papersetter::assembly
