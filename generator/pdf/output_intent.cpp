// SPDX-License-Identifier: MIT
#include "pdf/output_intent.hpp"

#include <array>
#include <cstdint>
#include <map>
#include <string_view>
#include <utility>

namespace papersetter::pdf {
namespace {

constexpr std::size_t header_size = 128;
constexpr std::string_view name = "sRGB, gamma 2.2";

std::string big_endian(std::uint32_t value, int bytes) {
    std::string text;
    for (int shift = 8 * (bytes - 1); shift >= 0; shift -= 8) {
        text += static_cast<char>(value >> shift & 0xFF);
    }
    return text;
}
std::string word(std::uint32_t value) { return big_endian(value, 4); }
std::string half_word(std::uint32_t value) { return big_endian(value, 2); }

// In 1/65,536 (s15Fixed16Number).
using Colorimetry = std::array<std::uint32_t, 3>;
constexpr Colorimetry white{0xF6D6, 0x10000, 0xD32D};  // D50
constexpr Colorimetry red{0x6FA2, 0x38F5, 0x390};
constexpr Colorimetry green{0x6299, 0xB785, 0x18DA};
constexpr Colorimetry blue{0x24A0, 0xF84, 0xB6CF};

std::string xyz(const Colorimetry& colour) {
    std::string text = "XYZ " + word(0);
    for (const std::uint32_t value : colour) text += word(value);
    return text;
}

std::string description() {
    std::string text = "desc" + word(0) + word(static_cast<std::uint32_t>(name.size() + 1));
    text += name;
    text += '\0';
    text += word(0) + word(0) + half_word(0);  // no name in Unicode,
    return text + std::string(1 + 67, '\0');   // and none for Macintosh
}

std::string gamma() { return "curv" + word(0) + word(1) + half_word(0x0233); }  // 2.2 · 256

}  // namespace

std::string colour_profile() {
    const std::array<std::pair<std::string_view, std::string>, 9> tags{{
        {"desc", description()},
        {"cprt", "text" + word(0) + "CC0" + std::string(1, '\0')},
        {"wtpt", xyz(white)},
        {"rXYZ", xyz(red)},
        {"gXYZ", xyz(green)},
        {"bXYZ", xyz(blue)},
        {"rTRC", gamma()},
        {"gTRC", gamma()},
        {"bTRC", gamma()},
    }};
    std::string table = word(static_cast<std::uint32_t>(tags.size()));
    std::string data;
    std::map<std::string_view, std::uint32_t> offsets;  // equal tags share their data
    const std::size_t data_begin = header_size + 4 + 12 * tags.size();
    for (const auto& [tag, value] : tags) {
        const auto [found, is_new] =
            offsets.try_emplace(value, static_cast<std::uint32_t>(data_begin + data.size()));
        if (is_new) {
            data += value;
            data.resize((data.size() + 3) / 4 * 4, '\0');
        }
        table +=
            std::string(tag) + word(found->second) + word(static_cast<std::uint32_t>(value.size()));
    }
    std::string profile =
        word(static_cast<std::uint32_t>(header_size + table.size() + data.size())) + word(0) +
        word(0x02100000) + "mntrRGB XYZ ";
    for (const std::uint32_t part : {2026U, 1U, 1U, 0U, 0U, 0U}) profile += half_word(part);
    profile += "acsp";
    profile.resize(68, '\0');
    for (const std::uint32_t value : white) profile += word(value);
    profile.resize(header_size, '\0');
    return profile + table + data;
}

Dictionary add_output_intent(ObjectFile& file, std::string_view deflated_profile) {
    Dictionary profile = file.add_kept_stream(deflated_profile);
    file.put_number(profile, "N", 3);
    Dictionary intent = file.add_dictionary();
    file.put_name(intent, "Type", "OutputIntent");
    file.put_name(intent, "S", "GTS_PDFA1");
    file.put_ascii(intent, "OutputConditionIdentifier", "sRGB");
    file.put_ascii(intent, "Info", std::string(name));
    file.put(intent, "DestOutputProfile", profile);
    return intent;
}

}  // namespace papersetter::pdf
