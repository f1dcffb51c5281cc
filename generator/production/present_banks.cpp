// SPDX-License-Identifier: MIT
#include "production/present_banks.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <string_view>
#include <system_error>

#include "bank/read.hpp"
#include "base/text.hpp"
#include "files/shown.hpp"
#include "toml_file/read.hpp"

namespace papersetter::production {
namespace {

/// The id that the folder's bank.toml gives; empty when the folder is no bank.
std::string id_of(const files::Disk& disk, const files::Path& folder) {
    const files::Path path = folder / "bank.toml";
    if (!disk.exists(path) || disk.is_folder(path)) return {};
    base::Sources sources;
    base::Diagnostics diagnostics;
    const auto file = sources.add(path.string(), disk.read(path));
    const auto root = toml_file::read(sources, file, diagnostics);
    const toml_file::Table::Entry* const head = root ? root->find("bank") : nullptr;
    const auto* const table =
        head == nullptr ? nullptr : std::get_if<toml_file::Table>(&head->value.data);
    const toml_file::Table::Entry* const id = table == nullptr ? nullptr : table->find("id");
    const auto* const text =
        id == nullptr ? nullptr : std::get_if<toml_file::String>(&id->value.data);
    return text == nullptr ? std::string() : text->text;
}

std::vector<files::Path> folders_in(const files::Disk& disk, const files::Path& folder) {
    std::vector<files::Path> folders;
    try {
        if (!disk.is_folder(folder)) return folders;
        for (const std::string& name : disk.list(folder)) {
            if (!name.starts_with('.') && disk.is_folder(folder / name)) {
                folders.push_back(folder / name);
            }
        }
    } catch (const files::DiskError&) {
        // A folder that may not be looked into is passed over.
    }
    return folders;
}

std::vector<files::Path> likely_folders(const files::Disk& disk, const BankSearch& search) {
    std::vector<files::Path> folders{search.here};
    for (const files::Path& child : folders_in(disk, search.here)) {
        folders.push_back(child);
        for (files::Path& grandchild : folders_in(disk, child)) {
            folders.push_back(std::move(grandchild));
        }
    }
    for (files::Path at = search.folder.parent_path(); at.has_relative_path();
         at = at.parent_path()) {
        folders.push_back(at / "bank");
        for (files::Path& one : folders_in(disk, at / "banks")) folders.push_back(std::move(one));
    }
    return folders;
}

/// A finished paper has banks in its record, which are not those of today.
bool is_in_record(const files::Disk& disk, const files::Path& folder) {
    for (files::Path at = folder; at.has_relative_path(); at = at.parent_path()) {
        if (at.filename() == "record" && disk.exists(at.parent_path() / "manifest.toml")) {
            return true;
        }
    }
    return false;
}

files::Path identity(const files::Path& folder) {
    std::error_code failure;
    const files::Path real = std::filesystem::canonical(folder, failure);
    return failure ? folder.lexically_normal() : real;
}

}  // namespace

files::Path find_bank(const files::Disk& disk, const std::string& id, const BankSearch& search) {
    for (const files::Path& folder : search.given) {
        if (id_of(disk, folder) == id) return folder;
    }
    std::set<files::Path> known;
    std::vector<files::Path> found;
    for (const files::Path& folder : likely_folders(disk, search)) {
        if (id_of(disk, folder) == id && !is_in_record(disk, folder) &&
            known.insert(identity(folder)).second) {
            found.push_back(folder);
        }
    }
    if (found.empty()) {
        throw base::InputError("the bank " + base::in_quotes(id) +
                               " was not found: --bank names its folder");
    }
    if (found.size() > 1) {
        throw base::InputError("there are several banks " + base::in_quotes(id) + ": " +
                               files::shown(found[0], search.here) + " and " +
                               files::shown(found[1], search.here) + "; --bank names the one");
    }
    return found.front();
}

namespace {

/// The enemies of each item and each stimulus.
std::map<std::string_view, std::vector<std::string>*> sides_of(bank::Bank& bank) {
    std::map<std::string_view, std::vector<std::string>*> sides;
    for (bank::Item& item : bank.items) sides.emplace(item.id, &item.enemies);
    for (bank::Stimulus& one : bank.stimuli) sides.emplace(one.id, &one.enemies);
    return sides;
}

/// Each of two enemies names the other: what is recorded has only the enemies that were drawn.
void make_mutual(bank::Bank& bank) {
    const auto sides = sides_of(bank);
    for (const auto& [id, enemies] : sides) {
        for (const std::string& enemy : *enemies) {
            const auto other = sides.find(enemy);
            if (other == sides.end()) continue;
            std::vector<std::string>& back = *other->second;
            const auto at = std::lower_bound(back.begin(), back.end(), id);
            if (at == back.end() || *at != id) back.insert(at, std::string(id));
        }
    }
}

/// The recorded items in their order, each followed by the new ones that follow it in the bank of
/// today.
std::vector<std::size_t> merged_order(const bank::Bank& all, const bank::Bank& recorded,
                                      const bank::Bank& present) {
    const auto position = [&](const bank::Item& item) {
        return static_cast<std::size_t>(all.find(item.id) - all.items.data());
    };
    std::vector<std::size_t> order;
    std::map<std::size_t, std::vector<std::size_t>> followers;
    std::vector<std::size_t>* at = &order;
    for (const std::size_t i : present.authored) {
        const bank::Item& item = present.items[i];
        if (all.find(item.id) == nullptr) continue;
        if (recorded.find(item.id) != nullptr) {
            at = &followers[position(item)];
        } else {
            at->push_back(position(item));
        }
    }
    for (const std::size_t i : recorded.authored) {
        const std::size_t own = position(recorded.items[i]);
        order.push_back(own);
        const std::vector<std::size_t>& next = followers[own];
        order.insert(order.end(), next.begin(), next.end());
    }
    return order;
}

}  // namespace

bank::Bank with_items_of(const bank::Bank& recorded, const bank::Bank& present) {
    bank::Bank all = recorded;
    for (const bank::Stimulus& one : present.stimuli) {
        if (recorded.find_stimulus(one.id) == nullptr) all.stimuli.push_back(one);
    }
    for (const bank::Item& item : present.items) {
        if (recorded.find(item.id) != nullptr) continue;
        if (!item.topic.empty() && recorded.find_topic(item.topic) == nullptr) continue;
        all.items.push_back(item);
    }
    for (const bank::PictureFile& picture : present.pictures) {
        if (recorded.find_picture(picture.name) == nullptr) all.pictures.push_back(picture);
    }
    std::ranges::sort(all.pictures, {}, &bank::PictureFile::name);
    const auto by_id = [](const auto& a, const auto& b) { return a.id < b.id; };
    std::sort(all.stimuli.begin(), all.stimuli.end(), by_id);
    std::sort(all.items.begin(), all.items.end(), by_id);
    make_mutual(all);
    all.authored = merged_order(all, recorded, present);
    return all;
}

}  // namespace papersetter::production
