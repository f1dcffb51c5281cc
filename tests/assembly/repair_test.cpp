// SPDX-License-Identifier: MIT
#include "assembly/repair.hpp"

#include <bit>

#include "assembly/proof.hpp"
#include "fixture.hpp"

using namespace papersetter;
using namespace papersetter::assembly;

namespace {

/// An item as bounds see it; one that is yet to be written has no position.
struct Counted {
    std::size_t part = 0;
    std::vector<std::int64_t> amounts;
    std::optional<std::size_t> position;
};

std::vector<Counted> items_of(const AskedProgram& program) {
    std::vector<Counted> items;
    for (std::size_t part = 0; part < program.parts(); ++part) {
        const CompiledSection& compiled = program.compiled(part);
        for (std::size_t kind = 0; kind < compiled.kind_items.size(); ++kind) {
            for (const std::size_t position : compiled.kind_items[kind]) {
                items.push_back({part, compiled.problem.kinds[kind].amounts, position});
            }
        }
    }
    return items;
}

/// What a paper meets of all that is asked, where some bounds ask for something else. Plain
/// arithmetic that knows nothing of searches.
class Paper {
  public:
    Paper(const AskedProgram& program, const std::vector<Counted>& items, unsigned mask)
        : program_(program) {
        for (std::size_t i = 0; i < items.size(); ++i) {
            if ((mask >> i & 1U) != 0) drawn_.push_back(&items[i]);
        }
    }

    [[nodiscard]] bool meets(std::size_t one, const Repair& repair) const {
        const Asked& asked = program_.asked()[one];
        switch (asked.kind) {
            case Asked::Kind::bound:
                return range_of(one, asked, repair).holds(sum_of(asked));
            case Asked::Kind::include:
                return has(asked.position) || is_dropped(one, asked.position, repair);
            case Asked::Kind::exclude:
            case Asked::Kind::avoid:
                return std::ranges::none_of(
                    program_.kept_away(asked.kind), [&](std::size_t position) {
                        return has(position) && !is_dropped(one, position, repair);
                    });
            case Asked::Kind::enemies:
                break;
        }
        return std::ranges::none_of(drawn_, [&](const Counted* item) {
            return item->position &&
                   std::ranges::any_of(program_.pool().enemies(*item->position),
                                       [&](std::size_t enemy) { return has(enemy); });
        });
    }

  private:
    [[nodiscard]] base::Range range_of(std::size_t one, const Asked& asked,
                                       const Repair& repair) const {
        for (const Repair::Change& change : repair.changes) {
            if (change.asked == one) return change.range;
        }
        return program_.compiled(asked.part).problem.bounds[asked.bound];
    }
    [[nodiscard]] std::int64_t sum_of(const Asked& asked) const {
        std::int64_t sum = 0;
        for (const Counted* item : drawn_) {
            if (item->part == asked.part) sum += item->amounts[asked.bound];
        }
        return sum;
    }
    [[nodiscard]] bool has(std::size_t position) const {
        return std::ranges::any_of(drawn_,
                                   [&](const Counted* item) { return item->position == position; });
    }
    [[nodiscard]] static bool is_dropped(std::size_t one, std::size_t position,
                                         const Repair& repair) {
        return std::ranges::any_of(repair.dropped, [&](const Repair::Dropped& dropped) {
            return dropped.asked == one &&
                   std::ranges::find(dropped.positions, position) != dropped.positions.end();
        });
    }

