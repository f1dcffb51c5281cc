// SPDX-License-Identifier: MIT
#include "pdf/page_tags.hpp"

#include "pdf/syntax.hpp"

namespace papersetter::pdf {

void PageTags::open(std::uint32_t owner, TextBuffer& content) {
    is_open_ = omitted_ != Omission::tags;
    if (omitted_ == Omission::one_tag && !page::is_artifact(owner)) {
        is_open_ = false;
        omitted_ = Omission::nothing;
    }
    if (!is_open_) return;
    if (owner == page::artifact) {
        content += "/Artifact BMC\n";
    } else if (owner == page::running_head) {
        content += "/Artifact<</Type/Pagination/Subtype/Header>>BDC\n";
    } else if (owner == page::running_foot) {
        content += "/Artifact<</Type/Pagination/Subtype/Footer>>BDC\n";
    } else {
        Phrase(content)
            .add("/")
            .add(name_of(tree_.nodes[owner].type))
            .add("<</MCID ")
            .add(std::int64_t{tree_.add_marks(owner, page_)})
            .add(">>BDC\n")
            .write();
    }
}

void PageTags::close(TextBuffer& content) const {
    if (is_open_) content += "EMC\n";
}

}  // namespace papersetter::pdf
