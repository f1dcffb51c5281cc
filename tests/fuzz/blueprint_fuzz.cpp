// SPDX-License-Identifier: MIT
#include <cstdint>

#include "blueprint/read.hpp"
#include "files/memory_disk.hpp"

/// Any bytes as a blueprint: faults are told, nothing crashes.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace papersetter;
    files::MemoryDisk disk;
    disk.write("paper.toml", {reinterpret_cast<const char*>(data), size});
    base::Sources sources;
    base::Diagnostics diagnostics;
    static_cast<void>(blueprint::read(disk, "paper.toml", "paper.toml", sources, diagnostics));
    static_cast<void>(base::format(diagnostics, sources, false));
    return 0;
}
