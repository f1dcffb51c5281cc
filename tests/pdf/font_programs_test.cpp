// SPDX-License-Identifier: MIT
#include "pdf/font_programs.hpp"

#include <doctest/doctest.h>

#include <thread>

#include "fixture.hpp"

using namespace papersetter;

TEST_CASE("font_programs: a base subset is small and made once") {
    const pdf::Fonts fonts;
    const font::FaceId face = fonts.face("Gentium Book Plus");
    const pdf::BaseFont& base = fonts.programs.state().base(face);
    CHECK(&fonts.programs.state().base(face) == &base);
    CHECK(base.font.program.size() < 14'000);
    CHECK(base.font.program.size() < base.font.program_length);
    CHECK(base.font.name.size() == 7 + std::string("GentiumBookPlus").size());
    CHECK(base.font.name.substr(6) == "+GentiumBookPlus");
}

TEST_CASE("font_programs: equal subsets have equal names, others other ones") {
    const pdf::Fonts one;
    const pdf::Fonts other;
    const font::FaceId regular = one.face("Lato");
    const font::FaceId bold = one.face("Lato", 700);
    CHECK(one.programs.state().base(regular).font.name ==
          other.programs.state().base(regular).font.name);
    CHECK(one.programs.state().base(regular).font.program ==
          other.programs.state().base(regular).font.program);
    CHECK(one.programs.state().base(regular).font.name.substr(0, 6) !=
          one.programs.state().base(bold).font.name.substr(0, 6));
}

TEST_CASE("font_programs: widths are whole thousandths of an em") {
    const pdf::Fonts square("tests/fonts");
    const font::FaceId face = square.face("Square");
    CHECK(pdf::viewer_width(square.book, face, square.book.nominal_glyph(face, U'a')) == 1000);
    const std::string& widths = square.programs.state().base(face).font.widths;
    CHECK(widths.starts_with("[1[1000 1000"));
    CHECK(widths.ends_with("1000]]"));
    const pdf::Fonts fonts;
    const font::FaceId mono = fonts.face("JetBrains Mono");
    CHECK(pdf::viewer_width(fonts.book, mono, fonts.book.nominal_glyph(mono, U'a')) == 600);
}

TEST_CASE("font_programs: threads that write at once get the same bytes as one alone") {
    const pdf::Fonts fonts;
    const page::Pages pages =
        pdf::one_page({pdf::text_mark(fonts, fonts.face("Gentium Book Plus"), "Straße λ", 50, 50),
                       pdf::text_mark(fonts, fonts.face("Lato", 700), "office", 50, 80)});
    const pdf::Fonts alone;
    const std::string expected = pdf::write_one(pages, alone);
    std::vector<std::string> results(4);
    std::vector<std::thread> threads;
    for (std::string& result : results) {
        threads.emplace_back([&] { result = pdf::write_one(pages, fonts); });
    }
    for (std::thread& thread : threads) thread.join();
    for (const std::string& result : results) CHECK(result == expected);
}
