// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <string>
#include <utility>
#include <vector>

#include "assembly/joint_problem.hpp"
#include "assembly/section_compiler.hpp"
#include "base/random.hpp"
#include "fixture.hpp"

namespace papersetter::assembly {

/// A bank and a blueprint, and what they ask of a series drawn together.
class SmallSeries {
  public:
    SmallSeries(bank::Bank bank, blueprint::Blueprint made)
        : banks{std::move(bank)}, blueprint(std::move(made)), pool_(banks, blueprint) {
        std::vector<const CompiledSection*> sections;
        for (const blueprint::Section& section : blueprint.sections) {
            eligibilities_.emplace_back(section);
            compiled_.push_back(compile(pool_, section, eligibilities_.back()));
            sections.push_back(section.pick.empty() ? &compiled_.back() : nullptr);
        }
        problem = joint_problem(pool_, sections, blueprint);
    }
    SmallSeries(const SmallSeries&) = delete;
    SmallSeries& operator=(const SmallSeries&) = delete;

    std::vector<bank::Bank> banks;
    blueprint::Blueprint blueprint;
    JointProblem problem;

  private:
    Pool pool_;
    std::deque<blueprint::Eligibility> eligibilities_;
    std::deque<CompiledSection> compiled_;
};

/// Up to nine items of two topics and two levels, some in item sets, some of them enemies.
inline bank::Bank small_bank(base::Random& random) {
    std::vector<bank::Item> items;
    const std::size_t size = 4 + random.below(6);
    for (std::size_t i = 0; i < size; ++i) {
        items.push_back(item("i" + std::to_string(i), random.below(2) == 0 ? "a" : "b",
                             static_cast<int>(random.below(2)), 0));
    }
    bank::Bank made = bank_of("bank", items);
    if (random.below(2) == 0) {
        made.stimuli.emplace_back();
        made.stimuli.back().id = "s";
        const std::size_t first = random.below(3);
        for (std::size_t i = first; i < first + 2 + random.below(2) && i < size; ++i) {
            made.items[i].stimulus = "s";
        }
    }
    for (std::uint64_t pairs = random.below(3); pairs > 0; --pairs) {
        const std::size_t one = random.below(size);
        const std::size_t other = random.below(size);
        if (one != other) made.items[one].enemies = {made.items[other].id};
    }
    return made;
}

inline blueprint::Family small_family(blueprint::Attribute attribute,
                                      const std::vector<std::string>& values, std::int64_t items,
                                      base::Random& random) {
    blueprint::Family family;
    family.attribute = attribute;
    std::int64_t left = items;
    for (std::size_t i = 0; i < values.size(); ++i) {
        const bool is_last = i + 1 == values.size();
        const auto count =
            is_last ? left
                    : static_cast<std::int64_t>(random.below(static_cast<std::uint64_t>(left) + 1));
        left -= count;
        const auto slack = static_cast<std::int64_t>(random.below(3) == 0 ? 1 : 0);
        blueprint::Count one;
        one.value = values[i];
        one.items = {count - (count > 0 ? slack : 0), count + slack};
        family.counts.push_back(one);
    }
    return family;
}

/// A section of one to four items, with or without families.
inline blueprint::Section small_section(base::Random& random) {
    blueprint::Section section;
    section.items = 1 + static_cast<std::int64_t>(random.below(4));
    if (random.below(2) == 0) {
        section.families.push_back(
            small_family(blueprint::Attribute::topic, {"a", "b"}, section.items, random));
    }
    if (random.below(2) == 0) {
        section.families.push_back(small_family(blueprint::Attribute::level,
                                                {"remember", "understand"}, section.items, random));
    }
    if (random.below(3) == 0) section.stimuli.items = base::Range{1, 2};
    return section;
}

/// Two to four forms with bounds, or without the one or the other.
inline blueprint::Blueprint small_blueprint(base::Random& random) {
    blueprint::Blueprint made;
    made.sections.push_back(small_section(random));
    made.mode = blueprint::SeriesMode::joint;
    made.forms.clear();
    for (std::size_t f = 0; f < 2 + random.below(3); ++f) {
        made.forms.push_back(blueprint::form_name(f));
    }
    if (random.below(4) != 0) made.max_use = 1 + static_cast<std::int64_t>(random.below(2));
    if (random.below(4) != 0) made.overlap = static_cast<std::int64_t>(random.below(3));
    if (random.below(4) == 0) made.common = {"i" + std::to_string(random.below(4))};
    return made;
}

/// All forms by themselves, and whether some of them make a series: by trying everything.
class BruteSeries {
  public:
    explicit BruteSeries(const JointProblem& problem) : problem_(problem) {
        JointProblem alone = problem;
        alone.forms = 1;
        for (std::uint64_t chosen = 0; chosen < std::uint64_t{1} << problem.items.size();
             ++chosen) {
            std::vector<std::size_t> form;
            for (std::size_t i = 0; i < problem.items.size(); ++i) {
                if ((chosen >> i & 1U) != 0) form.push_back(i);
            }
            if (satisfies({form}, alone)) forms.push_back(std::move(form));
        }
    }

    [[nodiscard]] bool exists() const {
        JointSeries series;
        return extend(series, 0);
    }

    std::vector<std::vector<std::size_t>> forms;

  private:
    bool extend(JointSeries& series, std::size_t from) const {
        if (series.size() == problem_.forms) return true;
        JointProblem part = problem_;
        part.forms = series.size() + 1;
        for (std::size_t f = from; f < forms.size(); ++f) {
            series.push_back(forms[f]);
            if (satisfies(series, part) && extend(series, f)) return true;
            series.pop_back();
        }
        return false;
    }

    const JointProblem& problem_;
};

}  // namespace papersetter::assembly
