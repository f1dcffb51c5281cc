// SPDX-License-Identifier: MIT
#include "layout/layout.hpp"

#include <algorithm>
#include <charconv>
#include <set>
#include <tuple>

#include "base/profile.hpp"
#include "layout/candidate_scopes.hpp"
#include "layout/class_scopes.hpp"
#include "layout/compile.hpp"
#include "layout/crosswalk_scopes.hpp"
#include "layout/description.hpp"
#include "layout/feedback_scopes.hpp"
#include "layout/guide_scopes.hpp"
#include "layout/instructor_scopes.hpp"
#include "layout/language.hpp"
#include "layout/learning_scopes.hpp"
#include "layout/letters.hpp"
#include "layout/mustache.hpp"
#include "layout/profile_scopes.hpp"
#include "layout/profiles.hpp"
#include "layout/report_scopes.hpp"
#include "layout/sheet_scopes.hpp"
#include "layout/template_files.hpp"
#include "toml_file/read.hpp"

namespace papersetter::layout {
namespace {

/// A partial used by both documents is compiled twice; what is wrong in it is told once.
void append_distinct(base::Diagnostics& diagnostics, const base::Diagnostics& found) {
    std::set<std::tuple<base::Place, std::string>> told;
    for (const base::Diagnostic& diagnostic : found.all()) {
        if (told.emplace(diagnostic.place, diagnostic.message).second) {
            diagnostics.add(diagnostic);
        }
    }
}

struct Compiled {
    std::string questions;
    std::string key;
    std::string report;  ///< empty when the layout makes none, like the others
    std::string sheet;
    std::string feedback;
    std::string class_sheet;
    std::string guide;
    std::string learning;
    std::string crosswalk;
    std::vector<std::string> styles;  ///< by profile
};

/// The tokens of a template; empty when it could not be cut into tags, since the faults of the rest
/// would only follow from that.
std::vector<Token> sound_tokens(TemplateFiles& files, const std::string& name, base::Place asked,
                                const base::Diagnostics& diagnostics) {
    const std::size_t errors = diagnostics.errors();
    std::vector<Token> tokens = files.template_tokens(name, asked);
    if (diagnostics.errors() != errors) tokens.clear();
    return tokens;
}

/// A style sheet, laid over that of the layout that this one is based on; one of the two may lack
/// it.
std::vector<Token> style_tokens(TemplateFiles& files, const std::string& name, base::Place asked,
                                const base::Diagnostics& diagnostics) {
    std::vector<Token> tokens;
    if (files.has_base() && files.exists(in_base(name))) {
        tokens = sound_tokens(files, in_base(name), asked, diagnostics);
        if (!files.is_own(name)) return tokens;
    }
    const std::vector<Token> own = sound_tokens(files, name, asked, diagnostics);
    tokens.insert(tokens.end(), own.begin(), own.end());
    return tokens;
}

/// Takes over what the layout is based on: its files and its parameters.
void set_base(TemplateFiles& files, Description& description, const base::Sources& sources,
              base::Diagnostics& diagnostics) {
    if (description.based_on.empty()) return;
    files.set_base(description.based_on, description.based_on_place);
    if (!files.has_base()) return;
    const auto file = files.read(in_base(description_file), description.based_on_place);
    const auto table = file ? toml_file::read(sources, *file, diagnostics) : std::nullopt;
    if (!table) return;
    const Description below = read_description(*table, {*file, 1, 1}, diagnostics);
    if (!below.based_on.empty()) {
        diagnostics.error(description.based_on_place,
                          "the layout \"" + description.based_on + "\" is itself based on another",
                          "base this one on \"" + below.based_on + "\"");
    }
    description.parameters.inherit(below.parameters);
}

/// The tokens of style.css and of the style sheet of each profile; none for `standard`.
struct StyleTokens {
    std::vector<Token> style;
    std::vector<std::vector<Token>> profiles;
};

StyleTokens read_styles(TemplateFiles& files, const std::vector<std::string>& profiles,
                        base::Place asked, const base::Diagnostics& diagnostics) {
    StyleTokens tokens{style_tokens(files, "style.css", asked, diagnostics), {}};
    for (const std::string& profile : profiles) {
        tokens.profiles.push_back(
            profile == base::standard_profile
                ? std::vector<Token>()
                : style_tokens(files, file_of_profile(profile), asked, diagnostics));
    }
    return tokens;
}

/// A profile comes after style.css, so that of two rules of one weight its own holds.
std::vector<std::string> compile_styles(const StyleTokens& tokens, const Strings& strings,
                                        const Parameters& parameters,
                                        base::Diagnostics& diagnostics) {
    const std::string style = compile_css({tokens.style, strings, parameters}, diagnostics);
    std::vector<std::string> styles;
    for (const std::vector<Token>& profile : tokens.profiles) {
        std::string own = compile_css({profile, strings, parameters}, diagnostics);
        styles.push_back(own.empty() ? style : style + '\n' + own);
    }
    return styles;
}

Compiled compile(TemplateFiles& files, const Strings* strings, const Description& description,
                 const std::vector<std::string>& profiles, base::Place asked,
                 base::Diagnostics& diagnostics) {
    const Parameters& parameters = description.parameters;
    const auto tokens_if = [&](bool is_made, const std::string& name) {
        return is_made ? sound_tokens(files, name, asked, diagnostics) : std::vector<Token>();
    };
    const auto questions = tokens_if(description.has_papers, "questions.html");
    const auto key = tokens_if(description.has_papers, "key.html");
    const auto report = tokens_if(description.has_report, "report.html");
    const auto sheet = tokens_if(description.has_sheet, "sheet.html");
    const auto feedback = tokens_if(description.has_feedback, "feedback.html");
    const auto marked = tokens_if(description.has_class_sheet, "class.html");
    const auto guide = tokens_if(description.has_guide, "guide.html");
    const auto learning = tokens_if(description.has_learning, "learning.html");
    const auto crosswalk = tokens_if(description.has_crosswalk, "crosswalk.html");
    const StyleTokens styles = read_styles(files, profiles, asked, diagnostics);
    if (strings == nullptr) return {};  // every word would be told as unknown
    return {compile_html(TemplateKind::questions, {questions, *strings, parameters}, diagnostics),
            compile_html(TemplateKind::key, {key, *strings, parameters}, diagnostics),
            compile_html(TemplateKind::report, {report, *strings, parameters}, diagnostics),
            compile_html(TemplateKind::sheet, {sheet, *strings, parameters}, diagnostics),
            compile_html(TemplateKind::feedback, {feedback, *strings, parameters}, diagnostics),
            compile_html(TemplateKind::class_sheet, {marked, *strings, parameters}, diagnostics),
            compile_html(TemplateKind::guide, {guide, *strings, parameters}, diagnostics),
            compile_html(TemplateKind::learning, {learning, *strings, parameters}, diagnostics),
            compile_html(TemplateKind::crosswalk, {crosswalk, *strings, parameters}, diagnostics),
            compile_styles(styles, *strings, parameters, diagnostics)};
}

}  // namespace

struct Layout::State {
    std::string name;
    Strings strings;
    Parameters parameters;
    Mustache questions;
    Mustache key;
    Mustache report;
    Mustache sheet;
    Mustache feedback;
    Mustache class_sheet;
    Mustache guide;
    Mustache learning;
    Mustache crosswalk;
    std::vector<Mustache> styles;  ///< by profile
    std::vector<std::string> profiles;
    bool has_papers = false;
    bool has_report = false;
    bool has_sheet = false;
    bool has_feedback = false;  ///< and a class sheet
    bool has_guide = false;
    bool has_learning = false;
    bool has_crosswalk = false;
    std::map<std::string, std::string> files;

