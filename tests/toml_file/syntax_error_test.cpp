// SPDX-License-Identifier: MIT
#include "toml_file/syntax_error.hpp"

#include <doctest/doctest.h>

#include <string>

#include "toml_file/read.hpp"

using namespace papersetter;

namespace {

// What reading tells of the first fault: "line:column message | hint (related line:column words)".
std::string fault(std::string text) {
    base::Sources sources;
    base::Diagnostics diagnostics;
    const base::FileNumber file = sources.add("a.toml", std::move(text));
    const bool is_read = toml_file::read(sources, file, diagnostics).has_value();
    if (is_read || diagnostics.all().size() != 1) return "no single fault";
    const auto place = [](base::Place at) {
        return std::to_string(at.line) + ":" + std::to_string(at.column) + " ";
    };
    const base::Diagnostic& one = diagnostics.all().front();
    std::string told = place(one.place) + one.message;
    if (!one.hint.empty()) told += " | " + one.hint;
    if (one.related.is_known()) told += " (" + place(one.related) + one.related_message + ")";
    return told;
}

}  // namespace

TEST_CASE("syntax_error: quotes") {
    CHECK(fault("title = Machine learning") ==
          "1:9 the value of \"title\" is neither a number nor in quotes | text stands in quotes: "
          "title = \"…\"");
    CHECK(fault("title = “x”") ==
          "1:9 “ is not a quotation mark of TOML | use straight quotes: \"…\", '…' or '''…'''");
    CHECK(fault("a = 'it's'") ==
          "1:9 text goes on after the ' that closes the string | a text with an apostrophe stands "
          "in \"…\" or '''…'''");
    CHECK(fault("a = \"say \"hi\"\"") ==
          "1:11 text goes on after the \" that closes the string | inside \"…\" write \\\" for a "
          "quotation mark, or use '''…'''");
    CHECK(fault("a = \"one\ntwo\"") ==
          "1:9 the string is not closed on its line | close it, or write text of several lines in "
          "'''…'''");
}

TEST_CASE("syntax_error: equals signs") {
    CHECK(fault("title: \"x\"") ==
          "1:6 \"=\" stands between a key and its value, not \":\" | write title = …");
    CHECK(fault("title \"x\"") ==
          "1:7 \"=\" is missing after \"title\" | write title = …; text of several lines stands in "
          "'''…'''");
    CHECK(fault("a =\nb = 1") == "1:4 \"a\" has no value | write a = …");
}

TEST_CASE("syntax_error: a long string that is not closed is told at its opening") {
    CHECK(fault("a = 1\nb = '''x\nc = 1\n") ==
          "2:5 this ''' is never closed | close the text with another '''");
    CHECK(fault("b = \"\"\"x") ==
          "1:5 this \"\"\" is never closed | close the text with another \"\"\"");
}

TEST_CASE("syntax_error: a forgotten closing of a long string points back to its opening") {
    CHECK(fault("a = '''x\nb = '''y'''\n") ==
          "2:8 text goes on after the ''' that closes a string | a closing ''' may be missing "
          "further up (1:5 the string starts here)");
    CHECK(fault("a = '''x\nb = '''\nSome prose.\n'''\n") ==
          "3:6 text goes on after the ''' that closes a string | a closing ''' may be missing "
          "further up (1:5 the string starts here)");
}

TEST_CASE("syntax_error: backslashes") {
    CHECK(fault("a = \"C:\\Users\"") ==
          "1:8 \\Users is no escape of a \"…\" string | in '…' and '''…''' a backslash stands for "
          "itself; in \"…\" it is written \\\\");
    CHECK(fault("a = \"\\alpha\"").starts_with("1:6 \\alpha is no escape of a \"…\" string"));
}

TEST_CASE("syntax_error: headers and keys given twice") {
    CHECK(fault("[item]\na = 1\n\n[item]\n") ==
          "4:1 [item] stands twice | write [[item]], with double brackets, for each of several "
          "(1:1 [item] stands here)");
    CHECK(fault("[[item]]\n[item]\n") ==
          "2:1 [item] stands here, but [[item]] further up | write [[item]], with double brackets, "
          "each time (1:1 [[item]] stands here)");
    CHECK(fault("[[item.option]]\n[[item]]\n") ==
          "2:1 [[item]] comes after [[item.option]] | move [[item]] above what belongs to it (1:1 "
          "[[item.option]] stands here)");
    CHECK(fault("item = [1]\n[[item]]\n") ==
          "2:1 \"item\" has a value already and cannot be a table too | write all of it as "
          "[[item]] or all of it as one list");
    CHECK(fault("[[item]]\nid = 1\n  points = 1\nid = 2\n") ==
          "4:1 \"id\" is given twice | delete one of the two, or is a [[…]] line missing between "
          "them? (2:1 first given here)");
    CHECK(fault("x = {a = 1, a = 2}") == "1:17 \"a\" is given twice | delete one of the two");
}

