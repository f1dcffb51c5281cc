// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "bank/read.hpp"
#include "bank/write.hpp"
#include "files/memory_disk.hpp"
#include "manifest/manifest.hpp"
#include "two_banks.hpp"

using namespace papersetter;

namespace {

const std::vector<std::uint32_t> order{2, 0, 1};

assembly::Selections two_forms() {
    return {{"A", 0, {{{{{0, 2}, order}}, {}}, {{{{0, 0}, order}}, {}}}},
            {"B", 1, {{{{{0, 0}, order}}, {}}, {{}, {}}}}};
}

}  // namespace

TEST_CASE("record: holds blueprint, layout, every bank's head and the drawn items by id") {
    const auto banks = two_banks();
    const auto files = manifest::record_files(banks, two_forms(), "[paper]\n",
                                              {{"key.html", "<p/>"}, {"strings/en.toml", "x=1"}});
    const std::map<std::string, std::string> expected{
        {"banks/ml/bank.toml", bank::write_head(banks[0])},
        {"banks/ml/items.toml",
         bank::write_item(banks[0].items[0]) + "\n" + bank::write_item(banks[0].items[2])},
        {"banks/ops/bank.toml", bank::write_head(banks[1])},
        {"blueprint.toml", "[paper]\n"},
        {"layout/key.html", "<p/>"},
        {"layout/strings/en.toml", "x=1"}};
    CHECK(files == expected);
}

TEST_CASE("record: the stimuli of drawn items are kept, with the enemies that were drawn") {
    auto banks = two_banks();
    banks[0].authored = {2, 0, 1};
    banks[0].items[0].stimulus = "s";
    banks[0].items[1].stimulus = "t";
    banks[0].items[2].enemies = {"b", "s", "t"};
    banks[0].stimuli = {{"s", "", {"Case S", {}, 0}, {"b", "c", "t"}, {}, {}},
                        {"t", "", {"Case T", {}, 0}, {"c", "s"}, {}, {}}};
    files::MemoryDisk disk;
    for (const auto& [name, bytes] : manifest::record_files(banks, two_forms(), "", {})) {
        disk.write("record/" + name, bytes);
    }
    base::Sources sources;
    base::Diagnostics diagnostics;
    const bank::Bank ml = bank::read(disk, "record/banks/ml", {}, sources, diagnostics);
    CHECK(base::format(diagnostics, sources, false).empty());
    REQUIRE(ml.items.size() == 2);
    CHECK(ml.items[0].stimulus == "s");
    CHECK(ml.items[1].enemies == std::vector<std::string>{"s"});
    CHECK(ml.authored == std::vector<std::size_t>{1, 0});
    REQUIRE(ml.stimuli.size() == 1);
    CHECK(ml.stimuli[0].text.source == "Case S");
    CHECK(ml.stimuli[0].enemies == std::vector<std::string>{"c"});
}

TEST_CASE("record: its banks can be read again") {
    const auto files = manifest::record_files(two_banks(), two_forms(), "", {});
    files::MemoryDisk disk;
    for (const auto& [name, bytes] : files) disk.write("record/" + name, bytes);
    base::Sources sources;
    base::Diagnostics diagnostics;
    const bank::Bank ml = bank::read(disk, "record/banks/ml", {}, sources, diagnostics);
    const bank::Bank ops = bank::read(disk, "record/banks/ops", {}, sources, diagnostics);
    CHECK(base::format(diagnostics, sources, false).empty());
    REQUIRE(ml.items.size() == 2);
    CHECK(ml.items[0].id == "a");
    CHECK(ml.items[1].id == "c");
    CHECK(ml.items[1].options[1].is_correct);
    CHECK(ops.items.empty());
}
