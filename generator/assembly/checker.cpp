// SPDX-License-Identifier: MIT
#include "assembly/checker.hpp"

#include <algorithm>
#include <set>

namespace papersetter::assembly {
namespace {

class Checker {
  public:
    Checker(const std::vector<bank::Bank>& banks, const blueprint::Blueprint& blueprint)
        : banks_(&banks), blueprint_(&blueprint) {}

    std::vector<std::string> check(const Selection& selection) {
        if (selection.sections.size() != blueprint_->sections.size()) {
            return {"the form has " + std::to_string(selection.sections.size()) + " sections"};
        }
        for (std::size_t i = 0; i < selection.sections.size(); ++i) {
            where_ = "section " + std::to_string(i + 1) + ": ";
            const auto& items = selection.sections[i].items;
            bool are_known = true;
            for (const SelectedItem& item : items) are_known = check_item(item) && are_known;
            if (are_known) check_section(blueprint_->sections[i], items);
        }
        where_.clear();
        check_draw();
        return std::move(faults_);
    }

  private:
    void fault(const std::string& what) { faults_.push_back(where_ + what); }

    [[nodiscard]] const bank::Item& item(const SelectedItem& selected) const {
        return (*banks_)[selected.ref.bank].items[selected.ref.item];
    }

    bool check_item(const SelectedItem& selected) {
        if (selected.ref.bank >= banks_->size() ||
            selected.ref.item >= (*banks_)[selected.ref.bank].items.size()) {
            fault("an item that no bank has");
            return false;
        }
        const bank::Item& one = item(selected);
        if (!seen_.insert(selected.ref).second) fault("item " + one.id + " stands twice");
        if (one.status != bank::Status::approved && one.status != bank::Status::reserved) {
            fault("item " + one.id + " is a draft or retired");
        }
        std::vector<std::uint32_t> sorted = selected.options;
        std::sort(sorted.begin(), sorted.end());
        bool is_permutation = sorted.size() == one.options.size();
        for (std::size_t i = 0; i < sorted.size(); ++i) is_permutation &= sorted[i] == i;
        if (!is_permutation) {
            fault("item " + one.id + " does not print each option once");
            return true;
        }
        if (one.order == bank::Order::fixed) {
            if (sorted != selected.options) fault("item " + one.id + " is not in its fixed order");
            return true;
        }
        for (std::size_t i = 0; i < sorted.size(); ++i) {
            const bank::Pin pin = one.options[selected.options[i]].pin;
            if ((pin == bank::Pin::first && i != 0) ||
                (pin == bank::Pin::last && i + 1 != sorted.size())) {
                fault("item " + one.id + " has a pinned option out of its place");
            }
        }
        return true;
    }

    void check_section(const blueprint::Section& section, const std::vector<SelectedItem>& items) {
        if (!section.pick.empty()) {
            check_picks(section, items);
            return;
        }
        if (static_cast<std::int64_t>(items.size()) != section.items) {
            fault(std::to_string(items.size()) + " items instead of " +
                  std::to_string(section.items));
        }
        for (const SelectedItem& selected : items) {
            if (!section.where.accepts(item(selected))) {
                fault("item " + item(selected).id + " is left out by where");
            }
        }
        for (const blueprint::Family& family : section.families) check_family(family, items);
    }

    // What every paper has, what none has, and enemies, over the whole form.
    void check_draw() {
        const auto stands = [&](const std::string& name) {
            return std::any_of(seen_.begin(), seen_.end(), [&](const ItemRef& ref) {
                const bank::Bank& bank = (*banks_)[ref.bank];
                const std::string& id = bank.items[ref.item].id;
                return name == id || name == bank.id + ":" + id;
            });
        };
        for (const std::string& name : blueprint_->include) {
            if (!stands(name)) fault("item " + name + " is not there");
        }
        for (const std::string& name : blueprint_->exclude) {
            if (stands(name)) fault("item " + name + " is excluded");
        }
        for (const ItemRef& one : seen_) {
            for (const ItemRef& other : seen_) {
                const bank::Item& first = (*banks_)[one.bank].items[one.item];
                if (first.enemies.empty()) break;
                const bank::Item& second = (*banks_)[other.bank].items[other.item];
                const bool are_enemies =
                    one.bank == other.bank && std::find(first.enemies.begin(), first.enemies.end(),
                                                        second.id) != first.enemies.end();
                if (are_enemies && one < other) {
                    fault("items " + first.id + " and " + second.id + " are enemies");
                }
            }
        }
    }

    void check_picks(const blueprint::Section& section, const std::vector<SelectedItem>& items) {
        bool are_equal = items.size() == section.pick.size();
        for (std::size_t i = 0; are_equal && i < items.size(); ++i) {
            const std::string& id = item(items[i]).id;
            are_equal = section.pick[i] == id ||
                        section.pick[i] == (*banks_)[items[i].ref.bank].id + ":" + id;
        }
        if (!are_equal) fault("not the picked items in their order");
    }

    void check_family(const blueprint::Family& family, const std::vector<SelectedItem>& items) {
        for (const blueprint::Count& count : family.counts) {
            const auto having =
                std::count_if(items.begin(), items.end(), [&](const SelectedItem& selected) {
                    return has_value(item(selected), family.attribute, count.value);
                });
            if (count.items.holds(having)) continue;
            fault(std::to_string(having) + " instead of " + count.written + " of " + count.value);
        }
        for (const SelectedItem& selected : items) {
            const bool is_listed = std::any_of(
                family.counts.begin(), family.counts.end(), [&](const blueprint::Count& count) {
                    return has_value(item(selected), family.attribute, count.value);
                });
            if (!is_listed) fault("item " + item(selected).id + " has a value that is not listed");
        }
    }

    static bool has_value(const bank::Item& one, blueprint::Attribute attribute,
                          const std::string& value) {
        if (attribute == blueprint::Attribute::topic) {
            return one.topic == value || one.topic.starts_with(value + "/");
        }
        if (attribute == blueprint::Attribute::level) {
            return one.level && bank::level_words.at(static_cast<std::size_t>(*one.level)) == value;
        }
        const auto band = bank::band_of(one);
        return band && bank::difficulty_words.at(static_cast<std::size_t>(*band)) == value;
    }

    const std::vector<bank::Bank>* banks_;
    const blueprint::Blueprint* blueprint_;
    std::string where_;
    std::set<ItemRef> seen_;
    std::vector<std::string> faults_;
};

}  // namespace

std::vector<std::string> faults_of(const std::vector<bank::Bank>& banks,
                                   const blueprint::Blueprint& blueprint,
                                   const Selection& selection) {
    return Checker(banks, blueprint).check(selection);
}

}  // namespace papersetter::assembly
