// SPDX-License-Identifier: MIT
#include "assembly/section_program.hpp"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>
#include <span>
#include <tuple>
#include <utility>

namespace papersetter::assembly {
namespace {

using Amounts = std::vector<std::int64_t>;

/// Ways to draw from a set that may stand as columns of their own.
constexpr std::size_t most_ways = 256;

/// All counts between what must be there and what is there that add up to a number of the range;
/// false when there are too many.
class Ways {
  public:
    Ways(const Amounts& least, const Amounts& most, base::Range sum)
        : least_(least), most_(most), sum_(sum), counts_(least) {}

    bool find(std::vector<Amounts>& ways) {
        const std::int64_t used = std::accumulate(least_.begin(), least_.end(), std::int64_t{0});
        return go(0, used, ways);
    }

  private:
    bool go(std::size_t kind, std::int64_t used, std::vector<Amounts>& ways) {
        if (used > sum_.most) return true;
        if (kind == counts_.size()) {
            if (used >= sum_.least && used > 0) ways.push_back(counts_);
            return ways.size() <= most_ways;
        }
        if (++looks_ > 16 * most_ways) return false;
        for (std::int64_t more = 0; more <= most_[kind] - least_[kind]; ++more) {
            counts_[kind] = least_[kind] + more;
            if (!go(kind + 1, used + more, ways)) return false;
        }
        counts_[kind] = least_[kind];
        return true;
    }

