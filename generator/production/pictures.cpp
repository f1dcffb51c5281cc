// SPDX-License-Identifier: MIT
#include "production/pictures.hpp"

#include <map>
#include <optional>

#include "base/text.hpp"
#include "image/read.hpp"
#include "production/parallel.hpp"

namespace papersetter::production {
namespace {

struct Reading {
    const bank::PictureFile* file = nullptr;
    base::FileNumber number = 0;  ///< among the sources; 0: a picture has no lines to show
    std::optional<image::Picture> picture = {};
    base::Diagnostics told = {};
};

bool is_text(const bank::PictureFile& file) {
    return image::format_of(file.bytes) == image::Format::svg &&
           !base::first_invalid_utf8(file.bytes);
}

}  // namespace

image::Gallery read_pictures(const std::vector<bank::Bank>& banks, unsigned jobs,
                             base::Sources& sources, base::Diagnostics& diagnostics) {
    std::vector<Reading> readings;
    for (const bank::Bank& bank : banks) {
        for (const bank::PictureFile& file : bank.pictures) {
            const base::FileNumber number = is_text(file) ? sources.add(file.shown, file.bytes) : 0;
            readings.push_back({&file, number});
        }
    }
    const auto start = [&]() -> ThreadWork {
        return [&](std::size_t index) {
            Reading& reading = readings[index];
            const bank::PictureFile& file = *reading.file;
            reading.picture =
                image::read({file.bytes, file.shown, file.use, reading.number}, reading.told);
        };
    };
    if (!readings.empty()) in_parallel(readings.size(), jobs, start);
    image::Gallery gallery;
    for (Reading& reading : readings) {
        diagnostics.append(std::move(reading.told));
        if (reading.picture) gallery.emplace(reading.file->name, std::move(*reading.picture));
    }
    return gallery;
}

}  // namespace papersetter::production
