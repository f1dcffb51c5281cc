// SPDX-License-Identifier: MIT
#pragma once

#include <bit>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <utility>
#include <vector>

#include "base/random.hpp"
#include "fixture.hpp"

namespace papersetter::assembly {

/// How many banks of chance a test tries: 3,000, or so many as PAPERSETTER_BANKS says.
inline int banks_to_try() {
    const char* const number = std::getenv("PAPERSETTER_BANKS");
    return number == nullptr ? 3'000 : std::atoi(number);
}

/// A small bank of chance and a blueprint of any features, with every requirement a second time as
/// sums over the bits of a set of items, so that all papers can be listed.
class RandomExam {
  public:
    RandomExam(base::Random& random, std::size_t items) : random_(random) {
        make_items(items);
        if (chance(50)) make_sets();
        if (chance(50)) make_enemies();
        witness_ = some_paper();
        section_.items = std::popcount(witness_);
        bound(ones(), base::Range::exactly(section_.items));
        for (const auto attribute : {blueprint::Attribute::topic, blueprint::Attribute::level,
                                     blueprint::Attribute::difficulty}) {
            if (chance(55)) add_family(attribute);
        }
        if (chance(30)) add_rule();
        if (chance(30)) add_points();
        if (chance(20)) add_p();
        if (sets_.empty()) return;
        if (chance(50)) add_set_count();
    }

    [[nodiscard]] std::vector<bank::Bank> banks() const {
        bank::Bank made = bank_of("b", items_);
        for (std::size_t set = 0; set < sets_.size(); ++set) {
            made.stimuli.emplace_back().id = set_name(set);
        }
        return {made};
    }

    [[nodiscard]] blueprint::Blueprint blueprint() const {
        blueprint::Blueprint made;
        made.title = "Exam";
        made.sections.push_back(section_);
        return made;
    }

    /// Every paper, an item a bit, in the order of the bank.
    [[nodiscard]] std::vector<unsigned> papers() const {
        std::vector<unsigned> all;
        for (unsigned chosen = 1; chosen < 1U << items_.size(); ++chosen) {
            if (fits(chosen)) all.push_back(chosen);
        }
        return all;
    }

  private:
    using Weights = std::vector<std::int64_t>;

    bool chance(std::uint64_t percent) { return random_.below(100) < percent; }
    std::int64_t up_to(std::uint64_t most) {
        return static_cast<std::int64_t>(random_.below(most + 1));
    }
    [[nodiscard]] Weights ones() const { return Weights(items_.size(), 1); }
    static std::string set_name(std::size_t set) { return "s" + std::to_string(set); }

    void make_items(std::size_t count) {
        const std::array<std::string, 3> topics{"a", "a/b", "c"};
        const std::array<std::int64_t, 4> ps{3000, 5000, 6000, 8000};
        for (std::size_t i = 0; i < count; ++i) {
            bank::Item one = item("i" + std::to_string(10 + i), topics[random_.below(3)],
                                  static_cast<int>(random_.below(3)), 0, 2);
            one.difficulty.reset();
            one.p = base::Decimal::units(ps[random_.below(4)]);
            one.points = base::Decimal::whole(1 + up_to(2));
            if (chance(40)) one.tags.emplace_back("red");
            items_.push_back(std::move(one));
        }
    }

    void make_sets() {
        std::size_t next = 0;
        while (sets_.size() < 2 && next + 3 <= items_.size()) {
            unsigned& set = sets_.emplace_back(0U);
            const std::size_t end = next + 2 + random_.below(2);
            for (; next < end; ++next) {
                items_[next].stimulus = set_name(sets_.size() - 1);
                set |= 1U << next;
            }
            next += random_.below(2);
        }
        if (!chance(50)) return;
        part_.least = 1 + up_to(1);
        part_.most = part_.least + up_to(1);
        is_in_part_ = true;
        section_.stimuli.items = part_;
    }

    void make_enemies() {
        for (std::uint64_t count = 1 + random_.below(3); count > 0; --count) {
            const std::size_t one = random_.below(items_.size());
            const std::size_t other = random_.below(items_.size());
            const bool are_of_one_set =
                !items_[one].stimulus.empty() && items_[one].stimulus == items_[other].stimulus;
            if (one == other || are_of_one_set) continue;
            const unsigned pair = 1U << one | 1U << other;
            if (std::ranges::find(enemies_, pair) != enemies_.end()) continue;
            enemies_.push_back(pair);
            items_[one].enemies.push_back(items_[other].id);
            items_[other].enemies.push_back(items_[one].id);
        }
        for (bank::Item& one : items_) std::ranges::sort(one.enemies);
    }

    [[nodiscard]] bool are_sets_right(unsigned chosen) const {
        return std::ranges::all_of(sets_, [&](unsigned set) {
            const int taken = std::popcount(chosen & set);
            return taken == 0 || (is_in_part_ ? part_.holds(taken) : (chosen & set) == set);
        });
    }

