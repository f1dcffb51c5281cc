// SPDX-License-Identifier: MIT
#include "typeset/collected_text.hpp"

#include <array>

#include "base/text.hpp"
#include "typeset/text_case.hpp"

namespace papersetter::typeset {

using document::ComputedStyle;
using document::VerticalAlign;
using document::WhiteSpace;

namespace {

constexpr std::string_view object_replacement = "\uFFFC";
constexpr std::size_t tab_columns = 8;

bool keeps_spaces(const ComputedStyle& style) {
    return style.white_space == WhiteSpace::pre || style.white_space == WhiteSpace::pre_wrap;
}

// Bytes that are copied as they stand: neither collapsible space nor the lead of a soft hyphen.
constexpr std::array<bool, 256> make_ordinary() {
    std::array<bool, 256> ordinary{};
    ordinary.fill(true);
    for (const char c : {' ', '\n', '\t', '\r', '\f', '\xC2'}) {
        ordinary[static_cast<unsigned char>(c)] = false;
    }
    return ordinary;
}

constexpr std::array<bool, 256> ordinary = make_ordinary();

bool is_ordinary(char c) { return ordinary[static_cast<unsigned char>(c)]; }

bool wraps(const ComputedStyle& style) {
    return style.white_space == WhiteSpace::normal || style.white_space == WhiteSpace::pre_wrap;
}

class Collector {
  public:
    Collector(const document::StyledDocument& document, const StyleTable& styles,
              const InlineContent& content, const References& references, CollectedText& result)
        : document_(document),
          styles_(styles),
          content_(content),
          references_(references),
          result_(result) {}

    void collect() {
        result_.text.clear();
        result_.spans.clear();
        result_.stretches.clear();
        result_.soft_hyphens.clear();
        result_.isolates.clear();
        result_.open.clear();
        result_.spans.push_back({content_.style, content_.node, content_.element, Length{}, false,
                                 wraps(styles_.style(content_.style)),
                                 font::LanguageTag(content_.language), false});
        result_.open.push_back(0);
        for (const InlineItem& item : content_.items) {
            std::visit([&](const auto& one) { add(one); }, item);
        }
        drop_last_space();
    }

  private:
    void add(const InlineText& item) { add_text(document_.node(item.node).text); }
    void add(const InlineLiteral&) { add_made(content_.literal); }
    void add(const InlineGenerated& item) {
        add_made(generated_text(document_.node(item.node).content, references_,
                                references_.page_of(item.node)));
    }

    // What style sheets say: texts that were put into it are set apart by controls (U+2066 to
    // U+2069, E2 81 A6 to A9), which are no letters.
    void add_made(std::string_view source) {
        using Kind = IsolateEdge::Kind;
        constexpr std::string_view lead = "\xE2\x81";
        constexpr std::array kinds{Kind::left_to_right, Kind::right_to_left, Kind::first_strong,
                                   Kind::end};
        std::size_t begin = 0;
        for (auto at = source.find(lead); at != std::string_view::npos;
             at = source.find(lead, at + lead.size())) {
            const auto last = static_cast<unsigned char>(source.substr(at + lead.size()).front());
            if (last < 0xA6 || last > 0xA9) continue;
            add_text(source.substr(begin, at - begin));
            result_.isolates.push_back({size(), kinds[last - 0xA6U]});
            begin = at + lead.size() + 1;
        }
        add_text(source.substr(begin));
    }

    void add(const InlineOpen& item) {
        const Span& parent = result_.spans[result_.open.back()];
        const ComputedStyle& style = styles_.style(item.style);
        Span span{item.style,       item.node,    item.element,    parent.shift,
                  parent.is_raised, wraps(style), parent.language, false};
        const Length size = styles_.style(parent.style).font_size;
        switch (style.vertical_align) {
            // Where TeX and browsers put them, near enough: a fifth down, a third up.
            case VerticalAlign::sub:
                span.shift -= size.scaled(1, 5);
                break;
            case VerticalAlign::super:
                span.shift += size.scaled(1, 3);
                break;
            case VerticalAlign::length:
                span.shift += style.vertical_shift;
                break;
            default:
                break;
        }
        span.is_raised = span.is_raised || style.vertical_align == VerticalAlign::sub ||
                         style.vertical_align == VerticalAlign::super;
        note_language(item.node, span);
        const bool has_direction =
            item.node != document::no_node && !document_.node(item.node).attribute("dir").empty();
        const bool is_right_to_left = styles_.style(parent.style).is_right_to_left;
        span.is_isolated = has_direction || style.is_right_to_left != is_right_to_left;
        if (span.is_isolated) isolate(style.is_right_to_left);
        result_.open.push_back(static_cast<SpanNumber>(result_.spans.size()));
        result_.spans.push_back(span);
        add_stretch(Stretch::Kind::open, result_.open.back());
    }

    void note_language(document::NodeNumber number, Span& span) {
        if (number == document::no_node || document_.node(number).attributes.empty()) return;
        const std::string_view language = document_.node(number).attribute("lang");
        if (!language.empty()) span.language = font::LanguageTag(language);
    }

    // What has a direction of its own, or another one than the text around it.
    void isolate(bool is_right_to_left) {
        result_.isolates.push_back({size(), is_right_to_left ? IsolateEdge::Kind::right_to_left
                                                             : IsolateEdge::Kind::left_to_right});
    }

