// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostic.hpp"
#include "files/disk.hpp"
#include "layout/template_tokens.hpp"

namespace papersetter::layout {

/// The folder of the layout of that name on which the one in `folder` is based: `base` within it,
/// as a record keeps it, or the layout beside it; nothing when neither is there.
[[nodiscard]] std::optional<files::Path> base_folder(const files::Disk& disk,
                                                     const files::Path& folder,
                                                     std::string_view layout);

/// The name under which a file of that layout is known in this one.
[[nodiscard]] std::string in_base(std::string_view name);

/// The folder of a layout while it is loaded: reads each file once, keeps its bytes for the record
/// and its text for messages.
class TemplateFiles {
  public:
    /// `shown_name` is the folder as shown to a person.
    TemplateFiles(const files::Disk& disk, files::Path folder, std::string shown_name,
                  base::Sources& sources, base::Diagnostics& diagnostics);

    /// From now on a file that the folder lacks is taken from the folder of the layout that this
    /// one is based on: `base` within it, as a record keeps it, or the layout beside it. An error
    /// at `asked` when neither is there.
    void set_base(const std::string& layout, base::Place asked);
    [[nodiscard]] bool has_base() const { return !base_.empty(); }
    /// Whether the folder itself has the file.
    [[nodiscard]] bool is_own(std::string_view name) const;

    [[nodiscard]] bool exists(std::string_view name) const;
    /// The file of this name relative to the folder ("partials/strip.html"); "base/style.css" is
    /// that of the layout that this one is based on. Nothing, and an error
    /// at `asked`, when it is missing or is not UTF-8. Throws base::WorldError when it cannot be
    /// read.
    std::optional<base::FileNumber> read(const std::string& name, base::Place asked);

    /// The tokens of a template with its partials put in: {{> strip}} in questions.html stands for
    /// partials/strip.html. A missing partial, one that contains itself, nesting deeper than 16 and
    /// more than 100,000 tokens in all are errors.
    std::vector<Token> template_tokens(const std::string& name, base::Place asked);

    [[nodiscard]] const std::map<std::string, std::string>& contents() const { return contents_; }

  private:
    struct Inclusion {
        std::string name;
        base::Place place;
    };
    /// Where a file is, and its name in the record.
    struct Location {
        files::Path path;
        std::string name;
    };
    [[nodiscard]] Location locate(std::string_view name) const;
    /// Tells the first character that no file of a layout may hold; whether there is none.
    bool check_characters(const std::string& name, base::FileNumber file);
    void include(const Inclusion& file, std::vector<std::string>& open, std::vector<Token>& tokens);
    void include_partial(const Token& tag, std::vector<std::string>& open,
                         std::vector<Token>& tokens);
    [[nodiscard]] std::string partial_hint(std::string_view name,
                                           const std::string& extension) const;

    const files::Disk* disk_;
    files::Path folder_;
    std::string shown_name_;
    files::Path base_;  ///< of the layout that this one is based on; may be empty
    std::string shown_base_;
    base::Sources* sources_;
    base::Diagnostics* diagnostics_;
    std::map<std::string, std::string> contents_;
    std::map<std::string, std::optional<base::FileNumber>> numbers_;  ///< nothing: told off
};

}  // namespace papersetter::layout
