// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace papersetter::typeset {

/// Finds where lines may break (UAX #14) by ICU, one iterator for each language, and by rule for
/// the plain words that most text is made of, with the same result.
class LineBreaker {
  public:
    LineBreaker();
    ~LineBreaker();
    LineBreaker(LineBreaker&&) noexcept;

    /// The offsets in the text at which a line may end, ascending, without 0 and the text's end.
    /// Throws base::WorldError when ICU lacks its data.
    void find(std::string_view text, const std::string& language,
              std::vector<std::uint32_t>& offsets);
    /// The same by ICU alone.
    void find_by_icu(std::string_view text, const std::string& language,
                     std::vector<std::uint32_t>& offsets);

  private:
    struct State;
    std::unique_ptr<State> state_;
};

}  // namespace papersetter::typeset
