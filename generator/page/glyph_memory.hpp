// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <memory_resource>
#include <utility>

namespace papersetter::page {

/// Memory for the glyphs and texts of many marks, handed out one after another and freed all at
/// once with the pages. It must be declared before the marks, so that it goes after them.
class GlyphMemory {
  public:
    GlyphMemory() : resource_(std::make_unique<std::pmr::monotonic_buffer_resource>(first_size)) {}
    /// Copied marks keep what is theirs elsewhere.
    GlyphMemory(const GlyphMemory& /*other*/) : GlyphMemory() {}
    GlyphMemory& operator=(const GlyphMemory& /*other*/) { return *this; }
    GlyphMemory(GlyphMemory&&) noexcept = default;
    /// The other one takes what was here, since the marks that use it have still to go.
    GlyphMemory& operator=(GlyphMemory&& other) noexcept {
        std::swap(resource_, other.resource_);
        return *this;
    }
    ~GlyphMemory() = default;

    [[nodiscard]] std::pmr::memory_resource* resource() const { return resource_.get(); }

  private:
    static constexpr std::size_t first_size = 64 * 1024;

    std::unique_ptr<std::pmr::monotonic_buffer_resource> resource_;
};

}  // namespace papersetter::page
