// SPDX-License-Identifier: MIT
#include "assembly/table_sampler.hpp"

#include <algorithm>
#include <cassert>

namespace papersetter::assembly {

std::optional<TableSampler> TableSampler::make(const TableProblem& problem) {
    auto shape = SamplerShape::of(problem);
    if (!shape) return std::nullopt;
    TableSampler sampler(std::move(*shape));
    sampler.count_cells();
    sampler.count_topics();
    return sampler;
}

void TableSampler::count_cells() {
    tilt_ = shape_.tilt();
    own_.resize(shape_.cells());
    for (std::size_t topic = 0; topic < shape_.topics(); ++topic) {
        for (std::size_t column = 0; column < shape_.columns(); ++column) {
            const std::int64_t most =
                std::min(shape_.topic_wanted(topic), shape_.column_wanted(column));
            Polynomial sum(static_cast<std::size_t>(most) + 1);
            sum.front() = Weight(1);
            partial_.push_back(sum);
            for (std::size_t side = 0; side < shape_.sides(); ++side) {
                const std::int64_t items = shape_.capacity(topic, column, side);
                Polynomial& own = own_[shape_.place(topic, column, side)];
                Weight power(1);
                for (std::int64_t count = 0; count <= std::min(items, most); ++count) {
                    own.push_back(binomial(items, count) * power);
                    power = power * Weight(tilt_[side]);
                }
                Polynomial product(sum.size());
                for (std::size_t i = 0; i < sum.size(); ++i) {
                    for (std::size_t k = 0; k < own.size() && i + k < sum.size(); ++k) {
                        product[i + k] += sum[i] * own[k];
                    }
                }
                sum = std::move(product);
                partial_.push_back(sum);
            }
        }
    }
}

Weight TableSampler::papers() const {
    Weight product(1);
    for (std::size_t side = 0; side < shape_.sides(); ++side) {
        for (std::int64_t i = 0; i < shape_.side_wanted(side); ++i) {
            product = product * Weight(tilt_[side]);
        }
    }
    return ways_.front().front() / product;
}

void TableSampler::count_topics() {
    ways_.resize(shape_.topics() + 1);
    ways_.back().resize(shape_.states());
    ways_.back().back() = Weight(1);  // all columns have what they want
    for (std::size_t topic = shape_.topics(); topic-- > 0;) ways_[topic] = count_topic(topic);
}

// Column by column from the last: the ways to complete a paper when so many items of the topic are
// still to come from this column and the later ones.
std::vector<Weight> TableSampler::count_topic(std::size_t topic) const {
    const auto items = static_cast<std::size_t>(shape_.topic_wanted(topic));
    const std::size_t states = shape_.states();
    const std::size_t last = shape_.columns() - 1;
    const std::vector<Weight>& after = ways_[topic + 1];
    std::vector<Weight> ways((items + 1) * states);  // by items still to come, and state
    for (std::size_t left = 0; left <= items; ++left) {
        const Polynomial& choices = all_in(topic, last);
        if (left >= choices.size()) break;
        const std::int64_t so_far = shape_.before(topic) + static_cast<std::int64_t>(items - left);
        for (std::size_t state = 0; state < states; ++state) {
            const std::int64_t taken = so_far - shape_.sum(state);
            const bool fits =
                taken >= 0 && taken + static_cast<std::int64_t>(left) <= shape_.column_wanted(last);
            if (fits) ways[left * states + state] = choices[left] * after[state];
        }
    }
    std::vector<Weight> next;
    for (std::size_t column = last; column-- > 0;) {
        const Polynomial& choices = all_in(topic, column);
        const std::size_t stride = shape_.stride(column);
        next.assign(ways.size(), {});
        // States with equally many of the column taken lie in runs of the stride.
        const auto wanted = static_cast<std::size_t>(shape_.column_wanted(column));
        for (std::size_t left = 0; left <= items; ++left) {
            for (std::size_t run = 0; run * stride < states; ++run) {
                const std::size_t room = wanted - run % (wanted + 1);
                const std::size_t most = std::min({left, room, choices.size() - 1});
                for (std::size_t state = run * stride; state < (run + 1) * stride; ++state) {
                    Weight sum;
                    for (std::size_t count = 0; count <= most; ++count) {
                        const Weight& rest = ways[(left - count) * states + state + count * stride];
                        if (!rest.is_zero()) sum += choices[count] * rest;
                    }
                    next[left * states + state] = sum;
                }
            }
        }
        ways.swap(next);
    }
    ways.erase(ways.begin(), ways.begin() + static_cast<std::ptrdiff_t>(items * states));
    return ways;
}

/// The walk of one try through the topics.
class TableSampler::Try {
  public:
    Try(const TableSampler& sampler, base::Random random)
        : sampler_(sampler),
          shape_(sampler.shape_),
          random_(random),
          counts_(shape_.cells(), 0),
          column_counts_(shape_.columns(), 0),
          last_left_(shape_.column_wanted(shape_.columns() - 1)) {
        for (std::size_t side = 0; side < shape_.sides(); ++side) {
            sides_left_.push_back(shape_.side_wanted(side));
        }
    }

