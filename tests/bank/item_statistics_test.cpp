// SPDX-License-Identifier: MIT
#include "bank/item_statistics.hpp"

#include <doctest/doctest.h>

#include "bank/read.hpp"
#include "files/memory_disk.hpp"

using namespace papersetter;
using namespace papersetter::bank;

namespace {

constexpr const char* header = "item,p,discrimination,n,date\n";

/// A bank of an item with a p of its own, one with a judged difficulty and one with nothing.
struct Measured {
    base::Sources sources;
    base::Diagnostics diagnostics;
    Bank bank;

    explicit Measured(const std::string& statistics) {
        files::MemoryDisk disk;
        disk.write("b/bank.toml", "[bank]\nid = \"b\"\n");
        std::string items;
        for (const char* keys : {"id = \"own\"\np = 0.9\n",
                                 "id = \"judged\"\ndifficulty = \"easy\"\n", "id = \"plain\"\n"}) {
            items += std::string("[[item]]\n") + keys +
                     "stem = \"?\"\n[[item.option]]\ntext = \"a\"\ncorrect = true\n"
                     "[[item.option]]\ntext = \"b\"\n";
        }
        disk.write("b/items.toml", items);
        disk.write("b/stats.csv", statistics);
        bank = read(disk, "b", {}, sources, diagnostics);
    }
    [[nodiscard]] std::string p_of(const char* id) const {
        const Item& item = *bank.find(id);
        return item.p ? base::to_string(*item.p) : "none";
    }
    [[nodiscard]] std::string told() const {
        std::string text;
        for (const base::Diagnostic& one : diagnostics.all()) {
            text += std::to_string(one.place.line) + ":" + std::to_string(one.place.column) + " " +
                    one.message + "\n";
        }
        return text;
    }
};

}  // namespace

TEST_CASE("item_statistics: an item without a p of its own takes the measured one") {
    const Measured measured(std::string(header) +
                            "own,0.1,0.2,30,2026-05-15\n"
                            "judged,0.3,,30,2026-05-15\n");
    CHECK(measured.told().empty());
    CHECK(measured.p_of("own") == "0.9");
    CHECK(base::to_string(*measured.bank.find("own")->discrimination) == "0.2");
    CHECK(measured.p_of("judged") == "0.3");
    CHECK(band_of(*measured.bank.find("judged")) == Difficulty::hard);
    CHECK_FALSE(measured.bank.find("judged")->discrimination);
    CHECK(measured.p_of("plain") == "none");
}

TEST_CASE("item_statistics: dates weigh as many as took part") {
    // (0.5 · 10 + 0.8 · 20) / 30 = 0.7; (-0.1 · 10 + 0.2 · 20) / 30 = 0.1
    const Measured measured(std::string(header) +
                            "plain,0.5,-0.1,10,2026-05-15\n"
                            "plain,0.8,0.2,20,2027-05-15\n");
    CHECK(measured.p_of("plain") == "0.7");
    CHECK(base::to_string(*measured.bank.find("plain")->discrimination) == "0.1");
}

TEST_CASE("item_statistics: unknown items are warnings, faults are errors") {
    const Measured unknown(std::string(header) + "gone,0.5,,10,\ngone,0.4,,10,2026-01-01\n");
    CHECK(unknown.told() == "2:1 the bank has no item \"gone\"\n");
    CHECK_FALSE(unknown.diagnostics.has_errors());
    CHECK(Measured("id,p\n").told() == "1:1 this is no file of statistics\n");
    const Measured faulty(std::string(header) +
                          "plain,1.5,0,10,\nplain,0.5,-2,0,May\n,0.5,0,1,\n"
                          "own,0.5\nown,1,1,1,\nown,1,1,1,\n");
    CHECK(faulty.told() ==
          "2:7 \"1.5\" is no number from 0 to 1\n"
          "3:11 \"-2\" is no number from -1 to 1\n"
          "3:14 \"0\" is no number of candidates\n"
          "3:16 \"May\" is no date\n"
          "4:1 the item is not named\n"
          "5:1 this row has not five fields\n"
          "7:1 item \"own\" has two rows of one date\n"
          "4:1 the bank has no item \"\"\n");
}

TEST_CASE("item_statistics: merged, the newer of one date counts") {
    const auto one = [](const char* item, const char* p, const char* date) {
        return ItemStatistic{item, base::Decimal::parse(p), std::nullopt, 5, date};
    };
    const auto all = merged({one("b", "0.1", "2026-01-01"), one("a", "0.2", "2026-01-01")},
                            {one("b", "0.3", "2026-01-01"), one("b", "0.4", "2027-01-01")});
    CHECK(write_statistics(all) == std::string(header) +
                                       "a,0.2,,5,2026-01-01\n"
                                       "b,0.3,,5,2026-01-01\n"
                                       "b,0.4,,5,2027-01-01\n");
}
