// SPDX-License-Identifier: MIT
#include "toml_file/read.hpp"

#include <doctest/doctest.h>

#include <string>

#include "toml_file/scan.hpp"

using namespace papersetter;
using namespace papersetter::toml_file;

namespace {

struct File {
    explicit File(std::string text) : number(sources.add("a.toml", std::move(text))) {
        table = read(sources, number, diagnostics);
    }
    const Value& value(std::string_view key) const {
        REQUIRE(table.has_value());
        const Table::Entry* const entry = table->find(key);
        REQUIRE(entry != nullptr);
        return entry->value;
    }
    template <typename T>
    const T& as(std::string_view key) const {
        return std::get<T>(value(key).data);
    }
    std::string told() const { return base::format(diagnostics, sources, false); }

    base::Sources sources;
    base::Diagnostics diagnostics;
    base::FileNumber number;
    std::optional<Table> table;
};

std::string times(std::size_t count, std::string_view text) {
    std::string result;
    for (std::size_t i = 0; i < count; ++i) result += text;
    return result;
}

}  // namespace

TEST_CASE("read: keys come in the order of the file with their places") {
    const File file("zeta = 1\nalpha.beta = 2\n[mid]\nx = 3\n[[list]]\n[[list]]\ny = 4\n");
    REQUIRE(file.table.has_value());
    REQUIRE(file.table->entries.size() == 4);
    const auto& entries = file.table->entries;
    CHECK(entries[0].key == "zeta");
    CHECK(entries[0].value.place == base::Place{1, 1, 8});
    CHECK(entries[1].key == "alpha");
    CHECK(entries[1].key_place == base::Place{1, 2, 1});
    CHECK(entries[2].key == "mid");
    CHECK(entries[2].key_place == base::Place{1, 3, 2});
    CHECK(entries[3].key == "list");
    const Array& list = file.as<Array>("list");
    REQUIRE(list.values.size() == 2);
    CHECK(list.values[1].place == base::Place{1, 6, 1});
    CHECK(std::get<Table>(list.values[0].data).entries.empty());
}

TEST_CASE("read: strings keep how they were written and where their text begins") {
    const File file(
        "a = \"x\"\nb = 'x'\nc = '''x'''\nd = \"\"\"x\"\"\"\ne = '''\nx\ny'''\nf = "
        "\"\"\"\nx\"\"\"\ng = \"\"\n  h='''x\n''' # c\n");
    const auto check = [&](std::string_view key, std::string_view text, StringForm form,
                           base::Place body) {
        const String& string = file.as<String>(key);
        CAPTURE(key);
        CHECK(string.text == text);
        CHECK(string.form == form);
        CHECK(string.body == body);
    };
    check("a", "x", StringForm::basic, {1, 1, 6});
    check("b", "x", StringForm::literal, {1, 2, 6});
    check("c", "x", StringForm::multiline_literal, {1, 3, 8});
    check("d", "x", StringForm::multiline_basic, {1, 4, 8});
    check("e", "x\ny", StringForm::multiline_literal, {1, 6, 1});
    check("f", "x", StringForm::multiline_basic, {1, 9, 1});
    check("g", "", StringForm::basic, {1, 10, 6});
    check("h", "x\n", StringForm::multiline_literal, {1, 11, 8});
}

TEST_CASE("read: a byte order mark and CRLF change neither places nor values") {
    const File file(
        "\xEF\xBB\xBF"
        "a = 1\r\nb = '''\r\none\r\ntwo'''\r\nc = \"\"\"one\r\ntwo\"\"\"\r\nd = 2\r\n");
    CHECK(file.value("a").place == base::Place{1, 1, 5});
    CHECK(file.as<String>("b").text == "one\ntwo");
    CHECK(file.as<String>("b").body == base::Place{1, 3, 1});
    CHECK(file.as<String>("c").text == "one\ntwo");
    CHECK(file.value("d").place == base::Place{1, 7, 5});
    CHECK(file.told().empty());
}

TEST_CASE("read: columns count characters") {
    const File file("\"\xC3\xA9\xF0\x9F\x98\x80\" = [\"\xC3\xA4\", 1.50]\n");
    const Array& list = file.as<Array>("\xC3\xA9\xF0\x9F\x98\x80");
    CHECK(list.values[0].place == base::Place{1, 1, 9});
    CHECK(list.values[1].place == base::Place{1, 1, 14});
    CHECK(std::get<Number>(list.values[1].data).text == "1.50");
}

TEST_CASE("read: numbers keep the text they were written with") {
    const File file("l = [1, -2.50, 1_000.5, 1e3, +3, 0x1F, inf,1.5]\nb = false\n");
    const Array& list = file.as<Array>("l");
    std::string texts;
    for (const Value& value : list.values) {
        const Number& number = std::get<Number>(value.data);
        texts += number.text + (number.is_integer ? "i " : "d ");
    }
    CHECK(texts == "1i -2.50d 1_000.5d 1e3d +3i 0x1Fi infd 1.5d ");
    CHECK(std::get<Number>(list.values[4].data).integer == 3);
    CHECK(std::get<Number>(list.values[5].data).integer == 31);
    CHECK(file.as<bool>("b") == false);
}

