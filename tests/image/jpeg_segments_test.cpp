// SPDX-License-Identifier: MIT
#include "image/jpeg_segments.hpp"

#include <doctest/doctest.h>

#include "files.hpp"

namespace papersetter::image {

using namespace std::string_literals;
using namespace std::string_view_literals;

namespace {

std::string exif(std::uint8_t turn) {
    // "MM", a directory of one entry: tag 274, a short, one of it.
    std::string body = std::string("Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0"sv);
    body += static_cast<char>(turn);
    return segment(0xE1, body + std::string(2, '\0'));
}

Photograph photograph_of(const std::string& bytes) {
    const ReadPicture read = read_picture(bytes);
    CHECK(read.faults == "");
    REQUIRE(read.picture.has_value());
    return std::get<Photograph>(read.picture->content);
}

}  // namespace

TEST_CASE("jpeg: it is kept as it is, without what is no part of the picture") {
    const std::string plain = jpeg();
    const Photograph photograph =
        photograph_of(jpeg(segment(0xE1, "http://ns.adobe.com/xap/1.0/\0Taken in the key room"sv) +
                           segment(0xED, "Photoshop") + segment(0xFE, "a comment: the key is B")));
    CHECK(photograph.bytes == plain);
    CHECK(photograph.width == 8);
    CHECK(photograph.height == 8);
    CHECK(photograph.space == ColourSpace::grey);
    CHECK(photograph.turn == 1);
}

TEST_CASE("jpeg: the preview in its head is left out, its density counts") {
    const std::string head = std::string("JFIF\0\1\2\1\0\x48\0\x90\2\1"sv) + "six!!!";
    const ReadPicture read = read_picture(jpeg(segment(0xE0, head)));
    REQUIRE(read.picture.has_value());
    const auto& photograph = std::get<Photograph>(read.picture->content);
    CHECK(photograph.bytes == jpeg(segment(0xE0, "JFIF\0\1\2\1\0\x48\0\x90\0\0"sv)));
    CHECK(read.picture->width == Length::points(8));   // 72 an inch
    CHECK(read.picture->height == Length::points(4));  // 144 an inch
}

TEST_CASE("jpeg: Exif says how it is to be shown") {
    const ReadPicture read =
        read_picture(jpeg(segment(0xE0, "JFIF\0\1\2\1\0\x48\0\x90\0\0"sv) + exif(6)));
    REQUIRE(read.picture.has_value());
    CHECK(std::get<Photograph>(read.picture->content).turn == 6);
    CHECK(read.picture->width == Length::points(4));
    CHECK(read.picture->height == Length::points(8));
    CHECK(photograph_of(jpeg(exif(9))).turn == 1);
}

TEST_CASE("jpeg: a profile in parts is put together, if it is one for such a picture") {
    const std::string whole = profile("GRAY");
    const auto part = [&](char number, std::string_view text) {
        return segment(0xE2, "ICC_PROFILE"s + '\0' + number + '\2' + std::string(text));
    };
    const std::string_view view = whole;
    CHECK(photograph_of(jpeg(part('\2', view.substr(100)) + part('\1', view.substr(0, 100))))
              .profile == whole);
    CHECK(photograph_of(jpeg(part('\1', view.substr(0, 100)))).profile == "");
    const std::string other = profile("RGB ");
    CHECK(photograph_of(jpeg(part('\1', other.substr(0, 100)) + part('\2', other.substr(100))))
              .profile == "");
}

TEST_CASE("jpeg: what a PDF cannot hold, or is damaged, is told") {
    const std::string whole = jpeg();
    const auto with_frame = [&](char marker) {
        std::string bytes = whole;
        bytes[bytes.find("\xFF\xC0") + 1] = marker;
        return read_picture(bytes).faults;
    };
    CHECK(with_frame('\xC9') ==
          "1:5:7 the picture p.x is a lossless or arithmetically coded JPEG, which a PDF cannot "
          "hold [save it as an ordinary JPEG, or as PNG]\n");
    std::string deep = whole;
    deep[deep.find("\xFF\xC0") + 4] = '\x0C';
    CHECK(read_picture(deep).faults ==
          "1:5:7 the picture p.x is a JPEG of more than 8 bits a colour, which a PDF cannot hold "
          "[save it as an ordinary JPEG, or as PNG]\n");
    for (std::size_t size = 3; size < whole.size(); ++size) {
        CHECK(read_picture(whole.substr(0, size)).faults != "");
    }
    // Without its tables it is well formed and cannot be unpacked.
    std::string bare = whole;
    bare.erase(bare.find("\xFF\xC4"), 2 * 21);
    CHECK(read_picture(bare).faults.starts_with("1:5:7 the picture p.x is broken: "));
}

}  // namespace papersetter::image
