// SPDX-License-Identifier: MIT
#pragma once

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bank/bank.hpp"
#include "base/diagnostic.hpp"
#include "blueprint/blueprint.hpp"
#include "blueprint/read.hpp"
#include "files/memory_disk.hpp"

namespace papersetter::blueprint {

/// A blueprint read from a text, with what was told about it.
struct ReadText {
    base::Sources sources;
    base::Diagnostics diagnostics;
    Blueprint blueprint;

    explicit ReadText(std::string_view text) {
        files::MemoryDisk disk;
        disk.make_folders("papers");
        disk.write("papers/exam.toml", text);
        blueprint = read(disk, "papers/exam.toml", "papers/exam.toml", sources, diagnostics);
    }

    /// "8:9 error: message | hint | related line", in the order told.
    [[nodiscard]] std::vector<std::string> told() const { return lines_of(diagnostics); }

    static std::vector<std::string> lines_of(const base::Diagnostics& diagnostics) {
        std::vector<std::string> lines;
        for (const base::Diagnostic& one : diagnostics.all()) {
            std::string line =
                std::to_string(one.place.line) + ":" + std::to_string(one.place.column) + " ";
            line += one.severity == base::Severity::error     ? "error: "
                    : one.severity == base::Severity::warning ? "warning: "
                                                              : "note: ";
            line += one.message;
            if (!one.hint.empty()) line += " | " + one.hint;
            if (one.related.is_known()) line += " | see " + std::to_string(one.related.line);
            lines.push_back(line);
        }
        return lines;
    }
};

using Lines = std::vector<std::string>;

/// An approved item with two options.
inline bank::Item item(std::string id, std::string topic, bank::Level level,
                       bank::Difficulty difficulty) {
    bank::Item one;
    one.id = std::move(id);
    one.topic = std::move(topic);
    one.level = level;
    one.difficulty = difficulty;
    one.stem.source = "Which?";
    one.options.resize(2);
    one.options[0].text.source = "this";
    one.options[0].is_correct = true;
    one.options[1].text.source = "that";
    return one;
}

/// A bank with these items and the topics they name.
inline bank::Bank bank_of(std::string id, std::vector<bank::Item> items) {
    bank::Bank bank;
    bank.id = std::move(id);
    std::sort(items.begin(), items.end(),
              [](const bank::Item& a, const bank::Item& b) { return a.id < b.id; });
    for (std::size_t i = 0; i < items.size(); ++i) {
        bank.authored.push_back(i);
        if (bank.find_topic(items[i].topic) == nullptr) {
            bank::Topic topic;
            topic.id = items[i].topic;
            topic.title = items[i].topic;
            bank.topics.push_back(topic);
        }
    }
    bank.items = std::move(items);
    return bank;
}

}  // namespace papersetter::blueprint

namespace doctest {

/// Lists of lines as they would be written, so that a failing check can be read.
template <>
struct StringMaker<std::vector<std::string>> {
    static String convert(const std::vector<std::string>& lines) {
        std::string text = "{";
        for (const std::string& line : lines) text += "\n    \"" + line + "\"";
        return String((text + "}").c_str());
    }
};

}  // namespace doctest
