// SPDX-License-Identifier: MIT
#include "assembly/proof.hpp"

#include <algorithm>
#include <cstdlib>
#include <numeric>

namespace papersetter::assembly {
namespace {

using Weights = std::vector<std::int64_t>;

/// Weights of all rows and extra rows of a program, in smallest numbers.
struct Weighted {
    Weights rows;
    Weights extras;
};

std::optional<Weighted> weights_of(const Program& program, const ProgramResult& result) {
    if (result.outcome != Outcome::none || result.weights.size() != result.core.size() ||
        result.core.empty()) {
        return std::nullopt;
    }
    Weighted made{Weights(program.rows().size()), Weights(program.extras().size())};
    std::int64_t unit = 0;
    for (const std::int64_t weight : result.weights) unit = std::gcd(unit, weight);
    for (const std::int64_t weight : result.extra_weights) unit = std::gcd(unit, weight);
    for (std::size_t i = 0; i < result.core.size(); ++i) {
        made.rows[result.core[i]] = result.weights[i] / unit;
    }
    for (std::size_t i = 0; i < result.core_extras.size(); ++i) {
        made.extras[result.core_extras[i]] = result.extra_weights[i] / unit;
    }
    return made;
}

/// By column: what one of it adds to the sum, and of that what the bounds that ask for more count.
struct Gain {
    std::int64_t all = 0;
    std::int64_t asked = 0;
};

std::vector<Gain> gains_of(const Program& program, const Weighted& weighted) {
    std::vector<Gain> gains(program.boxes().size());
    for (std::size_t column = 0; column < gains.size(); ++column) {
        for (const Program::Term& term : program.terms(column)) {
            const std::int64_t gain = weighted.rows[term.row] * term.amount;
            gains[column].all += gain;
            if (weighted.rows[term.row] > 0) gains[column].asked += gain;
        }
    }
    for (std::size_t extra = 0; extra < weighted.extras.size(); ++extra) {
        if (weighted.extras[extra] == 0) continue;
        for (const auto& part : program.extras()[extra].parts) {
            gains[part.column].all += weighted.extras[extra] * part.amount;
        }
    }
    return gains;
}

/// What bounds ask for and leave; false when a row of the proof is none of what was asked for by
/// name, such as those of sets of very many ways.
bool add_shares(const Program& program, const Weighted& weighted, const ProofRows& named,
                Proof& proof) {
    for (std::size_t row = 0; row < weighted.rows.size(); ++row) {
        const std::int64_t weight = weighted.rows[row];
        if (weight == 0) continue;
        if (row >= named.asked.size() || !named.asked[row]) return false;
        if (std::abs(weight) != 1) proof.is_plain = false;
        const base::Range range = program.rows()[row];
        if (weight > 0) {
            proof.asking.push_back({*named.asked[row], weight, range.least});
        } else {
            proof.leaving.push_back({*named.asked[row], -weight, range.most});
        }
    }
    for (std::size_t extra = 0; extra < weighted.extras.size(); ++extra) {
        const std::int64_t weight = weighted.extras[extra];
        if (weight == 0) continue;
        const bool is_group = extra < named.is_group.size() && named.is_group[extra];
        if (weight > 0 || !is_group) return false;
        if (weight != -1) proof.is_plain = false;
        proof.groups -= weight;
    }
    return !proof.asking.empty();
}

}  // namespace

std::optional<Proof> proof_of(const Program& program, const ProgramResult& result,
                              const ProofRows& named) {
    const auto weighted = weights_of(program, result);
    Proof proof;
    if (!weighted || !add_shares(program, *weighted, named, proof)) return std::nullopt;
    const std::vector<Gain> gains = gains_of(program, *weighted);
    for (std::size_t column = 0; column < gains.size(); ++column) {
        const std::int64_t supply = program.boxes()[column].most;
        const std::int64_t beside = std::max<std::int64_t>(0, gains[column].all);
        proof.beside += beside * supply;
        proof.have += gains[column].asked * supply;
        proof.shared += (gains[column].asked - beside) * supply;
        const bool counts_once = gains[column].asked <= 1 || gains[column].all <= 0 ||
                                 gains[column].all == gains[column].asked;
        if (supply > 0 && !counts_once) proof.is_plain = false;
    }
    return proof;
}

std::optional<Proof> prove(const AskedProgram& asked, const Kept& conflict) {
    const Program program = asked.program(conflict);
    ProofRows named;
    named.asked.resize(program.rows().size());
    for (std::size_t i = 0; i < asked.asked().size(); ++i) {
        const Asked& one = asked.asked()[i];
        if (one.kind == Asked::Kind::bound) named.asked[one.row] = i;
    }
    for (const auto& clique : asked.cliques()) named.is_group.push_back(!clique.empty());
    return proof_of(program, asked.search(program), named);
}

Nearest nearest(const AskedProgram& asked, const Kept& conflict, std::size_t bound, int side) {
    constexpr std::int64_t most_distance = 1 << 20;
    Program program = asked.program(conflict);
    const std::size_t row = asked.asked()[bound].row;
    const base::Range range = program.rows()[row];
    // No sum lies in a range that is empty since it is counted in units: one of its ends does.
    if (range.least > range.most) {
        program.set_row(row, base::Range::exactly(side < 0 ? range.least : range.most));
    }
    const std::size_t column = program.add_column({1, 1}, {{row, -side}});
    Nearest result;
    const auto is_enough = [&](std::int64_t distance) {
        program.set_box(column, {1, distance});
        const Outcome outcome = asked.search(program).outcome;
        if (outcome == Outcome::undecided) result.is_proved = false;
        return outcome == Outcome::found;
    };
    std::int64_t most = 1;
    while (!is_enough(most)) {
        most *= 2;
        if (most > most_distance) return result;
    }
    std::int64_t least = most / 2 + 1;
    while (least < most) {
        const std::int64_t middle = least + (most - least) / 2;
        if (is_enough(middle)) {
            most = middle;
        } else {
            least = middle + 1;
        }
    }
    result.sum = side < 0 ? range.least - most : range.most + most;
    return result;
}

}  // namespace papersetter::assembly
