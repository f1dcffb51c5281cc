// SPDX-License-Identifier: MIT
#include "files/staged_folder.hpp"

#include <doctest/doctest.h>

#include <map>
#include <memory>
#include <optional>
#include <stdexcept>
#include <thread>

#include "files/interruption.hpp"
#include "files/memory_disk.hpp"
#include "scratch_folder.hpp"

using namespace papersetter::files;

namespace {

using Contents = std::map<std::string, std::string>;

// Fails at the n-th call that changes the disk (from 0), and at each later one if it `stays`
// broken.
class FailingDisk final : public Disk {
  public:
    explicit FailingDisk(MemoryDisk& disk) : disk_(disk) {}
    bool exists(const Path& path) const override { return disk_.exists(path); }
    bool is_folder(const Path& path) const override { return disk_.is_folder(path); }
    std::string read(const Path& path) const override { return disk_.read(path); }
    std::vector<std::string> list(const Path& folder) const override { return disk_.list(folder); }
    void make_folders(const Path& folder) override {
        count("make", folder);
        disk_.make_folders(folder);
        const bool is_staging = folder.filename().string().find(".staging-") != std::string::npos;
        if (is_staging && sweeps-- > 0) disk_.remove_all(folder);
    }
    void write(const Path& path, std::string_view bytes) override {
        count("write", path);
        disk_.write(path, bytes);
    }
    void rename(const Path& from, const Path& to) override {
        count("write", to);
        disk_.rename(from, to);
    }
    void remove(const Path& path) override {
        count("remove", path);
        disk_.remove(path);
    }
    void remove_all(const Path& path) override {
        if (stays && fails_at && calls > *fails_at) throw DiskError("remove", path, "broken");
        disk_.remove_all(path);
    }
    void sync(const Path& folder) override {
        count("sync", folder);
        disk_.sync(folder);
    }

    std::optional<int> fails_at;
    bool stays = false;
    int sweeps = 0;  // so many new staging folders are swept by another run at once
    int calls = 0;

  private:
    void count(const char* action, const Path& path) {
        const int call = calls++;
        if (fails_at && (stays ? call >= *fails_at : call == *fails_at)) {
            throw DiskError(action, path, "broken");
        }
    }
    MemoryDisk& disk_;
};

StagedFolder::LastLook obsolete(std::vector<std::string> names) {
    return [names = std::move(names)] { return names; };
}

void make_new(Disk& disk) {
    StagedFolder folder(disk, "out/exam");
    folder.write("questions-A.pdf", "new questions");
    folder.write("key.csv", "new csv");
    folder.write("record/banks/b/items.toml", "new items");
    folder.write("manifest.toml", "new manifest");
    folder.commit("manifest.toml",
                  obsolete({"questions-B.pdf", "record/old/part.toml", "key.csv", "gone"}));
}

const Contents old_output{{"out/exam/key.csv", "old csv"},
                          {"out/exam/manifest.toml", "old manifest"},
                          {"out/exam/mine.txt", "the teacher's own"},
                          {"out/exam/questions-A.pdf", "old questions"},
                          {"out/exam/questions-B.pdf", "old B"},
                          {"out/exam/record/old/part.toml", "old part"}};
const Contents new_output{{"out/exam/key.csv", "new csv"},
                          {"out/exam/manifest.toml", "new manifest"},
                          {"out/exam/questions-A.pdf", "new questions"},
                          {"out/exam/record/banks/b/items.toml", "new items"}};

MemoryDisk with_old_output() {
    MemoryDisk disk;
    for (const auto& [path, bytes] : old_output) disk.write(path, bytes);
    return disk;
}

}  // namespace

TEST_CASE("staged_folder: nothing stands under a final name before the commit") {
    MemoryDisk disk;
    StagedFolder folder(disk, "out/exam");
    folder.write("a", "1");
    CHECK(!disk.exists("out/exam"));
    CHECK(disk.read(folder.staging() / "a") == "1");
    folder.write("manifest.toml", "m");
    folder.commit("manifest.toml", {});
    CHECK(disk.contents() == Contents{{"out/exam/a", "1"}, {"out/exam/manifest.toml", "m"}});
}

