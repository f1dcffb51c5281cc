// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <mutex>
#include <optional>
#include <string>

#include "image/picture.hpp"

namespace papersetter::pdf {

/// The streams of a picture, deflated; empty where it has none. A drawing has none.
struct EmbeddedPicture {
    std::string samples;  ///< of a raster, filtered by rows (PNG's filters)
    std::string alpha;    ///< likewise
    std::string profile;
};

/// Pictures ready to embed, each made when it is first asked for. Thread-safe.
class PictureStreams {
  public:
    /// `name` decides: pictures of one name must be equal. The reference lives as long as this.
    [[nodiscard]] const EmbeddedPicture& of(const std::string& name, const image::Picture& picture);

  private:
    struct Slot {
        std::once_flag making;
        std::optional<EmbeddedPicture> picture;
    };
    std::mutex mutex_;
    std::map<std::string, Slot> slots_;
};

}  // namespace papersetter::pdf
