// SPDX-License-Identifier: MIT
#include "blueprint/read.hpp"

#include <doctest/doctest.h>

#include "fixture.hpp"

using namespace papersetter;
using namespace papersetter::blueprint;

namespace {

/// Four lines of a paper that is right; what follows begins on line 5.
ReadText with(const std::string& rest) {
    return ReadText("[paper]\ntitle = \"Mock\"\nbanks = [\"..\"]\n\n" + rest);
}

}  // namespace

TEST_CASE("blueprint_reader: every key of a paper") {
    const ReadText text(R"toml([paper]
title = "Mock exam"
subtitle = "First sitting"
course = "ML 2"
code = "ML2-26"
aids = "none"
date = 2026-05-15
banks = ["..", "../../other"]
seed = "2026-spring"
layout = "exam"
minutes = 72.5
instructions = '''
    Answer *every* question.
    Mark one letter.
'''

[layout]
answers = "strip"

[[section]]
title = "Part one"
where = { type = "single", level = ["apply", "analyse"], not = { tags = ["old", "bad"] } }
items = 10
arrange = "topic"
topic = { tuning = 4, data = 6 }
difficulty = { easy = 3, medium = 5, hard = 2 }

[[section]]
pick = ["q1", "q2"]

[series]
forms = ["Red", "Blue_2"]
mode = "independent"

[options]
positions = "random"
rationales = "key"
)toml");
    CHECK(text.told() == Lines{});
    const Blueprint& made = text.blueprint;
    CHECK(made.name == "exam");
    CHECK(made.title == "Mock exam");
    CHECK(made.subtitle == "First sitting");
    CHECK(made.course == "ML 2");
    CHECK(made.code == "ML2-26");
    CHECK(made.aids == "none");
    REQUIRE(made.date);
    CHECK(made.date->year == 2026);
    CHECK(made.date->month == 5);
    CHECK(made.date->day == 15);
    CHECK(made.banks == Lines{"..", "../../other"});
    CHECK(made.bank_places.at(1).column == 16);
    CHECK(made.seed == "2026-spring");
    CHECK(made.layout == "exam");
    CHECK(made.layout_name_place.line == 10);
    CHECK(made.minutes == base::Decimal::parse("72.5"));
    CHECK(made.instructions.source == "Answer *every* question.\nMark one letter.");
    CHECK(made.layout_parameters.entries.at(0).key == "answers");
    CHECK(made.layout_place.line == 17);
    CHECK(made.forms == Lines{"Red", "Blue_2"});
    CHECK(made.mode == SeriesMode::independent);
    CHECK(made.rationales == Rationales::key);

    REQUIRE(made.sections.size() == 2);
    const Section& first = made.sections[0];
    CHECK(first.title == "Part one");
    CHECK(first.items == 10);
    CHECK(first.arrange == Arrange::topic);
    REQUIRE(first.where.conditions.size() == 2);
    CHECK(first.where.conditions[0].any_of == Lines{"apply", "analyse"});
    REQUIRE(first.where.except.size() == 1);
    CHECK(first.where.except[0].conditions.at(0).any_of == Lines{"old", "bad"});
    REQUIRE(first.families.size() == 2);
    CHECK(first.families[0].counts.at(1).value == "data");
    CHECK(first.families[0].counts.at(1).items.most == 6);
    CHECK(first.families[1].counts.at(2).written == "2");
    CHECK(made.sections[1].pick == Lines{"q1", "q2"});
    CHECK(made.sections[1].items == 2);
    CHECK(made.sections[1].pick_places.at(1).column == 15);
}

TEST_CASE("blueprint_reader: cut scores in points and as shares, in the author's order") {
    const ReadText text =
        with("[cut_scores]\npass = 12.5\n\"A+\" = \"85.25 %\"\n[[section]]\nitems = 5\n");
    CHECK(text.told() == Lines{});
    const auto& cuts = text.blueprint.cut_scores;
    REQUIRE(cuts.size() == 2);
    CHECK(cuts[0].grade == "pass");
    CHECK(cuts[0].amount == base::Decimal::parse("12.5"));
    CHECK(!cuts[0].is_share);
    CHECK(cuts[1].grade == "A+");
    CHECK(cuts[1].amount == base::Decimal::parse("0.8525"));
    CHECK(cuts[1].is_share);
}

