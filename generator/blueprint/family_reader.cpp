// SPDX-License-Identifier: MIT
#include "blueprint/family_reader.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <variant>

#include "base/text.hpp"
#include "blueprint/limits.hpp"
#include "blueprint/partition.hpp"

namespace papersetter::blueprint {
namespace {

constexpr base::Decimal hundred = base::Decimal::whole(100);

std::string name_of(Attribute attribute) { return "section." + std::string(word_of(attribute)); }

/// Reads the values of one family, entry by entry.
class FamilyReader {
  public:
    FamilyReader(Attribute attribute, base::Place place, base::Diagnostics& diagnostics)
        : attribute_(attribute), diagnostics_(&diagnostics) {
        draft_.family.attribute = attribute;
        draft_.family.place = place;
    }

    void read(const toml_file::Table::Entry& entry) {
        if (!is_known_value(entry)) return;
        Count count{entry.key, {}, {}, entry.key_place};
        if (const auto* number = std::get_if<toml_file::Number>(&entry.value.data)) {
            read_count(entry, *number, count);
        } else if (const auto* text = std::get_if<toml_file::String>(&entry.value.data)) {
            read_share(entry, *text, count);
        } else if (std::holds_alternative<toml_file::Array>(entry.value.data)) {
            fault(entry.value.place, "a range [lowest, highest] is not supported yet",
                  "write one number");
        } else if (std::holds_alternative<toml_file::Table>(entry.value.data)) {
            fault(entry.key_place,
                  name_of(attribute_) + " has a table below " + base::in_quotes(entry.key),
                  "a topic path is written in quotes, with slashes: \"" +
                      base::in_brief(entry.key) + "/…\" = 4");
        } else {
            fault(entry.value.place, base::in_quotes(entry.key) +
                                         " must be a whole number of items, not " +
                                         std::string(toml_file::kind_of(entry.value)));
        }
    }

    [[nodiscard]] std::optional<FamilyDraft> finish() {
        if (has_faults_) return std::nullopt;
        if (!draft_.shares.empty()) check_shares();
        if (has_faults_) return std::nullopt;
        return std::move(draft_);
    }

    void fault(base::Place place, std::string message, std::string hint = {}) {
        has_faults_ = true;
        diagnostics_->error(place, std::move(message), std::move(hint));
    }

  private:
    [[nodiscard]] bool is_known_value(const toml_file::Table::Entry& entry) {
        const bool is_flag = std::holds_alternative<bool>(entry.value.data);
        if (entry.key == "others" && (attribute_ != Attribute::topic || is_flag)) {
            fault(entry.key_place, "`others` is not supported yet",
                  "list every value; values that are not listed get no items");
            return false;
        }
        if (attribute_ == Attribute::topic) return true;
        const std::span<const std::string_view> words =
            attribute_ == Attribute::level
                ? std::span<const std::string_view>(bank::level_words)
                : std::span<const std::string_view>(bank::difficulty_words);
        if (std::find(words.begin(), words.end(), entry.key) != words.end()) return true;
        const std::string hint = base::did_you_mean(entry.key, words);
        fault(entry.key_place,
              "unknown " + std::string(word_of(attribute_)) + " " + base::in_quotes(entry.key),
              hint.empty() ? "one of " + list_of(words) : hint);
        return false;
    }

    void read_count(const toml_file::Table::Entry& entry, const toml_file::Number& number,
                    Count& count) {
        if (!draft_.shares.empty()) return tell_mixture(entry);
        if (!number.is_integer) {
            return fault(entry.value.place,
                         "a count must be a whole number, not " + base::in_brief(number.text),
                         "a share is written \"" + base::in_brief(number.text) + " %\"");
        }
        if (number.integer < 0 || number.integer > most_items) {
            return fault(entry.value.place,
                         base::in_quotes(entry.key) + " cannot have " +
                             base::in_brief(number.text) + " items",
                         "a count is from 0 to " + std::to_string(most_items));
        }
        count.items = base::Range::exactly(number.integer);
        count.written = number.text;
        draft_.family.counts.push_back(std::move(count));
    }

