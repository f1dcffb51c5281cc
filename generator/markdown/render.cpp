// SPDX-License-Identifier: MIT
#include "markdown/render.hpp"

#include <algorithm>
#include <array>
#include <exception>
#include <functional>
#include <new>
#include <vector>

#include <md4c.h>

#include "base/ascii.hpp"
#include "base/text.hpp"
#include "markdown/characters.hpp"
#include "markdown/entities.hpp"
#include "markdown/fragment_writer.hpp"
#include "markdown/picture_reader.hpp"
#include "markdown/table_rules.hpp"

namespace papersetter::markdown {

namespace {

// Put before a text of one line: white space to Markdown's rules of emphasis, but no space that a
// block marker may follow, so that the line is a paragraph whatever it begins with.
constexpr std::string_view guard = "\u00A0";

/// Receives md4c's calls for one text and passes them to the writer.
class Renderer {
  public:
    Renderer(const Source& source, const Options& options, bool is_dry,
             base::Diagnostics& diagnostics)
        : source_(source),
          is_line_(source.text.find('\n') == std::string_view::npos),
          writer_(source, options, is_dry, diagnostics),
          pictures_(source, options, writer_) {}

    std::string run();

  private:
    struct List {
        unsigned start = 1;
        unsigned items = 0;
        std::size_t offset = std::string::npos;
    };
    static Renderer& self(void* user) { return *static_cast<Renderer*>(user); }
    template <typename Action>
    int guarded(Action action) {
        try {
            action();
            return 0;
        } catch (...) {
            failure_ = std::current_exception();
            return 1;
        }
    }
    void enter_block(MD_BLOCKTYPE type, void* detail);
    void leave_block(MD_BLOCKTYPE type);
    void enter_span(MD_SPANTYPE type, void* detail);
    void leave_span(MD_SPANTYPE type);
    void take_text(MD_TEXTTYPE type, std::string_view text);
    void take_alternative(MD_TEXTTYPE type, std::string_view text, std::size_t offset);

    void enter_code(const MD_BLOCK_CODE_DETAIL& detail);
    void tell_rule();
    void tell_lost_cell();
    void tell_heading(std::size_t offset);
    void enter_picture(const MD_SPAN_IMG_DETAIL& detail);
    void look_at_line(std::string_view text, std::size_t offset);
    void finish_list();
    /// The offset in the source of what md4c points at; the last known one for its own texts.
    [[nodiscard]] std::size_t offset_of(const char* text) const;
    [[nodiscard]] bool is_parsed(const char* text) const;
    [[nodiscard]] std::string value_of(const MD_ATTRIBUTE& attribute);
    [[nodiscard]] std::string link_attributes(const MD_SPAN_A_DETAIL& detail);

