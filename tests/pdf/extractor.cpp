// SPDX-License-Identifier: MIT
#include "extractor.hpp"

#include <doctest/doctest.h>

#include <cstdlib>
#include <map>

#include "base/text.hpp"
#include "fixture.hpp"

namespace papersetter::pdf {
namespace {

struct FontCodes {
    std::size_t bytes = 2;
    std::map<unsigned, std::string> texts;
};

std::string between(std::string_view text, std::string_view from, std::string_view to) {
    const std::size_t begin = text.find(from);
    if (begin == std::string_view::npos) return {};
    const std::size_t end = text.find(to, begin + from.size());
    return std::string(text.substr(begin + from.size(), end - begin - from.size()));
}

std::string object(std::string_view file, const std::string& reference) {
    const std::string number = reference.substr(0, reference.find(' '));
    return between(file, "\n" + number + " 0 obj\n", "\nendobj");
}

unsigned hex(std::string_view digits) {
    return static_cast<unsigned>(std::strtoul(std::string(digits).c_str(), nullptr, 16));
}

std::string from_utf16(std::string_view digits) {
    std::string text;
    for (std::size_t i = 0; i + 4 <= digits.size(); i += 4) {
        char32_t point = hex(digits.substr(i, 4));
        if (point >= 0xD800 && point < 0xDC00) {
            i += 4;
            point = 0x10000 + ((point - 0xD800) << 10U) + (hex(digits.substr(i, 4)) - 0xDC00);
        }
        base::append_utf8(text, point);
    }
    return text;
}

FontCodes codes_of(std::string_view file, const std::string& font) {
    const std::string cmap = object(file, between(font, "/ToUnicode ", "\n"));
    REQUIRE(!cmap.empty());
    FontCodes codes;
    codes.bytes = cmap.find("<00> <FF>") != std::string::npos ? 1 : 2;
    std::size_t at = 0;
    while ((at = cmap.find("beginbfchar\n", at)) != std::string::npos) {
        at += 12;
        while (cmap[at] == '<') {
            const std::size_t end = cmap.find('\n', at);
            const std::string line = cmap.substr(at, end - at);
            const std::size_t second = line.find("> <");
            codes.texts[hex(line.substr(1, second - 1))] =
                from_utf16(std::string_view(line).substr(second + 3));
            at = end + 1;
        }
    }
    return codes;
}

// Reads one content stream; strings hold no escapes.
std::string text_of(std::string_view content, const std::map<std::string, FontCodes>& fonts) {
    std::string text;
    const FontCodes* font = nullptr;
    bool is_replaced = false;
    for (std::size_t i = 0; i < content.size();) {
        if (content[i] == '(') {
            const std::size_t end = content.find(')', i);
            REQUIRE(font != nullptr);
            for (++i; i < end; i += font->bytes) {
                unsigned code = 0;
                for (std::size_t k = 0; k < font->bytes; ++k) {
                    code = code << 8U | static_cast<unsigned char>(content[i + k]);
                }
                REQUIRE(font->texts.count(code) == 1);
                if (!is_replaced) text += font->texts.at(code);
            }
            i = end + 1;
        } else if (content.substr(i).starts_with("/ActualText<FEFF")) {
            text += from_utf16(between(content.substr(i), "<FEFF", ">"));
            is_replaced = true;
            i = content.find("BDC", i) + 3;
        } else if (content.substr(i).starts_with("EMC")) {
            is_replaced = false;
            i += 3;
        } else if (content.substr(i).starts_with("/F")) {
            const std::string name(content.substr(i, content.find(' ', i) - i));
            REQUIRE(fonts.count(name) == 1);
            font = &fonts.at(name);
            i += name.size();
        } else if (content.substr(i).starts_with("Td\n")) {
            if (!text.empty()) text += '\n';
            i += 3;
        } else {
            ++i;
        }
    }
    return text;
}

}  // namespace

std::string extracted(std::string_view pdf) {
    const std::string file = opened(pdf);
    std::map<std::string, FontCodes> fonts;
    for (int i = 0; i < 64; ++i) {
        const std::string name = "/F" + std::to_string(i);
        const std::string reference = between(file, "\n    " + name + " ", "\n");
        if (!reference.empty()) fonts[name] = codes_of(file, object(file, reference));
    }
    std::string text;
    for (std::size_t at = 0; (at = file.find("  /Contents ", at)) != std::string::npos; ++at) {
        const std::string stream =
            object(file, between(std::string_view(file).substr(at), "/Contents ", "\n"));
        if (!text.empty()) text += '\n';
        text += text_of(between(stream, "stream\n", "endstream"), fonts);
    }
    return text;
}

}  // namespace papersetter::pdf
