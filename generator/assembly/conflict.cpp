// SPDX-License-Identifier: MIT
#include "assembly/conflict.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace papersetter::assembly {
namespace {

using Numbers = std::vector<std::size_t>;

/// Looks of the search for a hitting set before it gives up.
constexpr std::uint64_t most_looks = 300'000;

Numbers numbers_of(const Kept& kept) {
    Numbers numbers;
    for (std::size_t i = 0; i < kept.size(); ++i) {
        if (kept[i]) numbers.push_back(i);
    }
    return numbers;
}

Kept kept_of(const Numbers& numbers, std::size_t size) {
    Kept kept(size);
    for (const std::size_t number : numbers) kept[number] = true;
    return kept;
}

/// Sets of numbers, and a smallest set with one of each.
class HittingSets {
  public:
    void add(Numbers set) { sets_.push_back(std::move(set)); }

    /// Nothing when it would have more than `most` numbers, or the search gives up.
    std::optional<Numbers> smallest(std::size_t most) {
        for (; size_ <= most; ++size_) {
            chosen_.clear();
            if (choose()) return chosen_;
            if (has_given_up()) break;
        }
        return std::nullopt;
    }
    [[nodiscard]] bool has_given_up() const { return looks_ >= most_looks; }

  private:
    [[nodiscard]] bool is_hit(const Numbers& set) const {
        return std::ranges::any_of(
            set, [&](std::size_t i) { return std::ranges::find(chosen_, i) != chosen_.end(); });
    }

    /// Sets that share nothing need a number each.
    [[nodiscard]] std::size_t least_more() const {
        std::size_t apart = 0;
        Numbers used = chosen_;
        for (const Numbers& set : sets_) {
            const bool is_apart = std::ranges::none_of(
                set, [&](std::size_t i) { return std::ranges::find(used, i) != used.end(); });
            if (!is_apart) continue;
            used.insert(used.end(), set.begin(), set.end());
            ++apart;
        }
        return apart;
    }

    bool choose() {
        if (++looks_ >= most_looks || chosen_.size() + least_more() > size_) return false;
        const Numbers* narrowest = nullptr;
        for (const Numbers& set : sets_) {
            if (is_hit(set)) continue;
            if (narrowest == nullptr || set.size() < narrowest->size()) narrowest = &set;
        }
        if (narrowest == nullptr) return true;
        for (const std::size_t number : *narrowest) {
            chosen_.push_back(number);
            if (choose()) return true;
            chosen_.pop_back();
        }
        return false;
    }

    std::vector<Numbers> sets_;
    Numbers chosen_;
    std::size_t size_ = 1;  ///< smaller ones do not do
    std::uint64_t looks_ = 0;
};

class ConflictSearch {
  public:
    ConflictSearch(Kept among, const Oracle& oracle) : among_(std::move(among)), oracle_(oracle) {}

    Conflict find() {
        Conflict conflict;
        conflict.requirements = numbers_of(without_needless(core_of(among_)));
        HittingSets left_out;
        while (!conflict.requirements.empty()) {
            const auto smaller = left_out.smallest(conflict.requirements.size() - 1);
            if (!smaller) {
                conflict.is_smallest = !left_out.has_given_up() && !is_unsure_;
                break;
            }
            Kept kept = kept_of(*smaller, among_.size());
            const Verdict verdict = ask(kept);
            if (verdict.outcome == Outcome::none) {
                conflict.requirements = numbers_of(verdict.core);
                conflict.is_smallest = !is_unsure_;
                break;
            }
            if (verdict.outcome == Outcome::found) add(verdict.met, kept);
            left_out.add(numbers_of(rest_of(grown(std::move(kept)))));
        }
        std::ranges::sort(conflict.requirements);
        return conflict;
    }

  private:
    Verdict ask(const Kept& kept) {
        Verdict verdict = oracle_(kept);
        if (verdict.outcome == Outcome::undecided) is_unsure_ = true;
        return verdict;
    }

    [[nodiscard]] Kept core_of(const Kept& kept) {
        const Verdict verdict = ask(kept);
        return verdict.outcome == Outcome::none ? verdict.core : kept;
    }

    /// A conflict of which each requirement is needed.
    Kept without_needless(Kept kept) {
        for (const std::size_t one : numbers_of(kept)) {
            if (!kept[one]) continue;
            kept[one] = false;
            const Verdict verdict = ask(kept);
            if (verdict.outcome == Outcome::none) {
                kept = verdict.core;
            } else {
                kept[one] = true;
            }
        }
        return kept;
    }

    void add(const Kept& met, Kept& kept) const {
        for (std::size_t i = 0; i < kept.size(); ++i) {
            if (met[i] && among_[i]) kept[i] = true;
        }
    }

    /// As many more as can be met with them.
    Kept grown(Kept kept) {
        for (std::size_t i = 0; i < kept.size(); ++i) {
            if (kept[i] || !among_[i]) continue;
            kept[i] = true;
            const Verdict verdict = ask(kept);
            if (verdict.outcome == Outcome::found) {
                add(verdict.met, kept);
            } else {
                kept[i] = false;
            }
        }
        return kept;
    }

    [[nodiscard]] Kept rest_of(Kept kept) const {
        for (std::size_t i = 0; i < kept.size(); ++i) kept[i] = among_[i] && !kept[i];
        return kept;
    }

    Kept among_;
    const Oracle& oracle_;
    bool is_unsure_ = false;
};

}  // namespace

Conflict smallest_conflict(const Kept& among, const Oracle& oracle) {
    return ConflictSearch(among, oracle).find();
}

}  // namespace papersetter::assembly
