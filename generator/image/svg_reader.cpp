// SPDX-License-Identifier: MIT
#include "image/svg_reader.hpp"

#include <pugixml.hpp>

#include <algorithm>
#include <array>
#include <string>

#include "base/text.hpp"
#include "image/fault.hpp"
#include "image/limits.hpp"
#include "image/scanner.hpp"
#include "image/svg_declarations.hpp"
#include "image/svg_elements.hpp"
#include "image/svg_gradients.hpp"
#include "image/svg_ids.hpp"
#include "image/svg_places.hpp"
#include "image/svg_references.hpp"
#include "image/svg_shapes.hpp"
#include "image/svg_text.hpp"

namespace papersetter::image {
namespace {

// A drawing without a size of its own is as many pixels as its viewBox.
struct Viewport {
    Fixed width = 0;
    Fixed height = 0;
    Spot units;     ///< the same in user units
    Matrix matrix;  ///< from user units to millionths of a point
};

class SvgReader {
  public:
    SvgReader(std::string_view text, base::FileNumber file, base::Diagnostics& diagnostics)
        : places_(text, file), diagnostics_(diagnostics), errors_before_(diagnostics.errors()) {}

    std::optional<Picture> read(std::string_view text) {
        const pugi::xml_parse_result result =
            document_.load_buffer(text.data(), text.size(),
                                  pugi::parse_default | pugi::parse_ws_pcdata, pugi::encoding_utf8);
        if (!result) {
            diagnostics_.error(
                places_.at(result.offset),
                std::string("the drawing is not well formed: ") + result.description(),
                "export it anew as SVG");
            return std::nullopt;
        }
        const pugi::xml_node root = document_.document_element();
        if (local_name(root.name()) != "svg") {
            tell(root, "the drawing begins with " + tag_of(root) + ", not with <svg>", {});
            return std::nullopt;
        }
        check_references(text, places_, diagnostics_);
        Picture picture;
        try {
            read_root(root, picture);
        } catch (const Fault& fault) {
            tell(root, "the drawing " + std::string(fault.what()), fault.hint());
        }
        if (diagnostics_.errors() != errors_before_) return std::nullopt;
        picture.content = std::move(drawing_);
        return picture;
    }

  private:
    void tell(pugi::xml_node node, std::string message, std::string hint) {
        diagnostics_.error(places_.of(node), std::move(message), std::move(hint));
    }

    void read_root(pugi::xml_node root, Picture& picture) {
        ids_.emplace(root);
        const auto viewport = viewport_of(root);
        if (!viewport) return;
        gradients_.emplace(*ids_, viewport->units, places_, diagnostics_);
        const auto rounded = [](Fixed pixels) {
            return Length::thousandths(product_over(pixels, 750, million));
        };
        picture.width = rounded(viewport->width);
        picture.height = rounded(viewport->height);
        SvgStyle style;
        read_attributes(root, style);
        read_children(root, style, viewport->matrix, 1);
    }

    std::optional<Viewport> viewport_of(pugi::xml_node root) {
        const auto box = view_box_of(root);
        const auto width = side_of(root, "width");
        const auto height = side_of(root, "height");
        Viewport result;
        if (width && height) {
            result.width = *width;
            result.height = *height;
        } else if (box) {
            result.width = width ? *width : (*box)[2];
            result.height = height ? *height : (*box)[3];
            // One side follows the other.
            if (width && !height) result.height = product_over(*width, (*box)[3], (*box)[2]);
            if (height && !width) result.width = product_over(*height, (*box)[2], (*box)[3]);
        }
        constexpr Fixed most = 20'000 * million;
        const bool is_usable = result.width >= million && result.height >= million &&
                               result.width <= most && result.height <= most;
        if (!is_usable) {
            tell(root, "the drawing has no usable size",
                 "give it a width and a height (from 1 to 20,000 px), or a viewBox");
            return std::nullopt;
        }
        // 3/4 pt a pixel, in millionths.
        constexpr Fixed point = 750'000;
        result.units = box ? Spot{(*box)[2], (*box)[3]} : Spot{result.width, result.height};
        if (!box) {
            result.matrix = {point, 0, 0, point, 0, 0};
            return result;
        }
        const Fixed across = product_over(result.width, point, (*box)[2]);
        const Fixed down = product_over(result.height, point, (*box)[3]);
        const std::string_view fit = root.attribute("preserveAspectRatio").value();
        const bool is_kept = fit.empty() || fit == "xMidYMid" || fit == "xMidYMid meet";
        if (!is_kept && fit != "none") {
            tell(root, "preserveAspectRatio " + base::in_quotes(fit) + " is not supported",
                 "leave it out: the drawing is fitted in and centred");
        }
        const Fixed even = std::min(across, down);
        const Fixed a = is_kept ? even : across;
        const Fixed d = is_kept ? even : down;
        const Fixed free_x = times(result.width, point) - times((*box)[2], a);
        const Fixed free_y = times(result.height, point) - times((*box)[3], d);
        result.matrix = {
            a, 0, 0, d, free_x / 2 - times((*box)[0], a), free_y / 2 - times((*box)[1], d)};
        return result;
    }

