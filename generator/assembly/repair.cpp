// SPDX-License-Identifier: MIT
#include "assembly/repair.hpp"

#include <algorithm>
#include <optional>
#include <tuple>
#include <utility>

namespace papersetter::assembly {
namespace {

using Numbers = std::vector<std::size_t>;

constexpr std::size_t most_repairs = 3;
/// Pairs of requirements that are tried.
constexpr int most_pairs = 400;
constexpr std::size_t enough_pairs = 6;
constexpr std::int64_t most_cost = 1 << 20;

class RepairSearch {
  public:
    RepairSearch(const AskedProgram& program, Kept context, const Conflict& conflict)
        : asked_(program), context_(std::move(context)), conflict_(conflict.requirements) {}

    std::vector<Repair> find(Reach reach) {
        Numbers single;
        for (const std::size_t one : conflict_) {
            if (may_change(one) && is_possible_without({one})) single.push_back(one);
        }
        for (const std::size_t one : single) try_change({one});
        if (single.empty()) try_pairs();
        if (made_.empty() && reach == Reach::any) try_many();
        std::ranges::stable_sort(
            made_, {}, [](const Repair& repair) { return std::tuple(repair.size(), repair.cost); });
        const auto items = new_items();
        const std::size_t most = most_repairs - (items ? 1 : 0);
        if (made_.size() > most) made_.resize(most);
        if (items) made_.push_back(*items);
        return std::move(made_);
    }

  private:
    /// That enemies do not meet is no matter of taste.
    [[nodiscard]] bool may_change(std::size_t one) const {
        return context_[one] && asked_.asked()[one].kind != Asked::Kind::enemies;
    }
    [[nodiscard]] bool is_possible_without(const Numbers& some) const {
        Kept kept = context_;
        for (const std::size_t one : some) kept[one] = false;
        return asked_.ask(kept).outcome == Outcome::found;
    }
    [[nodiscard]] bool are_of_one_family(std::size_t one, std::size_t other) const;
    void try_pairs();
    void try_many();
    void try_change(const Numbers& some);
    [[nodiscard]] std::int64_t nearest_sum(const Asked& asked, base::Range empty) const;
    [[nodiscard]] std::optional<Repair> change(const Numbers& some) const;
    [[nodiscard]] Repair read(const Numbers& some, const std::vector<std::int64_t>& values) const;
    [[nodiscard]] bool works(const Repair& repair) const;
    [[nodiscard]] std::optional<Repair> new_items() const;

