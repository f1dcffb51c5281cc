// SPDX-License-Identifier: MIT
#include "blueprint/cut_score_reader.hpp"

#include <algorithm>
#include <optional>
#include <variant>

#include "base/text.hpp"
#include "blueprint/limits.hpp"
#include "blueprint/range_reader.hpp"

namespace papersetter::blueprint {
namespace {

constexpr std::size_t most_grades = 30;
constexpr std::size_t longest_grade = 40;

/// "60 %" as a share of 1; nothing for another text.
std::optional<base::Decimal> share_of(std::string_view text) {
    if (!text.ends_with('%')) return std::nullopt;
    text.remove_suffix(1);
    const auto per_cent = base::Decimal::parse(base::trimmed(text));
    if (!per_cent || *per_cent < base::Decimal() || *per_cent > base::Decimal::whole(100)) {
        return std::nullopt;
    }
    if (per_cent->units() % 100 != 0) return std::nullopt;
    return base::Decimal::units(per_cent->units() / 100);
}

std::optional<CutScore> read_cut_score(const toml_file::Table::Entry& entry,
                                       base::Diagnostics& diagnostics) {
    CutScore cut{entry.key, {}, false, entry.key_place};
    if (const auto* text = std::get_if<toml_file::String>(&entry.value.data)) {
        const auto share = share_of(text->text);
        if (!share) {
            diagnostics.error(entry.value.place,
                              base::in_quotes(text->text) + " cannot be a cut score",
                              "write points, 24, or a share of all points from 0 to 100 with two "
                              "decimal places at most, \"60 %\"");
            return std::nullopt;
        }
        cut.amount = *share;
        cut.is_share = true;
        return cut;
    }
    const auto most = base::Decimal::whole(most_items * 1000);
    const auto read =
        read_amount(entry.value, base::in_quotes(entry.key), base::Decimal(), most, diagnostics);
    if (!read) return std::nullopt;
    if (read->range.least != read->range.most) {
        diagnostics.error(entry.value.place, "a cut score is one number, not a range",
                          "write the least score that earns the grade");
        return std::nullopt;
    }
    cut.amount = base::Decimal::units(read->range.least);
    return cut;
}

}  // namespace

std::vector<CutScore> read_cut_scores(const toml_file::Table& table,
                                      base::Diagnostics& diagnostics) {
    std::vector<CutScore> cuts;
    for (const toml_file::Table::Entry& entry : table.entries) {
        const bool is_line = std::ranges::none_of(
            entry.key, [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; });
        if (entry.key.empty() || entry.key.size() > longest_grade || !is_line) {
            diagnostics.error(entry.key_place, base::in_quotes(entry.key) + " cannot be a grade",
                              "a grade has from 1 to " + std::to_string(longest_grade) + " bytes");
            continue;
        }
        auto cut = read_cut_score(entry, diagnostics);
        if (!cut) continue;
        const auto same = std::ranges::find_if(cuts, [&](const CutScore& other) {
            return other.amount == cut->amount && other.is_share == cut->is_share;
        });
        if (same != cuts.end()) {
            diagnostics.error(entry.value.place, base::in_quotes(cut->grade) + " and " +
                                                     base::in_quotes(same->grade) +
                                                     " have the same cut score");
            continue;
        }
        cuts.push_back(std::move(*cut));
    }
    if (table.entries.size() > most_grades) {
        diagnostics.error(table.entries[most_grades].key_place,
                          "there are more than " + std::to_string(most_grades) + " grades");
    }
    return cuts;
}

}  // namespace papersetter::blueprint
