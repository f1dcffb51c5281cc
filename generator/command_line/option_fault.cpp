// SPDX-License-Identifier: MIT
#include "command_line/option_fault.hpp"

#include "base/text.hpp"

namespace papersetter::command_line {
namespace {

/// What stands between the quotes ‘…’; empty when nothing does.
std::string_view quoted_part(std::string_view problem) {
    constexpr std::string_view opening = "‘";
    const std::size_t start = problem.find(opening);
    const std::size_t end = problem.rfind("’");
    if (start == std::string_view::npos || end == std::string_view::npos || end <= start) return {};
    return problem.substr(start + opening.size(), end - start - opening.size());
}

}  // namespace

UsageError option_fault(std::string_view problem, std::string_view command,
                        const std::vector<std::string_view>& known) {
    const std::string_view word = quoted_part(problem);
    const std::string option = (word.size() == 1 ? "-" : "--") + base::in_brief(word);
    const std::string help = "see papersetter " + std::string(command) + " --help";
    if (problem.ends_with(" does not exist")) {
        const auto near = base::nearest(word, known);
        return UsageError(std::string(command) + " has no option " + option,
                          near ? "did you mean --" + *near + "?" : help);
    }
    if (problem.ends_with(" an argument")) return UsageError(option + " needs a value", help);
    if (problem.find(" incorrect syntax") != std::string_view::npos) {
        return UsageError(base::in_quotes(word) + " is no option", help);
    }
    return UsageError(base::in_brief(problem), help);
}

}  // namespace papersetter::command_line
