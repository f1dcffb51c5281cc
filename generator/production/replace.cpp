// SPDX-License-Identifier: MIT
#include "production/replace.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <stdexcept>
#include <utility>

#include "assembly/checker.hpp"
#include "assembly/figures.hpp"
#include "assembly/replacement.hpp"
#include "bank/read.hpp"
#include "base/digest.hpp"
#include "base/random.hpp"
#include "base/text.hpp"
#include "blueprint/picked.hpp"
#include "files/shown.hpp"
#include "manifest/key_csv.hpp"
#include "paper/compose.hpp"
#include "production/differences.hpp"
#include "production/file_comparison.hpp"
#include "production/forms.hpp"
#include "production/present_banks.hpp"
#include "production/previous.hpp"
#include "production/recorded_paper.hpp"
#include "production/recorded_press.hpp"
#include "production/report.hpp"
#include "production/version.hpp"

namespace papersetter::production {
namespace {

using assembly::FormPlace;
using assembly::ItemRef;

class Replacer {
  public:
    Replacer(const files::Disk& disk, const ReplaceOptions& options, base::Sources& sources,
             base::Diagnostics& diagnostics)
        : disk_(&disk),
          options_(&options),
          sources_(&sources),
          diagnostics_(&diagnostics),
          paper_(read_recorded_paper(disk, options.manifest, options.folders.here, sources,
                                     diagnostics)) {
        throw_if_faulty();
    }

    Replaced replace(const Sink& sink);

  private:
    void read();
    [[nodiscard]] FormPlace place() const;
    [[nodiscard]] std::string name_of(ItemRef ref) const {
        const bank::Bank& bank = inputs_.banks[ref.bank];
        return blueprint::full_name(bank, bank.items[ref.item]);
    }
    [[nodiscard]] int number_of(const FormPlace& place) const;
    [[nodiscard]] ItemRef chosen(const assembly::Replacement& replacement,
                                 const std::string& name) const;
    [[nodiscard]] ItemRef drawn(const assembly::Replacement& replacement, Replaced& result) const;
    void record_replacement(const std::vector<FormPlace>& places, ItemRef now, Replaced& result);
    void check_series() const;
    void print(const std::vector<std::size_t>& forms, const Sink& sink, Replaced& result);
    std::vector<manifest::FileDigest> record_figures(const Press& press, const Sink& sink);
    void record_means(const Press& press, bool prints_all);
    void record_outputs(const std::vector<std::size_t>& forms,
                        const std::vector<FormOutcome>& outcomes,
                        const std::vector<manifest::FileDigest>& report, const Sink& sink);
    void write_record(const Press& press, const Sink& sink, Replaced& result);
    void throw_if_faulty() const {
        if (diagnostics_->has_errors()) throw base::InputError();
    }

