// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostic.hpp"
#include "toml_file/value.hpp"

namespace papersetter::layout {

/// A parameter that a layout offers and a blueprint may set in [layout].
struct Parameter {
    enum class Type : std::uint8_t { choice, string, boolean, integer };
    std::string name;
    Type type = Type::string;
    std::string description;
    std::vector<std::string> values;  ///< type choice: in the order of layout.toml
    std::int64_t minimum = 0;         ///< type integer
    std::int64_t maximum = 100;
    base::Place place;
    // The value in force: the default until the blueprint sets another.
    std::size_t chosen = 0;  ///< type choice: index into `values`
    std::string text;        ///< as printed; type boolean: "true" or "false"
    bool is_true = false;    ///< type boolean
    std::int64_t count = 0;  ///< type integer
};

/// The parameters of a layout, in the order of layout.toml.
class Parameters {
  public:
    /// Reads the tables [parameters.NAME] of layout.toml: `type` ("choice" with `values`, "string",
    /// "boolean", "integer" with `minimum` and `maximum`), `default`, `description`.
    [[nodiscard]] static Parameters read(const toml_file::Table& table,
                                         base::Diagnostics& diagnostics);

    /// Takes the parameters of another layout that this one does not have, before its own.
    void inherit(const Parameters& other);

    /// Sets what the blueprint wrote. An unknown name is told with the nearest right one, a value
    /// of the wrong type or outside the list or range with what is allowed. `layout` is its name.
    void set(const toml_file::Table& values, std::string_view layout,
             base::Diagnostics& diagnostics);
    /// Sets the choice `paper` from the command line.
    void set_paper(std::string_view size, base::Diagnostics& diagnostics);

    /// Sets the keys that are made, of words of `key_words`: those named and no others, but where
    /// neither the marking sheet nor the full key is named both, since no paper is made without its
    /// key.
    void set_keys(const std::vector<std::string>& keys, base::Diagnostics& diagnostics);

    [[nodiscard]] std::optional<std::size_t> find(std::string_view name) const;
    [[nodiscard]] const std::vector<Parameter>& all() const { return all_; }

  private:
    std::vector<Parameter> all_;
};

}  // namespace papersetter::layout
