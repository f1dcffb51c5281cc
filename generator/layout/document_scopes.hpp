// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "layout/phrases.hpp"
#include "layout/scope.hpp"
#include "layout/strings.hpp"
#include "paper/report.hpp"

namespace papersetter::layout {

/// What the documents about a paper say of it: its titles, language, date and revision.
template <typename Document>
void set_titles(Scopes& scopes, const Document& document, const Strings& strings) {
    Scope& scope = scopes.paper;
    set(scope, "title", document.title);
    set(scope, "subtitle", document.subtitle);
    set(scope, "course", document.course);
    set(scope, "code", document.code);
    set(scope, "language", document.language);
    set_direction(scope, is_right_to_left(strings, document.language));
    if (document.date) set(scope, "date_text", scopes.keep(date_text(strings, *document.date)));
    if (document.revision > 1) {
        const std::string_view number = scopes.keep(std::to_string(document.revision));
        set(scope, "revision_text",
            scopes.keep(strings.fill("revision", base::Decimal::whole(document.revision),
                                     {{"n", number}})));
    }
}

/// The list of the units of a bar: those that are filled, then its room.
inline void set_bar(Scope& scope, Slot slot, const paper::Bar& bar) {
    std::vector<Scope>& units =
        set_list(scope, slot, static_cast<std::size_t>(bar.filled + bar.room));
    for (std::size_t i = 0; i < units.size(); ++i) {
        set_flag(units[i], "is_filled", i < static_cast<std::size_t>(bar.filled));
    }
}

}  // namespace papersetter::layout
