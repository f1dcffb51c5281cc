// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory_resource>
#include <string_view>
#include <vector>

#include "page/pages.hpp"
#include "pdf/omission.hpp"
#include "pdf/structure_type.hpp"

namespace papersetter::pdf {

/// A structure element, or one that may become one: an index into StructureTree::nodes.
using StructureNumber = std::uint32_t;
inline constexpr StructureNumber no_structure = 0xFFFFFFFF;

/// What a structure element holds: another one, or the marks of a page with that MCID.
struct StructureKid {
    StructureNumber node = no_structure;
    std::uint32_t page = 0;  ///< of the file, from 0
    std::uint32_t mcid = 0;
};

struct StructureNode {
    /// Its kids stand in `memory`.
    explicit StructureNode(std::pmr::memory_resource* memory) : kids(memory) {}

    StructureType type = StructureType::paragraph;
    bool is_linked = false;   ///< among the kids of its parent
    bool has_marks = false;   ///< among its own kids
    bool is_wrapper = false;  ///< made for text that stands directly among blocks
    int level = 0;            ///< of a heading; without gaps once the tree is finished
    StructureNumber parent = no_structure;
    StructureNumber order = 0;  ///< among its siblings, by the document
    /// Wrappers of one element that has blocks too, one for each run of its text.
    StructureNumber run_of = no_structure;
    const page::Element* element = nullptr;               ///< that it stands for, if any
    const page::ElementAttributes* attributes = nullptr;  ///< of that element
    std::string_view language;                            ///< where it is another than around it
    std::pmr::vector<StructureKid> kids;                  ///< in reading order
};

/// The structure tree of a file (ISO 32000-1, 14.7), from the elements that own its marks: in the
/// order of the document, wherever a box is placed. Elements without marks are left out, but for
/// fields to be filled in and the cells of a table. Node 0 is the Document.
class StructureTree {
  public:
    /// The sequences must outlive the tree. `language` is that of the file.
    StructureTree(const std::vector<const page::Pages*>& sequences, std::string_view language);

    /// The node that marks of an element of sequence number `sequence` belong to.
    [[nodiscard]] StructureNumber owner(std::size_t sequence, page::ElementNumber element) const {
        return owners_[sequence][element];
    }
    /// Notes that marks of a node stand next on a page of the file; returns their MCID.
    std::uint32_t add_marks(StructureNumber node, std::size_t page);
    /// Notes that a figure fills at least this box.
    void add_box(StructureNumber node, const page::Rectangle& box);
    /// Puts everything into the order of the document: headings leave no level out, the rows of a
    /// table are of equal length, a cell or list body of one paragraph holds its text itself.
    void finish(Omission omitted = Omission::nothing);

    /// Of the kids: few for each of thousands of nodes, freed all at once.
    std::pmr::monotonic_buffer_resource memory{64 * 1024};
    std::vector<StructureNode> nodes;
    /// Of figures, from the bottom left corner of their page upwards.
    std::map<StructureNumber, page::Rectangle> boxes;
    /// By page, then by MCID: the structure element that holds the marks.
    std::vector<std::vector<StructureNumber>> marks_by_page;

  private:
    void link(StructureNumber number);
    [[nodiscard]] StructureNumber run_for(StructureNumber number);
    void link_empty();
    void mend_table_heads();
    void complete_rows();
    void unwrap_paragraphs();
    void set_levels();

    std::vector<std::vector<StructureNumber>> owners_;
};

}  // namespace papersetter::pdf
