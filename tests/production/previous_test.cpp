// SPDX-License-Identifier: MIT
#include "production/previous.hpp"

#include <doctest/doctest.h>

#include "files/memory_disk.hpp"
#include "manifest/manifest.hpp"

using namespace papersetter;
using namespace papersetter::production;

namespace {

std::string manifest_listing(const std::string& output, bool is_issued = false) {
    manifest::Manifest manifest;
    manifest.is_issued = is_issued;
    manifest.program = "papersetter 0";
    manifest.engine = "e";
    manifest.seed = "s";
    manifest.blueprint = "b";
    manifest.layout = "exam";
    manifest.outputs.push_back({output, {}});
    manifest.record.push_back({"record/blueprint.toml", {}});
    return manifest::write(manifest);
}

std::string refusal(const files::Disk& disk, const files::Path& folder) {
    try {
        refuse_issued(disk, folder, "/home");
    } catch (const base::InputError& problem) {
        return problem.what();
    }
    return "";
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

TEST_CASE("previous_files: an issued paper below is no part of an older run") {
    files::MemoryDisk disk;
    disk.write("out/manifest.toml", manifest_listing("spring/key.csv"));
    disk.write("out/spring/manifest.toml", manifest_listing("key.csv"));
    CHECK(previous_files(disk, "out").size() == 3);
    disk.write("out/spring/manifest.toml", manifest_listing("key.csv", true));
    CHECK(previous_files(disk, "out") ==
          std::vector<std::string>{"manifest.toml", "record/blueprint.toml"});
}

TEST_CASE("refuse_issued: the folder of an issued paper, its record and a folder around it") {
    files::MemoryDisk disk;
    disk.write("/home/out/manifest.toml", manifest_listing("key.csv"));
    CHECK(refusal(disk, "/home/out").empty());
    disk.write("/home/out/manifest.toml", manifest_listing("key.csv", true));
    for (const char* folder : {"/home/out", "/home/out/record", "/home/out/record/layout/x"}) {
        CAPTURE(folder);
        CHECK(refusal(disk, folder) ==
              "the paper in out was issued: nothing overwrites it; --out names another folder");
    }
    for (const char* folder : {"/home", "/home/other", "/home/out/elsewhere", "/"}) {
        CAPTURE(folder);
        CHECK(refusal(disk, folder).empty());
    }
    disk.write("/home/record/manifest.toml", manifest_listing("key.csv", true));
    CHECK_FALSE(refusal(disk, "/home").empty());
}

TEST_CASE("refuse_issued: a damaged manifest protects too") {
    files::MemoryDisk disk;
    disk.write("/home/out/manifest.toml", "issued = true\nnot a manifest");
    CHECK_FALSE(refusal(disk, "/home/out").empty());
}

TEST_CASE("refuse_bank: a bank, and a folder with items of one, are no place for a paper") {
    files::MemoryDisk disk;
    disk.write("/home/bank/bank.toml", "");
    disk.write("/home/bank/items/hard/one.toml", "");
    disk.write("/home/bank/papers/exam/manifest.toml", "");
    disk.write("/home/bank/papers/exam/record/one.toml", "");
    const auto refusal_of = [&](const char* folder) {
        try {
            refuse_bank(disk, folder, "/home");
        } catch (const base::InputError& problem) {
            return std::string(problem.what());
        }
        return std::string();
    };
    CHECK(refusal_of("/home/bank") ==
          "bank is a bank: a paper would spoil it; --out names another folder");
    CHECK(refusal_of("/home/bank/items") ==
          "bank/items holds items of a bank: a paper would spoil it; --out names another folder");
    CHECK_FALSE(refusal_of("/home/bank/items/hard").empty());
    for (const char* folder : {"/home", "/", "/home/bank/new", "/home/bank/items/new", "/home/ban",
                               "/home/bank/papers", "/home/bank/papers/exam", "/home/other"}) {
        CAPTURE(folder);
        CHECK(refusal_of(folder).empty());
    }
}
