// SPDX-License-Identifier: MIT
#include "assembly/joint_draw.hpp"

#include <algorithm>
#include <utility>

#include "assembly/joint_reasons.hpp"
#include "assembly/undecided.hpp"
#include "blueprint/picked.hpp"

namespace papersetter::assembly {

JointDraw::JointDraw(const Pool& pool, const blueprint::Blueprint& blueprint,
                     std::vector<const CompiledSection*> sections)
    : pool_(pool),
      blueprint_(blueprint),
      problem_(joint_problem(pool, std::move(sections), blueprint)) {}

std::vector<DrawnForm> JointDraw::draw(const base::Random& root, std::uint64_t most_steps) {
    result_ = solve_joint(problem_, root, most_steps);
    std::vector<DrawnForm> forms;
    for (const std::vector<std::size_t>& items : result_.series) forms.push_back(form_of(items));
    return forms;
}

DrawnForm JointDraw::form_of(const std::vector<std::size_t>& items) const {
    DrawnForm form;
    for (std::size_t s = 0; s < problem_.sections.size(); ++s) {
        std::vector<std::size_t> own;
        const bool is_drawn = problem_.sections[s] != nullptr;
        if (is_drawn) {
            own = problem_.sections[s]->included;
            for (const std::size_t item : items) {
                if (problem_.items[item].section == s) own.push_back(problem_.items[item].position);
            }
            std::ranges::sort(own);
        } else {
            for (const std::string& name : blueprint_.sections[s].pick) {
                const auto at = blueprint::find_item(pool_.banks(), name).value();
                own.push_back(pool_.position(
                    {static_cast<std::uint32_t>(at.bank), static_cast<std::uint32_t>(at.item)}));
            }
        }
        form.sections.push_back(std::move(own));
        form.laws.push_back(is_drawn ? Law::joint : Law::picked);
    }
    return form;
}

void JointDraw::explain(const base::Random& root, base::Diagnostics& diagnostics) const {
    explain_joint(result_, problem_, blueprint_, root, diagnostics);
    if (result_.outcome == JointOutcome::undecided) throw Undecided(result_.steps);
    throw base::InputError("no series satisfies the blueprint");
}

}  // namespace papersetter::assembly
