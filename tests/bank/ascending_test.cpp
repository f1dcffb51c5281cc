// SPDX-License-Identifier: MIT
#include "bank/ascending.hpp"

#include <doctest/doctest.h>

#include "small_bank.hpp"

namespace papersetter::bank {

namespace {

/// An item with order = "ascending" and these options, the first one right; "|last" pins one.
std::string item_of(const std::vector<std::string>& options) {
    std::string toml = "[[item]]\nid = \"x\"\norder = \"ascending\"\nstem = '''How many?'''\n";
    for (const std::string& option : options) {
        const std::size_t bar = option.find('|');
        toml += "[[item.option]]\ntext = '''" + option.substr(0, bar) + "'''\n";
        if (bar != std::string::npos) toml += "pin = \"" + option.substr(bar + 1) + "\"\n";
        if (&option == &options.front()) toml += "correct = true\n";
    }
    return toml;
}

/// The texts in printed order, or what is told.
std::string printed(const std::vector<std::string>& options) {
    const ReadBank read = read_items(item_of(options));
    if (!read.faults.empty()) return read.faults;
    std::string texts;
    const Item& item = read.bank.items.front();
    for (const std::uint32_t option : ascending_order(item)) {
        texts += (texts.empty() ? "" : "; ") + item.options[option].text.source;
    }
    return texts;
}

}  // namespace

TEST_CASE("ascending: options stand by their numbers") {
    CHECK(printed({"10", "9", "-3", "1/2", "0.4"}) == "-3; 0.4; 1/2; 9; 10");
    CHECK(printed({"1 000 %", "2 %", "10 %"}) == "2 %; 10 %; 1 000 %");
    CHECK(printed({"2 minutes", "1 minute"}) == "1 minute; 2 minutes");
}

TEST_CASE("ascending: a comma means the same in all options") {
    CHECK(printed({"1,125", "2", "950"}) == "2; 950; 1,125");
    CHECK(printed({"1,125", "2,5", "2"}) == "1,125; 2; 2,5");
}

TEST_CASE("ascending: pinned options keep their ends and need no number") {
    CHECK(printed({"10", "None of these|last", "9", "Cannot be told|first"}) ==
          "Cannot be told; 9; 10; None of these");
}

TEST_CASE("ascending: what is no number is told") {
    const std::string faults = printed({"10", "ten", "9"});
    CHECK(faults.starts_with("q.toml:9:11 this option has no number for order = \"ascending\" ["));
    CHECK(faults.find('\n') == faults.size() - 1);
}

TEST_CASE("ascending: units must be the same and numbers different") {
    CHECK(
        printed({"500 MB", "2 GB", "1 GB"})
            .starts_with("q.toml:9:11 the options of order = \"ascending\" do not count the same: "
                         "\"GB\" and \"MB\" [write all of them in one unit, or order = \"fixed\"] "
                         "(q.toml:6 the other one stands here)\n"));
    CHECK(printed({"3", "1/2", "0.5"}) ==
          "q.toml:11:11 two options of order = \"ascending\" are the same number "
          "[change one of them, or take it out] (q.toml:9 the other one stands here)\n");
}

TEST_CASE("ascending: a draft may lack numbers") {
    const ReadBank read = read_items(
        "[[item]]\nid = \"x\"\norder = \"ascending\"\nstatus = \"draft\"\n"
        "[[item.option]]\n[[item.option]]\ntext = '''3'''\n");
    CHECK(read.faults == "");
    CHECK(ascending_order(read.bank.items.front()) == std::vector<std::uint32_t>{0, 1});
}

}  // namespace papersetter::bank