TEST_CASE("staged_folder: without a commit the staging folder goes") {
    MemoryDisk disk;
    {
        StagedFolder folder(disk, "out/exam");
        folder.write("a/b", "1");
    }
    CHECK_FALSE(disk.exists("out"));
}

TEST_CASE("staged_folder: a new run takes the place of an old one") {
    MemoryDisk disk = with_old_output();
    make_new(disk);
    Contents expected = new_output;
    expected["out/exam/mine.txt"] = "the teacher's own";
    CHECK(disk.contents() == expected);
    CHECK(disk.list("out") == std::vector<std::string>{"exam"});
    CHECK(disk.list("out/exam/record") == std::vector<std::string>{"banks"});
}

TEST_CASE("staged_folder: a failure at any step leaves nothing where nothing was") {
    for (int step = 0;; ++step) {
        MemoryDisk memory;
        FailingDisk disk(memory);
        disk.fails_at = step;
        CAPTURE(step);
        REQUIRE(step < 50);
        try {
            make_new(disk);
            CHECK(disk.calls == step);
            CHECK(memory.contents() == new_output);
            break;
        } catch (const DiskError& error) {
            CHECK(memory.contents().empty());
            CHECK(!memory.exists("out/exam"));
            // The message never names the staging folder, which is gone.
            CHECK(std::string(error.what()).find("staging") == std::string::npos);
            CHECK(std::string(error.what()).find(" out/exam") != std::string::npos);
        }
    }
}

TEST_CASE("staged_folder: a failure at any step leaves the old output as it was") {
    for (int step = 0;; ++step) {
        MemoryDisk memory = with_old_output();
        FailingDisk disk(memory);
        disk.fails_at = step;
        CAPTURE(step);
        REQUIRE(step < 50);
        try {
            make_new(disk);
            // The last call tidies up and may fail unnoticed: the output is whole.
            if (disk.calls > step) continue;
            break;
        } catch (const DiskError& error) {
            CHECK(memory.contents() == old_output);
            CHECK(memory.list("out") == std::vector<std::string>{"exam"});
            CHECK(memory.list("out/exam/record") == std::vector<std::string>{"old"});
            CHECK(error.hint().empty());
        }
    }
}

TEST_CASE(
    "staged_folder: a disk that stays broken loses no old file and never has a wrong marker") {
    for (int step = 0;; ++step) {
        MemoryDisk memory = with_old_output();
        FailingDisk disk(memory);
        disk.fails_at = step;
        disk.stays = true;
        CAPTURE(step);
        REQUIRE(step < 50);
        try {
            make_new(disk);
            if (disk.calls > step) continue;
            break;
        } catch (const DiskError& error) {
            std::multimap<std::string, std::string> kept;
            for (const auto& [path, bytes] : memory.contents()) kept.emplace(bytes, path);
            for (const auto& [path, bytes] : old_output) CHECK(kept.count(bytes) == 1);
            const Contents& files = memory.contents();
            if (files.contains("out/exam/manifest.toml")) {
                CHECK(files.at("out/exam/manifest.toml") == "old manifest");
                for (const auto& [path, bytes] : old_output) CHECK(files.at(path) == bytes);
            } else {
                CHECK(error.hint().starts_with(
                    "out/exam is left incomplete; its earlier files are in out/.exam.staging-"));
            }
        }
    }
}

TEST_CASE("staged_folder: a full disk names the file as it would have stood") {
    MemoryDisk disk;
    disk.room = 3;
    StagedFolder folder(disk, "out/exam");
    CHECK_THROWS_WITH_AS(folder.write("record/a.toml", "1234"),
                         "cannot write out/exam/record/a.toml: No space left on device", DiskError);
}

TEST_CASE("staged_folder: a file in the folder's place is told") {
    MemoryDisk disk;
    disk.write("out/exam", "a file");
    CHECK_THROWS_WITH_AS(StagedFolder(disk, "out/exam"),
                         "cannot make out/exam: a file stands there", DiskError);
}

TEST_CASE("staged_folder: two of one process do not meet") {
    MemoryDisk disk;
    StagedFolder one(disk, "out/exam");
    StagedFolder two(disk, "out/exam/");
    CHECK(one.staging() != two.staging());
    CHECK(one.staging().parent_path() == "out");
    CHECK(two.staging().parent_path() == "out");
}

