// SPDX-License-Identifier: MIT
#include "files/whole_file.hpp"

#include <doctest/doctest.h>

#include "files/interruption.hpp"
#include "files/memory_disk.hpp"

using namespace papersetter::files;
using Names = std::vector<std::string>;

TEST_CASE("whole_file: one file is put in its place, folders above it are made") {
    MemoryDisk disk;
    write_whole(disk, "output/deep/guide.pdf", "1");
    write_whole(disk, "output/deep/guide.pdf", "2");
    CHECK(disk.read("output/deep/guide.pdf") == "2");
    CHECK(disk.list("output/deep") == Names{"guide.pdf"});
}

TEST_CASE("whole_file: what cannot be put there leaves nothing behind") {
    MemoryDisk disk;
    disk.write("output/guide.pdf/x", "a folder of that name");
    CHECK_THROWS_AS(write_whole(disk, "output/guide.pdf", "1"), DiskError);
    CHECK(disk.list("output") == Names{"guide.pdf"});
}

TEST_CASE("whole_file: an interrupted run leaves the earlier file") {
    MemoryDisk disk;
    disk.write("output/guide.pdf", "earlier");
    interrupt();
    CHECK_THROWS_AS(write_whole(disk, "output/guide.pdf", "1"), Interrupted);
    clear_interruption();
    CHECK(disk.read("output/guide.pdf") == "earlier");
    CHECK(disk.list("output") == Names{"guide.pdf"});
}