    // A share of what is around says nothing of a size.
    std::optional<Fixed> side_of(pugi::xml_node root, const char* name) {
        const pugi::xml_attribute attribute = root.attribute(name);
        if (!attribute || std::string_view(attribute.value()).ends_with('%') ||
            std::string_view(attribute.value()) == "auto") {
            return std::nullopt;
        }
        const auto length = length_from(attribute.value());
        if (!length) {
            tell(root, std::string(name) + " cannot be " + base::in_quotes(attribute.value()),
                 "write a length such as 120 or 40mm");
        }
        return length;
    }

    std::optional<std::array<Fixed, 4>> view_box_of(pugi::xml_node root) {
        const pugi::xml_attribute attribute = root.attribute("viewBox");
        if (!attribute) return std::nullopt;
        Scanner scanner(attribute.value());
        std::array<Fixed, 4> box{};
        for (Fixed& number : box) {
            scanner.skip_separator();
            const auto read = scanner.number();
            if (!read) {
                tell(root, "viewBox cannot be " + base::in_quotes(attribute.value()),
                     "write four numbers");
                return std::nullopt;
            }
            number = *read;
        }
        constexpr Fixed least = million / 1000;
        if (box[2] >= least && box[3] >= least) return box;
        tell(root, "the viewBox is empty", "its third and fourth number are width and height");
        return std::nullopt;
    }

    void read_children(pugi::xml_node parent, const SvgStyle& style, const Matrix& matrix,
                       std::size_t depth) {
        for (const pugi::xml_node child : parent.children()) {
            if (child.type() == pugi::node_element) {
                read_element(child, style, matrix, depth);
            } else if (child.type() == pugi::node_pcdata || child.type() == pugi::node_cdata) {
                if (base::trimmed(child.value()).empty()) continue;
                tell(parent, "text stands in " + tag_of(parent), "put it into <text>");
            }
        }
    }

    void read_element(pugi::xml_node node, const SvgStyle& around, const Matrix& outer,
                      std::size_t depth) {
        const SvgElement kind = element_named(node.name());
        if (kind == SvgElement::silent) return;
        if (++elements_ > most_drawing_elements) {
            throw Excess("has more than " + std::to_string(most_drawing_elements) + " elements",
                         "leave out detail that nobody sees, or save it as PNG");
        }
        if (depth > most_drawing_depth) {
            throw Excess("has elements more than " + std::to_string(most_drawing_depth) +
                             " deep in each other, or a <use> that shows itself",
                         "take some groups out");
        }
        if (kind == SvgElement::unknown) {
            tell(node, tag_of(node) + " is not supported in a drawing",
                 std::string(advice_on(local_name(node.name()))));
            return;
        }
        SvgStyle style = around;
        read_attributes(node, style);
        Matrix matrix = outer;
        try {
            if (const auto own = transform_of(node)) matrix = outer.with(*own);
            if (!style.is_displayed) return;
            draw(kind, node, style, matrix, depth);
        } catch (const Excess&) {
            throw;
        } catch (const Fault& fault) {
            tell(node, tag_of(node) + " " + fault.what(), fault.hint());
        }
    }

