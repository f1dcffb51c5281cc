// SPDX-License-Identifier: MIT
#include "font/font_book.hpp"

#include <doctest/doctest.h>

#include <thread>

#include "files/memory_disk.hpp"
#include "fixture.hpp"

using namespace papersetter;
using font::FaceId;
using font::FontBook;

namespace {

// A disk in memory with the square font's book, whose text and font a test may change.
struct MemoryBook {
    MemoryBook() {
        disk.write("fonts/fonts.toml", font::file_text("tests/fonts/fonts.toml"));
        disk.write("fonts/square.ttf", font::file_text("tests/fonts/square.ttf"));
    }
    FontBook load() { return FontBook::load(disk, "fonts", sources, diagnostics); }
    files::MemoryDisk disk;
    base::Sources sources;
    base::Diagnostics diagnostics;
};

}  // namespace

TEST_CASE("font_book: every face of the project's book opens with the digest it names") {
    const font::LoadedBook loaded("fonts");
    for (std::size_t i = 0; i < loaded.book.face_count(); ++i) {
        CHECK(loaded.book.metrics(FaceId(i)).units_per_em >= 1000);
    }
    // One collection has two faces of the book.
    CHECK(loaded.book.face_count() == 38);
    CHECK(loaded.book.used_files().size() == 37);
    base::Diagnostics warnings;
    loaded.book.warn_of_other_files(warnings);
    CHECK(warnings.all().empty());
    CHECK(loaded.diagnostics.all().empty());
    const std::vector<font::Fallback>& fallbacks = loaded.book.fallbacks();
    REQUIRE(fallbacks.size() == 8);
    CHECK(fallbacks.front().family == "Amiri");
    CHECK(fallbacks.front().scripts == std::vector<std::string>{"Arab"});
    CHECK(fallbacks[4].languages == std::vector<std::string>{"ja"});
    CHECK(fallbacks.back().family == "DejaVu Sans");
    CHECK(fallbacks.back().scripts.empty());
    CHECK(loaded.book.package_for("Taml") == "fonts-lohit-taml");
    CHECK(loaded.book.package_for("Latn").empty());
}

TEST_CASE("font_book: the nearest face of a family, whatever the case of its name") {
    const font::LoadedBook loaded("fonts");
    const auto name = [&](const char* family, int weight, bool is_italic) {
        return loaded.book.metrics(loaded.book.find(family, weight, is_italic).value())
            .postscript_name;
    };
    CHECK(name("Lato", 400, false) == "Lato-Regular");
    CHECK(name("lato", 500, false) == "Lato-Regular");
    CHECK(name("LATO", 600, false) == "Lato-Semibold");
    CHECK(name("Lato", 800, false) == "Lato-Black");
    CHECK(name("Lato", 600, true) == "Lato-BoldItalic");
    CHECK(name("Gentium Book Plus", 300, true) == "GentiumBookPlus-Italic");
    // DejaVu Sans has no italic in this book: the upright face of that weight.
    CHECK(name("DejaVu Sans", 700, true) == "DejaVuSans-Bold");
    CHECK_FALSE(loaded.book.find("No Such Family", 400, false).has_value());
}

TEST_CASE("font_book: what a face covers") {
    const font::LoadedBook loaded("fonts");
    const FaceId gentium = loaded.book.find("Gentium Book Plus", 400, false).value();
    const FaceId dejavu = loaded.book.find("DejaVu Sans", 400, false).value();
    CHECK(loaded.book.covers(gentium, U'a'));
    CHECK(loaded.book.covers(gentium, U'ő'));
    CHECK_FALSE(loaded.book.covers(gentium, U'\u4e00'));
    CHECK(loaded.book.covers(dejavu, U'✓'));
    CHECK(loaded.book.covers(dejavu, U'→'));
    CHECK(loaded.book.covers(dejavu, U'\U0001D538'));  // past the basic plane
}

TEST_CASE("font_book: a missing file names itself and the package, when it is first used") {
    MemoryBook memory;
    memory.disk.remove("fonts/square.ttf");
    const FontBook book = memory.load();
    const FaceId face = book.find("Square", 400, false).value();
    for (int round = 0; round < 2; ++round) {
        try {
            (void)book.metrics(face);
            FAIL("a missing file went unnoticed");
        } catch (const base::WorldError& error) {
            CHECK(std::string(error.what()) ==
                  "the font file square.ttf of the family \"Square\" is missing");
            CHECK(error.hint() == "install it: apt-get install none");
        }
    }
    CHECK(book.used_files().empty());
}

TEST_CASE("font_book: a missing book is a failure of the world") {
    MemoryBook memory;
    memory.disk.remove("fonts/fonts.toml");
    CHECK_THROWS_AS((void)memory.load(), base::WorldError);
}

TEST_CASE("font_book: another file than the expected one is used with a warning") {
    MemoryBook memory;
    std::string bytes = font::file_text("tests/fonts/square.ttf");
    bytes += '\0';
    memory.disk.write("fonts/square.ttf", bytes);
    const FontBook book = memory.load();
    CHECK(book.metrics(book.find("Square", 400, false).value()).ascender == 800);
    base::Diagnostics diagnostics;
    book.warn_of_other_files(diagnostics);
    REQUIRE(diagnostics.all().size() == 1);
    CHECK(diagnostics.warnings() == 1);
    CHECK(diagnostics.all()[0].message ==
          "the font file square.ttf is not the one this book was made for; lines may break "
          "elsewhere");
    CHECK(diagnostics.all()[0].hint == "found SHA-256 " + base::to_hex(base::sha256(bytes)));
    CHECK(diagnostics.all()[0].place.line == 12);
    REQUIRE(book.used_files().size() == 1);
    CHECK(book.used_files()[0].found == base::sha256(bytes));
    CHECK(book.used_files()[0].expected != book.used_files()[0].found);
}

TEST_CASE("font_book: only files that were used are listed, sorted by name and once") {
    const font::LoadedBook loaded("fonts");
    CHECK(loaded.book.used_files().empty());
    (void)loaded.book.metrics(loaded.book.find("Lato", 700, false).value());
    (void)loaded.book.covers(loaded.book.find("DejaVu Sans", 400, false).value(), U'x');
    const std::vector<font::FontFile> files = loaded.book.used_files();
    REQUIRE(files.size() == 2);
    CHECK(files[0].file == "DejaVuSans.ttf");
    CHECK(files[0].package == "fonts-dejavu-core");
    CHECK(files[1].file == "Lato-Bold.ttf");
    CHECK(files[1].found == files[1].expected);

    const font::LoadedBook square("tests/fonts");
    (void)square.book.metrics(FaceId(0));
    (void)square.book.metrics(FaceId(3));
    CHECK(square.book.used_files().size() == 1);
}

TEST_CASE("font_book: threads may share it") {
    const font::LoadedBook loaded("fonts");
    const FaceId face = loaded.book.find("Gentium Book Plus", 400, false).value();
    std::vector<std::int32_t> sums(4);
    std::vector<std::thread> threads;
    for (std::int32_t& sum : sums) {
        threads.emplace_back([&] {
            for (int i = 0; i < 200; ++i) {
                for (const font::ShapedGlyph& glyph : loaded.book.shape(face, "waves ", {})) {
                    sum += glyph.advance;
                }
            }
        });
    }
    for (std::thread& thread : threads) thread.join();
    CHECK(sums[0] > 0);
    CHECK(sums == std::vector<std::int32_t>(4, sums[0]));
}
