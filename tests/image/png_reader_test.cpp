// SPDX-License-Identifier: MIT
#include <doctest/doctest.h>

#include "files.hpp"

namespace papersetter::image {

using namespace std::string_view_literals;

namespace {

Raster raster_of(const std::string& bytes) {
    const ReadPicture read = read_picture(bytes);
    CHECK(read.faults == "");
    REQUIRE(read.picture.has_value());
    return std::get<Raster>(read.picture->content);
}

}  // namespace

TEST_CASE("png: colours, grey and depths stay as they are stored") {
    const Raster rgb = raster_of(png(2, 1, 8, 2, "\0\x01\x02\x03\x04\x05\x06"sv));
    CHECK(rgb.space == ColourSpace::rgb);
    CHECK(rgb.bits == 8);
    CHECK(hex(rgb.samples) == "010203040506");
    CHECK(rgb.alpha.empty());
    const Raster bits = raster_of(png(3, 2, 1, 0, "\0\xA0\0\x40"sv));
    CHECK(bits.space == ColourSpace::grey);
    CHECK(bits.bits == 1);
    CHECK(hex(bits.samples) == "a040");
    const Raster deep = raster_of(png(1, 1, 16, 0, "\0\x12\x34"sv));
    CHECK(deep.bits == 16);
    CHECK(hex(deep.samples) == "1234");
}

TEST_CASE("png: alpha stands in a plane of its own, unless all is opaque") {
    const Raster raster = raster_of(png(2, 1, 8, 6, "\0\x01\x02\x03\x80\x04\x05\x06\xFF"sv));
    CHECK(hex(raster.samples) == "010203040506");
    CHECK(hex(raster.alpha) == "80ff");
    const Raster grey = raster_of(png(1, 1, 16, 4, "\0\x12\x34\x56\x78"sv));
    CHECK(hex(grey.samples) == "1234");
    CHECK(hex(grey.alpha) == "5678");
    CHECK(grey.alpha_bits == 16);
    CHECK(raster_of(png(1, 1, 8, 4, "\0\x12\xFF"sv)).alpha == "");
}

TEST_CASE("png: a palette is filled up, and may be transparent") {
    const std::string palette = chunk("PLTE", "\x0A\x0B\x0C\x14\x15\x16\x1E\x1F\x20"sv);
    const Raster raster =
        raster_of(png(4, 1, 2, 3, "\0\x18"sv, palette + chunk("tRNS", "\x00\x80"sv)));
    CHECK(hex(raster.palette) == "0a0b0c1415161e1f20000000");
    CHECK(hex(raster.samples) == "18");  // 0 1 2 0
    CHECK(hex(raster.alpha) == "0080ff00");
}

TEST_CASE("png: one transparent colour becomes alpha") {
    const Raster raster = raster_of(png(2, 1, 8, 2, "\0\x01\x02\x03\x04\x05\x06"sv,
                                        chunk("tRNS", "\x00\x04\x00\x05\x00\x06"sv)));
    CHECK(hex(raster.samples) == "010203040506");
    CHECK(hex(raster.alpha) == "ff00");
}

TEST_CASE("png: its natural size follows the density, else 96 pixels are an inch") {
    const auto size = [](const std::string& bytes) {
        const Picture picture = read_picture(bytes).picture.value();
        return base::to_string(picture.width) + " x " + base::to_string(picture.height);
    };
    CHECK(size(png(4, 1, 1, 0, "\0\0"sv)) == "3 x 0.75");
    // 2,000 and 4,000 pixels a metre: 2834.646 pt / 2000 · 4, / 4000 · 1
    CHECK(size(png(4, 1, 1, 0, "\0\0"sv, chunk("pHYs", word(2000) + word(4000) + '\x01'))) ==
          "5.669 x 0.709");
    // A density of a pixel a metre is none.
    CHECK(size(png(4, 1, 1, 0, "\0\0"sv, chunk("pHYs", word(1) + word(1) + '\x01'))) == "3 x 0.75");
}

TEST_CASE("png: damage is told at the place of use") {
    const std::string whole = png(2, 1, 8, 0, "\0\x01\x02"sv);
    CHECK(read_picture(whole).faults == "");
    CHECK(read_picture(whole.substr(0, 40)).faults ==
          "1:5:7 the picture p.x is broken: the file ends too early [open it in an image program "
          "and save it anew]\n");
    // Whatever byte is lost, something is told.
    for (std::size_t size = 9; size < whole.size(); ++size) {
        CHECK(read_picture(whole.substr(0, size)).faults != "");
    }
    std::string flipped = whole;
    flipped[20] = '\x7F';
    CHECK(read_picture(flipped).faults != "");
}

TEST_CASE("png: one that is too large is refused before it is unpacked") {
    CHECK(read_picture(png(20'000, 20'000, 8, 2, "")).faults ==
          "1:5:7 the picture p.x has 20000 × 20000 pixels, more than can be printed [make it "
          "smaller: 300 pixels an inch are enough]\n");
    CHECK(read_picture(png(30'000, 10, 8, 0, "")).faults ==
          "1:5:7 the picture p.x has 30000 × 10 pixels, more than can be printed [make it smaller: "
          "300 pixels an inch are enough]\n");
    CHECK(read_picture(png(1, 20'001, 8, 0, "")).faults.find("has 1 × 20001 pixels") !=
          std::string::npos);
    CHECK(read_picture(png(0x80000000, 1, 8, 0, "")).faults.find("is broken") != std::string::npos);
}

}  // namespace papersetter::image