    const AskedProgram& program_;
    std::vector<const Counted*> drawn_;
};

/// By paper: what it meets, as bits.
std::vector<unsigned> met_by_papers(const AskedProgram& program, const Repair& repair) {
    std::vector<Counted> items = items_of(program);
    for (const Repair::New& added : repair.items) {
        for (std::int64_t i = 0; i < added.count; ++i) {
            items.push_back({added.kind.part, added.kind.amounts, std::nullopt});
        }
    }
    std::vector<unsigned> all;
    for (unsigned mask = 0; mask < 1U << items.size(); ++mask) {
        const Paper paper(program, items, mask);
        unsigned met = 0;
        for (std::size_t one = 0; one < program.asked().size(); ++one) {
            if (paper.meets(one, repair)) met |= 1U << one;
        }
        all.push_back(met);
    }
    return all;
}

bool is_possible(const std::vector<unsigned>& papers, unsigned asked) {
    return std::ranges::any_of(papers, [&](unsigned met) { return (met & asked) == asked; });
}

std::int64_t number_below(base::Random& random, std::uint64_t end) {
    return static_cast<std::int64_t>(random.below(end));
}

/// Ranges in place of some counts, and bounds on the sum of points.
void loosen(blueprint::Section& section, base::Random& random) {
    for (blueprint::Family& family : section.families) {
        for (blueprint::Count& count : family.counts) {
            if (random.below(3) == 0) count.items.most += 1;
            if (random.below(6) == 0) count.items.least = 0;
        }
    }
    if (random.below(2) == 0) return;
    const std::int64_t least = 4 + number_below(random, 9);
    section.points.emplace();
    section.points->amount = {least * base::Decimal::one,
                              (least + number_below(random, 2)) * base::Decimal::one};
}

/// Nine items of two topics, levels and difficulties, some of them enemies.
bank::Bank random_bank(base::Random& random) {
    std::vector<bank::Item> items;
    for (int i = 0; i < 9; ++i) {
        items.push_back(item(std::string(1, static_cast<char>('a' + i)),
                             random.below(2) == 0 ? "x" : "y", static_cast<int>(random.below(2)),
                             static_cast<int>(random.below(2))));
        items.back().points = base::Decimal::whole(1 + number_below(random, 3));
    }
    const std::uint64_t pairs = random.below(8);
    for (std::uint64_t i = 0; i < pairs; ++i) {
        const std::size_t one = random.below(9);
        const std::size_t other = random.below(9);
        if (one != other) items[one].enemies.push_back(items[other].id);
    }
    return bank_of("b", std::move(items));
}

std::string random_sections(base::Random& random) {
    const std::uint64_t items = 3 + random.below(3);
    std::string text = "[[section]]\nitems = " + std::to_string(items) + "\n";
    const auto family = [&](const std::string& name, const std::string& one,
                            const std::string& other) {
        const std::uint64_t first = 1 + random.below(items - 1);
        text += name + " = { " + one + " = " + std::to_string(first) + ", " + other + " = " +
                std::to_string(items - first) + " }\n";
    };
    family("topic", "x", "y");
    if (random.below(2) == 0) family("level", "remember", "understand");
    if (random.below(2) == 0) family("difficulty", "easy", "medium");
    if (random.below(3) == 0) text += "[draw]\ninclude = [\"a\"]\nexclude = [\"b\", \"c\"]\n";
    return text;
}

}  // namespace

TEST_CASE("repair: conflicts are smallest and repairs work, by all papers of 400 small banks") {
    base::Random random = base::Random("test", "repairs").fork("banks");
    int conflicts = 0;
    int repaired = 0;
    int proofs = 0;
    for (int trial = 0; trial < 400; ++trial) {
        const std::vector<bank::Bank> banks{random_bank(random)};
        blueprint::Blueprint blueprint = blueprint_of(random_sections(random));
        loosen(blueprint.sections.front(), random);
        const AskedProgram program(banks, blueprint, {0});
        const std::size_t size = program.asked().size();
        const Kept all(size, true);
        const unsigned everything = (1U << size) - 1;
        const auto papers = met_by_papers(program, {});
        REQUIRE((program.ask(all).outcome == Outcome::found) == is_possible(papers, everything));
        if (is_possible(papers, everything)) continue;
        ++conflicts;
        const Conflict conflict =
            smallest_conflict(all, [&](const Kept& kept) { return program.ask(kept); });
        unsigned own = 0;
        Kept kept(size);
        for (const std::size_t one : conflict.requirements) {
            own |= 1U << one;
            kept[one] = true;
        }
        REQUIRE(conflict.is_smallest);
        REQUIRE_FALSE(is_possible(papers, own));
        for (unsigned some = 0; some <= everything; ++some) {
            if (std::popcount(some) < std::popcount(own)) REQUIRE(is_possible(papers, some));
        }
        if (const auto proof = prove(program, kept)) {
            ++proofs;
            std::int64_t asking = 0;
            std::int64_t leaving = proof->groups + proof->beside;
            for (const auto& share : proof->asking) asking += share.weight * share.amount;
            for (const auto& share : proof->leaving) leaving += share.weight * share.amount;
            CHECK(asking > leaving);
        }
        for (const Repair& repair : find_repairs(program, all, conflict, Reach::any)) {
            ++repaired;
            if (repair.items.size() > 1 || repair.cost > 4) continue;
            REQUIRE(is_possible(met_by_papers(program, repair), everything));
        }
    }
    CHECK(conflicts > 100);
    CHECK(repaired > conflicts);
    CHECK(proofs > conflicts / 2);
}
