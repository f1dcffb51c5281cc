// SPDX-License-Identifier: MIT
#include "image/read.hpp"

#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <iterator>

#include "files.hpp"
#include "image/limits.hpp"

namespace papersetter::image {

TEST_CASE("read: the kind of a file is seen by its beginning") {
    CHECK(format_of(png(1, 1, 8, 0, "")) == Format::png);
    CHECK(format_of(jpeg()) == Format::jpeg);
    CHECK(format_of("\xEF\xBB\xBF \n<?xml version='1.0'?><svg/>") == Format::svg);
    CHECK(format_of("GIF89a") == std::nullopt);
    CHECK(format_of("") == std::nullopt);
    CHECK(read_picture("GIF89a").faults ==
          "1:5:7 the picture p.x is no PNG, JPEG or SVG file [save it in one of these forms]\n");
}

TEST_CASE("read: a file over the limits is not looked into") {
    std::string bytes = "\x89PNG\r\n\x1A\n";
    bytes.resize(most_bytes + 1);
    CHECK(read_picture(bytes).faults ==
          "1:5:7 the picture p.x has more than 32 MiB [make it smaller: 300 pixels an inch are "
          "enough]\n");
    std::string drawing = "<svg>";
    drawing.resize(most_drawing_bytes + 1, ' ');
    CHECK(read_picture(drawing).faults ==
          "1:5:7 the picture p.x has more than 4 MiB, too much for a drawing [leave out detail "
          "that nobody sees, or save it as PNG]\n");
}

TEST_CASE("read: whichever byte is changed, it is a picture or a fault, never both or neither") {
    const std::filesystem::path folder = PAPERSETTER_SOURCE_DIR "/tests/fuzz/corpus/picture";
    std::size_t files = 0;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        std::ifstream file(entry.path(), std::ios::binary);
        const std::string whole{std::istreambuf_iterator<char>(file), {}};
        CAPTURE(entry.path().filename().string());
        CHECK(read_picture(whole).faults == "");
        ++files;
        for (std::size_t at = 0; at < whole.size(); ++at) {
            for (const unsigned bits : {0x01U, 0x80U, 0xFFU}) {
                std::string changed = whole;
                changed[at] = static_cast<char>(static_cast<unsigned char>(changed[at]) ^ bits);
                const ReadPicture read = read_picture(changed);
                REQUIRE(read.picture.has_value() == read.faults.empty());
            }
        }
    }
    CHECK(files >= 8);
}

}  // namespace papersetter::image
