// SPDX-License-Identifier: MIT
#include "blueprint/set_check.hpp"

#include <algorithm>
#include <map>
#include <string>
#include <string_view>
#include <utility>

#include "base/text.hpp"
#include "blueprint/eligibility.hpp"
#include "blueprint/item_names.hpp"

namespace papersetter::blueprint {
namespace {

/// The items of a bank by the stimulus that they ask about.
std::map<std::string_view, std::vector<std::size_t>> sets_of(const bank::Bank& bank) {
    std::map<std::string_view, std::vector<std::size_t>> sets;
    for (std::size_t i = 0; i < bank.items.size(); ++i) {
        if (!bank.items[i].stimulus.empty()) sets[bank.items[i].stimulus].push_back(i);
    }
    return sets;
}

class SetChecker {
  public:
    SetChecker(const Blueprint& blueprint, const std::vector<bank::Bank>& banks,
               const std::set<Picked>& picked, const std::set<Picked>& untaken)
        : blueprint_(blueprint), banks_(banks), picked_(picked), untaken_(untaken) {
        for (const Section& section : blueprint.sections) eligibilities_.emplace_back(section);
    }

    void check(base::Diagnostics& diagnostics) {
        for (std::size_t b = 0; b < banks_.size(); ++b) {
            for (const auto& [stimulus, items] : sets_of(banks_[b])) look_at(b, stimulus, items);
        }
        tell_shared(diagnostics);
        tell_included(diagnostics);
    }

  private:
    using Pair = std::pair<std::size_t, std::size_t>;

    void look_at(std::size_t bank, std::string_view stimulus,
                 const std::vector<std::size_t>& items) {
        const auto picked = std::ranges::find_if(items, [&](std::size_t i) {
            return picked_.contains({bank, i});
        });
        if (picked != items.end()) {
            for (const std::size_t i : items) picked_from_[{bank, i}] = {bank, *picked};
            return;
        }
        std::vector<std::size_t> takers;
        for (std::size_t s = 0; s < blueprint_.sections.size(); ++s) {
            const Section& section = blueprint_.sections[s];
            if (!section.pick.empty() || !section.stimuli.items) continue;
            const auto count = std::ranges::count_if(items, [&](std::size_t i) {
                return !untaken_.contains({bank, i}) &&
                       eligibilities_[s].accepts(banks_[bank].items[i]);
            });
            if (count >= std::max<std::int64_t>(1, section.stimuli.items->least)) {
                takers.push_back(s);
            }
        }
        const std::string prefix = banks_.size() > 1 ? banks_[bank].id + ":" : std::string();
        for (std::size_t i = 1; i < takers.size(); ++i) {
            shared_[{takers[i - 1], takers[i]}].push_back(prefix + std::string(stimulus));
        }
    }

    void tell_shared(base::Diagnostics& diagnostics) const {
        for (const auto& [pair, names] : shared_) {
            const Section& first = blueprint_.sections[pair.first];
            const Section& second = blueprint_.sections[pair.second];
            const std::string sets = std::to_string(names.size()) + " item set" +
                                     (names.size() == 1 ? "" : "s") + " may be drawn by ";
            diagnostics.add({base::Severity::error, second.place,
                             sets + name_of(first, pair.first) + " and by " +
                                 name_of(second, pair.second) + ", each in part: " + list_of(names),
                             "a stimulus is printed once: add `where` to one of the sections, or "
                             "take `items` out of its [section.stimuli]",
                             first.place, "the other section"});
        }
    }

    void tell_included(base::Diagnostics& diagnostics) const {
        for (const std::string& name : blueprint_.include) {
            const auto at = find_item(banks_, name);
            if (!at || picked_.contains(*at)) continue;
            const auto found = picked_from_.find(*at);
            if (found == picked_from_.end()) continue;
            diagnostics.error(blueprint_.place,
                              base::in_quotes(name) + " is included, and " +
                                  base::in_quotes(shown_name(banks_, found->second)) +
                                  ", which asks about the same stimulus, is picked",
                              "a stimulus is printed once: pick both, or include both");
        }
    }

    const Blueprint& blueprint_;
    const std::vector<bank::Bank>& banks_;
    const std::set<Picked>& picked_;
    const std::set<Picked>& untaken_;
    std::vector<Eligibility> eligibilities_;
    std::map<Pair, std::vector<std::string>> shared_;
    std::map<Picked, Picked> picked_from_;  ///< items of sets with a picked item, and that one
};

}  // namespace

void check_sets(const Blueprint& blueprint, const std::vector<bank::Bank>& banks,
                const std::set<Picked>& picked, const std::set<Picked>& untaken,
                base::Diagnostics& diagnostics) {
    SetChecker(blueprint, banks, picked, untaken).check(diagnostics);
}

}  // namespace papersetter::blueprint
