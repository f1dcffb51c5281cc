// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "layout/parameters.hpp"
#include "layout/scope.hpp"

namespace papersetter::layout {

/// How {{x}} is escaped.
enum class Escape : std::uint8_t { xml, css };

/// A compiled template, read once by kainjow Mustache (read_steps). Safe to share between threads.
class Mustache {
  public:
    /// `compiled` is the text made by compile_html or compile_css. A text that kainjow refuses is
    /// a bug of ours (std::logic_error), since everything was checked before.
    Mustache(const std::string& compiled, Escape escape);

    [[nodiscard]] std::string render(const Scope& paper, const Parameters& parameters) const;

    Mustache(Mustache&&) noexcept;
    Mustache& operator=(Mustache&&) noexcept;
    ~Mustache();

  private:
    struct State;
    std::unique_ptr<State> state_;
};

}  // namespace papersetter::layout
