// SPDX-License-Identifier: MIT
#include "layout/mustache.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <cassert>
#include <charconv>
#include <deque>
#include <functional>
#include <kainjow/mustache.hpp>
#include <mutex>
#include <stdexcept>
#include <utility>
#include <vector>

#include "base/text.hpp"
#include "layout/compile.hpp"

namespace papersetter::layout {
namespace {

namespace kainjow = ::kainjow::mustache;

/// Answers kainjow's questions from our scopes. Names are codes (compiled_tag), so that nothing is
/// searched and nothing falls through to an outer context; an absent value is always `false`.
class ScopeContext final : public kainjow::basic_context<std::string> {
  public:
    ScopeContext(const Scope& paper, const Parameters& parameters) : parameters_(&parameters) {
        current_[0] = &paper;
    }

    const kainjow::data* get(const std::string& code) const override {
        std::size_t index = 0;
        const char* const end = code.data() + code.size();
        const char* const rest = std::from_chars(code.data() + 1, end, index).ptr;
        switch (code.front()) {
            case 'v':
                return text(entry(index).text);
            case 's':
                return variables[index].kind == Kind::list ? list(entry(index).list)
                                                           : truth(entry(index).is_present);
            case 'a':
                return truth(entry(index).is_present);
            case 'p':
                return text(parameters_->all()[index].text);
            case 'r':
                return parameter_section(parameters_->all()[index]);
            case 'c':
                return choice(parameters_->all()[index], {rest, end});
            default:
                assert(false);
                return &false_;
        }
    }

    /// The only things pushed are entries of lists and truths. An entry makes its scope the current
    /// one of its context until it is popped: the parts of a question stand within one.
    void push(const kainjow::data* item) override {
        Shadowed& shadowed = shadowed_.emplace_back();
        for (std::size_t i = lists_.size(); i-- > 0;) {
            const auto& entries = lists_[i].entries.list_value();
            const std::less<> before;
            if (before(item, entries.data()) || !before(item, entries.data() + entries.size())) {
                continue;
            }
            if (lists_[i].scopes != nullptr) {
                const Scope& scope =
                    (*lists_[i].scopes)[static_cast<std::size_t>(item - entries.data())];
                shadowed.context = static_cast<std::size_t>(scope.context);
                shadowed.scope = std::exchange(current_[shadowed.context], &scope);
            }
            lists_.resize(i + 1);  // lists of the entry before this one are done
            return;
        }
    }
    void pop() override {
        const Shadowed shadowed = shadowed_.back();
        shadowed_.pop_back();
        if (shadowed.context < context_count) current_[shadowed.context] = shadowed.scope;
    }

    const kainjow::data* get_partial(const std::string&) const override { return nullptr; }

  private:
    /// A list being walked: kainjow walks stand-ins, whose place in the list tells the scope.
    struct Walk {
        kainjow::data entries{kainjow::data::type::list};
        const std::vector<Scope>* scopes = nullptr;
    };

    /// What a pushed entry took the place of; nothing for a truth.
    struct Shadowed {
        std::size_t context = context_count;
        const Scope* scope = nullptr;
    };

    [[nodiscard]] const Entry& entry(std::size_t variable) const {
        const Scope* scope = current_[static_cast<std::size_t>(variables[variable].context)];
        assert(scope != nullptr);
        return scope->at(variable);
    }

    const kainjow::data* text(std::string_view value) const {
        text_ = kainjow::data(std::string(value));
        return &text_;
    }

    [[nodiscard]] const kainjow::data* truth(bool is_true) const {
        return is_true ? &true_ : &false_;
    }

    const kainjow::data* walk(std::size_t size, const std::vector<Scope>* scopes) const {
        if (size == 0) return &false_;
        Walk& added = lists_.emplace_back();
        for (std::size_t i = 0; i < size; ++i) added.entries.push_back(false_);
        added.scopes = scopes;
        return &added.entries;
    }

    const kainjow::data* list(const std::vector<Scope>& scopes) const {
        return walk(scopes.size(), &scopes);
    }

