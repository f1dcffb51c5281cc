// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

#include "layout/variables.hpp"

namespace papersetter::layout {

struct Scope;

/// What one variable holds: a text, a truth or a list. Absent is false, said explicitly: nothing is
/// ever looked up in an outer context instead.
struct Entry {
    std::string_view text;
    bool is_present = false;
    std::vector<Scope> list;
};

/// The values of all variables of one context, by their position in it.
struct Scope {
    Context context = Context::paper;
    std::vector<Entry> entries;

    explicit Scope(Context its_context);
    [[nodiscard]] const Entry& at(std::size_t variable) const;
    [[nodiscard]] Entry& at(std::size_t variable);
};

/// A variable's position in the table. A name that is not in the table does not compile.
struct Slot {
    std::size_t variable;
    // NOLINTNEXTLINE(google-explicit-constructor): written as set(scope, "title", …)
    consteval Slot(const char* name) : variable(find_variable(name).value()) {}
};

/// What a document is rendered from. Texts are views into the paper, which must outlive it, or
/// into `texts`.
struct Scopes {
    Scope paper{Context::paper};
    std::deque<std::string> texts;

    /// Keeps a made text; the view stays valid as long as this object lives.
    std::string_view keep(std::string text);
};

/// The text that was set; empty when it is absent.
[[nodiscard]] std::string_view text_of(const Scope& scope, Slot slot);
/// An empty text is absent.
void set(Scope& scope, Slot slot, std::string_view text);
void set_flag(Scope& scope, Slot slot, bool is_true);
/// `direction` of a paper, and the sides at which its lines begin and end.
void set_direction(Scope& scope, bool is_right_to_left);
std::vector<Scope>& set_list(Scope& scope, Slot slot, std::size_t size);

}  // namespace papersetter::layout
