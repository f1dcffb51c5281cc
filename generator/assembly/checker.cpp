// SPDX-License-Identifier: MIT
#include "assembly/checker.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string_view>

#include "assembly/section_checker.hpp"
#include "bank/ascending.hpp"
#include "base/counted.hpp"

namespace papersetter::assembly {
namespace {

/// An item or an item set on the form, and who may not meet it.
struct Standing {
    const bank::Bank* bank;
    const std::string* id;
    const std::vector<std::string>* enemies;
    bool is_set;

    [[nodiscard]] std::string told() const { return (is_set ? "item set " : "item ") + *id; }
    [[nodiscard]] bool names(const Standing& other) const {
        return bank == other.bank &&
               std::find(enemies->begin(), enemies->end(), *other.id) != enemies->end();
    }
};

class Checker {
  public:
    Checker(const std::vector<bank::Bank>& banks, const blueprint::Blueprint& blueprint)
        : banks_(&banks), blueprint_(&blueprint) {}

    std::vector<std::string> check(const Selection& selection) {
        if (selection.sections.size() != blueprint_->sections.size()) {
            return {"the form has " + base::counted(selection.sections.size(), "section")};
        }
        bool are_known = true;
        for (std::size_t i = 0; i < selection.sections.size(); ++i) {
            where_ = "section " + std::to_string(i + 1) + ": ";
            const auto& items = selection.sections[i].items;
            bool are_section_known = true;
            for (const SelectedItem& item : items) {
                are_section_known = check_item(item) && are_section_known;
            }
            if (are_section_known) check_section(blueprint_->sections[i], items, i);
            are_known = are_known && are_section_known;
        }
        where_.clear();
        check_draw();
        check_enemies();
        if (are_known && blueprint_->positions == blueprint::Positions::balanced) {
            check_balance(selection);
        }
        return std::move(faults_);
    }

  private:
    void fault(const std::string& what) { faults_.push_back(where_ + what); }

    [[nodiscard]] const bank::Item& item(ItemRef ref) const {
        return (*banks_)[ref.bank].items[ref.item];
    }

    bool check_item(const SelectedItem& selected) {
        if (selected.ref.bank >= banks_->size() ||
            selected.ref.item >= (*banks_)[selected.ref.bank].items.size()) {
            fault("an item that no bank has");
            return false;
        }
        const bank::Item& one = item(selected.ref);
        if (!seen_.insert(selected.ref).second) fault("item " + one.id + " stands twice");
        if (one.status != bank::Status::approved && one.status != bank::Status::reserved) {
            fault("item " + one.id + " is a draft or retired");
        }
        check_options(one, selected.options);
        return true;
    }

    void check_options(const bank::Item& one, const std::vector<std::uint32_t>& options) {
        const auto parts = bank::answered_parts(one);
        const auto orders = bank::orders_of_parts(one, options);
        if (orders.size() != parts.size()) {
            fault("item " + one.id + " does not print each option once");
            return;
        }
        for (std::size_t i = 0; i < parts.size(); ++i) check_order(one.id, *parts[i], orders[i]);
    }

    void check_order(const std::string& id, const bank::Item& one,
                     const std::vector<std::uint32_t>& options) {
        if (one.order == bank::Order::fixed) {
            if (!std::is_sorted(options.begin(), options.end())) {
                fault("item " + id + " is not in its fixed order");
            }
            return;
        }
        if (one.order == bank::Order::ascending && bank::ascending_order(one) != options) {
            fault("item " + id + " is not in ascending order");
        }
        for (std::size_t i = 0; i < options.size(); ++i) {
            const bank::Pin pin = one.options[options[i]].pin;
            if ((pin == bank::Pin::first && i != 0) ||
                (pin == bank::Pin::last && i + 1 != options.size())) {
                fault("item " + id + " has a pinned option out of its place");
            }
        }
    }

    void check_section(const blueprint::Section& section, const std::vector<SelectedItem>& items,
                       std::size_t number) {
        for (const SelectedItem& selected : items) {
            const bank::Item& one = item(selected.ref);
            if (one.stimulus.empty()) continue;
            const auto [home, is_first] =
                homes_.emplace(std::pair(selected.ref.bank, one.stimulus), number);
            if (home->second != number) fault("item set " + one.stimulus + " is in two sections");
        }
        if (!section.pick.empty()) {
            check_picks(section, items);
            return;
        }
        std::vector<CheckedItem> checked;
        for (const SelectedItem& selected : items) {
            checked.push_back({&(*banks_)[selected.ref.bank], &item(selected.ref)});
        }
        for (const std::string& what : faults_of_section(section, checked)) fault(what);
    }

    void check_picks(const blueprint::Section& section, const std::vector<SelectedItem>& items) {
        bool are_equal = items.size() == section.pick.size();
        for (std::size_t i = 0; are_equal && i < items.size(); ++i) {
            const std::string& id = item(items[i].ref).id;
            are_equal = section.pick[i] == id ||
                        section.pick[i] == (*banks_)[items[i].ref.bank].id + ":" + id;
        }
        if (!are_equal) fault("not the picked items in their order");
    }

