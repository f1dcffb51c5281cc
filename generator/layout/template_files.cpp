// SPDX-License-Identifier: MIT
#include "layout/template_files.hpp"

#include <algorithm>

#include "base/text.hpp"

namespace papersetter::layout {
namespace {

constexpr std::size_t depth_limit = 16;
constexpr std::size_t token_limit = 100'000;

std::string extension_of(const std::string& name) {
    const std::size_t point = name.rfind('.');
    return point == std::string::npos ? std::string() : name.substr(point);
}

}  // namespace

TemplateFiles::TemplateFiles(const files::Disk& disk, files::Path folder, std::string shown_name,
                             base::Sources& sources, base::Diagnostics& diagnostics)
    : disk_(&disk),
      folder_(std::move(folder)),
      shown_name_(std::move(shown_name)),
      sources_(&sources),
      diagnostics_(&diagnostics) {}

bool TemplateFiles::exists(std::string_view name) const { return disk_->exists(folder_ / name); }

std::optional<base::FileNumber> TemplateFiles::read(const std::string& name, base::Place asked) {
    if (const auto found = numbers_.find(name); found != numbers_.end()) return found->second;
    if (!exists(name)) {
        diagnostics_->error(asked, "the layout lacks the file `" + base::shown(name) + "`",
                            "looked for " + shown_name_ + "/" + base::shown(name));
        numbers_.emplace(name, std::nullopt);
        return std::nullopt;
    }
    std::string text = disk_->read(folder_ / name);
    contents_.emplace(name, text);
    const auto invalid = base::first_invalid_utf8(text);
    const base::FileNumber file = sources_->add(shown_name_ + "/" + name, std::move(text));
    if (invalid) {
        Cursor cursor({file, 1, 1});
        cursor.pass(std::string_view(contents_[name]).substr(0, *invalid));
        diagnostics_->error(cursor.place(), "the file is not UTF-8 from here on",
                            "save it as UTF-8");
        numbers_.emplace(name, std::nullopt);
        return std::nullopt;
    }
    numbers_.emplace(name, file);
    return file;
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
                            "the partial `" + std::string(tag.text) + "` contains itself",
                            "break the circle");
    } else if (open.size() > depth_limit) {
        diagnostics_->error(tag.place, "partials are nested more than 16 deep",
                            "put some of them together");
    } else if (!numbers_.contains(name) && !exists(name)) {
        diagnostics_->error(tag.place, "there is no partial `" + std::string(tag.text) + "`",
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
    return "write it in " + shown_name_ + "/partials/" + std::string(name) + extension;
}

}  // namespace papersetter::layout
