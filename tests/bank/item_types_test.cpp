// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "bank/answer_checks.hpp"
#include "bank/write.hpp"
#include "small_bank.hpp"

namespace papersetter::bank {

namespace {

std::string item(std::string_view type, std::string_view rest) {
    return "[[item]]\nid = \"x\"\ntype = \"" + std::string(type) + "\"\n" + std::string(rest);
}

const std::string multiple = item("multiple", R"(scoring = "per-option"
tell_count = true
stem = '''Which?'''
[[item.option]]
text = '''One'''
correct = true
[[item.option]]
text = '''Two'''
correct = true
misconception = "two is one"
[[item.option]]
text = '''Three'''
pin = "last"
)");
const std::string true_false = item("true-false", R"(stem = '''Judge.'''
[[item.option]]
text = '''One'''
correct = true
[[item.option]]
text = '''Two'''
correct = false
)");
const std::string numeric = item("numeric", R"(relative_tolerance = 0.02
unit = "m/s<sup>2</sup>"
stem = '''How fast?'''
[[item.answer]]
text = 9.81
rationale = '''It is.'''
[[item.answer]]
text = "-4.9"
correct = false
)");
const std::string short_one = item("short", R"(lines = 2
spaces = "ignore"
stem = '''Which planet?'''
[[item.answer]]
text = "Mercury"
[[item.answer]]
text = "Venus"
correct = false
)");
const std::string cloze = item("cloze", R"(stem = '''Force is in {gap:f}, energy in {gap:e}.'''
[[item.answer]]
gap = "f"
text = "newton"
[[item.answer]]
gap = "e"
text = "joule"
[[item.answer]]
gap = "e"
text = "watt"
correct = false
)");
const std::string option_bank = item("cloze", R"(stem = '''Force is in {gap:f}.'''
[[item.option]]
gap = "f"
text = "newton"
[[item.option]]
text = "watt"
)");
const std::string matching = item("matching", R"(stem = '''Match.'''
[[item.option]]
prompt = "power"
text = "watt"
[[item.option]]
prompt = "charge"
text = "coulomb"
[[item.option]]
text = "volt"
)");
const std::string ordering = item("ordering", R"(stem = '''Order.'''
[[item.option]]
text = "first"
[[item.option]]
text = "second"
)");
const std::string essay = item("essay", R"(points = 3
stem = '''Explain.'''
model_answer = '''Thus.'''
[[item.criterion]]
text = "names it"
points = 1
[[item.criterion]]
text = "explains it"
points = 2
rationale = '''One for half of it.'''
)");
const std::string composite = item("composite", R"(stem = '''A car.'''
explanation = '''All follows.'''
[[item.part]]
type = "numeric"
points = 2
stem = '''How fast?'''
[[item.part.answer]]
text = 2.5
[[item.part]]
order = "fixed"
stem = '''Why?'''
[[item.part.option]]
text = '''One'''
correct = true
[[item.part.option]]
text = '''Two'''
)");

std::string faults_of(const std::string& text) { return read_items(text).faults; }
std::string faults_with(const std::string& text, std::string_view from, std::string_view to) {
    return faults_of(changed(text, from, to));
}
bool tells(const std::string& faults, std::string_view what) {
    return faults.find(what) != std::string::npos;
}

}  // namespace

TEST_CASE("item types: each is read, written and read again as it was") {
    for (const std::string& text : {multiple, true_false, numeric, short_one, cloze, option_bank,
                                    matching, ordering, essay, composite}) {
        CAPTURE(text);
        const ReadBank read = read_items(text);
        REQUIRE(read.faults == "");
        const Item& first = read.bank.items.at(0);
        CHECK(is_usable(first));
        const std::string written = write_item(first);
        const ReadBank again = read_items(written);
        REQUIRE(again.faults == "");
        CHECK(write_item(again.bank.items.at(0)) == written);
    }
}

TEST_CASE("item types: what the keys mean") {
    const Item several = read_items(multiple).bank.items.at(0);
    CHECK(several.scoring == Scoring::per_option);
    CHECK(several.tells_count);
    CHECK(several.options.at(1).misconception == "two is one");
    const Item number = read_items(numeric).bank.items.at(0);
    CHECK(number.options.at(0).text.source == "9.81");
    CHECK(number.options.at(0).is_correct);
    CHECK_FALSE(number.options.at(1).is_correct);
    CHECK(number.has_relative_tolerance);
    CHECK(is_given(number, number.options.at(0), "10.0062"));
    CHECK_FALSE(is_given(number, number.options.at(0), "10.0063"));
    const Item planet = read_items(short_one).bank.items.at(0);
    CHECK(is_given(planet, planet.options.at(0), " m e r CURY"));
    CHECK_FALSE(is_given(planet, planet.options.at(0), "mercur"));
    const Item gaps = read_items(cloze).bank.items.at(0);
    CHECK(gaps.gaps == std::vector<std::string>{"f", "e"});
    CHECK_FALSE(gaps.is_option_bank);
    CHECK_FALSE(offers_options(gaps));
    CHECK(read_items(option_bank).bank.items.at(0).is_option_bank);
    const Item pairs = read_items(matching).bank.items.at(0);
    CHECK(pairs.options.at(0).is_correct);
    CHECK_FALSE(pairs.options.at(2).is_correct);
}

TEST_CASE("item types: the orders of the parts of a composite item") {
    const Item parts = read_items(composite).bank.items.at(0);
    CHECK(parts.points == base::Decimal::whole(3));
    CHECK(option_count(parts) == 3);
    CHECK(answered_parts(parts).size() == 2);
    // The answer to the first part, then the options of the second, the other way round.
    CHECK(orders_of_parts(parts, {0, 2, 1}) ==
          std::vector<std::vector<std::uint32_t>>{{0}, {1, 0}});
    CHECK(orders_of_parts(parts, {1, 0, 2}).empty());
    CHECK(orders_of_parts(parts, {0, 1, 1}).empty());
    CHECK(orders_of_parts(parts, {0, 1}).empty());
}

TEST_CASE("item types: what an item of a type lacks is told") {
    const std::string no_key = changed(multiple, "correct = true\n", "");
    CHECK(faults_with(no_key, "correct = true\n", "") ==
          "q.toml:1:1 item \"x\" has no right option [write correct = true under the option that "
          "is right]\n");
    CHECK(faults_with(true_false, "correct = false\n", "") ==
          "q.toml:8:1 option 2 of item \"x\" has no \"correct\"\n");
    CHECK(
        faults_with(numeric, "text = 9.81", "text = \"fast\"") ==
        "q.toml:8:9 \"fast\" is no number [write one like 9.81, -2 or \"6.02e23\"; the unit has a "
        "key of its own]\n");
    CHECK(faults_with(numeric, "\"-4.9\"", "9.9") ==
          "q.toml:10:1 this wrong answer lies within the tolerance of a right one [make the "
          "tolerance smaller, or take the answer out] (q.toml:7 the right one stands here)\n");
    CHECK(faults_with(numeric, "relative_tolerance = 0.02", "tolerance = -1") ==
          "q.toml:4:13 \"tolerance\" is no number from 0 [write one like 0.05 or \"1e-12\"]\n");
    CHECK(faults_with(short_one, "text = \"Mercury\"", "text = \"Mercury\"\ncorrect = false") ==
          "q.toml:1:1 item \"x\" has no accepted answer [write an [[item.answer]] with the text "
          "that is right]\n");
}

TEST_CASE("item types: faults of gaps, prompts, rubrics and parts are told") {
    CHECK(faults_with(cloze, "gap = \"f\"", "gap = \"e\"") ==
          "q.toml:1:1 item \"x\" has no answer to the gap \"f\" [write an [[item.answer]] with gap "
          "= \"f\"]\n");
    CHECK(tells(faults_with(cloze, "gap = \"f\"", "gap = \"ff\""), "the stem has no gap \"ff\""));
    CHECK(tells(faults_with(cloze, "{gap:e}", "{gap:f}"), "two gaps with the id \"f\""));
    CHECK(faults_with(option_bank, "text = \"watt\"", "gap = \"f\"\ntext = \"watt\"") ==
          "q.toml:8:1 two options fill the gap \"f\" [one letter is the answer to each gap] "
          "(q.toml:5 the other one stands here)\n");
    CHECK(tells(faults_with(matching, "prompt = \"charge\"\n", ""), "fewer than two prompts"));
    CHECK(faults_with(essay, "points = 2", "points = 4") ==
          "q.toml:1:1 item \"x\" is worth 3 points, but its criteria are worth 5 [make them equal: "
          "points = "
          "5]\n");
    CHECK(faults_with(essay, "model_answer = '''Thus.'''\n", "") ==
          "q.toml:1:1 item \"x\" has no \"model_answer\" [write the answer that would earn all "
          "points]\n");
    CHECK(
        faults_with(composite, "stem = '''A car.'''", "points = 5\nstem = '''A car.'''") ==
        "q.toml:4:10 the points of the parts are 3, not 5 [leave \"points\" of the item out: they "
        "are the sum of its parts']\n");
}

TEST_CASE("item types: what belongs to another type is refused") {
    CHECK(faults_with(multiple, "tell_count = true", "tolerance = 1") ==
          "q.toml:5:13 an item of type \"multiple\" has no use for \"tolerance\" [take it out]\n");
    CHECK(faults_with(ordering, "stem =", "order = \"fixed\"\nstem =") ==
          "q.toml:4:9 an item of type \"ordering\" has no use for \"order\" [take it out]\n");
    CHECK(
        tells(faults_with(numeric, "[[item.answer]]\ntext = 9.81", "[[item.option]]\ntext = \"9\""),
              "item \"x\" has [[item.option]], but its type is \"numeric\""));
    CHECK(tells(faults_with(matching, "text = \"volt\"", "text = \"volt\"\ncorrect = true"),
                "\"correct\""));
    CHECK(faults_with(composite, "type = \"numeric\"", "id = \"p\"\ntype = \"numeric\"") ==
          "q.toml:7:1 \"id\" stands under part 1 of item \"x\" [it belongs to the item: move it "
          "above its first part]\n");
    CHECK(tells(faults_with(composite, "type = \"numeric\"", "type = \"composite\""),
                "a part cannot have parts of its own"));
    CHECK(faults_after("Which one?", "Which {gap:one}?") ==
          "q.toml:4:17 there can be no gap here: \"one\" [gaps stand in the stem of an item (or "
          "part) of type = \"cloze\"; \\{gap: prints the characters]\n");
}

TEST_CASE("item types: a cloze item has an option bank or answers, not both") {
    const std::string answer = "[[item.answer]]\ngap = \"f\"\ntext = \"secret\"\n";
    CHECK(faults_of(option_bank + answer) ==
          "q.toml:10:8 item \"x\" has an option bank and answers to write as well [an option bank "
          "([[item.option]]) or answers ([[item.answer]]), not both]\n");
    CHECK(faults_with(option_bank, "[[item.option]]\n", answer + "[[item.option]]\n") ==
          "q.toml:8:8 item \"x\" has an option bank and answers to write as well [an option bank "
          "([[item.option]]) or answers ([[item.answer]]), not both]\n");
}

TEST_CASE("item types: letters run out at Z") {
    const auto with = [](const std::string& text, const std::string& more, int count) {
        std::string result = text;
        for (int i = 0; i < count; ++i) {
            std::string one = more;
            while (tells(one, "#")) one = changed(one, "#", std::to_string(i));
            result += one;
        }
        return faults_of(result);
    };
    const std::string option = "[[item.option]]\ntext = \"number #\"\n";
    CHECK(with(ordering, option, 24) == "");
    CHECK(with(ordering, option, 25) ==
          "q.toml:57:1 item \"x\" has more than 26 steps: letters run out at Z [take some out, or "
          "make two items of it]\n");
    CHECK(with(true_false, option + "correct = true\n", 25) ==
          "q.toml:83:1 item \"x\" has more than 26 statements: letters run out at Z [take some "
          "out, or make two items of it]\n");
    CHECK(with(matching, option, 24) ==
          "q.toml:59:1 item \"x\" has more than 26 options: letters run out at Z [take some out, "
          "or make two items of it]\n");
    CHECK(with(option_bank, option, 26) ==
          "q.toml:58:1 item \"x\" has more than 26 options: letters run out at Z [take some out, "
          "or make two items of it]\n");
    const std::string part =
        "[[item.part]]\ntype = \"short\"\nstem = \"#?\"\n[[item.part.answer]]\ntext = \"a\"\n";
    CHECK(with(composite, part, 24) == "");
    CHECK(with(composite, part, 26) ==
          "q.toml:140:1 item \"x\" has more than 26 parts: letters run out at Z [take some out, or "
          "make two items of it]\n");
    // What has no letters has no limit.
    CHECK(with(short_one, "[[item.answer]]\ntext = \"number #\"\n", 40) == "");
    CHECK(with(changed(essay, "points = 3", "points = 43"),
               "[[item.criterion]]\ntext = \"number #\"\npoints = 1\n", 40) == "");
    std::string gaps = cloze;
    for (int i = 0; i < 40; ++i) {
        gaps = changed(gaps, "{gap:e}", "{gap:n" + std::to_string(i) + "}{gap:e}");
    }
    CHECK(with(gaps, "[[item.answer]]\ngap = \"n#\"\ntext = \"a\"\n", 40) == "");
}

TEST_CASE("item types: answers that are the same by the rules of their item") {
    CHECK(faults_with(short_one, "Venus", "m e rcury") ==
          "q.toml:10:9 this wrong answer is the same as a right one [take one of them out, or "
          "write case_sensitive = true if capitals are what is wrong] (q.toml:8 the right one "
          "stands here)\n");
    CHECK(faults_with(short_one, "Venus", "Mercury") ==
          "q.toml:10:9 this wrong answer is the same as a right one [take one of them out, or "
          "write case_sensitive = true if capitals are what is wrong] (q.toml:8 the right one "
          "stands here)\n");
    CHECK(faults_with(short_one, "\"Venus\"\ncorrect = false", "\"mercury\"") ==
          "warning q.toml:10:9 two answers of one item are the same, written differently [take one "
          "of them out] (q.toml:8 the other one stands here)\n");
    CHECK(faults_with(short_one, "\"Venus\"\ncorrect = false", "\"Mercury\"") ==
          "q.toml:10:9 two answers of one item have the same text [change one of them, or take it "
          "out] (q.toml:8 the other one stands here)\n");
    const std::string exact = changed(short_one, "lines = 2", "case_sensitive = true");
    CHECK(faults_with(exact, "Venus", "mercury") == "");
    CHECK(faults_with(exact, "Venus", "M ercury") ==
          "q.toml:10:9 this wrong answer is the same as a right one [take one of them out] "
          "(q.toml:8 the right one stands here)\n");
    CHECK(faults_with(cloze, "watt", "JOULE") ==
          "q.toml:13:9 this wrong answer is the same as a right one [take one of them out, or "
          "write case_sensitive = true if capitals are what is wrong] (q.toml:10 the right one "
          "stands here)\n");
    CHECK(faults_with(cloze, "watt", "Newton") == "");  // of another gap
    CHECK(faults_with(numeric, "\"-4.9\"\ncorrect = false", "\"9.810\"") ==
          "warning q.toml:11:9 two answers of one item are the same, written differently [take one "
          "of them out] (q.toml:8 the other one stands here)\n");
    CHECK(faults_with(numeric, "\"-4.9\"", "9.81") ==
          "q.toml:10:1 this wrong answer lies within the tolerance of a right one [make the "
          "tolerance smaller, or take the answer out] (q.toml:7 the right one stands here)\n");
}

TEST_CASE("item types: two prompts that read the same are told") {
    CHECK(faults_with(matching, "\"charge\"", "\"power\"") ==
          "q.toml:9:11 two prompts of one item have the same text [change one of them: candidates "
          "cannot tell them apart] (q.toml:6 the other one stands here)\n");
}

TEST_CASE("item types: only options that are offered have letters") {
    const std::string answer = changed(short_one, "[[item.answer]]", "[[item.answer]]\nid = \"m\"");
    CHECK(faults_with(answer, "Which planet?", "Which planet, {option:m}?") ==
          "q.toml:6:25 no option of this item has the id \"m\" [write {option:id} with the id of "
          "an option of this item; \\{option: prints the characters]\n");
    const std::string rubric =
        changed(essay, "[[item.criterion]]", "[[item.criterion]]\nid = \"m\"");
    CHECK(faults_with(rubric, "'''Thus.'''", "'''See {option:m}.'''") ==
          "q.toml:6:23 no option of this item has the id \"m\" [write {option:id} with the id of "
          "an option of this item; \\{option: prints the characters]\n");
    const std::string step = changed(ordering, "[[item.option]]", "[[item.option]]\nid = \"m\"");
    CHECK(faults_with(step, "Order.", "Order, {option:m}.") == "");
}

TEST_CASE("item types: a comma that can be read in two ways is refused") {
    CHECK(faults_with(numeric, "9.81", "\"1,234\"") ==
          "q.toml:8:9 the comma in \"1,234\" can be read in two ways [write 1234 or 1.234]\n");
    CHECK(faults_with(numeric, "9.81", "\"9,81\"") == "");
    CHECK(faults_with(numeric, "relative_tolerance = 0.02", "tolerance = \"1,500\"") ==
          "q.toml:4:13 the comma in \"1,500\" can be read in two ways [write 1500 or 1.500]\n");
}

TEST_CASE("item types: parts take from [defaults] how they are answered, not what they are") {
    const std::string part = changed(composite, "order = \"fixed\"\n", "");
    const std::string defaults =
        "[defaults]\norder = \"fixed\"\nunit = \"m\"\ntolerance = 1\npoints = 7\n";
    const ReadBank read = read_items(defaults + part);
    CHECK(read.faults == "");
    const Item& item = read.bank.items.at(0);
    CHECK(item.unit.empty());
    CHECK(item.parts.at(0).unit.source == "m");
    CHECK(item.parts.at(0).tolerance.written() == "1");
    CHECK(item.parts.at(1).unit.empty());
    CHECK(item.parts.at(1).order == Order::fixed);
    CHECK(item.parts.at(1).points == base::Decimal::whole(1));
    CHECK(faults_of("[defaults]\ntype = \"numeric\"\n" +
                    changed(composite, "[[item.part]]\ntype = \"numeric\"", "[[item.part]]")) ==
          "q.toml:11:13 part 1 of item \"x\" has [[item.part.answer]], but its type is \"single\": "
          "it says no other [write type = \"numeric\", \"short\" or \"cloze\" under the part]\n");
}

TEST_CASE("item types: hints name the tables that are meant") {
    CHECK(faults_with(composite, "[[item.part.answer]]\ntext = 2.5\n", "") ==
          "q.toml:6:1 part 1 of item \"x\" has no accepted answer [write an [[item.part.answer]] "
          "with the text that is right]\n");
    CHECK(faults_with(composite, "[[item.part.option]]\ntext = '''Two'''", "") ==
          "q.toml:12:1 part 2 of item \"x\" has one option only [write an [[item.part.option]] for "
          "each answer; two are the least]\n");
    CHECK(faults_with(numeric, "relative_tolerance = 0.02", "text = 3") ==
          "q.toml:4:1 \"text\" stands under item \"x\", not under an answer [it belongs to an "
          "answer: move it below the [[item.answer]] it is about]\n");
    CHECK(faults_with(composite, "order = \"fixed\"", "rationale = '''So.'''") ==
          "q.toml:13:1 \"rationale\" stands under part 2 of item \"x\", not under an option [it "
          "belongs to an option: move it below the [[item.part.option]] it is about]\n");
    CHECK(faults_with(composite, "stem = '''A car.'''", "stem = '''A car.'''\ncorrect = true") ==
          "q.toml:5:1 \"correct\" stands under item \"x\", not under an option or answer [it "
          "belongs to an option or answer: move it below the [[item.part.option]] or "
          "[[item.part.answer]] it is about]\n");
    CHECK(faults_with(composite, "text = 2.5", "text = 2.5\nexplanation = '''So.'''") ==
          "q.toml:12:1 \"explanation\" stands under answer 1 of part 1 of item \"x\" [it belongs "
          "to the part: move it above line 10]\n");
    CHECK(faults_of("[[answer]]\ntext = 2\n" + numeric) ==
          "q.toml:1:3 these answers belong to no item [write [[item.answer]] instead of "
          "[[answer]]]\n");
    CHECK(faults_of("[[criterion]]\ntext = 'a'\n" + numeric) ==
          "q.toml:1:3 these criteria belong to no item [write [[item.criterion]] instead of "
          "[[criterion]]]\n");
    const std::string twice = changed(short_one, "[[item.answer]]", "[[item.answer]]\nid = \"m\"");
    CHECK(faults_with(twice, "[[item.answer]]\ntext = \"Venus\"",
                      "[[item.answer]]\nid = \"m\"\ntext = \"Venus\"") ==
          "q.toml:10:1 two answers of one item have the id \"m\" [give one of them another id] "
          "(q.toml:7 the other one stands here)\n");
}

TEST_CASE("item types: one fault is told once") {
    CHECK(faults_with(essay, "points = 1", "points = -1") ==
          "q.toml:9:10 \"points\" must be more than 0 and at most 1000, not -1\n");
    CHECK(faults_with(essay, "points = 3", "points = 0") ==
          "q.toml:4:10 \"points\" must be more than 0 and at most 1000, not 0\n");
    CHECK(faults_with(composite, "points = 2", "points = 0") ==
          "q.toml:8:10 \"points\" must be more than 0 and at most 1000, not 0\n");
    // A type that is nearly one is taken for it, any other asks for nothing.
    CHECK(
        faults_with(numeric, "\"numeric\"", "\"numerical\"") ==
        "q.toml:3:8 \"type\" must be single, multiple, true-false, numeric, short, cloze, "
        "matching, ordering, essay or composite, not \"numerical\" [did you mean \"numeric\"?]\n");
    const std::string untyped = changed(numeric, "type = \"numeric\"\n", "");
    CHECK(faults_of("[defaults]\ntype = \"numerc\"\n" + untyped)
              .ends_with("not \"numerc\" [did you mean \"numeric\"?]\n"));
    CHECK(faults_with(numeric, "\"numeric\"", "\"calculation\"") ==
          "q.toml:3:8 \"type\" must be single, multiple, true-false, numeric, short, cloze, "
          "matching, ordering, essay or composite, not \"calculation\"\n");
    CHECK(
        faults_with(numeric, "\"numeric\"", "3") ==
        "q.toml:3:8 \"type\" must be a string, not an integer [put it in quotes: type = \"3\"]\n");
    CHECK(faults_with(composite, "type = \"numeric\"", "type = \"calculation\"") ==
          "q.toml:7:8 \"type\" must be single, multiple, true-false, numeric, short, cloze, "
          "matching, ordering, essay or composite, not \"calculation\"\n");
}

TEST_CASE("item types: an item of no type keeps its status, and is not usable") {
    for (const char* const line : {"type = \"calculation\"\n", ""}) {
        const ReadBank read = read_items(changed(numeric, "type = \"numeric\"\n", line));
        CHECK(read.faults != "");
        CHECK(read.bank.items.at(0).status == Status::approved);
        CHECK_FALSE(is_usable(read.bank.items.at(0)));
    }
}

TEST_CASE("item types: defaults hold for those that have a use for them") {
    const std::string other = changed(multiple, "\"x\"", "\"y\"");
    const ReadBank read = read_items("[defaults]\nscoring = \"per-option\"\nlines = 4\n" + essay +
                                     changed(other, "scoring = \"per-option\"\n", ""));
    CHECK(read.faults == "");
    REQUIRE(read.bank.items.size() == 2);
    CHECK(read.bank.items[0].lines == 4);
    CHECK(read.bank.items[0].scoring == Scoring::all_or_nothing);
    CHECK(read.bank.items[1].lines == 0);
    CHECK(read.bank.items[1].scoring == Scoring::per_option);
}

}  // namespace papersetter::bank
