// SPDX-License-Identifier: MIT
#include "image/png_reader.hpp"

#include <png.h>

#include <algorithm>
#include <array>
#include <csetjmp>
#include <cstring>
#include <vector>

#include "image/bytes.hpp"
#include "image/colour_profile.hpp"
#include "image/fault.hpp"
#include "image/limits.hpp"
#include "image/natural_size.hpp"

namespace papersetter::image {
namespace {

constexpr std::size_t most_chunks = 1000;

/// What libpng reads from, and why it stopped.
struct Input {
    std::string_view bytes;
    std::size_t at = 0;
    std::array<char, 200> reason{};
};

// libpng is left by a jump from here: no object with a destructor may live in the frames between.
void stop(png_structp png, png_const_charp reason) {
    auto* const input = static_cast<Input*>(png_get_error_ptr(png));
    std::strncpy(input->reason.data(), reason, input->reason.size() - 1);
    png_longjmp(png, 1);
}

void pass_over(png_structp, png_const_charp) {}

void give_bytes(png_structp png, png_bytep to, std::size_t count) {
    auto* const input = static_cast<Input*>(png_get_io_ptr(png));
    if (count > input->bytes.size() - input->at) png_error(png, "the file ends too early");
    std::memcpy(to, input->bytes.data() + input->at, count);
    input->at += count;
}

/// libpng's two structures, made and freed together.
class Decoder {
  public:
    explicit Decoder(std::string_view bytes) {
        input.bytes = bytes;
        png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &input, stop, pass_over);
        if (png != nullptr) info = png_create_info_struct(png);
        if (info == nullptr) {
            png_destroy_read_struct(&png, nullptr, nullptr);
            throw std::bad_alloc();
        }
        png_set_read_fn(png, &input, give_bytes);
        png_set_user_limits(png, most_side, most_side);
        png_set_chunk_cache_max(png, most_chunks);
        png_set_chunk_malloc_max(png, most_profile);
    }
    ~Decoder() { png_destroy_read_struct(&png, &info, nullptr); }
    Decoder(const Decoder&) = delete;
    Decoder& operator=(const Decoder&) = delete;

    [[nodiscard]] bool read_head() {
        if (setjmp(png_jmpbuf(png)) != 0) return false;
        png_read_info(png, info);
        return true;
    }

    /// After it the rows are as the raster keeps them, or with alpha beside each pixel.
    [[nodiscard]] bool set_up(bool has_alpha_rows) {
        if (setjmp(png_jmpbuf(png)) != 0) return false;
        if (has_alpha_rows && png_get_valid(png, info, PNG_INFO_tRNS) != 0) {
            png_set_tRNS_to_alpha(png);
        }
        static_cast<void>(png_set_interlace_handling(png));
        png_read_update_info(png, info);
        return true;
    }

    [[nodiscard]] bool read_rows(png_bytepp rows) {
        if (setjmp(png_jmpbuf(png)) != 0) return false;
        png_read_image(png, rows);
        png_read_end(png, nullptr);
        return true;
    }

    [[noreturn]] void fail() const {
        throw Fault("is broken: " + std::string(input.reason.data()),
                    "open it in an image program and save it anew");
    }

