// SPDX-License-Identifier: MIT
#include "production/dictionary_book.hpp"

#include <algorithm>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <string>

#include "base/text.hpp"
#include "production/dictionary_reader.hpp"

namespace papersetter::production {
namespace {

// A dictionary that was asked for.
struct Opened {
    std::optional<typeset::HyphenDictionary> dictionary;  // none: its file is missing
    base::Digest found;
};

}  // namespace

struct DictionaryBook::State {
    const files::Disk* disk = nullptr;
    files::Path folder;
    DictionaryEntries entries;
    std::mutex mutex;                      // of all below
    std::map<std::string, Opened> opened;  // by file
    std::set<std::string> unknown_languages;

    [[nodiscard]] const DictionaryEntry* entry_for(std::string_view language) const {
        for (;;) {
            for (const DictionaryEntry& entry : entries.dictionaries) {
                for (const std::string& known : entry.languages) {
                    if (is_same_language(known, language)) return &entry;
                }
            }
            std::size_t end = language.rfind('-');
            if (end == std::string_view::npos) return nullptr;
            // A subtag of one letter goes with the one behind it.
            if (end >= 2 && language[end - 2] == '-') end -= 2;
            language = language.substr(0, end);
        }
    }

    const Opened& open(const DictionaryEntry& entry) {
        const auto known = opened.find(entry.listed.file);
        if (known != opened.end()) return known->second;
        Opened one;
        for (const std::string& name : entries.folders) {
            const files::Path path = folder / name / entry.listed.file;
            if (!disk->exists(path)) continue;
            const std::string bytes = disk->read(path);
            one.found = base::sha256(bytes);
            one.dictionary.emplace(bytes);
            break;
        }
        return opened.emplace(entry.listed.file, std::move(one)).first->second;
    }
};

DictionaryBook::DictionaryBook() : state_(std::make_unique<State>()) {}
DictionaryBook::DictionaryBook(DictionaryBook&&) noexcept = default;
DictionaryBook& DictionaryBook::operator=(DictionaryBook&&) noexcept = default;
DictionaryBook::~DictionaryBook() = default;

DictionaryBook DictionaryBook::load(const files::Disk& disk, const files::Path& folder,
                                    base::Sources& sources, base::Diagnostics& diagnostics) {
    DictionaryBook book;
    book.state_->disk = &disk;
    book.state_->folder = folder;
    book.state_->entries = read_dictionaries(disk, folder, sources, diagnostics);
    return book;
}

const typeset::HyphenDictionary* DictionaryBook::find(std::string_view language) const {
    const std::scoped_lock lock(state_->mutex);
    const DictionaryEntry* entry = state_->entry_for(language);
    if (entry == nullptr) {
        state_->unknown_languages.emplace(language);
        return nullptr;
    }
    const Opened& opened = state_->open(*entry);
    return opened.dictionary ? &*opened.dictionary : nullptr;
}

std::vector<manifest::FileDigest> DictionaryBook::used_files() const {
    const std::scoped_lock lock(state_->mutex);
    std::vector<manifest::FileDigest> files;
    for (const auto& [file, opened] : state_->opened) {
        if (opened.dictionary) files.push_back({file, opened.found});
    }
    return files;
}

void DictionaryBook::warn(base::Diagnostics& diagnostics) const {
    const std::scoped_lock lock(state_->mutex);
    for (const std::string& language : state_->unknown_languages) {
        diagnostics.warning({},
                            "there is no hyphenation dictionary for the language " +
                                base::in_quotes(language) + "; its words were not hyphenated",
                            "add one to fonts/hyphenation.toml, or say `hyphens: manual`");
    }
    for (const DictionaryEntry& entry : state_->entries.dictionaries) {
        const auto known = state_->opened.find(entry.listed.file);
        if (known == state_->opened.end()) continue;
        if (!known->second.dictionary) {
            diagnostics.warning(entry.listed.place,
                                "the hyphenation dictionary " + entry.listed.file +
                                    " is missing; words of " + base::in_quotes(entry.languages[0]) +
                                    " were not hyphenated",
                                "install it: apt-get install " + entry.package);
        } else if (known->second.found != entry.listed.expected) {
            diagnostics.warning(entry.listed.place,
                                "the hyphenation dictionary " + entry.listed.file +
                                    " is not the one the layouts were made with; lines may break "
                                    "elsewhere",
                                "found SHA-256 " + base::to_hex(known->second.found));
        }
    }
}

}  // namespace papersetter::production
