// SPDX-License-Identifier: MIT
#include "layout/template_steps.hpp"

#include <algorithm>
#include <charconv>
#include <deque>
#include <kainjow/mustache.hpp>
#include <stdexcept>
#include <string_view>

namespace papersetter::layout {
namespace {

namespace kainjow = ::kainjow::mustache;

// Around the codes of tags in the text that kainjow makes. No document may hold such characters.
constexpr char tag_begin = '\x1E';
constexpr char tag_end = '\x1F';
constexpr std::string_view section_end = "/";
constexpr char escaped_mark = '&';

std::string tag(std::string_view code) { return std::string(1, tag_begin).append(code) + tag_end; }

bool is_variable(std::string_view code) { return code[0] == 'v' || code[0] == 'p'; }

/// Answers each question of kainjow with the question.
class Echo final : public kainjow::basic_context<std::string> {
  public:
    const kainjow::data* get(const std::string& code) const override {
        if (is_variable(code)) return &answers_.emplace_back(tag(code));
        const auto echo_section = [code](const std::string& inside,
                                         const kainjow::renderer& render) {
            return tag(code) + render(inside) + tag(section_end);
        };
        return &answers_.emplace_back(kainjow::lambda2(echo_section));
    }
    void push(const kainjow::data*) override {}
    void pop() override {}
    const kainjow::data* get_partial(const std::string&) const override { return nullptr; }

  private:
    mutable std::deque<kainjow::data> answers_;  ///< kainjow keeps pointers to them
};

std::string echo(const std::string& compiled) {
    std::string text = compiled;
    std::ranges::replace_if(
        text, [](char c) { return c == tag_begin || c == tag_end; }, '\x1D');
    kainjow::mustache parsed(text);
    parsed.set_custom_escape([](const std::string& answer) {
        return answer.substr(0, answer.size() - 1) + escaped_mark + tag_end;
    });
    Echo context;
    std::string echoed = parsed.is_valid() ? parsed.render(context) : std::string();
    if (!parsed.is_valid()) throw std::logic_error(parsed.error_message());
    return echoed;
}

class StepReader {
  public:
    explicit StepReader(std::string_view echoed) : rest_(echoed) {}

    std::vector<Step> read() {
        while (!rest_.empty()) {
            read_text(take(std::min(rest_.find(tag_begin), rest_.size())));
            if (!rest_.empty()) read_tag();
        }
        return std::move(steps_);
    }

  private:
    std::string_view take(std::size_t size) {
        const std::string_view taken = rest_.substr(0, size);
        rest_.remove_prefix(size);
        return taken;
    }

    Step& add(Step::Kind kind, std::string_view text) {
        Step& step = steps_.emplace_back();
        step.kind = kind;
        step.text = text;
        return step;
    }

    void read_text(std::string_view text) {
        while (!text.empty()) {
            const std::size_t begin = std::min(text.find_first_of("\r\n"), text.size());
            const std::size_t size = text.substr(begin).starts_with("\r\n") ? 2 : 1;
            const std::size_t end = std::min(begin + size, text.size());
            read_line(text.substr(0, begin), text.substr(begin, end - begin));
            text.remove_prefix(end);
        }
    }

    void read_line(std::string_view text, std::string_view line_end) {
        const bool is_blank = text.find_first_not_of('\t') == std::string_view::npos;
        if (!is_blank && !line_end.empty()) {
            const bool follows =
                steps_.size() > part_begin_ && steps_.back().kind == Step::Kind::lines;
            Step& step = follows ? steps_.back() : add(Step::Kind::lines, {});
            step.text.append(text).append(line_end);
            return;
        }
        if (!text.empty()) add(Step::Kind::text, text);
        if (!line_end.empty()) add(Step::Kind::line_end, line_end);
    }

    void read_tag() {
        std::string_view code = take(rest_.find(tag_end) + 1);
        code = code.substr(1, code.size() - 2);
        if (code == section_end) {
            steps_[open_.back()].end = part_begin_ = steps_.size();
            open_.pop_back();
            return;
        }
        const bool is_inverted = code.starts_with('^');
        if (is_inverted) code.remove_prefix(1);
        if (!is_variable(code)) open_.push_back(steps_.size());
        Step& step = add(Step::Kind::raw, {});
        if (code.ends_with(escaped_mark)) step.kind = Step::Kind::escaped;
        if (!is_variable(code)) {
            step.kind = is_inverted ? Step::Kind::inverted : Step::Kind::section;
        }
        read_code(code, step);
    }

    static void read_code(std::string_view code, Step& step) {
        const char letter = code.front();
        if (letter == 'a') step.asked = Step::Asked::any;
        if (letter == 'p' || letter == 'r') step.asked = Step::Asked::parameter;
        if (letter == 'c') step.asked = Step::Asked::choice;
        const char* const end = code.data() + code.size();
        const char* const rest = std::from_chars(code.data() + 1, end, step.index).ptr;
        if (step.asked == Step::Asked::choice) std::from_chars(rest + 1, end, step.choice);
    }

    std::string_view rest_;
    std::vector<Step> steps_;
    std::vector<std::size_t> open_;  ///< sections
    std::size_t part_begin_ = 0;     ///< the first step after the last section
};

}  // namespace

std::vector<Step> read_steps(const std::string& compiled) {
    return StepReader(echo(compiled)).read();
}

}  // namespace papersetter::layout
