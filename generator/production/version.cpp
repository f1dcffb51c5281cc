// SPDX-License-Identifier: MIT
#include "production/version.hpp"

#include "font/version.hpp"
#include "image/version.hpp"
#include "pdf/version.hpp"
#include "typeset/version.hpp"

namespace papersetter::production {

std::string_view program_version() { return "papersetter " PAPERSETTER_VERSION; }

std::vector<std::pair<std::string, std::string>> library_versions() {
    return {{"HarfBuzz", font::harfbuzz_version()},   {"ICU", typeset::icu_version()},
            {"libdeflate", pdf::deflate_version()},   {"libharu", pdf::haru_version()},
            {"libjpeg-turbo", image::jpeg_version()}, {"libpng", image::png_version()}};
}

}  // namespace papersetter::production
