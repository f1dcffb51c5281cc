// SPDX-License-Identifier: MIT
#include "production/folders.hpp"

#include <doctest/doctest.h>

#include "base/diagnostic.hpp"
#include "files/memory_disk.hpp"

using namespace papersetter;
using namespace papersetter::production;

TEST_CASE("find_layout: here, then beside the blueprint and upwards, then installed") {
    files::MemoryDisk disk;
    disk.write("/data/layouts/exam/layout.toml", "");
    const DataFolders folders{"/home/t", "/data", {}};
    CHECK(find_layout(disk, "exam", "/home/x/papers", folders) == "/data/layouts/exam");
    disk.write("/home/x/layouts/exam/layout.toml", "");
    CHECK(find_layout(disk, "exam", "/home/x/papers", folders) == "/home/x/layouts/exam");
    disk.write("/home/x/papers/layouts/exam/layout.toml", "");
    CHECK(find_layout(disk, "exam", "/home/x/papers", folders) == "/home/x/papers/layouts/exam");
}

TEST_CASE("find_layout: a folder that is looked into is told once, however it is reached") {
    const files::MemoryDisk disk;
    CHECK_THROWS_WITH_AS(
        static_cast<void>(find_layout(disk, "exam", "/home/t", {"/home/t", "/data", {}})),
        "there is no layout \"exam\"; looked for its layout.toml in layouts/exam, "
        "../layouts/exam, /layouts/exam, /data/layouts/exam",
        base::InputError);
}

TEST_CASE("find_layout: --data is the only place; a name that is nowhere says where it looked") {
    files::MemoryDisk disk;
    disk.write("/home/t/layouts/exam/layout.toml", "");
    DataFolders folders{"/home/t", "/data", files::Path("/other")};
    CHECK_THROWS_WITH_AS(static_cast<void>(find_layout(disk, "exam", "/home/t", folders)),
                         "there is no layout \"exam\"; looked for its layout.toml in "
                         "/other/layouts/exam",
                         base::InputError);
    disk.write("/other/layouts/exam/layout.toml", "");
    CHECK(find_layout(disk, "exam", "/home/t", folders) == "/other/layouts/exam");
}

TEST_CASE("find_fonts: a missing book is the machine's failure") {
    files::MemoryDisk disk;
    const DataFolders folders{"/home/t", "/data", {}};
    CHECK_THROWS_AS(static_cast<void>(find_fonts(disk, "/home/t/p", folders)), base::WorldError);
    disk.write("/data/fonts/fonts.toml", "");
    CHECK(find_fonts(disk, "/home/t/p", folders) == "/data/fonts");
    disk.write("/home/fonts/fonts.toml", "");
    CHECK(find_fonts(disk, "/home/t/p", folders) == "/home/fonts");
}