    const Amounts& least_;
    const Amounts& most_;
    base::Range sum_;
    Amounts counts_;
    std::size_t looks_ = 0;
};

}  // namespace

SectionProgram::SectionProgram(const SectionProblem& problem, Program& program)
    : problem_(problem), first_row_(program.rows().size()), first_column_(program.boxes().size()) {
    for (const base::Range& bound : problem.bounds) program.add_row(bound);
    find_alike();
    std::size_t column = first_column_ + problem.kinds.size();
    for (Alike& alike : alike_) {
        find_ways(alike);
        alike.first_row = program.rows().size();
        alike.first_column = column;
        column += alike.is_by_kind ? 1 + alike.kinds.size() : alike.ways.size();
        add_rows(alike, items_of(alike), program);
    }
    for (const Kind& kind : problem.kinds) {
        program.add_column({0, kind.supply}, terms(kind.amounts));
    }
    for (const Alike& alike : alike_) {
        if (alike.is_by_kind) {
            add_by_kind(alike, program);
        } else {
            add_ways(alike, program);
        }
    }
}

/// Sets of the same kinds, amounts and sizes; one that every paper has stands by itself, and so do
/// sets that may be drawn in very many ways.
void SectionProgram::find_alike() {
    std::map<std::tuple<std::vector<std::size_t>, Amounts, std::int64_t, std::int64_t>, std::size_t>
        places;
    for (std::size_t number = 0; number < problem_.sets.size(); ++number) {
        const SetOfItems& set = problem_.sets[number];
        Alike alike;
        alike.sets = {number};
        alike.is_required = std::ranges::find(set.included, true) != set.included.end();
        alike.kinds = set.kinds;
        std::ranges::sort(alike.kinds);
        const auto key = std::tuple(alike.kinds, set.amounts, set.items.least, set.items.most);
        alike.kinds.erase(std::unique(alike.kinds.begin(), alike.kinds.end()), alike.kinds.end());
        alike.most.resize(alike.kinds.size());
        alike.included.resize(alike.kinds.size());
        for (std::size_t item = 0; item < set.kinds.size(); ++item) {
            const auto at = std::ranges::lower_bound(alike.kinds, set.kinds[item]);
            const auto kind = static_cast<std::size_t>(at - alike.kinds.begin());
            ++alike.most[kind];
            alike.included[kind] += item < set.included.size() && set.included[item] ? 1 : 0;
        }
        if (alike.is_required) {
            alike_.push_back(std::move(alike));
            continue;
        }
        const auto [place, is_new] = places.try_emplace(key, alike_.size());
        if (is_new) {
            alike_.push_back(std::move(alike));
        } else {
            alike_[place->second].sets.push_back(number);
        }
    }
}

base::Range SectionProgram::items_of(const Alike& alike) const {
    const SetOfItems& set = problem_.sets[alike.sets.front()];
    return {set.items.least, std::min(set.items.most, static_cast<std::int64_t>(set.kinds.size()))};
}

void SectionProgram::find_ways(Alike& alike) const {
    alike.is_by_kind = !Ways(alike.included, alike.most, items_of(alike)).find(alike.ways);
    if (alike.is_by_kind) alike.ways.clear();
}

void SectionProgram::add_rows(const Alike& alike, base::Range items, Program& program) {
    const auto sets = static_cast<std::int64_t>(alike.sets.size());
    if (alike.is_by_kind) {
        const std::int64_t size =
            std::accumulate(alike.most.begin(), alike.most.end(), std::int64_t{0});
        program.add_row({0, sets * size});
        program.add_row({0, sets * items.most});
    } else if (alike.is_required) {
        program.add_row({1, 1});
    }
}

void SectionProgram::add_ways(const Alike& alike, Program& program) const {
    const auto sets = static_cast<std::int64_t>(alike.sets.size());
    Program::Extra extra;
    extra.range = {0, sets};
    for (const Amounts& counts : alike.ways) {
        Amounts sums = problem_.sets[alike.sets.front()].amounts;
        for (std::size_t i = 0; i < counts.size(); ++i) {
            const Amounts& amounts = problem_.kinds[alike.kinds[i]].amounts;
            for (std::size_t bound = 0; bound < sums.size(); ++bound) {
                sums[bound] += counts[i] * amounts[bound];
            }
        }
        std::vector<Program::Term> own = terms(sums);
        if (alike.is_required) own.push_back({alike.first_row, 1});
        extra.parts.push_back({program.add_column({0, sets}, own), 1});
    }
    if (alike.ways.size() > 1 && !alike.is_required) program.add_extra(std::move(extra));
}

/// Of z sets w items, least z <= w <= most z; of each kind no more than the z sets have. Counts
/// that keep this can be dealt to z sets, each as evenly as may be.
void SectionProgram::add_by_kind(const Alike& alike, Program& program) const {
    const auto sets = static_cast<std::int64_t>(alike.sets.size());
    const base::Range items = items_of(alike);
    std::vector<Program::Term> own = terms(problem_.sets[alike.sets.front()].amounts);
    own.push_back({alike.first_row, -items.least});
    own.push_back({alike.first_row + 1, items.most});
    const std::size_t set = program.add_column({alike.is_required ? 1 : 0, sets}, own);
    for (std::size_t i = 0; i < alike.kinds.size(); ++i) {
        own = terms(problem_.kinds[alike.kinds[i]].amounts);
        own.push_back({alike.first_row, 1});
        own.push_back({alike.first_row + 1, -1});
        const std::int64_t most = alike.most[i];
        const std::size_t column = program.add_column({alike.included[i], sets * most}, own);
        program.add_extra({{{set, most}, {column, -1}}, {0, sets * most}});
    }
}

std::vector<Program::Term> SectionProgram::terms(const Amounts& sums) const {
    std::vector<Program::Term> terms;
    for (std::size_t bound = 0; bound < sums.size(); ++bound) {
        if (sums[bound] != 0) terms.push_back({first_row_ + bound, sums[bound]});
    }
    return terms;
}

void SectionProgram::start(base::Random& random, std::vector<std::int64_t>& values) const {
    std::vector<std::size_t> ends;  // of runs of items: each kind, then each set
    std::size_t items = 0;
    for (const Kind& kind : problem_.kinds) {
        ends.push_back(items += static_cast<std::size_t>(kind.supply));
    }
    std::vector<std::size_t> owners;
    for (std::size_t i = 0; i < alike_.size(); ++i) {
        if (alike_[i].is_by_kind || alike_[i].ways.empty()) continue;
        for (const std::size_t set : alike_[i].sets) {
            owners.push_back(i);
            ends.push_back(items += problem_.sets[set].kinds.size());
        }
    }
    const auto wanted = static_cast<std::size_t>(
        std::clamp<std::int64_t>(problem_.bounds[0].least, 0, static_cast<std::int64_t>(items)));
    std::set<std::size_t> drawn;  // Floyd's sampling without repetition
    for (std::size_t top = items - wanted; top < items; ++top) {
        const std::size_t item = random.below(top + 1);
        drawn.insert(drawn.contains(item) ? top : item);
    }
    std::size_t last_set = owners.size();
    for (const std::size_t item : drawn) {
        const auto run =
            static_cast<std::size_t>(std::ranges::upper_bound(ends, item) - ends.begin());
        if (run < problem_.kinds.size()) {
            ++values[first_column_ + run];
            continue;
        }
        const std::size_t set = run - problem_.kinds.size();
        if (set == std::exchange(last_set, set)) continue;
        const Alike& alike = alike_[owners[set]];
        ++values[alike.first_column + random.below(alike.ways.size())];
    }
    for (const Alike& alike : alike_) {
        if (!alike.is_by_kind || !alike.is_required) continue;
        values[alike.first_column] = 1;
        for (std::size_t i = 0; i < alike.kinds.size(); ++i) {
            values[alike.first_column + 1 + i] = alike.included[i];
        }
    }
}

Portions SectionProgram::portions(const std::vector<std::int64_t>& values,
                                  base::Random& random) const {
    Portions portions;
    const auto first = values.begin() + static_cast<std::ptrdiff_t>(first_column_);
    portions.free.assign(first, first + static_cast<std::ptrdiff_t>(problem_.kinds.size()));
    portions.sets.resize(problem_.sets.size());
    for (const Alike& alike : alike_) {
        std::vector<std::size_t> sets = alike.sets;
        random.shuffle(std::span(sets));
        if (alike.is_by_kind) {
            deal(alike, values, sets, random, portions);
            continue;
        }
        for (std::size_t way = 0; way < alike.ways.size(); ++way) {
            for (std::int64_t i = 0; i < values[alike.first_column + way]; ++i) {
                take(alike, sets.back(), alike.ways[way], random, portions);
                sets.pop_back();
            }
        }
    }
    return portions;
}

/// Items of each kind go to the sets in turn, so that no two sets differ by more than one item in
/// any kind or in all.
void SectionProgram::deal(const Alike& alike, const std::vector<std::int64_t>& values,
                          std::vector<std::size_t> sets, base::Random& random,
                          Portions& portions) const {
    const auto drawn = static_cast<std::size_t>(values[alike.first_column]);
    if (drawn == 0) return;
    std::vector<Amounts> counts(drawn, Amounts(alike.kinds.size()));
    std::size_t turn = 0;
    for (std::size_t kind = 0; kind < alike.kinds.size(); ++kind) {
        for (std::int64_t i = 0; i < values[alike.first_column + 1 + kind]; ++i) {
            ++counts[turn++ % drawn][kind];
        }
    }
    for (std::size_t i = 0; i < drawn; ++i) take(alike, sets[i], counts[i], random, portions);
}

/// Which items of a set: those that every paper has, and of the others any.
void SectionProgram::take(const Alike& alike, std::size_t number, const Amounts& counts,
                          base::Random& random, Portions& portions) const {
    const SetOfItems& set = problem_.sets[number];
    std::vector<std::size_t>& taken = portions.sets[number];
    for (std::size_t kind = 0; kind < alike.kinds.size(); ++kind) {
        std::vector<std::size_t> others;
        for (std::size_t item = 0; item < set.kinds.size(); ++item) {
            if (set.kinds[item] != alike.kinds[kind]) continue;
            if (item < set.included.size() && set.included[item]) {
                taken.push_back(item);
            } else {
                others.push_back(item);
            }
        }
        random.shuffle(std::span(others));
        const std::int64_t more = counts[kind] - alike.included[kind];
        taken.insert(taken.end(), others.begin(), others.begin() + more);
    }
    std::ranges::sort(taken);
}

std::vector<Program::Extra::Part> SectionProgram::parts_of(std::size_t kind) const {
    std::vector<Program::Extra::Part> parts;
    if (problem_.kinds[kind].supply > 0) parts.push_back({first_column_ + kind, 1});
    for (const Alike& alike : alike_) {
        const auto at = std::ranges::lower_bound(alike.kinds, kind);
        if (at == alike.kinds.end() || *at != kind) continue;
        const auto place = static_cast<std::size_t>(at - alike.kinds.begin());
        if (alike.is_by_kind) {
            parts.push_back({alike.first_column + 1 + place, 1});
            continue;
        }
        for (std::size_t way = 0; way < alike.ways.size(); ++way) {
            if (alike.ways[way][place] == 0) continue;
            parts.push_back({alike.first_column + way, alike.ways[way][place]});
        }
    }
    return parts;
}

}  // namespace papersetter::assembly
