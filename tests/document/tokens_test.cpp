// SPDX-License-Identifier: MIT
#include "document/tokens.hpp"

#include "told.hpp"

namespace papersetter::document {

namespace {

std::string kinds(std::string_view css) {
    static constexpr std::string_view letters = "ifa#s1%d :;,{}[]().";
    base::Diagnostics diagnostics;
    const Tokens tokens = tokenize(css, diagnostics);
    std::string result;
    for (const Token& token : tokens.tokens) {
        if (token.kind != TokenKind::end) result += letters[static_cast<std::size_t>(token.kind)];
    }
    return result;
}

Token only(std::string_view css) {
    base::Diagnostics diagnostics;
    const Tokens tokens = tokenize(css, diagnostics);
    REQUIRE(tokens.tokens.size() == 2);
    return tokens.tokens[0];
}

std::string text_of(std::string_view css) {
    base::Diagnostics diagnostics;
    const Tokens tokens = tokenize(css, diagnostics);
    REQUIRE(tokens.tokens.size() == 2);
    return std::string(tokens.tokens[0].text);
}

}  // namespace

TEST_CASE("tokens: each kind is recognised") {
    CHECK(kinds("a f( @page #x \"s\" 1 2% 3pt") == "i f a # s 1 % d");
    CHECK(kinds(":;,{}[]()") == ":;,{}[]()");
    CHECK(kinds("a>b+c") == "i.i.i");
    CHECK(kinds("--gap -x _y ü") == "i i i i");
    CHECK(kinds("+1 -1 .5 +.5 - + .") == "1 1 1 1 . . .");
    CHECK(kinds("a:b::c") == "i:i::i");
}

TEST_CASE("tokens: numbers are exact millionths") {
    CHECK(only("0.1").number == 100'000);
    CHECK(only("-1.5pt").number == -1'500'000);
    CHECK(only("-1.5pt").text == "pt");
    CHECK(only("1e3").number == 1'000'000'000);
    CHECK(only("25e-1").number == 2'500'000);
    CHECK(only("0.0000005").number == 1);  // half a millionth is rounded up
    CHECK(only("0.00000049").number == 0);
    CHECK(only("12").is_integer);
    CHECK_FALSE(only("12.0").is_integer);
    CHECK_FALSE(only("1e1").is_integer);
}

TEST_CASE("tokens: 1em is a number with a unit, not an exponent") {
    CHECK(only("1em").kind == TokenKind::dimension);
    CHECK(only("1em").number == 1'000'000);
    CHECK(only("1em").text == "em");
}

TEST_CASE("tokens: huge numbers are marked and cut") {
    CHECK_FALSE(only("1000000").is_too_large);
    CHECK(only("1000001").is_too_large);
    CHECK(only("1000000.000001").is_too_large);
    CHECK(only("1e999999999").is_too_large);
    CHECK(only(std::string(100'000, '9')).is_too_large);
    CHECK(only(std::string(100'000, '9')).number == 1'000'000'000'000);
    CHECK(only("1e-999999999").number == 0);
    CHECK(only("0" + std::string(100'000, '0') + "7").number == 7'000'000);
}

TEST_CASE("tokens: escapes stand for their characters") {
    CHECK(text_of("\"a\\22 b\"") == "a\"b");
    CHECK(text_of("'\\41\\42'") == "AB");
    CHECK(text_of("\"a\\\nb\"") == "ab");
    CHECK(text_of("\"\\1F600\"") == "\U0001F600");
    CHECK(text_of("\"\\0\"") == "\uFFFD");
    CHECK(text_of("\"\\D800\"") == "\uFFFD");
    CHECK(text_of("\"\\é\"") == "é");
    CHECK(text_of("a\\:b") == "a:b");
    CHECK(text_of("\\31 a") == "1a");
    CHECK(text_of("#\\31") == "1");
}

TEST_CASE("tokens: a position mark says where the text after it stands") {
    base::Diagnostics diagnostics;
    const Tokens tokens = tokenize("x /*@7.3.5*/é y\n  z /* note */w/*@8.1.2*/v", diagnostics);
    std::string places;
    for (const Token& token : tokens.tokens) {
        if (token.kind != TokenKind::identifier) continue;
        places += std::string(token.text) + base::to_attribute(token.place) + ' ';
    }
    // w stands after "  z /* note */", which are 14 characters.
    CHECK(places == "x0.0.0 é7.3.5 y7.3.7 z7.4.3 w7.4.15 v8.1.2 ");
}

TEST_CASE("tokens: unclosed comments and strings are told") {
    base::Diagnostics diagnostics;
    static_cast<void>(tokenize("/*@1.1.1*/a \"b\nc /* d", diagnostics));
    CHECK(told(diagnostics) ==
          "1.3 a string is not closed on its line (end it with \")\n"
          "2.3 a comment is not closed (end it with `*/`)");
}

TEST_CASE("tokens: odd ends are no trouble") {
    for (const std::string_view css : {"\\", "\"\\", "@", "#", "-", "--", "1e", "1.", "/", "/*",
                                       "'", "\"a\\\n", "a\\", "+", "<!--", "url(x"}) {
        base::Diagnostics diagnostics;
        CHECK(tokenize(css, diagnostics).tokens.back().kind == TokenKind::end);
    }
}

TEST_CASE("tokens: values are quoted as written and shortened between characters") {
    base::Diagnostics diagnostics;
    const std::string css = "a   b/**/c " + std::string(59, 'x') + "ééé";
    const Tokens tokens = tokenize(css, diagnostics);
    const Token* begin = tokens.tokens.data();
    CHECK(written(begin, begin + 4) == "a bc");
    // "a bc " and 55 of the x are 60 bytes.
    CHECK(written(begin, begin + 6) == "a bc " + std::string(55, 'x') + "…");
}

}  // namespace papersetter::document
