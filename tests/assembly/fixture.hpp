// SPDX-License-Identifier: MIT
#pragma once

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "assembly/assemble.hpp"
#include "bank/bank.hpp"
#include "base/diagnostic.hpp"
#include "blueprint/blueprint.hpp"
#include "blueprint/read.hpp"
#include "files/memory_disk.hpp"

namespace papersetter::assembly {

using Lines = std::vector<std::string>;

/// An approved item with this many options, the first of them right.
inline bank::Item item(std::string id, std::string topic, int level, int difficulty,
                       std::size_t options = 4) {
    bank::Item one;
    one.id = std::move(id);
    one.topic = std::move(topic);
    one.level = static_cast<bank::Level>(level);
    one.difficulty = static_cast<bank::Difficulty>(difficulty);
    one.stem.source = "Which?";
    one.options.resize(options);
    for (std::size_t i = 0; i < options; ++i) {
        one.options[i].text.source = "option " + std::to_string(i);
        one.options[i].is_correct = i == 0;
    }
    return one;
}

/// A bank with these items in this authored order; topics as they come.
inline bank::Bank bank_of(std::string id, std::vector<bank::Item> items) {
    bank::Bank bank;
    bank.id = std::move(id);
    std::vector<std::string> authored;
    for (const bank::Item& one : items) {
        authored.push_back(one.id);
        if (bank.find_topic(one.topic) != nullptr) continue;
        bank::Topic topic;
        topic.id = one.topic;
        bank.topics.push_back(topic);
    }
    std::sort(items.begin(), items.end(),
              [](const bank::Item& a, const bank::Item& b) { return a.id < b.id; });
    for (const std::string& one : authored) {
        const auto at = std::find_if(items.begin(), items.end(),
                                     [&](const bank::Item& i) { return i.id == one; });
        bank.authored.push_back(static_cast<std::size_t>(at - items.begin()));
    }
    bank.items = std::move(items);
    return bank;
}

/// A blueprint from the text of its sections and what follows, lines counted from the first.
inline blueprint::Blueprint blueprint_of(std::string_view sections) {
    files::MemoryDisk disk;
    disk.write("exam.toml",
               "paper = { title = \"Exam\", banks = [\".\"] }\n" + std::string(sections));
    base::Sources sources;
    base::Diagnostics diagnostics;
    auto made = blueprint::read(disk, "exam.toml", "exam.toml", sources, diagnostics);
    if (diagnostics.has_errors()) throw base::InputError(diagnostics.all().front().message);
    return made;
}

/// "8 error: message | hint | see 5", in the order told.
inline Lines lines_of(const base::Diagnostics& diagnostics) {
    Lines lines;
    for (const base::Diagnostic& one : diagnostics.all()) {
        std::string line = std::to_string(one.place.line);
        line += one.severity == base::Severity::error     ? " error: "
                : one.severity == base::Severity::warning ? " warning: "
                                                          : " note: ";
        line += one.message;
        if (!one.hint.empty()) line += " | " + one.hint;
        if (one.related.is_known()) line += " | see " + std::to_string(one.related.line);
        lines.push_back(line);
    }
    return lines;
}

/// The forms, told nothing.
inline Selections drawn(const std::vector<bank::Bank>& banks, const blueprint::Blueprint& blueprint,
                        std::string_view seed) {
    base::Diagnostics diagnostics;
    return assemble(banks, blueprint, seed, diagnostics);
}

/// "b d a | c": the ids of a form in printed order, sections parted by bars.
inline std::string ids(const std::vector<bank::Bank>& banks, const Selection& selection) {
    std::string text;
    for (std::size_t i = 0; i < selection.sections.size(); ++i) {
        if (i > 0) text += " |";
        for (const SelectedItem& one : selection.sections[i].items) {
            if (!text.empty()) text += " ";
            text += banks[one.ref.bank].items[one.ref.item].id;
        }
    }
    return text;
}

}  // namespace papersetter::assembly

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