TEST_CASE("syntax_error: numbers, booleans and dates") {
    CHECK(fault("p = 1,5") ==
          "1:6 a number is written with a point, not a comma | write 1.5, not 1,5");
    CHECK(fault("p = 22 %") == "1:8 a share is text | put it in quotes: p = \"22 %\"");
    CHECK(fault("p = .5") ==
          "1:5 a number has digits on both sides of its point | write 0.5, not .5, and 5, not 5.");
    CHECK(fault("p = 05").starts_with("1:7 a number may not begin with 0 | delete the zero"));
    CHECK(fault("p = 99999999999999999999") ==
          "1:25 the number is too large | put it in quotes if it is an answer");
    CHECK(fault("p = 1e999")
              .ends_with("the number is too large | put it in quotes if it is an answer"));
    CHECK(fault("b = True") == "1:5 \"True\" is neither true nor false | write b = true");
    CHECK(fault("b = no") == "1:5 \"no\" is neither true nor false | write b = false");
    CHECK(fault("d = 2026-5-1") == "1:5 \"2026-5-1\" is not a date | write the day as 2026-05-15");
}

TEST_CASE("syntax_error: lists, inline tables and headers") {
    CHECK(fault("a = [1 2]").starts_with("1:8 \",\" or \"]\" is missing in the list"));
    CHECK(fault("a = [1,") == "1:8 the list is not closed when the file ends | a ] is missing");
    CHECK(fault("a = {b = 1,}") ==
          "1:12 an inline table { … } may not end with a comma | delete the comma");
    CHECK(fault("a = {b = 1,\nc = 2}")
              .starts_with("1:12 an inline table { … } must stand on one line"));
    CHECK(fault("[paper\na = 1").starts_with("1:7 \"]\" is missing at the end of the header"));
    CHECK(fault("[]") == "1:2 the header has no name | write [name], or [[name]]");
}

TEST_CASE("syntax_error: characters that do not belong") {
    CHECK(
        fault("a =\xC2\xA0"
              "1") ==
        "1:4 the invisible character \\u{A0} stands here | delete it, or put an ordinary space in "
        "its place");
    CHECK(fault("a = \"x\x01\"") ==
          "1:7 the control character \\u{1} stands in the string | delete it, or write it as an "
          "escape in \"…\"");
    CHECK(fault("a = '''x\x01'''\n").starts_with("1:9 the control character \\u{1}"));
    CHECK(fault("<<<<<<< HEAD\na = 1") ==
          "1:1 an unsettled conflict of a version control system stands here | keep one of the two "
          "texts and delete the marker lines");
    CHECK(fault("a = 1\rb = 2") ==
          "1:7 a carriage return stands alone | save the file with line ends LF or CRLF");
    CHECK(fault("\xC3\xA9t\xC3\xA9 = 1")
              .ends_with("a key with letters beyond A to Z stands in quotes"));
}

TEST_CASE("syntax_error: the place is right after long strings too") {
    CHECK(fault("a = '''one\ntwo'''\nb = '''\nthree\n''' \nc = oops\n").starts_with("6:5 "));
    CHECK(fault("a = '''one''' b = 2\n").starts_with("1:15 "));
}

TEST_CASE("syntax_error: headers and keys that are not whole") {
    const std::string open =
        "the header is not closed when the file ends | write [name], or [[name]] for each of "
        "several";
    CHECK(fault("[item") == "1:6 " + open);
    CHECK(fault("[[item]") == "1:8 " + open);
    const std::string empty =
        " is no key: a part of it is empty | each part of a key is A-Z a-z 0-9 _ -, or stands in "
        "quotes";
    CHECK(fault("a..b = 1") == "1:1 \"a..b\"" + empty);
    CHECK(fault("  a. = 1") == "1:3 \"a.\"" + empty);
}
