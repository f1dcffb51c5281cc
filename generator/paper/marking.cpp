// SPDX-License-Identifier: MIT
#include "paper/marking.hpp"

#include <algorithm>

#include "blueprint/picked.hpp"
#include "paper/answer_letters.hpp"

namespace papersetter::paper {
namespace {

using base::Decimal;

/// "7", "7a".
std::string number_of(int question, std::optional<std::size_t> part) {
    std::string number = std::to_string(question);
    if (part) number += static_cast<char>('a' + *part);
    return number;
}

/// A share of the points, a part of 1/10,000 counting as a whole one.
Decimal share_of(Decimal points, Decimal share) {
    const std::int64_t product = points.units() * share.units();
    return Decimal::units((product + Decimal::one - 1) / Decimal::one);
}

std::vector<ScoreRow> bands(Decimal points) {
    constexpr std::int64_t most_bands = 8;
    const std::int64_t whole = points.units() / Decimal::one;
    const std::int64_t width = std::max<std::int64_t>(1, (whole + most_bands - 1) / most_bands);
    std::vector<ScoreRow> rows;
    for (std::int64_t least = 0; least <= std::max<std::int64_t>(0, whole - 1); least += width) {
        rows.push_back({{}, Decimal::whole(least)});
    }
    std::ranges::reverse(rows);
    return rows;
}

}  // namespace

MarkedStrip marked_strip(const std::vector<bank::Bank>& banks, const assembly::Selection& selection,
                         const Amendments& amendments) {
    MarkedStrip strip{selection.form, {}};
    int question = 0;
    for (const assembly::SelectedSection& section : selection.sections) {
        for (const assembly::SelectedItem& selected : section.items) {
            const bank::Bank& bank = banks[selected.ref.bank];
            const bank::Item& item = bank.items[selected.ref.item];
            const std::vector<const bank::Item*> parts = bank::answered_parts(item);
            const auto orders = bank::orders_of_parts(item, selected.options);
            ++question;
            for (std::size_t i = 0; i < parts.size(); ++i) {
                const bank::Item& part = *parts[i];
                if (!bank::is_answered_by_letters(part)) continue;
                const auto named = item.type == bank::Type::composite
                                       ? std::optional<std::size_t>(i)
                                       : std::nullopt;
                const AmendedKey key =
                    amended_key(amendments, blueprint::full_name(bank, item), named);
                MarkedCell cell{question,
                                number_of(question, named),
                                part.type == bank::Type::multiple ? part.options.size() : 1,
                                {right_letters(part, orders.at(i))},
                                key.is_left_out,
                                key.points.value_or(part.points)};
                for (const KeyChange& change : key.accepted) {
                    cell.letters.push_back(letters_of(change, part, orders.at(i)));
                }
                strip.cells.push_back(std::move(cell));
            }
        }
    }
    return strip;
}

std::vector<ScoreRow> score_rows(const std::vector<blueprint::CutScore>& cuts, Decimal points) {
    if (cuts.empty()) return bands(points);
    std::vector<ScoreRow> rows;
    rows.reserve(cuts.size() + 1);
    for (const blueprint::CutScore& cut : cuts) {
        rows.push_back({cut.grade, cut.is_share ? share_of(points, cut.amount) : cut.amount});
    }
    std::ranges::stable_sort(rows, std::ranges::greater(), &ScoreRow::least);
    if (rows.back().least > Decimal()) rows.push_back({});
    return rows;
}

}  // namespace papersetter::paper
