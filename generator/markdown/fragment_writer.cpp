// SPDX-License-Identifier: MIT
#include "markdown/fragment_writer.hpp"

#include <algorithm>
#include <utility>

#include "base/ascii.hpp"
#include "base/display.hpp"
#include "base/text.hpp"
#include "markdown/characters.hpp"
#include "markdown/entities.hpp"

namespace papersetter::markdown {

namespace {

// Deeper than any text means to be; what reads the fragment may recurse.
constexpr std::size_t depth_limit = 32;

/// A reference in braces: what it begins with and what to say of it.
struct Reference {
    std::string_view start;
    std::string_view names_none;
    std::string_view unknown;
    std::string_view hint;
};

constexpr Reference option_reference{
    "{option:", "this reference to an option names none", "no option of this item has the id ",
    "write {option:id} with the id of an option of this item; \\{option: prints the characters"};
constexpr Reference gap_reference{"{gap:", "this gap has no id", "there can be no gap here: ",
                                  "gaps stand in the stem of an item (or part) of type = "
                                  "\"cloze\"; \\{gap: prints the characters"};

bool is_id(std::string_view text) {
    for (const char c : text) {
        if (!base::is_letter_or_digit(c) && c != '.' && c != '_' && c != '-') return false;
    }
    return !text.empty();
}

std::string shown_tag(std::string_view name, std::string_view opening = "<") {
    std::string tag(opening);
    tag += name;
    tag += '>';
    return tag;
}

}  // namespace

void append_escaped(std::string& html, std::string_view text) {
    std::size_t from = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c != '&' && c != '<' && c != '>') continue;
        html += text.substr(from, i - from);
        html += c == '&' ? "&amp;" : c == '<' ? "&lt;" : "&gt;";
        from = i + 1;
    }
    html += text.substr(from);
}

FragmentWriter::FragmentWriter(const Source& source, const Options& options, bool is_dry,
                               base::Diagnostics& diagnostics)
    : source_(source),
      options_(&options),
      is_dry_(is_dry),
      diagnostics_(&diagnostics),
      places_(source) {
    if (!is_dry) html_.reserve(source.text.size() + source.text.size() / 4 + 32);
}

void FragmentWriter::error(std::size_t offset, std::string message, std::string hint) {
    diagnostics_->error(places_.at(offset), std::move(message), std::move(hint));
}

void FragmentWriter::warning(std::size_t offset, std::string message, std::string hint) {
    diagnostics_->warning(places_.at(offset), std::move(message), std::move(hint));
}

void FragmentWriter::push(Element element) {
    open_.push_back(std::move(element));
    if (open_.size() <= depth_limit || is_too_deep_) return;
    is_too_deep_ = true;
    error(last_, "lists, quotations and marks are nested more than 32 deep here");
}

void FragmentWriter::open(std::string_view name, std::string attributes) {
    push({name, false, 0, std::move(attributes)});
}

void FragmentWriter::flush(std::size_t offset) {
    last_ = offset;
    for (; written_ < open_.size(); ++written_) {
        if (is_dry_) continue;
        const Element& element = open_[written_];
        html_ += '<';
        html_ += element.name;
        html_ += element.attributes;
        html_ += " data-at=\"";
        html_ += base::to_attribute(places_.at(element.is_literal ? element.offset : offset));
        html_ += "\">";
    }
}

void FragmentWriter::pop() {
    flush(last_);
    if (!is_dry_) {
        html_ += "</";
        html_ += open_.back().name;
        html_ += '>';
    }
    open_.pop_back();
    written_ = open_.size();
}

void FragmentWriter::close_literal() {
    while (!open_.empty() && open_.back().is_literal) {
        const std::string_view name = open_.back().name;
        error(open_.back().offset, shown_tag(name) + " is not closed where it began",
              "write " + shown_tag(name, "</") + " before the paragraph, cell or emphasis ends");
        pop();
    }
}

void FragmentWriter::close() {
    close_literal();
    pop();
}

void FragmentWriter::put(std::string_view text) {
    if (!is_dry_) append_escaped(html_, text);
}

void FragmentWriter::put_markup(std::string_view markup) {
    if (!is_dry_) html_ += markup;
}

void FragmentWriter::verbatim(std::string_view text, std::size_t offset) {
    flush(offset);
    put(text);
    last_ = offset + text.size();
}

void FragmentWriter::entity(std::string_view reference, std::size_t offset) {
    const auto character = character_of(reference);
    if (!character) {
        error(offset, "there is no character named " + std::string(reference),
              "write the character itself, or \\& for the sign");
    } else if (const auto fault = fault_of(*character)) {
        error(offset, std::string(reference) + " is " + std::string(*fault));
    } else if (base::columns_of(*character) == 0 && ++marks_ > most_marks) {
        if (marks_ == most_marks + 1) {
            error(offset,
                  "more than " + std::to_string(most_marks) + " marks stand on one character",
                  "take some of them out");
        }
    } else {
        if (base::columns_of(*character) != 0) marks_ = 0;
        std::string text;
        base::append_utf8(text, *character);
        flush(offset);
        put(text);
    }
    last_ = offset + reference.size();
}