TEST_CASE("blueprint_reader: cut scores that make no sense") {
    const auto told = [](const std::string& cut) {
        return with("[cut_scores]\n" + cut + "\n[[section]]\nitems = 5\n").told();
    };
    CHECK(told("A = \"85\"").at(0).starts_with("6:5 error: \"85\" cannot be a cut score"));
    CHECK(told("A = \"101 %\"").at(0).starts_with("6:5 error: \"101 %\" cannot be"));
    CHECK(told("A = \"1.001 %\"").size() == 1);
    CHECK(told("A = -1").at(0).starts_with("6:5 error: \"A\" is from 0 to"));
    CHECK(told("A = [1, 2]") ==
          Lines{"6:5 error: a cut score is one number, not a range | write the least score that "
                "earns the grade"});
    CHECK(told("A = 5\nB = 5") == Lines{"7:5 error: \"B\" and \"A\" have the same cut score"});
    CHECK(told("\"\" = 5").size() == 1);
    CHECK(told("A = true").size() == 1);
}

TEST_CASE("blueprint_reader: the least blueprint") {
    const ReadText text = with("[[section]]\nitems = 5\n");
    CHECK(text.told() == Lines{});
    CHECK(text.blueprint.forms == Lines{"A"});
    CHECK(text.blueprint.mode == SeriesMode::same);
    CHECK(text.blueprint.rationales == Rationales::every);
    CHECK_FALSE(text.blueprint.seed);
    CHECK(text.blueprint.layout == "exam");
}

TEST_CASE("blueprint_reader: items fixed by a family, and forms by a number") {
    const ReadText text =
        with("[[section]]\nlevel = { remember = 2, apply = 5 }\n[series]\nforms = 28\n");
    CHECK(text.told() == Lines{});
    CHECK(text.blueprint.sections[0].items == 7);
    CHECK(text.blueprint.forms.size() == 28);
    CHECK(text.blueprint.forms.back() == "AB");
}

TEST_CASE("blueprint_reader: shares become counts by the largest remainder") {
    const ReadText text = with(
        "[[section]]\nitems = 40\n[section.topic]\n"
        "a = \"22 %\"\nb = \"31%\"\nc = \"34.75 %\"\nd = \"12.25 %\"\n");
    CHECK(text.told() == Lines{});
    const auto& counts = text.blueprint.sections[0].families[0].counts;
    // 8.8, 12.4, 13.9, 4.9: three seats over
    CHECK(counts[0].items.most == 9);
    CHECK(counts[1].items.most == 12);
    CHECK(counts[2].items.most == 14);
    CHECK(counts[3].items.most == 5);
    CHECK(counts[3].written == "12.25 %");
}

TEST_CASE("blueprint_reader: shares in a tree of topics share out their parent's items") {
    const ReadText text = with(
        "[[section]]\nitems = 10\n[section.topic]\n"
        "\"a/x\" = \"20 %\"\na = \"55 %\"\n\"a/y\" = \"20 %\"\nb = \"45 %\"\n");
    CHECK(text.told() == Lines{});
    const auto& counts = text.blueprint.sections[0].families[0].counts;
    // 5.5 and 4.5: the seat goes to the first, a = 6; below it 20/55, 20/55, 15/55 of 6 = 2.18,
    // 2.18, 1.64: 2, 2 and the rest 2.
    CHECK(counts[1].items.most == 6);
    CHECK(counts[3].items.most == 4);
    CHECK(counts[0].items.most == 2);
    CHECK(counts[2].items.most == 2);
}

