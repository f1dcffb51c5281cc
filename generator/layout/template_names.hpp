// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostic.hpp"
#include "layout/parameters.hpp"
#include "layout/strings.hpp"
#include "layout/template_tokens.hpp"
#include "layout/variables.hpp"

namespace papersetter::layout {

/// What a name in a template stands for.
struct Name {
    enum class Source : std::uint8_t { variable, any, parameter, choice, phrase };
    Source source = Source::variable;
    Kind kind = Kind::text;
    std::size_t index = 0;           ///< of the variable or parameter (source any: of the list)
    std::size_t choice = 0;          ///< source choice: of the value asked about
    const Phrase* phrase = nullptr;  ///< source phrase
};

/// Checks the names and sections of one template against the variables, the layout's parameters
/// (`parameter.answers`, `parameter.answers.strip`) and its fixed words (`t.end`). Everything wrong
/// is told with its place.
class TemplateNames {
  public:
    /// `document`: whose template it is; nothing: a style sheet.
    TemplateNames(std::optional<Document> document, const Strings& strings,
                  const Parameters& parameters, base::Diagnostics& diagnostics);

    /// What the tag's name stands for; nothing when it is unknown or used as it may not be.
    [[nodiscard]] std::optional<Name> resolve(const Token& tag);

    /// Opens a section (of an unknown name too, so that its end is found).
    void open(const Token& tag, const std::optional<Name>& name);
    /// Closes the innermost section; false when the tag closes nothing.
    bool close(const Token& tag);
    /// Tells the sections that were never closed.
    void finish();

  private:
    struct Section {
        std::string_view name;
        base::Place place;
        bool enters = false;
    };
    [[nodiscard]] std::optional<Name> find(const Token& tag);
    [[nodiscard]] std::optional<Name> find_parameter(const Token& tag, std::string_view rest);
    [[nodiscard]] std::optional<Name> find_phrase(const Token& tag, std::string_view key);
    [[nodiscard]] bool exists(const Variable& variable) const;
    [[nodiscard]] bool is_reachable(const Variable& variable) const;
    void unknown(const Token& tag, const std::vector<std::string_view>& known);
    void unreachable(const Token& tag, const Variable& variable);
    bool has_needed_phrases(const Token& tag, const Variable& variable);
    bool is_used_well(const Token& tag, const Name& name);

    std::optional<Document> document_;
    const Strings* strings_;
    const Parameters* parameters_;
    base::Diagnostics* diagnostics_;
    std::vector<Context> contexts_{Context::paper};
    std::vector<Section> sections_;
    std::set<std::string_view> told_;  ///< variables whose missing phrases were told
};

/// The tag as it is handed to Mustache, which sees no name of an author: "v3" a variable, "s3" the
/// same in a section, "a3" whether a list has entries, "p1" and "r1" a parameter, "c1-0" whether it
/// has its first value; "^s3" an inverted section, which Mustache sees as another one.
[[nodiscard]] std::string compiled_tag(Token::Kind kind, const Name& name);

/// The end of a section that began with a tag of this kind.
[[nodiscard]] std::string compiled_end(Token::Kind kind, const Name& name);

}  // namespace papersetter::layout
