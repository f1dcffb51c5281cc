// SPDX-License-Identifier: MIT
#include "layout/mustache.hpp"

#include <array>
#include <atomic>
#include <cassert>
#include <utility>
#include <vector>

#include "base/text.hpp"
#include "layout/compile.hpp"
#include "layout/template_steps.hpp"

namespace papersetter::layout {
namespace {

/// Prints steps as kainjow prints its components, without its copies of each text and value.
class Renderer {
  public:
    Renderer(const std::vector<Step>& steps, Escape escape, const Scope& paper,
             const Parameters& parameters, std::string& out)
        : steps_(steps), escape_(escape), parameters_(parameters), out_(out) {
        current_[0] = &paper;
    }

    void print() {
        print(0, steps_.size());
        end_line({});
    }

  private:
    void print(std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < end;) {
            const Step& step = steps_[i++];
            switch (step.kind) {
                case Step::Kind::text:
                    out_ += step.text;
                    break;
                case Step::Kind::lines:
                    out_ += step.text;
                    begin_line();
                    break;
                case Step::Kind::line_end:
                    end_line(step.text);
                    break;
                case Step::Kind::escaped:
                    append_escaped(value(step));
                    break;
                case Step::Kind::raw:
                    out_ += value(step);
                    break;
                case Step::Kind::section:
                    print_section(step, i);
                    i = step.end;
                    break;
                case Step::Kind::inverted:
                    if (!holds(step)) print_inside(step, i);
                    i = step.end;
                    break;
            }
        }
    }

    void begin_line() {
        line_begin_ = out_.size();
        has_section_ = false;
    }

    /// A line that has sections and is blank is left out (Mustache: "standalone").
    void end_line(std::string_view end) {
        const bool is_blank =
            has_section_ && out_.find_first_not_of('\t', line_begin_) == std::string::npos;
        if (is_blank) {
            out_.resize(line_begin_);
        } else {
            out_ += end;
        }
        begin_line();
    }

    void append_escaped(std::string_view text) {
        if (escape_ == Escape::css) {
            out_ += escape_css(text);
        } else if (text.find_first_of("&<>\"'") == std::string_view::npos) {
            out_ += text;
        } else {
            out_ += base::escape_xml(text);
        }
    }

    void print_inside(const Step& section, std::size_t begin) {
        has_section_ = true;
        print(begin, section.end);
        has_section_ = true;
    }

    void print_section(const Step& section, std::size_t begin) {
        if (section.asked == Step::Asked::variable && variables[section.index].kind == Kind::list) {
            print_entries(section, begin);
        } else if (section.asked == Step::Asked::parameter &&
                   parameter(section).type == Parameter::Type::integer) {
            const std::int64_t count = parameter(section).count;
            for (std::int64_t i = 0; i < count; ++i) print_inside(section, begin);
        } else if (holds(section)) {
            print_inside(section, begin);
        }
    }

    /// An entry makes its scope the current one of its context until it is printed: the parts of a
    /// question stand within one.
    void print_entries(const Step& section, std::size_t begin) {
        for (const Scope& scope : entry(section.index).list) {
            const Scope*& current = current_[static_cast<std::size_t>(scope.context)];
            const Scope* const shadowed = std::exchange(current, &scope);
            print_inside(section, begin);
            current = shadowed;
        }
    }

    [[nodiscard]] const Parameter& parameter(const Step& step) const {
        return parameters_.all()[step.index];
    }

    /// Nothing falls through to an outer context; an absent value is false.
    [[nodiscard]] const Entry& entry(std::size_t variable) const {
        const Scope* scope = current_[static_cast<std::size_t>(variables[variable].context)];
        assert(scope != nullptr);
        return scope->at(variable);
    }

    [[nodiscard]] std::string_view value(const Step& step) const {
        return step.asked == Step::Asked::parameter ? std::string_view(parameter(step).text)
                                                    : entry(step.index).text;
    }

    [[nodiscard]] bool holds(const Step& step) const {
        switch (step.asked) {
            case Step::Asked::variable:
            case Step::Asked::any:
                return entry(step.index).is_present;
            case Step::Asked::parameter:
                return is_set(parameter(step));
            case Step::Asked::choice:
                return parameter(step).type == Parameter::Type::integer
                           ? parameter(step).count != 0
                           : parameter(step).chosen == step.choice;
        }
        return false;
    }

    static bool is_set(const Parameter& parameter) {
        if (parameter.type == Parameter::Type::boolean) return parameter.is_true;
        if (parameter.type == Parameter::Type::integer) return parameter.count > 0;
        return !parameter.text.empty();
    }

    const std::vector<Step>& steps_;
    Escape escape_;
    const Parameters& parameters_;
    std::string& out_;
    std::array<const Scope*, context_count> current_{};
    std::size_t line_begin_ = 0;
    bool has_section_ = false;  ///< on the line at hand
};

}  // namespace

struct Mustache::State {
    std::vector<Step> steps;
    Escape escape;
    std::atomic<std::size_t> expected_size = 0;  ///< of the next rendering, from the last one
};

Mustache::Mustache(const std::string& compiled, Escape escape)
    : state_(std::make_unique<State>(read_steps(compiled), escape)) {}

std::string Mustache::render(const Scope& paper, const Parameters& parameters) const {
    std::string text;
    text.reserve(state_->expected_size.load(std::memory_order_relaxed));
    Renderer(state_->steps, state_->escape, paper, parameters, text).print();
    state_->expected_size.store(text.size() + text.size() / 8, std::memory_order_relaxed);
    return text;
}

Mustache::Mustache(Mustache&&) noexcept = default;
Mustache& Mustache::operator=(Mustache&&) noexcept = default;
Mustache::~Mustache() = default;

}  // namespace papersetter::layout
