// SPDX-License-Identifier: MIT
#include "layout/language.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "base/ascii.hpp"
#include "base/text.hpp"
#include "toml_file/read.hpp"

namespace papersetter::layout {
namespace {

constexpr std::string_view fallback = "en";

std::string file_of(std::string_view language) {
    return "strings/" + std::string(language) + ".toml";
}

bool is_tag(std::string_view language) {
    return !language.empty() && std::ranges::all_of(language, [](char c) {
        return base::is_letter_or_digit(c) || c == '-';
    });
}

std::optional<Strings> read_file(TemplateFiles& files, const std::string& name,
                                 std::string_view language, const base::Sources& sources,
                                 base::Diagnostics& diagnostics) {
    const auto file = files.read(name, {});
    if (!file) return std::nullopt;
    const auto table = toml_file::read(sources, *file, diagnostics);
    if (!table) return std::nullopt;
    return Strings::read(*table, language, diagnostics);
}

/// The words of the layout, and below them those of the one that it is based on.
std::optional<Strings> read_strings(TemplateFiles& files, std::string_view language,
                                    const base::Sources& sources, base::Diagnostics& diagnostics) {
    auto strings = read_file(files, file_of(language), language, sources, diagnostics);
    const std::string below = "base/" + file_of(language);
    if (strings && files.has_base() && files.is_own(file_of(language)) && files.exists(below)) {
        const auto inherited = read_file(files, below, language, sources, diagnostics);
        if (inherited) strings->inherit(*inherited);
    }
    return strings;
}

/// The language whose file there is: itself, then its primary subtag.
std::string_view language_with_file(const TemplateFiles& files, std::string_view language) {
    if (!is_tag(language)) return {};
    if (files.exists(file_of(language))) return language;
    const std::string_view primary = language.substr(0, language.find('-'));
    return files.exists(file_of(primary)) ? primary : std::string_view();
}

void warn_of_borrowed(const std::vector<std::string>& keys, std::string_view language,
                      base::Place asked, base::Diagnostics& diagnostics) {
    if (keys.empty()) return;
    std::string list;
    for (std::size_t i = 0; i < keys.size() && i < 3; ++i) {
        list += (list.empty() ? "`" : ", `") + keys[i] + '`';
    }
    if (keys.size() > 3) list += " and " + std::to_string(keys.size() - 3) + " more";
    diagnostics.warning(
        asked,
        "the words " + list + " are printed in English: " + file_of(language) + " lacks them",
        "add them to " + file_of(language));
}

}  // namespace

std::optional<Strings> read_language(TemplateFiles& files, std::string_view language,
                                     base::Place asked, const base::Sources& sources,
                                     base::Diagnostics& diagnostics) {
    if (!files.exists(file_of(fallback))) return Strings();
    auto english = read_strings(files, fallback, sources, diagnostics);
    const std::string_view found = language_with_file(files, language);
    if (found.empty()) {
        diagnostics.warning(asked,
                            "the layout has no words in the language \"" +
                                base::in_brief(language) + "\"; they are printed in English",
                            is_tag(language) ? "add " + file_of(language) : "");
    }
    if (found.empty() && english) english->set_language(fallback);
    if (found.empty() || found == fallback) return english;
    auto strings = read_strings(files, found, sources, diagnostics);
    if (strings && english) {
        warn_of_borrowed(strings->complete_from(*english, fallback, diagnostics), found, asked,
                         diagnostics);
    }
    return english ? std::move(strings) : std::nullopt;
}

}  // namespace papersetter::layout