    [[nodiscard]] const kainjow::data* choice(const Parameter& parameter,
                                              std::string_view rest) const {
        if (parameter.type == Parameter::Type::integer) return truth(parameter.count != 0);
        std::size_t value = 0;
        std::from_chars(rest.data() + 1, rest.data() + rest.size(), value);
        return truth(parameter.chosen == value);
    }

    const kainjow::data* parameter_section(const Parameter& parameter) const {
        switch (parameter.type) {
            case Parameter::Type::boolean:
                return truth(parameter.is_true);
            case Parameter::Type::integer:
                return walk(static_cast<std::size_t>(parameter.count), nullptr);
            default:
                return truth(!parameter.text.empty());
        }
    }

    const Parameters* parameters_;
    std::array<const Scope*, context_count> current_{};
    std::vector<Shadowed> shadowed_;
    kainjow::data true_{true};
    kainjow::data false_{false};
    mutable kainjow::data text_{false};
    mutable std::deque<Walk> lists_;
};

/// Blanks are handed to kainjow as this character, since it cuts its text at every blank and walks
/// the pieces one by one (measured: half of the time of a key). XML and CSS cannot contain it.
constexpr char blank_stand_in = '\x1D';

std::string with_stand_ins(std::string text) {
    std::ranges::replace(text, ' ', blank_stand_in);
    return text;
}

void restore_blanks(std::string& text) {
    // Blocks of a fixed size without a branch are done many characters at a time.
    constexpr std::size_t block = 64;
    char* at = text.data();
    char* const end = at + text.size();
    for (; static_cast<std::size_t>(end - at) >= block; at += block) {
        for (std::size_t i = 0; i < block; ++i) at[i] = at[i] == blank_stand_in ? ' ' : at[i];
    }
    std::replace(at, end, blank_stand_in, ' ');
}

/// A stream for kainjow that only appends.
struct Appender {
    std::string text;
    Appender& operator<<(const std::string& more) {
        text += more;
        return *this;
    }
};

}  // namespace

struct Mustache::State {
    explicit State(const std::string& compiled) : parsed(with_stand_ins(compiled)) {}

    std::unique_ptr<kainjow::mustache> take() {
        {
            const std::lock_guard lock(mutex);
            if (!idle.empty()) {
                auto copy = std::move(idle.back());
                idle.pop_back();
                return copy;
            }
        }
        return std::make_unique<kainjow::mustache>(parsed);
    }

    void give_back(std::unique_ptr<kainjow::mustache> copy) {
        const std::lock_guard lock(mutex);
        idle.push_back(std::move(copy));
    }

    kainjow::mustache parsed;                    ///< never rendered, so that copying it is safe
    std::atomic<std::size_t> expected_size = 0;  ///< of the next rendering, from the last one
    std::mutex mutex;
    std::vector<std::unique_ptr<kainjow::mustache>> idle;
};

Mustache::Mustache(const std::string& compiled, Escape escape)
    : state_(std::make_unique<State>(compiled)) {
    if (!state_->parsed.is_valid()) throw std::logic_error(state_->parsed.error_message());
    if (escape == Escape::css) {
        state_->parsed.set_custom_escape([](const std::string& text) { return escape_css(text); });
    } else {
        state_->parsed.set_custom_escape(
            [](const std::string& text) { return base::escape_xml(text); });
    }
}

std::string Mustache::render(const Scope& paper, const Parameters& parameters) const {
    auto copy = state_->take();
    ScopeContext context(paper, parameters);
    Appender out;
    out.text.reserve(state_->expected_size.load(std::memory_order_relaxed));
    copy->render(context, out);
    if (!copy->is_valid()) throw std::logic_error(copy->error_message());
    state_->give_back(std::move(copy));
    state_->expected_size.store(out.text.size() + out.text.size() / 8, std::memory_order_relaxed);
    restore_blanks(out.text);
    return std::move(out.text);
}

Mustache::Mustache(Mustache&&) noexcept = default;
Mustache& Mustache::operator=(Mustache&&) noexcept = default;
Mustache::~Mustache() = default;

}  // namespace papersetter::layout
