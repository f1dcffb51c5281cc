// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "assembly/selection.hpp"
#include "bank/bank.hpp"
#include "base/diagnostic.hpp"
#include "base/digest.hpp"
#include "base/profile.hpp"
#include "blueprint/blueprint.hpp"
#include "manifest/figures.hpp"
#include "paper/amendment.hpp"

namespace papersetter::manifest {

/// A file that went in or came out, by its name relative to the manifest, and its digest.
struct FileDigest {
    std::string name;
    base::Digest digest;
    bool operator==(const FileDigest&) const = default;
};

/// An item on a form as recorded: its name (bank:item), its options in printed order (authored
/// positions from 0) and the printed letter of the key.
struct RecordedItem {
    std::string item;
    std::vector<std::uint32_t> options;
    std::string answer;
    base::Decimal points;
    bool operator==(const RecordedItem&) const = default;
};

struct RecordedForm {
    std::string name;
    std::string code;  ///< "A · 7F3K-Q2"
    std::vector<std::vector<RecordedItem>> sections;
    std::vector<std::string> laws;  ///< a word per section: "provisional" or "picked"
    /// The pages on which its questions begin, by profile and question; none for a paper in the
    /// profile `standard` alone.
    std::vector<std::vector<std::int64_t>> pages;
    bool operator==(const RecordedForm&) const = default;
};

/// Where an item stood: "A:17" is question 17 of form A.
struct RecordedPlace {
    std::string form;
    int number = 0;
    bool operator==(const RecordedPlace&) const = default;
};

/// An item, or an item set as a whole, that was replaced after the paper was made. The first one
/// makes revision 2 of the paper and of the forms that it names, and so on.
struct RecordedReplacement {
    std::vector<RecordedPlace> places;
    std::string was;  ///< "bank:item", or "bank:stimulus" for an item set
    std::string now;
    bool is_drawn = true;  ///< false: chosen by hand
    bool operator==(const RecordedReplacement&) const = default;
};

/// What was made and from what: enough, with the record folder, to make it again and to see what
/// differs. No path of the machine, no clock.
struct Manifest {
    std::string program;                                         ///< "papersetter 0.1.0"
    std::vector<std::pair<std::string, std::string>> libraries;  ///< name, version
    std::string engine;
    std::string seed;
    std::string blueprint;   ///< its name
    std::string layout;      ///< its name
    std::string paper_size;  ///< as given on the command line; empty: the layout's default
    std::vector<std::string> profiles{std::string(base::standard_profile)};  ///< in this order
    /// The keys that were asked for on the command line; none: those of the layout.
    std::vector<std::string> keys = {};
    std::vector<std::string> avoided;  ///< "bank:item" of earlier papers that had to stay away
    bool is_issued = false;            ///< nothing may overwrite the paper from now on
    std::vector<FileDigest> fonts;     ///< by file name
    std::vector<FileDigest> inputs;    ///< bank files, blueprint, layout files as read
    std::vector<FileDigest> record;    ///< files below record/
    std::vector<FileDigest> outputs;   ///< PDFs and key.csv
    std::vector<RecordedForm> forms;
    std::vector<RecordedReplacement> replacements;  ///< in the order they were made
    /// What was changed in the key after the last of them, in the order it was done.
    paper::Amendments amendments = {};
    std::optional<RecordedFigures> figures;  ///< of what the forms are now; in every paper
};

/// Whether the paper is in the profile `standard` alone.
[[nodiscard]] bool has_standard_profile_only(const std::vector<std::string>& profiles);

/// The revision of a form: 1 as it was made.
[[nodiscard]] std::uint32_t revision_of(const Manifest& manifest, std::string_view form);
/// The revision of the paper as a whole.
[[nodiscard]] std::uint32_t revision_of(const Manifest& manifest);
/// The revision of its key, which amendments count on.
[[nodiscard]] std::uint32_t key_revision_of(const Manifest& manifest);

/// The manifest as TOML; its last line holds the digest of all before it. Every section must have
/// its law.
[[nodiscard]] std::string write(const Manifest& manifest);

/// Reads one back, telling every fault; the digest of the manifest itself is checked.
[[nodiscard]] Manifest read(const base::Sources& sources, base::FileNumber file,
                            base::Diagnostics& diagnostics);

/// A place as written, "A:17"; nothing when the text is not of that form.
[[nodiscard]] std::optional<RecordedPlace> place_from(std::string_view written);

/// Whether the text ends with the digest of all before it, as `write` leaves it.
[[nodiscard]] bool is_sealed(std::string_view text);

/// Whether the text of a manifest, even of a damaged one, holds the mark of an issued paper.
[[nodiscard]] bool has_issue_mark(std::string_view text);

/// Whether `name` is written as a manifest names a file below its folder: relative, in one way
/// only (no "..", no "./", no "a//b") and without a leading dot.
[[nodiscard]] bool is_plain_name(const std::string& name);

/// The files of the record folder, by name relative to it: blueprint.toml as read, layout/… and,
/// below banks/ID/, bank.toml of every bank, items.toml with the items drawn from it (none drawn:
/// no file) and pictures/ with what these show. The banks' ids must differ. Rebuild needs neither
/// bank nor project.
[[nodiscard]] std::map<std::string, std::string> record_files(
    const std::vector<bank::Bank>& banks, const assembly::Selections& selections,
    const std::string& blueprint_text, const std::map<std::string, std::string>& layout_files);

/// The recorded forms as selections over the banks of the record. Tells items that are missing and
/// orders that are no order of their options.
[[nodiscard]] assembly::Selections selections_of(const Manifest& manifest,
                                                 const std::vector<bank::Bank>& banks,
                                                 base::Diagnostics& diagnostics);

}  // namespace papersetter::manifest
