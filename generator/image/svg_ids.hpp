// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <set>
#include <string_view>

#include <pugixml.hpp>

namespace papersetter::image {

/// The elements of a drawing by their ids.
class SvgIds {
  public:
    explicit SvgIds(pugi::xml_node root);

    /// No node when there is none.
    [[nodiscard]] pugi::xml_node find(std::string_view id) const;
    /// Whether several elements are called so.
    [[nodiscard]] bool is_shared(std::string_view id) const { return shared_.contains(id); }

  private:
    std::map<std::string_view, pugi::xml_node> by_id_;
    std::set<std::string_view> shared_;
};

/// What `href` or `xlink:href` of an element says; empty without one.
[[nodiscard]] std::string_view reference_of(pugi::xml_node node);

}  // namespace papersetter::image
