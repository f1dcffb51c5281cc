// SPDX-License-Identifier: MIT
#include "blueprint/draw_check.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <string>

#include "base/text.hpp"
#include "blueprint/eligibility.hpp"
#include "blueprint/picked.hpp"

namespace papersetter::blueprint {
namespace {

/// An item that is named in the blueprint, and where.
struct Named {
    Picked at;
    std::string name;
    base::Place place;
};

class DrawCheck {
  public:
    DrawCheck(const Blueprint& blueprint, const std::vector<bank::Bank>& banks, Vocabulary& words,
              base::Diagnostics& diagnostics)
        : blueprint_(blueprint), banks_(banks), words_(words), diagnostics_(diagnostics) {}

    void check() {
        for (const Section& section : blueprint_.sections) {
            for (std::size_t i = 0; i < section.pick.size(); ++i) {
                const auto at = find_item(banks_, section.pick[i]);
                if (at) fixed_.push_back({*at, section.pick[i], section.place});
            }
        }
        const std::size_t picked = fixed_.size();
        for (std::size_t i = 0; i < blueprint_.include.size(); ++i) {
            add_included(blueprint_.include[i], blueprint_.include_places[i]);
        }
        for (std::size_t i = 0; i < blueprint_.common.size(); ++i) {
            add_included(blueprint_.common[i], blueprint_.common_places[i]);
        }
        for (std::size_t i = 0; i < blueprint_.exclude.size(); ++i) {
            check_excluded(blueprint_.exclude[i], blueprint_.exclude_places[i]);
        }
        check_enemies();
        const std::vector<Named> included(fixed_.begin() + static_cast<std::ptrdiff_t>(picked),
                                          fixed_.end());
        for (const Named& one : included) check_home(one);
        for (std::size_t i = 0; i < blueprint_.sections.size(); ++i) check_counts(i, included);
    }

  private:
    [[nodiscard]] const bank::Item& item(const Named& one) const {
        return banks_[one.at.bank].items[one.at.item];
    }
    [[nodiscard]] const Named* find_fixed(Picked at) const {
        const auto found = std::ranges::find(fixed_, at, &Named::at);
        return found == fixed_.end() ? nullptr : &*found;
    }

    std::optional<Picked> find_or_tell(const std::string& name, base::Place place) {
        const auto at = find_item(banks_, name);
        if (!at) {
            diagnostics_.error(place, "there is no item " + base::in_quotes(name),
                               words_.item_hint(name));
        }
        return at;
    }

    void tell(base::Place place, std::string message, const Named& other, std::string note) {
        base::Diagnostic told;
        told.place = place;
        told.message = std::move(message);
        told.related = other.place;
        told.related_message = std::move(note);
        diagnostics_.add(std::move(told));
    }

    void add_included(const std::string& name, base::Place place) {
        const auto at = find_or_tell(name, place);
        if (!at) return;
        if (const Named* other = find_fixed(*at)) {
            return tell(place, base::in_quotes(name) + " is on every paper already", *other,
                        "named here too");
        }
        fixed_.push_back({*at, name, place});
    }

    void check_excluded(const std::string& name, base::Place place) {
        const auto at = find_or_tell(name, place);
        if (!at) return;
        if (const Named* other = find_fixed(*at)) {
            tell(place, base::in_quotes(name) + " is on every paper and on none", *other,
                 "put on every paper here");
        }
    }

    void check_enemies() {
        for (std::size_t i = 0; i < fixed_.size(); ++i) {
            for (std::size_t k = 0; k < i; ++k) {
                if (fixed_[i].at.bank != fixed_[k].at.bank) continue;
                if (!names(fixed_[i], item(fixed_[k])) && !names(fixed_[k], item(fixed_[i]))) {
                    continue;
                }
                tell(fixed_[i].place,
                     base::in_quotes(fixed_[i].name) + " and " + base::in_quotes(fixed_[k].name) +
                         " are enemies, and both are on every paper",
                     fixed_[k], "the other is put there here");
            }
        }
    }

