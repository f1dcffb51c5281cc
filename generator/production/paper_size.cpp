// SPDX-License-Identifier: MIT
#include "production/paper_size.hpp"

#include <algorithm>
#include <vector>

#include "base/text.hpp"
#include "production/make.hpp"

namespace papersetter::production {

void require_paper_size(const layout::Layout& layout, const std::string& name,
                        const std::string& size) {
    const std::vector<std::string> sizes = layout.paper_sizes();
    if (std::find(sizes.begin(), sizes.end(), size) != sizes.end()) return;
    const std::string subject =
        "--paper cannot be " + base::in_quotes(size) + ": the layout " + base::in_quotes(name);
    if (sizes.empty()) {
        throw OptionError(subject + " has one paper size only", "leave --paper out");
    }
    std::string list;
    for (const std::string& each : sizes) list += (list.empty() ? "" : ", ") + each;
    const std::vector<std::string_view> known(sizes.begin(), sizes.end());
    const auto near = base::nearest(size, known);
    throw OptionError(subject + " has the sizes " + list,
                      near ? "did you mean --paper " + *near + "?" : "");
}

}  // namespace papersetter::production
