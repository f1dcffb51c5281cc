// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostic.hpp"
#include "markdown/inline_tag.hpp"
#include "markdown/places.hpp"
#include "markdown/render.hpp"

namespace papersetter::markdown {

/// Writes the fragment: well formed whatever it is told. A start tag waits for the first text
/// inside it, because only texts come with their offset; that is where its `data-at` points.
class FragmentWriter {
  public:
    /// With `is_dry` faults are told and nothing is written.
    FragmentWriter(const Source& source, const Options& options, bool is_dry,
                   base::Diagnostics& diagnostics);

    /// `attributes` is written as it stands: ` name="value"` for each.
    void open(std::string_view name, std::string attributes = {});
    /// Closes the innermost element that `open` began; tags left open in it are told.
    void close();
    /// Tells and closes the literal tags that are still open innermost.
    void close_literal();

    /// Text that may hold the literal tags that act and references to options. `offset` is where it
    /// stands in the source.
    void text(std::string_view text, std::size_t offset);
    /// Text in which nothing acts.
    void verbatim(std::string_view text, std::size_t offset);
    /// The character of an entity.
    void entity(std::string_view reference, std::size_t offset);
    void line_break();
    void soft_break();
    /// A picture told of at `offset` and written up to `end`; `attributes` as for `open`. One that
    /// is alone makes a <figure> of the paragraph that was just opened.
    void picture(std::string_view attributes, std::size_t offset, std::size_t end, bool is_alone);

    void error(std::size_t offset, std::string message, std::string hint = {});
    void warning(std::size_t offset, std::string message, std::string hint = {});
    /// Where the last text with a known offset ended.
    [[nodiscard]] std::size_t last_offset() const { return last_; }

    [[nodiscard]] std::string take();

  private:
    struct Element {
        std::string_view name;
        bool is_literal = false;  ///< written as a tag by the author
        std::size_t offset = 0;   ///< of a literal tag
        std::string attributes;
    };
    void push(Element element);
    void flush(std::size_t offset);
    void tag(const InlineTag& tag, std::size_t offset);
    void end_tag(const InlineTag& tag, std::size_t offset);
    std::size_t reference(std::string_view text, std::size_t offset);
    void put(std::string_view text);
    void put_markup(std::string_view markup);
    void pop();

    Source source_;
    const Options* options_;
    bool is_dry_;
    base::Diagnostics* diagnostics_;
    Places places_;
    std::vector<Element> open_;
    std::size_t written_ = 0;  ///< how many of the open elements have had their start tag written
    std::size_t last_ = 0;
    bool is_too_deep_ = false;
    std::size_t marks_ = 0;  ///< combining marks that entities have put on one character
    std::string html_;
};

/// Appends the text with & < > as entities.
void append_escaped(std::string& html, std::string_view text);

}  // namespace papersetter::markdown
