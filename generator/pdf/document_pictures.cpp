// SPDX-License-Identifier: MIT
#include "pdf/document_pictures.hpp"

namespace papersetter::pdf {

const std::string& DocumentPictures::resource(const page::PagePicture& picture) {
    const auto [found, is_new] = numbers_.try_emplace(picture.name, entries_.size());
    if (is_new) entries_.push_back({&picture, "P" + std::to_string(entries_.size())});
    return entries_[found->second].resource;
}

}  // namespace papersetter::pdf
