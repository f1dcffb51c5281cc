// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bank/read.hpp"
#include "files/memory_disk.hpp"

namespace papersetter::bank {

inline constexpr std::string_view head_text = R"([bank]
id = "small"
title = "A small bank"
[[topic]]
id = "training/distributed"
[[topic]]
id = "tuning"
)";

/// A valid item file; tests change one thing in it.
inline constexpr std::string_view item_text = R"([[item]]
id = "ddp"
topic = "tuning"
stem = '''Which one?'''
[[item.option]]
id = "one"
text = '''One'''
correct = true
rationale = '''It is.'''
[[item.option]]
text = '''Two'''
rationale = '''It is not.'''
)";

/// The text with the one place where `from` stands changed to `to`.
inline std::string changed(std::string_view text, std::string_view from, std::string_view to) {
    std::string result(text);
    const std::size_t at = result.find(from);
    return at == std::string::npos ? "not found" : result.replace(at, from.size(), to);
}

/// A bank as read from files (path, text), with what was told, one fault a line:
/// "file:line:column message [hint] (related line)".
struct ReadBank {
    Bank bank;
    std::string faults;
};

inline std::string told(const base::Diagnostics& diagnostics, const base::Sources& sources) {
    std::string lines;
    for (const base::Diagnostic& each : diagnostics.all()) {
        if (each.severity == base::Severity::warning) lines += "warning ";
        if (each.place.is_known()) {
            lines += sources.name(each.place.file) + ':' + std::to_string(each.place.line) + ':' +
                     std::to_string(each.place.column) + ' ';
        }
        lines += each.message;
        if (!each.hint.empty()) lines += " [" + each.hint + ']';
        if (each.related.is_known()) {
            lines += " (" + sources.name(each.related.file) + ':' +
                     std::to_string(each.related.line) + ' ' + each.related_message + ')';
        }
        lines += '\n';
    }
    return lines;
}

inline ReadBank read_files(const std::vector<std::pair<std::string, std::string>>& files,
                           unsigned jobs = 1) {
    files::MemoryDisk disk;
    for (const auto& [path, text] : files) disk.write("small/" + path, text);
    base::Sources sources;
    base::Diagnostics diagnostics;
    ReadBank result;
    result.bank = read(disk, "small", {jobs, "small"}, sources, diagnostics);
    result.faults = told(diagnostics, sources);
    return result;
}

/// The small bank with this one item file.
inline ReadBank read_items(std::string_view items) {
    return read_files({{"bank.toml", std::string(head_text)}, {"q.toml", std::string(items)}});
}

/// What is told about the valid item file with one thing changed.
inline std::string faults_after(std::string_view from, std::string_view to) {
    return read_items(changed(item_text, from, to)).faults;
}

}  // namespace papersetter::bank
