// SPDX-License-Identifier: MIT
#pragma once

#include <deque>
#include <map>
#include <string>
#include <string_view>

#include "page/pages.hpp"

namespace papersetter::pdf {

/// The pictures of one document in the order of their first use; the same picture once.
class DocumentPictures {
  public:
    struct Entry {
        const page::PagePicture* picture = nullptr;
        std::string resource;  ///< "P0": the name in /Resources
    };

    /// The name of a picture in the resources. It must live as long as this.
    [[nodiscard]] const std::string& resource(const page::PagePicture& picture);
    [[nodiscard]] const std::deque<Entry>& entries() const { return entries_; }

  private:
    std::deque<Entry> entries_;
    std::map<std::string_view, std::size_t> numbers_;
};

}  // namespace papersetter::pdf