    const AskedProgram& asked_;
    Kept context_;
    Numbers conflict_;
    std::vector<Repair> made_;
};

bool RepairSearch::are_of_one_family(std::size_t one, std::size_t other) const {
    const Asked& first = asked_.asked()[one];
    const Asked& second = asked_.asked()[other];
    if (first.kind != Asked::Kind::bound || second.kind != Asked::Kind::bound) return false;
    const Requirement& own = asked_.requirement(first);
    const Requirement& its = asked_.requirement(second);
    return first.part == second.part && own.demand == its.demand && own.key == its.key;
}

/// What one count of a family gives up another has to take, where all are exact: so these first.
void RepairSearch::try_pairs() {
    int tried = 0;
    for (const bool is_family : {true, false}) {
        for (const std::size_t one : conflict_) {
            for (std::size_t other = 0; other < context_.size(); ++other) {
                const bool is_known = std::ranges::find(conflict_, other) != conflict_.end();
                if (other == one || (is_known && other < one)) continue;
                if (!may_change(one) || !may_change(other)) continue;
                if (are_of_one_family(one, other) != is_family) continue;
                if (++tried > most_pairs || made_.size() >= enough_pairs) return;
                if (is_possible_without({one, other})) try_change({one, other});
            }
        }
    }
}

/// As much as can be met, what is not in conflict first; the rest has to change.
void RepairSearch::try_many() {
    Kept kept(context_.size());
    for (std::size_t i = 0; i < kept.size(); ++i) kept[i] = context_[i] && !may_change(i);
    if (asked_.ask(kept).outcome != Outcome::found) return;
    Numbers rest;
    for (const bool in_conflict : {false, true}) {
        for (std::size_t i = 0; i < kept.size(); ++i) {
            const bool is_known = std::ranges::find(conflict_, i) != conflict_.end();
            if (is_known != in_conflict || !may_change(i)) continue;
            kept[i] = true;
            if (asked_.ask(kept).outcome == Outcome::found) continue;
            kept[i] = false;
            rest.push_back(i);
        }
    }
    try_change(rest);
}

void RepairSearch::try_change(const Numbers& some) {
    auto repair = change(some);
    if (repair && works(*repair)) made_.push_back(std::move(*repair));
}

/// Of a range that is empty since it is counted in units: of the sums on both sides that which is
/// nearer to what is asked.
std::int64_t RepairSearch::nearest_sum(const Asked& asked, base::Range empty) const {
    const Requirement& own = asked_.requirement(asked);
    const std::int64_t items = own.demand == Demand::p ? asked_.section(asked.part).items : 1;
    const std::int64_t below = items * own.asked.least - empty.most * own.unit;
    const std::int64_t above = empty.least * own.unit - items * own.asked.most;
    return below <= above ? empty.most : empty.least;
}

/// The least that these have to change in all, by two columns each that fill up or take away.
std::optional<Repair> RepairSearch::change(const Numbers& some) const {
    Program program = asked_.program(context_);
    const std::size_t total = program.add_row({0, 0});
    for (const std::size_t one : some) {
        const Asked& asked = asked_.asked()[one];
        if (asked.kind == Asked::Kind::include) program.set_extra(asked.row, {0, 1});
        if (asked.kind != Asked::Kind::bound) continue;
        const base::Range range = program.rows()[asked.row];
        if (range.least > range.most) {
            program.set_row(asked.row, base::Range::exactly(nearest_sum(asked, range)));
        }
        for (const std::int64_t way : {1, -1}) {
            program.add_column({0, most_cost}, {{asked.row, way}, {total, 1}});
        }
    }
    std::optional<std::vector<std::int64_t>> best;
    const auto is_enough = [&](std::int64_t cost) {
        program.set_row(total, {0, cost});
        for (const std::size_t one : some) {
            const Asked& asked = asked_.asked()[one];
            const bool is_kept_away =
                asked.kind == Asked::Kind::exclude || asked.kind == Asked::Kind::avoid;
            if (is_kept_away) program.set_extra(asked.row, {0, cost});
        }
        ProgramResult result = asked_.search(program);
        if (result.outcome != Outcome::found) return false;
        best = std::move(result.values);
        return true;
    };
    std::int64_t most = 1;
    while (!is_enough(most)) {
        most *= 2;
        if (most > most_cost) return std::nullopt;
    }
    std::int64_t least = most / 2 + 1;
    while (least < most) {
        const std::int64_t middle = least + (most - least) / 2;
        if (is_enough(middle)) {
            most = middle;
        } else {
            least = middle + 1;
        }
    }
    Repair repair = read(some, *best);
    repair.cost = most;
    return repair;
}

/// What a solution says about the bounds that may change.
Repair RepairSearch::read(const Numbers& some, const std::vector<std::int64_t>& values) const {
    Repair repair;
    const Program plain = asked_.program(context_);
    const std::vector<std::int64_t> own(
        values.begin(), values.begin() + static_cast<std::ptrdiff_t>(plain.boxes().size()));
    const auto sums = plain.sums(own);
    std::vector<std::size_t> drawn;
    for (const auto& part : asked_.items(own)) drawn.insert(drawn.end(), part.begin(), part.end());
    std::ranges::sort(drawn);
    for (const std::size_t one : some) {
        const Asked& asked = asked_.asked()[one];
        if (asked.kind == Asked::Kind::bound) {
            base::Range range = plain.rows()[asked.row];
            const std::int64_t sum = sums[asked.row];
            if (range.holds(sum)) continue;
            const bool is_exact = asked_.requirement(asked).asked.is_exact();
            if (is_exact || sum < range.least) range.least = sum;
            if (is_exact || sum > range.most) range.most = sum;
            repair.changes.push_back({one, range});
        } else if (asked.kind == Asked::Kind::include) {
            repair.dropped.push_back({one, {asked.position}});
        } else {
            Repair::Dropped dropped{one, {}};
            for (const std::size_t position : asked_.kept_away(asked.kind)) {
                if (std::ranges::binary_search(drawn, position)) {
                    dropped.positions.push_back(position);
                }
            }
            if (!dropped.positions.empty()) repair.dropped.push_back(std::move(dropped));
        }
    }
    return repair;
}

/// Tries it on a program of its own.
bool RepairSearch::works(const Repair& repair) const {
    if (repair.size() == 0) return false;
    Program program = asked_.program(context_);
    for (const Repair::Change& change : repair.changes) {
        const Asked& asked = asked_.asked()[change.asked];
        const bool is_none =
            asked_.requirement(asked).demand == Demand::items && change.range.most < 1;
        if (is_none) return false;
        program.set_row(asked.row, change.range);
    }
    for (const Repair::Dropped& dropped : repair.dropped) {
        const auto most = static_cast<std::int64_t>(dropped.positions.size());
        program.set_extra(asked_.asked()[dropped.asked].row, {0, most});
    }
    return asked_.search(program).outcome == Outcome::found;
}

/// The fewest new items, of one kind if that is enough.
std::optional<Repair> RepairSearch::new_items() const {
    Program program = asked_.program(context_);
    const std::size_t first = program.boxes().size();
    const std::size_t total = program.add_row({0, 0});
    const std::vector<NewKind> kinds = new_kinds(asked_);
    std::int64_t most = 0;
    for (std::size_t part = 0; part < asked_.parts(); ++part) {
        most += std::max<std::int64_t>(1, asked_.section(part).items);
    }
    for (const NewKind& kind : kinds) {
        std::vector<Program::Term> terms{{total, 1}};
        for (std::size_t bound = 0; bound < kind.amounts.size(); ++bound) {
            if (kind.amounts[bound] == 0) continue;
            terms.push_back({asked_.first_row(kind.part) + bound, kind.amounts[bound]});
        }
        program.add_column({0, most}, terms);
    }
    std::optional<std::vector<std::int64_t>> best;
    const auto is_enough = [&](std::int64_t count) {
        program.set_row(total, {0, count});
        ProgramResult result = asked_.search(program);
        if (result.outcome != Outcome::found) return false;
        best = std::move(result.values);
        return true;
    };
    if (kinds.empty() || !is_enough(most)) return std::nullopt;
    std::int64_t least = 1;
    while (least < most) {
        const std::int64_t middle = least + (most - least) / 2;
        if (is_enough(middle)) {
            most = middle;
        } else {
            least = middle + 1;
        }
    }
    if (!is_enough(most)) return std::nullopt;
    const std::vector<std::int64_t> several = *best;
    for (std::size_t alone = 0; alone < kinds.size(); ++alone) {
        if (several[first + alone] == 0) continue;
        for (std::size_t i = 0; i < kinds.size(); ++i) {
            program.set_box(first + i, {0, i == alone ? most : 0});
        }
        if (is_enough(most)) break;
    }
    Repair repair;
    repair.cost = most;
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        const std::int64_t count = (*best)[first + i];
        if (count > 0) repair.items.push_back({kinds[i], count});
    }
    return repair;
}

}  // namespace

std::vector<Repair> find_repairs(const AskedProgram& program, const Kept& context,
                                 const Conflict& conflict, Reach reach) {
    return RepairSearch(program, context, conflict).find(reach);
}

}  // namespace papersetter::assembly
