// SPDX-License-Identifier: MIT
#include "layout/crosswalk_scopes.hpp"

#include <algorithm>

#include "layout/letters.hpp"
#include "layout/phrases.hpp"

namespace papersetter::layout {
namespace {

/// Forms side by side in one table.
constexpr std::size_t most_columns = 6;

class CrosswalkScopes {
  public:
    CrosswalkScopes(const paper::Crosswalk& crosswalk, const Strings& strings)
        : crosswalk_(crosswalk), strings_(strings) {}

    Scopes scopes() {
        set_head();
        const std::size_t forms = crosswalk_.forms.size();
        std::vector<Scope>& tables =
            set_list(scopes_.paper, "crosswalk_tables", (forms + most_columns - 1) / most_columns);
        for (std::size_t i = 0; i < tables.size(); ++i) {
            const std::size_t first = i * most_columns;
            set_table(tables[i], first, std::min(most_columns, forms - first));
        }
        return std::move(scopes_);
    }

  private:
    std::string_view keep(std::string text) { return scopes_.keep(std::move(text)); }

    void set_head() {
        Scope& scope = scopes_.paper;
        set(scope, "title", crosswalk_.title);
        set(scope, "subtitle", crosswalk_.subtitle);
        set(scope, "course", crosswalk_.course);
        set(scope, "code", crosswalk_.code);
        set(scope, "language", crosswalk_.language);
        set_direction(scope, is_right_to_left(strings_, crosswalk_.language));
        if (crosswalk_.date) set(scope, "date_text", keep(date_text(strings_, *crosswalk_.date)));
        set_revision(scope, "revision_text", "revision", crosswalk_.revision);
        set_revision(scope, "key_revision_text", "key_revision",
                     crosswalk_.key_revision.value_or(1));
        std::string title = strings_.fill("crosswalk_title", {}, {{"title", crosswalk_.title}});
        set(scope, "document_title",
            title.empty() ? std::string_view(crosswalk_.title) : keep(std::move(title)));
        set_flag(scope, "is_crosswalk", true);
        set(scope, "question_count", keep(std::to_string(crosswalk_.question_count)));
    }

    void set_revision(Scope& scope, Slot slot, std::string_view phrase, std::uint32_t revision) {
        if (revision < 2) return;
        const std::string number = std::to_string(revision);
        set(scope, slot, keep(strings_.fill(phrase, {}, {{"n", number}})));
    }

    void set_table(Scope& table, std::size_t first, std::size_t count) {
        std::vector<Scope>& forms = set_list(table, "crosswalk_forms", count);
        for (std::size_t f = 0; f < count; ++f) {
            set(forms[f], "crosswalk_form", crosswalk_.forms[first + f]);
        }
        std::vector<Scope>& rows = set_list(table, "crosswalk_rows", crosswalk_.rows.size());
        for (std::size_t r = 0; r < rows.size(); ++r) {
            const paper::CrosswalkRow& row = crosswalk_.rows[r];
            set(rows[r], "crosswalk_item", row.item);
            set(rows[r], "crosswalk_part", row.part.empty() ? "" : keep("(" + row.part + ")"));
            std::vector<Scope>& cells = set_list(rows[r], "crosswalk_cells", count);
            for (std::size_t f = 0; f < count; ++f) {
                const paper::CrosswalkCell& cell = row.cells[first + f];
                if (cell.number == 0) continue;
                set(cells[f], "crosswalk_number", keep(std::to_string(cell.number) + row.part));
                set(cells[f], "crosswalk_letters", keep(letters_in(row, cell)));
            }
        }
    }

    std::string letters_in(const paper::CrosswalkRow& row, const paper::CrosswalkCell& cell) const {
        if (cell.is_left_out) return "–";
        std::string text;
        for (const std::string& one : cell.letters) {
            if (!text.empty()) text += "/";
            text += row.has_statements ? one : printed_letters(strings_, one);
        }
        return text;
    }

    const paper::Crosswalk& crosswalk_;
    const Strings& strings_;
    Scopes scopes_;
};

}  // namespace

Scopes crosswalk_scopes(const paper::Crosswalk& crosswalk, const Strings& strings) {
    return CrosswalkScopes(crosswalk, strings).scopes();
}

}  // namespace papersetter::layout
