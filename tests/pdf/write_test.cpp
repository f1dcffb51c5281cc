// SPDX-License-Identifier: MIT
#include "pdf/write.hpp"

#include <doctest/doctest.h>

#include <sstream>

#include "fixture.hpp"

using namespace papersetter;
using pdf::count_of;
using pdf::output_of;
using pdf::text_mark;

namespace {

page::Pages some_pages(const pdf::Fonts& fonts, std::size_t count = 1) {
    page::Pages pages = pdf::one_page(
        {text_mark(fonts, fonts.face("Gentium Book Plus"), "Which is not a vector?", 50, 50),
         text_mark(fonts, fonts.face("Lato", 700), "Question 1", 50, 30),
         text_mark(fonts, fonts.face("JetBrains Mono"), "x = λ", 50, 80),
         text_mark(fonts, fonts.face("DejaVu Sans"), "✓", 50, 100)});
    pages.pages.resize(count, pages.pages.front());
    pages.bookmarks.push_back({1, "Question 1", 0, base::Length::points(30)});
    return pages;
}

}  // namespace

TEST_CASE("write: qpdf and poppler find no fault") {
    const pdf::Fonts fonts;
    const std::string bytes = pdf::write_one(some_pages(fonts, 3), fonts);
    CHECK(bytes.starts_with("%PDF-1.7\n"));
    CHECK(output_of("qpdf --check {}", bytes).find("No syntax or stream encoding errors") !=
          std::string::npos);
    const std::string info = output_of("pdfinfo {}", bytes);
    CHECK(info.find("Title:           A paper\n") != std::string::npos);
    CHECK(info.find("Subject:         A · 7F3K-Q2\n") != std::string::npos);
    CHECK(info.find("Producer:        Papersetter 0.1.0\n") != std::string::npos);
    CHECK(info.find("Pages:           3\n") != std::string::npos);
    CHECK(info.find("595.276 x 841.89 pts (A4)") != std::string::npos);
    CHECK(info.find("Error") == std::string::npos);
}

TEST_CASE("write: every font is embedded, subset and has Unicode") {
    const pdf::Fonts fonts;
    const std::string bytes = pdf::write_one(some_pages(fonts), fonts);
    std::istringstream lines(output_of("pdffonts {}", bytes));
    std::string line;
    int fonts_seen = 0;
    while (std::getline(lines, line)) {
        if (line.find("CID TrueType") == std::string::npos) continue;
        ++fonts_seen;
        CHECK(line.find(" yes yes yes ") != std::string::npos);
        CHECK(line[6] == '+');
    }
    CHECK(fonts_seen == 5);  // four faces and λ of the third in a second subset
}

TEST_CASE("write: catalog and information say what the metadata says") {
    const pdf::Fonts fonts;
    pdf::Metadata metadata = pdf::some_metadata();
    metadata.title = "Prüfung <1> & ✓";
    metadata.language = "de-CH";
    const std::string bytes = pdf::write_one(some_pages(fonts), fonts, metadata);
    const std::string file = pdf::opened(bytes);
    CHECK(file.find("/Lang (de-CH)") != std::string::npos);
    CHECK(file.find("/DisplayDocTitle true") != std::string::npos);
    CHECK(file.find("/CreationDate (D:20260515)") != std::string::npos);
    CHECK(file.find("/ModDate (D:20260515)") != std::string::npos);
    CHECK(bytes.find("<dc:title><rdf:Alt><rdf:li xml:lang=\"x-default\">Prüfung &lt;1&gt; &amp; ✓"
                     "</rdf:li>") != std::string::npos);
    CHECK(bytes.find("<xmp:CreateDate>2026-05-15</xmp:CreateDate>") != std::string::npos);
    CHECK(bytes.find("/ID[<000102030405060708090A0B0C0D0EFF><000102030405060708090A0B0C0D0EFF>]") !=
          std::string::npos);
    CHECK(output_of("pdfinfo {}", bytes).find("Prüfung <1> & ✓") != std::string::npos);
}

