// SPDX-License-Identifier: MIT
#include "bank/item_file.hpp"

#include <doctest/doctest.h>

#include "small_bank.hpp"

namespace papersetter::bank {

TEST_CASE("item file: keys of an item under an option are told with the line to move them to") {
    CHECK(faults_after("text = '''Two'''", "text = '''Two'''\nexplanation = '''x'''") ==
          "q.toml:12:1 \"explanation\" stands under option 2 of item \"ddp\" [it belongs to the "
          "item: move it above line 5]\n");
    CHECK(faults_after("text = '''One'''", "text = '''One'''\nlevel = \"apply\"") ==
          "q.toml:8:1 \"level\" stands under option \"one\" [it belongs to the item: move it above "
          "line 5]\n");
}

TEST_CASE("item file: keys of an option under the item are told") {
    CHECK(
        faults_after("topic = \"tuning\"", "rationale = '''x'''") ==
        "q.toml:3:1 \"rationale\" stands under item \"ddp\", not under an option [it belongs to an "
        "option: move it below the [[item.option]] it is about]\n");
}

TEST_CASE("item file: keys above the first item are told") {
    const auto faults = [](const std::string& lines) {
        return read_items(lines + "\n" + std::string(item_text)).faults;
    };
    CHECK(faults("points = 2") ==
          "q.toml:1:1 \"points\" stands above the first [[item]] [move it below [[item]], or below "
          "[defaults] for all items of this file]\n");
    CHECK(faults("correct = true") ==
          "q.toml:1:1 \"correct\" stands above the first [[item]] [move it below [[item]] or "
          "[[item.option]]]\n");
    CHECK(faults("[[option]]\ntext = \"x\"") ==
          "q.toml:1:3 these options belong to no item [write [[item.option]] instead of "
          "[[option]]]\n");
    CHECK(faults("[bank]\nid = \"x\"") ==
          "q.toml:1:2 [bank] stands in an item file [the table [bank] belongs in bank.toml]\n");
    CHECK(faults("[[topic]]\nid = \"x\"") ==
          "q.toml:1:3 topics are declared in an item file [[[topic]] belongs in bank.toml; a topic "
          "for all items of this file stands under [defaults]]\n");
    CHECK(faults("[default]\npoints = 1") ==
          "q.toml:1:2 unknown key \"default\" in an item file [did you mean \"defaults\"?]\n");
}

TEST_CASE("item file: single brackets and misspelt tables are told") {
    CHECK(read_items("[item]\nid = \"x\"\n").faults ==
          "q.toml:1:1 \"item\" must be a list of tables, not a table [write [[item]], with double "
          "brackets, for each]\n");
    CHECK(read_items("[[items]]\nid = \"x\"\n").faults ==
          "q.toml:1:3 unknown key \"items\" in an item file [did you mean \"item\"?]\n");
}

TEST_CASE("item file: an item needs a usable id") {
    CHECK(faults_after("id = \"ddp\"\n", "") == "q.toml:1:1 item 1 of this file has no \"id\"\n");
    CHECK(faults_after("\"ddp\"", "\"a b\"") ==
          "q.toml:2:7 the id \"a b\" cannot be used [an id is made of the letters A-Z and a-z, "
          "digits, '.', '_' and '-']\n");
    CHECK(faults_after("\"ddp\"", '"' + std::string(101, 'x') + '"')
              .ends_with("[an id has at most 100 characters]\n"));
    CHECK(faults_after("\"ddp\"", '"' + std::string(100, 'x') + '"') == "");
    for (const char* name : {"\".\"", "\"..\""}) {
        CHECK(faults_after("\"ddp\"", name)
                  .ends_with(
                      "cannot be used [it names a folder; write at least one letter or digit]\n"));
    }
    CHECK(faults_after("\"ddp\"", "\"...\"") == "");
    CHECK(faults_after("\"ddp\"", "7") ==
          "q.toml:2:6 \"id\" must be a string, not an integer [put it in quotes: id = \"7\"]\n");
    CHECK(faults_after("\"one\"", "\"\"").starts_with("q.toml:6:7 the id \"\" cannot be used"));
}

TEST_CASE("item file: an item must be whole") {
    CHECK(
        faults_after("stem = '''Which one?'''\n", "") ==
        "q.toml:1:1 item \"ddp\" has no \"stem\" [write the question, or status = \"draft\" until "
        "there is one]\n");
    CHECK(
        faults_after("'''Which one?'''", "5") ==
        "q.toml:4:8 \"stem\" must be a string, not an integer [put it in quotes: stem = \"5\"]\n");
    CHECK(faults_after("Which one?", " \n ") ==
          "q.toml:4:8 \"stem\" is empty [write the text, or leave the key out]\n");
    CHECK(faults_after("correct = true\n", "") ==
          "q.toml:1:1 item \"ddp\" has no right option [write correct = true under the option that "
          "is "
          "right]\n");
    CHECK(
        faults_after("'''Two'''", "'''Two'''\ncorrect = true") ==
        "q.toml:10:1 item \"ddp\" has 2 right options, but its type is \"single\" [leave correct = "
        "true under one of them, or write type = \"multiple\"] (q.toml:5 the first right option "
        "stands here)\n");
    CHECK(faults_after("text = '''Two'''\n", "") ==
          "q.toml:10:1 option 2 of item \"ddp\" has no \"text\"\n");
    CHECK(
        read_items("[[item]]\nid = \"x\"\nstem = \"y\"\n[[item.option]]\ntext = \"z\"\n").faults ==
        "q.toml:1:1 item \"x\" has one option only [write an [[item.option]] for each answer; two "
        "are the least]\n");
    CHECK(read_items("[[item]]\nid = \"x\"\nstem = \"y\"\n").faults ==
          "q.toml:1:1 item \"x\" has no options [write an [[item.option]] for each answer; two are "
          "the least]\n");
}

TEST_CASE("item file: a rationale may be missing, but not empty") {
    CHECK(faults_after("rationale = '''It is not.'''\n", "") == "");
    CHECK(faults_after("It is not.", "") ==
          "q.toml:12:13 \"rationale\" is empty [write the text, or leave the key out]\n");
}

TEST_CASE("item file: a draft may lack stem, key, options and texts, but has no two keys") {
    const ReadBank read = read_items(
        "[[item]]\nid = \"x\"\nstatus = \"draft\"\n[[item]]\nid = \"y\"\nstatus = \"draft\"\n"
        "stem = ''\n[[item.option]]\ntext = ''\n[[item.option]]\n");
    CHECK(read.faults == "");
    REQUIRE(read.bank.items.size() == 2);
    CHECK_FALSE(is_usable(read.bank.items[0]));
    CHECK_FALSE(is_usable(read.bank.items[1]));
    CHECK(read_items("[[item]]\nid = \"x\"\nstatus = \"draft\"\n[[item.option]]\ncorrect = true\n"
                     "[[item.option]]\ncorrect = true\n")
              .faults.starts_with("q.toml:6:1 item \"x\" has 2 right options"));
}

TEST_CASE("item file: equal options and pins to one end are told with both places") {
    CHECK(faults_after("'''Two'''", "'''  One '''") ==
          "q.toml:11:13 two options of one item have the same text [change one of them, or take it "
          "out] (q.toml:7 the other one stands here)\n");
    CHECK(faults_after("'''Two'''", "'''one'''") == "");
    CHECK(faults_after("'''Two'''", "'''Two'''\nid = \"one\"") ==
          "q.toml:10:1 two options of one item have the id \"one\" [give one of them another id] "
          "(q.toml:5 the other one stands here)\n");
    const std::string pinned = changed(item_text, "'''One'''", "'''One'''\npin = \"last\"");
    CHECK(read_items(pinned).faults == "");
    CHECK(read_items(changed(pinned, "'''Two'''", "'''Two'''\npin = \"first\"")).faults == "");
    CHECK(read_items(changed(pinned, "'''Two'''", "'''Two'''\npin = \"last\"")).faults ==
          "q.toml:11:1 two options of one item are pinned last [pin one of them, or write order = "
          "\"fixed\" in "
          "their stead] (q.toml:5 the other one stands here)\n");
    CHECK(read_items(changed(pinned, "topic = \"tuning\"", "order = \"fixed\"")).faults ==
          "q.toml:5:1 this option is pinned, but its item has order = \"fixed\" [all options keep "
          "their order then: take the pin out]\n");
    CHECK(faults_after("'''Two'''", "'''Two'''\npin = \"none\"")
              .starts_with("q.toml:12:7 \"pin\" must be first or last"));
}

TEST_CASE("item file: every text of an item is looked at") {
    const std::string whole = changed(
        changed(item_text, "'''Two'''", "'''Two'''\ntempting = '''t'''\nright_when = '''w'''"),
        "'''Which one?'''", "'''Which one?'''\nexplanation = '''e'''");
    for (const std::string text :
         {"Which one?", "e", "One", "It is.", "Two", "It is not.", "t", "w"}) {
        CAPTURE(text);
        const std::string good = read_items(whole).faults;
        CHECK(good == "");
        const auto with = [&](const std::string& words) {
            return read_items(changed(whole, "'''" + text + "'''", "'''" + words + "'''")).faults;
        };
        CHECK(with("As &foo; ").find("no character named &foo;") != std::string::npos);
        CHECK(with("as answer B says").find("\"answer B\" names an option by its letter") !=
              std::string::npos);
        CHECK(with("a\u202Eb").find("an invisible control of direction (\\u{202E})") !=
              std::string::npos);
        CHECK(with("not {option:one}") == "");
        CHECK(with("not {option:two}").find("no option of this item has the id \"two\"") !=
              std::string::npos);
    }
}

}  // namespace papersetter::bank
