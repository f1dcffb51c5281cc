// SPDX-License-Identifier: MIT
#include "toml_file/syntax_error.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string>

#include "base/ascii.hpp"
#include "base/text.hpp"
#include "toml_file/redefinition.hpp"
#include "toml_file/scan.hpp"

namespace papersetter::toml_file {

namespace {

using Told = std::optional<base::Diagnostic>;

bool contains(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
}

// Complaints that need no look at the source.
struct Plain {
    std::string_view part;
    std::string_view message;
    std::string_view hint;
};
constexpr std::array plain_complaints{
    Plain{"expected '\\n' after '\\r'", "a carriage return stands alone",
          "save the file with line ends LF or CRLF"},
    Plain{"dangling comma", "an inline table { … } may not end with a comma", "delete the comma"},
    Plain{"expected key or closing '}', saw '\\n'", "an inline table { … } must stand on one line",
          "write it on one line, or as a table of its own: [name]"},
    Plain{"expected comma or closing ']'", "\",\" or \"]\" is missing in the list",
          "separate the values by commas and close the list with ]"},
    Plain{"table header: expected ']'", "\"]\" is missing at the end of the header",
          "write [name], or [[name]] for each of several"},
    Plain{"blank bare keys", "the header has no name", "write [name], or [[name]]"},
    Plain{"leading zeroes", "a number may not begin with 0",
          "delete the zero, or put the value in quotes if it is text"},
    Plain{"not representable in 64 bits", "the number is too large",
          "put it in quotes if it is an answer"},
    Plain{"parsing floating-point: expected decimal digit",
          "a number has digits on both sides of its point", "write 0.5, not .5, and 5, not 5."},
    Plain{"parsing floating-point: encountered", "a number has digits on both sides of its point",
          "write 0.5, not .5, and 5, not 5."},
    Plain{"could not be interpreted as a value", "the number is too large",
          "put it in quotes if it is an answer"},
    Plain{"table header: encountered end-of-file", "the header is not closed when the file ends",
          "write [name], or [[name]] for each of several"},
    Plain{"parsing array: encountered end-of-file", "the list is not closed when the file ends",
          "a ] is missing"},
    Plain{"parsing inline table: encountered end-of-file",
          "the inline table is not closed when the file ends", "a } is missing"},
};

class Explainer {
  public:
    Explainer(SourceText& source, base::Place place, std::string_view complaint)
        : source_(source),
          place_(place),
          complaint_(complaint),
          text_(source.text()),
          offset_(source.offset_of(place)),
          line_(source.line(place.line)) {
        key_ = base::trimmed(line_.substr(0, line_.find('=')));
        // What follows "=" is text of the author; the key is what stands before the fault.
        if (!contains(line_, "=")) key_ = base::trimmed(line_.substr(0, line_.find_first_of(" :")));
    }

    base::Diagnostic explain() {
        if (contains(complaint_, "cannot redefine")) {
            return explain_redefinition(source_, place_, complaint_);
        }
        if (auto told = conflict_marker()) return *told;
        if (auto told = broken_long_string()) return *told;
        if (auto told = curly_quote()) return *told;
        if (auto told = invisible_character()) return *told;
        if (auto told = unknown_escape()) return *told;
        if (auto told = open_string()) return *told;
        if (auto told = bad_date()) return *told;
        for (const Plain& plain : plain_complaints) {
            if (contains(complaint_, plain.part)) return tell(plain.message, plain.hint);
        }
        if (auto told = missing_equals()) return *told;
        if (auto told = after_value()) return *told;
        if (auto told = broken_key()) return *told;
        if (auto told = bad_value()) return *told;
        return otherwise();
    }

  private:
    [[nodiscard]] base::Diagnostic tell(std::string_view message, std::string_view hint) const {
        base::Diagnostic told;
        told.place = place_;
        told.message = message;
        told.hint = hint;
        return told;
    }

    // The same, at a part of the line.
    [[nodiscard]] base::Diagnostic tell_at(std::string_view part, std::string_view message,
                                           std::string_view hint) const {
        base::Diagnostic told = tell(message, hint);
        told.place = source_.place_of(static_cast<std::size_t>(part.data() - text_.data()));
        return told;
    }

    [[nodiscard]] char at(std::size_t offset) const {
        return offset < text_.size() ? text_[offset] : '\0';
    }

