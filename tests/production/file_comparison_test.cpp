// SPDX-License-Identifier: MIT
#include "production/file_comparison.hpp"

#include <doctest/doctest.h>

#include "base/digest.hpp"
#include "files/memory_disk.hpp"

using namespace papersetter;
using namespace papersetter::production;

namespace {

/// A disk on which one file cannot be read.
class FailingDisk final : public files::Disk {
  public:
    explicit FailingDisk(const files::MemoryDisk& disk) : disk_(&disk) {}
    bool exists(const files::Path& path) const override { return disk_->exists(path); }
    bool is_folder(const files::Path& path) const override { return disk_->is_folder(path); }
    std::string read(const files::Path& path) const override {
        if (path == "/out/bad") throw files::DiskError("read", path, "Input/output error");
        return disk_->read(path);
    }
    std::vector<std::string> list(const files::Path& path) const override {
        return disk_->list(path);
    }
    void make_folders(const files::Path&) override {}
    void write(const files::Path&, std::string_view) override {}
    void rename(const files::Path&, const files::Path&) override {}
    void remove(const files::Path&) override {}
    void remove_all(const files::Path&) override {}
    void sync(const files::Path&) override {}

  private:
    const files::MemoryDisk* disk_;
};

struct Comparing {
    explicit Comparing(const files::Disk& disk)
        : comparison(disk, "/out", "/", sources, diagnostics) {}
    std::string told() const { return base::format(diagnostics, sources, false); }
    base::Sources sources;
    base::Diagnostics diagnostics;
    FileComparison comparison;
};

manifest::FileDigest listed(const std::string& name, std::string_view text) {
    return {name, base::sha256(text)};
}

}  // namespace

TEST_CASE("file_comparison: every file that is missing or differs is told by its name") {
    files::MemoryDisk disk;
    for (const char* name : {"a", "b", "c", "d", "e"}) {
        disk.write("/out/" + std::string(name), "text");
    }
    disk.write("/out/folder/x", "");
    Comparing comparing(disk);
    comparing.comparison.compare({listed("a", "text"), listed("b", "texT"), listed("c", "text "),
                                  listed("d", ""), listed("e", "TEXT"), listed("f", "text"),
                                  listed("folder", "")});
    CHECK("\n" + comparing.told() == R"(
out/b: error: b is not as it was made: its digest differs
out/c: error: c is not as it was made: its digest differs
out/d: error: d is not as it was made: its digest differs
out/e: error: e is not as it was made: its digest differs
out/f: error: f is missing
out/folder: error: folder is missing: a folder stands there
)");
    CHECK(comparing.comparison.is_readable());
}

TEST_CASE("file_comparison: a file that cannot be read is told, and the others after it") {
    files::MemoryDisk disk;
    disk.write("/out/bad", "text");
    disk.write("/out/good", "text");
    const FailingDisk failing(disk);
    Comparing other(failing);
    other.comparison.compare({listed("bad", "text"), listed("good", "other")});
    CHECK("\n" + other.told() == R"(
out/bad: error: bad cannot be read: Input/output error
out/good: error: good is not as it was made: its digest differs
)");
    CHECK_FALSE(other.comparison.is_readable());
}

TEST_CASE("file_comparison: what lies in the record unlisted, a strange folder as a whole") {
    files::MemoryDisk disk;
    for (const char* name : {"blueprint.toml", "layout/key.html", "layout/more.html", ".hidden",
                             "strange/a", "strange/b", "banks/ml/items.toml", "banks/x"}) {
        disk.write("/out/record/" + std::string(name), "");
    }
    disk.write("/out/other", "");
    const std::vector<manifest::FileDigest> record{listed("record/blueprint.toml", ""),
                                                   listed("record/layout/key.html", ""),
                                                   listed("record/banks/ml/items.toml", "")};
    Comparing all(disk);
    all.comparison.tell_unlisted(record, Hidden::told);
    CHECK("\n" + all.told() == R"(
out/record/.hidden: error: record/.hidden is not listed in the manifest
out/record/banks/x: error: record/banks/x is not listed in the manifest
out/record/layout/more.html: error: record/layout/more.html is not listed in the manifest
out/record/strange: error: record/strange is not listed in the manifest
)");
    Comparing visible(disk);
    visible.comparison.tell_unlisted(record, Hidden::passed_over);
    CHECK(visible.diagnostics.errors() == 3);
    const files::MemoryDisk empty;
    Comparing none(empty);
    none.comparison.tell_unlisted(record, Hidden::told);
    CHECK(none.told().empty());
}
