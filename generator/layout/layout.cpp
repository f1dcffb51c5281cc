// SPDX-License-Identifier: MIT
#include "layout/layout.hpp"

#include <array>
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
    std::array<std::string, document_count> documents;  ///< empty those that are not made
    std::vector<std::string> styles;                    ///< by profile
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
    std::array<std::vector<Token>, document_count> tokens;
    for (std::size_t i = 0; i < document_count; ++i) {
        if (!description.makes[i]) continue;
        tokens[i] =
            sound_tokens(files, template_file(static_cast<Document>(i)), asked, diagnostics);
    }
    const StyleTokens styles = read_styles(files, profiles, asked, diagnostics);
    if (strings == nullptr) return {};  // every word would be told as unknown
    Compiled compiled;
    for (std::size_t i = 0; i < document_count; ++i) {
        compiled.documents[i] =
            compile_html(static_cast<Document>(i), {tokens[i], *strings, parameters}, diagnostics);
    }
    compiled.styles = compile_styles(styles, *strings, parameters, diagnostics);
    return compiled;
}

template <typename Texts>
std::vector<Mustache> read_all(const Texts& compiled, Escape escape) {
    std::vector<Mustache> read;
    for (const std::string& text : compiled) read.emplace_back(text, escape);
    return read;
}

}  // namespace

struct Layout::State {
    std::string name;
    Strings strings;
    Parameters parameters;
    std::vector<Mustache> documents;  ///< by Document
    std::vector<Mustache> styles;     ///< by profile
    std::vector<std::string> profiles;
    std::array<bool, document_count> makes;  ///< by Document
    std::map<std::string, std::string> files;

    /// What the profile is called on paper; nothing for `standard`.
    [[nodiscard]] std::string profile_text(std::size_t profile) const {
        return profiles[profile] == base::standard_profile
                   ? std::string()
                   : profile_title(profiles[profile], strings);
    }

    [[nodiscard]] Markup render(Document document, const Scopes& scopes,
                                std::size_t profile = 0) const {
        std::string html =
            documents[static_cast<std::size_t>(document)].render(scopes.paper, parameters);
        put_letters(strings, html);
        return {std::move(html), styles[profile].render(scopes.paper, parameters),
                std::string(text_of(scopes.paper, "document_title")),
                std::string(text_of(scopes.paper, "language"))};
    }

    /// The same of a document that says in which profile it is.
    [[nodiscard]] Markup render_in(std::size_t profile, Document document, Scopes scopes) const {
        set_profile(scopes, profile_text(profile));
        return render(document, scopes, profile);
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
            layout.state_ = std::make_unique<State>(
                State{source.folder.filename().string(), std::move(*strings),
                      std::move(description.parameters), read_all(compiled.documents, Escape::xml),
                      read_all(compiled.styles, Escape::css), source.profiles, description.makes,
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

bool Layout::makes(Document document) const {
    const auto has = [&](Document one) { return state_->makes[static_cast<std::size_t>(one)]; };
    const bool is_of_class = document == Document::feedback || document == Document::class_sheet;
    return is_of_class ? has(Document::feedback) && has(Document::class_sheet) : has(document);
}

bool Layout::makes(Key key) const {
    switch (key) {
        case Key::marking:
            return state_->parameters.find(key_parameter(key)).has_value();
        case Key::full:
            return true;
        case Key::learning:
            return makes(Document::learning);
        case Key::crosswalk:
            return makes(Document::crosswalk);
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
    return state_->render_in(profile, Document::questions,
                             candidate_scopes(paper, state_->strings));
}

Markup Layout::key(const paper::InstructorPaper& paper, const std::vector<PageOfQuestions>& pages,
                   const KeyProfile& profile) const {
    Scopes scopes = instructor_scopes(paper, pages, state_->strings);
    set_pages_of_profiles(scopes, profile.pages, state_->profiles, state_->strings);
    return state_->render_in(profile.profile, Document::key, std::move(scopes));
}

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
    return state_->render(Document::guide,
                          guide_scopes(guide, {cards, cards_of_sheet()}, state_->strings));
}

Markup Layout::report(const paper::Report& report) const {
    return state_->render(Document::report, report_scopes(report, state_->strings));
}

Markup Layout::sheet(const paper::CandidatePaper& paper, std::size_t profile) const {
    const auto boxes = state_->parameters.find("candidate_boxes");
    const std::size_t digits =
        boxes ? static_cast<std::size_t>(state_->parameters.all()[*boxes].count) : 0;
    return state_->render_in(profile, Document::sheet,
                             sheet_scopes(paper, digits, state_->strings));
}

Markup Layout::feedback(const paper::Feedback& feedback) const {
    return state_->render(Document::feedback, feedback_scopes(feedback, state_->strings));
}

Markup Layout::class_sheet(const paper::ClassSheet& sheet) const {
    return state_->render(Document::class_sheet, class_scopes(sheet, state_->strings));
}

Markup Layout::learning(const paper::InstructorPaper& paper, std::size_t profile) const {
    return state_->render_in(profile, Document::learning, learning_scopes(paper, state_->strings));
}

Markup Layout::crosswalk(const paper::Crosswalk& crosswalk) const {
    return state_->render(Document::crosswalk, crosswalk_scopes(crosswalk, state_->strings));
}

const std::map<std::string, std::string>& Layout::files() const { return state_->files; }

Layout::Layout() = default;
Layout::Layout(Layout&&) noexcept = default;
Layout& Layout::operator=(Layout&&) noexcept = default;
Layout::~Layout() = default;

}  // namespace papersetter::layout
