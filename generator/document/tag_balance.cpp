// SPDX-License-Identifier: MIT
#include "document/tag_balance.hpp"

#include <vector>

#include "document/letters.hpp"
#include "document/quoted.hpp"
#include "document/source_text.hpp"

namespace papersetter::document {

namespace {

struct OpenTag {
    std::string_view name;
    std::size_t offset = 0;
    std::size_t end = 0;
};

std::string closing(std::string_view name) { return std::string("/").append(name); }

class Balance {
  public:
    explicit Balance(std::string_view html) : html_(html) {}

    std::optional<BalanceFault> run() {
        while ((at_ = html_.find('<', at_)) != std::string_view::npos) {
            const std::string_view rest = html_.substr(at_);
            if (rest.starts_with("<!--")) {
                skip_past("-->");
            } else if (rest.starts_with("<![CDATA[")) {
                skip_past("]]>");
            } else if (rest.starts_with("<?") || rest.starts_with("<!")) {
                skip_past(">");
            } else if (rest.starts_with("</")) {
                if (auto fault = close()) return fault;
            } else if (auto fault = open()) {
                return fault;
            }
        }
        if (open_.empty()) return std::nullopt;
        const OpenTag& last = open_.back();
        return BalanceFault{place_of(last), quoted_tag(last.name) + " is not closed",
                            "add " + quoted_tag(closing(last.name))};
    }

  private:
    void skip_past(std::string_view end) {
        const std::size_t found = html_.find(end, at_);
        at_ = found == std::string_view::npos ? html_.size() : found + end.size();
    }

    [[nodiscard]] std::string_view name_at(std::size_t begin) const {
        std::size_t end = begin;
        while (end < html_.size() && !is_space(html_[end]) && html_[end] != '>' &&
               html_[end] != '/' && html_[end] != '<') {
            ++end;
        }
        return html_.substr(begin, end - begin);
    }

    /// The place in the tag's own data-at, else of the last tag that has one.
    [[nodiscard]] base::Place place_of(const OpenTag& tag) const {
        return place_before(html_, tag.end);
    }

    std::optional<BalanceFault> open() {
        OpenTag tag{name_at(at_ + 1), at_, 0};
        std::size_t end = at_ + 1;
        char quote = '\0';
        while (end < html_.size() && (quote != '\0' || (html_[end] != '>' && html_[end] != '<'))) {
            const char letter = html_[end++];
            if (quote != '\0') {
                if (letter == quote) quote = '\0';
            } else if (letter == '"' || letter == '\'') {
                quote = letter;
            }
        }
        tag.end = end;
        if (end == html_.size() || html_[end] == '<') {
            const std::string_view begin = html_.substr(at_, tag.name.size() + 1);
            return BalanceFault{place_before(html_, at_),
                                "a start tag " + quoted(begin) + " is not ended",
                                "end it with `>`, or write `&lt;` for the character itself"};
        }
        if (html_[end - 1] != '/') open_.push_back(tag);
        at_ = end + 1;
        return std::nullopt;
    }

    std::optional<BalanceFault> close() {
        const std::string_view name = name_at(at_ + 2);
        skip_past(">");
        if (open_.empty()) {
            return BalanceFault{place_before(html_, at_),
                                quoted_tag(closing(name)) + " closes nothing", "remove it"};
        }
        const OpenTag& last = open_.back();
        if (last.name != name) {
            return BalanceFault{
                place_of(last),
                quoted_tag(last.name) + " is not closed before " + quoted_tag(closing(name)),
                "add " + quoted_tag(closing(last.name))};
        }
        open_.pop_back();
        return std::nullopt;
    }

    std::string_view html_;
    std::size_t at_ = 0;
    std::vector<OpenTag> open_;
};

}  // namespace

std::optional<BalanceFault> find_balance_fault(std::string_view html) {
    return Balance(html).run();
}

}  // namespace papersetter::document
