// SPDX-License-Identifier: MIT
#include "layout/scope.hpp"

#include <cassert>
#include <utility>

namespace papersetter::layout {
namespace {

constexpr std::array<std::size_t, context_count + 1> firsts = [] {
    std::array<std::size_t, context_count + 1> result{};
    for (std::size_t i = 0; i <= context_count; ++i) result[i] = first_of(i);
    return result;
}();

std::size_t index_of(Context context) { return static_cast<std::size_t>(context); }

std::size_t position(std::size_t variable, Context context) {
    assert(variables[variable].context == context);
    return variable - firsts[index_of(context)];
}

}  // namespace

Scope::Scope(Context its_context)
    : context(its_context),
      entries(firsts[index_of(its_context) + 1] - firsts[index_of(its_context)]) {}

const Entry& Scope::at(std::size_t variable) const { return entries[position(variable, context)]; }

Entry& Scope::at(std::size_t variable) { return entries[position(variable, context)]; }

std::string_view Scopes::keep(std::string text) { return texts.emplace_back(std::move(text)); }

std::string_view text_of(const Scope& scope, Slot slot) { return scope.at(slot.variable).text; }

void set(Scope& scope, Slot slot, std::string_view text) {
    Entry& entry = scope.at(slot.variable);
    entry.text = text;
    entry.is_present = !text.empty();
}

void set_flag(Scope& scope, Slot slot, bool is_true) {
    scope.at(slot.variable).is_present = is_true;
}

void set_direction(Scope& scope, bool is_right_to_left) {
    set(scope, "direction", is_right_to_left ? "rtl" : "ltr");
    set(scope, "start_side", is_right_to_left ? "right" : "left");
    set(scope, "end_side", is_right_to_left ? "left" : "right");
}

std::vector<Scope>& set_list(Scope& scope, Slot slot, std::size_t size) {
    Entry& entry = scope.at(slot.variable);
    entry.is_present = size != 0;
    entry.list.clear();
    entry.list.reserve(size);
    for (std::size_t i = 0; i < size; ++i)
        entry.list.emplace_back(variables[slot.variable].entries);
    return entry.list;
}

}  // namespace papersetter::layout