TEST_CASE("staged_folder: stale folders are swept") {
    const ScratchFolder scratch;
    RealDisk disk;
    disk.make_folders(scratch.path() / ".exam.staging-2000000000-0/a");
    const StagedFolder folder(disk, scratch.path() / "exam");
    CHECK(disk.list(scratch.path()) ==
          std::vector<std::string>{folder.staging().filename().string()});
}

TEST_CASE("staged_folder: one that lives is not swept, whatever process it is named for") {
    const ScratchFolder scratch;
    RealDisk disk;
    // As another container would have it: a process that does not exist here.
    const Path foreign = scratch.path() / ".exam.staging-2000000000-0";
    disk.make_folders(foreign);
    {
        const FolderClaim claim(foreign);
        REQUIRE(claim.is_held());
        StagedFolder folder(disk, scratch.path() / "exam");
        folder.write("manifest.toml", "new");
        folder.commit("manifest.toml", {});
        CHECK(disk.list(scratch.path()) ==
              std::vector<std::string>{".exam.staging-2000000000-0", "exam"});
    }
    const StagedFolder next(disk, scratch.path() / "exam");
    CHECK_FALSE(disk.exists(foreign));
}

TEST_CASE("staged_folder: two of one name do not share a staging folder, swept or not") {
    const ScratchFolder scratch;
    RealDisk disk;
    StagedFolder one(disk, scratch.path() / "exam");
    StagedFolder two(disk, scratch.path() / "exam");
    CHECK(one.staging() != two.staging());
    one.write("manifest.toml", "one");
    two.write("manifest.toml", "two");
    one.commit("manifest.toml", {});
    two.commit("manifest.toml", {});
    CHECK(disk.read(scratch.path() / "exam/manifest.toml") == "two");
}

TEST_CASE("staged_folder: the last look may refuse, and sees what came meanwhile") {
    for (const bool is_new : {false, true}) {
        CAPTURE(is_new);
        MemoryDisk disk = is_new ? MemoryDisk() : with_old_output();
        const Contents before = disk.contents();
        {
            StagedFolder folder(disk, "out/exam");
            folder.write("manifest.toml", "new");
            CHECK_THROWS_AS(
                folder.commit("manifest.toml",
                              []() -> std::vector<std::string> { throw DiskError("", "", ""); }),
                DiskError);
        }
        CHECK(disk.contents() == before);
    }
    const ScratchFolder scratch;
    RealDisk disk;
    StagedFolder one(disk, scratch.path() / "exam");
    StagedFolder two(disk, scratch.path() / "exam");
    for (StagedFolder* folder : {&one, &two}) folder->write("manifest.toml", "new");
    one.write("extra", "of the first");
    one.commit("manifest.toml", {});
    bool is_there = false;
    two.commit("manifest.toml", [&] {
        is_there = disk.exists(scratch.path() / "exam/manifest.toml");
        return std::vector<std::string>{"extra"};
    });
    CHECK(is_there);
    CHECK(disk.list(scratch.path() / "exam") == std::vector<std::string>{"manifest.toml"});
}

TEST_CASE("staged_folder: one that is swept before it can be claimed is made anew") {
    MemoryDisk memory;
    FailingDisk disk(memory);
    disk.sweeps = 3;
    StagedFolder folder(disk, "out/exam");
    CHECK(memory.is_folder(folder.staging()));
    folder.write("manifest.toml", "new");
    folder.commit("manifest.toml", {});
    CHECK(memory.read("out/exam/manifest.toml") == "new");
}

TEST_CASE("staged_folder: an interruption stops writing and committing and cleans up") {
    clear_interruption();
    MemoryDisk disk = with_old_output();
    {
        StagedFolder folder(disk, "out/exam");
        folder.write("manifest.toml", "new");
        interrupt();
        CHECK_THROWS_AS(folder.write("b", "2"), Interrupted);
        CHECK_THROWS_AS(folder.commit("manifest.toml", {}), Interrupted);
    }
    clear_interruption();
    CHECK(disk.contents() == old_output);
    CHECK(disk.list("out") == std::vector<std::string>{"exam"});
}

