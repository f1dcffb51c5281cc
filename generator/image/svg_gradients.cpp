// SPDX-License-Identifier: MIT
#include "image/svg_gradients.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "image/fault.hpp"
#include "image/limits.hpp"
#include "image/scanner.hpp"
#include "image/svg_colour.hpp"
#include "image/svg_declarations.hpp"
#include "image/svg_elements.hpp"
#include "image/svg_style.hpp"

namespace papersetter::image {
namespace {

constexpr std::size_t most_stops = 100;
constexpr std::size_t longest_chain = 8;
constexpr std::int32_t whole_way = 1'000'000;

bool is_gradient(pugi::xml_node node) {
    const std::string_view name = local_name(node.name());
    return name == "linearGradient" || name == "radialGradient";
}

// Of the first that has it, from the gradient to those that it refers to.
std::string_view value_of(const std::vector<pugi::xml_node>& chain, const char* name,
                          std::string_view usual) {
    for (const pugi::xml_node node : chain) {
        if (const pugi::xml_attribute attribute = node.attribute(name)) return attribute.value();
    }
    return usual;
}

std::string_view picked(std::string_view value, std::string_view name, std::string_view one,
                        std::string_view other) {
    if (value == one || value == other) return value;
    throw Fault("has " + base::in_quotes(value) + " as its " + std::string(name),
                "write " + std::string(one) +
                    (other.empty() ? std::string() : " or " + std::string(other)));
}

// 0 to 1, or a share.
std::int32_t offset_of(pugi::xml_node stop) {
    const std::string_view text = base::trimmed(stop.attribute("offset").value());
    if (text.empty()) return 0;
    Scanner scanner(text);
    auto number = scanner.number();
    if (number && scanner.take('%')) *number /= 100;
    if (!number || !scanner.is_at_end()) {
        throw Fault("has " + base::in_quotes(text) + " as its offset",
                    "write a number from 0 to 1, or a share such as 40%");
    }
    return static_cast<std::int32_t>(std::clamp<Fixed>(*number, 0, million));
}

bool is_within(const std::array<Fixed, 5>& circle) {
    const auto& [x, y, radius, seen_x, seen_y] = circle;
    const Fixed across = seen_x - x;
    const Fixed down = seen_y - y;
    return times(across, across) + times(down, down) < times(radius, radius);
}

}  // namespace

void SvgGradients::tell(pugi::xml_node node, std::string message, std::string_view hint) {
    diagnostics_.error(places_.of(node), std::move(message), std::string(hint));
}

std::optional<LaidGradient> SvgGradients::lay(const std::string& id, const Matrix& matrix,
                                              const UserBox& box) {
    const pugi::xml_node node = ids_.find(id);
    if (!node || !is_gradient(node)) {
        throw Fault("is painted with " + base::in_quotes("#" + id) +
                        (node ? ", which is no gradient" : ", which is not in the drawing"),
                    "write a colour such as #1a6, or url(#id) of a gradient");
    }
    const auto [found, is_new] = known_.try_emplace(id);
    if (is_new) found->second = described(node);
    if (!found->second) return std::nullopt;
    const Described& gradient = *found->second;
    Matrix whole = matrix;
    if (gradient.is_of_box) {
        const Fixed width = box.most.x - box.least.x;
        const Fixed height = box.most.y - box.least.y;
        if (width <= 0 || height <= 0) {
            throw Fault("has no " + std::string(width <= 0 ? "width" : "height") +
                            " for the gradient " + base::in_quotes("#" + id),
                        "write gradientUnits=\"userSpaceOnUse\" and its ends in the gradient");
        }
        whole = whole.with({width, 0, 0, height, box.least.x, box.least.y});
    }
    whole = whole.with(gradient.transform);
    const auto& place = gradient.place;
    const bool is_point =
        gradient.is_radial ? place[2] == 0 : place[0] == place[2] && place[1] == place[3];
    // One colour, or all of its way in one place (SVG 1.1, 13.2.2 and 13.2.3).
    if (gradient.stops.size() == 1 || is_point) return gradient.stops.back().colour;
    if (times(whole.a, whole.d) == times(whole.b, whole.c)) {
        throw Fault("is painted with a gradient that is pressed flat", "look at its transform");
    }
    Gradient laid;
    laid.is_radial = gradient.is_radial;
    laid.place = place;
    laid.matrix = {whole.a, whole.b, whole.c, whole.d, whole.e, whole.f};
    laid.stops = gradient.stops;
    return laid;
}

std::optional<SvgGradients::Described> SvgGradients::described(pugi::xml_node node) {
    const std::size_t before = diagnostics_.errors();
    Described gradient;
    gradient.is_radial = local_name(node.name()) == "radialGradient";
    try {
        const Chain chain = chain_of(node);
        for (const pugi::xml_node one : chain) check_look(one);
        read_units(chain, gradient);
        read_place(chain, gradient);
        read_stops(chain, gradient);
    } catch (const Fault& fault) {
        tell(node, tag_of(node) + " " + fault.what(), fault.hint());
    }
    if (diagnostics_.errors() != before) return std::nullopt;
    return gradient;
}

SvgGradients::Chain SvgGradients::chain_of(pugi::xml_node node) const {
    Chain chain{node};
    while (true) {
        const std::string_view target = reference_of(chain.back());
        if (target.empty()) return chain;
        const pugi::xml_node next =
            target.starts_with('#') ? ids_.find(target.substr(1)) : pugi::xml_node();
        if (!next || !is_gradient(next)) {
            throw Fault("goes on with " + base::in_quotes(target) +
                        ", which is no gradient of the drawing");
        }
        if (chain.size() == longest_chain) {
            throw Fault("goes on with other gradients without end");
        }
        chain.push_back(next);
    }
}

void SvgGradients::read_units(const Chain& chain, Described& gradient) const {
    const std::string_view units = picked(value_of(chain, "gradientUnits", "objectBoundingBox"),
                                          "gradientUnits", "objectBoundingBox", "userSpaceOnUse");
    gradient.is_of_box = units == "objectBoundingBox";
    (void)picked(value_of(chain, "spreadMethod", "pad"), "spreadMethod", "pad", {});
    const std::string_view transform = value_of(chain, "gradientTransform", {});
    const auto matrix = transform_from(transform);
    if (!matrix) {
        throw Fault("has a gradientTransform that cannot be read: " + base::in_quotes(transform),
                    "write matrix, translate, scale, rotate, skewX or skewY with their numbers");
    }
    gradient.transform = *matrix;
}

void SvgGradients::read_place(const Chain& chain, Described& gradient) const {
    const Spot whole = gradient.is_of_box ? Spot{million, million} : units_;
    auto& place = gradient.place;
    if (!gradient.is_radial) {
        place = {side(chain, "x1", "0%", whole.x), side(chain, "y1", "0%", whole.y),
                 side(chain, "x2", "100%", whole.x), side(chain, "y2", "0%", whole.y), 0};
        return;
    }
    // A share of a radius is one of the diagonal of a square as large (SVG 1.1, 7.10).
    const Fixed squares = (times(whole.x, whole.x) + times(whole.y, whole.y)) / 2;
    const auto diagonal = static_cast<Fixed>(root(static_cast<std::uint64_t>(squares))) * 1000;
    place[0] = side(chain, "cx", "50%", whole.x);
    place[1] = side(chain, "cy", "50%", whole.y);
    place[2] = side(chain, "r", "50%", diagonal);
    place[3] = value_of(chain, "fx", {}).empty() ? place[0] : side(chain, "fx", {}, whole.x);
    place[4] = value_of(chain, "fy", {}).empty() ? place[1] : side(chain, "fy", {}, whole.y);
    if (place[2] < 0) throw Fault("has a negative radius");
    if (place[2] > 0 && !is_within(place)) {
        throw Fault("has its fx and fy outside of its circle", "move them into it");
    }
}

Fixed SvgGradients::side(const Chain& chain, const char* name, std::string_view usual,
                         Fixed whole) const {
    const std::string_view text = base::trimmed(value_of(chain, name, usual));
    if (text.ends_with('%')) {
        Scanner scanner(text);
        const auto number = scanner.number();
        if (number && scanner.rest() == "%") return product_over(*number, whole, 100 * million);
    } else if (const auto length = length_from(text)) {
        return *length;
    }
    throw Fault("has " + base::in_quotes(text) + " as its " + name,
                "write a number, a length or a share such as 40%");
}

void SvgGradients::read_stops(const Chain& chain, Described& gradient) {
    auto& stops = gradient.stops;
    for (const pugi::xml_node node : chain) {
        for (const pugi::xml_node child : node.children()) {
            if (child.type() != pugi::node_element ||
                element_named(child.name()) == SvgElement::silent) {
                continue;
            }
            if (local_name(child.name()) != "stop") {
                throw Fault("holds " + tag_of(child) + ", which is not supported");
            }
            if (stops.size() == most_stops) throw Fault("has more than 100 stops");
            stops.push_back(stop_of(child));
        }
        if (!stops.empty()) break;
    }
    if (stops.empty()) throw Fault("has no stops", "give it two <stop>, each with a stop-color");
    if (stops.size() == 1) return;
    // None stands before the one above it.
    for (std::size_t i = 1; i < stops.size(); ++i) {
        stops[i].offset = std::max(stops[i].offset, stops[i - 1].offset);
    }
    if (stops.front().offset > 0) stops.insert(stops.begin(), {0, stops.front().colour});
    if (stops.back().offset < whole_way) stops.push_back({whole_way, stops.back().colour});
}

GradientStop SvgGradients::stop_of(pugi::xml_node node) {
    GradientStop stop;
    try {
        stop.offset = offset_of(node);
    } catch (const Fault& fault) {
        tell(node, tag_of(node) + " " + fault.what(), fault.hint());
    }
    SvgStyle unused;
    for (const auto& [name, untrimmed] : declarations_of(node)) {
        const std::string_view value = base::trimmed(untrimmed);
        bool is_set = false;
        if (name == "stop-color") {
            const auto colour = colour_from(value);
            if (colour) stop.colour = *colour;
            is_set = colour.has_value();
        } else if (name == "stop-opacity") {
            is_set = opacity_from(value) == 1000;
        } else {
            is_set = set_property(unused, name, value) == PropertyUse::set;
        }
        if (is_set) continue;
        tell(node, base::in_brief(name) + " cannot be " + base::in_quotes(value) + " in a drawing",
             name == "stop-color" ? "write a colour such as #1a6 or black" : advice_on(name));
    }
    return stop;
}

// Properties on a gradient itself paint nothing; names that are none are told as elsewhere.
void SvgGradients::check_look(pugi::xml_node node) {
    SvgStyle unused;
    for (const auto& [name, value] : declarations_of(node)) {
        const bool is_of_stops = name == "stop-color" || name == "stop-opacity";
        if (is_of_stops || set_property(unused, name, value) != PropertyUse::unknown) continue;
        tell(node, base::in_brief(name) + " on " + tag_of(node) + " is not supported in a drawing",
             advice_on(name));
    }
}

}  // namespace papersetter::image
