// SPDX-License-Identifier: MIT
#include "blueprint/strays.hpp"

#include <array>
#include <string>

namespace papersetter::blueprint {
namespace {

struct Home {
    std::string_view key;
    std::string_view table;
};

constexpr std::array<Home, 27> homes{{
    {"items", "[[section]]"},      {"pick", "[[section]]"},     {"where", "[[section]]"},
    {"arrange", "[[section]]"},    {"topic", "[[section]]"},    {"level", "[[section]]"},
    {"difficulty", "[[section]]"}, {"table", "[[section]]"},    {"rule", "[[section]]"},
    {"stimuli", "[[section]]"},    {"max_use", "[series]"},     {"overlap", "[series]"},
    {"common", "[series]"},        {"points", "[[section]]"},   {"include", "[draw]"},
    {"exclude", "[draw]"},         {"avoid", "[draw]"},         {"forms", "[series]"},
    {"mode", "[series]"},          {"rationales", "[options]"}, {"positions", "[options]"},
    {"banks", "[paper]"},          {"seed", "[paper]"},         {"layout", "[paper]"},
    {"course", "[paper]"},         {"date", "[paper]"},         {"instructions", "[paper]"},
}};

}  // namespace

void refuse_strays(toml_file::TableReader& reader, std::string_view here) {
    for (const Home& home : homes) {
        if (home.table == here) continue;
        reader.refuse_misplaced(home.key,
                                "`" + std::string(home.key) + "` stands under " + std::string(here),
                                "it belongs under " + std::string(home.table));
    }
}

}  // namespace papersetter::blueprint
