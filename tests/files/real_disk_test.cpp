// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <string>

#include <sys/stat.h>

#include "files/disk.hpp"
#include "scratch_folder.hpp"

using namespace papersetter::files;

TEST_CASE("real_disk: what is written is read back, over what stood there") {
    const ScratchFolder scratch;
    RealDisk disk;
    const Path file = scratch.path() / "a";
    std::string bytes(300'000, '\0');
    for (std::size_t i = 0; i < bytes.size(); ++i) bytes[i] = static_cast<char>(i * 7);
    disk.write(file, bytes);
    CHECK(disk.read(file) == bytes);
    disk.write(file, "short");
    CHECK(disk.read(file) == "short");
    disk.write(file, "");
    CHECK(disk.read(file).empty());
}

TEST_CASE("real_disk: reads what tells no size") {
    CHECK(RealDisk().read("/proc/self/status").find("Pid:") != std::string::npos);
}

TEST_CASE("real_disk: lists names sorted by bytes") {
    const ScratchFolder scratch;
    RealDisk disk;
    for (const char* name : {"b", "a", "Z", "\xC3\xA9", "10", "9"}) {
        disk.write(scratch.path() / name, "");
    }
    CHECK(disk.list(scratch.path()) ==
          std::vector<std::string>{"10", "9", "Z", "a", "b", "\xC3\xA9"});
}

TEST_CASE("real_disk: makes, moves and removes folders") {
    const ScratchFolder scratch;
    RealDisk disk;
    const Path deep = scratch.path() / "x/y/z";
    disk.make_folders(deep);
    disk.make_folders(deep);
    CHECK(disk.is_folder(deep));
    disk.write(deep / "f", "1");
    disk.rename(scratch.path() / "x", scratch.path() / "w");
    CHECK(!disk.exists(scratch.path() / "x"));
    CHECK(disk.read(scratch.path() / "w/y/z/f") == "1");
    disk.sync(scratch.path());
    disk.remove(scratch.path() / "w/y/z/f");
    disk.remove(scratch.path() / "w/y/z/f");
    disk.remove_all(scratch.path() / "w");
    CHECK(disk.list(scratch.path()).empty());
}

TEST_CASE("real_disk: failures name the path and the system's reason") {
    const ScratchFolder scratch;
    RealDisk disk;
    const Path& folder = scratch.path();
    const std::string name = folder.string();
    disk.make_folders(folder / "d");
    disk.write(folder / "d/f", "");
    CHECK_THROWS_WITH_AS(static_cast<void>(disk.read(folder / "no")),
                         ("cannot read " + name + "/no: No such file or directory").c_str(),
                         DiskError);
    CHECK_THROWS_WITH(static_cast<void>(disk.read(folder / "d")),
                      ("cannot read " + name + "/d: Is a directory").c_str());
    CHECK_THROWS_WITH(disk.write(folder / "no/f", "x"),
                      ("cannot write " + name + "/no/f: No such file or directory").c_str());
    CHECK_THROWS_WITH(disk.make_folders(folder / "d/f"),
                      ("cannot make " + name + "/d/f: Not a directory").c_str());
    CHECK_THROWS_WITH(disk.remove(folder / "d"),
                      ("cannot remove " + name + "/d: Directory not empty").c_str());
    CHECK_THROWS_WITH(disk.rename(folder / "no", folder / "to"),
                      ("cannot write " + name + "/to: No such file or directory").c_str());
    CHECK(!disk.exists(folder / "d/f/below"));
}

TEST_CASE("real_disk: a full disk is told, and the device stays") {
    RealDisk disk;
    CHECK_THROWS_WITH_AS(disk.write("/dev/full", "x"),
                         "cannot write /dev/full: No space left on device",
                         papersetter::base::WorldError);
    CHECK(disk.exists("/dev/full"));
}

TEST_CASE("real_disk: what has no end or no writer is refused, not waited for") {
    const ScratchFolder scratch;
    const Path pipe = scratch.path() / "pipe";
    REQUIRE(::mkfifo(pipe.c_str(), 0600) == 0);
    const std::string reason = ": it is a device or a pipe, not a file";
    CHECK_THROWS_WITH_AS(static_cast<void>(RealDisk().read(pipe)),
                         ("cannot read " + pipe.string() + reason).c_str(), DiskError);
    CHECK_THROWS_WITH(static_cast<void>(RealDisk().read("/dev/zero")),
                      ("cannot read /dev/zero" + reason).c_str());
    const Path huge = scratch.path() / "huge";
    std::ofstream(huge).put('x');
    std::filesystem::resize_file(huge, (std::uintmax_t{1} << 30) + 1);
    CHECK_THROWS_WITH(static_cast<void>(RealDisk().read(huge)),
                      ("cannot read " + huge.string() + ": it is larger than 1 GiB").c_str());
}

TEST_CASE("real_disk: nothing stands at the end of links in a circle") {
    const ScratchFolder scratch;
    std::filesystem::create_symlink("b", scratch.path() / "a");
    std::filesystem::create_symlink("a", scratch.path() / "b");
    CHECK_FALSE(RealDisk().exists(scratch.path() / "a"));
    CHECK_FALSE(RealDisk().is_folder(scratch.path() / "a"));
    CHECK_THROWS_AS(static_cast<void>(RealDisk().read(scratch.path() / "a")), DiskError);
}

TEST_CASE("real_disk: nothing stands under a name that is too long") {
    const Path name(std::string(10'000, 'n'));
    CHECK_FALSE(RealDisk().exists(name));
    CHECK_FALSE(RealDisk().is_folder("/" / name));
}