    void read_share(const toml_file::Table::Entry& entry, const toml_file::String& text,
                    Count& count) {
        if (attribute_ != Attribute::topic) {
            return fault(entry.value.place,
                         "shares of " + std::string(word_of(attribute_)) + " are not supported yet",
                         "write a number of items; shares work for topics");
        }
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
        fault(entry.value.place, name_of(attribute_) + " mixes counts and shares",
              "write all of its values as numbers of items, or all as shares like \"22 %\"");
    }

    void check_shares();

    static std::string list_of(std::span<const std::string_view> words) {
        std::string list;
        for (const std::string_view word : words) {
            if (!list.empty()) list += ", ";
            list += word;
        }
        return list;
    }

    Attribute attribute_;
    base::Diagnostics* diagnostics_;
    FamilyDraft draft_;
    bool has_faults_ = false;
};

std::vector<std::string> values_of(const Family& family) {
    std::vector<std::string> values;
    for (const Count& count : family.counts) values.push_back(count.value);
    return values;
}

void FamilyReader::check_shares() {
    const auto& counts = draft_.family.counts;
    const auto ancestors = nearest_ancestors(values_of(draft_.family));
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
    if (total == hundred) return;
    fault(draft_.family.place,
          name_of(attribute_) + " adds up to " + to_string(total) + " %, not to 100 %");
}

}  // namespace

std::optional<FamilyDraft> read_family(const toml_file::Table& table, Attribute attribute,
                                       base::Place place, base::Diagnostics& diagnostics) {
    FamilyReader reader(attribute, place, diagnostics);
    if (table.entries.empty()) reader.fault(place, name_of(attribute) + " lists no counts");
    if (table.entries.size() > static_cast<std::size_t>(most_items)) {
        reader.fault(place, name_of(attribute) + " lists more than " + std::to_string(most_items) +
                                " values");
        return std::nullopt;
    }
    for (const auto& entry : table.entries) reader.read(entry);
    return reader.finish();
}

std::int64_t total_of(const Family& family) {
    const auto ancestors = family.attribute == Attribute::topic
                               ? nearest_ancestors(values_of(family))
                               : std::vector<std::optional<std::size_t>>(family.counts.size());
    std::int64_t total = 0;
    for (std::size_t i = 0; i < family.counts.size(); ++i) {
        if (!ancestors[i]) total += family.counts[i].items.most;
    }
    return total;
}

void settle_shares(FamilyDraft& draft, std::int64_t items) {
    auto& counts = draft.family.counts;
    const Partition tree(draft.family);
    const auto ancestors = nearest_ancestors(values_of(draft.family));
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
    for (std::size_t i = 0; i < counts.size(); ++i) {
        if (!ancestors[i]) open.push_back(i);
    }
    share_out(open, 0, items);
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
    const Partition partition(family);
    for (std::size_t i = 0; i < partition.size(); ++i) {
        if (partition.wanted(i) >= 0) continue;
        const Count& parent = family.counts[i];
        const std::string listed =
            partition.below(i).size() == 1
                ? base::in_quotes(family.counts[partition.below(i).front()].value) + " has "
                : "the topics listed below " + base::in_quotes(parent.value) + " add up to ";
        base::Diagnostic told;
        told.place = family.counts[partition.below(i).front()].place;
        told.message = listed + std::to_string(parent.items.most - partition.wanted(i)) +
                       " items, but " + base::in_quotes(parent.value) + " = " +
                       std::to_string(parent.items.most);
        told.hint = "a topic's count includes what is below it";
        told.related = parent.place;
        told.related_message = "the topic that includes it";
        diagnostics.add(std::move(told));
    }
}

}  // namespace papersetter::blueprint
