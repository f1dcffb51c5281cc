// SPDX-License-Identifier: MIT
#include "bank/enmity.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "base/text.hpp"

namespace papersetter::bank {

namespace {

/// An item or a stimulus that names its enemies.
struct Side {
    const char* kind;
    const std::string* id;
    base::Place place;            ///< of `enemies`
    const std::string* stimulus;  ///< of the item; the stimulus itself

    [[nodiscard]] std::string told() const { return kind + (' ' + base::in_quotes(*id)); }
};

class Settlement {
  public:
    Settlement(Bank& bank, base::Diagnostics& diagnostics)
        : bank_(&bank), diagnostics_(&diagnostics) {}

    void settle() {
        for (const Item& item : bank_->items) {
            look(item.enemies, {"item", &item.id, item.enemies_place, &item.stimulus});
        }
        for (const Stimulus& stimulus : bank_->stimuli) {
            look(stimulus.enemies,
                 {"stimulus", &stimulus.id, stimulus.enemies_place, &stimulus.id});
        }
        for (auto& [enemies, id] : named_) enemies->push_back(std::move(id));
        for (Item& item : bank_->items) tidy(item.enemies);
        for (Stimulus& stimulus : bank_->stimuli) tidy(stimulus.enemies);
    }

  private:
    void look(const std::vector<std::string>& enemies, const Side& side) {
        for (const std::string& enemy : enemies) {
            if (enemy == *side.id) {
                tell(side, side.told() + " is its own enemy",
                     "`enemies` names other items or stimuli of the bank");
            } else if (const Item* const item = bank_->find(enemy)) {
                look_at_item(side, *item);
            } else if (const Stimulus* const stimulus = bank_->find_stimulus(enemy)) {
                look_at_stimulus(side, *stimulus);
            } else {
                tell_unknown(side, enemy);
            }
        }
    }

    void look_at_item(const Side& side, const Item& item) {
        if (!item.stimulus.empty() && item.stimulus == *side.id) {
            tell_own(side, item.id, *side.id);
            return;
        }
        if (!item.stimulus.empty() && item.stimulus == *side.stimulus) {
            const auto& back = item.enemies;
            const bool names_back = std::find(back.begin(), back.end(), *side.id) != back.end();
            if (!names_back || *side.id < item.id) warn_within(side, item);
        }
        const auto number = static_cast<std::size_t>(&item - bank_->items.data());
        named_.emplace_back(&bank_->items[number].enemies, *side.id);
    }

    void look_at_stimulus(const Side& side, const Stimulus& stimulus) {
        if (stimulus.id == *side.stimulus) {
            tell_own(side, *side.id, stimulus.id);
            return;
        }
        const auto number = static_cast<std::size_t>(&stimulus - bank_->stimuli.data());
        named_.emplace_back(&bank_->stimuli[number].enemies, *side.id);
    }

    void tell(const Side& side, std::string message, std::string hint) {
        diagnostics_->error(side.place, std::move(message), std::move(hint));
    }

    void tell_own(const Side& side, const std::string& item, const std::string& stimulus) {
        tell(side,
             "item " + base::in_quotes(item) + " asks about the stimulus " +
                 base::in_quotes(stimulus) + " and is its enemy",
             "it could stand on no paper: take one of the two away");
    }

    void warn_within(const Side& side, const Item& item) {
        diagnostics_->warning(side.place,
                              side.told() + " and item " + base::in_quotes(item.id) +
                                  " are enemies and ask about the same stimulus",
                              "their set can be drawn in part only");
    }

    void tell_unknown(const Side& side, const std::string& enemy) {
        std::vector<std::string_view> known;
        for (const Item& each : bank_->items) known.push_back(each.id);
        for (const Stimulus& each : bank_->stimuli) known.push_back(each.id);
        tell(side,
             "the bank has no item or stimulus " + base::in_quotes(enemy) + " to be an enemy of " +
                 base::in_quotes(*side.id),
             base::did_you_mean(enemy, known));
    }

    static void tidy(std::vector<std::string>& enemies) {
        std::sort(enemies.begin(), enemies.end());
        const auto last = std::unique(enemies.begin(), enemies.end());
        enemies.erase(last, enemies.end());
    }

    Bank* bank_;
    base::Diagnostics* diagnostics_;
    std::vector<std::pair<std::vector<std::string>*, std::string>> named_;  // whom, by whom
};

}  // namespace

void settle_enemies(Bank& bank, base::Diagnostics& diagnostics) {
    Settlement(bank, diagnostics).settle();
}

}  // namespace papersetter::bank
