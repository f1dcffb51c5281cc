// SPDX-License-Identifier: MIT
#include "pdf/page_tags.hpp"

#include "pdf/number.hpp"

namespace papersetter::pdf {

void PageTags::open(std::uint32_t owner, std::string& content) {
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
        content += '/';
        content += name_of(tree_.nodes[owner].type);
        content += "<</MCID ";
        append_integer(content, tree_.add_marks(owner, page_));
        content += ">>BDC\n";
    }
}

void PageTags::close(std::string& content) const {
    if (is_open_) content += "EMC\n";
}

}  // namespace papersetter::pdf
