// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostic.hpp"
#include "base/digest.hpp"
#include "files/disk.hpp"
#include "font/face.hpp"
#include "font/subset.hpp"

namespace papersetter::font {

/// A font file of the book: what fonts.toml says of it and what was found.
struct FontFile {
    std::string file;     ///< name as in fonts.toml: "GentiumBookPlus-Regular.ttf"
    std::string package;  ///< Debian package that brings it
    base::Digest expected;
    base::Digest found;
};

/// A family to try for characters that the wanted ones lack.
struct Fallback {
    std::string family;
    std::vector<std::string> scripts;    ///< ISO 15924: what it is there for; empty: any character
    std::vector<std::string> languages;  ///< primary subtags: for these it comes before the others
};

/// The fonts a run may use, from fonts.toml: families, their faces by weight and slant, files.
/// Files are opened when a face is first used. Thread-safe after loading.
class FontBook {
  public:
    /// Reads `folder`/fonts.toml; its faults go to `diagnostics`, then base::InputError is thrown.
    /// A missing font file is a base::WorldError naming the file and the Debian package to install,
    /// thrown when a face is first used; the disk must therefore outlive the book.
    static FontBook load(const files::Disk& disk, const files::Path& folder, base::Sources& sources,
                         base::Diagnostics& diagnostics);

    /// The face of a family nearest in weight (CSS Fonts 4, 5.2) with that slant, or with the other
    /// slant when the family has none of that; nothing when the family is unknown.
    [[nodiscard]] std::optional<FaceId> find(std::string_view family, int weight,
                                             bool is_italic) const;
    /// What to try for a character that the wanted families lack, in the book's order.
    [[nodiscard]] const std::vector<Fallback>& fallbacks() const;
    /// The Debian package of a font for a script (ISO 15924) that no family is there for; empty
    /// when the book knows none.
    [[nodiscard]] std::string_view package_for(std::string_view script) const;
    /// Whether the face's file is there; it is not opened.
    [[nodiscard]] bool is_installed(FaceId face) const;
    /// The Debian package that brings the face.
    [[nodiscard]] const std::string& package_of(FaceId face) const;

    /// Whether the face belongs to one of them.
    [[nodiscard]] bool is_fallback(FaceId face) const;

    /// How many faces the book has; a FaceId is below it.
    [[nodiscard]] std::size_t face_count() const;
    [[nodiscard]] const FaceMetrics& metrics(FaceId face) const;
    [[nodiscard]] std::uint32_t glyph_count(FaceId face) const;
    /// The glyph of a character before any shaping; 0 when the face lacks it.
    [[nodiscard]] Glyph nominal_glyph(FaceId face, char32_t code_point) const;
    [[nodiscard]] bool covers(FaceId face, char32_t code_point) const;
    /// The nominal advance of a glyph in font units.
    [[nodiscard]] std::int32_t advance(FaceId face, Glyph glyph) const;
    /// Shapes one run of one script and direction (HarfBuzz, shaper "ot" only). No cache; see
    /// Shaper.
    [[nodiscard]] std::vector<ShapedGlyph> shape(FaceId face, std::string_view text,
                                                 const Shaping& shaping) const;
    /// A TrueType font program with just these glyphs (and .notdef), numbered anew; hb-subset.
    /// Throws base::WorldError when the font forbids embedding (fsType) or cannot be subset.
    [[nodiscard]] Subset subset(FaceId face, std::span<const Glyph> glyphs) const;

    /// Files of faces used so far, sorted by name; what the manifest records.
    [[nodiscard]] std::vector<FontFile> used_files() const;
    /// A warning for each used file whose digest is not the one fonts.toml expects. Digests are
    /// computed here or in used_files(), once for each file.
    void warn_of_other_files(base::Diagnostics& diagnostics) const;

    FontBook(FontBook&&) noexcept;
    FontBook& operator=(FontBook&&) noexcept;
    ~FontBook();

  private:
    FontBook();
    struct State;
    std::unique_ptr<State> state_;
};

}  // namespace papersetter::font
