// SPDX-License-Identifier: MIT
#include "image/jpeg_reader.hpp"

#include <array>
#include <csetjmp>
#include <cstddef>
#include <cstdio>
#include <vector>

#include <jpeglib.h>

#include "image/colour_profile.hpp"
#include "image/fault.hpp"
#include "image/jpeg_segments.hpp"
#include "image/natural_size.hpp"

namespace papersetter::image {
namespace {

/// Where libjpeg goes and what it says when it cannot go on.
struct Failure {
    jpeg_error_mgr handlers{};
    std::jmp_buf target;
    std::array<char, JMSG_LENGTH_MAX> reason{};
};

// libjpeg is left by a jump from here: no object with a destructor may live in the frames between.
void stop(j_common_ptr info) {
    auto* const failure = reinterpret_cast<Failure*>(info->err);
    failure->handlers.format_message(info, failure->reason.data());
    std::longjmp(failure->target, 1);
}

// Damaged data are a warning to libjpeg, which goes on and shows what it can.
void stop_at_damage(j_common_ptr info, int level) {
    if (level < 0) stop(info);
}

/// libjpeg's structure, made and freed in one place.
class Decoder {
  public:
    explicit Decoder(std::string_view bytes) : bytes_(bytes) {
        info.err = jpeg_std_error(&failure_.handlers);
        failure_.handlers.error_exit = stop;
        failure_.handlers.emit_message = stop_at_damage;
    }
    ~Decoder() { jpeg_destroy_decompress(&info); }
    Decoder(const Decoder&) = delete;
    Decoder& operator=(const Decoder&) = delete;

    /// `scale`: one pixel for so many, across and down.
    [[nodiscard]] bool begin(J_COLOR_SPACE colours, unsigned scale) {
        if (setjmp(failure_.target) != 0) return false;
        jpeg_create_decompress(&info);
        jpeg_mem_src(&info, reinterpret_cast<const unsigned char*>(bytes_.data()),
                     static_cast<unsigned long>(bytes_.size()));
        jpeg_read_header(&info, TRUE);
        if (colours != JCS_UNKNOWN) info.out_color_space = colours;
        info.scale_num = 1;
        info.scale_denom = scale;
        // The same samples on every machine.
        info.dct_method = JDCT_ISLOW;
        jpeg_start_decompress(&info);
        return true;
    }

    [[nodiscard]] bool read_row(unsigned char* row) {
        if (setjmp(failure_.target) != 0) return false;
        jpeg_read_scanlines(&info, &row, 1);
        return true;
    }

    [[nodiscard]] bool finish() {
        if (setjmp(failure_.target) != 0) return false;
        jpeg_finish_decompress(&info);
        return true;
    }

    [[noreturn]] void fail() const {
        throw Fault("is broken: " + std::string(failure_.reason.data()),
                    "open it in an image program and save it anew");
    }

    jpeg_decompress_struct info{};

  private:
    std::string_view bytes_;
    Failure failure_;
};

// All of it is unpacked, but only an eighth across and down is drawn.
void require_whole(const std::string& stripped) {
    Decoder decoder(stripped);
    if (!decoder.begin(JCS_UNKNOWN, 8)) decoder.fail();
    std::vector<unsigned char> row(std::size_t{decoder.info.output_width} *
                                   static_cast<std::size_t>(decoder.info.output_components));
    while (decoder.info.output_scanline < decoder.info.output_height) {
        if (!decoder.read_row(row.data())) decoder.fail();
    }
    if (!decoder.finish()) decoder.fail();
}

// Ink of one colour over white paper, darkened by black.
char over_white(unsigned colour, unsigned black, bool is_inverted) {
    const unsigned light = is_inverted ? colour : 255 - colour;
    const unsigned grey = is_inverted ? black : 255 - black;
    return static_cast<char>((light * grey + 127) / 255);
}

Raster as_rgb(const JpegSegments& segments) {
    Decoder decoder(segments.stripped);
    if (!decoder.begin(JCS_CMYK, 1)) decoder.fail();
    Raster raster;
    raster.width = segments.width;
    raster.height = segments.height;
    raster.samples.reserve(std::size_t{3} * raster.width * raster.height);
    std::vector<unsigned char> row(std::size_t{4} * raster.width);
    while (decoder.info.output_scanline < decoder.info.output_height) {
        if (!decoder.read_row(row.data())) decoder.fail();
        for (std::size_t at = 0; at < row.size(); at += 4) {
            for (std::size_t i = 0; i < 3; ++i) {
                raster.samples += over_white(row[at + i], row[at + 3], segments.is_of_adobe);
            }
        }
    }
    if (!decoder.finish()) decoder.fail();
    return raster;
}

ColourSpace space_of(std::uint32_t components) {
    return components == 1   ? ColourSpace::grey
           : components == 3 ? ColourSpace::rgb
                             : ColourSpace::cmyk;
}

}  // namespace

Picture read_jpeg(std::string_view bytes) {
    JpegSegments segments = read_jpeg_segments(bytes);
    require_whole(segments.stripped);
    Picture picture;
    picture.width = natural_length(segments.width, segments.density_x, segments.density_unit);
    picture.height = natural_length(segments.height, segments.density_y, segments.density_unit);
    const bool lies_on_its_side = segments.turn >= 5;
    if (lies_on_its_side) std::swap(picture.width, picture.height);
    const ColourSpace space = space_of(segments.components);
    const bool has_profile = is_usable_profile(segments.profile, space);
    if (space == ColourSpace::cmyk && !has_profile) {
        Raster raster = as_rgb(segments);
        raster.turn = segments.turn;
        picture.content = std::move(raster);
        return picture;
    }
    Photograph photograph;
    photograph.width = segments.width;
    photograph.height = segments.height;
    photograph.space = space;
    photograph.is_inverted = space == ColourSpace::cmyk && segments.is_of_adobe;
    photograph.turn = segments.turn;
    photograph.bytes = std::move(segments.stripped);
    if (has_profile) photograph.profile = std::move(segments.profile);
    picture.content = std::move(photograph);
    return picture;
}

}  // namespace papersetter::image