    [[nodiscard]] std::string character() const {
        if (offset_ >= text_.size()) return {};
        std::size_t end = offset_;
        static_cast<void>(base::next_code_point(text_, end));
        return std::string(text_.substr(offset_, end - offset_));
    }

    [[nodiscard]] Told conflict_marker() const {
        if (!line_.starts_with("<<<<<<<") && !line_.starts_with("=======") &&
            !line_.starts_with(">>>>>>>")) {
            return std::nullopt;
        }
        return tell("an unsettled conflict of a version control system stands here",
                    "keep one of the two texts and delete the marker lines");
    }

    // A ''' that was forgotten makes the next one close the string, and what follows is no TOML.
    [[nodiscard]] Told broken_long_string() const {
        const Scan found = scan(text_, offset_);
        if (!found.last_open) return std::nullopt;
        const std::string quotes(text_.substr(*found.last_open, 3));
        const base::Place open = source_.place_of(*found.last_open);
        if (!found.is_closed) {
            if (!contains(complaint_, "end-of-file")) return std::nullopt;
            base::Diagnostic told = tell("this " + quotes + " is never closed",
                                         "close the text with another " + quotes);
            told.place = open;
            return told;
        }
        const base::Place close = source_.place_of(found.last_close);
        const std::string_view last_line = base::trimmed(source_.line(close.line));
        const bool is_here = close.line == place_.line && found.last_close <= offset_;
        const bool is_before = close.line + 1 == place_.line && last_line.ends_with("= " + quotes);
        if (open.line == close.line || (!is_here && !is_before)) return std::nullopt;
        base::Diagnostic told = tell("text goes on after the " + quotes + " that closes a string",
                                     "a closing " + quotes + " may be missing further up");
        told.related = open;
        told.related_message = "the string starts here";
        return told;
    }

    [[nodiscard]] Told curly_quote() const {
        constexpr std::array<std::string_view, 9> quotes{"“", "”", "„", "‘", "’",
                                                         "‚", "«", "»", "`"};
        const std::string here = character();
        if (std::find(quotes.begin(), quotes.end(), here) == quotes.end()) return std::nullopt;
        return tell(here + " is not a quotation mark of TOML",
                    "use straight quotes: \"…\", '…' or '''…'''");
    }

    [[nodiscard]] Told invisible_character() const {
        const std::string here = character();
        const std::string seen = base::shown(here);
        if (here.empty() || here == seen || here == "\n" || here == "\r") return std::nullopt;
        if (contains(complaint_, "parsing string") || contains(complaint_, "literal string")) {
            return tell("the control character " + seen + " stands in the string",
                        "delete it, or write it as an escape in \"…\"");
        }
        return tell("the invisible character " + seen + " stands here",
                    "delete it, or put an ordinary space in its place");
    }

    [[nodiscard]] Told unknown_escape() const {
        if (!contains(complaint_, "escape sequence") && !contains(complaint_, "unicode scalar")) {
            return std::nullopt;
        }
        const std::size_t start = text_.rfind('\\', offset_);
        if (start == std::string_view::npos) return std::nullopt;
        std::size_t end = start + 1;
        while (base::is_digit(at(end)) || base::is_letter(at(end))) ++end;
        base::Diagnostic told = tell(
            base::in_brief(text_.substr(start, end - start)) + " is no escape of a \"…\" string",
            "in '…' and '''…''' a backslash stands for itself; in \"…\" it is written \\\\");
        told.place = source_.place_of(start);
        return told;
    }

    [[nodiscard]] Told open_string() const {
        const bool is_end = offset_ >= text_.size() || at(offset_) == '\n' || at(offset_) == '\r';
        if (!is_end || !contains(complaint_, "string: ")) return std::nullopt;
        return tell("the string is not closed on its line",
                    "close it, or write text of several lines in '''…'''");
    }

    [[nodiscard]] Told missing_equals() const {
        if (!contains(complaint_, "expected '='")) return std::nullopt;
        const std::string key =
            base::in_brief(base::trimmed(line_.substr(0, line_.find_first_of(" \t:"))));
        if (at(offset_) == ':') {
            return tell("\"=\" stands between a key and its value, not \":\"",
                        "write " + key + " = …");
        }
        return tell("\"=\" is missing after \"" + key + "\"",
                    "write " + key + " = …; text of several lines stands in '''…'''");
    }

