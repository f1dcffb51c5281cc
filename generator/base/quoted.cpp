// SPDX-License-Identifier: MIT
#include "base/text.hpp"

namespace papersetter::base {

namespace {

void append_unicode_escape(std::string& text, unsigned char c) {
    constexpr std::string_view digits = "0123456789abcdef";
    text.append("\\u00");
    text += digits[c >> 4U];
    text += digits[c & 15U];
}

// TOML and JSON name the same control characters; DEL must be escaped in TOML and may be in JSON.
std::string quoted(std::string_view text) {
    std::string result;
    result.reserve(text.size() + 2);
    result += '"';
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        switch (c) {
            case '"':
                result.append("\\\"");
                break;
            case '\\':
                result.append("\\\\");
                break;
            case '\b':
                result.append("\\b");
                break;
            case '\f':
                result.append("\\f");
                break;
            case '\n':
                result.append("\\n");
                break;
            case '\r':
                result.append("\\r");
                break;
            case '\t':
                result.append("\\t");
                break;
            default:
                if (byte < 0x20 || byte == 0x7F) {
                    append_unicode_escape(result, byte);
                } else {
                    result += c;
                }
        }
    }
    result += '"';
    return result;
}

}  // namespace

std::string quoted_toml(std::string_view text) { return quoted(text); }

std::string quoted_json(std::string_view text) { return quoted(text); }

std::string escape_xml(std::string_view text) {
    std::string result;
    result.reserve(text.size() + text.size() / 16);
    for (const char c : text) {
        switch (c) {
            case '&':
                result.append("&amp;");
                break;
            case '<':
                result.append("&lt;");
                break;
            case '>':
                result.append("&gt;");
                break;
            case '"':
                result.append("&quot;");
                break;
            case '\'':
                result.append("&apos;");
                break;
            default:
                result += c;
        }
    }
    return result;
}

}  // namespace papersetter::base
