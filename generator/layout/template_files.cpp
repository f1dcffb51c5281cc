// SPDX-License-Identifier: MIT
#include "layout/template_files.hpp"

#include <algorithm>

#include "base/text.hpp"

namespace papersetter::layout {
namespace {

constexpr std::size_t depth_limit = 16;
constexpr std::size_t token_limit = 100'000;

/// Where a record keeps the files of the layout that one is based on, and how their names begin.
constexpr std::string_view base_name = "base";
constexpr std::string_view base_prefix = "base/";

std::string extension_of(const std::string& name) {
    const std::size_t point = name.rfind('.');
    return point == std::string::npos ? std::string() : name.substr(point);
}

bool is_control(char c) {
    const bool is_space = c == '\t' || c == '\n' || c == '\r' || c == '\f';
    return (c >= 0 && c < 0x20 && !is_space) || c == 0x7F;
}

}  // namespace

std::optional<files::Path> base_folder(const files::Disk& disk, const files::Path& folder,
                                       std::string_view layout) {
    for (files::Path path : {folder / base_name, folder.parent_path() / layout}) {
        if (disk.is_folder(path)) return path;
    }
    return std::nullopt;
}

std::string in_base(std::string_view name) { return std::string(base_prefix).append(name); }

TemplateFiles::TemplateFiles(const files::Disk& disk, files::Path folder, std::string shown_name,
                             base::Sources& sources, base::Diagnostics& diagnostics)
    : disk_(&disk),
      folder_(std::move(folder)),
      shown_name_(std::move(shown_name)),
      sources_(&sources),
      diagnostics_(&diagnostics) {}

void TemplateFiles::set_base(const std::string& layout, base::Place asked) {
    const std::string within = shown_name_ + "/" + std::string(base_name);
    const std::string beside = shown_name_ + "/../" + base::in_brief(layout);
    if (auto found = base_folder(*disk_, folder_, layout)) {
        base_ = std::move(*found);
        shown_base_ = base_ == folder_ / base_name ? within : beside;
        return;
    }
    diagnostics_->error(
        asked,
        "the layout \"" + base::in_brief(layout) + "\" that this one is based on is not beside it",
        "looked for " + beside + "; copy it there, or into " + within);
}

TemplateFiles::Location TemplateFiles::locate(std::string_view name) const {
    if (base_.empty()) return {folder_ / name, std::string(name)};
    if (name.starts_with(base_prefix)) {
        return {base_ / name.substr(base_prefix.size()), std::string(name)};
    }
    if (disk_->exists(folder_ / name)) return {folder_ / name, std::string(name)};
    return {base_ / name, in_base(name)};
}

bool TemplateFiles::is_own(std::string_view name) const { return disk_->exists(folder_ / name); }

bool TemplateFiles::exists(std::string_view name) const { return disk_->exists(locate(name).path); }

std::optional<base::FileNumber> TemplateFiles::read(const std::string& name, base::Place asked) {
    if (const auto found = numbers_.find(name); found != numbers_.end()) return found->second;
    if (!exists(name)) {
        diagnostics_->error(asked, "the layout lacks the file `" + base::in_brief(name) + "`",
                            "looked for " + shown_name_ + "/" + base::in_brief(name));
        numbers_.emplace(name, std::nullopt);
        return std::nullopt;
    }
    const Location location = locate(name);
    std::string text = disk_->read(location.path);
    contents_.emplace(location.name, text);
    const bool is_own = !location.name.starts_with(base_prefix) || base_.empty();
    const std::string shown = is_own ? shown_name_ + "/" + location.name
                                     : shown_base_ + "/" + location.name.substr(base_prefix.size());
    const base::FileNumber file = sources_->add(shown, std::move(text));
    const bool is_text = check_characters(location.name, file);
    return numbers_.emplace(name, is_text ? std::optional(file) : std::nullopt).first->second;
}

bool TemplateFiles::check_characters(const std::string& name, base::FileNumber file) {
    const std::string_view text = contents_.at(name);
    const auto invalid = base::first_invalid_utf8(text);
    const auto* const control = std::ranges::find_if(text, is_control);
    if (!invalid && control == text.end()) return true;
    const std::size_t offset = invalid.value_or(static_cast<std::size_t>(control - text.begin()));
    Cursor cursor({file, 1, 1});
    cursor.pass(text.substr(0, offset));
    if (invalid) {
        diagnostics_->error(cursor.place(), "the file is not UTF-8 from here on",
                            "save it as UTF-8");
    } else {
        diagnostics_->error(
            cursor.place(),
            "the control character " + base::shown(text.substr(offset, 1)) + " stands in this file",
            "delete it");
    }
    return false;
}

std::vector<Token> TemplateFiles::template_tokens(const std::string& name, base::Place asked) {
    std::vector<Token> tokens;
    std::vector<std::string> open;
    include({name, asked}, open, tokens);
    if (tokens.size() >= token_limit) {
        diagnostics_->error(asked, "`" + name + "` with its partials is too large",
                            "partials that contain each other many times grow without bound");
    }
    return tokens;
}

void TemplateFiles::include(const Inclusion& file, std::vector<std::string>& open,
                            std::vector<Token>& tokens) {
    const bool is_new = !numbers_.contains(file.name);
    const auto number = read(file.name, file.place);
    if (!number) return;
    const bool is_document = open.empty() && file.name.ends_with(".html");
    if (is_document && base::trimmed(sources_->text(*number)).empty()) {
        diagnostics_->error({*number, 1, 1}, "the file is empty",
                            "a document is one <html> with <head> and <body>");
    }
    // A partial is told off once, however often it is used.
    base::Diagnostics repeated;
    const std::vector<Token> own =
        read_tokens(*sources_, *number, is_new ? *diagnostics_ : repeated);
    open.push_back(file.name);
    for (const Token& token : own) {
        if (tokens.size() >= token_limit) break;
        if (token.kind == Token::Kind::partial) {
            include_partial(token, open, tokens);
        } else {
            tokens.push_back(token);
        }
    }
    open.pop_back();
}

void TemplateFiles::include_partial(const Token& tag, std::vector<std::string>& open,
                                    std::vector<Token>& tokens) {
    const std::string extension = extension_of(open.front());
    const std::string name = "partials/" + std::string(tag.text) + extension;
    if (std::ranges::find(open, name) != open.end()) {
        diagnostics_->error(tag.place,
                            "the partial `" + base::in_brief(tag.text) + "` contains itself",
                            "break the circle");
    } else if (open.size() > depth_limit) {
        diagnostics_->error(tag.place, "partials are nested more than 16 deep",
                            "put some of them together");
    } else if (!numbers_.contains(name) && !exists(name)) {
        diagnostics_->error(tag.place, "there is no partial `" + base::in_brief(tag.text) + "`",
                            partial_hint(tag.text, extension));
    } else {
        include({name, tag.place}, open, tokens);
    }
}

std::string TemplateFiles::partial_hint(std::string_view name, const std::string& extension) const {
    std::vector<std::string> names;
    if (disk_->is_folder(folder_ / "partials")) {
        for (const std::string& file : disk_->list(folder_ / "partials")) {
            if (!file.ends_with(extension)) continue;
            names.push_back(file.substr(0, file.size() - extension.size()));
        }
    }
    const std::vector<std::string_view> known(names.begin(), names.end());
    if (const auto near = base::nearest(name, known)) return "did you mean {{> " + *near + "}}?";
    return "write it in " + shown_name_ + "/partials/" + base::in_brief(name) + extension;
}

}  // namespace papersetter::layout
