// SPDX-License-Identifier: MIT
#include "files/folder_claim.hpp"

#include <doctest/doctest.h>

#include <filesystem>

#include "scratch_folder.hpp"

using namespace papersetter::files;

TEST_CASE("folder_claim: one at a time") {
    const ScratchFolder scratch;
    FolderClaim first(scratch.path());
    CHECK(first.is_held());
    CHECK_FALSE(first.is_lost());
    const FolderClaim second(scratch.path());
    CHECK_FALSE(second.is_held());
    CHECK(second.is_lost());
    first.release();
    CHECK_FALSE(first.is_held());
    CHECK(FolderClaim(scratch.path()).is_held());
    CHECK(second.is_lost());
}

TEST_CASE("folder_claim: a folder that was taken away is lost, a new one of its name too") {
    const ScratchFolder scratch;
    const Path folder = scratch.path() / "a";
    std::filesystem::create_directory(folder);
    const FolderClaim claim(folder);
    CHECK(claim.is_held());
    std::filesystem::remove(folder);
    CHECK(claim.is_lost());
    std::filesystem::create_directory(folder);
    CHECK(claim.is_lost());
    CHECK(FolderClaim(folder).is_held());
}

TEST_CASE("folder_claim: what is no folder of a disk is neither held nor lost") {
    const ScratchFolder scratch;
    std::filesystem::create_directory(scratch.path() / "a");
    std::filesystem::create_symlink("a", scratch.path() / "link");
    for (const char* name : {"nowhere", "link"}) {
        const FolderClaim claim(scratch.path() / name);
        CHECK_FALSE(claim.is_held());
        CHECK_FALSE(claim.is_lost());
    }
}
