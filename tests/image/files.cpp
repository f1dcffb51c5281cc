// SPDX-License-Identifier: MIT
#include "files.hpp"

namespace papersetter::image {

namespace {

// As PNG 1.2, annex D, has it.
std::uint32_t check_sum(std::string_view bytes) {
    std::uint32_t sum = 0xFFFFFFFF;
    for (const char byte : bytes) {
        sum ^= static_cast<unsigned char>(byte);
        for (int bit = 0; bit < 8; ++bit) sum = sum >> 1U ^ ((sum & 1U) != 0 ? 0xEDB88320U : 0U);
    }
    return ~sum;
}

std::uint32_t adler(std::string_view bytes) {
    std::uint32_t a = 1;
    std::uint32_t b = 0;
    for (const char byte : bytes) {
        a = (a + static_cast<unsigned char>(byte)) % 65521;
        b = (b + a) % 65521;
    }
    return b << 16U | a;
}

std::string stored(std::string_view bytes) {
    const auto size = static_cast<std::uint32_t>(bytes.size());
    std::string text = "\x78\x01\x01";
    for (const std::uint32_t part : {size, ~size}) {
        text += static_cast<char>(part & 0xFFU);
        text += static_cast<char>(part >> 8U & 0xFFU);
    }
    return text + std::string(bytes) + word(adler(bytes));
}

}  // namespace

std::string word(std::uint32_t value) {
    std::string text;
    for (int shift = 24; shift >= 0; shift -= 8) text += static_cast<char>(value >> shift & 0xFFU);
    return text;
}

std::string chunk(std::string_view name, std::string_view data) {
    const std::string body = std::string(name) + std::string(data);
    return word(static_cast<std::uint32_t>(data.size())) + body + word(check_sum(body));
}

std::string png(std::uint32_t width, std::uint32_t height, std::uint8_t bits,
                std::uint8_t colour_type, std::string_view rows, std::string_view chunks) {
    std::string head = word(width) + word(height);
    for (const std::uint8_t part :
         {bits, colour_type, std::uint8_t{0}, std::uint8_t{0}, std::uint8_t{0}}) {
        head += static_cast<char>(part);
    }
    return "\x89PNG\r\n\x1A\n" + chunk("IHDR", head) + std::string(chunks) +
           chunk("IDAT", stored(rows)) + chunk("IEND", "");
}

std::string segment(std::uint8_t marker, std::string_view data) {
    std::string text = "\xFF";
    text += static_cast<char>(marker);
    const std::size_t size = data.size() + 2;
    text += static_cast<char>(size >> 8U);
    text += static_cast<char>(size & 0xFFU);
    return text + std::string(data);
}

std::string jpeg(std::string_view segments) {
    using namespace std::string_view_literals;
    // One code of one bit each: 0 is "no difference" and "end of block".
    const std::string lengths = "\x01" + std::string(15, '\0') + '\0';
    return "\xFF\xD8" + std::string(segments) +
           segment(0xDB, std::string(1, '\0') + std::string(64, '\x01')) +
           segment(0xC0, "\x08\x00\x08\x00\x08\x01\x01\x11\x00"sv) +
           segment(0xC4, std::string(1, '\0') + lengths) + segment(0xC4, "\x10" + lengths) +
           segment(0xDA, "\x01\x01\x00\x00\x3F\x00"sv) + "\x3F\xFF\xD9";
}

std::string profile(std::string_view space) {
    std::string text = word(160) + word(0) + word(0x02100000) + "mntr" + std::string(space) +
                       "XYZ " + std::string(12, '\0') + "acsp" + std::string(88, '\0');
    return text + word(1) + "desc" + word(144) + word(16) + std::string(16, '\0');
}

ReadPicture read_picture(std::string_view bytes) {
    base::Diagnostics diagnostics;
    ReadPicture result;
    result.picture = read({bytes, "p.x", {1, 5, 7}, 2}, diagnostics);
    for (const base::Diagnostic& each : diagnostics.all()) {
        result.faults += std::to_string(each.place.file) + ":" + std::to_string(each.place.line) +
                         ":" + std::to_string(each.place.column) + " " + each.message;
        if (!each.hint.empty()) result.faults += " [" + each.hint + "]";
        result.faults += "\n";
    }
    return result;
}

std::string hex(std::string_view bytes) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    for (const char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        text += digits[byte >> 4U];
        text += digits[byte & 15U];
    }
    return text;
}

}  // namespace papersetter::image
