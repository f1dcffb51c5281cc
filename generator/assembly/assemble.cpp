// SPDX-License-Identifier: MIT
#include "assembly/assemble.hpp"

#include <cstddef>
#include <optional>
#include <stdexcept>
#include <string>

#include "assembly/arrange.hpp"
#include "assembly/checker.hpp"
#include "assembly/explain.hpp"
#include "assembly/form_draw.hpp"
#include "assembly/joint_draw.hpp"
#include "assembly/pool.hpp"
#include "assembly/positions.hpp"
#include "base/random.hpp"
#include "base/text.hpp"

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
          options_(root_.fork("options")),
          draw_(pool_, blueprint, root_) {}

    Selection form(std::uint32_t index) {
        Selection selection;
        selection.form = blueprint_->forms.at(index);
        selection.index = index;
        choose_items(index);
        for (std::size_t i = 0; i < blueprint_->sections.size(); ++i) {
            SelectedSection section;
            section.law = drawn_->laws[i];
            for (const std::size_t position : ordered(i, index)) {
                section.items.push_back({pool_.ref(position), options(position, index)});
            }
            selection.sections.push_back(std::move(section));
        }
        if (blueprint_->positions == blueprint::Positions::balanced) {
            balance_keys(*banks_, root_.fork("positions").form(index), selection);
        }
        verify(selection);
        return selection;
    }

  private:
    [[nodiscard]] bool is_picked(std::size_t section) const {
        return !blueprint_->sections[section].pick.empty();
    }

    /// Sets `drawn_` to what the form has.
    void choose_items(std::uint32_t index) {
        switch (blueprint_->mode) {
            case blueprint::SeriesMode::same:
                if (!drawn_) draw(0);
                break;
            case blueprint::SeriesMode::independent:
                draw(index);
                break;
            case blueprint::SeriesMode::joint:
                if (series_.empty()) draw_together();
                drawn_ = series_[index];
                break;
        }
    }

    void draw_together() {
        if (blueprint_->forms.size() > most_joint_forms) {
            diagnostics_->error(blueprint_->mode_place,
                                "mode \"joint\" draws at most " + std::to_string(most_joint_forms) +
                                    " forms together, not " +
                                    std::to_string(blueprint_->forms.size()),
                                "mode = \"independent\" draws as many as you like");
            throw base::InputError("too many forms");
        }
        std::vector<const CompiledSection*> sections;
        for (std::size_t i = 0; i < blueprint_->sections.size(); ++i) {
            sections.push_back(is_picked(i) ? nullptr : &draw_.supply(i).compiled());
        }
        JointDraw together(pool_, *blueprint_, std::move(sections));
        series_ = together.draw(root_.fork("joint"), most_steps_);
        if (!series_.empty()) return;
        // When there is not even one paper, that is told instead.
        draw(0);
        together.explain(root_.fork("joint"), *diagnostics_);
    }

    /// Draws all sections, telling why they cannot be drawn.
    void draw(std::uint32_t form) {
        drawn_ = draw_.draw(form, most_steps_);
        if (drawn_->is_impossible()) {
            explain_conflict(*banks_, *blueprint_, *diagnostics_);
            throw base::InputError("no paper satisfies the blueprint");
        }
        for (const std::size_t section : drawn_->undecided) {
            tell_undecided(section, drawn_->steps);
        }
        if (!drawn_->enemies.empty())
            tell_enemies(*drawn_, pool_, blueprint_->place, *diagnostics_);
        if (drawn_->is_drawn()) return;
        throw Undecided(drawn_->steps);
    }

    void tell_undecided(std::size_t section, std::uint64_t steps) {
        const blueprint::Section& one = blueprint_->sections[section];
        diagnostics_->error(one.place,
                            "undecided after " + std::to_string(steps) +
                                " steps whether a paper satisfies all counts of " +
                                blueprint::name_of(one, section) + " together",
                            "the counts are very tight: loosen one of them, or add items");
    }

    [[nodiscard]] std::vector<std::size_t> ordered(std::size_t section, std::uint32_t form) const {
        if (is_picked(section)) return drawn_->sections[section];
        const std::string purpose = "order of section " + std::to_string(section + 1);
        return arrange(drawn_->sections[section], draw_.supply(section),
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
    FormDraw draw_;
    std::optional<DrawnForm> drawn_;
    std::vector<DrawnForm> series_;  ///< in mode joint, once drawn
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
    const auto faults = faults_of_series(banks, blueprint, selections);
    if (!faults.empty()) throw std::logic_error("assemble: " + faults.front());
    return selections;
}

Selection assemble_form(const std::vector<bank::Bank>& banks, const blueprint::Blueprint& blueprint,
                        std::string_view seed, std::uint32_t index,
                        base::Diagnostics& diagnostics) {
    return Assembler(banks, blueprint, seed, diagnostics, step_limit).form(index);
}

}  // namespace papersetter::assembly
