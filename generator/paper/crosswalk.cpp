// SPDX-License-Identifier: MIT
#include "paper/crosswalk.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "blueprint/picked.hpp"
#include "paper/answer_letters.hpp"
#include "paper/canonical_writer.hpp"

namespace papersetter::paper {
namespace {

class CrosswalkMaker {
  public:
    CrosswalkMaker(const std::vector<bank::Bank>& banks, std::size_t forms,
                   const Amendments& amendments)
        : banks_(banks), forms_(forms), amendments_(amendments) {}

    void add(const assembly::SelectedItem& selected, std::size_t form, int number) {
        const bank::Bank& bank = banks_[selected.ref.bank];
        const bank::Item& item = bank.items[selected.ref.item];
        const std::string name = blueprint::full_name(bank, item);
        const auto parts = bank::answered_parts(item);
        const auto orders = bank::orders_of_parts(item, selected.options);
        for (std::size_t i = 0; i < parts.size(); ++i) {
            const bank::Item& part = *parts[i];
            const auto named = item.type == bank::Type::composite ? std::optional(i) : std::nullopt;
            const AmendedKey key = amended_key(amendments_, name, named);
            CrosswalkRow& row = rows_[{name, i}];
            if (row.cells.empty()) {
                row.item = banks_.size() > 1 ? name : item.id;
                if (named) row.part = std::string(1, static_cast<char>('a' + i));
                row.has_statements = part.type == bank::Type::true_false;
                row.cells.resize(forms_);
            }
            CrosswalkCell cell{number, {}, key.is_left_out};
            const std::string right = right_letters(part, orders.at(i));
            if (!right.empty()) cell.letters.push_back(right);
            for (const KeyChange& change : key.accepted) {
                std::string letters = letters_of(change, part, orders.at(i));
                if (!letters.empty()) cell.letters.push_back(std::move(letters));
            }
            row.cells[form] = std::move(cell);
        }
    }

    std::vector<CrosswalkRow> rows() {
        std::vector<CrosswalkRow> rows;
        rows.reserve(rows_.size());
        for (auto& [name, row] : rows_) rows.push_back(std::move(row));
        return rows;
    }

  private:
    const std::vector<bank::Bank>& banks_;
    std::size_t forms_;
    const Amendments& amendments_;
    std::map<std::pair<std::string, std::size_t>, CrosswalkRow> rows_;
};

}  // namespace

Crosswalk crosswalk_of(const std::vector<bank::Bank>& banks, const blueprint::Blueprint& blueprint,
                       const assembly::Selections& selections, const Amendments& amendments) {
    Crosswalk result;
    result.title = blueprint.title;
    result.subtitle = blueprint.subtitle;
    result.course = blueprint.course;
    result.code = blueprint.code;
    result.language = banks.empty() ? "en" : banks.front().language;
    result.date = blueprint.date;
    if (!amendments.empty()) result.key_revision = amendments.back().revision;
    CrosswalkMaker maker(banks, selections.size(), amendments);
    for (std::size_t form = 0; form < selections.size(); ++form) {
        result.forms.push_back(selections[form].form);
        result.revision = std::max(result.revision, selections[form].revision);
        int number = 0;
        for (const assembly::SelectedSection& section : selections[form].sections) {
            for (const assembly::SelectedItem& item : section.items) {
                maker.add(item, form, ++number);
            }
        }
    }
    result.rows = maker.rows();
    result.question_count = static_cast<std::size_t>(std::ranges::count_if(
        result.rows, [](const CrosswalkRow& row) { return row.part.empty() || row.part == "a"; }));
    return result;
}

std::string canonical(const Crosswalk& crosswalk) {
    CanonicalWriter writer;
    for (const std::string* text : {&crosswalk.title, &crosswalk.subtitle, &crosswalk.course,
                                    &crosswalk.code, &crosswalk.language}) {
        writer.field(*text);
    }
    writer.number(crosswalk.revision);
    writer.number(crosswalk.key_revision.value_or(0));
    for (const std::string& form : crosswalk.forms) writer.field(form);
    for (const CrosswalkRow& row : crosswalk.rows) {
        writer.field(row.item);
        writer.field(row.part);
        for (const CrosswalkCell& cell : row.cells) {
            writer.number(cell.number);
            writer.number(cell.is_left_out ? 1 : 0);
            for (const std::string& letters : cell.letters) writer.field(letters);
        }
    }
    return writer.take();
}

}  // namespace papersetter::paper
