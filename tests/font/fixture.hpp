// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "base/diagnostic.hpp"
#include "files/disk.hpp"
#include "font/font_book.hpp"

namespace papersetter::font {

/// A book with all that it needs to live; the diagnostics of loading stay with it.
struct LoadedBook {
    explicit LoadedBook(const std::string& folder)
        : book(FontBook::load(disk, files::Path(PAPERSETTER_SOURCE_DIR) / folder, sources,
                              diagnostics)) {}
    files::RealDisk disk;
    base::Sources sources;
    base::Diagnostics diagnostics;
    FontBook book;
};

inline std::string file_text(const std::string& path) {
    return files::RealDisk().read(files::Path(PAPERSETTER_SOURCE_DIR) / path);
}

}  // namespace papersetter::font
