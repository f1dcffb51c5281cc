// SPDX-License-Identifier: MIT
#include <set>

#include "bank/write.hpp"
#include "manifest/manifest.hpp"

namespace papersetter::manifest {

namespace {

// The items of one bank that stand on any form, in the order of their ids.
std::string drawn_items(const bank::Bank& bank, std::uint32_t index,
                        const assembly::Selections& selections) {
    std::set<std::uint32_t> drawn;
    for (const assembly::Selection& selection : selections) {
        for (const assembly::SelectedSection& section : selection.sections) {
            for (const assembly::SelectedItem& item : section.items) {
                if (item.ref.bank == index) drawn.insert(item.ref.item);
            }
        }
    }
    std::string toml;
    for (const std::uint32_t item : drawn) {
        if (!toml.empty()) toml += '\n';
        bank::Item kept = bank.items[item];
        std::erase_if(kept.enemies, [&](const std::string& enemy) {
            const bank::Item* const other = bank.find(enemy);
            return other == nullptr ||
                   !drawn.contains(static_cast<std::uint32_t>(other - bank.items.data()));
        });
        toml += bank::write_item(kept);
    }
    return toml;
}

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
        std::string items = drawn_items(banks[i], static_cast<std::uint32_t>(i), selections);
        if (!items.empty()) files[folder + "items.toml"] = std::move(items);
    }
    return files;
}

}  // namespace papersetter::manifest
