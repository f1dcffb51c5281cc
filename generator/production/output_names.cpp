// SPDX-License-Identifier: MIT
#include "production/output_names.hpp"

#include <algorithm>
#include <map>

#include "base/profile.hpp"
#include "base/text.hpp"

namespace papersetter::production {
namespace {

std::string suffix(std::uint32_t revision) {
    return revision < 2 ? std::string() : "-r" + std::to_string(revision);
}

std::string file_of(std::string_view document, std::string_view form, std::string_view profile,
                    std::uint32_t revision = 1) {
    std::string name = std::string(document) + "-" + std::string(form);
    if (profile != base::standard_profile) name += "-" + std::string(profile);
    return name + suffix(revision) + ".pdf";
}

}  // namespace

std::string questions_file(std::string_view form, std::string_view profile) {
    return file_of("questions", form, profile);
}

std::string key_file(std::string_view form, std::string_view profile, std::uint32_t revision) {
    return file_of("key", form, profile, revision);
}

std::string learning_file(std::string_view form, std::string_view profile, std::uint32_t revision) {
    return file_of("learning", form, profile, revision);
}

std::string crosswalk_file(std::uint32_t revision) {
    return "crosswalk" + suffix(revision) + ".pdf";
}

std::string key_csv_file(std::uint32_t revision) { return "key" + suffix(revision) + ".csv"; }

std::string key_json_file(std::uint32_t revision) { return "key" + suffix(revision) + ".json"; }

bool lists(const manifest::Manifest& manifest, std::string_view name) {
    return std::ranges::find(manifest.outputs, name, &manifest::FileDigest::name) !=
           manifest.outputs.end();
}

void check_file_names(const blueprint::Blueprint& blueprint, base::Diagnostics& diagnostics) {
    std::map<std::string, std::string_view> forms;  // by file name, capitals folded
    for (const std::string& form : blueprint.forms) {
        for (const std::string& profile : blueprint.profiles) {
            const std::string file = questions_file(form, profile);
            const auto [known, is_new] = forms.emplace(base::fold_case(file), form);
            if (is_new) continue;
            diagnostics.error(blueprint.profile_places.empty() ? blueprint.place
                                                               : blueprint.profile_places.front(),
                              "the forms " + std::string(known->second) + " and " + form +
                                  " would both be printed into " + file,
                              "name the forms otherwise (`forms` in [series])");
        }
    }
}

}  // namespace papersetter::production
