// SPDX-License-Identifier: MIT
#include "pdf/picture_objects.hpp"

#include <map>
#include <string>

#include "pdf/drawing_content.hpp"
#include "pdf/font_programs.hpp"
#include "pdf/gradient_pattern.hpp"
#include "pdf/number.hpp"
#include "pdf/syntax.hpp"
#include "pdf/utf16.hpp"

namespace papersetter::pdf {
namespace {

using image::ColourSpace;

int components_of(ColourSpace space) {
    return space == ColourSpace::grey ? 1 : space == ColourSpace::rgb ? 3 : 4;
}

/// Width, height and depth of an image, in PDF syntax.
struct ImageShape {
    std::uint32_t width = 0;
    std::uint32_t height = 0;
    int bits = 8;
};

void append_shape(std::string& text, const ImageShape& shape) {
    text += "/Width " + std::to_string(shape.width) + "/Height " + std::to_string(shape.height) +
            "/BitsPerComponent " + std::to_string(shape.bits);
}

// Rows that were filtered one by one (ISO 32000-1, 7.4.4.4).
void append_predictor(std::string& text, const ImageShape& shape, int components) {
    text += "/DecodeParms<</Predictor 15/Colors " + std::to_string(components) +
            "/BitsPerComponent " + std::to_string(shape.bits) + "/Columns " +
            std::to_string(shape.width) + ">>";
}

class PictureWriter {
  public:
    PictureWriter(ObjectFile& file, DocumentFonts& fonts, Deflater& deflater, Dictionary font_names)
        : file_(file), fonts_(fonts), deflater_(deflater), font_names_(font_names) {}

    Dictionary add(const page::PagePicture& picture) {
        if (const auto* drawing = std::get_if<image::Drawing>(&picture.picture->content)) {
            return add_drawing(picture, *drawing);
        }
        const EmbeddedPicture& streams =
            fonts_.programs().pictures().of(picture.name, *picture.picture);
        if (const auto* raster = std::get_if<image::Raster>(&picture.picture->content)) {
            return add_raster(*raster, streams);
        }
        return add_photograph(std::get<image::Photograph>(picture.picture->content), streams);
    }

  private:
    Dictionary add_raster(const image::Raster& raster, const EmbeddedPicture& streams) {
        const ImageShape shape{raster.width, raster.height, raster.bits};
        const int components = raster.palette.empty() ? components_of(raster.space) : 1;
        Dictionary image = add_image(file_.add_kept_stream(streams.samples));
        std::string entries;
        append_shape(entries, shape);
        append_predictor(entries, shape, components);
        entries += "/ColorSpace";
        const std::string base = colour_space(raster.space, raster.profile, streams.profile);
        if (raster.palette.empty()) {
            entries += base;
        } else {
            entries += "[/Indexed" + base + ' ' + std::to_string((1 << raster.bits) - 1) + '<';
            append_hex(entries, raster.palette);
            entries += ">]";
        }
        file_.put_written(image, entries + "\n");
        if (!raster.alpha.empty()) file_.put(image, "SMask", add_mask(raster, streams));
        return image;
    }

    Dictionary add_mask(const image::Raster& raster, const EmbeddedPicture& streams) {
        const ImageShape shape{raster.width, raster.height, raster.alpha_bits};
        Dictionary mask = add_image(file_.add_kept_stream(streams.alpha));
        std::string entries;
        append_shape(entries, shape);
        append_predictor(entries, shape, 1);
        file_.put_written(mask, entries + "/ColorSpace/DeviceGray\n");
        return mask;
    }

    Dictionary add_photograph(const image::Photograph& photograph, const EmbeddedPicture& streams) {
        Dictionary image = add_image(file_.add_encoded_stream(photograph.bytes, "DCTDecode"));
        std::string entries;
        append_shape(entries, {photograph.width, photograph.height, 8});
        entries +=
            "/ColorSpace" + colour_space(photograph.space, photograph.profile, streams.profile);
        if (photograph.is_inverted) entries += "/Decode[1 0 1 0 1 0 1 0]";
        file_.put_written(image, entries + "\n");
        return image;
    }

    Dictionary add_image(Dictionary image) {
        file_.put_name(image, "Type", "XObject");
        file_.put_name(image, "Subtype", "Image");
        return image;
    }

    // Without a profile the colours are those of the output intent, sRGB.
    std::string colour_space(ColourSpace space, const std::string& profile,
                             const std::string& deflated) {
        if (profile.empty()) return space == ColourSpace::grey ? "/DeviceGray" : "/DeviceRGB";
        const auto [found, is_new] = profiles_.try_emplace(profile, nullptr);
        if (is_new) {
            found->second = file_.add_kept_stream(deflated);
            file_.put_number(found->second, "N", components_of(space));
        }
        std::string text = "[/ICCBased";
        append_reference(text, file_.number_of(found->second));
        return text + ']';
    }

    Dictionary add_drawing(const page::PagePicture& picture, const image::Drawing& drawing) {
        DrawingContent content = content_of(drawing, picture, fonts_);
        Dictionary form = file_.add_deflated_stream(deflater_.deflate(content.operators));
        file_.put_name(form, "Type", "XObject");
        file_.put_name(form, "Subtype", "Form");
        std::string box = "/BBox[0 0 ";
        append_length(box, picture.picture->width);
        box += ' ';
        append_length(box, picture.picture->height);
        file_.put_written(form, box + "]\n");
        Dictionary resources = file_.new_dictionary();
        if (!picture.labels.empty()) file_.put(resources, "Font", font_names_);
        add_opacities(content, resources);
        add_gradients(drawing, picture.picture->height, resources);
        file_.put(form, "Resources", resources);
        return form;
    }

    void add_opacities(const DrawingContent& content, Dictionary resources) {
        if (content.fill_opacities.empty() && content.stroke_opacities.empty()) return;
        Dictionary states = file_.new_dictionary();
        const auto add = [&](char kind, const char* key, std::int32_t opacity) {
            Dictionary state = file_.new_dictionary();
            std::string entry = "/" + std::string(key) + ' ';
            append_thousandths(entry, opacity);
            file_.put_written(state, entry);
            file_.put(states, opacity_resource(kind, opacity).c_str(), state);
        };
        for (const std::int32_t opacity : content.fill_opacities) add('A', "ca", opacity);
        for (const std::int32_t opacity : content.stroke_opacities) add('S', "CA", opacity);
        file_.put(resources, "ExtGState", states);
    }

    void add_gradients(const image::Drawing& drawing, base::Length height, Dictionary resources) {
        if (drawing.gradients.empty()) return;
        std::string patterns = "/Pattern<<";
        for (std::size_t i = 0; i < drawing.gradients.size(); ++i) {
            patterns += '/' + gradient_resource(i);
            append_pattern(patterns, drawing.gradients[i], height);
        }
        file_.put_written(resources, patterns + ">>\n");
    }

    ObjectFile& file_;
    DocumentFonts& fonts_;
    Deflater& deflater_;
    Dictionary font_names_;
    std::map<std::string_view, Dictionary> profiles_;
};

}  // namespace

void add_pictures(ObjectFile& file, const DocumentPictures& pictures, DocumentFonts& fonts,
                  Deflater& deflater, Dictionary resources, Dictionary font_names) {
    if (pictures.entries().empty()) return;
    PictureWriter writer(file, fonts, deflater, font_names);
    Dictionary names = file.new_dictionary();
    for (const DocumentPictures::Entry& entry : pictures.entries()) {
        file.put(names, entry.resource.c_str(), writer.add(*entry.picture));
    }
    file.put(resources, "XObject", names);
}

}  // namespace papersetter::pdf
