// SPDX-License-Identifier: MIT
#include "image/jpeg_segments.hpp"

#include <map>

#include "image/bytes.hpp"
#include "image/fault.hpp"
#include "image/limits.hpp"

namespace papersetter::image {
namespace {

using base::Length;
using namespace std::string_view_literals;

enum Marker : std::uint32_t {
    baseline = 0xC0,
    extended = 0xC1,
    progressive = 0xC2,
    huffman_table = 0xC4,
    extension = 0xC8,
    arithmetic_table = 0xCC,
    last_frame = 0xCF,
    first_restart = 0xD0,
    last_restart = 0xD7,
    start = 0xD8,
    end = 0xD9,
    scan = 0xDA,
    quantisation_table = 0xDB,
    restart_interval = 0xDD,
    jfif = 0xE0,
    exif = 0xE1,
    profile_part = 0xE2,
    adobe = 0xEE,
};

[[noreturn]] void fail(const std::string& what) {
    throw Fault("is broken: " + what, "open it in an image program and save it anew");
}

class Reader {
  public:
    explicit Reader(std::string_view bytes) : bytes_(bytes) {}

    JpegSegments read() {
        result_.stripped = "\xFF\xD8";
        at_ = 2;
        while (true) {
            const std::uint32_t marker = next_marker();
            if (marker == end) break;
            read_segment(marker);
        }
        if (result_.width == 0 || scans_ == 0) fail("it holds no picture");
        result_.stripped += "\xFF\xD9";
        for (const auto& [number, part] : profile_) result_.profile += part;
        if (profile_.size() != profile_parts_) result_.profile.clear();
        return std::move(result_);
    }

  private:
    std::uint32_t next_marker() {
        if (at_ >= bytes_.size()) fail("it ends too early");
        if (bytes_[at_] != '\xFF') fail("there is no marker where one belongs");
        while (at_ < bytes_.size() && bytes_[at_] == '\xFF') ++at_;
        if (at_ == bytes_.size()) fail("it ends too early");
        return static_cast<unsigned char>(bytes_[at_++]);
    }

    void read_segment(std::uint32_t marker) {
        const std::size_t size = big_endian(bytes_, at_, 2);
        if (size < 2 || size > bytes_.size() - at_) fail("it ends too early");
        const std::string_view body = bytes_.substr(at_ + 2, size - 2);
        at_ += size;
        switch (marker) {
            case huffman_table:
            case quantisation_table:
            case restart_interval:
                return keep(marker, body);
            case scan:
                return read_scan(body);
            case jfif:
                return read_jfif(body);
            case exif:
                return read_exif(body);
            case profile_part:
                return read_profile(body);
            case adobe:
                return read_adobe(body);
            default:
                if (marker >= baseline && marker <= last_frame) return read_frame(marker, body);
                // Comments, previews and the like are left out.
                if (marker >= jfif) return;
                fail("it has a marker of no JPEG file");
        }
    }

    void keep(std::uint32_t marker, std::string_view body) {
        const std::size_t size = body.size() + 2;
        result_.stripped += '\xFF';
        result_.stripped += static_cast<char>(marker);
        result_.stripped += static_cast<char>(size >> 8U);
        result_.stripped += static_cast<char>(size & 0xFFU);
        result_.stripped += body;
    }

    void read_frame(std::uint32_t marker, std::string_view body) {
        const bool is_held = marker == baseline || marker == extended || marker == progressive;
        if (!is_held) {
            throw Fault("is a lossless or arithmetically coded JPEG, which a PDF cannot hold",
                        "save it as an ordinary JPEG, or as PNG");
        }
        if (result_.width != 0) fail("it holds two pictures");
        if (big_endian(body, 0, 1) != 8) {
            throw Fault("is a JPEG of more than 8 bits a colour, which a PDF cannot hold",
                        "save it as an ordinary JPEG, or as PNG");
        }
        result_.height = big_endian(body, 1, 2);
        result_.width = big_endian(body, 3, 2);
        result_.components = big_endian(body, 5, 1);
        if (result_.width == 0 || result_.height == 0) fail("it has no width or no height");
        if (body.size() != 6 + std::size_t{3} * result_.components) fail("its head is damaged");
        const bool is_known =
            result_.components == 1 || result_.components == 3 || result_.components == 4;
        if (!is_known) fail("it has " + std::to_string(result_.components) + " colours");
        const std::uint64_t pixels = std::uint64_t{result_.width} * result_.height;
        if (pixels > most_pixels || result_.width > most_side || result_.height > most_side) {
            throw Fault("has " + std::to_string(result_.width) + " × " +
                            std::to_string(result_.height) + " pixels, more than can be printed",
                        "make it smaller: 300 pixels an inch are enough");
        }
        keep(marker, body);
    }

