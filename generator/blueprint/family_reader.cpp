// SPDX-License-Identifier: MIT
#include "blueprint/family_reader.hpp"

#include <algorithm>
#include <variant>

#include "base/counted.hpp"
#include "base/text.hpp"
#include "blueprint/attribute_words.hpp"
#include "blueprint/limits.hpp"
#include "blueprint/partition.hpp"
#include "blueprint/range_reader.hpp"

namespace papersetter::blueprint {
namespace {

constexpr base::Decimal hundred = base::Decimal::whole(100);

/// Reads the values of one family, entry by entry.
class FamilyReader {
  public:
    FamilyReader(Attribute attribute, base::Place place, base::Diagnostics& diagnostics)
        : attribute_(attribute), diagnostics_(&diagnostics) {
        draft_.family.attribute = attribute;
        draft_.family.place = place;
    }

    void read(const toml_file::Table::Entry& entry) {
        if (is_others(entry)) return read_others(entry);
        if (!is_known_value(entry)) return;
        Count count{entry.key, {}, {}, entry.key_place};
        if (const auto* text = std::get_if<toml_file::String>(&entry.value.data)) {
            read_share(entry, *text, count);
        } else if (std::holds_alternative<toml_file::Table>(entry.value.data)) {
            fault(entry.key_place,
                  family_name(attribute_) + " has a table below " + base::in_quotes(entry.key),
                  "a topic path is written in quotes, with slashes: \"" +
                      base::in_brief(entry.key) + "/…\" = 4");
        } else {
            read_number(entry, count);
        }
    }

    [[nodiscard]] std::optional<FamilyDraft> finish() {
        if (has_faults_) return std::nullopt;
        if (draft_.family.counts.empty()) {
            fault(draft_.family.place, family_name(attribute_) + " lists no counts");
        }
        if (!draft_.shares.empty()) check_shares();
        if (has_faults_) return std::nullopt;
        return std::move(draft_);
    }

    void fault(base::Place place, std::string message, std::string hint = {}) {
        has_faults_ = true;
        diagnostics_->error(place, std::move(message), std::move(hint));
    }

  private:
    /// A topic may be called "others" too.
    [[nodiscard]] bool is_others(const toml_file::Table::Entry& entry) const {
        return entry.key == "others" &&
               (attribute_ != Attribute::topic || std::holds_alternative<bool>(entry.value.data));
    }

    void read_others(const toml_file::Table::Entry& entry) {
        draft_.others_place = entry.value.place;
        if (const auto* flag = std::get_if<bool>(&entry.value.data)) {
            draft_.others = *flag;
            return;
        }
        fault(entry.value.place,
              "`others` must be true or false, not " + std::string(toml_file::kind_of(entry.value)),
              "others = true lets items of values that are not listed fill the rest");
    }

    [[nodiscard]] bool is_known_value(const toml_file::Table::Entry& entry) {
        const auto words = words_of(attribute_);
        if (words.empty() || std::ranges::find(words, entry.key) != words.end()) return true;
        has_faults_ = true;
        tell_unknown_word(word_of(attribute_), words, entry.key, entry.key_place, *diagnostics_);
        return false;
    }

    void read_number(const toml_file::Table::Entry& entry, Count& count) {
        if (!draft_.shares.empty()) return tell_mixture(entry);
        const auto* number = std::get_if<toml_file::Number>(&entry.value.data);
        if (number != nullptr && !number->is_integer) {
            return fault(entry.value.place,
                         "a count must be a whole number, not " + base::in_brief(number->text),
                         "a share is written \"" + base::in_brief(number->text) + " %\"");
        }
        auto read = read_count(entry.value, "a count", {0, most_items}, *diagnostics_);
        if (!read) {
            has_faults_ = true;
            return;
        }
        count.items = read->range;
        count.written = std::move(read->written);
        draft_.family.counts.push_back(std::move(count));
    }

    void read_share(const toml_file::Table::Entry& entry, const toml_file::String& text,
                    Count& count) {
        if (draft_.shares.size() != draft_.family.counts.size()) return tell_mixture(entry);
        std::string_view digits = base::trimmed(text.text);
        const bool is_share = digits.ends_with('%');
        if (is_share) digits = base::trimmed(digits.substr(0, digits.size() - 1));
        const auto share = is_share ? base::Decimal::parse(digits) : std::nullopt;
        if (!share) {
            return fault(entry.value.place, base::in_quotes(text.text) + " is not a share",
                         "a share is written \"22 %\" or \"12.5 %\" (at most four places), a "
                         "number of items without quotes");
        }
        if (*share < base::Decimal() || *share > hundred) {
            return fault(entry.value.place,
                         "a share is from 0 % to 100 %, not " + base::in_brief(text.text));
        }
        count.written = to_string(*share) + " %";
        draft_.family.counts.push_back(std::move(count));
        draft_.shares.push_back(*share);
    }

    void tell_mixture(const toml_file::Table::Entry& entry) {
        fault(entry.value.place, family_name(attribute_) + " mixes counts and shares",
              "write all of its values as numbers of items, or all as shares like \"22 %\"");
    }

    void check_shares();

