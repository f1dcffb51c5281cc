// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/decimal.hpp"
#include "marking/marked_form.hpp"
#include "marking/responses.hpp"
#include "marking/score.hpp"

namespace papersetter::marking {

/// A class: the forms, what was handed in and what it earned. All must outlive it.
struct Class {
    const std::vector<MarkedForm>* forms = nullptr;
    const std::vector<Response>* responses = nullptr;
    std::vector<Result> results = {};  ///< one a response
};
[[nodiscard]] Class marked_class(const std::vector<MarkedForm>& forms,
                                 const std::vector<Response>& responses);

/// How often something was answered, by form.
using Counts = std::vector<std::int64_t>;
[[nodiscard]] std::int64_t total(const Counts& counts);

/// What was answered to an item, or to a part of one.
struct PartStatistics {
    const bank::Item* item = nullptr;
    /// By authored option, how many chose or wrote it; of statements, how many called it true; of
    /// prompts, steps and gaps of an option bank, how many put it in its right place.
    std::vector<Counts> options;
    Counts other;  ///< wrote what the bank does not know
    Counts blank;
};

struct ItemStatistics {
    assembly::ItemRef ref;
    std::string item_id;
    std::vector<int> numbers;  ///< by form, its printed number; 0: it is not on it
    std::int64_t n = 0;        ///< candidates whose answer is marked
    /// The mean share of its points. Nothing without candidates.
    std::optional<base::Decimal> p;
    /// The correlation of its points with those of all other items (corrected point-biserial).
    /// Nothing where one of the two is the same for all.
    std::optional<base::Decimal> discrimination;
    /// p of the third with the highest scores and of that with the lowest; candidates with the
    /// score at the border count in part, so that their order does not matter.
    std::optional<base::Decimal> upper;
    std::optional<base::Decimal> lower;
    std::vector<PartStatistics> parts;
};

/// Cronbach's alpha of forms with the same items: KR-20 where each is right or wrong. Over the
/// candidates of whom all is marked.
struct Reliability {
    std::vector<std::string> forms;
    std::int64_t n = 0;
    std::optional<base::Decimal> alpha;  ///< nothing where all have one score
};

struct Misconception {
    std::string words;
    std::int64_t candidates = 0;      ///< who chose an option with it, once or more
    std::vector<std::string> places;  ///< "A:7", as printed, where it was chosen
};

struct Statistics {
    std::int64_t n = 0;
    std::optional<base::Decimal> mean;
    std::optional<base::Decimal> deviation;  ///< of a sample: over n - 1
    std::optional<base::Decimal> median;
    std::vector<Reliability> reliabilities;
    std::vector<ItemStatistics> items;          ///< in the order of the first form that has them
    std::vector<Misconception> misconceptions;  ///< the most frequent first
};

[[nodiscard]] Statistics statistics_of(const Class& marked);

}  // namespace papersetter::marking
