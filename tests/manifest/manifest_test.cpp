// SPDX-License-Identifier: MIT
#include "manifest/manifest.hpp"

#include <doctest/doctest.h>

#include <algorithm>

using namespace papersetter;
using manifest::Manifest;

namespace {

Manifest sample() {
    Manifest made;
    made.program = "papersetter 0.1.0";
    made.libraries = {{"harfbuzz", "6.0.0"}, {"icu", "72.1"}};
    made.engine = "papersetter/engine/0";
    made.seed = "2026 \"quoted\"\t\nnew";
    made.blueprint = "practice-exam";
    made.layout = "exam";
    made.paper_size = "letter";
    made.fonts = {{"Gentium.ttf", base::sha256("font")}};
    made.inputs = {{"blueprint.toml", base::sha256("b")},
                   {"banks/ml/items/a.toml", base::sha256("a")}};
    made.record = {{"record/blueprint.toml", base::sha256("b")}};
    made.outputs = {{"questions-A.pdf", base::sha256("q")}, {"key.csv", base::sha256("k")}};
    made.forms = {{"A",
                   "A \xC2\xB7 7F3K-Q2",
                   {{{"ml:ddp", {2, 0, 1}, "B", base::Decimal::units(15'000)}}, {}},
                   {"provisional", "picked"},
                   {}},
                  {"B", "B \xC2\xB7 0000-00", {}, {}, {}}};
    return made;
}

struct Reading {
    explicit Reading(std::string text) {
        result =
            manifest::read(sources, sources.add("manifest.toml", std::move(text)), diagnostics);
    }
    std::string told() const {
        std::string text;
        for (const base::Diagnostic& one : diagnostics.all()) {
            text += std::to_string(one.place.line) + ":" + std::to_string(one.place.column) + " " +
                    one.message + "\n";
        }
        return text;
    }
    base::Sources sources;
    base::Diagnostics diagnostics;
    Manifest result;
};

std::string changed(std::string text, std::string_view from, std::string_view to) {
    const std::size_t at = text.find(from);
    REQUIRE(at != std::string::npos);
    return text.replace(at, from.size(), to);
}

// The same with a right seal, so that only the change itself is at fault.
std::string resealed(const std::string& text) {
    const std::string head = text.substr(0, text.rfind("digest = "));
    return head + "digest = \"sha256:" + base::to_hex(base::sha256(head)) + "\"\n";
}

}  // namespace

TEST_CASE("manifest: the whole text of a small one") {
    Manifest made;
    made.program = "papersetter 0.1.0";
    made.libraries = {{"icu", "72.1"}};
    made.engine = "papersetter/engine/0";
    made.seed = "7";
    made.blueprint = "exam";
    made.layout = "exam";
    made.outputs = {{"key.csv", base::sha256("abc")}};
    made.forms = {
        {"A", "A", {{{"ml:ddp", {1, 0}, "B", base::Decimal::whole(1)}}}, {"provisional"}, {}}};
    const std::string text =
        R"(# What was made, and from what. With record/ beside it, `papersetter rebuild` makes it again.
[manifest]
format = 1
program = "papersetter 0.1.0"
libraries = [
  { name = "icu", version = "72.1" },
]
engine = "papersetter/engine/0"
seed = "7"
blueprint = "exam"
layout = "exam"
paper_size = ""

[files]
fonts = [
]
inputs = [
]
record = [
]
outputs = [
  { name = "key.csv", sha256 = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad" },
]

[[form]]
name = "A"
code = "A"
[[form.section]]
law = "provisional"
items = [
  { item = "ml:ddp", options = [1, 0], answer = "B", points = 1 },
]

[seal]
)";
    CHECK(manifest::write(made) ==
          text + "digest = \"sha256:" + base::to_hex(base::sha256(text)) + "\"\n");
}

TEST_CASE("manifest: reads back what was written") {
    const Manifest made = sample();
    const Reading reading(manifest::write(made));
    CHECK(reading.told().empty());
    const Manifest& read = reading.result;
    CHECK(read.program == made.program);
    CHECK(read.libraries == made.libraries);
    CHECK(read.engine == made.engine);
    CHECK(read.seed == made.seed);
    CHECK(read.blueprint == made.blueprint);
    CHECK(read.layout == made.layout);
    CHECK(read.paper_size == made.paper_size);
    CHECK(read.fonts == made.fonts);
    CHECK(read.inputs == made.inputs);
    CHECK(read.record == made.record);
    CHECK(read.outputs == made.outputs);
    CHECK(read.forms == made.forms);
    CHECK(manifest::write(read) == manifest::write(made));
}

TEST_CASE("manifest: any changed byte before the seal is noticed") {
    const std::string text = manifest::write(sample());
    const std::string seal = "the manifest is not as it was written: its digest differs\n";
    const auto told = [](const std::string& changed_text) {
        const Reading reading(changed_text);
        const std::string all = reading.told();
        return all.substr(all.find(' ') + 1);
    };
    CHECK(told(changed(text, "2026", "2027")) == seal);
    CHECK(told(changed(text, "# What", "# what")) == seal);
    CHECK(told(changed(text, "sha256:", "SHA256:")) == seal);
    CHECK(told(text + "\n") == seal);
    CHECK(told(text + "# end\n") == seal);
    CHECK(told(text.substr(0, text.size() - 1)) == seal);
    std::string windows;
    for (const char c : text) {
        if (c == '\n') windows += '\r';
        windows += c;
    }
    CHECK(told(windows) == seal);
}

TEST_CASE("manifest: what is missing or unknown is told, all of it") {
    std::string text = manifest::write(sample());
    text = changed(text, "engine = ", "engin = ");
    text = changed(text, "fonts = ", "font = ");
    text = changed(text, "[2, 0, 1]", "[2, -1]");
    text = changed(text, "\"picked\"", "\"piked\"");
    text = changed(text, base::to_hex(base::sha256("k")), "abc");
    CHECK("\n" + Reading(resealed(text)).told() == R"(
2:2 [manifest] has no "engine"
9:1 unknown key "engin" in [manifest]
15:2 [files] has no "fonts"
28:32 "sha256" must be 64 hexadecimal digits
16:1 unknown key "font" in [files]
37:32 "options" must be a list of positions, such as [2, 0, 1]
40:7 "law" must be provisional, picked, exact, complete or joint, not "piked"
)");
}

TEST_CASE("manifest: another format and another file are refused at once") {
    const std::string text = manifest::write(sample());
    CHECK(Reading(changed(text, "format = 1", "format = 2\nnew = 1")).told() ==
          "3:10 a manifest of format 2 cannot be read by this version\n");
    CHECK(Reading("[paper]\n").told() == "1:1 this is no manifest: it has no [manifest] table\n");
    CHECK(Reading("not toml").told().starts_with("1:5 "));
    CHECK(Reading(text.substr(0, text.find("[seal]"))).told() ==
          "1:1 the manifest has no \"seal\"\n");
}

TEST_CASE("manifest: only names that stay below its folder, each once") {
    const std::string text = manifest::write(sample());
    for (const char* name : {"../key.csv", "/etc/passwd", "./key.csv", "a//b", "a/", "", ".hidden",
                             "manifest.toml", "record/key.csv"}) {
        CAPTURE(name);
        const std::string quoted = "\"" + std::string(name) + "\"";
        CHECK(Reading(resealed(changed(text, "\"key.csv\"", quoted))).told() ==
              "28:12 " + quoted + " cannot be a file of \"outputs\"\n");
    }
    for (const char* name : {"record/../../paper.toml", "blueprint.toml", "record//x", "record/"}) {
        CAPTURE(name);
        const std::string quoted = "\"" + std::string(name) + "\"";
        CHECK(Reading(resealed(changed(text, "\"record/blueprint.toml\"", quoted))).told() ==
              "24:12 " + quoted + " cannot be a file of \"record\"\n");
    }
    CHECK(Reading(resealed(changed(text, "\"key.csv\"", "\"questions-A.pdf\""))).told() ==
          "28:12 \"questions-A.pdf\" is listed twice\n");
}

TEST_CASE("manifest: items of earlier papers that are avoided") {
    Manifest made = sample();
    made.avoided = {"ml:\"a\"", "ml:b"};
    const Reading reading(manifest::write(made));
    CHECK(reading.told() == "");
    CHECK(reading.result.avoided == made.avoided);
    CHECK(manifest::write(sample()).find("avoided") == std::string::npos);
}

namespace {

/// A paper in two profiles: form A has one question, form B none.
Manifest in_two_profiles() {
    Manifest made = sample();
    made.profiles = {"standard", "large-18"};
    made.forms[0].pages = {{1}, {3}};
    made.forms[1].pages = {{}, {}};
    return made;
}

}  // namespace

TEST_CASE("manifest: the profiles and the pages of the questions in each") {
    const Manifest made = in_two_profiles();
    const std::string text = manifest::write(made);
    CHECK(text.find("profiles = [\"standard\", \"large-18\"]\n") != std::string::npos);
    CHECK(text.find("pages = [\n  [1],\n  [3],\n]\n") != std::string::npos);
    const Reading reading(text);
    CHECK(reading.told() == "");
    CHECK(reading.result.profiles == made.profiles);
    CHECK(reading.result.forms == made.forms);
    CHECK(manifest::write(reading.result) == text);
}

TEST_CASE("manifest: a paper in the standard profile alone says nothing of profiles") {
    const std::string text = manifest::write(sample());
    CHECK(text.find("profiles") == std::string::npos);
    CHECK(text.find("pages") == std::string::npos);
    CHECK(Reading(text).result.profiles == std::vector<std::string>{"standard"});
}

TEST_CASE("manifest: profiles are names, each once, and pages are those of all questions") {
    const std::string text = manifest::write(in_two_profiles());
    const auto told = [&](std::string_view from, std::string_view to) {
        const std::string all = Reading(resealed(changed(text, from, to))).told();
        return all.substr(all.find(' ') + 1);
    };
    CHECK(told("\"large-18\"", "\"../x\"") == "\"../x\" cannot be a profile here\n");
    CHECK(told("\"large-18\"", "\"standard\"") == "\"standard\" cannot be a profile here\n");
    const std::string fault = "\"pages\" must have a list a profile, with a page a question\n";
    for (const char* pages :
         {"[1],\n", "[1],\n[0],\n", "[1],\n[3, 4],\n", "[1],\n[3],\n[3],\n", "1,\n"}) {
        CAPTURE(pages);
        CHECK(told("  [1],\n  [3],\n", pages) == fault);
    }
}

TEST_CASE("manifest: a form has a name that can be part of a file's") {
    const std::string text = manifest::write(sample());
    CHECK(Reading(resealed(changed(text, "name = \"A\"", "name = \"../A\""))).told() ==
          "32:8 \"../A\" cannot name a form\n");
}

TEST_CASE("manifest: the mark of an issued paper is a line under the seal") {
    Manifest made = sample();
    const std::string before = manifest::write(made);
    CHECK_FALSE(manifest::has_issue_mark(before));
    CHECK_FALSE(Reading(before).result.is_issued);
    made.is_issued = true;
    const std::string issued = manifest::write(made);
    const Reading reading(issued);
    CHECK(reading.told().empty());
    CHECK(reading.result.is_issued);
    CHECK(manifest::has_issue_mark(issued));
    CHECK(manifest::is_sealed(issued));
    const std::string taken_away = changed(issued, "issued = true\n", "");
    CHECK_FALSE(manifest::is_sealed(taken_away));
    CHECK(resealed(taken_away) == before);
}

TEST_CASE("manifest: the mark is found in a damaged manifest, and in no value") {
    Manifest made = sample();
    made.seed = "\nissued = true\n";
    CHECK_FALSE(manifest::has_issue_mark(manifest::write(made)));
    CHECK(manifest::has_issue_mark("[manifest\r\nissued = true\r\n"));
    CHECK(manifest::has_issue_mark("issued = true"));
    CHECK_FALSE(manifest::has_issue_mark("issued = false\n"));
    CHECK_FALSE(manifest::has_issue_mark(""));
}

TEST_CASE("manifest: replacements are kept in order and make the revisions of forms") {
    Manifest made = sample();
    CHECK(manifest::revision_of(made) == 1);
    made.replacements = {{{{"A", 1}}, "ml:x", "ml:y", true},
                         {{{"A", 1}, {"B", 3}}, "ml:y", "ml:ddp", false},
                         {{{"B", 2}}, "ml:u", "ml:v", true}};
    const std::string text = manifest::write(made);
    CHECK(text.find(R"(
[[replacement]]
revision = 3
places = ["A:1", "B:3"]
was = "ml:y"
now = "ml:ddp"
by = "hand"

[[replacement]]
revision = 4
places = ["B:2"]
)") != std::string::npos);
    const Reading reading(text);
    CHECK(reading.told().empty());
    CHECK(reading.result.replacements == made.replacements);
    CHECK(manifest::write(reading.result) == text);
    CHECK(manifest::revision_of(reading.result) == 4);
    CHECK(manifest::revision_of(reading.result, "A") == 3);
    CHECK(manifest::revision_of(reading.result, "B") == 4);
    CHECK(manifest::revision_of(reading.result, "C") == 1);
}

TEST_CASE("manifest: a replacement has its revision and places of the paper") {
    Manifest made = sample();
    made.replacements = {{{{"A", 1}}, "ml:x", "ml:ddp", true}};
    const std::string text = manifest::write(made);
    const auto line_of = [&](std::string_view words) {
        const std::string above = text.substr(0, text.find(words));
        return std::to_string(std::count(above.begin(), above.end(), '\n') + 1);
    };
    CHECK(Reading(resealed(changed(text, "revision = 2", "revision = 3"))).told() ==
          line_of("revision = 2") + ":12 \"revision\" must be 2 here\n");
    for (const char* place : {"C:1", "A:0", "A:x", "A:1x", "A", ":1", "A:-1", "A:99999999999"}) {
        CAPTURE(place);
        CHECK(
            Reading(resealed(changed(text, "\"A:1\"", "\"" + std::string(place) + "\""))).told() ==
            line_of("places = ") + ":11 \"" + std::string(place) +
                "\" is no place of this paper, such as A:17\n");
    }
}
