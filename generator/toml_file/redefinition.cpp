// SPDX-License-Identifier: MIT
#include "toml_file/redefinition.hpp"

#include <string>

#include "base/text.hpp"

namespace papersetter::toml_file {

namespace {

// "[[item.option]]" of a header line, without blanks and comment; empty for other lines.
std::string header_of(std::string_view line) {
    line = base::trimmed(line);
    if (!line.starts_with('[')) return {};
    std::string header;
    for (const char c : line.substr(0, line.find('#'))) {
        if (c != ' ' && c != '\t') header += c;
    }
    return header;
}

std::string name_of(const std::string& header) {
    const std::size_t first = header.find_first_not_of('[');
    if (first == std::string::npos) return {};
    return header.substr(first, header.find(']') - first);
}

std::string_view key_of(std::string_view line) {
    const std::size_t equals = line.find('=');
    if (equals == std::string_view::npos) return {};
    return base::trimmed(line.substr(0, equals));
}

base::Place place_in(base::Place here, std::size_t line, std::string_view text) {
    here.line = static_cast<std::uint32_t>(line);
    const std::size_t blanks = text.find_first_not_of(" \t");
    here.column = static_cast<std::uint32_t>(blanks == std::string_view::npos ? 1 : blanks + 1);
    return here;
}

base::Diagnostic explain_header(const SourceText& source, base::Place place,
                                const std::string& header, std::string_view complaint) {
    base::Diagnostic told;
    told.place = place;
    const std::string name = name_of(header);
    const std::string shown_header = base::in_brief(header);
    const std::string single = "[" + base::in_brief(name) + "]";
    const std::string several = "[" + single + "]";
    for (std::size_t number = place.line - 1; number > 0; --number) {
        const std::string other = header_of(source.line(number));
        const std::string other_name = name_of(other);
        if (other_name != name && !other_name.starts_with(name + ".")) continue;
        told.related = place_in(place, number, source.line(number));
        const std::string shown_other = base::in_brief(other);
        told.related_message = shown_other + " stands here";
        if (other == header && !header.starts_with("[[")) {
            told.message = single + " stands twice";
            told.hint = "write " + several + ", with double brackets, for each of several";
        } else if (other_name == name) {
            told.message = shown_header + " stands here, but " + shown_other + " further up";
            told.hint = "write " + several + ", with double brackets, each time";
        } else {
            told.message = shown_header + " comes after " + shown_other;
            told.hint = "move " + shown_header + " above what belongs to it";
        }
        return told;
    }
    const bool is_list = complaint.find("array") != std::string_view::npos;
    told.message = base::in_quotes(name) + " has a value already and cannot be a table too";
    told.hint = is_list ? "write all of it as " + several + " or all of it as one list"
                        : "give the key or the table another name";
    return told;
}

base::Diagnostic explain_key(const SourceText& source, base::Place place,
                             std::string_view complaint) {
    base::Diagnostic told;
    std::string name(key_of(source.line(place.line)));
    const std::size_t quote = complaint.find('\'');
    if (quote != std::string_view::npos) {
        const std::size_t end = complaint.find('\'', quote + 1);
        name = complaint.substr(quote + 1, end - quote - 1);
    }
    const bool starts_line = key_of(source.line(place.line)) == name;
    told.place = starts_line ? place_in(place, place.line, source.line(place.line)) : place;
    told.message = base::in_quotes(name) + " is given twice";
    told.hint = "delete one of the two";
    for (std::size_t number = place.line - 1; starts_line && number > 0; --number) {
        const std::string_view line = source.line(number);
        if (!header_of(line).empty()) break;
        if (key_of(line) != name) continue;
        told.related = place_in(place, number, line);
        told.related_message = "first given here";
        told.hint += ", or is a [[…]] line missing between them?";
        break;
    }
    return told;
}

}  // namespace

base::Diagnostic explain_redefinition(const SourceText& source, base::Place place,
                                      std::string_view complaint) {
    const std::string header = header_of(source.line(place.line));
    return header.empty() ? explain_key(source, place, complaint)
                          : explain_header(source, place, header, complaint);
}

}  // namespace papersetter::toml_file