    const files::Disk* disk_;
    const ReplaceOptions* options_;
    base::Sources* sources_;
    base::Diagnostics* diagnostics_;
    RecordedPaper paper_;
    Inputs inputs_;  // the record's, with the items of the banks of today
    assembly::Selections series_;
};

void Replacer::read() {
    const files::Path& here = options_->folders.here;
    FileComparison record(*disk_, paper_.folder, here, *sources_, *diagnostics_);
    record.compare(paper_.manifest.record);
    record.tell_unlisted(paper_.manifest.record, Hidden::passed_over);
    if (!record.is_readable()) throw base::WorldError("the record cannot be read");
    throw_if_faulty();
    inputs_ = read_record(*disk_, paper_, options_->jobs, here, *sources_, *diagnostics_);
    throw_if_faulty();
    for (bank::Bank& bank : inputs_.banks) {
        const files::Path folder =
            find_bank(*disk_, bank.id, {options_->banks, here, paper_.folder});
        bank = with_items_of(
            bank, bank::read(*disk_, folder, {options_->jobs, here}, *sources_, *diagnostics_));
    }
    series_ = manifest::selections_of(paper_.manifest, inputs_.banks, *diagnostics_);
    throw_if_faulty();
}

FormPlace Replacer::place() const {
    const auto wanted = manifest::place_from(options_->place);
    if (!wanted) {
        throw base::InputError(base::in_quotes(options_->place) +
                               " is no place on a paper: write A:17 for question 17 of form A");
    }
    std::string names;
    for (std::size_t f = 0; f < series_.size(); ++f) {
        names += (names.empty() ? "" : ", ") + series_[f].form;
        if (series_[f].form != wanted->form) continue;
        int number = 0;
        for (std::size_t s = 0; s < series_[f].sections.size(); ++s) {
            for (std::size_t i = 0; i < series_[f].sections[s].items.size(); ++i) {
                if (++number == wanted->number) return {f, s, i};
            }
        }
        throw base::InputError("form " + wanted->form + " has no question " +
                               std::to_string(wanted->number) + ": it has " +
                               std::to_string(number));
    }
    throw base::InputError("the paper has no form " + base::in_quotes(wanted->form) + ": it has " +
                           base::in_brief(names));
}

int Replacer::number_of(const FormPlace& place) const {
    std::size_t number = place.position + 1;
    for (std::size_t s = 0; s < place.section; ++s) {
        number += series_[place.form].sections[s].items.size();
    }
    return static_cast<int>(number);
}

ItemRef Replacer::chosen(const assembly::Replacement& replacement, const std::string& name) const {
    const auto found = blueprint::find_item(inputs_.banks, name);
    if (!found) {
        std::vector<std::string> names;
        for (const bank::Bank& bank : inputs_.banks) {
            for (const bank::Item& item : bank.items) {
                names.push_back(inputs_.banks.size() > 1 ? blueprint::full_name(bank, item)
                                                         : item.id);
            }
        }
        const std::string hint =
            base::did_you_mean(name, std::vector<std::string_view>(names.begin(), names.end()));
        throw base::InputError("there is no item " + base::in_quotes(name) +
                               (hint.empty() ? std::string() : ": " + hint));
    }
    const ItemRef ref{static_cast<std::uint32_t>(found->bank),
                      static_cast<std::uint32_t>(found->item)};
    const std::string obstacle = replacement.obstacle(ref);
    if (!obstacle.empty()) {
        throw base::InputError("item " + base::in_quotes(name) + " cannot stand at " +
                               options_->place + ": " + obstacle);
    }
    return ref;
}

/// Why there is nothing to draw: what stands in the way, most frequent first.
std::string reasons(const std::map<std::string, std::size_t>& obstacles) {
    std::vector<std::pair<std::size_t, std::string>> sorted;
    for (const auto& [obstacle, count] : obstacles) sorted.emplace_back(count, obstacle);
    std::stable_sort(sorted.begin(), sorted.end(),
                     [](const auto& a, const auto& b) { return a.first > b.first; });
    constexpr std::size_t most_told = 8;
    std::string text;
    for (std::size_t i = 0; i < sorted.size(); ++i) {
        if (i == most_told) return text + "\nand other reasons";
        const auto& [count, obstacle] = sorted[i];
        text += "\n" + std::to_string(count) + (count == 1 ? " item: " : " items: ") + obstacle;
    }
    return text;
}

ItemRef Replacer::drawn(const assembly::Replacement& replacement, Replaced& result) const {
    auto [items, obstacles] = replacement.candidates();
    // What was thrown out of the paper once does not come back by chance.
    std::set<std::string> gone;
    for (const manifest::RecordedReplacement& one : paper_.manifest.replacements) {
        gone.insert(one.was);
    }
    const std::size_t returning =
        std::erase_if(items, [&](ItemRef ref) { return gone.contains(name_of(ref)); });
    if (returning > 0) obstacles["replaced before (--with takes it)"] += returning;
    if (items.empty()) {
        diagnostics_->error(paper_.place, "no other item of the banks can stand at " +
                                              options_->place + " under the recorded blueprint" +
                                              reasons(obstacles));
        throw base::InputError();
    }
    result.choices = items.size();
    base::Random random = base::Random(paper_.manifest.engine, paper_.manifest.seed)
                              .fork("replace")
                              .attempt(manifest::revision_of(paper_.manifest) + 1);
    return items[random.below(items.size())];
}

void Replacer::record_replacement(const std::vector<FormPlace>& places, ItemRef now,
                                  Replaced& result) {
    manifest::RecordedReplacement replacement;
    for (const FormPlace& place : places) {
        replacement.places.push_back({series_[place.form].form, number_of(place)});
        result.places.push_back(series_[place.form].form + ":" + std::to_string(number_of(place)));
    }
    const FormPlace& first = places.front();
    result.was = name_of(series_[first.form].sections[first.section].items[first.position].ref);
    result.now = name_of(now);
    replacement.was = result.was;
    replacement.now = result.now;
    replacement.is_drawn = !options_->with;
    paper_.manifest.replacements.push_back(std::move(replacement));
    result.revision = manifest::revision_of(paper_.manifest);
}

void Replacer::check_series() const {
    for (const assembly::Selection& selection : series_) {
        const auto faults = assembly::faults_of(inputs_.banks, inputs_.blueprint, selection);
        if (!faults.empty()) throw std::logic_error("replace: " + faults.front());
    }
}

/// The report too, if there is one; its files.
std::vector<manifest::FileDigest> Replacer::record_figures(const Press& press, const Sink& sink) {
    const assembly::Figures figures =
        assembly::figures_of(inputs_.banks, inputs_.blueprint, series_);
    paper_.manifest.figures = manifest::recorded(figures);
    if (!has_report(paper_.manifest)) return {};
    return print_report(inputs_, series_, figures, press, sink, *diagnostics_);
}

/// A manifest has one program, one version of each library and one file of each font. They may
/// become those of now only if nothing printed with the others is kept.
void Replacer::record_means(const Press& press, bool prints_all) {
    manifest::Manifest& manifest = paper_.manifest;
    Means now{program_version(), library_versions(), {}};
    std::map<std::string, base::Digest> fonts;
    for (const font::FontFile& file : press.fonts().used_files()) fonts[file.file] = file.found;
    if (!prints_all) {
        // Fonts that only the kept forms use are as recorded.
        for (const manifest::FileDigest& file : manifest.fonts) {
            fonts.try_emplace(file.name, file.digest);
        }
        manifest::Manifest then = manifest;
        then.fonts.clear();
        for (const auto& [name, digest] : fonts) {
            now.fonts.push_back({name, digest});
            const auto recorded =
                std::find_if(manifest.fonts.begin(), manifest.fonts.end(),
                             [&, &wanted = name](const manifest::FileDigest& file) {
                                 return file.name == wanted;
                             });
            then.fonts.push_back(
                {name, recorded == manifest.fonts.end() ? digest : recorded->digest});
        }
        for (const std::string& one : differences(then, now)) {
            diagnostics_->error(paper_.place, one);
        }
        if (diagnostics_->has_errors()) {
            throw base::InputError("the other forms could not be made again beside the new one");
        }
    }
    manifest.program = now.program;
    manifest.libraries = now.libraries;
    manifest.fonts.clear();
    for (const auto& [name, digest] : fonts) manifest.fonts.push_back({name, digest});
}

void Replacer::record_outputs(const std::vector<std::size_t>& forms,
                              const std::vector<FormOutcome>& outcomes,
                              const std::vector<manifest::FileDigest>& report, const Sink& sink) {
    std::map<std::string, base::Digest> digests;
    std::string csv(manifest::key_csv_header);
    for (std::size_t f = 0; f < series_.size(); ++f) {
        const auto at = std::find(forms.begin(), forms.end(), f);
        if (at == forms.end()) {
            const paper::InstructorPaper kept =
                paper::compose(inputs_.banks, inputs_.blueprint, series_, f, *diagnostics_);
            csv += manifest::key_csv_rows(kept, series_[f], inputs_.banks);
            continue;
        }
        const FormOutcome& outcome = outcomes[static_cast<std::size_t>(at - forms.begin())];
        paper_.manifest.forms[f] = outcome.recorded;
        csv += outcome.key_rows;
        for (const manifest::FileDigest& file : outcome.outputs) digests[file.name] = file.digest;
    }
    sink("key.csv", csv);
    digests["key.csv"] = base::sha256(csv);
    for (const manifest::FileDigest& file : report) digests[file.name] = file.digest;
    for (manifest::FileDigest& file : paper_.manifest.outputs) {
        if (const auto found = digests.find(file.name); found != digests.end()) {
            file.digest = found->second;
        }
    }
}

void Replacer::write_record(const Press& press, const Sink& sink, Replaced& result) {
    std::set<std::string> earlier;
    for (const manifest::FileDigest& file : paper_.manifest.record) earlier.insert(file.name);
    paper_.manifest.record.clear();
    for (const auto& [name, bytes] : manifest::record_files(
             inputs_.banks, series_, inputs_.blueprint_text, press.layout().files())) {
        sink("record/" + name, bytes);
        paper_.manifest.record.push_back({"record/" + name, base::sha256(bytes)});
        earlier.erase("record/" + name);
    }
    result.obsolete.assign(earlier.begin(), earlier.end());
}

void Replacer::print(const std::vector<std::size_t>& forms, const Sink& sink, Replaced& result) {
    const Press press =
        load_recorded_press(*disk_, paper_, inputs_, options_->folders, *sources_, *diagnostics_);
    const std::vector<FormOutcome> outcomes =
        print_forms({&inputs_, &series_, &press, options_->jobs}, forms, sink, *diagnostics_);
    const std::vector<manifest::FileDigest> report = record_figures(press, sink);
    record_means(press, forms.size() == series_.size());
    record_outputs(forms, outcomes, report, sink);
    write_record(press, sink, result);
    for (const FormOutcome& outcome : outcomes) result.made.forms.push_back(outcome.made);
    result.made.has_report = has_report(paper_.manifest);
}

Replaced Replacer::replace(const Sink& sink) {
    refuse_issued(*disk_, paper_.folder, options_->folders.here);
    read();
    const FormPlace wanted = place();
    const blueprint::Section& section = inputs_.blueprint.sections[wanted.section];
    if (!section.pick.empty()) {
        throw base::InputError(options_->place + " is in " +
                               blueprint::name_of(section, wanted.section) +
                               ", whose items the blueprint picks by hand: change its `pick` and "
                               "make the paper again");
    }
    const std::vector<FormPlace> places =
        assembly::places_of_item(inputs_.blueprint, series_, wanted);
    const assembly::Replacement replacement(
        inputs_.banks, inputs_.blueprint, series_, places,
        base::Random(paper_.manifest.engine, paper_.manifest.seed));
    Replaced result;
    const ItemRef now =
        options_->with ? chosen(replacement, *options_->with) : drawn(replacement, result);
    assembly::Selections changed = replacement.with(now);
    record_replacement(places, now, result);
    series_ = std::move(changed);
    std::set<std::size_t> forms;
    for (const FormPlace& one : places) {
        forms.insert(one.form);
        series_[one.form].revision = result.revision;
    }
    check_series();
    print({forms.begin(), forms.end()}, sink, result);
    result.made.seed = paper_.manifest.seed;
    result.made.manifest = manifest::write(paper_.manifest);
    return result;
}

}  // namespace

Replaced replace(const files::Disk& disk, const ReplaceOptions& options, const Sink& sink,
                 base::Sources& sources, base::Diagnostics& diagnostics) {
    return Replacer(disk, options, sources, diagnostics).replace(sink);
}

}  // namespace papersetter::production
