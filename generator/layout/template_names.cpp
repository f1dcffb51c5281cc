// SPDX-License-Identifier: MIT
#include "layout/template_names.hpp"

#include <algorithm>

#include "base/text.hpp"

namespace papersetter::layout {
namespace {

using Source = Name::Source;

constexpr std::string_view parameter_prefix = "parameter.";
constexpr std::string_view phrase_prefix = "t.";
constexpr std::string_view any_suffix = ".any";

std::string quoted(std::string_view name) { return '`' + base::in_brief(name) + '`'; }

/// Whether it tells of a question: what feedback and guides have of the papers and the key.
bool is_of_question(Context context) {
    return context == Context::question || context == Context::stimulus ||
           context == Context::prompt || context == Context::blank || context == Context::option ||
           context == Context::reference || context == Context::amendment;
}

std::string_view list_of(Context context) {
    const auto* list = std::ranges::find_if(variables, [context](const Variable& variable) {
        return variable.kind == Kind::list && variable.entries == context;
    });
    return list->name;
}

bool is_section(Token::Kind kind) {
    return kind == Token::Kind::section || kind == Token::Kind::inverted;
}

std::string code_of(Token::Kind kind, const Name& name) {
    std::string code = kind == Token::Kind::inverted ? "^" : "";
    if (name.source == Source::variable) code += is_section(kind) ? 's' : 'v';
    if (name.source == Source::any) code += 'a';
    if (name.source == Source::parameter) code += is_section(kind) ? 'r' : 'p';
    if (name.source == Source::choice) code += 'c';
    code += std::to_string(name.index);
    if (name.source == Source::choice) code += '-' + std::to_string(name.choice);
    return code;
}

Kind kind_of(Parameter::Type type) {
    switch (type) {
        case Parameter::Type::string:
            return Kind::text;
        case Parameter::Type::boolean:
            return Kind::flag;
        case Parameter::Type::choice:
        case Parameter::Type::integer:
            break;
    }
    return Kind::keyword;
}

}  // namespace

TemplateNames::TemplateNames(std::optional<Document> document, const Strings& strings,
                             const Parameters& parameters, base::Diagnostics& diagnostics)
    : document_(document),
      strings_(&strings),
      parameters_(&parameters),
      diagnostics_(&diagnostics) {}

std::optional<Name> TemplateNames::resolve(const Token& tag) {
    std::optional<Name> name = find(tag);
    if (name && !is_used_well(tag, *name)) return std::nullopt;
    return name;
}

std::optional<Name> TemplateNames::find(const Token& tag) {
    if (tag.text.starts_with(parameter_prefix)) {
        return find_parameter(tag, tag.text.substr(parameter_prefix.size()));
    }
    if (tag.text.starts_with(phrase_prefix)) {
        return find_phrase(tag, tag.text.substr(phrase_prefix.size()));
    }
    const bool asks_any = tag.text.ends_with(any_suffix);
    const std::size_t suffix = asks_any ? any_suffix.size() : 0;
    const auto index = find_variable(tag.text.substr(0, tag.text.size() - suffix));
    if (!index || (asks_any && variables[*index].kind != Kind::list)) {
        std::vector<std::string_view> known;
        for (const Variable& variable : variables) {
            if (is_reachable(variable)) known.push_back(variable.name);
        }
        unknown(tag, known);
        return std::nullopt;
    }
    const Variable& variable = variables[*index];
    if (!is_reachable(variable)) {
        unreachable(tag, variable);
        return std::nullopt;
    }
    if (!has_needed_phrases(tag, variable)) return std::nullopt;
    if (asks_any) return Name{Source::any, Kind::flag, *index};
    return Name{Source::variable, variable.kind, *index};
}

bool TemplateNames::exists(const Variable& variable) const {
    return holds(variable.documents, document_, is_of_question(variable.context));
}

bool TemplateNames::is_reachable(const Variable& variable) const {
    if (!exists(variable)) return false;
    if (!document_ && (variable.kind == Kind::html || variable.kind == Kind::list)) return false;
    return std::ranges::find(contexts_, variable.context) != contexts_.end();
}

void TemplateNames::unknown(const Token& tag, const std::vector<std::string_view>& known) {
    const auto near = base::nearest(tag.text, known);
    diagnostics_->error(
        tag.place, quoted(tag.text) + " is not a variable of layouts",
        near ? "did you mean " + quoted(*near) + "?" : "docs/layout_guide.md lists every variable");
}

void TemplateNames::unreachable(const Token& tag, const Variable& variable) {
    std::string hint = "docs/layout_guide.md lists every variable";
    if (!document_) {
        hint = "a style sheet has the texts and flags that belong to the whole paper";
    } else if (!exists(variable)) {
        hint = place_hint(variable.documents, document_);
    } else {
        hint = "it exists inside {{#" + std::string(list_of(variable.context)) + "}}…{{/" +
               std::string(list_of(variable.context)) + "}} only";
    }
    diagnostics_->error(tag.place, quoted(tag.text) + " does not exist here", hint);
}

std::optional<Name> TemplateNames::find_parameter(const Token& tag, std::string_view rest) {
    const std::size_t point = rest.find('.');
    const auto index = parameters_->find(rest.substr(0, point));
    if (!index) {
        std::vector<std::string> names;
        for (const Parameter& parameter : parameters_->all()) {
            names.push_back(std::string(parameter_prefix) + parameter.name);
        }
        const std::string asked =
            std::string(parameter_prefix) + std::string(rest.substr(0, point));
        const auto near =
            base::nearest(asked, std::vector<std::string_view>(names.begin(), names.end()));
        diagnostics_->error(
            tag.place, "the layout has no parameter " + quoted(rest.substr(0, point)),
            near ? "did you mean " + quoted(*near) + "?" : "layout.toml declares parameters");
        return std::nullopt;
    }
    const Parameter& parameter = parameters_->all()[*index];
    if (point == std::string_view::npos) {
        return Name{Source::parameter, kind_of(parameter.type), *index};
    }
    const std::string_view value = rest.substr(point + 1);
    if (parameter.type == Parameter::Type::integer && value == "any") {
        return Name{Source::choice, Kind::flag, *index};
    }
    const auto found = std::ranges::find(parameter.values, value);
    if (found == parameter.values.end()) {
        std::vector<std::string_view> known(parameter.values.begin(), parameter.values.end());
        const auto near = base::nearest(value, known);
        diagnostics_->error(
            tag.place,
            "the parameter " + quoted(parameter.name) + " has no value \"" + base::in_brief(value) +
                '"',
            near ? "did you mean \"" + *near + "\"?" : "layout.toml lists its values");
        return std::nullopt;
    }
    return Name{Source::choice, Kind::flag, *index,
                static_cast<std::size_t>(found - parameter.values.begin())};
}

std::optional<Name> TemplateNames::find_phrase(const Token& tag, std::string_view key) {
    const Phrase* phrase = strings_->find(key);
    if (phrase == nullptr) {
        const auto near = base::nearest(key, strings_->keys());
        diagnostics_->error(
            tag.place, "the layout has no words " + quoted(key),
            near ? "did you mean " + quoted("t." + *near) + "?" : "write them in strings/en.toml");
        return std::nullopt;
    }
    const bool is_html = key.ends_with("_html");
    return Name{Source::phrase, is_html ? Kind::html : Kind::text, 0, 0, phrase};
}

bool TemplateNames::has_needed_phrases(const Token& tag, const Variable& variable) {
    bool has_all = true;
    for (std::string_view rest = variable.needs; !rest.empty();) {
        const std::size_t end = std::min(rest.find(' '), rest.size());
        const std::string_view key = rest.substr(0, end);
        rest.remove_prefix(std::min(end + 1, rest.size()));
        if (strings_->find(key) != nullptr) continue;
        has_all = false;
        if (!told_.insert(key).second) continue;
        diagnostics_->error(tag.place,
                            quoted(variable.name) + " is made with the words " + quoted(key) +
                                ", which the layout lacks",
                            "write them in strings/en.toml");
    }
    return has_all;
}

bool TemplateNames::is_used_well(const Token& tag, const Name& name) {
    const std::string text(tag.text);
    const bool is_section = tag.kind == Token::Kind::section || tag.kind == Token::Kind::inverted;
    std::string message;
    std::string hint;
    if (is_section && name.source == Source::phrase) {
        message = quoted(text) + " is always there";
        hint = "write it without a section";
    } else if (is_section && name.source == Source::parameter &&
               !parameters_->all()[name.index].values.empty()) {
        message = quoted(text) + " always has a value";
        hint = "ask for one of them: {{#" + text + "." +
               parameters_->all()[name.index].values.front() + "}}";
    } else if (!is_section && (name.kind == Kind::flag || name.kind == Kind::list)) {
        message = quoted(text) + (name.kind == Kind::list ? " is a list" : " is true or false");
        hint = "write {{#" + text + "}}…{{/" + text + "}}";
    } else if (tag.kind == Token::Kind::variable && name.kind == Kind::html) {
        message = quoted(text) + " is markup and would print its tags";
        hint = "write {{{" + text + "}}}";
    } else if (tag.kind == Token::Kind::raw && name.kind != Kind::html) {
        message = quoted(text) + " is text and must be escaped";
        hint = "write {{" + text + "}}";
    }
    if (!message.empty()) diagnostics_->error(tag.place, message, hint);
    return message.empty();
}

void TemplateNames::open(const Token& tag, const std::optional<Name>& name) {
    const bool enters = name && name->kind == Kind::list && tag.kind == Token::Kind::section;
    if (enters) contexts_.push_back(variables[name->index].entries);
    sections_.push_back({tag.text, tag.place, enters});
}

bool TemplateNames::close(const Token& tag) {
    const std::string text = "{{/" + std::string(tag.text) + "}}";
    if (sections_.empty()) {
        diagnostics_->error(tag.place, text + " closes nothing", "remove it");
        return false;
    }
    const Section section = sections_.back();
    if (section.name != tag.text) {
        base::Diagnostic fault;
        fault.place = tag.place;
        fault.message = text + " does not close {{#" + std::string(section.name) + "}}";
        fault.hint = "sections close in the reverse of the order in which they opened";
        fault.related = section.place;
        fault.related_message = "opened here";
        diagnostics_->add(std::move(fault));
    }
    sections_.pop_back();
    if (section.enters) contexts_.pop_back();
    return true;
}

void TemplateNames::finish() {
    for (const Section& section : sections_) {
        diagnostics_->error(section.place, "{{#" + std::string(section.name) + "}} is not closed",
                            "close it with {{/" + std::string(section.name) + "}}");
    }
}

std::string compiled_tag(Token::Kind kind, const Name& name) {
    const std::string code = code_of(kind, name);
    if (is_section(kind)) return "{{#" + code + "}}";
    return kind == Token::Kind::raw ? "{{{" + code + "}}}" : "{{" + code + "}}";
}

std::string compiled_end(Token::Kind kind, const Name& name) {
    return "{{/" + code_of(kind, name) + "}}";
}

}  // namespace papersetter::layout