    // What every paper has and what none has, over the whole form.
    void check_draw() {
        std::set<std::string> named(blueprint_->include.begin(), blueprint_->include.end());
        named.insert(blueprint_->common.begin(), blueprint_->common.end());
        for (const blueprint::Section& section : blueprint_->sections) {
            named.insert(section.pick.begin(), section.pick.end());
        }
        std::set<std::string> standing;
        std::set<std::string> drawn;
        std::set<std::string> unwelcome;
        for (const ItemRef& ref : seen_) {
            const std::string& id = item(ref).id;
            const std::string prefix = (*banks_)[ref.bank].id + ":";
            standing.insert({id, prefix + id});
            // What the blueprint names is not avoided.
            if (named.contains(id) || named.contains(prefix + id)) continue;
            drawn.insert({id, prefix + id});
            for (const std::string& enemy : item(ref).enemies) {
                unwelcome.insert({enemy, prefix + enemy});
            }
        }
        for (const std::string& name : blueprint_->include) {
            if (!standing.contains(name)) fault("item " + name + " is not there");
        }
        for (const std::string& name : blueprint_->exclude) {
            if (standing.contains(name)) fault("item " + name + " is excluded");
        }
        for (const std::string& name : blueprint_->avoided) {
            if (drawn.contains(name)) fault("item " + name + " is on an earlier paper");
            if (unwelcome.contains(name)) {
                fault("an enemy of item " + name + ", which is on an earlier paper");
            }
        }
    }

    void check_enemies() {
        std::vector<Standing> all;
        std::set<const bank::Stimulus*> stimuli;
        for (const ItemRef& ref : seen_) {
            const bank::Bank& bank = (*banks_)[ref.bank];
            const bank::Item& one = item(ref);
            all.push_back({&bank, &one.id, &one.enemies, false});
            for (const bank::Stimulus& stimulus : bank.stimuli) {
                if (stimulus.id != one.stimulus || !stimuli.insert(&stimulus).second) continue;
                all.push_back({&bank, &stimulus.id, &stimulus.enemies, true});
            }
        }
        for (std::size_t i = 0; i < all.size(); ++i) {
            for (std::size_t j = i + 1; j < all.size(); ++j) {
                if (all[i].enemies->empty() && all[j].enemies->empty()) continue;
                if (!all[i].names(all[j]) && !all[j].names(all[i])) continue;
                fault(all[i].told() + " and " + all[j].told() + " are enemies");
            }
        }
    }

    /// How often the keys stand in each place, and from which place to which other one some key
    /// could move.
    struct Keys {
        std::vector<std::int64_t> counts;
        std::vector<std::vector<bool>> moves;
    };

    void count_key(const SelectedItem& selected, Keys& keys) const {
        const bank::Item& one = item(selected.ref);
        if (one.type != bank::Type::single) return;
        const bool is_readable =
            std::all_of(selected.options.begin(), selected.options.end(),
                        [&](std::uint32_t option) { return option < one.options.size(); });
        if (!is_readable) return;
        std::size_t first = 0;
        std::size_t end = one.options.size();
        std::optional<std::size_t> key;
        bool is_free = one.order == bank::Order::shuffle;
        for (std::size_t i = 0; i < selected.options.size(); ++i) {
            const bank::Option& option = one.options[selected.options[i]];
            if (option.pin == bank::Pin::first) ++first;
            if (option.pin == bank::Pin::last) --end;
            if (!option.is_correct) continue;
            if (key) return;
            key = i;
            is_free = is_free && option.pin == bank::Pin::none;
        }
        if (!key) return;
        const std::size_t places = std::max(keys.counts.size(), one.options.size());
        keys.counts.resize(places);
        keys.moves.resize(places);
        for (auto& row : keys.moves) row.resize(places);
        ++keys.counts[*key];
        for (std::size_t to = first; is_free && to < end; ++to) keys.moves[*key][to] = true;
    }

    // The keys stand as evenly as they can when no chain of moves leads from a place to another one
    // that has at least two keys less.
    void check_balance(const Selection& selection) {
        Keys keys;
        for (const SelectedSection& section : selection.sections) {
            for (const SelectedItem& selected : section.items) count_key(selected, keys);
        }
        const std::size_t places = keys.counts.size();
        for (std::size_t via = 0; via < places; ++via) {
            for (std::size_t from = 0; from < places; ++from) {
                for (std::size_t to = 0; to < places; ++to) {
                    if (keys.moves[from][via] && keys.moves[via][to]) keys.moves[from][to] = true;
                }
            }
        }
        for (std::size_t from = 0; from < places; ++from) {
            for (std::size_t to = 0; to < places; ++to) {
                if (!keys.moves[from][to] || keys.counts[from] < keys.counts[to] + 2) continue;
                fault("the keys are not balanced: " + std::to_string(keys.counts[from]) +
                      " in place " + std::to_string(from + 1) + " and " +
                      std::to_string(keys.counts[to]) + " in place " + std::to_string(to + 1));
                return;
            }
        }
    }

    const std::vector<bank::Bank>* banks_;
    const blueprint::Blueprint* blueprint_;
    std::string where_;
    std::set<ItemRef> seen_;
    std::map<std::pair<std::uint32_t, std::string>, std::size_t> homes_;  ///< sections of item sets
    std::vector<std::string> faults_;
};

}  // namespace

std::vector<std::string> faults_of(const std::vector<bank::Bank>& banks,
                                   const blueprint::Blueprint& blueprint,
                                   const Selection& selection) {
    return Checker(banks, blueprint).check(selection);
}

}  // namespace papersetter::assembly
