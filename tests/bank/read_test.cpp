// SPDX-License-Identifier: MIT
#include "bank/read.hpp"

#include <sstream>

#include <doctest/doctest.h>

#include "small_bank.hpp"

namespace papersetter::bank {

namespace {

std::string item_with_id(std::string_view id) {
    return changed(item_text, "\"ddp\"", '"' + std::string(id) + '"');
}

}  // namespace

TEST_CASE("read: head, topics and an item are read without a fault") {
    const ReadBank read = read_items(item_text);
    CHECK(read.faults == "");
    CHECK(read.bank.id == "small");
    CHECK(read.bank.title == "A small bank");
    CHECK(read.bank.language == "en");
    // The parent that nobody declared stands before its first child.
    REQUIRE(read.bank.topics.size() == 3);
    CHECK(read.bank.topics[0].id == "training");
    CHECK(read.bank.topics[1].id == "training/distributed");
    CHECK(read.bank.topics[1].title == "distributed");
    CHECK(read.bank.topics[2].id == "tuning");
    REQUIRE(read.bank.items.size() == 1);
    const Item& item = read.bank.items.front();
    CHECK(item.id == "ddp");
    CHECK(item.topic == "tuning");
    CHECK(item.place == base::Place{2, 1, 1});
    CHECK(item.stem.source == "Which one?");
    CHECK(item.stem.place == base::Place{2, 4, 11});
    CHECK(item.points == base::Decimal::whole(1));
    CHECK(item.status == Status::approved);
    CHECK_FALSE(item.minutes.has_value());
    REQUIRE(item.options.size() == 2);
    CHECK(item.options[0].id == "one");
    CHECK(item.options[0].is_correct);
    CHECK(item.options[1].text.source == "Two");
    CHECK(item.options[1].place == base::Place{2, 10, 1});
    CHECK(is_usable(item));
}

TEST_CASE("read: byte order mark and CRLF make no difference") {
    std::string text = "\xEF\xBB\xBF";
    for (const char c : std::string(item_text)) text += c == '\n' ? "\r\n" : std::string(1, c);
    const ReadBank read = read_items(text);
    CHECK(read.faults == "");
    REQUIRE(read.bank.items.size() == 1);
    CHECK(read.bank.items.front().options[1].place.line == 10);
}

TEST_CASE("read: items are sorted by id, the author's order is kept beside") {
    const ReadBank read = read_files({{"bank.toml", std::string(head_text)},
                                      {"z.toml", item_with_id("b")},
                                      {"a/q.toml", item_with_id("c") + item_with_id("a")},
                                      {"a.toml", item_with_id("d")}});
    CHECK(read.faults == "");
    REQUIRE(read.bank.items.size() == 4);
    CHECK(read.bank.items[0].id == "a");
    CHECK(read.bank.items[3].id == "d");
    // a.toml: d; a/q.toml: c a; z.toml: b ("." comes before "/")
    CHECK(read.bank.authored == std::vector<std::size_t>{3, 2, 0, 1});
    CHECK(read.bank.find("c") == &read.bank.items[2]);
    CHECK(read.bank.find("e") == nullptr);
}

TEST_CASE("read: blueprints, manifests, runs, other banks and hidden names are passed over") {
    const std::string bad = "x = 1\n";
    const ReadBank read = read_files({{"bank.toml", std::string(head_text)},
                                      {"items/q.toml", std::string(item_text)},
                                      {"items/notes.txt", bad},
                                      {"papers/exam.toml", "[paper]\ntitle = \"x\"\n"},
                                      {"papers/broken.toml", "[paper]\ntitle = x\n"},
                                      {"manifest.toml", bad},
                                      {"output/exam/manifest.toml", bad},
                                      {"output/exam/record/layout.toml", bad},
                                      {"other/bank.toml", bad},
                                      {"other/deep/q.toml", bad},
                                      {".trash/q.toml", bad},
                                      {".#q.toml", bad}});
    CHECK(read.faults == "");
    CHECK(read.bank.items.size() == 1);
}

TEST_CASE("read: enemies are mutual, known, and not of themselves") {
    const std::string one = changed(item_text, "stem =", "enemies = [\"b\"]\nstem =");
    const ReadBank read = read_files({{"bank.toml", std::string(head_text)},
                                      {"a.toml", one},
                                      {"b.toml", item_with_id("b")},
                                      {"c.toml", item_with_id("c")}});
    CHECK(read.faults == "");
    REQUIRE(read.bank.items.size() == 3);
    CHECK(read.bank.find("ddp")->enemies == std::vector<std::string>{"b"});
    CHECK(read.bank.find("b")->enemies == std::vector<std::string>{"ddp"});
    CHECK(read.bank.find("c")->enemies.empty());
    const std::string own = changed(item_text, "stem =", "enemies = [\"ddp\"]\nstem =");
    CHECK(read_items(own).faults.find("item \"ddp\" is its own enemy") != std::string::npos);
    const std::string far = changed(item_text, "stem =", "enemies = [\"dpp\"]\nstem =");
    CHECK(read_items(far).faults.find("the bank has no item or stimulus \"dpp\"") !=
          std::string::npos);
}

TEST_CASE("read: a folder without bank.toml is no bank") {
    files::MemoryDisk disk;
    disk.write("small/q.toml", item_text);
    base::Sources sources;
    base::Diagnostics diagnostics;
    CHECK_FALSE(is_bank_folder(disk, "small"));
    CHECK_THROWS_AS(static_cast<void>(read(disk, "small", {}, sources, diagnostics)),
                    base::InputError);
    CHECK(told(diagnostics, sources) ==
          "small is no bank: it has no bank.toml [name the folder in which bank.toml stands]\n");
}

TEST_CASE("read: names are shown from where the person stands") {
    files::MemoryDisk disk;
    disk.write("/home/a/banks/ml/bank.toml", head_text);
    disk.write("/home/a/banks/ml/items/q.toml", item_text);
    base::Sources sources;
    base::Diagnostics diagnostics;
    static_cast<void>(read(disk, "/home/a/banks/ml", {1, "/home/a"}, sources, diagnostics));
    CHECK(sources.name(1) == "banks/ml/bank.toml");
    CHECK(sources.name(2) == "banks/ml/items/q.toml");
}

TEST_CASE("read: two items with one id are told with both places, across files too") {
    const ReadBank read = read_files({{"bank.toml", std::string(head_text)},
                                      {"a.toml", std::string(item_text)},
                                      {"b.toml", "\n" + std::string(item_text)}});
    CHECK(read.faults ==
          "b.toml:3:6 the id \"ddp\" is given to two items [an id is permanent: keep it for the "
          "older item, give the other a new one] (a.toml:2 the other item stands here)\n");
    CHECK(read.bank.items.size() == 1);
    CHECK(read.bank.authored == std::vector<std::size_t>{0});
}

TEST_CASE("read: every fault of every file is told, in the order of the files") {
    const ReadBank read = read_files({{"bank.toml", std::string(head_text)},
                                      {"a.toml", changed(item_text, "stem", "stme")},
                                      {"b.toml", "x = = 1\n"},
                                      {"c.toml", "\xFF"},
                                      {"d.toml", changed(item_text, "true", "1")}});
    std::string places;
    std::istringstream lines(read.faults);
    for (std::string line; std::getline(lines, line);) {
        places += line.substr(0, line.find(' ')) + '\n';
    }
    CHECK(places ==
          "a.toml:4:1\na.toml:1:1\nb.toml:1:5\nc.toml:1:1\nd.toml:8:11\nd.toml:1:1\nd.toml:2:6\n");
}

TEST_CASE("read: a head that cannot be read does not make every topic unknown") {
    const ReadBank read =
        read_files({{"bank.toml", "[bank\n"}, {"q.toml", std::string(item_text)}});
    CHECK(read.faults.starts_with("bank.toml:1:"));
    CHECK(read.faults.find("q.toml") == std::string::npos);
    CHECK(read.bank.items.size() == 1);
}

TEST_CASE("read: any number of threads gives the same bank and the same faults") {
    std::vector<std::pair<std::string, std::string>> files{{"bank.toml", std::string(head_text)}};
    for (int i = 0; i < 40; ++i) {
        const std::string id = "item-" + std::to_string(i * 7 % 20);
        std::string text = item_with_id(id);
        if (i % 5 == 0) text = changed(text, "tuning", "tunning");
        files.emplace_back("q" + std::to_string(i) + ".toml", std::move(text));
    }
    const ReadBank once = read_files(files, 1);
    CHECK(once.bank.items.size() == 20);
    CHECK(once.faults.find("given to two items") != std::string::npos);
    for (const unsigned jobs : {0U, 2U, 7U, 100U}) {
        const ReadBank again = read_files(files, jobs);
        CHECK(again.faults == once.faults);
        CHECK(again.bank.authored == once.bank.authored);
        REQUIRE(again.bank.items.size() == once.bank.items.size());
        for (std::size_t i = 0; i < once.bank.items.size(); ++i) {
            CHECK(again.bank.items[i].place == once.bank.items[i].place);
        }
    }
}

TEST_CASE("warn_missing_rationales: one line with counts, of items that papers may take") {
    const std::string one = changed(item_text, "rationale = '''It is not.'''\n", "");
    const std::string both = changed(one, "rationale = '''It is.'''\n", "");
    const ReadBank read =
        read_files({{"bank.toml", std::string(head_text)},
                    {"a.toml", std::string(item_text)},
                    {"b.toml", changed(one, "\"ddp\"", "\"b\"")},
                    {"c.toml", changed(both, "\"ddp\"", "\"c\"")},
                    {"d.toml", changed(both, "\"ddp\"", "\"d\"\nstatus = \"draft\"")},
                    {"e.toml", changed(both, "\"ddp\"", "\"e\"\nstatus = \"retired\"")}});
    CHECK(read.faults == "");
    base::Diagnostics diagnostics;
    warn_missing_rationales(read.bank, diagnostics);
    REQUIRE(diagnostics.all().size() == 1);
    CHECK(diagnostics.warnings() == 1);
    CHECK(diagnostics.all().front().message == "3 options of 2 items have no rationale");
    CHECK(diagnostics.all().front().place == base::Place{3, 10, 1});
    base::Diagnostics none;
    warn_missing_rationales(read_items(item_text).bank, none);
    CHECK(none.all().empty());
}

TEST_CASE("read: a file whose name is not UTF-8 is told, for no manifest could list it") {
    const ReadBank read = read_files(
        {{"bank.toml", std::string(head_text)}, {"items/\xFF.toml", std::string(item_text)}});
    CHECK(read.faults.find("the name of this file is not UTF-8 [give it another name]") !=
          std::string::npos);
}

}  // namespace papersetter::bank
