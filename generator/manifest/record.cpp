// SPDX-License-Identifier: MIT
#include <set>
#include <string_view>

#include "bank/write.hpp"
#include "manifest/manifest.hpp"

namespace papersetter::manifest {

namespace {

/// The items of one bank that stand on any form, and the stimuli that they ask about.
class DrawnItems {
  public:
    DrawnItems(const bank::Bank& bank, std::uint32_t index, const assembly::Selections& selections)
        : bank_(&bank) {
        for (const assembly::Selection& selection : selections) {
            for (const assembly::SelectedSection& section : selection.sections) {
                for (const assembly::SelectedItem& item : section.items) {
                    if (item.ref.bank == index) add(item.ref.item);
                }
            }
        }
    }

    /// Where the pictures of what was drawn and of all notes are kept, and their bytes.
    void add_pictures(const std::string& folder, std::map<std::string, std::string>& files) const {
        const auto add_all = [&](const bank::Text& text) {
            for (const bank::PictureUse& use : text.pictures) {
                if (const bank::PictureFile* picture = bank_->find_picture(use.name)) {
                    files[folder + bank::kept_path(use.name)] = picture->bytes;
                }
            }
        };
        for (const bank::Topic& topic : bank_->topics) add_all(topic.notes);
        for (const bank::Stimulus& stimulus : bank_->stimuli) {
            if (ids_.contains(stimulus.id)) add_all(stimulus.text);
        }
        for (const std::size_t item : items_) bank::for_each_text(bank_->items[item], add_all);
    }

    // Stimuli by id, items in the author's order, which sets are printed in.
    [[nodiscard]] std::string written() const {
        std::string toml;
        for (const bank::Stimulus& stimulus : bank_->stimuli) {
            if (!ids_.contains(stimulus.id)) continue;
            bank::Stimulus kept = stimulus;
            forget_others(kept.enemies);
            toml += (toml.empty() ? "" : "\n") + bank::write_stimulus(kept);
        }
        for (const std::size_t item : bank_->authored) {
            if (!items_.contains(item)) continue;
            bank::Item kept = bank_->items[item];
            forget_others(kept.enemies);
            toml += (toml.empty() ? "" : "\n") + bank::write_item(kept);
        }
        return toml;
    }

  private:
    void add(std::size_t item) {
        items_.insert(item);
        ids_.insert(bank_->items[item].id);
        if (!bank_->items[item].stimulus.empty()) ids_.insert(bank_->items[item].stimulus);
    }

    void forget_others(std::vector<std::string>& enemies) const {
        std::erase_if(enemies, [&](const std::string& enemy) { return !ids_.contains(enemy); });
    }

    const bank::Bank* bank_;
    std::set<std::size_t> items_;
    std::set<std::string_view> ids_;  ///< of these items and stimuli; none has that of another
};

}  // namespace

std::map<std::string, std::string> record_files(
    const std::vector<bank::Bank>& banks, const assembly::Selections& selections,
    const std::string& blueprint_text, const std::map<std::string, std::string>& layout_files) {
    std::map<std::string, std::string> files;
    files["blueprint.toml"] = blueprint_text;
    for (const auto& [name, bytes] : layout_files) files["layout/" + name] = bytes;
    for (std::size_t i = 0; i < banks.size(); ++i) {
        const std::string folder = "banks/" + banks[i].id + "/";
        files[folder + "bank.toml"] = bank::write_head(banks[i]);
        const DrawnItems drawn(banks[i], static_cast<std::uint32_t>(i), selections);
        drawn.add_pictures(folder, files);
        std::string items = drawn.written();
        if (!items.empty()) files[folder + "items.toml"] = std::move(items);
    }
    return files;
}

}  // namespace papersetter::manifest
