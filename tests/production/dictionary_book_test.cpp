// SPDX-License-Identifier: MIT
#include "production/dictionary_book.hpp"

#include <doctest/doctest.h>

#include <string>

#include "files/memory_disk.hpp"

using namespace papersetter;
using production::DictionaryBook;

namespace {

const std::string english = "UTF-8\na1b\n";
const std::string german = "UTF-8\nb1a\n";

std::string entry(const std::string& languages, const std::string& file,
                  const base::Digest& digest) {
    return "[[dictionary]]\nlanguages = [" + languages + "]\npackage = \"hyphen-x\"\n" +
           "license = \"X\"\nfile = \"" + file + "\"\nsha256 = \"" + base::to_hex(digest) + "\"\n";
}

struct Book {
    explicit Book(const std::string& table) {
        disk.write("/fonts/hyphenation.toml", table);
        disk.write("/usr/share/hyphen/en.dic", english);
        disk.write("/fonts/de.dic", german);
    }
    Book()
        : Book("folders = [\".\", \"/usr/share/hyphen\"]\n" +
               entry("\"en\", \"en-US\"", "en.dic", base::sha256(english)) +
               entry("\"de\"", "de.dic", base::sha256("another")) +
               entry("\"fr\"", "fr.dic", base::sha256("fr"))) {}

    DictionaryBook load() { return DictionaryBook::load(disk, "/fonts", sources, diagnostics); }

    std::string told() const {
        std::string text;
        for (const base::Diagnostic& one : diagnostics.all()) {
            text += std::to_string(one.place.line) + " " + one.message + " | " + one.hint + "\n";
        }
        return text;
    }

    files::MemoryDisk disk;
    base::Sources sources;
    base::Diagnostics diagnostics;
};

}  // namespace

TEST_CASE("dictionary_book: a language finds its dictionary by dropping subtags") {
    Book book;
    const DictionaryBook loaded = book.load();
    CHECK(book.told() == "");
    const auto* const found = loaded.find("en");
    REQUIRE(found != nullptr);
    CHECK(found->hyphens("babab") == std::vector<std::uint32_t>{2});  // two letters on each side
    for (const char* tag : {"en-US", "EN-us", "en-US-x-own", "en-u-co-standard", "en-Latn-US"}) {
        CAPTURE(tag);
        CHECK(loaded.find(tag) == found);
    }
    CHECK(loaded.find("de-CH-1901") != nullptr);
    CHECK(loaded.find("de-CH-1901") != found);
    CHECK(loaded.find("english") == nullptr);
}

TEST_CASE("dictionary_book: the manifest gets what was used, in the order of the names") {
    Book book;
    const DictionaryBook loaded = book.load();
    CHECK(loaded.used_files().empty());
    CHECK(loaded.find("en") != nullptr);
    CHECK(loaded.find("de") != nullptr);
    CHECK(loaded.find("fr") == nullptr);
    CHECK(loaded.used_files() ==
          std::vector<manifest::FileDigest>{{"de.dic", base::sha256(german)},
                                            {"en.dic", base::sha256(english)}});
}

TEST_CASE("dictionary_book: what was lacking is told once, after the run") {
    Book book;
    const DictionaryBook loaded = book.load();
    for (int i = 0; i < 3; ++i) {
        static_cast<void>(loaded.find("en"));
        static_cast<void>(loaded.find("de"));
        static_cast<void>(loaded.find("fr"));
        static_cast<void>(loaded.find("la"));
    }
    CHECK(book.told() == "");
    loaded.warn(book.diagnostics);
    CHECK(book.diagnostics.warnings() == 3);
    CHECK(
        book.told() ==
        "0 there is no hyphenation dictionary for the language \"la\"; its words were not "
        "hyphenated | add one to fonts/hyphenation.toml, or say `hyphens: manual`\n"
        "13 the hyphenation dictionary de.dic is not the one the layouts were made with; lines "
        "may break elsewhere | found SHA-256 " +
            base::to_hex(base::sha256(german)) +
            "\n"
            "19 the hyphenation dictionary fr.dic is missing; words of \"fr\" were not hyphenated "
            "| install it: apt-get install hyphen-x\n");
}

TEST_CASE("dictionary_book: faults of hyphenation.toml are told, all of them") {
    Book book(
        "[[dictionary]]\nlanguages = [\"en\", \"EN\"]\npackage = \"p\"\nfile = \"a/b.dic\"\n"
        "sha256 = \"12\"\ncolour = 1\n");
    static_cast<void>(book.load());
    const std::string told = book.told();
    for (const char* part :
         {"has no \"folders\"", "two dictionaries are for the language \"EN\"", "no \"license\"",
          "is a name without a folder", "is not 64 hexadecimal digits", "unknown key \"colour\""}) {
        CAPTURE(part);
        CHECK(told.find(part) != std::string::npos);
    }
}

TEST_CASE("dictionary_book: without hyphenation.toml no language has a dictionary") {
    files::MemoryDisk disk;
    base::Sources sources;
    base::Diagnostics diagnostics;
    const DictionaryBook book = DictionaryBook::load(disk, "/fonts", sources, diagnostics);
    CHECK(book.find("en") == nullptr);
    CHECK(diagnostics.all().empty());
}
