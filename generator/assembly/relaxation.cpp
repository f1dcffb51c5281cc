// SPDX-License-Identifier: MIT
#include "assembly/relaxation.hpp"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <utility>

namespace papersetter::assembly {
namespace {

/// Steps that do not move anything, after which Bland's rule (1977) keeps it from going in circles.
constexpr int most_idle = 60;
/// How often numbers may grow too large before a problem is given up.
constexpr int most_losses = 3;

std::int64_t magnitude(std::int64_t number) { return number < 0 ? -number : number; }

/// a / b < c / d, of numbers that are not negative, without large products.
bool is_less(std::int64_t a, std::int64_t b, std::int64_t c, std::int64_t d) {
    while (true) {
        const std::int64_t one = a / b;
        const std::int64_t other = c / d;
        if (one != other) return one < other;
        a %= b;
        c %= d;
        if (a == 0 || c == 0) return a == 0 && c != 0;
        std::swap(a, d);
        std::swap(b, c);
    }
}

std::int64_t divided_down(std::int64_t dividend, std::int64_t divisor) {
    return dividend / divisor - (dividend % divisor < 0 ? 1 : 0);
}

}  // namespace

Relaxation::Relaxation(const Program& program, std::vector<std::int64_t> start)
    : program_(program),
      columns_(program.boxes().size()),
      rows_(program.rows().size()),
      boxes_(program.boxes()),
      fixed_(std::move(start)) {
    boxes_.insert(boxes_.end(), program.rows().begin(), program.rows().end());
    // Prices, gains and values, which are sums of numbers of the inverse times what a row may add
    // up to, must stay below 2^62.
    std::vector<std::int64_t> largest(rows_, 1);
    for (std::size_t column = 0; column < columns_; ++column) {
        const base::Range box = boxes_[column];
        const std::int64_t reach =
            std::max({std::int64_t{1}, magnitude(box.least), magnitude(box.most)});
        for (const Program::Term& term : program.terms(column)) {
            largest[term.row] += magnitude(term.amount) * reach;
        }
    }
    for (std::size_t row = 0; row < rows_; ++row) {
        const base::Range range = boxes_[columns_ + row];
        largest[row] += std::max(magnitude(range.least), magnitude(range.most));
    }
    const std::int64_t sum = std::accumulate(largest.begin(), largest.end(), std::int64_t{1});
    largest_ = std::min(std::int64_t{1} << 31,
                        (std::int64_t{1} << 62) / sum / static_cast<std::int64_t>(rows_ + 1));
    fixed_.resize(columns_ + rows_, 0);
    start_basis();
}

void Relaxation::start_basis() {
    is_basic_.assign(columns_, false);
    is_basic_.resize(columns_ + rows_, true);
    basis_.resize(rows_);
    std::iota(basis_.begin(), basis_.end(), columns_);
    inverse_.assign(rows_ * rows_, 0);
    for (std::size_t row = 0; row < rows_; ++row) inverse_[row * rows_ + row] = -1;
    denominator_ = 1;
    rest_.assign(rows_, 0);
    for (std::size_t column = 0; column < columns_; ++column) {
        for (const Program::Term& term : program_.terms(column)) {
            rest_[term.row] += term.amount * fixed_[column];
        }
    }
    direction_.assign(rows_, 0);
    prices_.assign(rows_, 0);
    find_values();
}

void Relaxation::find_values() {
    values_.assign(rows_, 0);
    for (std::size_t place = 0; place < rows_; ++place) {
        std::int64_t value = 0;
        for (std::size_t row = 0; row < rows_; ++row) {
            value -= inverse_[place * rows_ + row] * rest_[row];
        }
        values_[place] = value;
    }
}

bool Relaxation::is_low(std::size_t place) const {
    return values_[place] < boxes_[basis_[place]].least * denominator_;
}

bool Relaxation::is_high(std::size_t place) const {
    return values_[place] > boxes_[basis_[place]].most * denominator_;
}

/// Whether some value is out of its box; prices the rows by how far values are out, in all.
bool Relaxation::price() {
    std::fill(prices_.begin(), prices_.end(), 0);
    bool is_out = false;
    for (std::size_t place = 0; place < rows_; ++place) {
        const std::int64_t sign = is_low(place) ? 1 : is_high(place) ? -1 : 0;
        if (sign == 0) continue;
        is_out = true;
        for (std::size_t row = 0; row < rows_; ++row) {
            prices_[row] += sign * inverse_[place * rows_ + row];
        }
    }
    return is_out;
}

/// How much farther out values are for each unit of the variable.
std::int64_t Relaxation::gain(std::size_t variable) const {
    if (is_row(variable)) return -prices_[variable - columns_];
    std::int64_t sum = 0;
    for (const Program::Term& term : program_.terms(variable)) {
        sum += prices_[term.row] * term.amount;
    }
    return sum;
}

std::optional<Relaxation::Move> Relaxation::entering(bool is_first) const {
    std::optional<Move> best;
    std::int64_t most = 0;
    for (std::size_t variable = 0; variable < fixed_.size(); ++variable) {
        if (is_basic_[variable]) continue;
        const std::int64_t own = gain(variable);
        if (magnitude(own) <= most) continue;
        const bool is_up = own < 0;
        const std::int64_t end = is_up ? boxes_[variable].most : boxes_[variable].least;
        if (fixed_[variable] == end) continue;
        best = Move{variable, is_up};
        if (is_first) return best;
        most = magnitude(own);
    }
    return best;
}

void Relaxation::find_direction(std::size_t variable) {
    if (is_row(variable)) {
        for (std::size_t place = 0; place < rows_; ++place) {
            direction_[place] = -inverse_[place * rows_ + variable - columns_];
        }
        return;
    }
    for (std::size_t place = 0; place < rows_; ++place) {
        std::int64_t sum = 0;
        for (const Program::Term& term : program_.terms(variable)) {
            sum += inverse_[place * rows_ + term.row] * term.amount;
        }
        direction_[place] = sum;
    }
}

/// Until a value comes to an end of its box; of several the one that keeps numbers small.
Relaxation::Step Relaxation::longest_step(const Move& move) const {
    const base::Range own = boxes_[move.variable];
    Step best;
    best.distance =
        move.is_up ? own.most - fixed_[move.variable] : fixed_[move.variable] - own.least;
    for (std::size_t place = 0; place < rows_; ++place) {
        const std::int64_t rate = move.is_up ? -direction_[place] : direction_[place];
        if (rate == 0) continue;
        const base::Range box = boxes_[basis_[place]];
        Step step;
        step.rate = magnitude(rate);
        step.leaving = place;
        if (rate > 0 && !is_high(place)) {
            const std::int64_t end = is_low(place) ? box.least : box.most;
            step.distance = end * denominator_ - values_[place];
        } else if (rate < 0 && !is_low(place)) {
            const std::int64_t end = is_high(place) ? box.most : box.least;
            step.distance = values_[place] - end * denominator_;
        } else {
            continue;
        }
        const bool is_nearer = is_less(step.distance, step.rate, best.distance, best.rate);
        const bool is_equal =
            !is_nearer && !is_less(best.distance, best.rate, step.distance, step.rate);
        const bool is_simpler =
            best.leaving && (step.rate < best.rate ||
                             (step.rate == best.rate && basis_[place] < basis_[*best.leaving]));
        if (is_nearer || (is_equal && is_simpler)) best = step;
    }
    return best;
}

/// Moves a variable outside the basis.
void Relaxation::shift(std::size_t variable, std::int64_t by) {
    fixed_[variable] += by;
    if (is_row(variable)) {
        rest_[variable - columns_] -= by;
        return;
    }
    for (const Program::Term& term : program_.terms(variable)) rest_[term.row] += term.amount * by;
}

/// Exact, whatever the numbers: a minor of the matrix is a whole number.
bool Relaxation::exchange(std::size_t place, std::size_t entering) {
    const std::int64_t pivot = direction_[place];
    const std::int64_t sign = pivot < 0 ? -1 : 1;
    const std::int64_t next = magnitude(pivot);
    if (next > largest_) return false;
    std::int64_t* const own = &inverse_[place * rows_];
    for (std::size_t other = 0; other < rows_; ++other) {
        if (other == place) continue;
        const std::int64_t share = direction_[other];
        if (share == 0 && next == denominator_) continue;
        if (magnitude(share) > largest_) return false;
        std::int64_t* const row = &inverse_[other * rows_];
        for (std::size_t i = 0; i < rows_; ++i) {
            if (row[i] == 0 && own[i] == 0) continue;
            row[i] = sign * ((pivot * row[i] - share * own[i]) / denominator_);
            if (magnitude(row[i]) > largest_) return false;
        }
    }
    if (sign < 0) {
        for (std::size_t i = 0; i < rows_; ++i) own[i] = -own[i];
    }
    denominator_ = next;
    is_basic_[basis_[place]] = false;
    is_basic_[entering] = true;
    basis_[place] = entering;
    return true;
}

bool Relaxation::make(const Move& move, const Step& step) {
    if (!step.leaving) {
        shift(move.variable, move.is_up ? step.distance : -step.distance);
        find_values();
        return true;
    }
    const std::size_t place = *step.leaving;
    const std::size_t leaving = basis_[place];
    const bool is_rising = (direction_[place] < 0) == move.is_up;
    const bool is_out = is_low(place) || is_high(place);
    const base::Range box = boxes_[leaving];
    fixed_[leaving] = is_rising != is_out ? box.most : box.least;
    const std::int64_t was = fixed_[move.variable];
    if (!exchange(place, move.variable)) return false;
    shift(move.variable, -was);
    const std::int64_t end = std::exchange(fixed_[leaving], 0);
    shift(leaving, end);
    find_values();
    return true;
}

/// The numbers grew too large: starts anew from the nearest whole values.
void Relaxation::round_off() {
    for (std::size_t place = 0; place < rows_; ++place) {
        const std::size_t variable = basis_[place];
        fixed_[variable] = std::clamp(divided_down(values_[place], denominator_),
                                      boxes_[variable].least, boxes_[variable].most);
    }
    std::fill(fixed_.begin() + static_cast<std::ptrdiff_t>(columns_), fixed_.end(), 0);
    start_basis();
}

std::uint64_t Relaxation::cost(const Program& program) {
    return 1 + (program.rows().size() * program.rows().size() + program.size()) / 512;
}

Relaxation::Verdict Relaxation::solve(std::uint64_t& steps, std::uint64_t most_steps) {
    const std::uint64_t own_cost = cost(program_);
    int idle = 0;
    int losses = 0;
    while (price()) {
        if (steps >= most_steps) return Verdict::stopped;
        steps += own_cost;
        const auto move = entering(idle > most_idle);
        if (!move) return Verdict::none;
        find_direction(move->variable);
        const Step step = longest_step(*move);
        idle = step.distance == 0 ? idle + 1 : 0;
        if (make(*move, step)) continue;
        round_off();
        if (++losses == most_losses) return Verdict::lost;
    }
    return Verdict::met;
}

void Relaxation::set_box(std::size_t column, base::Range box) {
    boxes_[column] = box;
    if (is_basic_[column]) return;
    const std::int64_t inside = std::clamp(fixed_[column], box.least, box.most);
    if (inside == fixed_[column]) return;
    shift(column, inside - fixed_[column]);
    find_values();
}

Relaxation::Value Relaxation::value(std::size_t column) const {
    if (!is_basic_[column]) return {fixed_[column], 0, 1};
    const auto place = std::find(basis_.begin(), basis_.end(), column) - basis_.begin();
    const std::int64_t value = values_[static_cast<std::size_t>(place)];
    const std::int64_t whole = divided_down(value, denominator_);
    return {whole, value - whole * denominator_, denominator_};
}

std::vector<std::size_t> Relaxation::fractional() const {
    std::vector<std::size_t> columns;
    for (std::size_t place = 0; place < rows_; ++place) {
        if (!is_row(basis_[place]) && values_[place] % denominator_ != 0) {
            columns.push_back(basis_[place]);
        }
    }
    return columns;
}

}  // namespace papersetter::assembly
