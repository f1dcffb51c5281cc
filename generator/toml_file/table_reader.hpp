// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/decimal.hpp"
#include "base/diagnostic.hpp"
#include "toml_file/value.hpp"

namespace papersetter::toml_file {

/// Reads the keys of one table by name and type, telling every fault and remembering which keys
/// were asked for, so that `finish` can tell the ones nobody knows.
class TableReader {
  public:
    /// `what` names the table for messages: "[paper]", "item \"ddp-single-node\"", …
    TableReader(const Table& table, std::string what, base::Place place,
                base::Diagnostics& diagnostics);

    /// Each returns nothing when the key is absent or (told) of the wrong type.
    [[nodiscard]] const String* string(std::string_view key);
    [[nodiscard]] std::optional<std::int64_t> integer(std::string_view key);
    [[nodiscard]] std::optional<base::Decimal> decimal(std::string_view key);
    [[nodiscard]] std::optional<bool> boolean(std::string_view key);
    [[nodiscard]] std::optional<Date> date(std::string_view key);
    [[nodiscard]] const Table* table(std::string_view key);
    /// An array of tables; an absent key gives none. A plain table is told with the hint to write
    /// [[key]].
    [[nodiscard]] std::vector<const Value*> tables(std::string_view key);
    /// A list of strings; a single string counts as a list of one.
    [[nodiscard]] std::vector<const Value*> strings(std::string_view key);
    /// The same as texts.
    [[nodiscard]] std::vector<std::string> texts(std::string_view key);
    /// The text of a string that must be there; empty when it is told as missing or of another
    /// type.
    [[nodiscard]] std::string required_text(std::string_view key);
    /// Any value, for keys of several types.
    [[nodiscard]] const Value* any(std::string_view key);
    /// One word of a closed list, told with the nearest right word otherwise; its index.
    [[nodiscard]] std::optional<std::size_t> word(std::string_view key,
                                                  std::span<const std::string_view> words);

    /// Tells that the key is missing, if it is. True when it is there.
    bool require(std::string_view key);

    [[nodiscard]] bool has(std::string_view key) const;
    /// The place of a key's value (of the key itself for tables), or of the table if absent.
    [[nodiscard]] base::Place place_of(std::string_view key) const;
    [[nodiscard]] base::Place place() const { return place_; }

    /// Keys of the format that do not work yet: an error "`x` is not supported yet" for each.
    void refuse_unsupported(std::span<const std::string_view> keys);
    /// A key that belongs elsewhere: its error says where, e.g. {"explanation", "it belongs to the
    /// item: move it above line 44"}.
    void refuse_misplaced(std::string_view key, std::string message, std::string hint);
    /// Tells every key that nobody asked for, with the nearest asked-for name as the hint, else all
    /// of them in the order asked for.
    void finish();

  private:
    [[nodiscard]] const Table::Entry* take(std::string_view key);
    void wrong_type(const Table::Entry& entry, std::string_view wanted, std::string hint);
    [[nodiscard]] static std::string number_hint(const Table::Entry& entry);

    const Table* table_;
    std::string what_;
    base::Place place_;
    base::Diagnostics* diagnostics_;
    [[nodiscard]] std::string hint_for(std::string_view unknown) const;

    std::vector<std::string> asked_;  // for, in order, some of them more than once
    std::vector<std::string> later_;  // keys that do not work yet
    std::vector<bool> taken_;
};

}  // namespace papersetter::toml_file
