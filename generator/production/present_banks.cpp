// SPDX-License-Identifier: MIT
#include "production/present_banks.hpp"

#include <algorithm>
#include <numeric>
#include <set>
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

/// Each of two enemies names the other: a recorded item has only the enemies that were drawn.
void make_mutual(bank::Bank& bank, const std::vector<std::string>& joined) {
    for (const std::string& id : joined) {
        for (const std::string& enemy : bank.find(id)->enemies) {
            const auto other =
                std::find_if(bank.items.begin(), bank.items.end(),
                             [&](const bank::Item& item) { return item.id == enemy; });
            if (other == bank.items.end()) continue;
            const auto at = std::lower_bound(other->enemies.begin(), other->enemies.end(), id);
            if (at == other->enemies.end() || *at != id) other->enemies.insert(at, id);
        }
    }
}

}  // namespace

bank::Bank with_items_of(const bank::Bank& recorded, const bank::Bank& present) {
    bank::Bank all = recorded;
    std::vector<std::string> joined;
    for (const bank::Item& item : present.items) {
        if (recorded.find(item.id) != nullptr) continue;
        if (!item.topic.empty() && recorded.find_topic(item.topic) == nullptr) continue;
        all.items.push_back(item);
        joined.push_back(item.id);
    }
    std::sort(all.items.begin(), all.items.end(),
              [](const bank::Item& a, const bank::Item& b) { return a.id < b.id; });
    make_mutual(all, joined);
    all.authored.resize(all.items.size());
    std::iota(all.authored.begin(), all.authored.end(), std::size_t{0});
    return all;
}

}  // namespace papersetter::production
