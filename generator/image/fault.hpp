// SPDX-License-Identifier: MIT
#pragma once

#include <stdexcept>
#include <string>

namespace papersetter::image {

/// A file that cannot be read as a picture: what it is or has ("is broken: …"), and what to do.
class Fault : public std::runtime_error {
  public:
    explicit Fault(const std::string& message, std::string hint = {})
        : std::runtime_error(message), hint_(std::move(hint)) {}
    [[nodiscard]] const std::string& hint() const { return hint_; }

  private:
    std::string hint_;
};

/// A drawing as a whole is over a limit, wherever that shows.
class Excess : public Fault {
  public:
    using Fault::Fault;
};

}  // namespace papersetter::image
