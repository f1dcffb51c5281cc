// SPDX-License-Identifier: MIT
#include "markdown/picture_reader.hpp"

#include "base/text.hpp"
#include "markdown/picture_size.hpp"

namespace papersetter::markdown {
namespace {

// A description is read out at one go; a PDF holds little more.
constexpr std::size_t longest_alternative = 2000;
constexpr std::size_t longest_path = 500;

}  // namespace

void PictureReader::enter(std::string_view path, std::size_t offset, bool is_plain) {
    if (depth_++ != 0) return;
    path_ = path;
    offset_ = offset;
    end_ = offset + path.size();
    alternative_.clear();
    size_.clear();
    check_path(is_plain);
}

void PictureReader::check_path(bool is_plain) {
    if (!options_->source_of) {
        writer_->error(offset_, "a picture cannot stand in this text",
                       "pictures stand in the texts of items and stimuli, and in notes");
    } else if (path_.empty()) {
        writer_->error(offset_, "this picture names no file",
                       "write ![what it shows](valve.svg); \\! prints the sign");
    } else if (!is_plain) {
        writer_->error(
            offset_, "the path of this picture holds a \\ or an entity",
            "write it as the file is named, with / between folders, and between < and > if it "
            "has spaces");
        path_ = {};  // nobody looks for it
    } else if (path_.size() > longest_path) {
        writer_->error(offset_, "the path of this picture is too long");
    }
}

void PictureReader::tell_title() {
    if (depth_ != 1) return;
    writer_->warning(offset_, "the title behind the path of this picture is not printed",
                     "write a line below the picture, or leave it out");
}

void PictureReader::leave() {
    if (--depth_ != 0) return;
    is_waiting_ = true;
    check_alternative();
}

void PictureReader::check_alternative() {
    alternative_ = base::trimmed(alternative_);
    if (alternative_.empty()) {
        writer_->error(offset_, "this picture has no text for those who do not see it",
                       "say what it shows: ![A valve with its stem drawn up](valve.svg)");
    } else if (alternative_.size() > longest_alternative) {
        writer_->error(offset_,
                       "the text of this picture has more than " +
                           std::to_string(longest_alternative) + " bytes",
                       "say what it shows in a few sentences");
    } else if (alternative_.find("{option:") != std::string::npos) {
        writer_->error(offset_, "a reference to an option stands in the text of a picture",
                       "say what the picture shows, and nothing of the answer");
    } else if (alternative_.find("{gap:") != std::string::npos) {
        writer_->error(offset_, "a gap stands in the text of a picture",
                       "say what the picture shows; gaps stand in the text around it");
    }
}

void PictureReader::take_word(std::string_view word, std::size_t offset) {
    alternative_ += word;
    if (offset + word.size() > end_) end_ = offset + word.size();
}

void PictureReader::take_size(std::string_view& text, std::size_t& offset) {
    const bool is_beside = is_waiting_ && offset > 0 && offset <= text_.size() &&
                           (text_[offset - 1] == ')' || text_[offset - 1] == ']');
    if (!is_beside) return;
    tell_distant_size(text, offset);
    PictureSize size = read_picture_size(text);
    if (size.is_faulty) {
        writer_->error(offset, "this is no size of a picture",
                       "write {width=60mm}, {height=4cm} or {scale=50%}; \\{ prints the sign");
    }
    size_ = std::move(size.attribute);
    text.remove_prefix(size.length);
    offset += size.length;
    end_ = offset;
}

void PictureReader::tell_distant_size(std::string_view text, std::size_t offset) {
    const std::size_t blanks = text.find_first_not_of(" \t");
    if (blanks == 0 || blanks == std::string_view::npos || text[blanks] != '{') return;
    if (read_picture_size(text.substr(blanks)).is_faulty) return;
    writer_->warning(offset + blanks, "this size is printed as text",
                     "no space may stand between a picture and its size; \\{ prints the sign");
}

std::string PictureReader::attributes() const {
    std::string text = " src=\"" + base::escape_xml(options_->source_of(path_, offset_));
    text += "\" alt=\"" + base::escape_xml(alternative_) + '"';
    return text + size_;
}

void PictureReader::finish(bool ends_paragraph) {
    if (!is_waiting_) return;
    is_waiting_ = false;
    if (!options_->source_of) return;
    writer_->picture(attributes(), offset_, end_, ends_paragraph);
}

}  // namespace papersetter::markdown