TEST_CASE("blueprint_reader: sums that do not add up name both places") {
    CHECK(with("[[section]]\nitems = 30\n[section.level]\nremember = 9\napply = 20\n").told() ==
          Lines{"7:10 error: section.level adds up to 29, but items = 30 | values that are not "
                "listed get no items; the counts must add up exactly | see 6"});
    CHECK(with("[[section]]\ntopic = { a = 4 }\nlevel = { apply = 3 }\n").told() ==
          Lines{"7:1 error: section.level adds up to 3, but section.topic adds up to 4 | values "
                "that are not listed get no items; the counts must add up exactly | see 6"});
    CHECK(with("[[section]]\nitems = 4\n[section.topic]\na = \"60 %\"\nb = \"39.9 %\"\n").told() ==
          Lines{"7:10 error: section.topic adds up to 99.9 %, not to 100 %"});
}

TEST_CASE("blueprint_reader: a topic's count includes what is below it") {
    const ReadText right = with(
        "[[section]]\nitems = 10\ntopic = { a = 10, \"a/x\" = 4, \"a/x/deep\" = 4, \"a/y\" = 1 "
        "}\n");
    CHECK(right.told() == Lines{});
    CHECK(with("[[section]]\nitems = 5\n[section.topic]\na = 5\n\"a/x\" = 6\n").told() ==
          Lines{"9:1 error: \"a/x\" has 6 items, but \"a\" = 5 | a topic's count includes what is "
                "below it | see 8"});
    CHECK(
        with("[[section]]\nitems = 5\n[section.topic]\na = 5\n\"a/x\" = 3\n\"a/y\" = 3\n").told() ==
        Lines{"9:1 error: the topics listed below \"a\" add up to 6 items, but "
              "\"a\" = 5 | a topic's count includes what is below it | see 8"});
    CHECK(with("[[section]]\nitems = 5\n[section.topic]\na = \"30 %\"\n\"a/x\" = \"40 %\"\n"
               "b = \"70 %\"\n")
              .told() ==
          Lines{"8:1 error: the topics below \"a\" add up to 40 %, but it has 30 % | "
                "a topic's share includes what is below it"});
}

TEST_CASE("blueprint_reader: values of families that make no sense") {
    CHECK(with("[[section]]\nitems = 3\n[section.level]\naply = 3\n").told() ==
          Lines{"8:1 error: unknown level \"aply\" | did you mean \"apply\"?"});
    CHECK(with("[[section]]\nitems = 3\n[section.difficulty]\nhard = -1\neasy = 4\n").told() ==
          Lines{"8:8 error: a count is from 0 to 5000, not -1"});
    CHECK(with("[[section]]\nitems = 3\n[section.topic]\na = 1.5\n").told() ==
          Lines{"8:5 error: a count must be a whole number, not 1.5 | a share is written \"1.5 "
                "%\""});
    CHECK(with("[[section]]\nitems = 3\n[section.topic]\na = \"x %\"\n").told() ==
          Lines{"8:5 error: \"x %\" is not a share | a share is written \"22 %\" or \"12.5 %\" (at "
                "most four places), a number of items without quotes"});
    CHECK(with("[[section]]\nitems = 3\n[section.topic]\na = \"50 %\"\nb = 1\n").told() ==
          Lines{"9:5 error: section.topic mixes counts and shares | write all of its values as "
                "numbers of items, or all as shares like \"22 %\""});
    CHECK(with("[[section]]\nitems = 3\n[section.topic]\ntraining.deep = 3\n").told() ==
          Lines{"8:1 error: section.topic has a table below \"training\" | a topic path is written "
                "in quotes, with slashes: \"training/…\" = 4"});
    CHECK(with("[[section]]\nitems = 3\n[section.topic]\n").told() ==
          Lines{"7:10 error: section.topic lists no counts"});
}

