// SPDX-License-Identifier: MIT
#include "base/diagnostic.hpp"
#include "base/sorted_diagnostics.hpp"
#include "base/text.hpp"

namespace papersetter::base {

namespace {

std::string_view word_of(Severity severity) {
    switch (severity) {
        case Severity::error:
            return "error";
        case Severity::warning:
            return "warning";
        case Severity::note:
            return "note";
    }
    return "error";
}

// A JSON reader refuses bytes that are no UTF-8, which a quoted file name may hold.
std::string json(std::string_view text) {
    return quoted_json(first_invalid_utf8(text) ? shown(text) : std::string(text));
}

std::string place_members(const Place& place, const Sources& sources) {
    return "\"file\": " + (place.is_known() ? json(sources.name(place.file)) : "null") +
           ", \"line\": " + std::to_string(place.line) +
           ", \"column\": " + std::to_string(place.column);
}

std::string object(const Diagnostic& diagnostic, const Sources& sources) {
    std::string text = "{\"severity\": \"";
    text += word_of(diagnostic.severity);
    text += "\", " + place_members(diagnostic.place, sources);
    text += ", \"message\": " + json(diagnostic.message);
    text += ", \"hint\": " + json(diagnostic.hint);
    if (diagnostic.related.is_known()) {
        text += ", \"related\": {" + place_members(diagnostic.related, sources) +
                ", \"message\": " + json(diagnostic.related_message) + "}";
    }
    if (diagnostic.details.empty()) return text + "}";
    text += ", \"details\": [";
    for (const Detail& detail : diagnostic.details) {
        text += &detail == &diagnostic.details.front() ? "{" : ", {";
        text += place_members(detail.place, sources) + ", \"message\": " + json(detail.words) + "}";
    }
    return text + "], \"because\": " + json(diagnostic.reason) + "}";
}

}  // namespace

std::string format_json(const Diagnostics& diagnostics, const Sources& sources) {
    std::string text = "[";
    for (const Diagnostic* diagnostic : sorted(diagnostics, sources)) {
        text += text.size() == 1 ? "\n  " : ",\n  ";
        text += object(*diagnostic, sources);
    }
    text += text.size() == 1 ? "]\n" : "\n]\n";
    return text;
}

}  // namespace papersetter::base
