// SPDX-License-Identifier: MIT
// print_draws BLUEPRINT SEED…: every form drawn, one line a section, as bank:id and option orders.
// What two builds of the program print, refusals too, must be equal byte for byte.
#include <cstdio>
#include <string>
#include <vector>

#include "assembly/assemble.hpp"
#include "bank/read.hpp"
#include "blueprint/read.hpp"
#include "files/disk.hpp"

namespace {

using namespace papersetter;

std::string words_of(const assembly::SelectedItem& one, const std::vector<bank::Bank>& banks) {
    const bank::Bank& bank = banks[one.ref.bank];
    std::string text = " " + bank.id + ":" + bank.items[one.ref.item].id + "/";
    for (const std::uint32_t option : one.options) text += std::to_string(option);
    return text;
}

void print(const assembly::Selections& selections, const std::vector<bank::Bank>& banks) {
    for (const assembly::Selection& form : selections) {
        for (const assembly::SelectedSection& section : form.sections) {
            const auto law = assembly::law_words.at(static_cast<std::size_t>(section.law));
            std::string line = form.form + " " + std::string(law);
            for (const assembly::SelectedItem& one : section.items) line += words_of(one, banks);
            std::puts(line.c_str());
        }
    }
}

}  // namespace

int main(int count, char** words) {
    if (count < 3) return 2;
    const files::RealDisk disk;
    const files::Path path = words[1];
    base::Sources sources;
    base::Diagnostics diagnostics;
    const auto blueprint = blueprint::read(disk, path, path.string(), sources, diagnostics);
    std::vector<bank::Bank> banks;
    for (const std::string& folder : blueprint.banks) {
        banks.push_back(bank::read(disk, path.parent_path() / folder, {}, sources, diagnostics));
    }
    if (!diagnostics.has_errors()) blueprint::check(blueprint, banks, diagnostics);
    if (diagnostics.has_errors()) {
        std::fputs(base::format(diagnostics, sources, false).c_str(), stderr);
        return 1;
    }
    try {
        for (int i = 2; i < count; ++i) {
            print(assembly::assemble(banks, blueprint, words[i], diagnostics), banks);
        }
    } catch (const base::InputError&) {
        std::fputs(base::format(diagnostics, sources, false).c_str(), stdout);
        return 1;
    } catch (const assembly::Undecided& limit) {
        std::puts(limit.what());
        return 5;
    }
}