TEST_CASE("blueprint_reader: numbers of items that make no sense") {
    CHECK(with("[[section]]\nitems = 0\n").told() ==
          Lines{"6:9 error: section 1 cannot have 0 items | `items` is from 1 to 5000"});
    CHECK(with("[[section]]\nitems = 5001\n").told() ==
          Lines{"6:9 error: section 1 cannot have 5001 items | `items` is from 1 to 5000"});
    CHECK(with("[[section]]\ntitle = \"X\"\nlevel = { apply = 0 }\n").told() ==
          Lines{"7:1 error: section \"X\" cannot have 0 items | a section has from 1 to 5000 "
                "items"});
    CHECK(with("[[section]]\n").told() ==
          Lines{"5:1 error: section 1 does not say how many items it has | write e.g. items = 40, "
                "or exact counts in [section.topic]"});
    CHECK(with("[[section]]\ntopic = { a = \"100 %\" }\n").told() ==
          Lines{"5:1 error: section 1 does not say how many items it has | shares need a total: "
                "write e.g. items = 40"});
    CHECK(with("[[section]]\nitems = 3000\n[[section]]\nitems = 3000\n").told() ==
          Lines{"1:1 error: the paper has 6000 items; the most is 5000"});
    CHECK(ReadText("section = []\n[paper]\ntitle = \"Mock\"\nbanks = \"..\"\n").told() ==
          Lines{"1:11 error: the blueprint has no section | write [[section]] and below it e.g. "
                "items = 40"});
    CHECK(with("").told() == Lines{"1:1 error: the blueprint has no section | write [[section]] "
                                   "and below it e.g. items = 40"});
}

TEST_CASE("blueprint_reader: a section with pick draws nothing") {
    CHECK(with("[[section]]\npick = [\"a\"]\nitems = 1\nlevel = { apply = 1 }\n").told() ==
          Lines{"7:9 error: `items` means nothing in a section with `pick` | the picked items are "
                "printed in the order given and nothing is drawn; leave `items` out, or put the "
                "picked items in a section of their own",
                "8:1 error: `level` means nothing in a section with `pick` | the picked items are "
                "printed in the order given and nothing is drawn; leave `level` out, or put the "
                "picked items in a section of their own"});
    CHECK(with("[[section]]\npick = []\n").told() ==
          Lines{"6:8 error: `pick` of section 1 is empty"});
}

TEST_CASE("blueprint_reader: items on every paper and on none") {
    const ReadText text =
        with("[draw]\ninclude = [\"a\", \"ml:b\"]\nexclude = \"c\"\n[[section]]\nitems = 4\n");
    CHECK(text.told() == Lines{});
    CHECK(text.blueprint.include == std::vector<std::string>{"a", "ml:b"});
    CHECK(text.blueprint.include_places[1].line == 6);
    CHECK(text.blueprint.exclude == std::vector<std::string>{"c"});
    CHECK(with("[draw]\ninclude = 3\n[[section]]\nitems = 4\n").told().size() == 1);
    CHECK(with("[draw]\nincluded = [\"a\"]\n[[section]]\nitems = 4\n").told() ==
          Lines{"6:1 error: unknown key \"included\" in [draw] | did you mean \"include\"?"});
}

TEST_CASE("blueprint_reader: the number of items is no range") {
    CHECK(with("[[section]]\nitems = [3, 5]\n").told() ==
          Lines{"6:9 error: \"items\" must be a whole number, not a list | write one number, "
                "without brackets: items = 3"});
}

TEST_CASE("blueprint_reader: a key beside the one it is near to is told so") {
    CHECK(with("[[section]]\nitems = 4\nwhere = { topic = \"a\", topics = \"b\" }\n").told() ==
          Lines{"7:24 error: unknown key \"topics\" in `where` of section 1 | did you mean "
                "\"topic\"? it stands here already"});
}

TEST_CASE("blueprint_reader: misspelt and misplaced keys") {
    const ReadText text(
        "title = \"Mock\"\n[paper]\ntitel = \"Mock\"\nbanks = \"..\"\nforms = 2\n"
        "[[section]]\nitmes = 4\nitems = 3\n[seris]\nforms = 2\n");
    CHECK(text.told() ==
          Lines{"2:2 error: [paper] has no \"title\"",
                "5:1 error: `forms` stands under [paper] | it belongs under [series]",
                "3:1 error: unknown key \"titel\" in [paper] | did you mean \"title\"?",
                "7:1 error: unknown key \"itmes\" in section 1 | did you mean \"items\"? it stands "
                "here already",
                "1:1 error: `title` stands outside of [paper] | move it below the line [paper]",
                "9:2 error: unknown key \"seris\" in the blueprint | did you mean \"series\"?"});
}

