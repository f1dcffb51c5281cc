// SPDX-License-Identifier: MIT
#include "command_line/messages.hpp"

#include <ostream>

namespace papersetter::command_line {

void tell(const base::Diagnostics& diagnostics, const base::Sources& sources,
          const Surroundings& surroundings) {
    if (diagnostics.all().empty()) return;
    *surroundings.errors << base::format(diagnostics, sources, surroundings.in_colour);
    std::string summary;
    if (diagnostics.errors() > 0) summary = counted(diagnostics.errors(), "error", "errors");
    if (diagnostics.warnings() > 0) {
        if (!summary.empty()) summary += ", ";
        summary += counted(diagnostics.warnings(), "warning", "warnings");
    }
    if (diagnostics.errors() + diagnostics.warnings() > 1) *surroundings.errors << summary << "\n";
}

void tell_error(std::string_view message, std::string_view hint, const Surroundings& surroundings) {
    const std::string_view on = surroundings.in_colour ? "\033[1;31m" : "";
    const std::string_view off = surroundings.in_colour ? "\033[0m" : "";
    *surroundings.errors << on << "error:" << off << " " << message << "\n";
    if (!hint.empty()) *surroundings.errors << "  hint: " << hint << "\n";
}

}  // namespace papersetter::command_line
