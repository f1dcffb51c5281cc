// SPDX-License-Identifier: MIT
#include "pdf/page_tags.hpp"

#include "pdf/number.hpp"

namespace papersetter::pdf {

void PageTags::open(std::uint32_t owner, std::string& content) {
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

}  // namespace papersetter::pdf
