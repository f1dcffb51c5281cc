// SPDX-License-Identifier: MIT
#include "layout/profile_scopes.hpp"

namespace papersetter::layout {

std::string profile_title(std::string_view profile, const Strings& strings) {
    std::string title = strings.fill("profile." + std::string(profile), {}, {});
    return title.empty() ? std::string(profile) : title;
}

void set_profile(Scopes& scopes, std::string text) {
    if (text.empty()) return;
    set(scopes.paper, "profile_text", scopes.keep(std::move(text)));
}

void set_pages_of_profiles(Scopes& scopes, const std::vector<std::vector<int>>& pages,
                           const std::vector<std::string>& profiles, const Strings& strings) {
    if (pages.empty()) return;
    std::vector<Scope>& heads = set_list(scopes.paper, "profiles", pages.size());
    for (std::size_t i = 0; i < heads.size(); ++i) {
        set(heads[i], "profile_title", scopes.keep(profile_title(profiles[i], strings)));
    }
    std::vector<Scope>& rows = set_list(scopes.paper, "page_rows", pages.front().size());
    for (std::size_t question = 0; question < rows.size(); ++question) {
        set(rows[question], "page_row_number", scopes.keep(std::to_string(question + 1)));
        std::vector<Scope>& cells = set_list(rows[question], "page_cells", pages.size());
        for (std::size_t i = 0; i < cells.size(); ++i) {
            set(cells[i], "page_cell", scopes.keep(std::to_string(pages[i].at(question))));
        }
    }
}

}  // namespace papersetter::layout