TEST_CASE("blueprint_reader: what a paper cannot be") {
    CHECK(ReadText("[[section]]\nitems = 1\n").told() ==
          Lines{"1:1 error: the blueprint has no \"paper\""});
    CHECK(
        ReadText("[paper]\ntitle = \" \"\nbanks = []\nseed = \"\"\nlayout = \"../x\"\n"
                 "minutes = 0\n[[section]]\nitems = 1\n")
            .told() ==
        Lines{"2:9 error: the title of the paper is empty",
              "3:9 error: `banks` names no bank | write e.g. banks = [\"..\"], relative to this "
              "file",
              "4:8 error: the seed is empty | write any text, or leave `seed` out for a fresh one",
              "5:10 error: \"../x\" is not the name of a layout | a layout is named, not given "
              "by a path: layout = \"exam\"",
              "6:11 error: a paper cannot last 0 minutes | `minutes` is above 0 and at most "
              "10080"});
}

TEST_CASE("blueprint_reader: profiles are a list of names, each once") {
    const auto profiles = [](const std::string& written) {
        return ReadText("[paper]\ntitle = \"T\"\nbanks = \"..\"\n" + written +
                        "\n[[section]]\nitems = 1\n");
    };
    CHECK(profiles("").blueprint.profiles == Lines{"standard"});
    CHECK(profiles("").blueprint.profile_places.empty());
    const ReadText two = profiles("profiles = [\"large-18\", \"standard\"]");
    CHECK(two.told() == Lines{});
    CHECK(two.blueprint.profiles == Lines{"large-18", "standard"});
    CHECK(two.blueprint.profile_places.at(1).column == 25);
    CHECK(profiles("profiles = \"large-18\"").blueprint.profiles == Lines{"large-18"});
    CHECK(profiles("profiles = [\"a\", \"Large 18\", \"../x\", \"a\", \"\"]").told() ==
          Lines{"4:18 error: \"Large 18\" is not the name of a profile | a profile has small "
                "letters, digits, \"_\" and \"-\", at most 20: profiles = [\"standard\", "
                "\"large-18\"]",
                "4:30 error: \"../x\" is not the name of a profile | a profile has small letters, "
                "digits, \"_\" and \"-\", at most 20: profiles = [\"standard\", \"large-18\"]",
                "4:38 error: the profile \"a\" is named twice",
                "4:43 error: \"\" is not the name of a profile | a profile has small letters, "
                "digits, \"_\" and \"-\", at most 20: profiles = [\"standard\", \"large-18\"]"});
    CHECK(profiles("profiles = []").told() ==
          Lines{"4:12 error: `profiles` names no profile | write e.g. profiles = [\"standard\", "
                "\"large-18\"], or leave it out"});
}

TEST_CASE("blueprint_reader: a day that is none") {
    const auto dated = [](const std::string& date) {
        return ReadText("[paper]\ntitle = \"T\"\nbanks = \"..\"\ndate = " + date +
                        "\n[[section]]\nitems = 1\n")
            .told();
    };
    CHECK(dated("2028-02-29") == Lines{});
    CHECK(dated("0001-01-01") == Lines{});
    CHECK(dated("0000-01-01") ==
          Lines{"4:8 error: there is no year 0 | write the day as 2026-05-15"});
    CHECK(dated("2026-02-30") ==
          Lines{"4:8 error: \"2026-02-30\" is not a date | write the day as 2026-05-15"});
}