    // The coded data go on to the next marker that is no restart; FF 00 is a byte of data.
    void read_scan(std::string_view body) {
        if (result_.width == 0) fail("its head is missing");
        if (++scans_ > most_scans) {
            throw Fault("is built up in more than " + std::to_string(most_scans) + " steps",
                        "save it as an ordinary JPEG");
        }
        keep(scan, body);
        const std::size_t first = at_;
        while (true) {
            at_ = bytes_.find('\xFF', at_);
            if (at_ == std::string_view::npos || at_ + 1 >= bytes_.size()) {
                fail("it ends too early");
            }
            const std::uint32_t next = big_endian(bytes_, at_ + 1, 1);
            const bool is_data = next == 0 || (next >= first_restart && next <= last_restart);
            if (!is_data) break;
            at_ += 2;
        }
        result_.stripped += bytes_.substr(first, at_ - first);
    }

    // Kept without its preview: it says how the three colours are to be taken.
    void read_jfif(std::string_view body) {
        constexpr std::size_t size = 14;
        if (body.size() < size || !body.starts_with("JFIF\0"sv) || has_jfif_) return;
        has_jfif_ = true;
        std::string own(body.substr(0, size - 2));
        own.append(2, '\0');
        keep(jfif, own);
        constexpr Length inch = Length::points(72);
        constexpr Length centimetre = Length::thousandths(28'346);
        const std::uint32_t unit = big_endian(body, 7, 1);
        result_.density_unit = unit == 1 ? inch : unit == 2 ? centimetre : Length{};
        result_.density_x = big_endian(body, 8, 2);
        result_.density_y = big_endian(body, 10, 2);
    }

    // Only the orientation, tag 274 of the first directory (Exif 2.3, 4.6.2).
    void read_exif(std::string_view body) {
        if (!body.starts_with("Exif\0\0"sv)) return;
        const std::string_view tiff = body.substr(6);
        const bool is_little = tiff.starts_with("II*\0"sv);
        if (!is_little && !tiff.starts_with("MM\0*"sv)) return;
        const auto number = [&](std::size_t at, std::size_t size) {
            return is_little ? little_endian(tiff, at, size) : big_endian(tiff, at, size);
        };
        constexpr std::size_t entry_size = 12;
        constexpr std::uint32_t orientation = 274;
        const std::size_t directory = number(4, 4);
        const std::uint32_t count = number(directory, 2);
        for (std::uint32_t i = 0; i < count; ++i) {
            const std::size_t entry = directory + 2 + i * entry_size;
            if (entry + entry_size > tiff.size()) return;
            if (number(entry, 2) != orientation) continue;
            const std::uint32_t turn = number(entry + 8, 2);
            if (turn >= 1 && turn <= 8) result_.turn = static_cast<std::uint8_t>(turn);
            return;
        }
    }

    // In parts of at most 64 KiB, each with its number and how many there are.
    void read_profile(std::string_view body) {
        constexpr std::string_view name = "ICC_PROFILE\0"sv;
        if (!body.starts_with(name) || body.size() < name.size() + 2) return;
        profile_parts_ = big_endian(body, name.size() + 1, 1);
        profile_.emplace(big_endian(body, name.size(), 1), body.substr(name.size() + 2));
    }

    // It says whether the colours are RGB or YCbCr, and that those of CMYK are inverted.
    void read_adobe(std::string_view body) {
        if (body.size() < 12 || !body.starts_with("Adobe") || result_.is_of_adobe) return;
        result_.is_of_adobe = true;
        keep(adobe, body.substr(0, 12));
    }

    std::string_view bytes_;
    std::size_t at_ = 0;
    std::size_t scans_ = 0;
    bool has_jfif_ = false;
    std::map<std::uint32_t, std::string_view> profile_;
    std::size_t profile_parts_ = 0;
    JpegSegments result_;
};

}  // namespace

JpegSegments read_jpeg_segments(std::string_view bytes) { return Reader(bytes).read(); }

}  // namespace papersetter::image
