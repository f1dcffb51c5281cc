// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <map>
#include <memory_resource>
#include <string_view>
#include <vector>

#include "page/pages.hpp"
#include "pdf/structure_tree.hpp"

namespace papersetter::pdf {

/// Makes the nodes of a structure tree from elements, before it is known which of them have marks.
class StructureBuilder {
  public:
    /// Begins `nodes` with the Document. Their kids will stand in `memory`.
    StructureBuilder(std::vector<StructureNode>& nodes, std::pmr::memory_resource& memory);

    /// Appends the nodes of a sequence; the owner of each element's own marks is returned.
    [[nodiscard]] std::vector<StructureNumber> add(const page::Pages& pages,
                                                   std::string_view language);

  private:
    /// Where the parts of an element belong.
    struct Inside {
        StructureNumber blocks = 0;           ///< structure elements in it
        StructureNumber text = 0;             ///< its own marks
        StructureNumber item = no_structure;  ///< the list item around it
        bool is_closed = false;               ///< a field or figure: all belongs to it
        std::string_view language;
    };
    /// The item of a dl that its next term or description may go into.
    struct OpenItem {
        StructureNumber item = no_structure;
        bool has_body = false;
    };

    struct NamedUse {
        std::string_view name;
        ElementUse use;
    };

    [[nodiscard]] const ElementUse& named_use(std::string_view name);
    [[nodiscard]] Inside place(const Inside& around);
    void wrap_text(Inside& inside);
    void place_in_list(const ElementUse& use, const Inside& around, Inside& inside);
    void place_label(const Inside& around, Inside& inside);
    StructureNumber add_node(StructureType type, StructureNumber parent);
    StructureNumber add_own(StructureType type, StructureNumber parent, std::string_view language);

    std::vector<StructureNode>& nodes_;
    std::pmr::memory_resource& memory_;
    const page::Pages* pages_ = nullptr;
    page::ElementNumber number_ = 0;       ///< the element at hand
    std::array<NamedUse, 64> named_uses_;  ///< those asked for last
    std::vector<ElementUse> uses_;         ///< by element number, as the next two
    std::vector<Inside> inside_;
    std::vector<bool> has_blocks_;
    std::map<StructureNumber, OpenItem> open_items_;  ///< by the node of the list
};

}  // namespace papersetter::pdf