    std::optional<Counts> run(std::uint64_t& steps) {
        for (std::size_t topic = 0; topic < shape_.topics(); ++topic) {
            ++steps;
            draw_columns(topic);
            for (std::size_t column = 0; column < shape_.columns(); ++column) {
                if (!draw_sides(topic, column)) return std::nullopt;
            }
        }
        return std::move(counts_);
    }

  private:
    void draw_columns(std::size_t topic) {
        target_ = sampler_.ways_[topic][state_].part(random_.next());
        sum_ = Weight();
        chosen_state_.reset();
        walk(topic, 0, static_cast<std::size_t>(shape_.topic_wanted(topic)), state_, Weight(1));
        assert(chosen_state_);
        state_ = *chosen_state_;
        last_left_ -= chosen_.back();
        column_counts_ = chosen_;
    }

    // Goes through all compositions until their weights pass the target. Rounding may leave the sum
    // just below it: then the last one that is possible is taken.
    bool walk(std::size_t topic, std::size_t column, std::size_t left, std::size_t state,
              const Weight& product) {
        const Polynomial& choices = sampler_.all_in(topic, column);
        if (column + 1 == shape_.columns()) {
            if (left >= choices.size() || static_cast<std::int64_t>(left) > last_left_)
                return false;
            const Weight weight = product * choices[left] * sampler_.ways_[topic + 1][state];
            if (weight.is_zero()) return false;
            sum_ += weight;
            column_counts_[column] = static_cast<std::int64_t>(left);
            chosen_ = column_counts_;
            chosen_state_ = state;
            return target_ < sum_;
        }
        const auto room =
            static_cast<std::size_t>(shape_.column_wanted(column) - shape_.taken(state, column));
        const std::size_t most = std::min({left, room, choices.size() - 1});
        for (std::size_t count = 0; count <= most; ++count) {
            if (choices[count].is_zero()) continue;
            column_counts_[column] = static_cast<std::int64_t>(count);
            if (walk(topic, column + 1, left - count, state + count * shape_.stride(column),
                     product * choices[count])) {
                return true;
            }
        }
        return false;
    }

    // Splits the items of a column among its sides; false when a side gets more than it may have.
    bool draw_sides(std::size_t topic, std::size_t column) {
        auto left = static_cast<std::size_t>(column_counts_[column]);
        for (std::size_t side = shape_.sides(); side-- > 0 && left > 0;) {
            const std::size_t place = shape_.place(topic, column, side);
            const std::size_t count = side == 0 ? left : draw_side(topic, column, side, left);
            sides_left_[side] -= static_cast<std::int64_t>(count);
            if (sides_left_[side] < 0) return false;
            counts_[place] = static_cast<std::int64_t>(count);
            left -= count;
        }
        return true;
    }

    std::size_t draw_side(std::size_t topic, std::size_t column, std::size_t side,
                          std::size_t left) {
        const Polynomial& own = sampler_.own_[shape_.place(topic, column, side)];
        const Polynomial& others = sampler_.ways_in(topic, column, side);
        const Weight target = sampler_.ways_in(topic, column, side + 1)[left].part(random_.next());
        Weight sum;
        std::size_t chosen = 0;
        for (std::size_t count = 0; count < own.size() && count <= left; ++count) {
            const Weight weight = own[count] * others[left - count];
            if (weight.is_zero()) continue;
            sum += weight;
            chosen = count;
            if (target < sum) break;
        }
        return chosen;
    }

    const TableSampler& sampler_;
    const SamplerShape& shape_;
    base::Random random_;
    Counts counts_;
    Counts column_counts_;
    Counts chosen_;
    Counts sides_left_;
    std::int64_t last_left_;
    std::size_t state_ = 0;
    Weight target_, sum_;
    std::optional<std::size_t> chosen_state_;
};

std::optional<Counts> TableSampler::draw(base::Random random, std::uint64_t& steps) const {
    assert(is_possible());
    return Try(*this, random).run(steps);
}

}  // namespace papersetter::assembly
