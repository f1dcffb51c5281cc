// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include <sstream>

#include "fixture.hpp"

using namespace papersetter;
using base::Length;

namespace {

page::Pages pages_with(std::vector<page::Bookmark> bookmarks, std::size_t count = 1) {
    page::Pages pages = pdf::one_page({});
    pages.pages.resize(count, pages.pages.front());
    pages.bookmarks = std::move(bookmarks);
    return pages;
}

// The outline as qpdf sees it: depth and title, children before their parent.
std::string outline(const std::string& bytes) {
    std::istringstream lines(pdf::output_of("qpdf --json=2 --json-key=outlines {}", bytes));
    std::string text;
    for (std::string line; std::getline(lines, line);) {
        const std::size_t at = line.find("\"title\": \"");
        if (at == std::string::npos) continue;
        // Four columns for each depth, six for the outermost.
        text += std::to_string((at - 6) / 4) + " " +
                line.substr(at + 10, line.rfind('"') - at - 10) + "\n";
    }
    return text;
}

}  // namespace

TEST_CASE("outline: levels become a tree") {
    const pdf::Fonts fonts;
    const page::Pages pages = pages_with({{1, "Section A", 0, {}},
                                          {2, "Question 1", 0, {}},
                                          {2, "Question 2", 0, {}},
                                          {1, "Section B", 0, {}},
                                          {3, "deep", 0, {}},
                                          {2, "less", 0, {}}});
    const std::string bytes = pdf::write_one(pages, fonts);
    CHECK(outline(bytes) ==
          "1 Question 1\n1 Question 2\n0 Section A\n1 deep\n1 less\n0 Section B\n");
    const std::string file = pdf::opened(bytes);
    CHECK(pdf::count_of(file, "/Count 6") == 1);  // the root: all are shown
    CHECK(pdf::count_of(file, "/Count 2") == 2);  // each section
    CHECK(pdf::count_of(file, "/Next") == 3);     // A-B, 1-2, deep-less
    CHECK(pdf::count_of(file, "/Prev") == 3);
    CHECK(pdf::count_of(file, "/Parent ") == 7);  // six items and one page
}

TEST_CASE("outline: none without bookmarks") {
    const pdf::Fonts fonts;
    const page::Pages pages = pages_with({});
    const std::string file = pdf::opened(pdf::write_one(pages, fonts));
    CHECK(file.find("/Outlines") == std::string::npos);
}

TEST_CASE("outline: a bookmark leads to its page and height, in each sequence") {
    const pdf::Fonts fonts;
    const page::Pages first = pages_with({{1, "one", 0, Length::points(100)}}, 2);
    const page::Pages second = pages_with({{1, "Frage ü ✓", 1, Length::thousandths(100400)}}, 2);
    const std::string bytes = pdf::write({&first, &second}, pdf::some_metadata(), fonts.programs);
    const std::string json = pdf::output_of("qpdf --json=2 --json-key=outlines {}", bytes);
    CHECK(json.find("\"destpageposfrom1\": 1,") != std::string::npos);
    CHECK(json.find("\"destpageposfrom1\": 4,") != std::string::npos);
    CHECK(json.find("Frage ü ✓") != std::string::npos);
    const std::string file = pdf::opened(bytes);
    // 841.89 - 100 = 741.89 and 841.89 - 100.4 = 741.49, both rounded up.
    CHECK(pdf::count_of(file, "/XYZ\n    null\n    742\n    null") == 2);
}
