// SPDX-License-Identifier: MIT
#include "blueprint/section_sums.hpp"

#include <algorithm>
#include <utility>

#include "blueprint/attribute_words.hpp"
#include "blueprint/limits.hpp"

namespace papersetter::blueprint {
namespace {

/// What says how many items a section has.
struct Total {
    std::int64_t items;
    std::string said;
    std::string note;
    base::Place place;
};

/// Whether no value is left that could be among the others.
bool lists_every_value(const Family& family) {
    const auto words = words_of(family.attribute);
    return !words.empty() && family.counts.size() == words.size();
}

std::string adds_up(const FamilyDraft& draft, std::int64_t sum, bool is_exact,
                    std::string_view bound) {
    return family_name(draft.family.attribute) + " adds up to " +
           (is_exact ? "" : std::string(bound) + " ") + std::to_string(sum);
}

class Settler {
  public:
    Settler(std::string name, Section& section, base::Diagnostics& diagnostics)
        : name_(std::move(name)), section_(section), diagnostics_(diagnostics) {}

    bool settle(std::optional<std::int64_t> items, std::vector<FamilyDraft>& drafts) {
        if (items) {
            total_ = Total{*items, "items = " + std::to_string(*items), "the number of items",
                           section_.items_place};
        }
        for (const FamilyDraft& draft : drafts) {
            if (draft.shares.empty()) check_tree(draft.family, diagnostics_);
            if (!total_ && draft.is_exact()) fix_items(draft);
        }
        if (!total_) return false;
        section_.items = total_->items;
        for (FamilyDraft& draft : drafts) {
            if (draft.shares.empty()) {
                settle_counts(draft);
            } else {
                draft.family.takes_others = draft.others.value_or(false);
                settle_shares(draft, total_->items);
            }
            section_.families.push_back(std::move(draft.family));
        }
        return true;
    }

  private:
    void fix_items(const FamilyDraft& draft) {
        const std::int64_t items = total_of(draft.family).most;
        const std::string said = adds_up(draft, items, true, {});
        total_ = Total{items, said, said, draft.family.place};
        section_.items_place = draft.family.place;
        if (items >= 1 && items <= most_items) return;
        diagnostics_.error(draft.family.place,
                           name_ + " cannot have " + std::to_string(items) + " items",
                           "a section has from 1 to " + std::to_string(most_items) + " items");
    }

    void settle_counts(FamilyDraft& draft) {
        const base::Range sum = total_of(draft.family);
        Family& family = draft.family;
        const bool is_exact = std::ranges::all_of(
            family.counts, [](const Count& count) { return count.items.is_exact(); });
        const bool leaves_room = !is_exact && sum.most < total_->items;
        family.takes_others = draft.others.value_or(leaves_room) && !lists_every_value(family);
        if (sum.least > total_->items) {
            tell(family, adds_up(draft, sum.least, is_exact, "at least"), draft);
        } else if (sum.most < total_->items && !family.takes_others) {
            tell(family, adds_up(draft, sum.most, is_exact, "at most"), draft);
        }
    }

    void tell(const Family& family, const std::string& sum, const FamilyDraft& draft) {
        base::Diagnostic told;
        told.place = family.place;
        told.message = sum + ", but " + total_->said;
        told.hint = draft.is_exact()
                        ? "values that are not listed get no items; the counts must add up exactly"
                    : lists_every_value(family) ? "no other value is left for the rest"
                                                : "";
        told.related = total_->place;
        told.related_message = total_->note;
        diagnostics_.add(std::move(told));
    }

    std::string name_;
    Section& section_;
    base::Diagnostics& diagnostics_;
    std::optional<Total> total_;
};

}  // namespace

bool settle_families(std::optional<std::int64_t> items, std::vector<FamilyDraft>& drafts,
                     const std::string& name, Section& section, base::Diagnostics& diagnostics) {
    return Settler(name, section, diagnostics).settle(items, drafts);
}

}  // namespace papersetter::blueprint
