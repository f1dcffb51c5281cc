// SPDX-License-Identifier: MIT
#include "production/forms.hpp"

#include <algorithm>
#include <memory>
#include <numeric>

#include "base/digest.hpp"
#include "manifest/key_csv.hpp"
#include "manifest/key_json.hpp"
#include "paper/compose.hpp"
#include "paper/question_composer.hpp"
#include "production/output_names.hpp"
#include "production/parallel.hpp"
#include "production/told_once.hpp"

namespace papersetter::production {

manifest::RecordedForm recorded(const Inputs& inputs, const assembly::Selection& selection,
                                const paper::InstructorPaper& paper) {
    manifest::RecordedForm form;
    form.name = selection.form;
    form.code = paper.candidate.form_code;
    for (std::size_t s = 0; s < selection.sections.size(); ++s) {
        const assembly::SelectedSection& section = selection.sections[s];
        form.laws.emplace_back(assembly::law_words.at(static_cast<std::size_t>(section.law)));
        std::vector<manifest::RecordedItem> items;
        for (std::size_t i = 0; i < section.items.size(); ++i) {
            const assembly::SelectedItem& selected = section.items[i];
            const bank::Bank& bank = inputs.banks[selected.ref.bank];
            const paper::InstructorQuestion& question = paper.sections[s].questions[i];
            items.push_back({bank.id + ":" + bank.items[selected.ref.item].id, selected.options,
                             paper::answers_of(question), question.points});
        }
        form.sections.push_back(std::move(items));
    }
    return form;
}

namespace {

const paper::Amendments& amendments_of(const PrintRun& run) {
    static const paper::Amendments none;
    return run.amendments == nullptr ? none : *run.amendments;
}

paper::InstructorPaper composed(const PrintRun& run, std::size_t index,
                                base::Diagnostics& diagnostics) {
    return paper::compose(run.inputs->banks, run.inputs->blueprint, *run.selections, index,
                          diagnostics, amendments_of(run));
}

void add_tables(const PrintRun& run, std::size_t index, const paper::InstructorPaper& paper,
                FormOutcome& outcome) {
    const assembly::Selection& selection = (*run.selections)[index];
    const std::vector<bank::Bank>& banks = run.inputs->banks;
    outcome.key_rows = manifest::key_csv_rows(paper, selection, banks, amendments_of(run));
    outcome.key_json = manifest::key_json_form(paper, selection, banks, amendments_of(run));
}

class FormPrinter {
  public:
    FormPrinter(const PrintRun& run, const WantedForms& wanted, const Sink& sink, PaperPress& press)
        : run_(&run),
          inputs_(run.inputs),
          selections_(run.selections),
          wanted_(&wanted),
          sink_(&sink),
          press_(&press) {}

    FormOutcome print(std::size_t index, base::Diagnostics& diagnostics) {
        const assembly::Selection& selection = (*selections_)[index];
        const paper::InstructorPaper paper = composed(*run_, index, diagnostics);
        const std::vector<Printed> printed =
            press_->print(paper, wanted_->least_pages, wanted_->products, diagnostics);
        FormOutcome outcome;
        outcome.made = {
            selection.form, paper.candidate.form_code, paper.candidate.question_count, {}};
        outcome.recorded = recorded(*inputs_, selection, paper);
        add_tables(*run_, index, paper, outcome);
        const std::vector<std::string>& profiles = inputs_->blueprint.profiles;
        for (std::size_t i = 0; i < profiles.size(); ++i) {
            give_profile(profiles[i], printed[i], outcome);
            if (manifest::has_standard_profile_only(profiles)) continue;
            outcome.recorded.pages.emplace_back(printed[i].pages.begin(), printed[i].pages.end());
        }
        return outcome;
    }

  private:
    void give_profile(const std::string& profile, const Printed& printed, FormOutcome& outcome) {
        const std::string& form = outcome.made.name;
        const std::uint32_t revision = key_revision_of(*run_);
        MadeProfile made{questions_file(form, profile), key_file(form, profile, revision),
                         printed.questions.pages, printed.key.pages};
        if (wanted_->products == Products::keys) made.questions_file.clear();
        if (wanted_->products == Products::all)
            give(made.questions_file, printed.questions.pdf, outcome);
        give(made.key_file, printed.key.pdf, outcome);
        if (!printed.learning.pdf.empty()) {
            made.learning_file = learning_file(form, profile, revision);
            made.learning_pages = printed.learning.pages;
            give(made.learning_file, printed.learning.pdf, outcome);
        }
        outcome.made.profiles.push_back(made);
    }

