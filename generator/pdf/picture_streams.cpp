// SPDX-License-Identifier: MIT
#include "pdf/picture_streams.hpp"

#include "pdf/deflate.hpp"
#include "pdf/row_filter.hpp"

namespace papersetter::pdf {
namespace {

constexpr int level = 6;

EmbeddedPicture embed(const image::Raster& raster, Deflater& deflater) {
    EmbeddedPicture made;
    const bool is_plain = raster.space == image::ColourSpace::grey || !raster.palette.empty();
    const std::size_t samples = is_plain ? 1 : 3;
    const std::size_t bits = samples * raster.bits;
    const RowShape shape{(raster.width * bits + 7) / 8, (bits + 7) / 8,
                         raster.bits >= 8 && raster.palette.empty()};
    made.samples = deflater.deflate(filtered_rows(raster.samples, shape));
    if (!raster.alpha.empty()) {
        const std::size_t bytes = raster.alpha_bits / 8U;
        made.alpha =
            deflater.deflate(filtered_rows(raster.alpha, {raster.width * bytes, bytes, true}));
    }
    return made;
}

EmbeddedPicture embed(const image::Picture& picture) {
    Deflater deflater(level);
    if (const auto* raster = std::get_if<image::Raster>(&picture.content)) {
        EmbeddedPicture made = embed(*raster, deflater);
        if (!raster->profile.empty()) made.profile = deflater.deflate(raster->profile);
        return made;
    }
    EmbeddedPicture made;
    const auto* photograph = std::get_if<image::Photograph>(&picture.content);
    if (photograph != nullptr && !photograph->profile.empty()) {
        made.profile = deflater.deflate(photograph->profile);
    }
    return made;
}

}  // namespace

const EmbeddedPicture& PictureStreams::of(const std::string& name, const image::Picture& picture) {
    Slot* slot = nullptr;
    {
        const std::scoped_lock lock(mutex_);
        slot = &slots_[name];
    }
    std::call_once(slot->making, [&] { slot->picture = embed(picture); });
    return *slot->picture;
}

}  // namespace papersetter::pdf
