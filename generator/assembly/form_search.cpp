// SPDX-License-Identifier: MIT
#include "assembly/form_search.hpp"

namespace papersetter::assembly {

FormResult search_form(const Pool& pool, const std::vector<FormPart>& parts,
                       const base::Random& random, std::uint64_t most_steps) {
    const FormProgram form(pool, parts);
    const auto start = [&](base::Random& chance) { return form.start(chance); };
    const ProgramResult found =
        search_program(form.program(), start, random.fork("counts"), most_steps);
    FormResult result;
    result.outcome = found.outcome;
    result.steps = found.steps;
    for (const std::size_t extra : found.core_extras) {
        if (!form.cliques()[extra].empty()) result.enemies.push_back(form.cliques()[extra]);
    }
    if (found.outcome == Outcome::found) {
        base::Random chance = random.fork("items");
        result.items = form.items(found.values, chance);
    }
    return result;
}

}  // namespace papersetter::assembly
