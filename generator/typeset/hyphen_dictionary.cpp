// SPDX-License-Identifier: MIT
#include "typeset/hyphen_dictionary.hpp"

#include <hyphen.h>
#include <unicode/ucnv.h>

#include <cstdio>
#include <cstdlib>
#include <optional>

#include "base/diagnostic.hpp"
#include "base/text.hpp"
#include "typeset/hyphen_patterns.hpp"

namespace papersetter::typeset {

namespace {

struct FreeDictionary {
    void operator()(HyphenDict* dictionary) const { hnj_hyphen_free(dictionary); }
};

using Patterns = std::unique_ptr<HyphenDict, FreeDictionary>;

// Larger dictionaries take libhyphen too long.
constexpr std::size_t largest_whole = 300'000;

struct CloseFile {
    void operator()(std::FILE* file) const { std::fclose(file); }
};

// The whole dictionary in UTF-8, so that libhyphen counts characters whatever the file's own set.
std::string in_utf8(std::string_view bytes) {
    const std::size_t end = bytes.find_first_of("\r\n");
    const std::string set(bytes.substr(0, end));
    if (set == "UTF-8") return std::string(bytes);
    const std::string_view rest = end == std::string_view::npos ? "" : bytes.substr(end);
    // A character of one byte becomes three at most.
    std::string converted(3 * rest.size() + 1, '\0');
    UErrorCode status = U_ZERO_ERROR;
    const std::int32_t length = ucnv_convert(
        "UTF-8", set.c_str(), converted.data(), static_cast<std::int32_t>(converted.size()),
        rest.data(), static_cast<std::int32_t>(rest.size()), &status);
    if (U_FAILURE(status)) {
        throw base::WorldError(
            "a hyphenation dictionary is in the unknown character set " + base::in_quotes(set),
            "install the dictionaries of Debian (packages hyphen-*)");
    }
    converted.resize(static_cast<std::size_t>(length));
    return "UTF-8" + converted;
}

Patterns loaded(std::string text) {
    const std::unique_ptr<std::FILE, CloseFile> file(fmemopen(text.data(), text.size(), "r"));
    Patterns patterns(file ? hnj_hyphen_load_file(file.get()) : nullptr);
    if (!patterns) throw base::WorldError("no memory for a hyphenation dictionary");
    return patterns;
}

// What libhyphen allocates for hyphens that change the spelling ("Schiff-fahrt" of 1901).
struct Changes {
    std::size_t size;
    char** replacements = nullptr;
    int* places = nullptr;
    int* cuts = nullptr;

    explicit Changes(std::size_t word_size) : size(word_size) {}
    Changes(const Changes&) = delete;
    Changes& operator=(const Changes&) = delete;
    ~Changes() {
        for (std::size_t i = 0; replacements != nullptr && i < size; ++i) {
            std::free(replacements[i]);
        }
        std::free(replacements);
        std::free(places);
        std::free(cuts);
    }
};

}  // namespace

struct HyphenDictionary::State {
    std::optional<HyphenPatterns> lines;  ///< of a large dictionary
    Patterns whole;                       ///< of any other
};

HyphenDictionary::HyphenDictionary(std::string_view bytes) : state_(std::make_unique<State>()) {
    std::string text = in_utf8(bytes);
    if (text.size() > largest_whole) {
        state_->lines.emplace(std::move(text));
    } else {
        state_->whole = loaded(std::move(text));
    }
}
HyphenDictionary::~HyphenDictionary() = default;
HyphenDictionary::HyphenDictionary(HyphenDictionary&&) noexcept = default;
HyphenDictionary& HyphenDictionary::operator=(HyphenDictionary&&) noexcept = default;

std::vector<std::uint32_t> HyphenDictionary::hyphens(const std::string& word) const {
    std::vector<std::uint32_t> offsets;
    if (word.empty()) return offsets;
    const Patterns own = state_->lines ? loaded(state_->lines->excerpt(word)) : nullptr;
    std::string digits(word.size() + 5, '0');
    Changes changes(word.size());
    const int problem = hnj_hyphen_hyphenate2(
        own ? own.get() : state_->whole.get(), word.c_str(), static_cast<int>(word.size()),
        digits.data(), nullptr, &changes.replacements, &changes.places, &changes.cuts);
    if (problem != 0) return offsets;
    // Digit i is of character i: odd where a hyphen may follow on it.
    std::size_t character = 0;
    for (std::uint32_t at = 1; at < word.size(); ++at) {
        if ((static_cast<unsigned char>(word[at]) & 0xC0U) == 0x80) continue;
        const bool is_changed =
            changes.replacements != nullptr && changes.replacements[character] != nullptr;
        if (digits[character] % 2 == 1 && !is_changed) offsets.push_back(at);
        ++character;
    }
    return offsets;
}

}  // namespace papersetter::typeset
