// SPDX-License-Identifier: MIT
#include "bank/terms.hpp"

#include <doctest/doctest.h>

#include "small_bank.hpp"

namespace papersetter::bank {

namespace {

const std::string with_term =
    std::string(head_text) + "[[term]]\nname = \"skew\"\ntext = '''Features that differ.'''\n";

ReadBank read_with(const std::string& head, const std::string& item) {
    return read_files({{"bank.toml", head}, {"items.toml", item}});
}

}  // namespace

TEST_CASE("terms: an option takes the text of its term, with or without a rationale of its own") {
    const std::string item =
        changed(changed(item_text, "rationale = '''It is.'''", "term = \"skew\""),
                "rationale = '''It is not.'''", "term = \"skew\"\nrationale = '''It is not.'''");
    const ReadBank read = read_with(with_term, item);
    CHECK(read.faults == "");
    REQUIRE(read.bank.terms.size() == 1);
    const auto& options = read.bank.items[0].options;
    CHECK(options[0].rationale.empty());
    CHECK(options[0].term_text.source == "Features that differ.");
    CHECK(has_rationale(options[0]));
    CHECK(options[1].rationale.source == "It is not.");
    CHECK(options[1].term_text.source == "Features that differ.");
}

TEST_CASE("terms: faults are told") {
    CHECK(read_with(with_term, changed(item_text, "rationale = '''It is.'''", "term = \"skw\""))
              .faults == "items.toml:9:8 unknown term \"skw\" [did you mean \"skew\"?]\n");
    CHECK(read_with(with_term + "[[term]]\nname = \"Skew\"\ntext = \"x\"\n", std::string(item_text))
              .faults ==
          "bank.toml:11:1 the term \"Skew\" is explained twice [put both together, or "
          "give one another name] (bank.toml:8 it is explained here first)\n");
    CHECK(read_with(std::string(head_text), "[[term]]\nname = \"a\"\n" + std::string(item_text))
              .faults ==
          "items.toml:1:3 terms are explained in an item file [[[term]] belongs in "
          "bank.toml]\n");
}

}  // namespace papersetter::bank
