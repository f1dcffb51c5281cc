// SPDX-License-Identifier: MIT
#include "assembly/positions.hpp"

#include <algorithm>
#include <span>

namespace papersetter::assembly {
namespace {

/// A key that can be moved.
struct FreeKey {
    const bank::Item* item;
    std::vector<std::uint32_t>* options;
    KeyPlaces places;  ///< `now` is where it will stand

    [[nodiscard]] bool can_stand(std::size_t place) const {
        return places.first <= place && place < places.end;
    }
};

class Balance {
  public:
    explicit Balance(base::Random random) : random_(std::move(random)) {}

    void add(const bank::Item& item, std::vector<std::uint32_t>& options) {
        const auto places = key_places(item, options);
        if (!places) return;
        counts_.resize(std::max(counts_.size(), options.size()));
        if (places->is_free()) {
            keys_.push_back({&item, &options, *places});
        } else {
            ++counts_[places->now];
        }
    }

    void settle() {
        random_.shuffle(std::span(keys_));
        for (FreeKey& key : keys_) {
            key.places.now = emptiest(key);
            ++counts_[key.places.now];
        }
        while (improve()) {
        }
        mix();
        for (FreeKey& key : keys_) move_key(*key.item, key.places.now, *key.options);
    }

  private:
    /// The place with the fewest keys of those it can have, at random among equals.
    std::size_t emptiest(const FreeKey& key) {
        std::vector<std::size_t> best;
        for (std::size_t place = key.places.first; place < key.places.end; ++place) {
            if (!best.empty() && counts_[place] > counts_[best.front()]) continue;
            if (!best.empty() && counts_[place] < counts_[best.front()]) best.clear();
            best.push_back(place);
        }
        return best[random_.below(best.size())];
    }

    void move(std::size_t key, std::size_t place) {
        --counts_[keys_[key].places.now];
        keys_[key].places.now = place;
        ++counts_[place];
    }

    // A chain of keys, each moving into the place that the next one leaves, from a place to one
    // with at least two keys less (breadth first, an augmenting path). When there is none, no
    // assignment is more even: the costs count², summed over places, are convex.
    bool improve() {
        for (std::size_t from = 0; from < counts_.size(); ++from) {
            if (improve_from(from)) return true;
        }
        return false;
    }

    bool improve_from(std::size_t from) {
        struct Reached {
            std::size_t place;
            std::size_t before;  ///< index into the list
            std::size_t key;     ///< that moves from the place before to this one
        };
        std::vector<bool> is_reached(counts_.size());
        std::vector<Reached> reached{{from, 0, 0}};
        is_reached[from] = true;
        for (std::size_t at = 0; at < reached.size(); ++at) {
            const std::size_t place = reached[at].place;
            if (counts_[place] + 2 <= counts_[from]) {
                for (std::size_t i = at; i != 0; i = reached[i].before) {
                    move(reached[i].key, reached[i].place);
                }
                return true;
            }
            for (std::size_t key = 0; key < keys_.size(); ++key) {
                if (keys_[key].places.now != place) continue;
                for (std::size_t to = keys_[key].places.first; to < keys_[key].places.end; ++to) {
                    if (is_reached[to]) continue;
                    is_reached[to] = true;
                    reached.push_back({to, at, key});
                }
            }
        }
        return false;
    }

    // Exchanges that keep the balance, each as likely as its reverse, so that in the long run every
    // balanced assignment that they lead to is equally likely: two keys change places, or one moves
    // from a place to one that has one key less.
    void mix() {
        if (keys_.size() < 2) return;
        constexpr std::size_t exchanges_a_key = 30;
        constexpr std::size_t most_exchanges = 100'000;
        const std::size_t exchanges = std::min(keys_.size() * exchanges_a_key, most_exchanges);
        for (std::size_t i = 0; i < exchanges; ++i) {
            const auto one = static_cast<std::size_t>(random_.below(keys_.size()));
            const auto other = static_cast<std::size_t>(random_.below(keys_.size()));
            const auto place = static_cast<std::size_t>(random_.below(counts_.size()));
            FreeKey& first = keys_[one];
            FreeKey& second = keys_[other];
            if (first.can_stand(second.places.now) && second.can_stand(first.places.now)) {
                std::swap(first.places.now, second.places.now);
            }
            if (first.can_stand(place) && counts_[place] + 1 == counts_[first.places.now]) {
                move(one, place);
            }
        }
    }

    base::Random random_;
    std::vector<FreeKey> keys_;
    std::vector<std::size_t> counts_;  ///< keys by place
};

}  // namespace

std::optional<KeyPlaces> key_places(const bank::Item& item,
                                    const std::vector<std::uint32_t>& options) {
    if (item.type != bank::Type::single) return std::nullopt;
    KeyPlaces places{0, 0, options.size()};
    std::size_t keys = 0;
    bool is_free = item.order == bank::Order::shuffle;
    for (std::size_t i = 0; i < options.size(); ++i) {
        const bank::Option& option = item.options[options[i]];
        if (option.pin == bank::Pin::first) ++places.first;
        if (option.pin == bank::Pin::last) --places.end;
        if (!option.is_correct) continue;
        ++keys;
        places.now = i;
        is_free = is_free && option.pin == bank::Pin::none;
    }
    if (keys != 1) return std::nullopt;
    if (!is_free) return KeyPlaces{places.now, places.now, places.now + 1};
    return places;
}

void move_key(const bank::Item& item, std::size_t place, std::vector<std::uint32_t>& options) {
    const auto key = std::find_if(options.begin(), options.end(), [&](std::uint32_t option) {
        return item.options[option].is_correct;
    });
    const auto to = options.begin() + static_cast<std::ptrdiff_t>(place);
    if (key < to) {
        std::rotate(key, key + 1, to + 1);
    } else {
        std::rotate(to, key, key + 1);
    }
}

void balance_keys(const std::vector<bank::Bank>& banks, base::Random random, Selection& selection) {
    Balance balance(std::move(random));
    for (SelectedSection& section : selection.sections) {
        for (SelectedItem& selected : section.items) {
            balance.add(banks[selected.ref.bank].items[selected.ref.item], selected.options);
        }
    }
    balance.settle();
}

}  // namespace papersetter::assembly
