// SPDX-License-Identifier: MIT
#include "files/memory_disk.hpp"

#include <doctest/doctest.h>

using namespace papersetter::files;
using Names = std::vector<std::string>;

TEST_CASE("memory_disk: folders exist by the files in them") {
    MemoryDisk disk;
    disk.write("bank/items/a.toml", "a");
    CHECK(disk.is_folder("bank"));
    CHECK(disk.is_folder("bank/items/"));
    CHECK(!disk.is_folder("bank/items/a.toml"));
    CHECK(!disk.is_folder("ban"));
    CHECK(disk.exists("./bank//items/../items/a.toml"));
    CHECK(disk.read("bank/items/a.toml") == "a");
    CHECK(disk.is_folder("."));
}

TEST_CASE("memory_disk: lists names sorted by bytes, files and folders") {
    MemoryDisk disk;
    disk.write("b/z", "");
    disk.write("b/Z/deep/er", "");
    disk.write("b/a.toml", "");
    disk.write("bb", "");
    disk.make_folders("b/made");
    CHECK(disk.list("b") == Names{"Z", "a.toml", "made", "z"});
    CHECK(disk.list(".") == Names{"b", "bb"});
    CHECK(disk.list("b/made").empty());
    CHECK_THROWS_WITH_AS(static_cast<void>(disk.list("c")),
                         "cannot list c: No such file or directory", DiskError);
    CHECK_THROWS_WITH_AS(static_cast<void>(disk.list("bb")), "cannot list bb: Not a directory",
                         DiskError);
}

TEST_CASE("memory_disk: fails as a disk does") {
    MemoryDisk disk;
    disk.write("a/x", "1");
    CHECK_THROWS_WITH(static_cast<void>(disk.read("a/y")),
                      "cannot read a/y: No such file or directory");
    CHECK_THROWS_WITH(static_cast<void>(disk.read("a")), "cannot read a: Is a directory");
    CHECK_THROWS_WITH(disk.write("a", ""), "cannot write a: Is a directory");
    CHECK_THROWS_WITH(disk.rename("a/x", "c/x"), "cannot write c/x: No such file or directory");
    CHECK_THROWS_WITH(disk.rename("a/y", "a/z"), "cannot write a/z: No such file or directory");
    CHECK_THROWS_WITH(disk.remove("a"), "cannot remove a: Directory not empty");
    CHECK_THROWS_WITH(disk.make_folders("a/x/y"), "cannot make a/x/y: Not a directory");
}

TEST_CASE("memory_disk: a full disk refuses what does not fit") {
    MemoryDisk disk;
    disk.room = 5;
    disk.write("a", "123");
    CHECK_THROWS_WITH_AS(disk.write("b", "456"), "cannot write b: No space left on device",
                         DiskError);
    CHECK(!disk.exists("b"));
    disk.write("b", "45");
}

TEST_CASE("memory_disk: renames files over files and folders with all in them") {
    MemoryDisk disk;
    disk.write("s/a", "new");
    disk.write("s/r/b", "b");
    disk.write("f/a", "old");
    disk.rename("s/a", "f/a");
    CHECK(disk.read("f/a") == "new");
    disk.rename("s", "g");
    CHECK(disk.read("g/r/b") == "b");
    CHECK(!disk.exists("s"));
    CHECK_THROWS_WITH(disk.rename("g", "f"), "cannot write f: Directory not empty");
}

TEST_CASE("memory_disk: a folder outlives its last file, and goes when removed") {
    MemoryDisk disk;
    disk.write("a/x", "1");
    disk.remove("a/x");
    CHECK(disk.is_folder("a"));
    disk.remove("a");
    CHECK(!disk.exists("a"));
    CHECK_NOTHROW(disk.remove("a"));
    disk.write("a/b/c", "");
    disk.write("ab", "");
    disk.remove_all("a");
    CHECK(disk.list(".") == Names{"ab"});
}
