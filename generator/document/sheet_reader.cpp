// SPDX-License-Identifier: MIT
#include "document/sheet_reader.hpp"

#include <algorithm>
#include <utility>

#include "document/letters.hpp"

namespace papersetter::document {

namespace {

// Those of the question paper and of the key in each of some profiles, and a few for layouts whose
// rules depend on a paper.
constexpr std::size_t most_sheets = 16;

constexpr std::string_view page_keyword = "@page";
constexpr std::string_view mark_start = "/*@";

/// Follows strings, comments and braces, and nothing else of CSS.
class SheetCutter {
  public:
    explicit SheetCutter(std::string_view css) : css_(css) {}

    std::optional<SheetParts> run() {
        while (at_ < css_.size()) {
            if (!step()) return std::nullopt;
        }
        if (depth_ != 0 || is_in_page_) return std::nullopt;
        parts_.others += css_.substr(copied_);
        return std::move(parts_);
    }

  private:
    bool step() {
        switch (css_[at_]) {
            case '/':
                return css_.substr(at_).starts_with("/*") ? skip_comment() : advance();
            case '"':
            case '\'':
                return skip_string();
            case '\\':
            case '\0':
                return false;
            case '{':
                ++depth_;
                return advance();
            case '}':
                if (depth_ == 0) return false;
                --depth_;
                return advance() && (depth_ != 0 || !is_in_page_ || end_page_rule());
            case '@':
                return depth_ == 0 ? begin_page_rule() : advance();
            case ';':
                return depth_ == 0 ? false : advance();
            default:
                return advance();
        }
    }

    bool advance() {
        ++at_;
        return true;
    }

    bool skip_comment() {
        const std::size_t end = css_.find("*/", at_ + 2);
        if (end == std::string_view::npos) return false;
        if (css_.substr(at_).starts_with(mark_start)) {
            mark_ = at_;
            mark_end_ = end + 2;
        }
        at_ = end + 2;
        return true;
    }

    bool skip_string() {
        const char quote = css_[at_++];
        while (at_ < css_.size() && css_[at_] != quote) {
            if (css_[at_] == '\n') return false;
            at_ += css_[at_] == '\\' ? 2 : 1;
        }
        ++at_;
        return at_ <= css_.size();
    }

    bool begin_page_rule() {
        const std::string_view rest = css_.substr(at_);
        const std::string_view after = rest.substr(std::min(page_keyword.size(), rest.size()));
        const bool is_page = rest.starts_with(page_keyword) && !after.empty() &&
                             (is_space(after[0]) || after[0] == ':' || after[0] == '{');
        if (!is_page || is_in_page_ || mark_end_ != at_) return false;
        parts_.others += css_.substr(copied_, mark_ - copied_);
        copied_ = mark_;
        is_in_page_ = true;
        at_ += page_keyword.size();
        return true;
    }

    bool end_page_rule() {
        parts_.pages += css_.substr(copied_, at_ - copied_);
        copied_ = at_;
        is_in_page_ = false;
        std::size_t next = at_;
        while (next < css_.size() && is_space(css_[next])) ++next;
        return next == css_.size() || css_.substr(next).starts_with(mark_start);
    }

    std::string_view css_;
    std::size_t at_ = 0;
    std::size_t depth_ = 0;
    std::size_t copied_ = 0;  ///< up to here
    std::size_t mark_ = 0;    ///< of the last position mark
    std::size_t mark_end_ = std::string_view::npos;
    bool is_in_page_ = false;
    SheetParts parts_;
};

}  // namespace

std::optional<SheetParts> part_sheet(std::string_view css) { return SheetCutter(css).run(); }

StyleSheets::StyleSheets() : state_(std::make_unique<State>()) {}
StyleSheets::~StyleSheets() = default;
StyleSheets::StyleSheets(StyleSheets&&) noexcept = default;

StyleSheets::State::Known::Known(std::string css)
    : text(std::move(css)), sheet(parse_stylesheet(text, told)), index(sheet) {}

/// Null when there are faults in it.
const StyleSheets::State::Known* StyleSheets::State::find(std::string others) {
    const auto found = std::ranges::find(known_, others, &Known::text);
    if (found != known_.end()) return &*found;
    if (known_.size() == most_sheets) known_.pop_front();
    const Known& made = known_.emplace_back(std::move(others));
    if (made.told.all().empty()) return &made;
    known_.pop_back();
    return nullptr;
}

ReadSheet StyleSheets::State::read(std::string_view css, base::Diagnostics& diagnostics) {
    if (auto parts = part_sheet(css)) {
        base::Diagnostics told;
        page_text_ = std::move(parts->pages);
        pages_ = parse_stylesheet(page_text_, told);
        const Known* known = told.all().empty() ? find(std::move(parts->others)) : nullptr;
        if (known != nullptr) return {known->sheet, known->index, pages_.page_rules};
    }
    // Faults are told in the order of the whole sheet.
    pages_ = parse_stylesheet(css, diagnostics);
    own_index_.emplace(pages_);
    return {pages_, *own_index_, pages_.page_rules};
}

}  // namespace papersetter::document
