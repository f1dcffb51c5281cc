// SPDX-License-Identifier: MIT
#include "production/output_names.hpp"

#include <map>

#include "base/profile.hpp"
#include "base/text.hpp"

namespace papersetter::production {
namespace {

std::string file_of(std::string_view document, std::string_view form, std::string_view profile) {
    std::string name = std::string(document) + "-" + std::string(form);
    if (profile != base::standard_profile) name += "-" + std::string(profile);
    return name + ".pdf";
}

}  // namespace

std::string questions_file(std::string_view form, std::string_view profile) {
    return file_of("questions", form, profile);
}

std::string key_file(std::string_view form, std::string_view profile) {
    return file_of("key", form, profile);
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
