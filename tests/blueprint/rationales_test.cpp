// SPDX-License-Identifier: MIT
#include "blueprint/rationales.hpp"

#include <doctest/doctest.h>

#include "fixture.hpp"

using namespace papersetter;
using namespace papersetter::blueprint;
using bank::Difficulty;
using bank::Level;

namespace {

/// A bank of q1 … q4 of the topic "tuning", whose options stand on the lines 11, 12, 21, 22, …
bank::Bank four_items() {
    std::vector<bank::Item> items;
    for (std::uint32_t i = 1; i <= 4; ++i) {
        bank::Item one = item("q" + std::to_string(i), "tuning", Level::apply, Difficulty::easy);
        for (std::uint32_t k = 0; k < 2; ++k) {
            one.options[k].place = {1, 10 * i + k + 1, 1};
            one.options[k].rationale.source = "for a reason";
        }
        items.push_back(one);
    }
    return bank_of("ml", std::move(items));
}

Lines told(const bank::Bank& bank, const std::string& rest) {
    const ReadText text("paper = { title = \"Mock\", banks = [\"one\"] }\n" + rest);
    base::Diagnostics diagnostics;
    check_rationales(text.blueprint, {bank}, diagnostics);
    return ReadText::lines_of(diagnostics);
}

constexpr const char* wrong_21 =
    "22:1 error: this option of item \"q2\" has no rationale | say why it fails: rationale = "
    "'''…''' (or waive it in the blueprint: [options] rationales = \"key\")";
constexpr const char* right_21 =
    "21:1 error: this option of item \"q2\" has no rationale | say why it is right: rationale = "
    "'''…'''";

}  // namespace

TEST_CASE("rationales: what a paper holds for certain is an error, what it may hold a warning") {
    bank::Bank bank = four_items();
    bank.items[1].options[1].rationale = {};
    CHECK(told(bank, "[[section]]\nitems = 4\n") == Lines{wrong_21});
    CHECK(told(bank, "[[section]]\npick = [\"q2\"]\n") == Lines{wrong_21});
    CHECK(told(bank, "[[section]]\nitems = 3\n") ==
          Lines{"22:1 warning: this option has no rationale, and the paper may take its item | a "
                "paper needs one for every option, unless its blueprint waives it"});
    // q2 is picked, so that the section draws two of three.
    CHECK(told(bank, "[[section]]\npick = [\"q2\"]\n[[section]]\nitems = 2\n") == Lines{wrong_21});
    CHECK(told(bank, "[[section]]\nwhere = { id = \"q1\" }\nitems = 1\n") == Lines{});
    CHECK(told(bank, "[[section]]\npick = [\"q1\"]\n") == Lines{});
    CHECK(told(four_items(), "[[section]]\nitems = 4\n") == Lines{});
}

TEST_CASE("rationales: the blueprint's waiver holds here too") {
    bank::Bank bank = four_items();
    bank.items[1].options[0].rationale = {};
    bank.items[1].options[1].rationale = {};
    const std::string section = "[[section]]\nitems = 4\n[options]\nrationales = ";
    CHECK(told(bank, section + "\"every\"\n") == Lines{right_21, wrong_21});
    CHECK(told(bank, section + "\"key\"\n") == Lines{right_21});
    CHECK(told(bank, section + "\"none\"\n") == Lines{});
}

TEST_CASE("rationales: an item that is faulty so far counts, a draft does not") {
    bank::Bank bank = four_items();
    bank.items[1].options[1].rationale = {};
    bank.items[1].options[0].is_correct = false;
    CHECK(told(bank, "[[section]]\nitems = 4\n") == Lines{wrong_21});
    bank.items[1].status = bank::Status::draft;
    CHECK(told(bank, "[[section]]\nitems = 4\n") == Lines{});
    bank.items[1].status = bank::Status::retired;
    CHECK(told(bank, "[[section]]\nitems = 4\n") == Lines{});
}

TEST_CASE("rationales: without a section the bank is told of in one line") {
    bank::Bank bank = four_items();
    bank.items[1].options[1].rationale = {};
    CHECK(told(bank, "") ==
          Lines{"22:1 warning: 1 option of 1 item has no rationale | a paper needs one for every "
                "option, unless its blueprint waives it"});
    CHECK(told(bank, "[options]\nrationales = \"none\"\n") == Lines{});
}
