// SPDX-License-Identifier: MIT
#pragma once

#include <numeric>
#include <string>
#include <vector>

#include "bank/read.hpp"
#include "files/memory_disk.hpp"
#include "marking/responses.hpp"
#include "marking/statistics.hpp"
#include "paper/compose.hpp"

namespace papersetter::marking {

/// A paper of all items of a bank in their written order: form A has the options as written, form B
/// the other way round.
struct Fixture {
    base::Sources sources;
    base::Diagnostics diagnostics;
    std::vector<bank::Bank> banks;
    blueprint::Blueprint blueprint;
    assembly::Selections selections;
    std::vector<paper::InstructorPaper> papers;
    std::vector<MarkedForm> forms;
    Responses responses;
    Class marked;

    explicit Fixture(const std::string& items) {
        files::MemoryDisk disk;
        disk.write("bank/bank.toml",
                   "[bank]\nid = \"b\"\n[[topic]]\nid = \"t\"\ntitle = \"Topic\"\n");
        disk.write("bank/items.toml", "[defaults]\ntopic = \"t\"\n" + items);
        banks.push_back(bank::read(disk, "bank", {}, sources, diagnostics));
        REQUIRE_FALSE(diagnostics.has_errors());
        blueprint.sections.resize(1);
        blueprint.rationales = blueprint::Rationales::none;
        for (const char* name : {"A", "B"}) add_form(name);
        for (std::size_t i = 0; i < selections.size(); ++i) {
            papers.push_back(paper::compose(banks, blueprint, selections, i, diagnostics));
        }
        for (std::size_t i = 0; i < selections.size(); ++i) {
            forms.push_back(marked_form(banks, selections[i], papers[i]));
        }
        REQUIRE_FALSE(diagnostics.has_errors());
    }

    /// Reads a table and marks it.
    void read(const std::string& table) {
        const base::FileNumber file = sources.add("r.csv", table);
        responses = read_responses(sources, file, forms, diagnostics);
        marked = marked_class(forms, responses.responses);
    }

    /// What was told, as "2:5: message".
    [[nodiscard]] std::vector<std::string> told() const {
        std::vector<std::string> lines;
        for (const base::Diagnostic& one : diagnostics.all()) {
            lines.push_back(std::to_string(one.place.line) + ":" +
                            std::to_string(one.place.column) + ": " + one.message);
        }
        return lines;
    }

    /// The marks that a candidate on form A gets for the first question with this cell.
    [[nodiscard]] std::string marks_of(const std::string& cell) const {
        const MarkedPart& part = forms[0].questions[0].parts[0];
        const ReadAnswer read = read_answer(*part.item, place_count(*part.item), cell);
        if (!read.fault.empty()) return read.fault;
        const Score score = score_of(part, read.answer);
        return score.is_marked ? base::to_string(score.got) : "not marked";
    }

  private:
    void add_form(const std::string& name) {
        assembly::Selection selection;
        selection.form = name;
        selection.index = static_cast<std::uint32_t>(selections.size());
        selection.sections.resize(1);
        for (const std::size_t index : banks[0].authored) {
            const bank::Item& item = banks[0].items[index];
            std::vector<std::uint32_t> order;
            std::uint32_t first = 0;
            for (const bank::Item* const part : bank::answered_parts(item)) {
                std::vector<std::uint32_t> own(part->options.size());
                std::iota(own.begin(), own.end(), first);
                if (name == "B") std::reverse(own.begin(), own.end());
                order.insert(order.end(), own.begin(), own.end());
                first += static_cast<std::uint32_t>(own.size());
            }
            selection.sections[0].items.push_back(
                {{0, static_cast<std::uint32_t>(index)}, std::move(order)});
        }
        selections.push_back(std::move(selection));
    }
};

/// A single item with options a to d, of which the `right`-th is right.
inline std::string single(const std::string& id, int right) {
    std::string toml = "[[item]]\nid = \"" + id + "\"\nstem = \"Stem of " + id + "?\"\n";
    for (int i = 0; i < 4; ++i) {
        toml += "[[item.option]]\ntext = \"" + id + std::string(1, static_cast<char>('a' + i)) +
                "\"\nrationale = \"Reason " + std::string(1, static_cast<char>('a' + i)) + ".\"\n";
        if (i == right) toml += "correct = true\n";
        if (i != right && i == 0) toml += "misconception = \"first is right\"\n";
    }
    return toml;
}

}  // namespace papersetter::marking
