// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <pugixml.hpp>

#include "base/diagnostic.hpp"
#include "image/drawing.hpp"
#include "image/svg_ids.hpp"
#include "image/svg_places.hpp"
#include "image/svg_shapes.hpp"

namespace papersetter::image {

/// A gradient over a shape, or the one colour that it comes to there.
using LaidGradient = std::variant<Gradient, DrawingColour>;

/// The gradients of a drawing (SVG 1.1, 13.2), read when a shape is painted with them; what is
/// wrong with one is told once, at its own place.
class SvgGradients {
  public:
    /// `units` are the width and height that shares in user space are of. All must stay where they
    /// are as long as this is used.
    SvgGradients(const SvgIds& ids, Spot units, const SvgPlaces& places,
                 base::Diagnostics& diagnostics)
        : ids_(ids), units_(units), places_(places), diagnostics_(diagnostics) {}

    /// What the gradient `id` comes to on a shape with this box in user units; nothing where a
    /// fault was told. Throws Fault when the shape cannot be painted with it.
    [[nodiscard]] std::optional<LaidGradient> lay(const std::string& id, const Matrix& matrix,
                                                  const UserBox& box);

  private:
    /// As it stands in the file.
    struct Described {
        bool is_radial = false;
        bool is_of_box = true;         ///< its numbers are shares of the box around the shape
        std::array<Fixed, 5> place{};  ///< as of Gradient
        Matrix transform;
        std::vector<GradientStop> stops;
    };
    using Chain = std::vector<pugi::xml_node>;

    [[nodiscard]] std::optional<Described> described(pugi::xml_node node);
    [[nodiscard]] Chain chain_of(pugi::xml_node node) const;
    void read_units(const Chain& chain, Described& gradient) const;
    void read_place(const Chain& chain, Described& gradient) const;
    [[nodiscard]] Fixed side(const Chain& chain, const char* name, std::string_view usual,
                             Fixed whole) const;
    void read_stops(const Chain& chain, Described& gradient);
    [[nodiscard]] GradientStop stop_of(pugi::xml_node node);
    void check_look(pugi::xml_node node);
    void tell(pugi::xml_node node, std::string message, std::string_view hint);

    const SvgIds& ids_;
    Spot units_;
    const SvgPlaces& places_;
    base::Diagnostics& diagnostics_;
    std::map<std::string, std::optional<Described>> known_;
};

}  // namespace papersetter::image
