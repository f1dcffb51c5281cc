// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostic.hpp"
#include "toml_file/table_reader.hpp"

namespace papersetter::bank {

/// How many keys there are that belong to an item and to nothing else.
inline constexpr std::size_t item_key_count = 35;

/// Whether a key of the bank format belongs to an item and to nothing else (`id` is anyone's).
[[nodiscard]] bool is_item_key(std::string_view key);
/// Whether a key belongs to an option and to nothing else.
[[nodiscard]] bool is_option_key(std::string_view key);
/// Whether a key belongs to the table [bank] and to nothing else.
[[nodiscard]] bool is_bank_key(std::string_view key);

/// Whether an id can be used: 1 to 100 of A–Z a–z 0–9 . _ -, but not "." and "..".
[[nodiscard]] bool is_id(std::string_view text);
/// Whether a topic's path can be used: ids joined by "/", 400 characters at most.
[[nodiscard]] bool is_topic_path(std::string_view text);

/// The id of a table, told when it is unusable; nothing when it is absent or unusable.
[[nodiscard]] std::optional<std::string> read_id(toml_file::TableReader& reader,
                                                 base::Diagnostics& diagnostics);

/// A short text of one line, trimmed and in normal form C; empty when the key is absent. Told when
/// it is there and empty.
[[nodiscard]] std::string read_name(toml_file::TableReader& reader, std::string_view key,
                                    base::Diagnostics& diagnostics);

/// A language tag (BCP 47); what is none is told. Empty when the key is absent or no tag.
[[nodiscard]] std::string read_language(toml_file::TableReader& reader,
                                        base::Diagnostics& diagnostics);

/// A list of such texts into `list`, which stays as it was when the key is absent. Empty entries
/// and, with a warning, repeated ones are left out.
void read_list(toml_file::TableReader& reader, std::string_view key, std::vector<std::string>& list,
               base::Diagnostics& diagnostics);

}  // namespace papersetter::bank