    /// What the profile is called on paper; nothing for `standard`.
    [[nodiscard]] std::string profile_text(std::size_t profile) const {
        return profiles[profile] == base::standard_profile
                   ? std::string()
                   : profile_title(profiles[profile], strings);
    }

    [[nodiscard]] Markup render(const Mustache& document, const Scopes& scopes, std::size_t profile,
                                std::string language) const {
        std::string html = document.render(scopes.paper, parameters);
        put_letters(strings, html);
        return {std::move(html), styles[profile].render(scopes.paper, parameters),
                std::string(scopes.paper.at(find_variable("document_title").value()).text),
                std::move(language)};
    }
};

Layout Layout::load(const files::Disk& disk, const LayoutSource& source, base::Sources& sources,
                    base::Diagnostics& diagnostics) {
    base::Diagnostics found;
    TemplateFiles files(disk, source.folder, source.shown_name, sources, found);
    Layout layout;
    const auto file = files.read(std::string(description_file), {});
    const auto table = file ? toml_file::read(sources, *file, found) : std::nullopt;
    if (table) {
        const base::Place place{*file, 1, 1};
        Description description = read_description(*table, place, found);
        set_base(files, description, sources, found);
        auto strings = read_language(files, source.language, place, sources, found);
        const Compiled compiled = compile(files, strings ? &*strings : nullptr, description,
                                          source.profiles, place, found);
        if (!found.has_errors()) {
            std::vector<Mustache> styles;
            for (const std::string& style : compiled.styles)
                styles.emplace_back(style, Escape::css);
            layout.state_ = std::make_unique<State>(
                State{source.folder.filename().string(),
                      std::move(*strings),
                      std::move(description.parameters),
                      Mustache(compiled.questions, Escape::xml),
                      Mustache(compiled.key, Escape::xml),
                      Mustache(compiled.report, Escape::xml),
                      Mustache(compiled.sheet, Escape::xml),
                      Mustache(compiled.feedback, Escape::xml),
                      Mustache(compiled.class_sheet, Escape::xml),
                      Mustache(compiled.guide, Escape::xml),
                      Mustache(compiled.learning, Escape::xml),
                      Mustache(compiled.crosswalk, Escape::xml),
                      std::move(styles),
                      source.profiles,
                      description.has_papers,
                      description.has_report,
                      description.has_sheet,
                      description.has_feedback && description.has_class_sheet,
                      description.has_guide,
                      description.has_learning,
                      description.has_crosswalk,
                      files.contents()});
        }
    }
    append_distinct(diagnostics, found);
    if (!layout.state_) throw base::InputError();
    return layout;
}

void Layout::set_parameters(const toml_file::Table& parameters, std::string_view paper_size,
                            base::Diagnostics& diagnostics) {
    base::Diagnostics found;
    Parameters changed = state_->parameters;
    changed.set(parameters, state_->name, found);
    if (!paper_size.empty()) changed.set_paper(paper_size, found);
    const bool has_errors = found.has_errors();
    diagnostics.append(std::move(found));
    if (has_errors) throw base::InputError();
    state_->parameters = std::move(changed);
}

void Layout::set_keys(const std::vector<std::string>& keys, base::Diagnostics& diagnostics) {
    base::Diagnostics found;
    Parameters changed = state_->parameters;
    changed.set_keys(keys, found);
    const bool has_errors = found.has_errors();
    diagnostics.append(std::move(found));
    if (has_errors) throw base::InputError();
    state_->parameters = std::move(changed);
}

bool Layout::wants(Key key) const {
    const auto found = state_->parameters.find(key_parameter(key));
    if (!found) return key == Key::marking || key == Key::full;
    return state_->parameters.all()[*found].is_true;
}

bool Layout::makes(Key key) const {
    switch (key) {
        case Key::marking:
            return state_->parameters.find(key_parameter(key)).has_value();
        case Key::full:
            return true;
        case Key::learning:
            return state_->has_learning;
        case Key::crosswalk:
            return state_->has_crosswalk;
    }
    return false;
}

std::vector<std::string> Layout::paper_sizes() const {
    const auto found = state_->parameters.find("paper");
    if (!found) return {};
    return state_->parameters.all()[*found].values;
}

bool Layout::wants_equal_pages() const {
    const auto found = state_->parameters.find("equal_pages");
    return found && state_->parameters.all()[*found].is_true;
}

const std::vector<std::string>& Layout::profiles() const { return state_->profiles; }

Markup Layout::questions(const paper::CandidatePaper& paper, std::size_t profile) const {
    Scopes scopes = candidate_scopes(paper, state_->strings);
    set_profile(scopes, state_->profile_text(profile));
    return state_->render(state_->questions, scopes, profile, paper.language);
}

Markup Layout::key(const paper::InstructorPaper& paper, const std::vector<PageOfQuestions>& pages,
                   const KeyProfile& profile) const {
    Scopes scopes = instructor_scopes(paper, pages, state_->strings);
    set_profile(scopes, state_->profile_text(profile.profile));
    set_pages_of_profiles(scopes, profile.pages, state_->profiles, state_->strings);
    return state_->render(state_->key, scopes, profile.profile, paper.candidate.language);
}

bool Layout::has_papers() const { return state_->has_papers; }

bool Layout::has_guide() const { return state_->has_guide; }

std::size_t Layout::cards_of_sheet() const {
    const auto found = state_->parameters.find("cards");
    if (!found) return 0;
    const Parameter& cards = state_->parameters.all()[*found];
    if (cards.type != Parameter::Type::choice) return 0;
    const std::string& chosen = cards.values[cards.chosen];
    std::size_t count = 0;
    std::from_chars(chosen.data(), chosen.data() + chosen.size(), count);
    return count;
}

Markup Layout::guide(const paper::Guide& guide, const std::vector<GuideCard>& cards) const {
    return state_->render(state_->guide,
                          guide_scopes(guide, {cards, cards_of_sheet()}, state_->strings), 0,
                          guide.language);
}

bool Layout::has_report() const { return state_->has_report; }

Markup Layout::report(const paper::Report& report) const {
    return state_->render(state_->report, report_scopes(report, state_->strings), 0,
                          report.language);
}

bool Layout::has_sheet() const { return state_->has_sheet; }

Markup Layout::sheet(const paper::CandidatePaper& paper, std::size_t profile) const {
    const auto boxes = state_->parameters.find("candidate_boxes");
    const std::size_t digits =
        boxes ? static_cast<std::size_t>(state_->parameters.all()[*boxes].count) : 0;
    Scopes scopes = sheet_scopes(paper, digits, state_->strings);
    set_profile(scopes, state_->profile_text(profile));
    return state_->render(state_->sheet, scopes, profile, paper.language);
}

bool Layout::has_feedback() const { return state_->has_feedback; }

Markup Layout::feedback(const paper::Feedback& feedback) const {
    return state_->render(state_->feedback, feedback_scopes(feedback, state_->strings), 0,
                          feedback.language);
}

Markup Layout::class_sheet(const paper::ClassSheet& sheet) const {
    return state_->render(state_->class_sheet, class_scopes(sheet, state_->strings), 0,
                          sheet.language);
}

Markup Layout::learning(const paper::InstructorPaper& paper, std::size_t profile) const {
    Scopes scopes = learning_scopes(paper, state_->strings);
    set_profile(scopes, state_->profile_text(profile));
    return state_->render(state_->learning, scopes, profile, paper.candidate.language);
}

Markup Layout::crosswalk(const paper::Crosswalk& crosswalk) const {
    return state_->render(state_->crosswalk, crosswalk_scopes(crosswalk, state_->strings), 0,
                          crosswalk.language);
}

const std::map<std::string, std::string>& Layout::files() const { return state_->files; }

Layout::Layout() = default;
Layout::Layout(Layout&&) noexcept = default;
Layout& Layout::operator=(Layout&&) noexcept = default;
Layout::~Layout() = default;

}  // namespace papersetter::layout