    void add(const InlineClose&) {
        add_stretch(Stretch::Kind::close, result_.open.back());
        if (result_.spans[result_.open.back()].is_isolated) {
            result_.isolates.push_back({size(), IsolateEdge::Kind::end});
        }
        result_.open.pop_back();
    }

    void add(const InlineBreak&) { end_line(); }

    void add(const InlineBox& item) {
        add_stretch(item.is_absolute ? Stretch::Kind::absolute : Stretch::Kind::box,
                    result_.open.back());
        result_.stretches.back().box = item.box;
        if (item.is_absolute) return;
        result_.text += object_replacement;
        result_.stretches.back().end = size();
        after_space_ = false;
        has_collapsible_end_ = false;
    }

    [[nodiscard]] std::uint32_t size() const {
        return static_cast<std::uint32_t>(result_.text.size());
    }

    void add_stretch(Stretch::Kind kind, SpanNumber span) {
        result_.stretches.push_back({kind, span, size(), size(), no_box});
    }

    void add_text(std::string_view source) {
        const ComputedStyle& style = styles_.style(result_.spans[result_.open.back()].style);
        std::string changed;
        if (style.text_transform != document::TextTransform::none) {
            changed = transformed(source, style.text_transform, std::string(content_.language));
            source = changed;
        }
        add_stretch(Stretch::Kind::text, result_.open.back());
        const std::size_t soft_hyphens = result_.soft_hyphens.size();
        if (keeps_spaces(style)) {
            add_preserved(source);
        } else {
            add_collapsed(source);
        }
        const bool has_more = result_.soft_hyphens.size() > soft_hyphens;
        if (has_more && style.hyphens == document::Hyphens::none) {
            result_.soft_hyphens.resize(soft_hyphens);
        }
        result_.stretches.back().end = size();
        if (result_.stretches.back().begin == size()) result_.stretches.pop_back();
    }

    // True when a soft hyphen (C2 AD) stands at `at`; it is then remembered and skipped.
    bool takes_soft_hyphen(std::string_view source, std::size_t& at) {
        const bool is_one =
            source[at] == '\xC2' && at + 1 < source.size() && source[at + 1] == '\xAD';
        if (!is_one) return false;
        result_.soft_hyphens.push_back(size());
        ++at;
        return true;
    }

    void add_collapsed(std::string_view source) {
        const std::size_t before = result_.text.size();
        result_.text.resize(before + source.size());
        char* const begin = result_.text.data();
        char* out = begin + before;
        const char* at = source.data();
        const char* const end = at + source.size();
        while (at != end) {
            if (is_ordinary(*at)) {
                do {
                    *out++ = *at++;
                } while (at != end && is_ordinary(*at));
                after_space_ = has_collapsible_end_ = false;
            } else if (*at != '\xC2') {
                if (!after_space_) *out++ = ' ';
                after_space_ = has_collapsible_end_ = true;
                ++at;
            } else if (at + 1 != end && at[1] == '\xAD') {
                result_.soft_hyphens.push_back(static_cast<std::uint32_t>(out - begin));
                at += 2;
            } else {
                *out++ = *at++;
                after_space_ = has_collapsible_end_ = false;
            }
        }
        result_.text.resize(static_cast<std::size_t>(out - begin));
    }

    void add_preserved(std::string_view source) {
        for (std::size_t at = 0; at < source.size(); ++at) {
            const char c = source[at];
            if (c == '\n') {
                result_.stretches.back().end = size();
                end_line();
                add_stretch(Stretch::Kind::text, result_.open.back());
            } else if (c == '\t') {
                const std::size_t line = result_.text.rfind('\n') + 1;
                const std::size_t column =
                    base::count_code_points(std::string_view(result_.text).substr(line));
                result_.text.append(tab_columns - column % tab_columns, ' ');
            } else if (!takes_soft_hyphen(source, at)) {
                result_.text += c;
            }
        }
        after_space_ = false;
        has_collapsible_end_ = false;
    }

    void end_line() {
        drop_last_space();
        add_stretch(Stretch::Kind::line_end, result_.open.back());
        result_.text += '\n';
        result_.stretches.back().end = size();
        after_space_ = true;
    }

    // Collapsible space at a line's end goes (CSS Text 3, 4.1.2); only empty stretches follow it.
    void drop_last_space() {
        if (!has_collapsible_end_ || result_.text.empty() || result_.text.back() != ' ') return;
        result_.text.pop_back();
        for (auto stretch = result_.stretches.rbegin(); stretch != result_.stretches.rend();
             ++stretch) {
            if (stretch->begin > size()) stretch->begin = size();
            if (stretch->end > size()) stretch->end = size();
            if (stretch->begin < size()) break;
        }
        while (!result_.soft_hyphens.empty() && result_.soft_hyphens.back() > size()) {
            result_.soft_hyphens.pop_back();
        }
        has_collapsible_end_ = false;
    }

    const document::StyledDocument& document_;
    const StyleTable& styles_;
    const InlineContent& content_;
    const References& references_;
    CollectedText& result_;
    bool after_space_ = true;  ///< the next collapsible space vanishes
    bool has_collapsible_end_ = false;
};

}  // namespace

void collect_text(const document::StyledDocument& document, const StyleTable& styles,
                  const InlineContent& content, const References& references,
                  CollectedText& collected) {
    Collector(document, styles, content, references, collected).collect();
}

}  // namespace papersetter::typeset
