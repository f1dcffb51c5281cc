// SPDX-License-Identifier: MIT
#include "pdf/object_file.hpp"

#include <doctest/doctest.h>

#include "base/diagnostic.hpp"
#include "fixture.hpp"
#include "pdf/deflate.hpp"

using namespace papersetter;
using pdf::ObjectFile;

namespace {

constexpr std::array<std::uint8_t, 16> identifier = {0xAB, 0x01};

std::string written(ObjectFile& file, pdf::Dictionary catalog) {
    pdf::Deflater deflater(1);
    return file.write(catalog, file.add_dictionary(), identifier, deflater);
}

}  // namespace

TEST_CASE("object_file: the least file, byte for byte in its parts") {
    ObjectFile file;
    pdf::Dictionary catalog = file.add_dictionary();
    file.put_name(catalog, "Type", "Catalog");
    file.put_number(catalog, "N", -7);
    file.put_true(catalog, "Yes");
    file.put_text(catalog, "T", "é");
    file.put_ascii(catalog, "A", "en (GB)");
    file.put_written(catalog, "/Box [.5 1.25]\n");
    const std::string bytes = written(file, catalog);
    CHECK(bytes.starts_with("%PDF-1.7\n%"));
    CHECK(bytes.find("1 0 obj\n<<\n/Type /Catalog\n/N -7\n/Yes true\n/T <FEFF00E9>\n"
                     "/A (en \\050GB\\051)\n/Box [.5 1.25]\n>>\nendobj\n") != std::string::npos);
    CHECK(bytes.find("/ID[<AB01") != std::string::npos);
    CHECK(bytes.find("%%EOF") != std::string::npos);
}

TEST_CASE("object_file: what was compressed before is told as compressed") {
    ObjectFile file;
    pdf::Dictionary catalog = file.add_dictionary();
    const std::string data(5000, 'x');
    file.put(catalog, "Packed", file.add_deflated_stream(pdf::Deflater(6).deflate(data)));
    file.put(catalog, "Plain", file.add_plain_stream("plain bytes"));
    const std::string bytes = written(file, catalog);
    CHECK(pdf::count_of(bytes, "/Filter /FlateDecode") == 1);
    CHECK(bytes.size() < 1000);
    CHECK(bytes.find("stream\r\nplain bytes\nendstream") != std::string::npos);
}

TEST_CASE("object_file: streams of every length come out whole") {
    // libharu reads 4096 bytes at a time.
    for (const std::size_t size : {0U, 1U, 4095U, 4096U, 4097U, 8192U, 12289U}) {
        ObjectFile file;
        pdf::Dictionary catalog = file.add_dictionary();
        std::string data;
        for (std::size_t i = 0; i < size; ++i) data += static_cast<char>('a' + i % 23);
        file.put(catalog, "Data", file.add_plain_stream(data));
        const std::string bytes = written(file, catalog);
        CHECK(bytes.find("stream\r\n" + data + "\nendstream") != std::string::npos);
        CHECK(bytes.find("obj\n" + std::to_string(size) + "\nendobj") != std::string::npos);
    }
}

TEST_CASE("object_file: a limit of libharu is an error, never a loss") {
    ObjectFile file;
    pdf::Array array = file.new_array();
    for (int i = 0; i < 32767; ++i) file.append_number(array, i);
    CHECK_THROWS_AS(file.append_number(array, 0), base::WorldError);

    pdf::Dictionary dictionary = file.add_dictionary();
    for (int i = 0; i < 4095; ++i) {
        file.put_number(dictionary, ("K" + std::to_string(i)).c_str(), i);
    }
    CHECK_THROWS_AS(file.put_number(dictionary, "One", 1), base::WorldError);

    pdf::Dictionary other = file.add_dictionary();
    file.put_text(other, "T", std::string(32766, 'x'));  // 2 + 2 · 32,766 = 65,534 bytes
    CHECK_THROWS_AS(file.put_text(other, "U", std::string(32767, 'x')), base::WorldError);
    file.put_written_text(other, "V", std::string(32766, 'x'));
    CHECK_THROWS_AS(file.put_written_text(other, "W", std::string(32767, 'x')), base::WorldError);
    file.put_ascii(other, "A", std::string(65535, 'x'));
    CHECK_THROWS_AS(file.put_ascii(other, "B", std::string(65536, 'x')), base::WorldError);
    file.put_name(other, "N", std::string(127, 'x').c_str());
    CHECK_THROWS_AS(file.put_name(other, "M", std::string(128, 'x').c_str()), base::WorldError);
}
