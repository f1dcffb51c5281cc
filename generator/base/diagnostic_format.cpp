// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cstddef>
#include <iterator>
#include <map>
#include <tuple>
#include <vector>

#include "base/diagnostic.hpp"
#include "base/display.hpp"
#include "base/excerpt.hpp"
#include "base/sorted_diagnostics.hpp"
#include "base/text.hpp"

namespace papersetter::base {

namespace {

constexpr std::size_t places_shown = 3;
constexpr std::size_t gutter = 5;

enum class Ink { plain, bold, red, magenta, cyan, green, blue };

std::string_view code_of(Ink ink) {
    switch (ink) {
        case Ink::plain:
            return "";
        case Ink::bold:
            return "\x1b[1m";
        case Ink::red:
            return "\x1b[1;31m";
        case Ink::magenta:
            return "\x1b[1;35m";
        case Ink::cyan:
            return "\x1b[1;36m";
        case Ink::green:
            return "\x1b[1;32m";
        case Ink::blue:
            return "\x1b[34m";
    }
    return "";
}

// Diagnostics that say the same, with the places where they say it.
struct Folded {
    const Diagnostic* first = nullptr;
    std::vector<Place> places;
};

std::vector<Folded> folded(const Diagnostics& diagnostics, const Sources& sources) {
    using Words = std::tuple<Severity, std::string_view, std::string_view, Place, std::string_view,
                             std::vector<Place>>;
    std::map<Words, std::size_t> known;
    std::vector<Folded> result;
    for (const Diagnostic* diagnostic : sorted(diagnostics, sources)) {
        const std::string& kind = diagnostic->kind.empty() ? diagnostic->message : diagnostic->kind;
        std::vector<Place> details;
        for (const Detail& detail : diagnostic->details) details.push_back(detail.place);
        const Words words{
            diagnostic->severity,        kind,   diagnostic->hint, diagnostic->related,
            diagnostic->related_message, details};
        const auto [entry, is_new] = known.try_emplace(words, result.size());
        if (is_new) result.push_back({diagnostic, {}});
        result[entry->second].places.push_back(diagnostic->place);
    }
    return result;
}

class Writer {
  public:
    Writer(const Sources& sources, bool in_colour) : sources_(sources), in_colour_(in_colour) {}

    void write(const Folded& folded) {
        const Diagnostic& diagnostic = *folded.first;
        head(diagnostic.place, diagnostic.severity, diagnostic.message, folded.places.size());
        if (diagnostic.details.empty()) {
            excerpt(diagnostic.place, ink_of(diagnostic.severity));
        } else {
            details(diagnostic);
        }
        also(folded.places);
        if (!diagnostic.hint.empty()) {
            text_.append(gutter + 3, ' ');
            put(Ink::cyan, "hint: ");
            lines(diagnostic.hint, gutter + 3 + 6);
        }
        if (diagnostic.related.is_known()) {
            head(diagnostic.related, Severity::note, diagnostic.related_message, 1);
            excerpt(diagnostic.related, ink_of(Severity::note));
        }
    }

    [[nodiscard]] std::string take() { return std::move(text_); }

  private:
    static Ink ink_of(Severity severity) {
        switch (severity) {
            case Severity::error:
                return Ink::red;
            case Severity::warning:
                return Ink::magenta;
            case Severity::note:
                return Ink::blue;
        }
        return Ink::red;
    }

    void put(Ink ink, std::string_view words) {
        const bool is_inked = in_colour_ && ink != Ink::plain;
        if (is_inked) text_ += code_of(ink);
        text_ += words;
        if (is_inked) text_ += "\x1b[0m";
    }

    // Words that may quote an author: escaped, except that our own line ends go on indented.
    void lines(std::string_view words, std::size_t indent) {
        for (std::size_t offset = 0; offset < words.size();) {
            if (words[offset] == '\n') {
                text_ += '\n';
                text_.append(indent, ' ');
                ++offset;
            } else {
                text_ += next_shown(words, offset).text;
            }
        }
        text_ += '\n';
    }

    [[nodiscard]] std::string name_of(const Place& place) const {
        std::string name;
        const std::string& file = sources_.name(place.file);
        for (std::size_t offset = 0; offset < file.size();) name += next_shown(file, offset).text;
        if (place.line > 0) name += ':' + std::to_string(place.line);
        if (place.line > 0 && place.column > 0) name += ':' + std::to_string(place.column);
        return name;
    }

    void head(const Place& place, Severity severity, std::string_view message, std::size_t count) {
        if (place.is_known()) put(Ink::bold, name_of(place) + ": ");
        switch (severity) {
            case Severity::error:
                put(Ink::red, "error: ");
                break;
            case Severity::warning:
                put(Ink::magenta, "warning: ");
                break;
            case Severity::note:
                put(Ink::blue, "note: ");
                break;
        }
        std::string words(message);
        if (count > 1) words += " (" + std::to_string(count) + " times)";
        lines(words, 4);
    }