void FragmentWriter::line_break() {
    flush(last_);
    if (is_dry_) return;
    html_ += "<br data-at=\"" + base::to_attribute(places_.at(last_)) + "\"/>";
}

void FragmentWriter::picture(std::string_view attributes, std::size_t offset, std::size_t end,
                             bool is_alone) {
    const bool opens = !open_.empty() && written_ < open_.size() && open_.back().name == "p";
    if (is_alone && opens) open_.back().name = "figure";
    flush(offset);
    last_ = end;
    if (is_dry_) return;
    html_ += "<img";
    html_ += attributes;
    html_ += " data-at=\"" + base::to_attribute(places_.at(offset)) + "\"/>";
}

void FragmentWriter::soft_break() {
    flush(last_);
    put("\n");
}

void FragmentWriter::text(std::string_view text, std::size_t offset) {
    flush(offset);
    marks_ = 0;
    std::size_t from = 0;
    std::size_t length = 0;
    for (std::size_t i = 0; i < text.size(); i += std::max<std::size_t>(length, 1)) {
        length = 0;
        if (text[i] != '<' && text[i] != '{') continue;
        const std::string_view rest = text.substr(i);
        const InlineTag found = rest.front() == '<' ? read_inline_tag(rest) : InlineTag();
        const bool is_reference =
            rest.starts_with(option_reference.start) || rest.starts_with(gap_reference.start);
        if (found.kind != InlineTag::Kind::none || is_reference) {
            put(text.substr(from, i - from));
            last_ = offset + i;
            if (!is_reference) tag(found, offset + i);
            length = is_reference ? reference(rest, offset + i) : found.length;
            from = i + length;
        }
    }
    put(text.substr(from));
    last_ = offset + text.size();
}

void FragmentWriter::tag(const InlineTag& tag, std::size_t offset) {
    flush(offset);
    switch (tag.kind) {
        case InlineTag::Kind::none:
            break;
        case InlineTag::Kind::line_break:
            line_break();
            break;
        case InlineTag::Kind::faulty:
            error(offset, shown_tag(tag.name) + " " + std::string(tag.fault),
                  "write \\< where the sign itself is meant");
            break;
        case InlineTag::Kind::end:
            end_tag(tag, offset);
            break;
        case InlineTag::Kind::start: {
            std::string attributes;
            if (!tag.language.empty()) attributes += " lang=\"" + std::string(tag.language) + '"';
            if (!tag.direction.empty()) attributes += " dir=\"" + std::string(tag.direction) + '"';
            push({tag.name, true, offset, std::move(attributes)});
            flush(offset);
            break;
        }
    }
}

void FragmentWriter::end_tag(const InlineTag& tag, std::size_t offset) {
    if (!open_.empty() && open_.back().is_literal && open_.back().name == tag.name) {
        pop();
        return;
    }
    std::string hint = "write \\< where the sign itself is meant";
    if (!open_.empty() && open_.back().is_literal) {
        hint = shown_tag(open_.back().name) + " is open here and must be closed first";
    }
    error(offset, shown_tag(tag.name, "</") + " closes nothing that was opened here",
          std::move(hint));
}

// Writes the letter for {option:id}, or the gap for {gap:id}, at the start of `text`; the bytes
// used up.
std::size_t FragmentWriter::reference(std::string_view text, std::size_t offset) {
    flush(offset);
    const bool is_gap = text.starts_with(gap_reference.start);
    const Reference& kind = is_gap ? gap_reference : option_reference;
    const auto& meaning_of = is_gap ? options_->gap_of : options_->letter_of;
    // No id is longer; a look for each reference to the end of a text would be slow.
    constexpr std::size_t longest_reference = 120;
    const std::size_t end = text.substr(0, longest_reference).find('}');
    const std::string_view id =
        text.substr(kind.start.size(), end == std::string_view::npos ? 0 : end - kind.start.size());
    if (!is_id(id)) {
        error(offset, std::string(kind.names_none), std::string(kind.hint));
        return kind.start.size();
    }
    const std::string_view whole = text.substr(0, end + 1);
    if (!meaning_of) {
        put(whole);
    } else if (const auto meaning = meaning_of(id)) {
        is_gap ? put_markup(*meaning) : put(*meaning);
    } else {
        const auto near = is_gap ? std::nullopt : base::nearest(id, options_->known_ids);
        error(
            offset, std::string(kind.unknown) + base::in_quotes(id),
            near ? "did you mean {option:" + base::in_brief(*near) + "}?" : std::string(kind.hint));
    }
    return whole.size();
}

std::string FragmentWriter::take() { return std::move(html_); }

}  // namespace papersetter::markdown
