// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

namespace papersetter::document {

/// What `build` keeps of style sheets from document to document: those of the papers of a run
/// differ in their @page rules only (a title, a form's code), so that all other rules are read
/// once. One for each thread; it never changes a document.
class StyleSheets {
  public:
    StyleSheets();
    ~StyleSheets();
    StyleSheets(StyleSheets&&) noexcept;

    struct State;
    [[nodiscard]] State& state() { return *state_; }

  private:
    std::unique_ptr<State> state_;
};

}  // namespace papersetter::document
