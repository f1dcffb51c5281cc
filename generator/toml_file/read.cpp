// SPDX-License-Identifier: MIT
#include "toml_file/read.hpp"

#include <algorithm>
#include <utility>

#include <toml++/toml.h>

#include "base/text.hpp"
#include "toml_file/condense.hpp"
#include "toml_file/escapes.hpp"
#include "toml_file/scan.hpp"
#include "toml_file/source_text.hpp"
#include "toml_file/syntax_error.hpp"

namespace papersetter::toml_file {

namespace {

// Turns the parser's tree into ours, looking into the source for what the parser does not keep:
// how strings and numbers were written.
class Converter {
  public:
    Converter(SourceText& source, base::FileNumber file, base::Diagnostics& diagnostics)
        : source_(source), file_(file), diagnostics_(diagnostics) {}

    Table table(toml::table& parsed) {
        // The parser keeps keys in alphabetical order; ours is that of the file.
        std::vector<std::pair<const toml::key*, toml::node*>> order;
        order.reserve(parsed.size());
        for (auto&& [key, node] : parsed) order.emplace_back(&key, &node);
        std::sort(order.begin(), order.end(), [](const auto& a, const auto& b) {
            return a.first->source().begin < b.first->source().begin;
        });
        Table result;
        result.entries.reserve(order.size());
        for (const auto& [key, node] : order) {
            result.entries.push_back(
                {std::string(key->str()), place(key->source().begin), value(*node)});
        }
        return result;
    }

  private:
    [[nodiscard]] base::Place place(const toml::source_position& position) const {
        return {file_, position.line, position.column};
    }

    Value value(toml::node& node) {
        const base::Place at = place(node.source().begin);
        switch (node.type()) {
            case toml::node_type::table:
                return {table(*node.as_table()), at};
            case toml::node_type::array:
                return {array(*node.as_array()), at};
            case toml::node_type::string:
                return {string(*node.as_string(), at), at};
            case toml::node_type::integer:
                return {Number{std::string(word(at)), true, node.as_integer()->get()}, at};
            case toml::node_type::floating_point:
                return {Number{std::string(word(at)), false, 0}, at};
            case toml::node_type::boolean:
                return {node.as_boolean()->get(), at};
            case toml::node_type::date:
                return {date(node.as_date()->get(), false), at};
            case toml::node_type::date_time:
                return {date(node.as_date_time()->get().date, true), at};
            default:
                return {Date{0, 0, 0, true}, at};
        }
    }

    static Date date(const toml::date& parsed, bool has_time) {
        return {parsed.year, parsed.month, parsed.day, has_time};
    }

    Array array(toml::array& parsed) {
        Array result;
        result.values.reserve(parsed.size());
        for (toml::node& node : parsed) result.values.push_back(value(node));
        return result;
    }

    // A number as it stands in the source.
    [[nodiscard]] std::string_view word(base::Place at) {
        constexpr std::string_view letters =
            "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ+-._";
        const std::string_view rest = source_.text().substr(source_.offset_of(at));
        return rest.substr(0, rest.find_first_not_of(letters));
    }

    String string(toml::value<std::string>& parsed, base::Place at) {
        const std::string_view text = source_.text();
        const std::size_t start = source_.offset_of(at);
        const bool is_literal = text.substr(start, 1) == "'";
        const std::string_view opening = text.substr(start, 3);
        const bool is_multi_line = opening == "'''" || opening == "\"\"\"";
        String result{std::move(parsed.get()), StringForm::basic, at};
        if (is_literal && is_multi_line) result.text = literal_text(text, start + 3);
        if (is_multi_line) {
            result.form = is_literal ? StringForm::multiline_literal : StringForm::multiline_basic;
            const std::string_view after = text.substr(start + 3, 2);
            if (after.starts_with('\n') || after == "\r\n") {
                result.body = {file_, at.line + 1, 1};
            } else {
                result.body.column += 3;
            }
        } else {
            result.form = is_literal ? StringForm::literal : StringForm::basic;
            result.body.column += 1;
        }
        if (!is_literal) check_escapes(start);
        return result;
    }

    void check_escapes(std::size_t start) {
        const auto escape = first_unmeant_escape(source_.text(), start);
        if (!escape) return;
        diagnostics_.error(source_.place_of(escape->offset),
                           base::in_brief(escape->word) + " in a \"…\" string is " +
                               escape->meaning + " and \"" +
                               base::in_brief(escape->word.substr(2)) + "\"",
                           "if the backslash is meant, write the text in '…' or '''…'''; if " +
                               escape->meaning + " is meant, write " + escape->plain);
    }

    SourceText& source_;
    base::FileNumber file_;
    base::Diagnostics& diagnostics_;
};

bool is_readable(const SourceText& source, const Scan& found, base::FileNumber file,
                 base::Diagnostics& diagnostics) {
    const std::string_view text = source.text();
    if (text.size() > size_limit) {
        diagnostics.error({file, 0, 0},
                          "the file is larger than " + std::to_string(size_limit >> 20U) + " MiB",
                          "the items of a bank may be spread over several files");
        return false;
    }
    if (const auto bad = base::first_invalid_utf8(text)) {
        const bool is_utf16 = text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF");
        diagnostics.error(
            source.place_of(*bad), "the file is not UTF-8 from here on",
            is_utf16 ? "it looks like UTF-16; save it as UTF-8"
                     : "save it as UTF-8; it may be in Latin-1 or another code of one byte");
        return false;
    }
    const std::string limit = std::to_string(depth_limit);
    if (found.too_many) {
        diagnostics.error(source.place_of(*found.too_many),
                          "a dotted key may have " + limit + " parts at most");
    }
    if (found.too_deep) {
        diagnostics.error(source.place_of(*found.too_deep),
                          "lists and tables may stand " + limit + " deep in each other at most",
                          "is a ] or } missing further up?");
    }
    return !found.too_many && !found.too_deep;
}

}  // namespace

std::optional<Table> read(const base::Sources& sources, base::FileNumber file,
                          base::Diagnostics& diagnostics) {
    SourceText source(sources.text(file), file);
    const bool is_small_enough = source.text().size() <= size_limit;
    const Scan found = is_small_enough ? scan(source.text()) : Scan();
    if (!is_readable(source, found, file, diagnostics)) return std::nullopt;
    try {
        try {
            toml::table parsed = toml::parse(condense(source.text(), found.literals));
            return Converter(source, file, diagnostics).table(parsed);
        } catch (const toml::parse_error&) {
            // The places of a fault are those of the text as it stands.
            toml::table parsed = toml::parse(source.text());
            return Converter(source, file, diagnostics).table(parsed);
        }
    } catch (const toml::parse_error& error) {
        const toml::source_position& at = error.source().begin;
        diagnostics.add(explain_syntax_error(source, {file, at.line, at.column}, error.what()));
        return std::nullopt;
    }
}

}  // namespace papersetter::toml_file
