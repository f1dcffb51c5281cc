// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

struct libdeflate_compressor;

namespace papersetter::pdf {

/// For what is made anew for each file. Short operators and single letters repeat little: the
/// higher levels win one byte in thirty of a page and take three times as long.
inline constexpr int fast_level = 1;

/// Compresses streams for /FlateDecode with libdeflate. One for each thread.
class Deflater {
  public:
    /// `level` from 1 (fast) to 12 (small). Throws base::WorldError when memory is short.
    explicit Deflater(int level);
    /// The bytes in the zlib format.
    [[nodiscard]] std::string deflate(std::string_view bytes);

  private:
    struct Deleter {
        void operator()(libdeflate_compressor* compressor) const;
    };
    std::unique_ptr<libdeflate_compressor, Deleter> compressor_;
    std::vector<char> room_;  ///< for the longest stream so far
};

}  // namespace papersetter::pdf
