// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "markdown/fragment_writer.hpp"

namespace papersetter::markdown {

/// Puts `![what it shows](path){width=60mm}` together from md4c's calls, and has it written once
/// it is known whether anything stands beside it.
class PictureReader {
  public:
    PictureReader(const Source& source, const Options& options, FragmentWriter& writer)
        : text_(source.text), options_(&options), writer_(&writer) {}

    /// Its path and where that stands; `is_plain` when it stands there as it is meant.
    void enter(std::string_view path, std::size_t offset, bool is_plain);
    void leave();
    /// Of the picture that was entered last: a title in quotes behind its path.
    void tell_title();
    /// Between `enter` and `leave`: what is read belongs to its description.
    [[nodiscard]] bool is_open() const { return depth_ != 0; }
    void take_word(std::string_view word, std::size_t offset);

    /// Takes "{…}" from the start of the text right after a picture.
    void take_size(std::string_view& text, std::size_t& offset);
    /// Writes the picture that waits, if there is one.
    void finish(bool ends_paragraph);

  private:
    void check_path(bool is_plain);
    void check_alternative();
    void tell_distant_size(std::string_view text, std::size_t offset);
    [[nodiscard]] std::string attributes() const;

    std::string_view text_;
    const Options* options_;
    FragmentWriter* writer_;

    std::size_t depth_ = 0;  ///< pictures in the description of another count too
    bool is_waiting_ = false;
    std::string_view path_;
    std::size_t offset_ = 0;
    std::size_t end_ = 0;  ///< where what belongs to it ends
    std::string alternative_;
    std::string size_;
};

}  // namespace papersetter::markdown