    void excerpt(const Place& place, Ink ink) {
        if (!place.is_known() || place.line == 0) return;
        const std::string_view line = line_of(place);
        if (line.empty()) return;
        const Surroundings near = around_caret(place, line);
        const Excerpt shown = excerpt_of(near.text, near.column);
        const std::string number = std::to_string(place.line);
        text_.append(gutter - std::min(gutter, number.size()), ' ');
        put(Ink::blue, number + " | ");
        text_ += shown.text + '\n';
        if (place.column == 0) return;
        text_.append(std::max(gutter, number.size()), ' ');
        put(Ink::blue, " | ");
        text_.append(shown.caret, ' ');
        put(ink, '^' + std::string(shown.width - 1, '~'));
        text_ += '\n';
    }

    // Places as wide as the widest, so that words stand below each other.
    void details(const Diagnostic& diagnostic) {
        std::vector<std::string> places;
        std::size_t width = 0;
        for (const Detail& detail : diagnostic.details) {
            places.push_back(
                detail.place.is_known() ? name_of({detail.place.file, detail.place.line, 0}) : "");
            width = std::max(width, count_code_points(places.back()));
        }
        for (std::size_t i = 0; i < places.size(); ++i) {
            text_.append(gutter + 3, ' ');
            put(Ink::bold, places[i]);
            text_.append(width - count_code_points(places[i]) + 2, ' ');
            lines(diagnostic.details[i].words, gutter + 3 + width + 2);
        }
        if (diagnostic.reason.empty()) return;
        text_.append(gutter + 3, ' ');
        put(Ink::cyan, "because: ");
        lines(diagnostic.reason, gutter + 3 + 9);
    }

    void also(const std::vector<Place>& places) {
        if (places.size() < 2 || !places.front().is_known()) return;
        std::string words;
        for (std::size_t i = 1; i < std::min(places_shown, places.size()); ++i) {
            if (i > 1) words += places.size() == places_shown ? " and " : ", ";
            words += name_of(places[i]);
        }
        if (places.size() > places_shown) {
            words += " and " + std::to_string(places.size() - places_shown) + " more";
        }
        text_.append(gutter + 3, ' ');
        put(Ink::cyan, "also: ");
        text_ += words + '\n';
    }

    // Sources::line walks from the top; with thousands of faults in one file that would be slow, so
    // the line ends of the file at hand are looked up once (diagnostics come sorted by file).
    [[nodiscard]] std::string_view line_of(const Place& place) {
        const std::string& text = sources_.text(place.file);
        if (indexed_ != place.file) {
            indexed_ = place.file;
            starts_.assign(1, 0);
            for (std::size_t i = text.find('\n'); i != std::string::npos;
                 i = text.find('\n', i + 1))
                starts_.push_back(i + 1);
        }
        if (place.line == 1) return sources_.line(place.file, 1);
        if (place.line > starts_.size()) return {};
        const std::size_t start = starts_[place.line - 1];
        const std::size_t end = std::min(text.find('\n', start), text.size());
        std::string_view line = std::string_view(text).substr(start, end - start);
        if (line.ends_with('\r')) line.remove_suffix(1);
        return line;
    }

    struct Surroundings {
        std::string_view text;
        std::uint32_t column = 0;  // of the caret in the text
    };

    // Of a very long line only the part that may be shown. Thousands of faults in one such line
    // come sorted, so that each caret is looked for from the one before.
    [[nodiscard]] Surroundings around_caret(const Place& place, std::string_view line) {
        constexpr std::size_t reach = 2048;
        if (line.size() <= 2 * reach) return {line, place.column};
        if (place.file != caret_.file || place.line != caret_.line ||
            place.column < caret_.column) {
            caret_ = {place.file, place.line, 1};
            caret_offset_ = 0;
        }
        const auto is_inside = [&](std::size_t at) {
            return at < line.size() && (static_cast<unsigned char>(line[at]) & 0xC0U) == 0x80;
        };
        for (; caret_.column < place.column && caret_offset_ < line.size(); ++caret_.column) {
            do ++caret_offset_;
            while (is_inside(caret_offset_));
        }
        std::size_t begin = caret_offset_ - std::min(caret_offset_, reach);
        while (is_inside(begin)) ++begin;
        std::size_t end = std::min(caret_offset_ + reach, line.size());
        while (is_inside(end)) ++end;
        const std::size_t before = count_code_points(line.substr(begin, caret_offset_ - begin));
        return {line.substr(begin, end - begin),
                place.column == 0 ? 0 : static_cast<std::uint32_t>(before + 1)};
    }

    const Sources& sources_;
    bool in_colour_;
    std::string text_;
    FileNumber indexed_ = 0;
    std::vector<std::size_t> starts_;
    Place caret_;  // where around_caret looked last
    std::size_t caret_offset_ = 0;
};

}  // namespace

std::string format(const Diagnostics& diagnostics, const Sources& sources, bool in_colour) {
    Writer writer(sources, in_colour);
    for (const Folded& entry : folded(diagnostics, sources)) writer.write(entry);
    return writer.take();
}

}  // namespace papersetter::base
