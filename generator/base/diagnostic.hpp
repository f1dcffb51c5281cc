// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "base/place.hpp"

namespace papersetter::base {

enum class Severity { error, warning, note };

/// One of several things that make up a fault, such as a requirement of a conflict.
struct Detail {
    Place place;
    std::string words;
    bool operator==(const Detail&) const = default;
};

/// Something to tell an author: what is wrong, where, and what to do about it.
struct Diagnostic {
    Severity severity = Severity::error;
    Place place;
    std::string message;
    std::string hint;  ///< empty when there is nothing to advise
    Place related;     ///< a second place ("first defined here"); unknown when none
    std::string related_message = {};
    /// What makes it equal to others although its message names something of its own, such as an
    /// item; the message itself when empty.
    std::string kind = {};
    std::vector<Detail> details = {};  ///< listed instead of the source line
    std::string reason = {};           ///< why the details make a fault
    bool is_of_machine = false;        ///< what is missing here, not what the author wrote
};

/// What a door found, in the order found. Doors append and go on reading.
class Diagnostics {
  public:
    void error(Place place, std::string message, std::string hint = {});
    void warning(Place place, std::string message, std::string hint = {});
    void add(Diagnostic diagnostic);
    /// Moves in what another reader (another thread's file) found.
    void append(Diagnostics other);
    [[nodiscard]] bool has_errors() const { return errors_ != 0; }
    /// Whether there are errors and all are the machine's: another one would make the product.
    [[nodiscard]] bool blame_machine() const;
    [[nodiscard]] std::size_t errors() const { return errors_; }
    [[nodiscard]] std::size_t warnings() const { return warnings_; }
    [[nodiscard]] const std::vector<Diagnostic>& all() const { return all_; }

  private:
    std::vector<Diagnostic> all_;
    std::size_t errors_ = 0;
    std::size_t warnings_ = 0;
};

/// The product cannot be made; the diagnostics say why. Exit code 1, or 3 when they blame the
/// machine.
class InputError : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
    InputError() : std::runtime_error("the input has errors") {}
};

/// The machine failed: disk, permission, a font file, a library. Exit code 3.
class WorldError : public std::runtime_error {
  public:
    explicit WorldError(const std::string& message, std::string hint = {})
        : std::runtime_error(message), hint_(std::move(hint)) {}
    [[nodiscard]] const std::string& hint() const { return hint_; }

  private:
    std::string hint_;
};

/// The diagnostics as a compiler would print them: `file:line:column: error: …`, the source line,
/// a caret under the column (or the details, each with `file:line` before it, and `because: …`),
/// `hint: …`. Sorted by file name, line and column; equal messages are
/// folded into one with a count and the first three places; control characters and bidi controls
/// of quoted text are shown escaped; tabs and wide characters keep the caret in place. A line end
/// in a message or hint starts a new, indented line.
[[nodiscard]] std::string format(const Diagnostics& diagnostics, const Sources& sources,
                                 bool in_colour);

/// The same, unfolded, as a JSON array of objects {severity, file, line, column, message, hint}
/// and, where there is a second place, related {file, line, column, message}; where there are
/// details, details [{file, line, column, message}] and because; file is null if unknown.
[[nodiscard]] std::string format_json(const Diagnostics& diagnostics, const Sources& sources);

}  // namespace papersetter::base
