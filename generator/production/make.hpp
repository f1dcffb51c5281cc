// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostic.hpp"
#include "files/disk.hpp"
#include "production/folders.hpp"

namespace papersetter::production {

/// What the person asked for.
struct MakeOptions {
    files::Path blueprint;
    std::optional<std::string>
        seed;  ///< overrides the blueprint's; a fresh one when neither is given
    std::optional<std::string> fresh_seed;  ///< the fresh one to take; nothing: it is drawn
    std::optional<std::size_t> forms;       ///< overrides [series] forms
    std::optional<std::string> layout;      ///< overrides [paper] layout
    std::string paper_size;                 ///< empty: the layout's default
    std::vector<std::string> profiles;      ///< overrides [paper] profiles; each once
    bool report = false;                    ///< report.pdf and report.json too
    bool sheets = false;                    ///< an answer sheet for machines of each form too
    std::vector<std::string> keys;          ///< overrides the layout's keys; each once
    unsigned jobs = 1;
    DataFolders folders;
};

/// Whether a paper exists could not be decided within the step limit of the draw. Exit code 5.
class Undecided : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

/// A value that the person gave for an option does not fit the blueprint or its layout. Exit code
/// 2; `hint` says what to do.
class OptionError : public std::runtime_error {
  public:
    explicit OptionError(const std::string& message, std::string hint = {})
        : std::runtime_error(message), hint_(std::move(hint)) {}
    [[nodiscard]] const std::string& hint() const { return hint_; }

  private:
    std::string hint_;
};

/// Takes finished files, by name relative to the output folder. Called from several threads.
using Sink = std::function<void(std::string_view name, std::string_view bytes)>;

/// "sheet-A.json" for "sheet-A.pdf".
[[nodiscard]] std::string json_beside(std::string_view sheet_pdf);

/// One form in one profile as made.
struct MadeProfile {
    /// "questions-A-large-18.pdf"; empty when it was not printed.
    std::string questions_file;
    std::string key_file;
    std::size_t question_pages = 0;
    std::size_t key_pages = 0;
    std::string learning_file = {};  ///< empty when it is not asked for
    std::size_t learning_pages = 0;
};

/// One form as made.
struct MadeForm {
    std::string name;
    std::string code;
    int questions = 0;
    std::vector<MadeProfile> profiles;  ///< in the order asked for
};

/// What was made; the manifest's text is given to the sink last by the caller (it is the mark of
/// completeness).
struct Made {
    std::vector<MadeForm> forms;
    std::string seed;
    bool has_fresh_seed = false;
    bool has_report = false;
    std::vector<std::string> sheets = {};  ///< the names of their PDFs
    std::string crosswalk_file = {};       ///< empty when it is not asked for
    std::string manifest;                  ///< manifest.toml
};

/// Bank + blueprint + options → finished files. Every fault is told; throws base::InputError
/// OptionError or base::WorldError, with nothing but already finished files given to the sink.
[[nodiscard]] Made make(const files::Disk& disk, const MakeOptions& options, const Sink& sink,
                        base::Sources& sources, base::Diagnostics& diagnostics);

/// The same files again from manifest.toml and record/ beside it. Throws base::InputError when the
/// bytes would differ, after telling what differs (this font, this library, this file).
[[nodiscard]] Made rebuild(const files::Disk& disk, const files::Path& manifest,
                           const MakeOptions& options, const Sink& sink, base::Sources& sources,
                           base::Diagnostics& diagnostics);

}  // namespace papersetter::production
