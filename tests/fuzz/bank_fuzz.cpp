// SPDX-License-Identifier: MIT
#include <cstdint>
#include <cstdlib>
#include <string>

#include "bank/read.hpp"
#include "bank/write.hpp"
#include "files/memory_disk.hpp"

namespace {

using namespace papersetter;

std::string written(const bank::Bank& bank) {
    std::string toml;
    for (const bank::Stimulus& stimulus : bank.stimuli) toml += bank::write_stimulus(stimulus);
    for (const std::size_t item : bank.authored) toml += bank::write_item(bank.items[item]);
    return toml;
}

/// What is read without an error is read again as it was written.
void check_record(const bank::Bank& bank) {
    const std::string toml = written(bank);
    files::MemoryDisk disk;
    disk.write("bank/bank.toml", bank::write_head(bank));
    disk.write("bank/items.toml", toml);
    base::Sources sources;
    base::Diagnostics diagnostics;
    const bank::Bank again = bank::read(disk, "bank", {}, sources, diagnostics);
    if (diagnostics.has_errors() || written(again) != toml) std::abort();
}

}  // namespace

/// Any bytes as an item file of a bank: faults are told, nothing crashes, a record keeps all of it.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    files::MemoryDisk disk;
    disk.write("bank/bank.toml", "[bank]\nid = \"b\"\ntitle = \"B\"\n[[topic]]\nid = \"t\"\n");
    disk.write("bank/items.toml", {reinterpret_cast<const char*>(data), size});
    base::Sources sources;
    base::Diagnostics diagnostics;
    const bank::Bank bank = bank::read(disk, "bank", {}, sources, diagnostics);
    static_cast<void>(base::format(diagnostics, sources, false));
    if (!diagnostics.has_errors()) check_record(bank);
    return 0;
}
