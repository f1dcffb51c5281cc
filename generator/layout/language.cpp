// SPDX-License-Identifier: MIT
#include "layout/language.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "base/ascii.hpp"
#include "base/language.hpp"
#include "base/text.hpp"
#include "toml_file/read.hpp"

namespace papersetter::layout {
namespace {

constexpr std::string_view fallback = "en";

std::string file_of(std::string_view language) {
    return "strings/" + std::string(language) + ".toml";
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

/// The tag as it is mostly written (RFC 5646, 2.1.1), since the case of its letters says nothing:
/// zh-Hant-TW.
std::string usual_case(std::string_view language) {
    std::string tag = base::lowered(language);
    const auto capital = [&](std::size_t at) { tag[at] = base::upper(tag[at]); };
    std::size_t begin = tag.find('-');
    while (begin != std::string::npos) {
        const std::size_t end = std::min(tag.find('-', begin + 1), tag.size());
        const std::size_t size = end - begin - 1;
        if (size == 2 || size == 4) capital(begin + 1);
        if (size == 2) capital(begin + 2);
        begin = tag.find('-', begin + 1);
    }
    return tag;
}

/// The language whose file there is: itself, then its primary subtag.
std::string language_with_file(const TemplateFiles& files, std::string_view language) {
    if (!base::is_language_tag(language)) return {};
    const std::string tag = usual_case(language);
    for (const std::string& one : {std::string(language), tag, tag.substr(0, tag.find('-'))}) {
        if (files.exists(file_of(one))) return one;
    }
    return {};
}

void warn_of_other_script(std::string_view found, std::string_view language, base::Place asked,
                          base::Diagnostics& diagnostics) {
    if (base::script_of(found) == base::script_of(language)) return;
    diagnostics.warning(asked,
                        "the language \"" + base::in_brief(language) +
                            "\" is written in another script than the words of " + file_of(found) +
                            ", which are printed",
                        "add " + file_of(usual_case(language)));
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
    const std::string found = language_with_file(files, language);
    if (found.empty()) {
        diagnostics.warning(asked,
                            "the layout has no words in the language \"" +
                                base::in_brief(language) + "\"; they are printed in English",
                            base::is_language_tag(language) ? "add " + file_of(language) : "");
    }
    if (found.empty() && english) english->set_language(fallback);
    if (!found.empty()) warn_of_other_script(found, language, asked, diagnostics);
    if (found.empty() || found == fallback) return english;
    auto strings = read_strings(files, found, sources, diagnostics);
    if (strings && english) {
        warn_of_borrowed(strings->complete_from(*english, fallback, diagnostics), found, asked,
                         diagnostics);
    }
    return english ? std::move(strings) : std::nullopt;
}

}  // namespace papersetter::layout
