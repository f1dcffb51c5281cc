// SPDX-License-Identifier: MIT
#include "fixture.hpp"

#include <doctest/doctest.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <set>

namespace papersetter::pdf {

Fonts::Fonts(const std::string& folder)
    : book(font::FontBook::load(disk, files::Path(PAPERSETTER_SOURCE_DIR) / folder, sources,
                                diagnostics)),
      programs(book) {}

font::FaceId Fonts::face(std::string_view family, int weight, bool is_italic) const {
    return book.find(family, weight, is_italic).value();
}

page::TextMark text_mark(const Fonts& fonts, font::FaceId face, std::string_view text, int x,
                         int baseline, const font::Shaping& shaping) {
    page::TextMark mark;
    mark.element = 0;
    mark.face = face;
    mark.size = base::Length::points(10);
    mark.x = base::Length::points(x);
    mark.baseline = base::Length::points(baseline);
    mark.text = text;
    const std::int32_t units = fonts.book.metrics(face).units_per_em;
    const std::vector<font::ShapedGlyph> glyphs = fonts.book.shape(face, text, shaping);
    std::set<std::uint32_t> begins = {static_cast<std::uint32_t>(text.size())};
    for (const font::ShapedGlyph& glyph : glyphs) begins.insert(glyph.cluster);
    std::set<std::uint32_t> told;
    std::int64_t pen = 0;
    for (const font::ShapedGlyph& glyph : glyphs) {
        page::PlacedGlyph placed;
        placed.glyph = glyph.glyph;
        placed.x = mark.size.scaled(pen + glyph.x_offset, units);
        placed.y = mark.size.scaled(glyph.y_offset, units);
        placed.text_begin = placed.text_end = glyph.cluster;
        if (told.insert(glyph.cluster).second) placed.text_end = *begins.upper_bound(glyph.cluster);
        mark.glyphs.push_back(placed);
        pen += glyph.advance;
    }
    mark.width = mark.size.scaled(pen, units);
    return mark;
}

page::Pages one_page(std::vector<page::Mark> marks) {
    page::Pages pages;
    pages.pages.push_back(
        {base::Length::thousandths(595276), base::Length::thousandths(841890), std::move(marks)});
    pages.elements.push_back({"p", "", page::artifact, page::no_attributes, {}});
    return pages;
}

Metadata some_metadata() {
    Metadata metadata;
    metadata.title = "A paper";
    metadata.language = "en";
    metadata.subject = "A · 7F3K-Q2";
    metadata.producer = "Papersetter 0.1.0";
    metadata.date = Metadata::Date{2026, 5, 15};
    metadata.identifier = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 255};
    return metadata;
}

std::string write_one(const page::Pages& pages, const Fonts& fonts, const Metadata& metadata) {
    return write({&pages}, metadata, fonts.programs);
}

TemporaryFile::TemporaryFile(std::string_view bytes) {
    std::string name = (std::filesystem::temp_directory_path() / "papersetter-XXXXXX").string();
    const int descriptor = mkstemp(name.data());
    REQUIRE(descriptor >= 0);
    close(descriptor);
    path_ = name;
    files::RealDisk().write(path_, bytes);
}

TemporaryFile::~TemporaryFile() {
    std::error_code ignored;
    std::filesystem::remove(path_, ignored);
}

std::string output_of(const std::string& command, std::string_view pdf) {
    const TemporaryFile file(pdf);
    std::string line = command;
    const std::size_t at = line.find("{}");
    REQUIRE(at != std::string::npos);
    line.replace(at, 2, "'" + file.path() + "'");
    FILE* pipe = popen((line + " 2>&1").c_str(), "r");
    REQUIRE(pipe != nullptr);
    std::string output;
    std::array<char, 4096> buffer{};
    for (std::size_t size = 0; (size = fread(buffer.data(), 1, buffer.size(), pipe)) != 0;) {
        output.append(buffer.data(), size);
    }
    const int status = pclose(pipe);
    INFO(line, ": ", output);
    REQUIRE(WEXITSTATUS(status) == 0);
    return output;
}

std::string opened(std::string_view pdf) {
    return output_of("qpdf --qdf --static-id --normalize-content=n --object-streams=disable {} -",
                     pdf);
}

std::size_t count_of(std::string_view text, std::string_view part) {
    std::size_t count = 0;
    for (std::size_t at = text.find(part); at != std::string_view::npos;
         at = text.find(part, at + part.size())) {
        ++count;
    }
    return count;
}

}  // namespace papersetter::pdf