    [[nodiscard]] Told after_value() const {
        if (!contains(complaint_, "expected a comment or whitespace")) return std::nullopt;
        const char before = offset_ > 0 ? at(offset_ - 1) : '\0';
        if (at(offset_) == ',' && base::is_digit(before) && base::is_digit(at(offset_ + 1))) {
            return tell("a number is written with a point, not a comma", "write 1.5, not 1,5");
        }
        if (at(offset_) == '%') {
            return tell("a share is text",
                        "put it in quotes: " + base::in_brief(key_) + " = \"22 %\"");
        }
        if (before == '"') {
            return tell("text goes on after the \" that closes the string",
                        "inside \"…\" write \\\" for a quotation mark, or use '''…'''");
        }
        if (before == '\'') {
            return tell("text goes on after the ' that closes the string",
                        "a text with an apostrophe stands in \"…\" or '''…'''");
        }
        return tell("the line goes on after the value of " + base::in_quotes(key_),
                    "text stands in quotes, and each key on a line of its own");
    }

    [[nodiscard]] Told broken_key() const {
        if (key_.find("..") == std::string_view::npos && !key_.ends_with('.')) return std::nullopt;
        return tell_at(key_, base::in_quotes(key_) + " is no key: a part of it is empty",
                       "each part of a key is A-Z a-z 0-9 _ -, or stands in quotes");
    }

    // toml++ stops behind the value, which may look right: a 30th of February.
    [[nodiscard]] Told bad_date() const {
        const bool is_date = contains(complaint_, "parsing date");
        if (!is_date && !contains(complaint_, "parsing time")) return std::nullopt;
        const std::size_t equals = line_.find('=');
        std::string_view value = equals == std::string_view::npos ? "" : line_.substr(equals + 1);
        value = base::trimmed(value.substr(0, value.find_first_of("#,]}")));
        const bool is_plain = !value.empty() && base::is_digit(value.front());
        const std::string subject = is_plain ? base::in_quotes(value) : "this";
        const std::string message = subject + (is_date ? " is not a date" : " is not a time");
        const std::string_view hint = is_date ? "write the day as 2026-05-15"
                                              : "write text in quotes, and a day as 2026-05-15";
        return is_plain ? tell_at(value, message, hint) : tell(message, hint);
    }

    // A value that is neither a number nor quoted text.
    [[nodiscard]] Told bad_value() const {
        const std::size_t equals = line_.find('=');
        if (contains(complaint_, "root table")) return std::nullopt;
        if (equals == std::string_view::npos || key_.empty()) return std::nullopt;
        if (key_.find_first_of("[]{}\"'") != std::string_view::npos) return std::nullopt;
        std::string_view value = line_.substr(equals + 1);
        value = base::trimmed(value.substr(0, value.find('#')));
        const std::string key = base::in_brief(key_);
        if (value.empty()) return tell("\"" + key + "\" has no value", "write " + key + " = …");
        const std::string folded = base::fold_case(value);
        const bool is_yes = folded == "true" || folded == "yes" || folded == "on";
        const bool is_no = folded == "false" || folded == "no" || folded == "off";
        if (is_yes || is_no) {
            return tell_at(value, base::in_quotes(value) + " is neither true nor false",
                           "write " + key + " = " + (is_yes ? "true" : "false"));
        }
        if (value.starts_with('[') || value.starts_with('{')) return std::nullopt;
        return tell_at(value, "the value of \"" + key + "\" is neither a number nor in quotes",
                       "text stands in quotes: " + key + " = \"…\"");
    }

    [[nodiscard]] base::Diagnostic otherwise() const {
        std::string_view words = complaint_;
        const std::string_view prefix = "Error while parsing ";
        std::string message = "this is not TOML";
        const std::size_t colon = words.find(": ");
        if (words.starts_with(prefix) && colon != std::string_view::npos) {
            message += " (in a ";
            message += words.substr(prefix.size(), colon - prefix.size());
            message += ')';
            words.remove_prefix(colon + 2);
        }
        message += ": ";
        message += base::in_brief(words);
        return tell(message, character().size() > 1
                                 ? "a key with letters beyond A to Z stands in quotes"
                                 : "");
    }

    SourceText& source_;
    base::Place place_;
    std::string_view complaint_;
    std::string_view text_;
    std::size_t offset_;
    std::string_view line_;
    std::string_view key_;
};

}  // namespace

base::Diagnostic explain_syntax_error(SourceText& source, base::Place place,
                                      std::string_view complaint) {
    return Explainer(source, place, complaint).explain();
}

}  // namespace papersetter::toml_file