    Source source_;
    bool is_line_;
    FragmentWriter writer_;
    PictureReader pictures_;
    std::string guarded_line_;
    std::optional<WidenedText> widened_;
    std::string_view parsed_;  ///< what md4c reads: the source, or one of these two
    std::vector<List> lists_;
    std::size_t before_row_ = 0;  ///< the last offset before a row of a table
    bool is_in_heading_ = false;
    bool is_indented_code_ = false;
    bool has_begun_emphasis_ = false;
    std::exception_ptr failure_;
};

std::string Renderer::run() {
    parsed_ = source_.text;
    if (is_line_) {
        guarded_line_.reserve(guard.size() + source_.text.size());
        guarded_line_ += guard;
        guarded_line_ += source_.text;
        parsed_ = guarded_line_;
    } else if ((widened_ = widen_table_rules(source_.text))) {
        parsed_ = widened_->text();
    }
    MD_PARSER parser{};
    parser.flags = MD_FLAG_NOHTML | MD_FLAG_TABLES;
    parser.enter_block = [](MD_BLOCKTYPE type, void* detail, void* user) {
        return self(user).guarded([&] { self(user).enter_block(type, detail); });
    };
    parser.leave_block = [](MD_BLOCKTYPE type, void*, void* user) {
        return self(user).guarded([&] { self(user).leave_block(type); });
    };
    parser.enter_span = [](MD_SPANTYPE type, void* detail, void* user) {
        return self(user).guarded([&] { self(user).enter_span(type, detail); });
    };
    parser.leave_span = [](MD_SPANTYPE type, void*, void* user) {
        return self(user).guarded([&] { self(user).leave_span(type); });
    };
    parser.text = [](MD_TEXTTYPE type, const MD_CHAR* text, MD_SIZE size, void* user) {
        return self(user).guarded([&] { self(user).take_text(type, {text, size}); });
    };
    const int result =
        md_parse(parsed_.data(), static_cast<MD_SIZE>(parsed_.size()), &parser, this);
    if (failure_) std::rethrow_exception(failure_);
    if (result != 0) throw std::bad_alloc();  // md4c's only failure of its own
    return writer_.take();
}

bool Renderer::is_parsed(const char* text) const {
    const std::less<const char*> before;
    const char* const begin = parsed_.data();
    return !before(text, begin) && !before(begin + parsed_.size(), text);
}

std::size_t Renderer::offset_of(const char* text) const {
    if (!is_parsed(text)) return writer_.last_offset();
    const auto offset = static_cast<std::size_t>(text - parsed_.data());
    if (widened_) return widened_->source_offset(offset);
    if (!is_line_) return offset;
    return offset < guard.size() ? 0 : offset - guard.size();
}

std::string Renderer::value_of(const MD_ATTRIBUTE& attribute) {
    std::string value;
    for (std::size_t i = 0; attribute.substr_offsets[i] < attribute.size; ++i) {
        const std::size_t from = attribute.substr_offsets[i];
        const std::string_view part(attribute.text + from, attribute.substr_offsets[i + 1] - from);
        const auto character =
            attribute.substr_types[i] == MD_TEXT_ENTITY ? character_of(part) : std::nullopt;
        if (character && !fault_of(*character)) {
            base::append_utf8(value, *character);
        } else {
            value += part;
        }
    }
    return value;
}

std::string Renderer::link_attributes(const MD_SPAN_A_DETAIL& detail) {
    // A title shows when a pointer rests on the link: on paper there is nothing to do with it.
    return " href=\"" + base::escape_xml(value_of(detail.href)) + '"';
}

void Renderer::enter_block(MD_BLOCKTYPE type, void* detail) {
    pictures_.finish(false);
    switch (type) {
        case MD_BLOCK_DOC:
        case MD_BLOCK_HTML:
            break;
        case MD_BLOCK_QUOTE:
            writer_.open("blockquote");
            break;
        case MD_BLOCK_UL:
            lists_.emplace_back();
            writer_.open("ul");
            break;
        case MD_BLOCK_OL: {
            const unsigned start = static_cast<MD_BLOCK_OL_DETAIL*>(detail)->start;
            lists_.push_back({start, 0, std::string::npos});
            writer_.open("ol", start == 1 ? "" : " start=\"" + std::to_string(start) + '"');
            break;
        }
        case MD_BLOCK_LI:
            ++lists_.back().items;
            writer_.open("li");
            break;
        case MD_BLOCK_HR:
            tell_rule();
            break;
        case MD_BLOCK_H:
            is_in_heading_ = true;
            writer_.open("p");
            break;
        case MD_BLOCK_CODE:
            enter_code(*static_cast<MD_BLOCK_CODE_DETAIL*>(detail));
            break;
        case MD_BLOCK_P:
            if (!is_line_) writer_.open("p");
            break;
        case MD_BLOCK_TABLE:
            writer_.open("table");
            break;
        case MD_BLOCK_THEAD:
            writer_.open("thead");
            break;
        case MD_BLOCK_TBODY:
            writer_.open("tbody");
            break;
        case MD_BLOCK_TR:
            before_row_ = writer_.last_offset();
            writer_.open("tr");
            break;
        case MD_BLOCK_TH:
        case MD_BLOCK_TD: {
            constexpr std::array<const char*, 4> classes{
                "", " class=\"align-left\"", " class=\"align-center\"", " class=\"align-right\""};
            const MD_ALIGN align = static_cast<MD_BLOCK_TD_DETAIL*>(detail)->align;
            writer_.open(type == MD_BLOCK_TH ? "th" : "td", classes.at(align));
            break;
        }
    }
}

void Renderer::leave_block(MD_BLOCKTYPE type) {
    pictures_.finish(type == MD_BLOCK_P && !is_line_);
    switch (type) {
        case MD_BLOCK_DOC:
        case MD_BLOCK_HTML:
        case MD_BLOCK_HR:
            return;
        case MD_BLOCK_P:
            if (is_line_) return writer_.close_literal();
            break;
        case MD_BLOCK_H:
            if (is_in_heading_) tell_heading(source_.text.find('#', writer_.last_offset()));
            break;
        case MD_BLOCK_CODE:
            writer_.close();
            break;
        case MD_BLOCK_TR:
            tell_lost_cell();
            break;
        case MD_BLOCK_UL:
        case MD_BLOCK_OL:
            finish_list();
            break;
        default:
            break;
    }
    writer_.close();
}

void Renderer::enter_code(const MD_BLOCK_CODE_DETAIL& detail) {
    is_indented_code_ = detail.fence_char == 0;
    writer_.open("pre");
    std::string language;
    if (detail.lang.size > 0) {
        language = " class=\"language-" + base::escape_xml(value_of(detail.lang)) + '"';
    }
    writer_.open("code", std::move(language));
}

// md4c gives no offset for a rule: it is the next line of nothing but its sign.
void Renderer::tell_rule() {
    const std::size_t offset = source_.text.find_first_of("-*_", writer_.last_offset());
    writer_.error(offset, "a horizontal rule is not allowed in a text",
                  "leave it out, or write \\--- to print the signs");
}

// Cells beyond the last heading are passed over by md4c: what stands in the row's line after the
// bar that ends its last cell.
void Renderer::tell_lost_cell() {
    const std::size_t last = writer_.last_offset();
    if (last == before_row_) return;
    const std::string_view line =
        source_.text.substr(0, std::min(source_.text.find('\n', last), source_.text.size()));
    std::size_t bar = line.find('|', last);
    while (bar != std::string_view::npos && line[bar - 1] == '\\') bar = line.find('|', bar + 1);
    const std::size_t cell =
        bar == std::string_view::npos ? bar : line.find_first_not_of(" \t|", bar);
    if (cell == std::string_view::npos) return;
    writer_.error(cell, "this cell of the table has no heading and would not be printed",
                  "give the table another column, or write \\| for the sign itself");
}

void Renderer::tell_heading(std::size_t offset) {
    is_in_heading_ = false;
    offset = std::min(offset, source_.text.size());
    const std::size_t line = source_.text.rfind('\n', offset == 0 ? 0 : offset - 1);
    const std::size_t start = line == std::string_view::npos ? 0 : line + 1;
    const bool has_sign =
        source_.text.substr(start, offset + 1 - start).find('#') != std::string_view::npos;
    writer_.error(offset, "this line is read as a heading, which a text cannot have",
                  has_sign ? "write \\# to print the sign, or **…** for a line in bold"
                           : "a line of --- or === makes the line above it a heading: leave an "
                             "empty line between them, or take it out");
}

void Renderer::enter_picture(const MD_SPAN_IMG_DETAIL& detail) {
    const std::string_view path(detail.src.text == nullptr ? "" : detail.src.text, detail.src.size);
    // A path with escapes or entities is one that md4c has put together itself.
    const std::less<const char*> before;
    const bool is_in_source = !path.empty() && !before(path.data(), parsed_.data()) &&
                              before(path.data(), parsed_.data() + parsed_.size());
    pictures_.enter(path, is_in_source ? offset_of(path.data()) : writer_.last_offset(),
                    is_in_source);
    if (detail.title.size != 0) pictures_.tell_title();
}

void Renderer::finish_list() {
    const List list = lists_.back();
    lists_.pop_back();
    if (list.items != 1 || list.start == 1 || list.offset == std::string::npos) return;
    const std::string number = std::to_string(list.start);
    writer_.warning(list.offset, "this line is read as item " + number + " of a list",
                    "write \"" + number + "\\.\" if it begins a sentence");
}

void Renderer::enter_span(MD_SPANTYPE type, void* detail) {
    if (pictures_.is_open() && type != MD_SPAN_IMG) return;
    pictures_.finish(false);
    has_begun_emphasis_ = type == MD_SPAN_EM;
    switch (type) {
        case MD_SPAN_EM:
            writer_.open("em");
            break;
        case MD_SPAN_STRONG:
            writer_.open("strong");
            break;
        case MD_SPAN_CODE:
            writer_.open("code");
            break;
        case MD_SPAN_A:
            writer_.open("a", link_attributes(*static_cast<MD_SPAN_A_DETAIL*>(detail)));
            break;
        case MD_SPAN_IMG:
            enter_picture(*static_cast<MD_SPAN_IMG_DETAIL*>(detail));
            break;
        default:
            break;  // extensions that are not switched on
    }
}

void Renderer::leave_span(MD_SPANTYPE type) {
    if (type == MD_SPAN_IMG) return pictures_.leave();
    if (pictures_.is_open()) return;
    pictures_.finish(false);
    writer_.close();
}

// Faults that show only where a line or a mark begins.
void Renderer::look_at_line(std::string_view text, std::size_t offset) {
    const std::string_view source = source_.text;
    if (is_in_heading_) tell_heading(offset);
    if (!lists_.empty() && lists_.back().offset == std::string::npos) lists_.back().offset = offset;
    if (has_begun_emphasis_ && offset >= 2 && source[offset - 1] == '*' &&
        base::is_digit(source[offset - 2]) && base::is_digit(text.front())) {
        writer_.warning(offset - 1, "the signs * around this number are read as emphasis",
                        "write \\* or × for a product");
    }
    if (is_line_ || text.front() != '<') return;
    const std::size_t before = source.substr(0, offset).find_last_not_of(' ');
    const bool starts_line = before == std::string_view::npos || source[before] == '\n';
    if (starts_line && begins_html_block(text)) {
        writer_.error(offset, "HTML is not read here: this tag would be printed",
                      "write Markdown, or \\< where the sign itself is meant");
    }
}

// The text of a picture is told in its place, as plain words.
void Renderer::take_alternative(MD_TEXTTYPE type, std::string_view text, std::size_t offset) {
    switch (type) {
        case MD_TEXT_BR:
        case MD_TEXT_SOFTBR:
            return pictures_.take_word(" ", writer_.last_offset());
        case MD_TEXT_NULLCHAR:
            return pictures_.take_word("\uFFFD", offset);
        case MD_TEXT_ENTITY: {
            const auto character = character_of(text);
            if (!character || fault_of(*character)) return writer_.entity(text, offset);
            std::string word;
            base::append_utf8(word, *character);
            return pictures_.take_word(word, offset);
        }
        default:
            return pictures_.take_word(text, offset);
    }
}

void Renderer::take_text(MD_TEXTTYPE type, std::string_view text) {
    std::size_t offset = offset_of(text.data());
    if (is_line_ && text.data() == parsed_.data()) {
        text.remove_prefix(std::min(text.size(), text.find_first_not_of(" \t", guard.size())));
        offset = offset_of(text.data());
    }
    if (widened_ && is_parsed(text.data())) {
        const std::size_t end = offset_of(text.data() + text.size());
        text = source_.text.substr(offset, end - offset);
    }
    if (pictures_.is_open()) return take_alternative(type, text, offset);
    if (type == MD_TEXT_NORMAL) pictures_.take_size(text, offset);
    if (type == MD_TEXT_NORMAL && text.empty()) return;
    pictures_.finish(false);
    if (type == MD_TEXT_NORMAL) look_at_line(text, offset);
    if (type != MD_TEXT_BR && type != MD_TEXT_SOFTBR) has_begun_emphasis_ = false;
    switch (type) {
        case MD_TEXT_BR:
            writer_.line_break();
            break;
        case MD_TEXT_SOFTBR:
            writer_.soft_break();
            break;
        case MD_TEXT_ENTITY:
            writer_.entity(text, offset);
            break;
        case MD_TEXT_NULLCHAR:
            writer_.verbatim("\uFFFD", offset);
            break;
        case MD_TEXT_CODE:
            if (is_indented_code_) {
                is_indented_code_ = false;
                writer_.error(offset, "a line that begins with four spaces is read as code",
                              "put code between lines of ```, or take out the spaces");
            }
            writer_.verbatim(text, offset);
            break;
        default:
            writer_.text(text, offset);
            break;
    }
}

}  // namespace

std::string render(const Source& source, const Options& options, base::Diagnostics& diagnostics) {
    if (!is_plain_line(source.text)) {
        return Renderer(source, options, false, diagnostics).run();
    }
    // Of what has to be escaped, a plain line can hold this one only.
    const std::string_view text = base::trimmed(source.text);
    if (text.find('>') == std::string_view::npos) return std::string(text);
    std::string html;
    append_escaped(html, text);
    return html;
}

void check(const Source& source, const Options& options, base::Diagnostics& diagnostics) {
    if (is_plain_line(source.text)) return;
    Renderer(source, options, true, diagnostics).run();
}

void check(const Source& source, base::Diagnostics& diagnostics) {
    check(source, Options(), diagnostics);
}

}  // namespace papersetter::markdown
