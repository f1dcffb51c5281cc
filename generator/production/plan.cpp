// SPDX-License-Identifier: MIT
#include "production/plan.hpp"

#include "production/inputs.hpp"
#include "production/plan_json.hpp"
#include "production/plan_text.hpp"

namespace papersetter::production {

PlanReport plan(const files::Disk& disk, const PlanOptions& options, base::Sources& sources,
                base::Diagnostics& diagnostics) {
    const Inputs inputs =
        read_inputs(disk, options.blueprint, options.jobs, options.here, sources, diagnostics);
    if (diagnostics.has_errors()) throw base::InputError();
    const assembly::Plan plan = assembly::plan(inputs.banks, inputs.blueprint, diagnostics);
    PlanReport report;
    report.outcome = plan.outcome;
    report.text = plan_text(plan, inputs.blueprint.title, options.shows_items);
    report.json = plan_json(plan, inputs.blueprint.title);
    return report;
}

}  // namespace papersetter::production
