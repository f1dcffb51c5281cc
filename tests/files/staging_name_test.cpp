// SPDX-License-Identifier: MIT
#include "files/staging_name.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "files/memory_disk.hpp"

using namespace papersetter::files;

TEST_CASE("staging_name: names the folder, the process and a number") {
    const std::string name = staging_name("exam", 2);
    CHECK(name.starts_with(".exam.staging-"));
    CHECK(name.ends_with("-2"));
}

TEST_CASE("staging_name: only folders of dead processes for the same name are swept") {
    MemoryDisk disk;
    // Linux never gives a process a number this high; process 1 is always alive.
    for (const char* name :
         {".exam.staging-2000000000-0", ".exam.staging-2000000000-17", ".exam.staging-1-0",
          ".other.staging-2000000000-0", ".exam.staging-2000000000", ".exam.staging--5-0",
          ".exam.staging-2000000000-x", "exam"}) {
        disk.write(Path("out") / name / "file", "");
    }
    disk.write(Path("out") / staging_name("exam", 0) / "file", "");
    sweep_stale(disk, "out", "exam");
    std::vector<std::string> kept{".exam.staging--5-0",
                                  ".exam.staging-1-0",
                                  ".exam.staging-2000000000",
                                  ".exam.staging-2000000000-x",
                                  staging_name("exam", 0),
                                  ".other.staging-2000000000-0",
                                  "exam"};
    std::sort(kept.begin(), kept.end());
    CHECK(disk.list("out") == kept);
}