    /// Whether an item or its stimulus has the other, or its stimulus, among its enemies.
    [[nodiscard]] bool names(const Named& one, const bank::Item& other) const {
        const auto has = [&](const std::vector<std::string>& enemies) {
            return std::ranges::find(enemies, other.id) != enemies.end() ||
                   (!other.stimulus.empty() &&
                    std::ranges::find(enemies, other.stimulus) != enemies.end());
        };
        if (has(item(one).enemies)) return true;
        const std::string& stimulus = item(one).stimulus;
        if (stimulus.empty() || stimulus == other.stimulus) return false;
        const bank::Stimulus* const set = banks_[one.at.bank].find_stimulus(stimulus);
        return set != nullptr && has(set->enemies);
    }

    // Papers may take it, and a section wants it.
    void check_home(const Named& one) {
        const bool has_home = std::ranges::any_of(blueprint_.sections, [&](const Section& section) {
            if (!section.pick.empty()) return false;
            return !is_drawn(section) || Eligibility(section).accepts(item(one));
        });
        if (has_home) return;
        const bank::Status status = item(one).status;
        const std::string what = status == bank::Status::draft     ? " is a draft"
                                 : status == bank::Status::retired ? " is retired"
                                                                   : " fits no section";
        diagnostics_.error(one.place, base::in_quotes(one.name) + what,
                           "an included item must be one that a section may draw: look at its "
                           "`where` and its counts");
    }

    void check_counts(std::size_t index, const std::vector<Named>& included) {
        const Section& section = blueprint_.sections[index];
        if (!is_drawn(section)) return;
        const Eligibility eligibility(section);
        std::map<std::pair<std::size_t, std::size_t>, std::int64_t> seats;
        std::int64_t taken = 0;
        for (const Named& one : included) {
            const auto classes = eligibility.classes(item(one));
            if (!classes) continue;
            if (++taken > section.items) {
                return diagnostics_.error(one.place, "more items are included than the " +
                                                         std::to_string(section.items) + " of " +
                                                         name_of(section, index));
            }
            for (std::size_t f = 0; f < section.families.size(); ++f) {
                const Partition& partition = eligibility.partitions()[f];
                const std::size_t own = (*classes)[static_cast<std::size_t>(partition.attribute())];
                if (own == partition.size()) continue;  // a value that the family does not list
                const std::int64_t wanted = partition.wanted(own);
                if (++seats[{f, own}] <= wanted) continue;
                const Count& count = section.families[f].counts[own];
                diagnostics_.add({base::Severity::error, one.place,
                                  base::in_quotes(one.name) + " is one too many of " +
                                      base::in_quotes(count.value) + ": " +
                                      name_of(section, index) + " has " + std::to_string(wanted),
                                  "include fewer of them, or raise the count", count.place,
                                  "the count"});
            }
        }
    }

    const Blueprint& blueprint_;
    const std::vector<bank::Bank>& banks_;
    Vocabulary& words_;
    base::Diagnostics& diagnostics_;
    std::vector<Named> fixed_;  ///< picked ones, then included ones
};

}  // namespace

std::vector<Picked> put_on_every_paper(const Blueprint& blueprint,
                                       const std::vector<bank::Bank>& banks) {
    std::vector<Picked> items;
    for (const auto* names : {&blueprint.include, &blueprint.common}) {
        for (const std::string& name : *names) {
            if (const auto at = find_item(banks, name)) items.push_back(*at);
        }
    }
    return items;
}

void check_draw(const Blueprint& blueprint, const std::vector<bank::Bank>& banks, Vocabulary& words,
                base::Diagnostics& diagnostics) {
    DrawCheck(blueprint, banks, words, diagnostics).check();
}

}  // namespace papersetter::blueprint
