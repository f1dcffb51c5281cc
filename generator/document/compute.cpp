// SPDX-License-Identifier: MIT
#include "document/compute.hpp"

#include "document/quoted.hpp"

#include <array>
#include <deque>

namespace papersetter::document {

namespace {

struct Winner {
    const Value* value = nullptr;
    base::Place place;
    std::size_t order = 0;  ///< in which it was declared
};
using Winners = std::array<Winner, property_count>;

/// A side by where lines begin or end, and what it is in either direction.
struct LogicalSide {
    Property logical{};
    Property left_to_right{};
    Property right_to_left{};
};

using enum Property;
constexpr std::array logical_sides{
    LogicalSide{inset_inline_start, left, right},
    LogicalSide{inset_inline_end, right, left},
    LogicalSide{margin_inline_start, margin_left, margin_right},
    LogicalSide{margin_inline_end, margin_right, margin_left},
    LogicalSide{padding_inline_start, padding_left, padding_right},
    LogicalSide{padding_inline_end, padding_right, padding_left},
    LogicalSide{border_inline_start_width, border_left_width, border_right_width},
    LogicalSide{border_inline_end_width, border_right_width, border_left_width},
    LogicalSide{border_inline_start_style, border_left_style, border_right_style},
    LogicalSide{border_inline_end_style, border_right_style, border_left_style},
    LogicalSide{border_inline_start_color, border_left_color, border_right_color},
    LogicalSide{border_inline_end_color, border_right_color, border_left_color}};

constexpr bool is_logical(Property property) {
    return property >= inset_inline_start && property <= border_inline_end_color;
}

Winner& winner_of(Winners& winners, Property property) {
    return winners[static_cast<std::size_t>(property)];
}

class Computation {
  public:
    Computation(const ComputeInput& input, base::Diagnostics& diagnostics)
        : input_(input),
          diagnostics_(diagnostics),
          surroundings_{input.parent, input.root_font_size, false} {}

    ComputedResult run() {
        for (const Declaration* declaration : input_.declarations) take(*declaration);
        inherit();
        if (has_logical_) settle_logical();
        apply_all();
        finish_borders();
        result_.content.is_none = result_.content.parts.empty();
        return std::move(result_);
    }

  private:
    void take(const Declaration& declaration) {
        if (declaration.kind == Declaration::Kind::value) {
            set(declaration.property, &declaration.value, declaration.place);
            return;
        }
        const auto tokens =
            substitute(declaration.tokens, input_.variables, declaration.place, diagnostics_);
        if (!tokens) return;
        for (auto& [property, value] : read_property(declaration.name, *tokens, input_.kind,
                                                     declaration.place, diagnostics_)) {
            set(property, &expanded_.emplace_back(std::move(value)), declaration.place);
        }
    }

    void set(Property property, const Value* value, base::Place place) {
        winner_of(winners_, property) = {value, place, ++declared_};
        has_logical_ = has_logical_ || is_logical(property);
    }

    /// Of a side told both ways the later declaration counts (CSS Logical Properties 1, 4).
    void settle_logical() {
        const Winner& winner = winner_of(winners_, direction);
        if (winner.value != nullptr) apply(row_of(direction), winner);
        const bool is_right_to_left = result_.state.computed.is_right_to_left;
        for (const LogicalSide& side : logical_sides) {
            const Winner& logical = winner_of(winners_, side.logical);
            if (logical.value == nullptr) continue;
            Winner& physical =
                winner_of(winners_, is_right_to_left ? side.right_to_left : side.left_to_right);
            if (physical.order < logical.order) physical = logical;
        }
    }

    void inherit() {
        result_.state = initial_state();
        for (std::size_t i = 0; i < property_count; ++i) {
            const PropertyRow& row = row_of(static_cast<Property>(i));
            if (row.is_inherited && row.copy != nullptr) row.copy(result_.state, input_.parent);
        }
    }

    void apply_all() {
        for (std::size_t i = 0; i < property_count; ++i) {
            const auto property = static_cast<Property>(i);
            if (winners_[i].value != nullptr) apply(row_of(property), winners_[i]);
            if (property == Property::font_size && input_.is_root) {
                surroundings_.root_font_size = result_.state.computed.font_size;
            }
            if (property == Property::line_height) finish_line_height();
        }
    }

    void apply(const PropertyRow& row, const Winner& winner) {
        if (const auto* wide = std::get_if<WideKeyword>(winner.value)) {
            if (row.copy == nullptr) return;
            row.copy(result_.state,
                     *wide == WideKeyword::inherit ? input_.parent : initial_state());
            return;
        }
        if (row.property == Property::content) {
            result_.content = std::get<Content>(*winner.value);
            result_.content_place = winner.place;
            return;
        }
        if (row.property == Property::size) {
            result_.page_size = std::get<PageSize>(*winner.value);
            return;
        }
        if (row.set == nullptr) return;
        surroundings_.is_out_of_range = false;
        row.set(result_.state, *winner.value, surroundings_);
        if (surroundings_.is_out_of_range) {
            diagnostics_.error(winner.place, quoted(row.name) + " comes to more than 1000000pt",
                               "em and rem multiply the font size");
        }
    }

    void finish_line_height() {
        StyleState& state = result_.state;
        if (state.line_height_factor < 0) return;
        state.computed.line_height =
            std::min(times(state.computed.font_size, state.line_height_factor), longest_length);
    }

    void finish_borders() {
        StyleState& state = result_.state;
        for (std::size_t side = 0; side < state.border_width.size(); ++side) {
            Border& border = state.computed.border[side];
            border.width = border.style == BorderStyle::none ? Length{} : state.border_width[side];
        }
    }

    const ComputeInput& input_;
    base::Diagnostics& diagnostics_;
    Surroundings surroundings_;
    Winners winners_{};
    std::size_t declared_ = 0;
    bool has_logical_ = false;
    std::deque<Value> expanded_;
    ComputedResult result_;
};

}  // namespace

ComputedResult compute(const ComputeInput& input, base::Diagnostics& diagnostics) {
    return Computation(input, diagnostics).run();
}

const StyleState& initial_state() {
    static const StyleState state;
    return state;
}

}  // namespace papersetter::document
