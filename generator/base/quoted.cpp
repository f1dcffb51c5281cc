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

bool is_control(char c) { return (c >= 0 && c < 0x20) || c == 0x7F; }

}  // namespace

std::string quoted_toml(std::string_view text) {
    std::string result = "\"";
    result.reserve(text.size() + 2);
    for (const char c : text) {
        if (is_control(c)) {
            // Never \n or \t: before a letter they would be taken for a slip when read back.
            append_unicode_escape(result, static_cast<unsigned char>(c));
        } else {
            if (c == '"' || c == '\\') result += '\\';
            result += c;
        }
    }
    result += '"';
    return result;
}

std::string quoted_json(std::string_view text) {
    std::string result = "\"";
    result.reserve(text.size() + 2);
    for (const char c : text) {
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
                if (is_control(c)) {
                    append_unicode_escape(result, static_cast<unsigned char>(c));
                } else {
                    result += c;
                }
        }
    }
    result += '"';
    return result;
}

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