    Input input;
    png_structp png = nullptr;
    png_infop info = nullptr;
};

std::string profile_of(Decoder& decoder, ColourSpace space) {
    if (png_get_valid(decoder.png, decoder.info, PNG_INFO_sRGB) != 0) return {};
    png_charp name = nullptr;
    png_bytep bytes = nullptr;
    png_uint_32 size = 0;
    int method = 0;
    if (png_get_iCCP(decoder.png, decoder.info, &name, &method, &bytes, &size) == 0) return {};
    const std::string profile(reinterpret_cast<const char*>(bytes), size);
    return is_usable_profile(profile, space) ? profile : std::string();
}

void set_size(Decoder& decoder, const Raster& raster, Picture& picture) {
    png_uint_32 across = 0;
    png_uint_32 down = 0;
    int unit = PNG_RESOLUTION_UNKNOWN;
    png_get_pHYs(decoder.png, decoder.info, &across, &down, &unit);
    constexpr Length metre = Length::thousandths(2'834'646);
    const Length known = unit == PNG_RESOLUTION_METER ? metre : Length{};
    picture.width = natural_length(raster.width, across, known);
    picture.height = natural_length(raster.height, down, known);
}

/// Samples of one row, whatever their depth.
std::uint32_t sample_of(const unsigned char* row, std::size_t index, std::uint8_t bits) {
    if (bits == 8) return row[index];
    const std::size_t bit = index * bits;
    const unsigned shift = 8U - bits - bit % 8;
    return row[bit / 8] >> shift & ((1U << bits) - 1);
}

// Of a palette with transparent colours.
void add_palette_alpha(Decoder& decoder, std::size_t row_bytes, Raster& raster) {
    png_bytep alpha = nullptr;
    int count = 0;
    if (png_get_tRNS(decoder.png, decoder.info, &alpha, &count, nullptr) == 0) return;
    raster.alpha.reserve(std::size_t{raster.width} * raster.height);
    const auto* row = reinterpret_cast<const unsigned char*>(raster.samples.data());
    for (std::uint32_t y = 0; y < raster.height; ++y, row += row_bytes) {
        for (std::uint32_t x = 0; x < raster.width; ++x) {
            const std::uint32_t index = sample_of(row, x, raster.bits);
            const bool is_listed = index < static_cast<std::uint32_t>(count);
            raster.alpha += is_listed ? static_cast<char>(alpha[index]) : '\xFF';
        }
    }
}

// A viewer has a colour for every sample, also for those that the palette lacks.
void set_palette(Decoder& decoder, Raster& raster) {
    png_colorp colours = nullptr;
    int count = 0;
    png_get_PLTE(decoder.png, decoder.info, &colours, &count);
    for (int i = 0; i < count; ++i) {
        raster.palette += static_cast<char>(colours[i].red);
        raster.palette += static_cast<char>(colours[i].green);
        raster.palette += static_cast<char>(colours[i].blue);
    }
    raster.palette.resize(std::size_t{3} << raster.bits, '\0');
}

// Colours and alpha, which stand beside each other, in planes of their own.
void part_alpha(std::size_t colours, Raster& raster) {
    const std::size_t size = raster.bits / 8U;
    const std::string both = std::move(raster.samples);
    raster.samples.clear();
    raster.samples.reserve(both.size() / (colours + 1) * colours);
    raster.alpha.reserve(both.size() / (colours + 1));
    for (std::size_t at = 0; at < both.size(); at += (colours + 1) * size) {
        raster.samples.append(both, at, colours * size);
        raster.alpha.append(both, at + colours * size, size);
    }
    raster.alpha_bits = raster.bits;
}

[[noreturn]] void refuse_size(const Raster& raster) {
    throw Fault("has " + std::to_string(raster.width) + " × " + std::to_string(raster.height) +
                    " pixels, more than can be printed",
                "make it smaller: 300 pixels an inch are enough");
}

// Before libpng, for which a side over the limit is one fault of the head among others. The head
// comes first and begins with both sides (PNG, 11.2.2); that the file has one is libpng's to say.
void check_sides(std::string_view bytes) {
    constexpr std::size_t head = 16;
    if (bytes.size() < head + 8) return;
    Raster raster;
    raster.width = big_endian(bytes, head, 4);
    raster.height = big_endian(bytes, head + 4, 4);
    constexpr std::uint32_t most_of_png = 0x7FFFFFFF;
    const std::uint32_t longest = std::max(raster.width, raster.height);
    if (longest > most_side && longest <= most_of_png) refuse_size(raster);
}

void check_size(const Raster& raster, std::size_t row_bytes) {
    const std::uint64_t pixels = std::uint64_t{raster.width} * raster.height;
    if (pixels <= most_pixels && row_bytes * std::uint64_t{raster.height} <= most_samples) return;
    refuse_size(raster);
}

void read_samples(Decoder& decoder, std::size_t row_bytes, Raster& raster) {
    raster.samples.resize(row_bytes * raster.height);
    std::vector<png_bytep> rows(raster.height);
    for (std::uint32_t y = 0; y < raster.height; ++y) {
        rows[y] = reinterpret_cast<png_bytep>(raster.samples.data()) + row_bytes * y;
    }
    if (!decoder.read_rows(rows.data())) decoder.fail();
}

}  // namespace

Picture read_png(std::string_view bytes) {
    check_sides(bytes);
    Decoder decoder(bytes);
    if (!decoder.read_head()) decoder.fail();
    Raster raster;
    raster.width = png_get_image_width(decoder.png, decoder.info);
    raster.height = png_get_image_height(decoder.png, decoder.info);
    const int type = png_get_color_type(decoder.png, decoder.info);
    const bool has_palette = type == PNG_COLOR_TYPE_PALETTE;
    raster.space = (type & PNG_COLOR_MASK_COLOR) == 0 ? ColourSpace::grey : ColourSpace::rgb;
    check_size(raster, png_get_rowbytes(decoder.png, decoder.info));
    raster.profile = profile_of(decoder, raster.space);
    if (!decoder.set_up(!has_palette)) decoder.fail();
    raster.bits = png_get_bit_depth(decoder.png, decoder.info);
    const std::size_t row_bytes = png_get_rowbytes(decoder.png, decoder.info);
    check_size(raster, row_bytes);
    read_samples(decoder, row_bytes, raster);
    if (has_palette) {
        set_palette(decoder, raster);
        add_palette_alpha(decoder, row_bytes, raster);
    } else if ((png_get_color_type(decoder.png, decoder.info) & PNG_COLOR_MASK_ALPHA) != 0) {
        part_alpha(raster.space == ColourSpace::grey ? 1 : 3, raster);
    }
    if (raster.alpha.find_first_not_of('\xFF') == std::string::npos) raster.alpha.clear();
    Picture picture;
    set_size(decoder, raster, picture);
    picture.content = std::move(raster);
    return picture;
}

}  // namespace papersetter::image
