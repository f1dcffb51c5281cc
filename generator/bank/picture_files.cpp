// SPDX-License-Identifier: MIT
#include "bank/picture_files.hpp"

#include <algorithm>
#include <system_error>

#include "base/ascii.hpp"
#include "base/digest.hpp"
#include "base/text.hpp"
#include "files/shown.hpp"
#include "markdown/places.hpp"
#include "markdown/render.hpp"

namespace papersetter::bank {
namespace {

/// The ending that a picture is kept with; empty when it is none of a picture.
std::string_view kind_of(const files::Path& path) {
    const std::string ending = base::lowered(path.extension().string());
    if (ending == ".png") return ".png";
    if (ending == ".jpg" || ending == ".jpeg") return ".jpg";
    if (ending == ".svg") return ".svg";
    return {};
}

bool is_address(std::string_view path) {
    const std::size_t colon = path.find(':');
    return colon != std::string_view::npos && colon < path.find('/');
}

class Finder {
  public:
    Finder(const BankPlaces& places, Bank& bank, base::Diagnostics& diagnostics)
        : places_(&places), bank_(&bank), diagnostics_(&diagnostics) {}

    void find() {
        for (Topic& topic : bank_->topics) find(topic.notes);
        for (Stimulus& stimulus : bank_->stimuli) find(stimulus.text);
        for (Item& item : bank_->items) {
            for_each_text(item, [this](Text& text) { find(text); });
        }
        for (auto& [name, picture] : by_name_) {
            std::ranges::sort(picture.paths);
            bank_->pictures.push_back(std::move(picture));
        }
    }

  private:
    void find(Text& text) {
        for (PictureUse& use : text.pictures) {
            const base::Place place =
                markdown::place_at({text.source, text.place, text.indent}, use.offset);
            const std::string_view path =
                std::string_view(text.source).substr(use.offset, use.length);
            use.name = name_of(path, place);
            if (use.name.empty()) continue;
            PictureFile& picture = by_name_.at(use.name);
            if (!picture.use.is_known() || place < picture.use) picture.use = place;
        }
    }

    void tell(base::Place place, std::string message, std::string hint = {}) {
        diagnostics_->error(place, std::move(message), std::move(hint));
    }

    std::string name_of(std::string_view path, base::Place place) {
        const std::string shown = base::in_brief(path);
        if (is_address(path)) {
            tell(place, "a picture is a file of the bank, and " + shown + " is an address",
                 "save the picture beside this file and name it by its path");
            return {};
        }
        if (path.starts_with('/') || path.find('\\') != std::string_view::npos) {
            tell(place, "the picture " + shown + " is not named by a relative path",
                 "paths are relative to this file, with / between folders");
            return {};
        }
        const auto folder = places_->folders.find(place.file);
        if (folder == places_->folders.end()) return {};
        const files::Path full = (folder->second / files::Path(path)).lexically_normal();
        const auto known = names_.find(full.generic_string());
        if (known != names_.end()) return known->second;
        return names_.emplace(full.generic_string(), read(full, shown, place)).first->second;
    }

    // Empty when it cannot be taken, which is told; once for each file.
    std::string read(const files::Path& full, const std::string& shown, base::Place place) {
        const files::Path within = full.lexically_relative(places_->folder.lexically_normal());
        if (!lies_within(within) || leads_out(full)) {
            tell(place, "the picture " + shown + " lies outside of the bank",
                 "put it into the folder of the bank, or below it");
            return {};
        }
        const bool is_hidden = std::ranges::any_of(
            within, [](const files::Path& part) { return part.generic_string().starts_with('.'); });
        const std::string_view kind = kind_of(full);
        if (is_hidden || kind.empty()) {
            tell(place,
                 "the picture " + shown +
                     (is_hidden ? " is hidden: a part of its path begins with a dot"
                                : " is not named as one"),
                 "pictures are .png, .jpg or .svg files");
            return {};
        }
        if (!places_->disk.exists(full) || places_->disk.is_folder(full)) {
            tell(place, "there is no picture " + shown, near(full));
            return {};
        }
        std::string bytes = places_->disk.read(full);
        std::string name = base::to_hex(base::sha256(bytes)).substr(0, 32);
        name += kind;
        PictureFile& picture = by_name_[name];
        picture.name = name;
        if (picture.shown.empty()) picture.shown = files::shown(full, places_->shown_from);
        picture.bytes = std::move(bytes);
        picture.paths.push_back(within.generic_string());
        return name;
    }

    static bool lies_within(const files::Path& within) {
        const std::string first = within.empty() ? "" : within.begin()->generic_string();
        return !first.empty() && first != "." && first != "..";
    }

    // By links. A disk in memory has none, and no path of it is one of the machine.
    [[nodiscard]] bool leads_out(const files::Path& full) const {
        std::error_code failure;
        const files::Path file = std::filesystem::canonical(full, failure);
        if (failure) return false;
        const files::Path folder = std::filesystem::canonical(places_->folder, failure);
        return !failure && !lies_within(file.lexically_relative(folder));
    }

    // What lies where the picture should, or else why a name may fail.
    [[nodiscard]] std::string near(const files::Path& full) const {
        const files::Path folder = full.parent_path();
        if (!places_->disk.is_folder(folder)) return "paths are relative to this file";
        const std::vector<std::string> names = places_->disk.list(folder);
        const std::vector<std::string_view> views(names.begin(), names.end());
        const std::string name = full.filename().generic_string();
        if (const auto found = base::nearest(name, views)) {
            return "did you mean " + base::in_brief(*found) + "?";
        }
        return "paths are relative to this file";
    }

    const BankPlaces* places_;
    Bank* bank_;
    base::Diagnostics* diagnostics_;
    std::map<std::string, std::string> names_;  ///< by path
    std::map<std::string, PictureFile> by_name_;
};

}  // namespace

void find_pictures(const BankPlaces& places, Bank& bank, base::Diagnostics& diagnostics) {
    Finder(places, bank, diagnostics).find();
}

}  // namespace papersetter::bank
