// SPDX-License-Identifier: MIT
#include "assembly/assemble.hpp"

#include <cstddef>
#include <optional>
#include <stdexcept>
#include <string>

#include "assembly/arrange.hpp"
#include "assembly/checker.hpp"
#include "assembly/pool.hpp"
#include "assembly/section_draw.hpp"
#include "assembly/shortage.hpp"
#include "base/random.hpp"
#include "blueprint/picked.hpp"

namespace papersetter::assembly {
namespace {

/// Everything that the forms of a series share.
class Assembler {
  public:
    Assembler(const std::vector<bank::Bank>& banks, const blueprint::Blueprint& blueprint,
              std::string_view seed, base::Diagnostics& diagnostics, std::uint64_t most_steps)
        : banks_(&banks),
          blueprint_(&blueprint),
          diagnostics_(&diagnostics),
          most_steps_(most_steps),
          pool_(banks, blueprint),
          root_(engine, seed),
          options_(root_.fork("options")) {
        for (std::size_t i = 0; i < blueprint.sections.size(); ++i) {
            sections_.emplace_back(SectionSupply(pool_, blueprint.sections[i]), i + 1, root_);
        }
    }

    Selection form(std::uint32_t index) {
        Selection selection;
        selection.form = blueprint_->forms.at(index);
        selection.index = index;
        const bool are_same = blueprint_->mode == blueprint::SeriesMode::same;
        if (!are_same || drawn_.empty()) draw(are_same ? 0 : index);
        for (std::size_t i = 0; i < sections_.size(); ++i) {
            SelectedSection section;
            section.law = is_picked(i) ? Law::picked : laws_[i];
            for (const std::size_t position : ordered(i, index)) {
                section.items.push_back({pool_.ref(position), options(position, index)});
            }
            selection.sections.push_back(std::move(section));
        }
        verify(selection);
        return selection;
    }

  private:
    [[nodiscard]] bool is_picked(std::size_t section) const {
        return !blueprint_->sections[section].pick.empty();
    }

    /// Draws all sections, telling of each why it cannot be.
    void draw(std::uint32_t form) {
        drawn_.assign(sections_.size(), {});
        laws_.assign(sections_.size(), Law::picked);
        bool is_impossible = false;
        std::optional<std::uint64_t> undecided;
        for (std::size_t i = 0; i < sections_.size(); ++i) {
            if (is_picked(i)) {
                drawn_[i] = picks(blueprint_->sections[i]);
                continue;
            }
            SectionDraw::Drawn drawn = sections_[i].draw(form, most_steps_);
            drawn_[i] = std::move(drawn.items);
            laws_[i] = drawn.law;
            if (drawn.outcome == TableOutcome::none) {
                is_impossible = true;
                explain_shortage(sections_[i].supply(), i, *diagnostics_);
            } else if (drawn.outcome == TableOutcome::undecided) {
                undecided = drawn.steps;
                tell_undecided(i, drawn.steps);
            }
        }
        if (is_impossible) throw base::InputError("no paper satisfies the blueprint");
        if (undecided) throw Undecided(*undecided);
    }

    void tell_undecided(std::size_t section, std::uint64_t steps) {
        const blueprint::Section& one = blueprint_->sections[section];
        diagnostics_->error(one.place,
                            "undecided after " + std::to_string(steps) +
                                " steps whether a paper satisfies all counts of " +
                                blueprint::name_of(one, section) + " together",
                            "the counts are very tight: loosen one of them, or add items");
    }

    [[nodiscard]] std::vector<std::size_t> picks(const blueprint::Section& section) const {
        std::vector<std::size_t> positions;
        for (const std::string& name : section.pick) {
            const auto at = blueprint::find_item(*banks_, name);
            if (!at) throw std::logic_error("assemble: the blueprint did not pass its check");
            positions.push_back(pool_.position(
                {static_cast<std::uint32_t>(at->bank), static_cast<std::uint32_t>(at->item)}));
        }
        return positions;
    }

    [[nodiscard]] std::vector<std::size_t> ordered(std::size_t section, std::uint32_t form) const {
        if (is_picked(section)) return drawn_[section];
        const std::string purpose = "order of section " + std::to_string(section + 1);
        return arrange(drawn_[section], sections_[section].supply(),
                       root_.fork(purpose).form(form));
    }

    [[nodiscard]] std::vector<std::uint32_t> options(std::size_t position,
                                                     std::uint32_t form) const {
        return order_options(pool_.item(position), options_.fork(pool_.name(position)).form(form));
    }

    void verify(const Selection& selection) const {
        const auto faults = faults_of(*banks_, *blueprint_, selection);
        if (!faults.empty()) throw std::logic_error("assemble: " + faults.front());
    }

    const std::vector<bank::Bank>* banks_;
    const blueprint::Blueprint* blueprint_;
    base::Diagnostics* diagnostics_;
    std::uint64_t most_steps_;
    Pool pool_;
    base::Random root_;
    base::Random options_;
    std::vector<SectionDraw> sections_;
    std::vector<std::vector<std::size_t>> drawn_;  ///< by section, positions in the pool
    std::vector<Law> laws_;                        ///< by section
};

}  // namespace

Selections assemble(const std::vector<bank::Bank>& banks, const blueprint::Blueprint& blueprint,
                    std::string_view seed, base::Diagnostics& diagnostics,
                    std::uint64_t most_steps) {
    Assembler assembler(banks, blueprint, seed, diagnostics, most_steps);
    Selections selections;
    for (std::uint32_t i = 0; i < blueprint.forms.size(); ++i) {
        selections.push_back(assembler.form(i));
    }
    return selections;
}

Selection assemble_form(const std::vector<bank::Bank>& banks, const blueprint::Blueprint& blueprint,
                        std::string_view seed, std::uint32_t index,
                        base::Diagnostics& diagnostics) {
    return Assembler(banks, blueprint, seed, diagnostics, step_limit).form(index);
}

}  // namespace papersetter::assembly
