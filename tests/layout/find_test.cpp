// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "files/memory_disk.hpp"
#include "layout/layout.hpp"

using namespace papersetter;

namespace {

using Paths = std::vector<files::Path>;

}  // namespace

TEST_CASE("find: here, then beside the blueprint and upwards, then the installed data") {
    files::MemoryDisk disk;
    Paths tried;
    CHECK(layout::find(disk, "exam", "/a/b", "/share", tried) == files::Path());
    CHECK(tried == Paths{"layouts/exam", "/a/b/layouts/exam", "/a/layouts/exam", "/layouts/exam",
                         "/share/layouts/exam"});
    for (const char* folder :
         {"/share/layouts/exam", "/a/layouts/exam", "/a/b/layouts/exam", "layouts/exam"}) {
        disk.write(files::Path(folder) / "layout.toml", "");
        tried.clear();
        CHECK(layout::find(disk, "exam", "/a/b", "/share", tried) == files::Path(folder));
    }
    CHECK(tried.empty());
}

TEST_CASE("find: a folder without layout.toml is no layout") {
    files::MemoryDisk disk;
    disk.write("banks/layouts/exam/style.css", "");
    disk.write("layouts/exam/layout.toml", "");
    Paths tried;
    CHECK(layout::find(disk, "exam", "banks", "", tried) == files::Path("layouts/exam"));
}

TEST_CASE("find: a relative start ends where the person stands") {
    files::MemoryDisk disk;
    Paths tried;
    CHECK(layout::find(disk, "exam", "banks/ml", "share", tried) == files::Path());
    CHECK(tried == Paths{"layouts/exam", "banks/ml/layouts/exam", "banks/layouts/exam",
                         "share/layouts/exam"});
}
