// SPDX-License-Identifier: MIT
#include "bank/picture_files.hpp"

#include <doctest/doctest.h>

#include <filesystem>

#include "bank/write.hpp"
#include "base/digest.hpp"
#include "small_bank.hpp"

namespace papersetter::bank {

namespace {

using Files = std::vector<std::pair<std::string, std::string>>;

std::string name_of(std::string_view bytes, std::string_view kind) {
    return base::to_hex(base::sha256(bytes)).substr(0, 32) + std::string(kind);
}

// The small bank, its stem with that text, its file in a folder of its own, and some pictures.
ReadBank with_stem(std::string_view stem) {
    return read_files({{"bank.toml", std::string(head_text)},
                       {"items/a.toml", changed(item_text, "Which one?", stem)},
                       {"items/valve.png", "PNG"},
                       {"pictures/pump.SVG", "SVG"},
                       {"pictures/same.png", "PNG"}});
}

std::string faults_of(std::string_view stem) { return with_stem(stem).faults; }

}  // namespace

TEST_CASE("picture_files: paths are relative to the file, names come from the bytes") {
    const ReadBank read =
        with_stem("![A](valve.png) ![B](../pictures/pump.SVG) ![C](../pictures/same.png)");
    CHECK(read.faults == "");
    const std::string png = name_of("PNG", ".png");
    const std::string svg = name_of("SVG", ".svg");
    const Text& stem = read.bank.items.at(0).stem;
    REQUIRE(stem.pictures.size() == 3);
    CHECK(stem.pictures[0].name == png);
    CHECK(stem.pictures[1].name == svg);
    CHECK(stem.pictures[2].name == png);
    REQUIRE(read.bank.pictures.size() == 2);
    const PictureFile* const picture = read.bank.find_picture(png);
    REQUIRE(picture != nullptr);
    CHECK(picture->bytes == "PNG");
    CHECK(picture->paths == std::vector<std::string>{"items/valve.png", "pictures/same.png"});
    base::Diagnostics diagnostics;
    const std::string html = render(stem, {}, diagnostics);
    CHECK(html.find("src=\"" + png + "\" alt=\"A\"") != std::string::npos);
    CHECK(html.find("valve") == std::string::npos);
}

TEST_CASE("picture_files: what cannot be taken is told at its path") {
    CHECK(faults_of("![A](vale.png)") ==
          "items/a.toml:4:16 there is no picture vale.png [did you mean valve.png?]\n");
    CHECK(
        faults_of("![A](../../secret.png)") ==
        "items/a.toml:4:16 the picture ../../secret.png lies outside of the bank [put it into the "
        "folder of the bank, or below it]\n");
    CHECK(
        faults_of("![A](/etc/secret.png)") ==
        "items/a.toml:4:16 the picture /etc/secret.png is not named by a relative path [paths are "
        "relative to this file, with / between folders]\n");
    CHECK(
        faults_of("![A](..\\pictures\\pump.SVG)") ==
        "items/a.toml:4:11 the path of this picture holds a \\ or an entity [write it as the file "
        "is named, with / between folders, and between < and > if it has spaces]\n");
    CHECK(faults_of("![A](https://example.org/a.png)") ==
          "items/a.toml:4:16 a picture is a file of the bank, and https://example.org/a.png is an "
          "address [save the picture beside this file and name it by its path]\n");
    CHECK(faults_of("![A](a.toml)") ==
          "items/a.toml:4:16 the picture a.toml is not named as one [pictures are .png, .jpg or "
          ".svg files]\n");
    CHECK(faults_of("![A](.valve.png)").find("begins with a dot") != std::string::npos);
    CHECK(faults_of("![A](..)").find("outside of the bank") != std::string::npos);
}

TEST_CASE("picture_files: a link may not lead out of the bank") {
    const std::filesystem::path folder =
        std::filesystem::temp_directory_path() / "papersetter-picture-links";
    std::filesystem::remove_all(folder);
    files::RealDisk disk;
    disk.make_folders(folder / "bank");
    disk.write(folder / "bank/bank.toml", head_text);
    disk.write(folder / "bank/a.toml", changed(item_text, "Which one?", "![A](a.png) ![B](b.png)"));
    disk.write(folder / "outside.png", "PNG");
    disk.write(folder / "bank/inside.png", "PNG");
    std::filesystem::create_symlink("../outside.png", folder / "bank/a.png");
    std::filesystem::create_symlink("inside.png", folder / "bank/b.png");
    base::Sources sources;
    base::Diagnostics diagnostics;
    static_cast<void>(read(disk, folder / "bank", {1, folder / "bank"}, sources, diagnostics));
    CHECK(told(diagnostics, sources) ==
          "a.toml:4:16 the picture a.png lies outside of the bank [put it into the folder of the "
          "bank, or below it]\n");
    std::filesystem::remove_all(folder);
}

TEST_CASE("picture_files: what is recorded shows the same pictures, wherever they lay") {
    const ReadBank read = with_stem("![A](valve.png){width=9mm} and ![B](<../pictures/pump.SVG>)");
    const std::string written = write_item(read.bank.items.at(0));
    CHECK(written.find("valve") == std::string::npos);
    Files files{{"bank.toml", std::string(head_text)}, {"items.toml", written}};
    for (const PictureFile& picture : read.bank.pictures) {
        files.emplace_back(kept_path(picture.name), picture.bytes);
    }
    const ReadBank again = read_files(files);
    CHECK(again.faults == "");
    CHECK(write_item(again.bank.items.at(0)) == written);
}

}  // namespace papersetter::bank
