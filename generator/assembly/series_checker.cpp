// SPDX-License-Identifier: MIT
#include <algorithm>
#include <map>
#include <set>

#include "assembly/checker.hpp"
#include "base/counted.hpp"

namespace papersetter::assembly {
namespace {

using Items = std::set<ItemRef>;

Items items_of(const SelectedSection& section) {
    Items items;
    for (const SelectedItem& one : section.items) items.insert(one.ref);
    return items;
}

std::vector<std::string> faults_of_same(const Selections& selections) {
    std::vector<std::string> faults;
    std::vector<Items> first;
    for (const SelectedSection& section : selections.front().sections) {
        first.push_back(items_of(section));
    }
    for (const Selection& form : selections) {
        for (std::size_t s = 0; s < form.sections.size() && s < first.size(); ++s) {
            if (items_of(form.sections[s]) == first[s]) continue;
            faults.push_back("section " + std::to_string(s + 1) + " of form " + form.form +
                             " has other items than that of form " + selections.front().form);
        }
    }
    return faults;
}

class JointChecker {
  public:
    JointChecker(const std::vector<bank::Bank>& banks, const blueprint::Blueprint& blueprint)
        : banks_(banks), blueprint_(blueprint) {
        named_.insert(blueprint.common.begin(), blueprint.common.end());
        named_.insert(blueprint.include.begin(), blueprint.include.end());
        for (const blueprint::Section& section : blueprint.sections) {
            named_.insert(section.pick.begin(), section.pick.end());
        }
    }

    std::vector<std::string> check(const Selections& selections) {
        for (const Selection& form : selections) add(form);
        check_use();
        check_overlap();
        return std::move(faults_);
    }

  private:
    struct Form {
        const std::string* name;
        Items items;  ///< that are not on every paper by name
    };

    [[nodiscard]] std::string name_of(ItemRef ref) const {
        return banks_.at(ref.bank).id + ":" + banks_[ref.bank].items.at(ref.item).id;
    }

    void add(const Selection& form) {
        Form added{&form.form, {}};
        std::set<std::string> standing;
        for (const SelectedSection& section : form.sections) {
            for (const SelectedItem& one : section.items) {
                const std::string name = name_of(one.ref);
                const std::string& id = banks_[one.ref.bank].items[one.ref.item].id;
                standing.insert({id, name});
                if (named_.contains(id) || named_.contains(name)) continue;
                added.items.insert(one.ref);
            }
        }
        for (const std::string& name : blueprint_.common) {
            if (standing.contains(name)) continue;
            faults_.push_back("form " + form.form + " lacks the common item " + name);
        }
        forms_.push_back(std::move(added));
    }

    void check_use() {
        if (!blueprint_.max_use) return;
        std::map<ItemRef, std::int64_t> uses;
        for (const Form& form : forms_) {
            for (const ItemRef ref : form.items) ++uses[ref];
        }
        for (const auto& [ref, count] : uses) {
            if (count <= *blueprint_.max_use) continue;
            faults_.push_back("item " + name_of(ref) + " is on " + std::to_string(count) +
                              " forms instead of at most " + std::to_string(*blueprint_.max_use));
        }
    }

    void check_overlap() {
        if (!blueprint_.overlap) return;
        for (std::size_t a = 0; a < forms_.size(); ++a) {
            for (std::size_t b = a + 1; b < forms_.size(); ++b) {
                const auto shared = std::count_if(
                    forms_[a].items.begin(), forms_[a].items.end(),
                    [&](const ItemRef& ref) { return forms_[b].items.contains(ref); });
                if (shared <= *blueprint_.overlap) continue;
                faults_.push_back("forms " + *forms_[a].name + " and " + *forms_[b].name +
                                  " share " + base::counted(shared, "item") +
                                  " instead of at most " + std::to_string(*blueprint_.overlap));
            }
        }
    }

    const std::vector<bank::Bank>& banks_;
    const blueprint::Blueprint& blueprint_;
    std::set<std::string> named_;
    std::vector<Form> forms_;
    std::vector<std::string> faults_;
};

}  // namespace

std::vector<std::string> faults_of_series(const std::vector<bank::Bank>& banks,
                                          const blueprint::Blueprint& blueprint,
                                          const Selections& selections) {
    if (selections.empty()) return {};
    switch (blueprint.mode) {
        case blueprint::SeriesMode::same:
            return faults_of_same(selections);
        case blueprint::SeriesMode::joint:
            return JointChecker(banks, blueprint).check(selections);
        case blueprint::SeriesMode::independent:
            break;
    }
    return {};
}

}  // namespace papersetter::assembly
