// SPDX-License-Identifier: MIT
#include "production/present_banks.hpp"

#include <doctest/doctest.h>

#include "files/memory_disk.hpp"

using namespace papersetter;
using namespace papersetter::production;

namespace {

std::string found(const files::Disk& disk, const BankSearch& search) {
    try {
        return find_bank(disk, "ml", search).generic_string();
    } catch (const base::InputError& problem) {
        return problem.what();
    }
}

constexpr const char* head = "[bank]\nid = \"ml\"\n";

bank::Item item(const std::string& id, const std::string& topic, const std::string& stem) {
    bank::Item one;
    one.id = id;
    one.topic = topic;
    one.stem.source = stem;
    return one;
}

}  // namespace

TEST_CASE("find_bank: where the person stands, two levels below, and above the paper") {
    const BankSearch search{{}, "/home/me", "/home/me/exams/output/paper"};
    for (const char* place : {"/home/me", "/home/me/ml", "/home/me/exams/bank",
                              "/home/me/exams/banks/any", "/home/banks/any", "/home/bank"}) {
        CAPTURE(place);
        files::MemoryDisk disk;
        disk.write(std::string(place) + "/bank.toml", head);
        disk.write("/home/me/exams/output/paper/manifest.toml", "");
        disk.write("/home/me/exams/output/paper/record/banks/ml/bank.toml", head);
        CHECK(found(disk, search) == place);
    }
}

TEST_CASE("find_bank: the one that is given comes first, others only when there is one") {
    files::MemoryDisk disk;
    const std::string missing = "the bank \"ml\" was not found: --bank names its folder";
    CHECK(found(disk, {{}, "/a", "/a/out"}) == missing);
    disk.write("/a/one/bank.toml", "[bank]\nid = \"other\"\n");
    disk.write("/a/two/bank.toml", "not toml");
    disk.write("/a/three/bank.toml", "bank = 1\n");
    CHECK(found(disk, {{"/a/one"}, "/a", "/a/out"}) == missing);
    disk.write("/a/ml/bank.toml", head);
    disk.write("/a/copy/bank.toml", head);
    CHECK(found(disk, {{}, "/a", "/a/out"}) ==
          "there are several banks \"ml\": copy and ml; --bank names the one");
    CHECK(found(disk, {{"/a/one", "/a/copy"}, "/a", "/a/out"}) == "/a/copy");
}

TEST_CASE("find_bank: the record of a paper is no bank of today") {
    files::MemoryDisk disk;
    disk.write("/out/manifest.toml", "");
    disk.write("/out/record/banks/ml/bank.toml", head);
    CHECK(found(disk, {{}, "/out", "/out"}).starts_with("the bank"));
    CHECK(found(disk, {{}, "/", "/out"}).starts_with("the bank"));
    CHECK(found(disk, {{}, "/out/record", "/out"}).starts_with("the bank"));
}

TEST_CASE("with_items_of: recorded items stay as they were, new ones of known topics join") {
    bank::Bank recorded;
    recorded.topics.push_back({"t", "Topic", {}, {}});
    recorded.items = {item("b", "t", "as printed")};
    recorded.authored = {0};
    bank::Bank present;
    present.items = {item("a", "t", "new"), item("b", "t", "changed since"), item("c", "u", "new"),
                     item("d", "", "new")};
    present.authored = {0, 1, 2, 3};
    const bank::Bank all = with_items_of(recorded, present);
    REQUIRE(all.items.size() == 3);
    CHECK(all.items[0].id == "a");
    CHECK(all.items[1].stem.source == "as printed");
    CHECK(all.items[2].id == "d");
    CHECK(all.authored == std::vector<std::size_t>{0, 1, 2});
}

TEST_CASE("with_items_of: enemies that were not drawn are enemies of each other again") {
    bank::Bank recorded;
    recorded.topics.push_back({"t", "Topic", {}, {}});
    recorded.items = {item("b", "t", ""), item("d", "t", "")};
    recorded.items[1].enemies = {"b"};
    recorded.authored = {0, 1};
    bank::Bank present;
    present.items = {item("a", "t", ""), item("c", "t", ""), item("d", "t", "")};
    present.items[0].enemies = {"b", "d", "gone"};
    present.items[1].enemies = {"d"};
    present.authored = {0, 1, 2};
    const bank::Bank all = with_items_of(recorded, present);
    CHECK(all.find("b")->enemies == std::vector<std::string>{"a", "d"});
    CHECK(all.find("d")->enemies == std::vector<std::string>{"a", "b", "c"});
}

TEST_CASE("with_items_of: new items stand where the author has them, new stimuli join") {
    bank::Bank recorded;
    recorded.items = {item("b", "", ""), item("d", "", "")};
    recorded.items[0].stimulus = "s";
    recorded.stimuli = {{"s", "as printed", {}, {}, {}, {}}};
    recorded.authored = {1, 0};
    bank::Bank present;
    for (const char* id : {"a", "b", "c", "d", "e"}) present.items.push_back(item(id, "", ""));
    present.items[0].stimulus = "t";
    present.items[0].enemies = {"s"};
    present.stimuli = {{"r", "new", {}, {}, {}, {}},
                       {"s", "changed", {}, {"a"}, {}, {}},
                       {"t", "new", {}, {}, {}, {}}};
    present.authored = {4, 1, 0, 3, 2};
    const bank::Bank all = with_items_of(recorded, present);
    std::string order;
    for (const std::size_t i : all.authored) order += all.items[i].id;
    // e comes before all; a follows b, and c follows d, which the record has first.
    CHECK(order == "edcba");
    REQUIRE(all.stimuli.size() == 3);
    CHECK(all.stimuli[1].title == "as printed");
    CHECK(all.stimuli[1].enemies == std::vector<std::string>{"a"});
    CHECK(all.find_stimulus("t")->title == "new");
}