    void draw(SvgElement kind, pugi::xml_node node, const SvgStyle& style, const Matrix& matrix,
              std::size_t depth) {
        switch (kind) {
            case SvgElement::group:
                return read_children(node, style, matrix, depth + 1);
            case SvgElement::use:
                return read_use(node, style, matrix, depth);
            case SvgElement::text:
                return read_label(node, style, matrix);
            default:
                break;
        }
        auto shape = shape_of(kind, node, style, matrix, segments_left_);
        if (!shape) return;
        const auto lay = [&](const std::optional<SvgPaint>& paint, DrawingColour& colour,
                             std::optional<std::size_t>& gradient) {
            if (!paint || paint->gradient.empty()) return;
            const auto laid = gradients_->lay(paint->gradient, matrix, user_box_of(kind, node));
            if (laid) use(*laid, colour, gradient);
        };
        if (shape->fill) lay(style.fill, *shape->fill, shape->gradient);
        if (shape->stroke) lay(style.stroke, shape->stroke->colour, shape->stroke->gradient);
        drawing_.parts.emplace_back(std::move(*shape));
    }

    void use(const LaidGradient& laid, DrawingColour& colour,
             std::optional<std::size_t>& gradient) {
        if (const auto* flat = std::get_if<DrawingColour>(&laid)) {
            colour = {flat->red, flat->green, flat->blue, colour.opacity};
            return;
        }
        auto& all = drawing_.gradients;
        const auto found = std::ranges::find(all, std::get<Gradient>(laid));
        gradient = static_cast<std::size_t>(found - all.begin());
        if (found == all.end()) all.push_back(std::get<Gradient>(laid));
    }

    void read_use(pugi::xml_node node, const SvgStyle& style, const Matrix& matrix,
                  std::size_t depth) {
        const std::string_view target = reference_of(node);
        const bool is_name = target.starts_with('#');
        const pugi::xml_node shown = is_name ? ids_->find(target.substr(1)) : pugi::xml_node();
        if (!shown) {
            tell(node, "<use> shows " + base::in_quotes(target) + ", which is not in the drawing",
                 {});
            return;
        }
        if (ids_->is_shared(target.substr(1))) {
            tell(node,
                 "<use> shows " + base::in_quotes(target) + ", which several elements are called",
                 "give each an id of its own");
            return;
        }
        if (node.attribute("width") || node.attribute("height")) {
            tell(node, "<use> with a width or height is not supported", "take them out");
        }
        const Matrix shift{million, 0, 0, million, coordinate(node, "x"), coordinate(node, "y")};
        read_element(shown, style, matrix.with(shift), depth + 1);
    }

    void read_label(pugi::xml_node node, const SvgStyle& style, const Matrix& matrix) {
        for (const SvgLine& line : lines_of(node, style, [&](pugi::xml_node part, SvgStyle&own) {
                 read_attributes(part, own);
             })) {
            if (auto label = label_of(line, matrix, places_.of(line.node))) {
                drawing_.parts.emplace_back(std::move(*label));
            }
        }
    }

    std::optional<Matrix> transform_of(pugi::xml_node node) {
        const pugi::xml_attribute attribute = node.attribute("transform");
        if (!attribute) return std::nullopt;
        const auto matrix = transform_from(attribute.value());
        if (!matrix) {
            tell(node, "this transform cannot be read: " + base::in_quotes(attribute.value()),
                 "write matrix, translate, scale, rotate, skewX or skewY with their numbers");
        }
        return matrix;
    }

    void read_attributes(pugi::xml_node node, SvgStyle& style) {
        for (const auto& [name, value] : declarations_of(node)) set(node, name, value, style);
    }

    void set(pugi::xml_node node, std::string_view name, std::string_view value, SvgStyle& style) {
        PropertyUse use = PropertyUse::wrong;
        try {
            use = set_property(style, name, value);
        } catch (const Fault&) {
            // A number beyond all measure is a wrong value.
        }
        if (use == PropertyUse::set) return;
        const std::string shown = base::in_brief(name);
        if (use == PropertyUse::unknown) {
            tell(node, shown + " on " + tag_of(node) + " is not supported in a drawing",
                 std::string(advice_on(name)));
        } else {
            tell(node,
                 shown + " cannot be " + base::in_quotes(base::trimmed(value)) + " in a drawing",
                 std::string(advice_on(name)));
        }
    }

    pugi::xml_document document_;
    SvgPlaces places_;
    base::Diagnostics& diagnostics_;
    std::size_t errors_before_;
    std::optional<SvgIds> ids_;
    std::optional<SvgGradients> gradients_;
    std::size_t elements_ = 0;
    std::size_t segments_left_ = most_segments;
    Drawing drawing_;
};

}  // namespace

std::optional<Picture> read_svg(std::string_view text, base::FileNumber file,
                                base::Diagnostics& diagnostics) {
    return SvgReader(text, file, diagnostics).read(text);
}

}  // namespace papersetter::image
