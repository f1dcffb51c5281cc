// SPDX-License-Identifier: MIT
#include "font/book_reader.hpp"

#include <doctest/doctest.h>

#include "files/memory_disk.hpp"

using namespace papersetter;
using font::read_book;

namespace {

const std::string digest(64, 'a');

const std::string valid = R"([[family]]
name = "Square"
package = "fonts-square"
license = "MIT"
folders = ["here", "/there"]

[[family.face]]
weight = 400
style = "normal"
file = "square.ttf"
sha256 = ")" + digest + R"("

[[family.face]]
weight = 700
style = "italic"
file = "square-bold-italic.ttf"
sha256 = ")" + digest + R"("

[fallback]
families = ["square"]
)";

std::string replaced(std::string text, const std::string& from, const std::string& to) {
    const std::size_t at = text.find(from);
    REQUIRE(at != std::string::npos);
    return text.replace(at, from.size(), to);
}

// The messages of reading, one a line with the line number in front; "fine" when there are none.
std::string faults(const std::string& text) {
    files::MemoryDisk disk;
    disk.write("fonts/fonts.toml", text);
    base::Sources sources;
    base::Diagnostics diagnostics;
    try {
        (void)read_book(disk, "fonts", sources, diagnostics);
        return "fine";
    } catch (const base::InputError&) {
        std::string lines;
        for (const base::Diagnostic& one : diagnostics.all()) {
            lines += std::to_string(one.place.line) + ": " + one.message + "\n";
        }
        return lines;
    }
}

}  // namespace

TEST_CASE("book_reader: families, faces and fallbacks come in the order of the file") {
    files::MemoryDisk disk;
    disk.write("fonts/fonts.toml", valid);
    base::Sources sources;
    base::Diagnostics diagnostics;
    const font::BookEntries book = read_book(disk, "fonts", sources, diagnostics);
    REQUIRE(book.families.size() == 1);
    const font::FamilyEntry& family = book.families[0];
    CHECK(family.name == "Square");
    CHECK(family.package == "fonts-square");
    CHECK(family.folders == std::vector<std::string>{"here", "/there"});
    REQUIRE(family.faces.size() == 2);
    CHECK(family.faces[0].weight == 400);
    CHECK_FALSE(family.faces[0].is_italic);
    CHECK(family.faces[1].weight == 700);
    CHECK(family.faces[1].is_italic);
    CHECK(family.faces[1].listed.file == "square-bold-italic.ttf");
    CHECK(base::to_hex(family.faces[1].listed.expected) == digest);
    CHECK(book.fallback == std::vector<std::string>{"square"});
    CHECK(diagnostics.all().empty());
}

TEST_CASE("book_reader: what is wrong with a face is told at its line") {
    CHECK(faults(valid) == "fine");
    CHECK(faults(replaced(valid, "weight = 400", "weight = 1001")) ==
          "8: `weight` is not within 1 … 1000\n");
    CHECK(faults(replaced(valid, "\"square.ttf\"", "\"sub/square.ttf\"")) ==
          "10: `file` is a name without a folder\n");
    CHECK(faults(replaced(valid, digest, "12")) == "11: `sha256` is not 64 hexadecimal digits\n");
    CHECK(faults(replaced(replaced(valid, "700", "400"), "italic", "normal")) ==
          "13: family \"Square\" has two faces of the same weight and style\n");
}

TEST_CASE("book_reader: several faults are told in one run") {
    const std::string text =
        faults(replaced(replaced(valid, "weight = 400", "weight = 0"), digest, "12"));
    CHECK(text ==
          "8: `weight` is not within 1 … 1000\n11: `sha256` is not 64 hexadecimal digits\n");
}

TEST_CASE("book_reader: scripts, languages and packages are checked") {
    const std::string more =
        replaced(valid, "license", "scripts = [\"Arab\"]\nlanguages = [\"ur\"]\nlicense");
    CHECK(faults(more) == "fine");
    CHECK(faults(replaced(more, "\"Arab\"", "\"arabic\"")) ==
          "4: \"arabic\" is no code of a script\n");
    CHECK(faults(replaced(more, "\"ur\"", "\"ur-PK\"")) ==
          "5: \"ur-PK\" is no language without its region\n");
    CHECK(faults(valid + "[packages]\nTaml = \"fonts-tamil\"\n") == "fine");
    CHECK(faults(valid + "[packages]\ntamil = \"fonts-tamil\"\n") ==
          "22: \"tamil\" is no code of a script\n");
}

TEST_CASE("book_reader: a fallback that is not in the book, a family told twice") {
    CHECK(faults(replaced(valid, "[\"square\"]", "[\"Oval\"]"))
              .ends_with(": the fallback family \"Oval\" is not in the book\n"));
    const std::string twice = faults(
        replaced(valid, "[fallback]", valid.substr(0, valid.find("[fallback]")) + "[fallback]"));
    CHECK(twice.ends_with(": two families are named \"Square\"\n"));
}

TEST_CASE("book_reader: a family without package, a misspelt key") {
    CHECK(faults(replaced(valid, "package = \"fonts-square\"\n", "")).find("package") !=
          std::string::npos);
    CHECK(faults(replaced(valid, "style", "stile")).find("stile") != std::string::npos);
}

TEST_CASE("book_reader: family names are compared as CSS does") {
    CHECK(font::is_same_family("Gentium Book Plus", "gentium BOOK plus"));
    CHECK_FALSE(font::is_same_family("Lato", "Lat"));
    CHECK_FALSE(font::is_same_family("Å", "å"));
}
