// SPDX-License-Identifier: MIT
#include "base/diagnostic.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace papersetter::base {

void Diagnostics::error(Place place, std::string message, std::string hint) {
    Diagnostic diagnostic;
    diagnostic.place = place;
    diagnostic.message = std::move(message);
    diagnostic.hint = std::move(hint);
    add(std::move(diagnostic));
}

void Diagnostics::warning(Place place, std::string message, std::string hint) {
    Diagnostic diagnostic;
    diagnostic.severity = Severity::warning;
    diagnostic.place = place;
    diagnostic.message = std::move(message);
    diagnostic.hint = std::move(hint);
    add(std::move(diagnostic));
}

void Diagnostics::add(Diagnostic diagnostic) {
    if (diagnostic.severity == Severity::error) ++errors_;
    if (diagnostic.severity == Severity::warning) ++warnings_;
    all_.push_back(std::move(diagnostic));
}

bool Diagnostics::blame_machine() const {
    return has_errors() && std::ranges::all_of(all_, [](const Diagnostic& one) {
               return one.severity != Severity::error || one.is_of_machine;
           });
}

void Diagnostics::append(Diagnostics other) {
    errors_ += other.errors_;
    warnings_ += other.warnings_;
    all_.insert(all_.end(), std::make_move_iterator(other.all_.begin()),
                std::make_move_iterator(other.all_.end()));
}

}  // namespace papersetter::base
