// SPDX-License-Identifier: MIT
#include "typeset/hyphenator.hpp"

#include <doctest/doctest.h>

#include <map>
#include <string>

#include "files/disk.hpp"
#include "typeset/hyphen_patterns.hpp"

using namespace papersetter;

namespace {

// Debian's dictionaries, by language.
const typeset::HyphenDictionary* dictionary(std::string_view language) {
    static const std::map<std::string, std::string, std::less<>> files = {
        {"en-US", "hyph_en_US.dic"}, {"en-GB", "hyph_en_GB.dic"}, {"de", "hyph_de_DE.dic"},
        {"fr", "hyph_fr.dic"},       {"es", "hyph_es_ES.dic"},    {"pt", "hyph_pt_BR.dic"},
        {"hi", "hyph_hi_IN.dic"}};
    static std::map<std::string, typeset::HyphenDictionary, std::less<>> loaded;
    const auto file = files.find(language);
    if (file == files.end()) return nullptr;
    const auto known = loaded.find(file->second);
    if (known != loaded.end()) return &known->second;
    const std::string bytes = files::RealDisk().read("/usr/share/hyphen/" + file->second);
    return &loaded.emplace(file->second, typeset::HyphenDictionary(bytes)).first->second;
}

// The text with "-" where it may be hyphenated.
std::string cut(const std::string& text, std::string_view language,
                const document::HyphenLimits& limits = {}) {
    typeset::Hyphenator hyphenator(dictionary);
    std::vector<std::uint32_t> offsets;
    hyphenator.find(text, language, limits, 0, offsets);
    std::string result = text;
    for (auto offset = offsets.rbegin(); offset != offsets.rend(); ++offset) {
        result.insert(*offset, "-");
    }
    return result;
}

}  // namespace

TEST_CASE("hyphenator: words of each language") {
    CHECK(cut("information", "en-US") == "in-for-ma-tion");
    CHECK(cut("optimizer", "en-US") == "op-ti-mizer");
    CHECK(cut("information", "en-GB") == "in-form-a-tion");
    CHECK(cut("Silbentrennung", "de") == "Sil-ben-tren-nung");
    CHECK(cut("Prüfungsaufgabe", "de") == "Prü-fungs-auf-gabe");
    CHECK(cut("apprentissage", "fr") == "ap-pren-tis-sage");
    CHECK(cut("éducation", "fr") == "édu-ca-tion");
    CHECK(cut("constitución", "es") == "cons-ti-tu-ción");
    CHECK(cut("constituição", "pt") == "cons-ti-tui-ção");
    CHECK(cut("विश्वविद्यालय", "hi") == "वि-श्व-वि-द्यालय");
}

TEST_CASE("hyphenator: the punctuation around a word is no part of it, capitals do not matter") {
    CHECK(cut("(\u201CInformation\u201D),", "en-US") == "(\u201CIn-for-ma-tion\u201D),");
    CHECK(cut("L\u2019\u00C9ducation", "fr") == "L\u2019\u00C9du-ca-tion");
    CHECK(cut("\u00DCbertragung", "de") == "\u00DCber-tra-gung");
}

TEST_CASE("hyphenator: what is no ordinary word stays whole") {
    for (const char* text : {"INFORMATION", "PyInformation", "information2", "information_content",
                             "information/education", "1information", "information=education", "",
                             "\u2026", "in\u00ADformation"}) {
        CAPTURE(text);
        CHECK(cut(text, "en-US") == text);
    }
}

TEST_CASE("hyphenator: the limits count letters") {
    CHECK(cut("record", "en-US") == "record");
    CHECK(cut("hyphen", "en-US") == "hy-phen");
    CHECK(cut("hyphen", "en-US", {6, 2, 3}) == "hy-phen");
    CHECK(cut("hyphen", "en-US", {7, 2, 3}) == "hyphen");
    CHECK(cut("information", "en-US", {5, 3, 3}) == "infor-ma-tion");
    CHECK(cut("information", "en-US", {5, 2, 5}) == "in-for-mation");
    CHECK(cut("Prüfungsaufgabe", "de", {5, 3, 3}) == "Prü-fungs-auf-gabe");  // ü is one
    CHECK(cut("Prüfungsaufgabe", "de", {5, 4, 5}) == "Prüfungs-aufgabe");
}

TEST_CASE("hyphenator: a language without a dictionary is not hyphenated, and asked for once") {
    int asked = 0;
    typeset::Hyphenator hyphenator([&](std::string_view language) {
        CHECK(language == "la");
        ++asked;
        return nullptr;
    });
    std::vector<std::uint32_t> offsets;
    hyphenator.find("information", "la", {}, 0, offsets);
    hyphenator.find("information", "la", {}, 0, offsets);
    CHECK(offsets.empty());
    CHECK(asked == 1);
}

TEST_CASE("hyphenator: scripts that are never hyphenated miss no dictionary") {
    typeset::Hyphenator hyphenator([](std::string_view /*language*/) {
        FAIL("a dictionary was asked for");
        return nullptr;
    });
    std::vector<std::uint32_t> offsets;
    for (const char* word : {"\u05D4\u05D9\u05E1\u05D8\u05D5\u05E8\u05D9\u05D4",
                             "\u0627\u0644\u062C\u063A\u0631\u0627\u0641\u064A\u0627",
                             "\u30A8\u30D9\u30EC\u30B9\u30C8\u5C71"}) {
        hyphenator.find(word, "he", {}, 0, offsets);
    }
    CHECK(offsets.empty());
}

TEST_CASE("hyphen_patterns: an excerpt cuts a word as the whole dictionary does") {
    // English fits libhyphen whole; in excerpts it must give the same.
    std::string bytes = files::RealDisk().read("/usr/share/hyphen/hyph_en_US.dic");
    const typeset::HyphenPatterns patterns(bytes);
    const typeset::HyphenDictionary* whole = dictionary("en-US");
    // Any letters will do, so the words are the patterns' own letters, in twos.
    std::string last;
    std::size_t words = 0;
    for (std::size_t at = 2000; at < bytes.size() && words < 400; at = bytes.find('\n', at) + 1) {
        std::string letters;
        for (const char c : bytes.substr(at, bytes.find('\n', at) - at)) {
            if (c >= 'a' && c <= 'z') letters += c;
        }
        const std::string word = last + letters;
        last = letters;
        if (word.size() < 5 || words++ % 7 != 0) continue;
        CAPTURE(word);
        const std::string excerpt = patterns.excerpt(word);
        REQUIRE(excerpt.size() < 5'000);
        CHECK(typeset::HyphenDictionary(excerpt).hyphens(word) == whole->hyphens(word));
    }
    CHECK(words == 400);
}

TEST_CASE("hyphen_dictionary: a hyphen that would change the spelling is left out") {
    const typeset::HyphenDictionary dictionary("UTF-8\nb1c\nf1f/ff=f,1,2\n");
    CHECK(dictionary.hyphens("abcschiffahrt") == std::vector<std::uint32_t>{2});
}
