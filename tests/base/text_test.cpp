// SPDX-License-Identifier: MIT
#include "base/text.hpp"

#include <doctest/doctest.h>

#include <array>

using namespace papersetter::base;

TEST_CASE("text: the first byte that is no UTF-8 is found wherever it stands") {
    CHECK(first_invalid_utf8("") == std::nullopt);
    CHECK(first_invalid_utf8("a\xC3\xA9\xE2\x82\xAC\xF0\x9F\x98\x80z") == std::nullopt);
    const std::array<std::string_view, 12> bad{
        "\x80",         "\xC0\x80",         "\xC1\xBF",         "\xE0\x9F\xBF",
        "\xED\xA0\x80", "\xF0\x8F\xBF\xBF", "\xF4\x90\x80\x80", "\xF5\x80\x80\x80",
        "\xC3",         "\xE2\x82",         "\xF0\x9F\x98",     "\xFF"};
    for (const std::string_view bytes : bad) {
        for (std::size_t before = 0; before < 20; ++before) {
            std::string text(before, 'x');
            text += bytes;
            CAPTURE(shown(text));
            CHECK(first_invalid_utf8(text) == before);
            CHECK(first_invalid_utf8(text + "yyyyyyyyyy") == before);
        }
    }
}

TEST_CASE("text: no byte of the ASCII beginning is another, and fewer than eight are missed") {
    for (std::size_t before = 0; before < 20; ++before) {
        const std::string plain(before, 'x');
        CHECK(ascii_beginning(plain) <= before);
        CHECK(ascii_beginning(plain) + 8 > before);
        CHECK(ascii_beginning(plain + "\xC3\xA9yyyyyyyyyy") <= before);
        CHECK(ascii_beginning(plain + "\xC3\xA9yyyyyyyyyy") + 8 > before);
    }
}

TEST_CASE("text: code points go into UTF-8 and back") {
    for (const char32_t code_point :
         {U'\x01', U'\x7F', U'\x80', U'\x7FF', U'\x800', U'\xFFFF', U'\x10000', U'\x10FFFF'}) {
        std::string text = "a";
        append_utf8(text, code_point);
        CHECK(first_invalid_utf8(text) == std::nullopt);
        CHECK(count_code_points(text) == 2);
        std::size_t offset = 1;
        CHECK(next_code_point(text, offset) == code_point);
        CHECK(offset == text.size());
    }
}

TEST_CASE("text: composed and decomposed letters are one in normal form C") {
    CHECK(normalise_nfc("e\xCC\x81t\xC3\xA9") == "\xC3\xA9t\xC3\xA9");
    CHECK(normalise_nfc("plain") == "plain");
    CHECK(normalise_nfc("\xE2\x84\xAB") == "\xC3\x85");  // Angstrom sign
    // Composition exclusions grow: U+0958 becomes two characters.
    CHECK(normalise_nfc("\xE0\xA5\x98") == "\xE0\xA4\x95\xE0\xA4\xBC");
}

TEST_CASE("text: case folds in every script") {
    CHECK(fold_case("ABC xyz") == "abc xyz");
    CHECK(fold_case("Stra\xC3\x9F"
                    "e") == "strasse");
    CHECK(fold_case("\xC3\x84PFEL") == "\xC3\xA4pfel");
    CHECK(fold_case("\xCE\xA3") == "\xCF\x83");
}

TEST_CASE("text: the nearest word is offered only when it is near") {
    const std::array<std::string_view, 5> keys{"difficulty", "discrimination", "points", "p", "id"};
    CHECK(nearest("dificulty", keys) == "difficulty");
    CHECK(nearest("pionts", keys) == "points");  // a swap counts one
    CHECK(nearest("discriminaton", keys) == "discrimination");
    CHECK(nearest("ponits ", keys) == "points");
    CHECK(nearest("stem", keys) == std::nullopt);
    CHECK(nearest("q", keys) == std::nullopt);
    CHECK(nearest("ip", keys) == "p");
    CHECK(nearest("", keys) == std::nullopt);
    CHECK(nearest("points", {}) == std::nullopt);
}

TEST_CASE("text: capitals make no difference to nearness, and a word of any length ends soon") {
    const std::string long_word(1'000'000, 'a');
    const std::array<std::string_view, 3> keys{"a4", "Letter", long_word};
    CHECK(nearest("A4", keys) == "a4");
    CHECK(nearest("LETTER", keys) == "Letter");
    CHECK(nearest(long_word + "b", keys) == std::nullopt);
    CHECK(nearest(std::string(200, 'x') + "y", keys) == std::nullopt);
}

