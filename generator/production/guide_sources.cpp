// SPDX-License-Identifier: MIT
#include "production/guide_sources.hpp"

#include <algorithm>

#include "bank/read.hpp"
#include "base/text.hpp"
#include "blueprint/eligibility.hpp"
#include "blueprint/picked.hpp"
#include "blueprint/read.hpp"
#include "files/shown.hpp"
#include "manifest/manifest.hpp"
#include "production/inputs.hpp"
#include "production/make.hpp"
#include "production/pictures.hpp"

namespace papersetter::production {
namespace {

/// Items by "bank:item".
using Names = std::set<std::string>;

class GuideReader {
  public:
    GuideReader(const files::Disk& disk, const GuideOptions& options, base::Sources& sources,
                base::Diagnostics& diagnostics)
        : disk_(disk), options_(options), sources_(sources), diagnostics_(diagnostics) {}

    GuideInputs read() {
        for (const files::Path& path : options_.sources) read_source(path);
        if (diagnostics_.has_errors()) throw base::InputError();
        for (const files::Path& path : options_.reserves) read_manifest(path);
        require_topics();
        set_wish();
        return std::move(inputs_);
    }

  private:
    [[nodiscard]] std::string shown(const files::Path& path) const {
        return base::shown(files::shown(path, options_.folders.here));
    }

    void read_source(const files::Path& path) {
        if (disk_.is_folder(path) && bank::is_bank_folder(disk_, path)) {
            read_bank(path);
        } else if (disk_.exists(path) && !disk_.is_folder(path) &&
                   blueprint::is_blueprint(disk_, path)) {
            read_blueprint(path);
        } else {
            diagnostics_.error({}, shown(path) + " is neither a bank nor a blueprint",
                               "a bank is a folder with a bank.toml, a blueprint a TOML file with "
                               "a [paper] table");
        }
    }

    void read_bank(const files::Path& path) {
        bank::Bank bank =
            bank::read(disk_, path, {options_.jobs, options_.folders.here}, sources_, diagnostics_);
        for (auto& [name, picture] : read_pictures({bank}, options_.jobs, sources_, diagnostics_)) {
            inputs_.pictures.emplace(name, std::move(picture));
        }
        for (const bank::Item& item : bank.items) {
            wanted_.insert(blueprint::full_name(bank, item));
        }
        add_title({bank.title, {}, {}, {}, {}});
        add_bank(std::move(bank));
    }

    /// What its sections may take, and what they name.
    void read_blueprint(const files::Path& path) {
        Inputs read =
            read_inputs(disk_, path, options_.jobs, options_.folders.here, sources_, diagnostics_);
        for (const blueprint::Section& section : read.blueprint.sections) {
            for (const std::string& name : section.pick) {
                const auto at = blueprint::find_item(read.banks, name);
                if (!at) continue;
                const bank::Bank& bank = read.banks[at->bank];
                wanted_.insert(blueprint::full_name(bank, bank.items[at->item]));
            }
            if (!section.pick.empty()) continue;
            const blueprint::Eligibility eligibility(section);
            for (const bank::Bank& bank : read.banks) {
                for (const bank::Item& item : bank.items) {
                    if (!eligibility.accepts(item)) continue;
                    wanted_.insert(blueprint::full_name(bank, item));
                }
            }
        }
        const blueprint::Blueprint& blueprint = read.blueprint;
        add_title({blueprint.title, blueprint.subtitle, blueprint.course, blueprint.code,
                   blueprint.date});
        for (auto& [name, picture] : read.pictures) {
            inputs_.pictures.emplace(name, std::move(picture));
        }
        for (bank::Bank& bank : read.banks) add_bank(std::move(bank));
    }

    struct Head {
        std::string title;
        std::string subtitle;
        std::string course;
        std::string code;
        std::optional<blueprint::Date> date;
    };

    /// Of several sources the titles stand in one line, and nothing else of their heads.
    void add_title(const Head& head) {
        paper::GuideWish& wish = inputs_.wish;
        const bool is_first = wish.title.empty();
        wish.title += (is_first ? "" : ", ") + head.title;
        wish.subtitle = is_first ? head.subtitle : std::string();
        wish.course = is_first ? head.course : std::string();
        wish.code = is_first ? head.code : std::string();
        wish.date = is_first ? head.date : std::nullopt;
    }

    void add_bank(bank::Bank bank) {
        const auto same = std::ranges::find(inputs_.banks, bank.id, &bank::Bank::id);
        if (same == inputs_.banks.end()) return inputs_.banks.push_back(std::move(bank));
        // Read again for another source; where it stands tells it from a bank of the same name.
        if (sources_.name(same->place.file) == sources_.name(bank.place.file)) return;
        diagnostics_.error(bank.place, "two banks have the id " + base::in_quotes(bank.id),
                           "give one of them another id");
    }

    void read_manifest(const files::Path& path) {
        const std::string name = files::shown(path, options_.folders.here);
        if (!disk_.exists(path) || disk_.is_folder(path)) {
            throw OptionError("--reserve: there is no manifest " + base::shown(name),
                              "name the manifest.toml of a paper");
        }
        const std::size_t errors = diagnostics_.errors();
        const base::FileNumber file = sources_.add(name, disk_.read(path));
        const manifest::Manifest manifest = manifest::read(sources_, file, diagnostics_);
        // What is reserved must not appear for want of a readable manifest.
        if (diagnostics_.errors() != errors) throw base::InputError();
        bool is_any_known = false;
        for (const manifest::RecordedForm& form : manifest.forms) {
            for (const auto& section : form.sections) {
                for (const manifest::RecordedItem& one : section) {
                    reserved_.insert(one.item);
                    is_any_known =
                        is_any_known || blueprint::find_item(inputs_.banks, one.item).has_value();
                }
            }
        }
        if (is_any_known) return;
        diagnostics_.warning({file, 1, 1},
                             "the banks have no item of this manifest: nothing is reserved by it",
                             "items are known by the id of their bank and their own");
    }

    void require_topics() const {
        std::vector<std::string_view> known;
        for (const bank::Bank& bank : inputs_.banks) {
            for (const bank::Topic& topic : bank.topics) known.push_back(topic.id);
        }
        for (const std::string& topic : options_.topics) {
            if (std::ranges::find(known, topic) != known.end()) continue;
            const auto near = base::nearest(topic, known);
            throw OptionError("--topic: no bank has the topic " + base::in_quotes(topic),
                              near ? "did you mean --topic " + *near + "?" : "");
        }
    }

    void set_wish() {
        inputs_.wish.seed = options_.seed;
        inputs_.wish.wants = [wanted = std::move(wanted_), reserved = std::move(reserved_),
                              topics = options_.topics](const bank::Bank& bank,
                                                        const bank::Item& item) {
            const std::string name = blueprint::full_name(bank, item);
            if (reserved.contains(name) || !wanted.contains(name)) return false;
            return topics.empty() || std::ranges::any_of(topics, [&](const std::string& topic) {
                       return bank::is_within(item.topic, topic);
                   });
        };
    }

    const files::Disk& disk_;
    const GuideOptions& options_;
    base::Sources& sources_;
    base::Diagnostics& diagnostics_;
    GuideInputs inputs_;
    Names wanted_;
    Names reserved_;
};

}  // namespace

GuideInputs read_guide_inputs(const files::Disk& disk, const GuideOptions& options,
                              base::Sources& sources, base::Diagnostics& diagnostics) {
    return GuideReader(disk, options, sources, diagnostics).read();
}

}  // namespace papersetter::production
