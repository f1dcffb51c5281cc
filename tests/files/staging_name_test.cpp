// SPDX-License-Identifier: MIT
#include "files/staging_name.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "files/folder_claim.hpp"
#include "scratch_folder.hpp"

using namespace papersetter::files;

TEST_CASE("staging_name: names the folder, the process and a number") {
    const std::string name = staging_name("exam", 2);
    CHECK(name.starts_with(".exam.staging-"));
    CHECK(name.ends_with("-2"));
}

TEST_CASE("staging_name: only folders for the same name that nobody claims are swept") {
    const ScratchFolder scratch;
    RealDisk disk;
    for (const char* name :
         {".exam.staging-2000000000-0", ".exam.staging-1-0", ".exam.staging-7-17",
          ".exam.staging-7-18/.earlier", ".other.staging-7-0", ".exam.staging-7",
          ".exam.staging--5-0", ".exam.staging-7-x", "exam"}) {
        disk.make_folders(scratch.path() / name / "folder");
    }
    // Process 1 is always alive; a claim counts, not that.
    const FolderClaim claim(scratch.path() / ".exam.staging-2000000000-0");
    sweep_stale(disk, scratch.path(), "exam");
    std::vector<std::string> kept{".exam.staging-2000000000-0",
                                  ".exam.staging-7-18",
                                  ".other.staging-7-0",
                                  ".exam.staging-7",
                                  ".exam.staging--5-0",
                                  ".exam.staging-7-x",
                                  "exam"};
    std::sort(kept.begin(), kept.end());
    CHECK(disk.list(scratch.path()) == kept);
}
