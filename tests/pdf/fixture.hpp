// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "base/diagnostic.hpp"
#include "files/disk.hpp"
#include "font/font_book.hpp"
#include "page/pages.hpp"
#include "pdf/write.hpp"

namespace papersetter::pdf {

/// A font book with all that it needs to live, and programs of its faces.
struct Fonts {
    explicit Fonts(const std::string& folder = "fonts");
    files::RealDisk disk;
    base::Sources sources;
    base::Diagnostics diagnostics;
    font::FontBook book;
    FontPrograms programs;
    [[nodiscard]] font::FaceId face(std::string_view family, int weight = 400,
                                    bool is_italic = false) const;
};

/// Text at 10 pt from (x, baseline) in points, shaped as one run.
[[nodiscard]] page::TextMark text_mark(const Fonts& fonts, font::FaceId face, std::string_view text,
                                       int x, int baseline, const font::Shaping& shaping = {});

/// An A4 page of these marks.
[[nodiscard]] page::Pages one_page(std::vector<page::Mark> marks);

[[nodiscard]] Metadata some_metadata();

/// Writes the pages alone.
[[nodiscard]] std::string write_one(const page::Pages& pages, const Fonts& fonts,
                                    const Metadata& metadata = some_metadata());

/// A file of these bytes in the temporary folder, removed at the end of the scope.
class TemporaryFile {
  public:
    explicit TemporaryFile(std::string_view bytes);
    ~TemporaryFile();
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;
    [[nodiscard]] std::string path() const { return path_.string(); }

  private:
    files::Path path_;
};

/// What a program prints; {} in the command stands for the PDF's path. Fails the test when the
/// program is missing or does not end with 0.
[[nodiscard]] std::string output_of(const std::string& command, std::string_view pdf);

/// The streams of a PDF, inflated, and its objects, by qpdf: "qpdf --qdf".
[[nodiscard]] std::string opened(std::string_view pdf);

/// How often a text occurs.
[[nodiscard]] std::size_t count_of(std::string_view text, std::string_view part);

}  // namespace papersetter::pdf