TEST_CASE("text: the hint that names the word meant") {
    const std::array<std::string_view, 4> topics{"training", "training/distributed", "data/clean",
                                                 "data/labels"};
    CHECK(did_you_mean("trainig", topics) == "did you mean \"training\"?");
    CHECK(did_you_mean("distributed", topics) == "did you mean \"training/distributed\"?");
    CHECK(did_you_mean("training/distributed/ddp", topics) ==
          "did you mean \"training/distributed\"?");
    CHECK(did_you_mean("data", topics).empty());    // a part of two
    CHECK(did_you_mean("ribute", topics).empty());  // of a word's middle
    CHECK(did_you_mean("deployment", topics).empty());
    CHECK(did_you_mean("", topics).empty());
    const std::array<std::string_view, 2> keys{"topic", "stem"};
    CHECK(did_you_mean("topic_path", keys) == "did you mean \"topic\"?");
    // Cyrillic small letter o.
    CHECK(did_you_mean("t\xD0\xBEpic", keys) ==
          "did you mean \"topic\"? (U+043E stands in place of \"o\")");
}

TEST_CASE("text: what cannot be seen is shown") {
    CHECK(shown("plain \xC3\xA9") == "plain \xC3\xA9");
    CHECK(shown("\xEE\x80\x80") == "\\u{E000}");  // for private use
    CHECK(shown("a\tb\n") == "a\\u{9}b\\u{A}");
    CHECK(shown("\xE2\x80\xAE"
                "evil") == "\\u{202E}evil");  // right-to-left override
    CHECK(shown("\xE2\x81\xA6x\xE2\x81\xA9") == "\\u{2066}x\\u{2069}");
    CHECK(shown("zero\xE2\x80\x8Bwidth") == "zero\\u{200B}width");
    CHECK(shown("no\xC2\xA0"
                "break") == "no\\u{A0}break");
    CHECK(shown("\x1b[31m") == "\\u{1B}[31m");
    CHECK(shown("\xE9t\xE9") == "\\x{E9}t\\x{E9}");
}

TEST_CASE("text: escapes for XML, TOML and JSON") {
    CHECK(escape_xml("<a b=\"c\" d='e'>&") == "&lt;a b=&quot;c&quot; d=&apos;e&apos;&gt;&amp;");
    CHECK(quoted_toml("say \"hi\" \\ \xC3\xA9") == "\"say \\\"hi\\\" \\\\ \xC3\xA9\"");
    CHECK(quoted_json("a\nb\t\x01\x7F") == "\"a\\nb\\t\\u0001\\u007f\"");
}

TEST_CASE("text: a quoted TOML string never holds an escape that reads like a slip") {
    // "\nabla" would be told as an unmeant escape when read back.
    CHECK(quoted_toml("\nabla\theta") == "\"\\u000aabla\\u0009heta\"");
}

TEST_CASE("text: trims blanks and line ends at both ends") {
    CHECK(trimmed(" \t a b \r\n") == "a b");
    CHECK(trimmed(" \n ").empty());
    CHECK(trimmed("") == "");
}

TEST_CASE("text: an author's word in a message is shown, quoted and never longer than 200") {
    CHECK(in_quotes("a\nb \xC3\xA9") == "\"a\\u{A}b \xC3\xA9\"");
    CHECK(in_brief("a\nb") == "a\\u{A}b");
    CHECK(in_brief(std::string(201, 'w')) == std::string(200, 'w') + "…");
    CHECK(in_quotes(std::string(200, 'w')) == "\"" + std::string(200, 'w') + "\"");
    CHECK(in_quotes(std::string(1'000'000, 'w')) == "\"" + std::string(200, 'w') + "…\"");
}

TEST_CASE("text: the shape of a language tag") {
    for (const char* tag : {"en", "DE", "pt-BR", "de-CH-1996", "sl-rozaj", "zh-Hans-CN"}) {
        CAPTURE(tag);
        CHECK(is_language_tag(tag));
    }
    for (const char* tag :
         {"", "e", "1", "en_US", "en-", "-en", "en--US", "abcdefghi", "x1", "x y"}) {
        CAPTURE(tag);
        CHECK(!is_language_tag(tag));
    }
    CHECK(is_language_tag("abcdefgh-abcdefgh-abcdefgh-abcdefgh"));
    CHECK(!is_language_tag("abcdefgh-abcdefgh-abcdefgh-abcdefgh-a"));
}