TEST_CASE("blueprint_reader: forms") {
    const auto forms = [](const std::string& value) {
        return with("[[section]]\nitems = 1\n[series]\nforms = " + value + "\n").told();
    };
    CHECK(forms("0") ==
          Lines{"8:9 error: `forms` cannot be 0 | a series has from 1 to 100000 forms"});
    CHECK(forms("100001") ==
          Lines{"8:9 error: `forms` cannot be 100001 | a series has from 1 to 100000 forms"});
    CHECK(forms("[\"a b\", \"\", \"abcdefghijklmnopqrstu\"]").size() == 3);
    CHECK(forms("[\"a/b\"]") ==
          Lines{"8:10 error: \"a/b\" cannot name a form | 1 to 20 of the characters A-Z a-z 0-9 _ "
                "-: it becomes part of a file name"});
    CHECK(forms("[\"Red\", \"red\"]") ==
          Lines{"8:17 error: two forms are named \"red\" | names become file names, where capital "
                "and small letters may be one | see 8"});
    CHECK(forms("[]") == Lines{"8:9 error: `forms` names no form | write a number, or names such "
                               "as [\"Red\", \"Blue\"]"});
    CHECK(forms("true") ==
          Lines{"8:9 error: `forms` must be a number or a list of names, not true or false"});
}

TEST_CASE("blueprint_reader: words of a filter") {
    const auto where = [](const std::string& value) {
        return with("[[section]]\nitems = 1\nwhere = " + value + "\n").told();
    };
    CHECK(where("{ level = \"aply\" }") ==
          Lines{"7:19 error: unknown level \"aply\" | did you mean \"apply\"?"});
    CHECK(where("{ type = \"essay\" }") == Lines{});
    CHECK(where("{ type = \"oral\" }") ==
          Lines{"7:18 error: unknown type \"oral\" | known are: single, multiple, true-false, "
                "numeric, short, cloze, matching, ordering, essay, composite"});
    CHECK(where("{ status = \"draft\" }") ==
          Lines{"7:20 error: papers take no draft items | `status` here can be \"approved\" or "
                "\"reserved\""});
    CHECK(where("{ not = { status = \"draft\" } }") == Lines{});
    CHECK(where("{ not = [{ tags = \"a\" }, { author = \"b\" }] }") == Lines{});
    CHECK(
        where("{ tag = \"a\", topic = \"b\" }") ==
        Lines{"7:11 error: unknown key \"tag\" in `where` of section 1 | did you mean \"tags\"?"});
    CHECK(where("{ topic = [] }") == Lines{"7:19 error: `topic` lists no word"});
    CHECK(
        where("{}") ==
        Lines{"7:9 error: `where` of section 1 names no condition | leave it out, or write e.g. { "
              "topic = \"tuning\" }"});
    CHECK(where("[{ topic = \"a\" }, { tags = \"b\" }]") == Lines{});
    CHECK(where("[]") == Lines{"7:9 error: `where` of section 1 is empty"});
    CHECK(where("[{ level = \"aply\" }, 3]").size() == 2);
}

TEST_CASE("blueprint_reader: faults of the file itself") {
    CHECK(ReadText("[paper\n").told().size() == 1);
    CHECK(ReadText("\xEF\xBB\xBF[paper]\r\ntitle = \"Mock\"\r\nbanks = \"..\"\r\n[[section]]\r\n"
                   "items = 0\r\n")
              .told() ==
          Lines{"5:9 error: section 1 cannot have 0 items | `items` is from 1 to 5000"});
}

TEST_CASE("is_blueprint: by its table, even when the file has a fault") {
    files::MemoryDisk disk;
    disk.write("a.toml", "[paper]\ntitle = 1\n");
    disk.write("b.toml", "[[item]]\nid = \"paper\"\n");
    disk.write("c.toml", "[series]\n [paper]\ntitle = \n");
    disk.write("d.toml", "x = \n");
    CHECK(is_blueprint(disk, "a.toml"));
    CHECK_FALSE(is_blueprint(disk, "b.toml"));
    CHECK(is_blueprint(disk, "c.toml"));
    CHECK_FALSE(is_blueprint(disk, "d.toml"));
}