TEST_CASE("write: without a date there is none") {
    const pdf::Fonts fonts;
    pdf::Metadata metadata = pdf::some_metadata();
    metadata.date.reset();
    metadata.subject.clear();
    const std::string bytes = pdf::write_one(some_pages(fonts), fonts, metadata);
    CHECK(bytes.find("Date") == std::string::npos);
    CHECK(bytes.find("/Subject") == std::string::npos);
    CHECK(bytes.find("dc:description") == std::string::npos);
}

TEST_CASE("write: the same pages give the same bytes whatever was written before") {
    const pdf::Fonts fonts;
    const page::Pages pages = some_pages(fonts);
    const std::string first = pdf::write_one(pages, fonts);
    const page::Pages other =
        pdf::one_page({text_mark(fonts, fonts.face("Gentium Book Plus", 700), "Жλß", 50, 50),
                       text_mark(fonts, fonts.face("JetBrains Mono"), "πρσ", 50, 50)});
    CHECK(pdf::write_one(other, fonts) != first);
    CHECK(pdf::write_one(pages, fonts) == first);
    const pdf::Fonts fresh;
    CHECK(pdf::write_one(pages, fresh) == first);
}

TEST_CASE("write: the base subset tells nothing of the text") {
    const pdf::Fonts fonts;
    const font::FaceId face = fonts.face("Gentium Book Plus");
    const std::string one =
        pdf::write_one(pdf::one_page({text_mark(fonts, face, "abc", 50, 50)}), fonts);
    const std::string other =
        pdf::write_one(pdf::one_page({text_mark(fonts, face, "xyz", 50, 50)}), fonts);
    const auto fonts_of = [](const std::string& bytes) {
        const std::string file = pdf::opened(bytes);
        const std::size_t at = file.find("/FontFile2");
        return file.substr(at);
    };
    CHECK(one.size() == other.size());
    CHECK(count_of(one, "/FontFile2") == 1);
    CHECK(fonts_of(one) == fonts_of(other));
}

TEST_CASE("write: each sequence counts its pages from 1") {
    const pdf::Fonts fonts;
    const page::Pages two = some_pages(fonts, 2);
    const page::Pages three = some_pages(fonts, 3);
    const std::string bytes = pdf::write({&two, &three}, pdf::some_metadata(), fonts.programs);
    CHECK(output_of("pdfinfo {}", bytes).find("Pages:           5\n") != std::string::npos);
    const std::string json = output_of("qpdf --json=2 --json-key=pagelabels {}", bytes);
    CHECK(count_of(json, "\"/S\": \"/D\"") == 2);
    CHECK(json.find("\"index\": 0,") != std::string::npos);
    CHECK(json.find("\"index\": 2,") != std::string::npos);
}

TEST_CASE("write: a thousand pages hang in a balanced tree") {
    const pdf::Fonts square("tests/fonts");
    page::Pages pages = pdf::one_page({text_mark(square, square.face("Square"), "x", 50, 50)});
    pages.pages.resize(1100, pages.pages.front());  // more than 32 · 32: three levels of nodes
    const std::string bytes = pdf::write_one(pages, square);
    CHECK(output_of("pdfinfo {}", bytes).find("Pages:           1100\n") != std::string::npos);
    CHECK(output_of("qpdf --check {}", bytes).find("No syntax") != std::string::npos);
    // 35 nodes of pages, 2 above them, the root.
    CHECK(count_of(bytes, "/Type /Pages\n") == 38);
}

TEST_CASE("write: no pages make an empty document, not a broken one") {
    const pdf::Fonts square("tests/fonts");
    const page::Pages none;
    const std::string bytes = pdf::write_one(none, square);
    CHECK(output_of("qpdf --check {}", bytes).find("No syntax") != std::string::npos);
    CHECK(count_of(bytes, "/Count 0") == 1);
}

TEST_CASE("write: a page of every size keeps it") {
    const pdf::Fonts square("tests/fonts");
    page::Pages pages = pdf::one_page({});
    pages.pages[0].width = base::Length::points(612);
    pages.pages[0].height = base::Length::thousandths(792001);
    CHECK(pdf::write_one(pages, square).find("/MediaBox [0 0 612 792.001]") != std::string::npos);
}

TEST_CASE("write: an entire text is small: no face costs more than its base subset") {
    const pdf::Fonts fonts;
    const std::string bytes = pdf::write_one(some_pages(fonts), fonts);
    CHECK(bytes.size() < 46'000);
}
