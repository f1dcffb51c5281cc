// SPDX-License-Identifier: MIT
#pragma once

#include <deque>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "base/diagnostic.hpp"
#include "document/rule_index.hpp"
#include "document/style_sheets.hpp"
#include "document/stylesheet.hpp"

namespace papersetter::document {

/// A style sheet cut into its @page rules and all others, each in their order and with position
/// marks.
struct SheetParts {
    std::string pages;
    std::string others;
};

/// Cuts a sheet in which each @page rule stands right between two position marks, so that no place
/// depends on what is cut out. Nothing for one that is written in another way, or not well formed.
[[nodiscard]] std::optional<SheetParts> part_sheet(std::string_view css);

/// A sheet as the cascade needs it.
struct ReadSheet {
    const Stylesheet& sheet;
    const RuleIndex& index;
    std::span<const PageRule> page_rules;
};

/// The sheets of the last documents.
struct StyleSheets::State {
  public:
    /// As by `parse_stylesheet`. Valid until the next call; `css` must live as long.
    [[nodiscard]] ReadSheet read(std::string_view css, base::Diagnostics& diagnostics);

  private:
    /// A sheet without @page rules.
    struct Known {
        explicit Known(std::string css);
        Known(Known&&) = delete;  // the sheet points into the text, the index to the sheet
        std::string text;
        base::Diagnostics told;
        Stylesheet sheet;
        RuleIndex index;
    };

    const Known* find(std::string others);

    std::deque<Known> known_;
    std::string page_text_;  ///< of the document at hand
    Stylesheet pages_;
    std::optional<RuleIndex> own_index_;
};

}  // namespace papersetter::document