    Attribute attribute_;
    base::Diagnostics* diagnostics_;
    FamilyDraft draft_;
    bool has_faults_ = false;
};

using Ancestors = std::vector<std::optional<std::size_t>>;

std::vector<std::string> values_of(const Family& family) {
    std::vector<std::string> values;
    for (const Count& count : family.counts) values.push_back(count.value);
    return values;
}

/// For each listed value the one just above it, if any.
Ancestors ancestors_in(const Family& family) {
    if (family.attribute != Attribute::topic) return Ancestors(family.counts.size());
    return nearest_ancestors(values_of(family));
}

void FamilyReader::check_shares() {
    const auto& counts = draft_.family.counts;
    const Ancestors ancestors = ancestors_in(draft_.family);
    base::Decimal total;
    std::vector<base::Decimal> below(counts.size());
    for (std::size_t i = 0; i < counts.size(); ++i) {
        (ancestors[i] ? below[*ancestors[i]] : total) += draft_.shares[i];
    }
    for (std::size_t i = 0; i < counts.size(); ++i) {
        if (below[i] <= draft_.shares[i]) continue;
        fault(counts[i].place,
              "the topics below " + base::in_quotes(counts[i].value) + " add up to " +
                  to_string(below[i]) + " %, but it has " + counts[i].written,
              "a topic's share includes what is below it");
    }
    const bool takes_others = draft_.others.value_or(false);
    if (total == hundred || (takes_others && total < hundred)) return;
    fault(draft_.family.place,
          family_name(attribute_) + " adds up to " + to_string(total) + " %, not to 100 %");
}

}  // namespace

std::optional<FamilyDraft> read_family(const toml_file::Table& table, Attribute attribute,
                                       base::Place place, base::Diagnostics& diagnostics) {
    FamilyReader reader(attribute, place, diagnostics);
    if (table.entries.size() > static_cast<std::size_t>(most_items)) {
        reader.fault(place, family_name(attribute) + " lists more than " +
                                std::to_string(most_items) + " values");
        return std::nullopt;
    }
    for (const auto& entry : table.entries) reader.read(entry);
    return reader.finish();
}

bool FamilyDraft::is_exact() const {
    return shares.empty() && !others.value_or(false) &&
           std::ranges::all_of(family.counts,
                               [](const Count& count) { return count.items.is_exact(); });
}

std::string family_name(Attribute attribute) {
    return "section." + std::string(word_of(attribute));
}

base::Range total_of(const Family& family) {
    const Ancestors ancestors = ancestors_in(family);
    const Partition tree(family);
    base::Range total;
    for (std::size_t i = 0; i < family.counts.size(); ++i) {
        if (ancestors[i]) continue;
        total.least += std::min(tree.least(i), family.counts[i].items.most);
        total.most += family.counts[i].items.most;
    }
    return total;
}

void settle_shares(FamilyDraft& draft, std::int64_t items) {
    auto& counts = draft.family.counts;
    const Partition tree(draft.family);
    const Ancestors ancestors = ancestors_in(draft.family);
    const auto share_out = [&](const std::vector<std::size_t>& members, std::int64_t rest,
                               std::int64_t seats) {
        std::vector<std::int64_t> shares;
        for (const std::size_t member : members) shares.push_back(draft.shares[member].units());
        shares.push_back(rest);
        if (seats == 0 || *std::max_element(shares.begin(), shares.end()) == 0) return;
        const auto settled = largest_remainder(shares, seats);
        for (std::size_t i = 0; i < members.size(); ++i)
            counts[members[i]].items = base::Range::exactly(settled[i]);
    };
    std::vector<std::size_t> open;
    std::int64_t unlisted = hundred.units();
    for (std::size_t i = 0; i < counts.size(); ++i) {
        if (ancestors[i]) continue;
        open.push_back(i);
        unlisted -= draft.shares[i].units();
    }
    share_out(open, unlisted, items);
    while (!open.empty()) {
        const std::size_t parent = open.back();
        open.pop_back();
        std::int64_t rest = draft.shares[parent].units();
        for (const std::size_t child : tree.below(parent)) {
            rest -= draft.shares[child].units();
            open.push_back(child);
        }
        share_out(tree.below(parent), rest, counts[parent].items.most);
    }
}

void check_tree(const Family& family, base::Diagnostics& diagnostics) {
    const Partition tree(family);
    for (std::size_t i = 0; i < tree.size(); ++i) {
        std::int64_t wanted = 0;
        bool are_exact = true;
        for (const std::size_t child : tree.below(i)) {
            wanted += tree.least(child);
            are_exact = are_exact && family.counts[child].items.is_exact();
        }
        const Count& parent = family.counts[i];
        if (wanted <= parent.items.most) continue;
        const Count& first = family.counts[tree.below(i).front()];
        const std::string at_least = are_exact ? "" : "at least ";
        base::Diagnostic told;
        told.place = first.place;
        told.message =
            (tree.below(i).size() == 1
                 ? base::in_quotes(first.value) + " has "
                 : "the topics listed below " + base::in_quotes(parent.value) + " add up to ") +
            at_least + base::counted(wanted, "item") + ", but " + base::in_quotes(parent.value) +
            " = " + parent.written;
        told.hint = "a topic's count includes what is below it";
        told.related = parent.place;
        told.related_message = "the topic that includes it";
        diagnostics.add(std::move(told));
    }
}

}  // namespace papersetter::blueprint
