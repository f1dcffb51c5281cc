// SPDX-License-Identifier: MIT
#include "production/previous.hpp"

#include <doctest/doctest.h>

#include "files/memory_disk.hpp"
#include "manifest/manifest.hpp"

using namespace papersetter;
using namespace papersetter::production;

namespace {

std::string manifest_listing(const std::string& output) {
    manifest::Manifest manifest;
    manifest.program = "papersetter 0";
    manifest.engine = "e";
    manifest.seed = "s";
    manifest.blueprint = "b";
    manifest.layout = "exam";
    manifest.outputs.push_back({output, {}});
    manifest.record.push_back({"record/blueprint.toml", {}});
    return manifest::write(manifest);
}

}  // namespace

TEST_CASE("previous_files: what an older manifest lists, the manifest included") {
    files::MemoryDisk disk;
    CHECK(previous_files(disk, "out").empty());
    disk.write("out/manifest.toml", manifest_listing("questions-A.pdf"));
    CHECK(previous_files(disk, "out") ==
          std::vector<std::string>{"manifest.toml", "questions-A.pdf", "record/blueprint.toml"});
}

TEST_CASE("previous_files: names that lead out of the folder are left out") {
    files::MemoryDisk disk;
    for (const char* name : {"../precious.txt", "/etc/passwd", "record/../../x", "./x", ""}) {
        disk.write("out/manifest.toml", manifest_listing(name));
        for (const std::string& file : previous_files(disk, "out")) CHECK(file != name);
    }
}

TEST_CASE("previous_files: a damaged manifest lists nothing") {
    files::MemoryDisk disk;
    disk.write("out/manifest.toml", "not a manifest");
    CHECK(previous_files(disk, "out").empty());
}
