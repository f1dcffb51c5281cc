// SPDX-License-Identifier: MIT
#include <algorithm>

#include "base/text.hpp"
#include "manifest/figures.hpp"

namespace papersetter::manifest {
namespace {

class Comparison {
  public:
    std::vector<std::string> compare(const RecordedFigures& found, const RecordedFigures& right) {
        if (found == right) return {};
        for (std::size_t s = 0; s < std::min(found.sections.size(), right.sections.size()); ++s) {
            compare_section(found.sections[s], right.sections[s], right.forms);
        }
        for (std::size_t f = 0; f < std::min(found.forms.size(), right.forms.size()); ++f) {
            if (found.forms[f] == right.forms[f]) continue;
            tell("the sums, means or keys of form " + right.forms[f].form);
        }
        if (found.exposure != right.exposure || found.named != right.named ||
            found.overlaps != right.overlaps) {
            tell("what the forms share");
        }
        // The numbers of sections, requirements or forms differ.
        if (told_.empty()) tell("the tables");
        return std::move(told_);
    }

  private:
    void tell(const std::string& what) { told_.push_back(what); }

    void compare_section(const RecordedSectionFigures& found, const RecordedSectionFigures& right,
                         const std::vector<RecordedFormFigures>& forms) {
        if (found == right) return;
        const std::string name = "of section " + base::in_quotes(right.name);
        bool is_told = false;
        const std::size_t both = std::min(found.requirements.size(), right.requirements.size());
        for (std::size_t r = 0; r < both; ++r) {
            const RecordedRequirement& one = found.requirements[r];
            const RecordedRequirement& other = right.requirements[r];
            if (one == other) continue;
            const std::string value = other.value.empty() ? "" : " " + base::shown(other.value);
            std::string what = other.key + value + " " + name;
            for (std::size_t f = 0; f < std::min(one.got.size(), forms.size()); ++f) {
                if (one.got[f] == other.got.at(f)) continue;
                what += ", which is " + to_string(other.got[f]) + " on form " + forms[f].form;
                break;
            }
            tell(what);
            is_told = true;
        }
        if (!is_told) tell("the requirements " + name);
    }

    std::vector<std::string> told_;
};

}  // namespace

std::vector<std::string> differences(const RecordedFigures& found, const RecordedFigures& right) {
    return Comparison().compare(found, right);
}

}  // namespace papersetter::manifest
