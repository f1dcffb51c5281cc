// SPDX-License-Identifier: MIT
#include <cstdint>

#include "bank/read.hpp"
#include "files/memory_disk.hpp"

/// Any bytes as an item file of a bank: faults are told, nothing crashes.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace papersetter;
    files::MemoryDisk disk;
    disk.write("bank/bank.toml", "[bank]\nid = \"b\"\ntitle = \"B\"\n[[topic]]\nid = \"t\"\n");
    disk.write("bank/items.toml", {reinterpret_cast<const char*>(data), size});
    base::Sources sources;
    base::Diagnostics diagnostics;
    static_cast<void>(bank::read(disk, "bank", {}, sources, diagnostics));
    static_cast<void>(base::format(diagnostics, sources, false));
    return 0;
}
