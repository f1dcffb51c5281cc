// SPDX-License-Identifier: MIT
#include <cstdint>
#include <string>
#include <vector>

#include "assembly/assemble.hpp"
#include "assembly/undecided.hpp"
#include "bank/read.hpp"
#include "blueprint/read.hpp"
#include "files/memory_disk.hpp"

namespace {

using namespace papersetter;

constexpr std::size_t most_forms = 3;
constexpr std::uint64_t most_steps = 20'000;

std::string item(int number) {
    const std::string id = std::to_string(number);
    std::string text = "[[item]]\nid = \"q" + id + "\"\nstem = \"Which " + id + "?\"\n";
    text += std::string("topic = \"") + (number % 3 == 0 ? "a/x" : number % 3 == 1 ? "a" : "b");
    text += std::string("\"\nlevel = \"") + (number % 2 == 0 ? "apply" : "remember") + "\"\n";
    text += "p = 0." + std::to_string(number % 8 + 1) + "\nminutes = " + id + ".5\n";
    if (number == 4) text += "enemies = [\"q5\", \"q6\"]\n";
    if (number > 8) text += "stimulus = \"s\"\n";
    if (number % 4 == 0) text += "tags = [\"new\"]\n";
    text += "[[item.option]]\ntext = \"yes\"\ncorrect = true\n[[item.option]]\ntext = \"no\"\n";
    return text;
}

/// Ten items, two of them an item set.
std::vector<bank::Bank> small_banks() {
    files::MemoryDisk disk;
    disk.write("bank/bank.toml",
               "[bank]\nid = \"m\"\n[[topic]]\nid = \"a\"\n[[topic]]\nid = \"a/x\"\n[[topic]]\n"
               "id = \"b\"\n");
    std::string items = "[[stimulus]]\nid = \"s\"\ntext = \"Read this.\"\n";
    for (int i = 1; i <= 10; ++i) items += item(i);
    disk.write("bank/items.toml", items);
    base::Sources sources;
    base::Diagnostics diagnostics;
    return {bank::read(disk, "bank", {1, {}}, sources, diagnostics)};
}

void draw(const std::vector<bank::Bank>& banks, blueprint::Blueprint& blueprint,
          base::Diagnostics& diagnostics) {
    if (blueprint.forms.size() > most_forms) blueprint.forms.resize(most_forms);
    try {
        static_cast<void>(assembly::assemble(banks, blueprint, "1", diagnostics, most_steps));
    } catch (const base::InputError&) {
    } catch (const assembly::Undecided&) {
    }
}

}  // namespace

/// Any bytes as a blueprint of a small bank: faults are told, what has none is drawn or has no
/// paper, nothing crashes.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const std::vector<bank::Bank> banks = small_banks();
    files::MemoryDisk disk;
    disk.write("paper.toml", {reinterpret_cast<const char*>(data), size});
    base::Sources sources;
    base::Diagnostics diagnostics;
    blueprint::Blueprint blueprint =
        blueprint::read(disk, "paper.toml", "paper.toml", sources, diagnostics);
    blueprint::check(blueprint, banks, diagnostics);
    if (!diagnostics.has_errors()) draw(banks, blueprint, diagnostics);
    static_cast<void>(base::format(diagnostics, sources, false));
    return 0;
}
