// SPDX-License-Identifier: MIT
#include "base/csv.hpp"

#include <doctest/doctest.h>

using namespace papersetter::base;

namespace {

struct Table {
    Sources sources;
    Diagnostics diagnostics;
    std::vector<CsvRow> rows;

    explicit Table(const std::string& text) {
        const FileNumber file = sources.add("t.csv", text);
        rows = read_csv(sources, file, csv_delimiter(text), diagnostics);
    }
    /// Fields between "|", rows between "/".
    [[nodiscard]] std::string shape() const {
        std::string text;
        for (const CsvRow& row : rows) {
            if (&row != rows.data()) text += '/';
            for (const CsvField& field : row.fields) {
                if (&field != row.fields.data()) text += '|';
                text += field.text;
            }
        }
        return text;
    }
    [[nodiscard]] std::string told() const {
        if (diagnostics.all().empty()) return {};
        const Diagnostic& first = diagnostics.all().front();
        return std::to_string(first.place.line) + ":" + std::to_string(first.place.column) + " " +
               first.message;
    }
};

}  // namespace

TEST_CASE("csv: rows and fields as RFC 4180 has them") {
    CHECK(Table("a,b\nc,\n,d\n").shape() == "a|b/c|/|d");
    CHECK(Table("a,b\r\nc,d").shape() == "a|b/c|d");
    CHECK(Table("\"a,b\",\"c\"\"d\"\n").shape() == "a,b|c\"d");
    CHECK(Table("\"a\nb\",c\nd,e\n").shape() == "a\nb|c/d|e");
    CHECK(Table("\"\",\"\"\n").shape() == "|");
    CHECK(Table("\xEF\xBB\xBF"
                "a,b\n\n\r\nc,d\n")
              .shape() == "a|b/c|d");
    CHECK(Table("").rows.empty());
    CHECK(Table("\n\n").rows.empty());
}

TEST_CASE("csv: the delimiter is what the first line has most of, outside quotes") {
    CHECK(csv_delimiter("a,b;c,d\n;;;;") == ',');
    CHECK(csv_delimiter("a;b;c\n") == ';');
    CHECK(csv_delimiter("a\tb\n") == '\t');
    CHECK(csv_delimiter("\"a;b;c\",d\n") == ',');
    CHECK(csv_delimiter("a") == ',');
    CHECK(csv_delimiter("") == ',');
}

TEST_CASE("csv: places count characters") {
    const Table table("a,\u00E9\u4E2D,b\nc,\"d\ne\",f\n");
    CHECK(table.rows[0].fields[2].place.column == 6);
    CHECK(table.rows[1].fields[1].place.line == 2);
    CHECK(table.rows[1].fields[2].place.line == 3);
    CHECK(table.rows[1].fields[2].place.column == 4);
}

TEST_CASE("csv: what is no table is told") {
    const Table stray("a,b\"c,d\ne,f,g\n");
    CHECK(stray.told() == "1:3 this row is skipped: a quote stands within a field");
    CHECK_FALSE(stray.rows[0].is_sound);
    CHECK(stray.rows[1].is_sound);
    CHECK(Table("a,\"b\"c\n").told() == "1:3 this row is skipped: a quote stands within a field");
    CHECK(Table("a,\"b\nc\n").told() == "1:3 this quote is never closed");
    CHECK(Table("a,\"b\nc\n").rows.empty());
    CHECK(Table("a\nb,\xFF\n").told() == "2:3 this file is not UTF-8");
    CHECK(Table(std::string("a\n\0b\n", 5)).told() == "2:1 a control character stands here");
    CHECK(Table("\xFF\xFE"
                "a")
              .told() == "1:1 this file is not UTF-8");
}

TEST_CASE("csv: what is written is read back") {
    const std::vector<std::string> fields{"", "a", "b,c", "d\"e", "f;g", "h\ti", "j\nk", " l "};
    const Table table(csv_row(fields));
    REQUIRE(table.rows.size() == 1);
    for (std::size_t i = 0; i < fields.size(); ++i) {
        CHECK(table.rows[0].fields[i].text == fields[i]);
    }
}
