// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <initializer_list>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/decimal.hpp"
#include "base/diagnostic.hpp"
#include "toml_file/value.hpp"

namespace papersetter::layout {

/// A fixed word or phrase of a layout. Gaps are written {n}, {page}, …; a plural has a form for
/// exactly 1 and one for every other amount, and more where the language has them.
struct Phrase {
    /// Of a plural, by category (Unicode's plural rules): "one" always, "zero", "two", "few",
    /// "many".
    std::map<std::string, std::string, std::less<>> forms;
    std::string other;  ///< the phrase, or the plural's form for every other amount
    bool is_plural = false;
    base::Place place;
    std::string language = {};  ///< BCP 47, where it is another than that of the paper
    [[nodiscard]] bool has_gaps() const;
};

/// A gap of a phrase and what is put there.
using Filling = std::pair<std::string_view, std::string_view>;

/// The fixed words of a layout in one language, from strings/<language>.toml. Keys of tables join
/// with a point ("level.apply"); entries of an array are numbered from 1 ("months.1").
class Strings {
  public:
    /// Reads the words of one file, in that language (BCP 47). A value that is not a string, an
    /// array of strings, a plural {one, other} or a table of these is an error; so is a gap that
    /// the program never fills in a phrase that it uses itself.
    [[nodiscard]] static Strings read(const toml_file::Table& table, std::string_view language,
                                      base::Diagnostics& diagnostics);

    /// Takes what is missing here from the words of another layout in the same language.
    void inherit(const Strings& other);
    /// Takes what is missing here from the words of another language; returns the keys taken. A key
    /// that the other language does not have is told as an error with the nearest one.
    std::vector<std::string> complete_from(const Strings& other, std::string_view language,
                                           base::Diagnostics& diagnostics);
    /// Says of all phrases that they are in another language than the paper.
    void set_language(std::string_view language);
    /// The language of a phrase, or of the first of several (by key, with spaces between them) that
    /// is in another language than the paper; empty when none is.
    [[nodiscard]] std::string_view foreign_language(std::string_view keys) const;

    [[nodiscard]] const Phrase* find(std::string_view key) const;
    [[nodiscard]] std::vector<std::string_view> keys() const;

    /// The phrase with its gaps filled; `amount` chooses the form of a plural. Empty when there is
    /// no such phrase.
    [[nodiscard]] std::string fill(std::string_view key, base::Decimal amount,
                                   std::initializer_list<Filling> fillings) const;

  private:
    void read_value(const std::string& key, const toml_file::Value& value,
                    base::Diagnostics& diagnostics);
    void read_table(const std::string& prefix, const toml_file::Table& table,
                    base::Diagnostics& diagnostics);
    void add(const std::string& key, Phrase phrase, base::Diagnostics& diagnostics);

    [[nodiscard]] std::string_view form_for(const Phrase& phrase, base::Decimal amount) const;

    std::map<std::string, Phrase, std::less<>> phrases_;
    std::string language_;
};

/// The gaps that the program fills in a phrase it uses itself; empty for a phrase it does not use.
[[nodiscard]] std::vector<std::string_view> gaps_of(std::string_view key);

/// The name of the gap that begins at `offset` ("{page}" → "page"); empty when none begins there.
[[nodiscard]] std::string_view gap_at(std::string_view text, std::size_t offset);

}  // namespace papersetter::layout
