// SPDX-License-Identifier: MIT
#include "bank/item_files.hpp"

#include <algorithm>
#include <set>
#include <string>
#include <system_error>

namespace papersetter::bank {

namespace {

constexpr const char* manifest_name = "manifest.toml";

class Search {
  public:
    explicit Search(const files::Disk& disk) : disk_(disk) {}

    void folder(const files::Path& path) {
        if (!seen_.insert(identity(path)).second) return;
        for (const std::string& name : disk_.list(path)) {
            if (name.starts_with('.')) continue;
            const files::Path entry = path / name;
            if (disk_.is_folder(entry)) {
                const bool is_another =
                    disk_.exists(entry / head_name) || disk_.exists(entry / manifest_name);
                if (!is_another) folder(entry);
            } else if (name.ends_with(".toml") && name != head_name && name != manifest_name) {
                found_.push_back(entry);
            }
        }
    }

    std::vector<files::Path> take() {
        std::sort(found_.begin(), found_.end(), [](const files::Path& a, const files::Path& b) {
            return a.generic_string() < b.generic_string();
        });
        return std::move(found_);
    }

  private:
    // The folder that the path leads to when links are followed. On a disk in memory there are
    // none, and the path itself is the answer.
    static std::string identity(const files::Path& path) {
        std::error_code failure;
        const files::Path real = std::filesystem::canonical(path, failure);
        return (failure ? path.lexically_normal() : real).generic_string();
    }

    const files::Disk& disk_;
    std::set<std::string> seen_;
    std::vector<files::Path> found_;
};

}  // namespace

std::vector<files::Path> item_files(const files::Disk& disk, const files::Path& folder) {
    Search search(disk);
    search.folder(folder);
    return search.take();
}

}  // namespace papersetter::bank
