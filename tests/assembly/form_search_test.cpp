// SPDX-License-Identifier: MIT
#include "assembly/form_search.hpp"

#include <deque>
#include <set>

#include "assembly/section_supply.hpp"
#include "assembly/undecided.hpp"
#include "fixture.hpp"

using namespace papersetter;
using namespace papersetter::assembly;

namespace {

using Positions = std::vector<std::size_t>;

/// A bank and a blueprint made ready for the search.
struct Form {
    Form(bank::Bank bank, const std::string& sections)
        : banks{std::move(bank)}, blueprint(blueprint_of(sections)), pool(banks, blueprint) {
        for (const blueprint::Section& section : blueprint.sections) {
            supplies.emplace_back(pool, section);
        }
        for (const SectionSupply& supply : supplies) {
            parts.push_back({&supply.section_problem(), &supply.kind_items(), &supply.set_items()});
        }
    }

    [[nodiscard]] FormResult search(const std::string& seed) const {
        return search_form(pool, parts, base::Random("test", seed).fork("form"), step_limit);
    }

    [[nodiscard]] bool is_paper(const std::vector<Positions>& items) const {
        std::set<std::size_t> all;
        for (std::size_t part = 0; part < parts.size(); ++part) {
            all.insert(items[part].begin(), items[part].end());
            if (!satisfies(portions(parts[part], items[part]), *parts[part].problem)) return false;
        }
        return std::ranges::none_of(all, [&](std::size_t position) {
            return std::ranges::any_of(pool.enemies(position),
                                       [&](std::size_t enemy) { return all.contains(enemy); });
        });
    }

    static Portions portions(const FormPart& part, const Positions& items) {
        Portions made;
        const auto has = [&](std::size_t one) { return std::ranges::binary_search(items, one); };
        for (const Positions& kind : *part.kind_items) {
            made.free.push_back(std::ranges::count_if(kind, has));
        }
        for (const Positions& set : *part.set_items) {
            made.sets.emplace_back();
            for (std::size_t i = 0; i < set.size(); ++i) {
                if (has(set[i])) made.sets.back().push_back(i);
            }
        }
        return made;
    }

    std::vector<bank::Bank> banks;
    blueprint::Blueprint blueprint;
    Pool pool;
    std::deque<SectionSupply> supplies;
    std::vector<FormPart> parts;
};

/// Whether there is any paper, by trying all sets of items.
bool exists(const Form& form) {
    for (unsigned paper = 0; paper < (1U << form.pool.size()); ++paper) {
        std::vector<Positions> items(form.parts.size());
        for (std::size_t part = 0; part < form.parts.size(); ++part) {
            for (const auto* groups : {form.parts[part].kind_items, form.parts[part].set_items}) {
                for (const Positions& group : *groups) {
                    for (const std::size_t position : group) {
                        if ((paper >> position & 1U) != 0) items[part].push_back(position);
                    }
                }
            }
            std::ranges::sort(items[part]);
        }
        if (form.is_paper(items)) return true;
    }
    return false;
}

/// Ten items of two topics and two levels, many of them enemies, some of them in sets.
bank::Bank random_bank(base::Random& random) {
    std::vector<bank::Item> items;
    for (int i = 0; i < 10; ++i) {
        items.push_back(item(std::string(1, static_cast<char>('a' + i)), i < 5 ? "x" : "y",
                             static_cast<int>(random.below(2)), 0));
    }
    const std::uint64_t pairs = random.below(14);
    for (std::uint64_t i = 0; i < pairs; ++i) {
        const std::size_t one = random.below(10);
        const std::size_t other = random.below(10);
        if (one != other) items[one].enemies.push_back(items[other].id);
    }
    for (const std::size_t first : {0U, 5U}) {
        if (random.below(2) == 0) continue;
        const std::uint64_t size = 2 + random.below(2);
        for (std::uint64_t i = 0; i < size; ++i) items[first + i].stimulus = items[first].topic;
    }
    bank::Bank bank = bank_of("b", std::move(items));
    for (const std::string id : {"x", "y"}) {
        bank::Stimulus stimulus;
        stimulus.id = id;
        bank.stimuli.push_back(std::move(stimulus));
    }
    return bank;
}

}  // namespace

TEST_CASE("form_search: finds a form exactly when one exists, on 600 small banks") {
    base::Random random = base::Random("test", "forms").fork("banks");
    int feasible = 0;
    for (int trial = 0; trial < 600; ++trial) {
        std::string sections;
        for (const std::string topic : {"x", "y"}) {
            const std::uint64_t first = random.below(3);
            const std::uint64_t second = random.below(3);
            const std::string counts =
                "remember = " + std::to_string(first) + ", understand = " + std::to_string(second);
            sections += "[[section]]\nwhere = { topic = \"" + topic + "\" }\n";
            sections += first + second == 0 ? "items = 1\n" : "level = { " + counts + " }\n";
        }
        const Form form(random_bank(random), sections);
        const FormResult result = form.search(std::to_string(trial));
        const bool expected = exists(form);
        feasible += expected ? 1 : 0;
        REQUIRE(result.outcome == (expected ? Outcome::found : Outcome::none));
        if (expected) REQUIRE(form.is_paper(result.items));
    }
    CHECK(feasible > 100);
    CHECK(feasible < 500);
}

TEST_CASE("form_search: a star leaves one way only") {
    std::vector<bank::Item> items{item("a", "x", 0, 0), item("b", "x", 0, 0), item("c", "x", 0, 0)};
    items[0].enemies = {"b", "c"};
    const Form form(bank_of("b", std::move(items)), "[[section]]\nitems = 2\n");
    for (int seed = 0; seed < 20; ++seed) {
        CHECK(form.search(std::to_string(seed)).items == std::vector<Positions>{{1, 2}});
    }
}

TEST_CASE("form_search: one item more than there are groups of enemies") {
    // 20 groups of 5 items of which each is an enemy of each other.
    std::vector<bank::Item> items;
    for (int i = 0; i < 100; ++i) {
        items.push_back(item("i" + std::to_string(100 + i), "x", 0, 0));
        for (int other = i / 5 * 5; other < i; ++other) {
            items.back().enemies.push_back("i" + std::to_string(100 + other));
        }
    }
    const bank::Bank bank = bank_of("b", std::move(items));
    const Form fits(bank, "[[section]]\nitems = 20\n");
    const FormResult found = fits.search("1");
    REQUIRE(found.outcome == Outcome::found);
    CHECK(fits.is_paper(found.items));
    const FormResult none = Form(bank, "[[section]]\nitems = 21\n").search("1");
    CHECK(none.outcome == Outcome::none);
    CHECK(none.enemies.size() == 20);
    CHECK(none.steps < 10'000);
}