    /// Of a few subsets the first that tears no set apart and has something in it.
    unsigned some_paper() {
        for (int tries = 0; tries < 200; ++tries) {
            unsigned chosen = 0;
            const std::uint64_t percent = 20 + random_.below(40);
            for (std::size_t i = 0; i < items_.size(); ++i) {
                if (chance(percent)) chosen |= 1U << i;
            }
            if (chosen != 0 && are_sets_right(chosen)) return chosen;
        }
        return 1U << (items_.size() - 1);
    }

    void bound(Weights weights, base::Range range) {
        bounds_.emplace_back(std::move(weights), range);
    }

    [[nodiscard]] static std::int64_t sum(const Weights& weights, unsigned chosen) {
        std::int64_t total = 0;
        for (std::size_t i = 0; i < weights.size(); ++i) {
            if ((chosen >> i & 1U) != 0) total += weights[i];
        }
        return total;
    }

    /// Around what the witness has, or a little beside it.
    base::Range around(std::int64_t number, std::uint64_t width) {
        if (chance(20)) number += up_to(2) - 1;
        const std::int64_t least = std::max<std::int64_t>(0, number - up_to(width));
        return {least, std::max(least, number + up_to(width))};
    }

    [[nodiscard]] bool has(const bank::Item& one, blueprint::Attribute attribute,
                           const std::string& value) const {
        switch (attribute) {
            case blueprint::Attribute::topic:
                return bank::is_within(one.topic, value);
            case blueprint::Attribute::level:
                return bank::level_words[static_cast<std::size_t>(*one.level)] == value;
            default:
                return bank::difficulty_words[static_cast<std::size_t>(*bank::band_of(one))] ==
                       value;
        }
    }

    void add_family(blueprint::Attribute attribute) {
        const bool is_of_topics = attribute == blueprint::Attribute::topic;
        blueprint::Family family;
        family.attribute = attribute;
        family.takes_others = chance(25);
        const bool is_exact = chance(50);
        Weights listed(items_.size(), 0);
        for (std::size_t number = 0; number < 3; ++number) {
            if (chance(15)) continue;
            blueprint::Count count;
            count.value = is_of_topics ? std::array{"a", "a/b", "c"}[number]
                          : attribute == blueprint::Attribute::level
                              ? std::string(bank::level_words[number])
                              : std::string(bank::difficulty_words[number]);
            Weights weights;
            for (std::size_t i = 0; i < items_.size(); ++i) {
                weights.push_back(has(items_[i], attribute, count.value) ? 1 : 0);
                listed[i] |= weights.back();
            }
            count.items = around(sum(weights, witness_), is_exact ? 0 : 1);
            bound(weights, count.items);
            family.counts.push_back(std::move(count));
        }
        if (!family.takes_others) {
            Weights others;
            for (const std::int64_t one : listed) others.push_back(1 - one);
            bound(others, {0, 0});
        }
        section_.families.push_back(std::move(family));
    }

    void add_rule() {
        blueprint::Condition red;
        red.attribute = blueprint::Condition::Attribute::tags;
        red.any_of = {"red"};
        blueprint::Rule rule;
        rule.where.conditions.push_back(red);
        Weights weights;
        for (const bank::Item& one : items_) weights.push_back(one.tags.empty() ? 0 : 1);
        rule.items = around(sum(weights, witness_), 1);
        bound(weights, rule.items);
        section_.rules.push_back(std::move(rule));
    }

    void add_points() {
        Weights weights;
        for (const bank::Item& one : items_) weights.push_back(one.points.units());
        const base::Range whole = around(sum(weights, witness_) / base::Decimal::one, 1);
        section_.points.emplace().amount = {whole.least * base::Decimal::one,
                                            whole.most * base::Decimal::one};
        bound(weights, section_.points->amount);
    }

    void add_p() {
        Weights weights;
        for (const bank::Item& one : items_) weights.push_back(one.p->units());
        const std::int64_t mean = sum(weights, witness_) / section_.items;
        const base::Range range{mean - 100 * up_to(3), mean + 100 * up_to(3)};
        section_.p.emplace().amount = range;
        bound(weights, {range.least * section_.items, range.most * section_.items});
    }

    void add_set_count() {
        std::int64_t used = 0;
        for (const unsigned set : sets_) used += (witness_ & set) != 0 ? 1 : 0;
        set_count_ = around(used, 1);
        section_.stimuli.count = set_count_;
    }

    [[nodiscard]] bool fits(unsigned chosen) const {
        if (!are_sets_right(chosen)) return false;
        if (std::ranges::any_of(enemies_, [&](unsigned two) { return (chosen & two) == two; })) {
            return false;
        }
        std::int64_t used = 0;
        for (const unsigned set : sets_) used += (chosen & set) != 0 ? 1 : 0;
        if (section_.stimuli.count && !set_count_.holds(used)) return false;
        return std::ranges::all_of(
            bounds_, [&](const auto& one) { return one.second.holds(sum(one.first, chosen)); });
    }

    base::Random& random_;
    std::vector<bank::Item> items_;
    std::vector<unsigned> sets_;
    std::vector<unsigned> enemies_;
    base::Range part_;
    bool is_in_part_ = false;
    base::Range set_count_;
    unsigned witness_ = 0;
    blueprint::Section section_;
    std::vector<std::pair<Weights, base::Range>> bounds_;
};

}  // namespace papersetter::assembly
