// SPDX-License-Identifier: MIT
#include "bank/item_files.hpp"

#include <filesystem>
#include <fstream>

#include <doctest/doctest.h>

#include "files/memory_disk.hpp"

namespace papersetter::bank {

TEST_CASE("item files: sorted by the bytes of the path, in any folder below") {
    files::MemoryDisk disk;
    for (const char* path : {"b/bank.toml", "b/z.toml", "b/a/x.toml", "b/a.toml", "b/B.toml",
                             "b/a/b/c/d.toml", "b/a/notes.md", "b/toml"}) {
        disk.write(path, "");
    }
    CHECK(item_files(disk, "b") == std::vector<files::Path>{"b/B.toml", "b/a.toml",
                                                            "b/a/b/c/d.toml", "b/a/x.toml",
                                                            "b/z.toml"});
}

TEST_CASE("item files: links that lead round in a circle are walked once") {
    namespace disk_of_machine = std::filesystem;
    const files::Path root = disk_of_machine::temp_directory_path() / "papersetter-item-files-test";
    disk_of_machine::remove_all(root);
    disk_of_machine::create_directories(root / "items");
    std::ofstream(root / "bank.toml") << "";
    std::ofstream(root / "items" / "q.toml") << "";
    disk_of_machine::create_directory_symlink("..", root / "items" / "up");
    disk_of_machine::create_directory_symlink("items", root / "same");
    const std::vector<files::Path> found = item_files(files::RealDisk(), root);
    CHECK(found == std::vector<files::Path>{root / "items" / "q.toml"});
    disk_of_machine::remove_all(root);
}

}  // namespace papersetter::bank