TEST_CASE("blueprint_reader: a key under the wrong table is told where it belongs") {
    CHECK(with("[[section]]\nitems = 4\nforms = 2\n[series]\nrationales = \"none\"\n[options]\n"
               "seed = \"x\"\n[topic]\ntuning = 4\n")
              .told() ==
          Lines{"7:1 error: `forms` stands under [[section]] | it belongs under [series]",
                "9:1 error: `rationales` stands under [series] | it belongs under [options]",
                "11:1 error: `seed` stands under [options] | it belongs under [paper]",
                "12:2 error: `topic` stands outside of a section | write [section.topic] below a "
                "[[section]]"});
}

TEST_CASE("blueprint_reader: words of the author are quoted on one line") {
    CHECK(with("[[section]]\nitems = 1\n[series]\nforms = [\"a\\u000Ab\"]\n").told() ==
          Lines{"8:10 error: \"a\\u{A}b\" cannot name a form | 1 to 20 of the characters A-Z a-z "
                "0-9 _ -: it becomes part of a file name"});
}

TEST_CASE("blueprint_reader: forms drawn together") {
    const ReadText text = with(
        "[[section]]\nitems = 4\n[series]\nforms = 6\nmode = \"joint\"\nmax_use = 2\noverlap = "
        "0\ncommon = [\"a\", \"ml:b\"]\n");
    CHECK(text.told() == Lines{});
    CHECK(text.blueprint.mode == SeriesMode::joint);
    CHECK(text.blueprint.max_use == 2);
    CHECK(text.blueprint.max_use_place.line == 10);
    CHECK(text.blueprint.overlap == 0);
    CHECK(text.blueprint.common == Lines{"a", "ml:b"});
    CHECK(text.blueprint.common_places.at(1).line == 12);
}

TEST_CASE("blueprint_reader: what means nothing in the mode of a series") {
    const auto series = [](const std::string& lines) {
        return with("[[section]]\nitems = 4\n[series]\n" + lines).told();
    };
    CHECK(
        series("max_use = 2\ncommon = [\"a\"]\n") ==
        Lines{"8:11 error: `max_use` means nothing in mode \"same\", where all forms have the same "
              "items | mode = \"joint\" draws the forms together",
              "9:10 error: `common` means nothing in mode \"same\", where all forms have the same "
              "items | mode = \"joint\" draws the forms together"});
    CHECK(series("mode = \"independent\"\noverlap = 2\n") ==
          Lines{"9:11 error: `overlap` means nothing in mode \"independent\", where each form is "
                "drawn on its own | mode = \"joint\" draws the forms together"});
    CHECK(series("mode = \"joint\"\nforms = 1\noverlap = 2\n") ==
          Lines{"10:11 error: `overlap` means nothing with one form | leave it out, or write e.g. "
                "forms = 2"});
    CHECK(series("mode = \"joint\"\noverlap = 2\n") == Lines{});
    CHECK(
        series("mode = \"joit\"\nmax_use = 0\noverlap = -1\n") ==
        Lines{"8:8 error: \"mode\" must be same, independent or joint, not \"joit\" | did you mean "
              "\"joint\"?",
              "9:11 error: `max_use` is from 1 to 100000, not 0",
              "10:11 error: `overlap` is from 0 to 5000, not -1"});
}

TEST_CASE("blueprint_reader: manifests of papers to avoid") {
    const ReadText text =
        with("[draw]\navoid = [\"../2025/manifest.toml\", \"b.toml\"]\n[[section]]\nitems = 4\n");
    CHECK(text.told() == Lines{});
    CHECK(text.blueprint.avoid == Lines{"../2025/manifest.toml", "b.toml"});
    CHECK(text.blueprint.avoid_places.at(1).column == 35);
    CHECK(text.blueprint.avoided == Lines{});
    CHECK(with("[draw]\navoid = \"\"\n[[section]]\nitems = 4\n").told() ==
          Lines{"6:9 error: `avoid` needs the path of a manifest | write e.g. avoid = "
                "[\"../2025/manifest.toml\"]"});
}
