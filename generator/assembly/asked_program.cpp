// SPDX-License-Identifier: MIT
#include "assembly/asked_program.hpp"

#include <algorithm>
#include <utility>

#include "assembly/undecided.hpp"

namespace papersetter::assembly {
namespace {

/// Of one question; there may be hundreds.
constexpr std::uint64_t most_steps = step_limit / 50;

blueprint::Blueprint without_names(blueprint::Blueprint blueprint) {
    blueprint.include.clear();
    blueprint.exclude.clear();
    blueprint.avoided.clear();
    return blueprint;
}

}  // namespace

AskedProgram::AskedProgram(const std::vector<bank::Bank>& banks,
                           const blueprint::Blueprint& blueprint,
                           const std::vector<std::size_t>& sections, Means means)
    : pool_(banks, blueprint),
      all_(banks, without_names(blueprint)),
      random_(base::Random("papersetter/conflict", "").fork("search")) {
    std::vector<FormPart> parts;
    for (const std::size_t section : sections) {
        sections_.push_back(&blueprint.sections[section]);
        names_.push_back(blueprint::name_of(blueprint.sections[section], section));
        eligibility_.emplace_back(blueprint.sections[section]);
        compiled_.push_back(compile(all_, *sections_.back(), eligibility_.back()));
        const CompiledSection& made = compiled_.back();
        parts.push_back({&made.problem, &made.kind_items, &made.set_items});
    }
    std::vector<std::size_t> apart;
    for (std::size_t i = 0; i < pool_.size(); ++i) {
        if (pool_.is_included(i) || pool_.is_excluded(i) || pool_.is_avoided(i)) apart.push_back(i);
    }
    form_ = std::make_unique<FormProgram>(all_, parts, apart);
    program_ = form_->program();
    // Room for items and changes that repairs add.
    constexpr std::int64_t room = 1 << 20;
    reach_.assign(program_.rows().size(), {-room, room});
    for (std::size_t column = 0; column < program_.boxes().size(); ++column) {
        for (const Program::Term& term : program_.terms(column)) {
            const std::int64_t end = term.amount * program_.boxes()[column].most;
            (end < 0 ? reach_[term.row].least : reach_[term.row].most) += end;
        }
    }
    is_hard_.assign(program_.rows().size(), true);
    of_row_.resize(program_.rows().size());
    of_extra_.resize(program_.extras().size());
    find_asked(means);
}

void AskedProgram::add_bounds(std::size_t part, Means means) {
    const std::vector<Requirement>& requirements = compiled_[part].requirements;
    const auto is_mean = [](const Requirement& one) { return one.demand == Demand::p; };
    const bool has_mean = means == Means::asked && std::ranges::any_of(requirements, is_mean);
    for (std::size_t bound = 0; bound < requirements.size(); ++bound) {
        const std::size_t row = form_->first_row(part) + bound;
        const bool is_items = requirements[bound].demand == Demand::items;
        is_hard_[row] = is_items && has_mean;
        const bool is_left_out = means == Means::left_out && is_mean(requirements[bound]);
        if (is_hard_[row] || is_left_out) continue;
        // Where `items` is not written, its place is that of a family.
        const bool is_implied =
            is_items && std::ranges::any_of(sections_[part]->families, [&](const auto& family) {
                return family.place == requirements[bound].place ||
                       sections_[part]->place == requirements[bound].place;
            });
        if (is_implied) continue;
        of_row_[row] = asked_.size();
        asked_.push_back({Asked::Kind::bound, part, bound, row, 0});
    }
}

void AskedProgram::find_asked(Means means) {
    for (std::size_t part = 0; part < sections_.size(); ++part) add_bounds(part, means);
    for (std::size_t i = 0; i < pool_.size(); ++i) {
        if (!pool_.is_included(i)) continue;
        add_extra_of({Asked::Kind::include, 0, 0, 0, i}, {i}, base::Range::exactly(1));
    }
    for (const Asked::Kind kind : {Asked::Kind::exclude, Asked::Kind::avoid}) {
        const auto positions = kept_away(kind);
        if (!positions.empty()) add_extra_of({kind, 0, 0, 0, 0}, positions, {0, 0});
    }
    const bool have_enemies = std::ranges::any_of(
        form_->cliques(), [](const std::vector<std::size_t>& clique) { return !clique.empty(); });
    if (!have_enemies) return;
    for (std::size_t extra = 0; extra < form_->cliques().size(); ++extra) {
        if (!form_->cliques()[extra].empty()) of_extra_[extra] = asked_.size();
    }
    asked_.push_back({Asked::Kind::enemies, 0, 0, 0, 0});
}

bool AskedProgram::may_be_drawn(std::size_t position) const {
    return all_.is_drawable(position) &&
           std::ranges::any_of(eligibility_, [&](const blueprint::Eligibility& one) {
               return one.accepts(all_.item(position));
           });
}

/// Items that no section looked at may draw ask nothing of it. (An item may be drawn by itself and
/// be in no part of a form: its set cannot be drawn.)
void AskedProgram::add_extra_of(Asked one, const std::vector<std::size_t>& positions,
                                base::Range range) {
    Program::Extra extra;
    extra.range = range;
    for (const std::size_t position : positions) {
        const auto parts = form_->parts_of(position);
        extra.parts.insert(extra.parts.end(), parts.begin(), parts.end());
    }
    const bool is_missing = one.kind == Asked::Kind::include && may_be_drawn(positions.front());
    if (extra.parts.empty() && !is_missing) return;
    std::ranges::sort(extra.parts, {}, &Program::Extra::Part::column);
    std::vector<Program::Extra::Part> merged;
    for (const auto& part : extra.parts) {
        if (merged.empty() || merged.back().column != part.column) {
            merged.push_back(part);
        } else {
            merged.back().amount += part.amount;
        }
    }
    extra.parts = std::move(merged);
    of_extra_.push_back(asked_.size());
    one.row = program_.extras().size();
    asked_.push_back(one);
    program_.add_extra(std::move(extra));
}

std::vector<std::size_t> AskedProgram::kept_away(Asked::Kind kind) const {
    std::vector<std::size_t> positions;
    for (std::size_t i = 0; i < pool_.size(); ++i) {
        const bool is_away = kind == Asked::Kind::exclude
                                 ? pool_.is_excluded(i)
                                 : pool_.is_avoided(i) && !pool_.is_excluded(i);
        if (is_away && !form_->parts_of(i).empty()) positions.push_back(i);
    }
    return positions;
}

Program AskedProgram::program(const Kept& kept) const {
    Program program = program_;
    for (std::size_t row = 0; row < of_row_.size(); ++row) {
        if (is_hard_[row] || (of_row_[row] && kept[*of_row_[row]])) continue;
        program.set_row(row, reach_[row]);
    }
    for (std::size_t extra = 0; extra < of_extra_.size(); ++extra) {
        if (!of_extra_[extra] || kept[*of_extra_[extra]]) continue;
        constexpr std::int64_t beyond = 1'000'000;
        program.set_extra(extra, {-beyond, beyond});
    }
    return program;
}

ProgramResult AskedProgram::search(const Program& program) const {
    // Questions are much alike, so that the last answer is nearly one to the next.
    bool is_first = !last_.empty();
    const auto start = [&](base::Random& random) {
        std::vector<std::int64_t> values =
            std::exchange(is_first, false) ? last_ : form_->start(random);
        values.resize(program.boxes().size(), 0);
        for (std::size_t i = 0; i < values.size(); ++i) {
            values[i] = std::clamp(values[i], program.boxes()[i].least, program.boxes()[i].most);
        }
        return values;
    };
    const std::uint64_t left = step_limit - std::min(step_limit, steps_);
    ProgramResult result = search_program(program, start, random_, std::min(most_steps, left));
    steps_ += result.steps;
    if (result.outcome == Outcome::found) last_ = result.values;
    return result;
}

Verdict AskedProgram::ask(const Kept& kept) const {
    const ProgramResult result = search(program(kept));
    Verdict verdict;
    verdict.outcome = result.outcome;
    if (result.outcome == Outcome::found) verdict.met = met(result.values);
    if (result.outcome == Outcome::none) {
        verdict.core.resize(asked_.size());
        for (const std::size_t row : result.core) {
            if (of_row_[row] && kept[*of_row_[row]]) verdict.core[*of_row_[row]] = true;
        }
        for (const std::size_t extra : result.core_extras) {
            if (of_extra_[extra]) verdict.core[*of_extra_[extra]] = true;
        }
    }
    return verdict;
}

Kept AskedProgram::met(const std::vector<std::int64_t>& values) const {
    Kept met(asked_.size(), true);
    const auto sums = program_.sums(values);
    for (std::size_t row = 0; row < of_row_.size(); ++row) {
        if (of_row_[row] && !program_.rows()[row].holds(sums[row])) met[*of_row_[row]] = false;
    }
    for (std::size_t extra = 0; extra < of_extra_.size(); ++extra) {
        if (!of_extra_[extra]) continue;
        std::int64_t sum = 0;
        for (const auto& part : program_.extras()[extra].parts) {
            sum += part.amount * values[part.column];
        }
        if (!program_.extras()[extra].range.holds(sum)) met[*of_extra_[extra]] = false;
    }
    return met;
}

std::vector<std::vector<std::size_t>> AskedProgram::items(
    const std::vector<std::int64_t>& values) const {
    base::Random random = random_.fork("items");
    return form_->items(values, random);
}

}  // namespace papersetter::assembly
