// SPDX-License-Identifier: MIT
#include "assembly/program_search.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "assembly/relaxation.hpp"

namespace papersetter::assembly {
namespace {

using Values = std::vector<std::int64_t>;

/// Exchanges of the first attempt; each further one has twice as many.
constexpr std::uint64_t first_patience = 1000;

constexpr std::uint64_t cuts_of_a_generator = 1 << 18;

class ProgramSearch {
  public:
    ProgramSearch(const Program& program, std::uint64_t most_steps)
        : original_(program), program_(program), most_steps_(most_steps) {}

    ProgramResult run(const StartOfSearch& start, const base::Random& random) {
        ProgramResult result;
        for (std::size_t row = 0; row < original_.rows().size(); ++row) {
            if (original_.rows()[row].least <= original_.rows()[row].most) continue;
            result.outcome = Outcome::none;
            result.core = {row};
            return result;
        }
        std::uint64_t patience = first_patience * Relaxation::cost(original_);
        std::optional<Outcome> outcome;
        for (std::uint32_t number = 0; !outcome && steps_ < most_steps_; ++number, patience *= 2) {
            base::Random chance = random.attempt(number);
            stop_at_ = std::min(most_steps_, steps_ + patience);
            outcome = attempt(start(chance), chance);
        }
        result.outcome = outcome.value_or(Outcome::undecided);
        if (result.outcome == Outcome::found) result.values = std::move(found_);
        if (result.outcome == Outcome::none) split_core(result);
        result.steps = steps_;
        return result;
    }

  private:
    /// A column whose box was cut in two.
    struct Branch {
        std::size_t column = 0;
        base::Range whole;
        std::optional<base::Range> other;  ///< the part that is still to be looked at
    };

    std::optional<Outcome> attempt(Values start, base::Random& chance);
    std::optional<Outcome> explore(Relaxation& relaxation, base::Random& chance);
    bool go_back(Relaxation& relaxation);
    void cut(Relaxation& relaxation, std::size_t column, base::Random& chance);
    [[nodiscard]] std::optional<std::size_t> column_to_cut(const Relaxation& relaxation,
                                                           bool is_lost,
                                                           base::Random& chance) const;
    void note_core(const Relaxation& relaxation);
    bool add_broken_extras();
    void split_core(ProgramResult& result) const;

    const Program& original_;
    Program program_;
    std::uint64_t most_steps_;
    std::uint64_t stop_at_ = 0;
    std::uint64_t steps_ = 0;
    std::uint64_t cuts_ = 0;
    std::vector<Branch> branches_;
    std::vector<std::size_t> extras_;  ///< in `program_`, in order
    std::vector<bool> in_core_;        ///< by row of `program_`
    bool is_cut_ = false;              ///< whether any box was cut
    Values weights_;                   ///< by row of `program_`
    Values found_;
};

/// Nothing when out of patience.
std::optional<Outcome> ProgramSearch::attempt(Values start, base::Random& chance) {
    while (true) {
        Relaxation relaxation(program_, std::move(start));
        const auto outcome = explore(relaxation, chance);
        if (outcome != Outcome::found || !add_broken_extras()) return outcome;
        start = found_;
    }
}

std::optional<Outcome> ProgramSearch::explore(Relaxation& relaxation, base::Random& chance) {
    branches_.clear();
    is_cut_ = false;
    in_core_.assign(program_.rows().size(), false);
    while (steps_ < stop_at_) {
        ++steps_;
        const Relaxation::Verdict verdict = relaxation.solve(steps_, stop_at_);
        if (verdict == Relaxation::Verdict::stopped) break;
        if (verdict == Relaxation::Verdict::none) {
            note_core(relaxation);
            if (!is_cut_) weights_ = relaxation.weights();
            if (!go_back(relaxation)) return Outcome::none;
            continue;
        }
        const bool is_lost = verdict == Relaxation::Verdict::lost;
        const auto column = column_to_cut(relaxation, is_lost, chance);
        if (!column) {
            found_.resize(program_.boxes().size());
            for (std::size_t i = 0; i < found_.size(); ++i) found_[i] = relaxation.value(i).whole;
            return Outcome::found;
        }
        cut(relaxation, *column, chance);
    }
    return std::nullopt;
}

std::optional<std::size_t> ProgramSearch::column_to_cut(const Relaxation& relaxation, bool is_lost,
                                                        base::Random& chance) const {
    std::vector<std::size_t> columns;
    if (is_lost) {
        for (std::size_t i = 0; i < program_.boxes().size(); ++i) {
            if (!relaxation.box(i).is_exact()) columns.push_back(i);
        }
    } else {
        columns = relaxation.fractional();
    }
    if (columns.empty()) return std::nullopt;
    return columns[chance.below(columns.size())];
}

/// The nearer part is the likelier to be looked at first.
void ProgramSearch::cut(Relaxation& relaxation, std::size_t column, base::Random& chance) {
    is_cut_ = true;
    // Some draws each: a generator has 2^20 of them.
    if (++cuts_ % cuts_of_a_generator == 0) chance = chance.fork("further");
    const base::Range box = relaxation.box(column);
    const Relaxation::Value value = relaxation.value(column);
    const std::int64_t end = std::clamp(value.whole, box.least, box.most - 1);
    const auto part =
        static_cast<std::int64_t>(chance.below(static_cast<std::uint64_t>(value.denominator)));
    const base::Range low{box.least, end};
    const base::Range high{end + 1, box.most};
    const bool is_high = part < value.part;
    branches_.push_back({column, box, is_high ? low : high});
    relaxation.set_box(column, is_high ? high : low);
}

/// To the last branch of which a part is left; false when there is none.
bool ProgramSearch::go_back(Relaxation& relaxation) {
    while (!branches_.empty()) {
        Branch& last = branches_.back();
        if (last.other) {
            relaxation.set_box(last.column, *last.other);
            last.other.reset();
            return true;
        }
        relaxation.set_box(last.column, last.whole);
        branches_.pop_back();
    }
    return false;
}

/// Parts of boxes are proved empty one by one; what all proofs need together is the core.
void ProgramSearch::note_core(const Relaxation& relaxation) {
    for (std::size_t row = 0; row < in_core_.size(); ++row) {
        if (relaxation.weights()[row] != 0) in_core_[row] = true;
    }
}

bool ProgramSearch::add_broken_extras() {
    const std::size_t before = extras_.size();
    for (std::size_t i = 0; i < original_.extras().size(); ++i) {
        const Program::Extra& extra = original_.extras()[i];
        std::int64_t sum = 0;
        for (const auto& part : extra.parts) sum += part.amount * found_[part.column];
        if (!extra.range.holds(sum)) extras_.push_back(i);
    }
    if (extras_.size() == before) return false;
    program_ = original_.with(extras_);
    return true;
}

void ProgramSearch::split_core(ProgramResult& result) const {
    const std::size_t rows = original_.rows().size();
    for (std::size_t row = 0; row < in_core_.size(); ++row) {
        if (!in_core_[row]) continue;
        if (row < rows) {
            result.core.push_back(row);
        } else {
            result.core_extras.push_back(extras_[row - rows]);
        }
        if (is_cut_) continue;
        auto& weights = row < rows ? result.weights : result.extra_weights;
        weights.push_back(-weights_[row]);
    }
}

}  // namespace

ProgramResult search_program(const Program& program, const StartOfSearch& start,
                             const base::Random& random, std::uint64_t most_steps) {
    return ProgramSearch(program, most_steps).run(start, random);
}

}  // namespace papersetter::assembly
