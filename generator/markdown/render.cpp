// SPDX-License-Identifier: MIT
#include "markdown/render.hpp"

#include <array>
#include <exception>
#include <new>
#include <vector>

#include <md4c.h>

#include "base/text.hpp"
#include "markdown/characters.hpp"
#include "markdown/entities.hpp"
#include "markdown/fragment_writer.hpp"
#include "markdown/misreadings.hpp"
#include "markdown/parsed_text.hpp"
#include "markdown/picture_reader.hpp"

namespace papersetter::markdown {

namespace {

/// Receives md4c's calls for one text and passes them to the writer.
class Renderer {
  public:
    Renderer(const Source& source, const Options& options, bool is_dry,
             base::Diagnostics& diagnostics)
        : source_(source),
          parsed_(source.text),
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
    void enter_picture(const MD_SPAN_IMG_DETAIL& detail);
    void tell_heading_at(std::size_t offset);
    void look_at_line(std::string_view text, std::size_t offset);
    void finish_list();
    /// The offset in the source of what md4c points at; the last known one for its own texts.
    [[nodiscard]] std::size_t offset_of(const char* text) const;
    [[nodiscard]] std::string value_of(const MD_ATTRIBUTE& attribute);
    [[nodiscard]] std::string link_attributes(const MD_SPAN_A_DETAIL& detail);

    Source source_;
    ParsedText parsed_;
    FragmentWriter writer_;
    PictureReader pictures_;
    std::vector<List> lists_;
    std::size_t before_row_ = 0;  ///< the last offset before a row of a table
    bool is_in_heading_ = false;
    bool is_indented_code_ = false;
    bool has_begun_emphasis_ = false;
    std::exception_ptr failure_;
};

std::string Renderer::run() {
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
    const std::string_view text = parsed_.text();
    const int result = md_parse(text.data(), static_cast<MD_SIZE>(text.size()), &parser, this);
    if (failure_) std::rethrow_exception(failure_);
    if (result != 0) throw std::bad_alloc();  // md4c's only failure of its own
    return writer_.take();
}

std::size_t Renderer::offset_of(const char* text) const {
    return parsed_.contains(text) ? parsed_.source_offset(text) : writer_.last_offset();
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
    const std::string address = value_of(detail.href);
    for (const std::string_view reference : {"{option:", "{gap:"}) {
        if (address.find(reference) == std::string::npos) continue;
        const bool is_known = detail.href.text != nullptr && parsed_.contains(detail.href.text);
        writer_.error(is_known ? offset_of(detail.href.text) : writer_.last_offset(),
                      std::string(reference == "{gap:" ? "a gap" : "a reference to an option") +
                          " stands in the address of a link",
                      "write %7B for the sign { itself");
    }
    // A title shows when a pointer rests on the link: on paper there is nothing to do with it.
    return " href=\"" + base::escape_xml(address) + '"';
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
            tell_rule(writer_, source_.text);
            break;
        case MD_BLOCK_H:
            is_in_heading_ = true;
            writer_.open("p");
            break;
        case MD_BLOCK_CODE:
            enter_code(*static_cast<MD_BLOCK_CODE_DETAIL*>(detail));
            break;
        case MD_BLOCK_P:
            if (!parsed_.is_line()) writer_.open("p");
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
    pictures_.finish(type == MD_BLOCK_P && !parsed_.is_line());
    switch (type) {
        case MD_BLOCK_DOC:
        case MD_BLOCK_HTML:
        case MD_BLOCK_HR:
            return;
        case MD_BLOCK_P:
            if (parsed_.is_line()) return writer_.close_literal();
            break;
        case MD_BLOCK_H:
            if (is_in_heading_) tell_heading_at(source_.text.find('#', writer_.last_offset()));
            break;
        case MD_BLOCK_CODE:
            writer_.close();
            break;
        case MD_BLOCK_TR:
            tell_lost_cell(writer_, source_.text, before_row_);
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

void Renderer::tell_heading_at(std::size_t offset) {
    is_in_heading_ = false;
    tell_heading(writer_, source_.text, offset);
}

void Renderer::enter_picture(const MD_SPAN_IMG_DETAIL& detail) {
    const std::string_view path(detail.src.text == nullptr ? "" : detail.src.text, detail.src.size);
    // A path with escapes or entities is one that md4c has put together itself.
    const bool is_in_source = !path.empty() && parsed_.contains(path.data());
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
    if (is_in_heading_) tell_heading_at(offset);
    if (!lists_.empty() && lists_.back().offset == std::string::npos) lists_.back().offset = offset;
    if (has_begun_emphasis_) tell_product(writer_, source_.text, offset);
    if (parsed_.is_line()) return;
    tell_table(writer_, source_.text, offset);
    tell_html(writer_, source_.text, text, offset);
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
    text = parsed_.written(text);
    if (parsed_.is_line()) offset = offset_of(text.data());  // behind the blanks
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