    void give(const std::string& name, const std::string& bytes, FormOutcome& outcome) {
        (*sink_)(name, bytes);
        outcome.outputs.push_back({name, base::sha256(bytes)});
    }

    const PrintRun* run_;
    const Inputs* inputs_;
    const assembly::Selections* selections_;
    const WantedForms* wanted_;
    const Sink* sink_;
    PaperPress* press_;
};

}  // namespace

std::uint32_t key_revision_of(const PrintRun& run) {
    return amendments_of(run).empty() ? 1 : amendments_of(run).back().revision;
}

std::vector<std::size_t> all_forms(const assembly::Selections& selections) {
    std::vector<std::size_t> all(selections.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    return all;
}

std::vector<std::size_t> equal_pages(const PrintRun& run) {
    const std::size_t forms = run.selections->size();
    if (!run.press->layout().wants_equal_pages() || forms < 2) return {};
    std::vector<std::vector<std::size_t>> counts(forms);
    const auto start = [&]() -> ThreadWork {
        const auto press = std::make_shared<PaperPress>(*run.press);
        return [&, press](std::size_t index) {
            base::Diagnostics unheard;
            try {
                const paper::InstructorPaper paper = paper::compose(
                    run.inputs->banks, run.inputs->blueprint, *run.selections, index, unheard);
                counts[index] = press->count_pages(paper.candidate, unheard);
            } catch (const base::InputError&) {
                // Printing tells why.
            }
        };
    };
    in_parallel(forms, run.jobs, start);
    std::vector<std::size_t> most(run.press->layout().profiles().size(), 1);
    for (const std::vector<std::size_t>& form : counts) {
        for (std::size_t i = 0; i < form.size(); ++i) most[i] = std::max(most[i], form[i]);
    }
    return most;
}

std::vector<FormOutcome> print_forms(const PrintRun& run, const WantedForms& wanted,
                                     const Sink& sink, base::Diagnostics& diagnostics) {
    const std::vector<std::size_t>& forms = wanted.forms;
    std::vector<FormOutcome> outcomes(forms.size());
    std::vector<base::Diagnostics> told(forms.size());
    const auto start = [&]() -> ThreadWork {
        const auto press = std::make_shared<PaperPress>(*run.press);
        return [&, press](std::size_t index) {
            try {
                outcomes[index] =
                    FormPrinter(run, wanted, sink, *press).print(forms[index], told[index]);
            } catch (const base::InputError&) {
                // Told in `told`; the other forms still tell theirs.
                if (!told[index].has_errors()) throw;
            }
        };
    };
    in_parallel(forms.size(), run.jobs, start);
    for (const base::Diagnostics& one : told) append_new(diagnostics, one);
    if (diagnostics.has_errors()) throw base::InputError();
    return outcomes;
}

std::vector<FormOutcome> print_forms(const Inputs& inputs, const assembly::Selections& selections,
                                     const Press& press, unsigned jobs, const Sink& sink,
                                     base::Diagnostics& diagnostics) {
    const PrintRun run{&inputs, &selections, &press, jobs};
    return print_forms(run, {all_forms(selections), equal_pages(run)}, sink, diagnostics);
}

manifest::RecordedForm composed_form(const PrintRun& run, std::size_t index, FormOutcome& outcome,
                                     base::Diagnostics& diagnostics) {
    const paper::InstructorPaper paper = composed(run, index, diagnostics);
    add_tables(run, index, paper, outcome);
    return recorded(*run.inputs, (*run.selections)[index], paper);
}

KeyTables key_tables_of(const Inputs& inputs, const std::vector<FormOutcome>& outcomes,
                        std::uint32_t revision) {
    KeyTables tables{std::string(manifest::key_csv_header), {}};
    std::vector<std::string> forms;
    for (const FormOutcome& outcome : outcomes) {
        tables.csv += outcome.key_rows;
        forms.push_back(outcome.key_json);
    }
    tables.json = manifest::key_json(inputs.blueprint, revision, forms);
    return tables;
}

}  // namespace papersetter::production