TEST_CASE("staged_folder: names that lead elsewhere and names given twice are our fault") {
    MemoryDisk disk;
    StagedFolder folder(disk, "out/exam");
    for (const std::string_view name :
         {"", "/etc/x", "../x", "a/../../x", "a//b", "./a", "a/", ".earlier/x"}) {
        CAPTURE(name);
        CHECK_THROWS_AS(folder.write(name, ""), std::logic_error);
    }
    folder.write("a", "");
    CHECK_THROWS_AS(folder.write("a", ""), std::logic_error);
    CHECK_THROWS_AS(folder.commit("b", {}), std::logic_error);
    CHECK_THROWS_AS(folder.commit("a", obsolete({"../../home"})), std::logic_error);
}

TEST_CASE("staged_folder: threads may write at once, on the disk of this machine") {
    const ScratchFolder scratch;
    RealDisk disk;
    const Path final_folder = scratch.path() / "new/exam";
    {
        StagedFolder folder(disk, final_folder);
        std::vector<std::thread> threads;
        for (int i = 0; i < 4; ++i) {
            threads.emplace_back([&folder, i] {
                for (int k = 0; k < 25; ++k) {
                    const std::string name = std::to_string(i) + "/" + std::to_string(k);
                    folder.write(name, name);
                }
            });
        }
        for (std::thread& thread : threads) thread.join();
        folder.write("manifest.toml", "m");
        folder.commit("manifest.toml", {});
    }
    CHECK(disk.list(final_folder) == std::vector<std::string>{"0", "1", "2", "3", "manifest.toml"});
    CHECK(disk.read(final_folder / "3/24") == "3/24");

    StagedFolder again(disk, final_folder);
    again.write("0/0", "again");
    again.write("manifest.toml", "n");
    again.commit("manifest.toml", obsolete({"3/24", "1/0"}));
    CHECK(disk.read(final_folder / "0/0") == "again");
    CHECK(disk.read(final_folder / "manifest.toml") == "n");
    CHECK(!disk.exists(final_folder / "3/24"));
    CHECK(disk.list(final_folder / "1").size() == 24);
}

TEST_CASE("staged_folder: an empty folder that is there is filled") {
    const ScratchFolder scratch;
    RealDisk disk;
    {
        StagedFolder folder(disk, scratch.path());
        folder.write("manifest.toml", "m");
        folder.commit("manifest.toml", {});
    }
    CHECK(disk.list(scratch.path()) == std::vector<std::string>{"manifest.toml"});
}

TEST_CASE("staged_folder: without a commit the folders made above it go, but for others' files") {
    MemoryDisk disk;
    disk.make_folders("home");
    { const StagedFolder staged(disk, "home/output/deep/paper"); }
    CHECK(disk.exists("home"));
    CHECK_FALSE(disk.exists("home/output"));
    {
        const StagedFolder staged(disk, "home/output/deep/paper");
        disk.write("home/output/notes.txt", "mine");
    }
    CHECK_FALSE(disk.exists("home/output/deep"));
    CHECK(disk.exists("home/output/notes.txt"));
}

TEST_CASE("staged_folder: runs into one folder follow each other and never mix") {
    constexpr int runs = 4;
    constexpr int files = 40;
    const ScratchFolder scratch;
    const Path out = scratch.path() / "out";
    RealDisk disk;
    for (int round = 0; round < 5; ++round) {
        disk.make_folders(out);
        std::vector<std::unique_ptr<StagedFolder>> folders;
        for (int run = 0; run < runs; ++run) {
            folders.push_back(std::make_unique<StagedFolder>(disk, out));
            for (int i = 0; i < files; ++i) {
                folders.back()->write("f" + std::to_string(i), std::to_string(run));
            }
            folders.back()->write("manifest.toml", std::to_string(run));
        }
        std::vector<std::thread> threads;
        for (const auto& folder : folders) {
            threads.emplace_back([&folder] { folder->commit("manifest.toml", {}); });
        }
        for (std::thread& thread : threads) thread.join();
        const std::string last = disk.read(out / "manifest.toml");
        for (int i = 0; i < files; ++i) {
            CHECK(disk.read(out / ("f" + std::to_string(i))) == last);
        }
    }
}