TEST_CASE("read: dates are dates, and a time of day is marked") {
    const File file(
        "a = 2026-05-15\nb = 2026-05-15 09:30:00\nc = 09:30:00\nd = 2026-05-15T09:30:00Z");
    CHECK(file.as<Date>("a").year == 2026);
    CHECK(file.as<Date>("a").month == 5);
    CHECK(file.as<Date>("a").day == 15);
    CHECK(!file.as<Date>("a").has_time);
    CHECK(file.as<Date>("b").has_time);
    CHECK(file.as<Date>("c").has_time);
    CHECK(file.as<Date>("d").has_time);
}

TEST_CASE("read: kinds have names") {
    const File file(
        "a = ''\nb = 1\nc = 1.5\nd = true\ne = 2026-05-15\nf = 10:00:00\ng = []\nh = [{}]\ni = {}");
    std::string kinds;
    for (const auto& entry : file.table->entries) {
        kinds.append(kind_of(entry.value)).append("|");
    }
    CHECK(kinds ==
          "a string|an integer|a decimal number|true or false|a date|a time|a list|"
          "a list of tables|a table|");
}

TEST_CASE("read: escapes that look unmeant are told, once a string, and the table is given") {
    const File file(
        "a = \"\\theta\"\nb = \"\"\"\nx \\nabla\"\"\"\nc = '\\theta'\nd = \"tab\\t1 \\\\theta\"\n");
    CHECK(file.as<String>("a").text == "\theta");
    CHECK(file.told() == R"(a.toml:1:6: error: \theta in a "…" string is a tab and "heta"
    1 | a = "\theta"
      |      ^
        hint: if the backslash is meant, write the text in '…' or '''…'''; if a tab is meant, write \u0009
a.toml:3:3: error: \nabla in a "…" string is a line end and "abla"
    3 | x \nabla"""
      |   ^
        hint: if the backslash is meant, write the text in '…' or '''…'''; if a line end is meant, write \u000A
)");
}

TEST_CASE("read: a file that is not UTF-8 is refused with the byte's place") {
    const File latin("a = 1\nb = \"caf\xE9\"\n");
    CHECK(!latin.table.has_value());
    CHECK(latin.told() == R"(a.toml:2:9: error: the file is not UTF-8 from here on
    2 | b = "caf\x{E9}"
      |         ^~~~~~
        hint: save it as UTF-8; it may be in Latin-1 or another code of one byte
)");
    const File utf16(
        std::string("\xFF\xFE"
                    "a\0=\0",
                    6));
    CHECK(utf16.diagnostics.all().at(0).hint == "it looks like UTF-16; save it as UTF-8");
}

TEST_CASE("read: what would overflow the parser's stack is refused before") {
    const File keys(times(200'000, "a.") + "a = 1");
    CHECK(!keys.table.has_value());
    CHECK(keys.diagnostics.all().at(0).message == "a dotted key may have 64 parts at most");
    CHECK(keys.diagnostics.all().at(0).place == base::Place{1, 1, 128});
    const File brackets("a = " + times(200'000, "["));
    CHECK(brackets.diagnostics.all().at(0).message ==
          "lists and tables may stand 64 deep in each other at most");
    const File deepest("a = " + times(64, "[") + times(64, "]") + "\n" + times(63, "b.") +
                       "b = 1\n");
    CHECK(deepest.told().empty());
}

TEST_CASE("read: a file past the size limit is refused") {
    const File file(std::string(size_limit + 1, '\n'));
    CHECK(file.told() ==
          "a.toml: error: the file is larger than 64 MiB\n"
          "        hint: the items of a bank may be spread over several files\n");
}

TEST_CASE("read: an empty file is an empty table") {
    CHECK(File("").table->entries.empty());
    CHECK(File("\xEF\xBB\xBF").table->entries.empty());
    CHECK(File("# only a comment").table->entries.empty());
}

TEST_CASE("read: cut anywhere, a file is read or refused with a place inside it") {
    const std::string whole =
        "[paper]\r\ntitle = \"T\\u00e9 \"\n[[item]]\nstem = '''\na\n''' # c\nlist = [1, {a = "
        "1.5}]\n"
        "x.'y'.\"z\" = \"\"\"q\\\"\"\"\" \nd = 2026-05-15\n";
    for (std::size_t size = 0; size <= whole.size(); ++size) {
        const File file(whole.substr(0, size));
        CAPTURE(size);
        CHECK(file.table.has_value() != file.diagnostics.has_errors());
        for (const auto& told : file.diagnostics.all()) {
            CHECK(told.place.is_known());
            CHECK(!told.message.empty());
        }
    }
}
