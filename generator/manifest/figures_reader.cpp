// SPDX-License-Identifier: MIT
#include "manifest/figures.hpp"
#include "toml_file/decimal_text.hpp"

namespace papersetter::manifest {
namespace {

using base::Decimal;
using toml_file::Array;
using toml_file::Number;
using toml_file::Table;
using toml_file::TableReader;
using toml_file::Value;

class FiguresReader {
  public:
    explicit FiguresReader(base::Diagnostics& diagnostics) : diagnostics_(diagnostics) {}

    RecordedFigures read(const Table& table, base::Place place) {
        TableReader reader(table, "[figures]", place, diagnostics_);
        RecordedFigures figures;
        figures.exposure = integers(reader, "exposure");
        figures.named = integer(reader, "named");
        if (const Value* const rows = list(reader, "overlaps")) {
            for (const Value& row : std::get<Array>(rows->data).values) {
                figures.overlaps.push_back(integers(row));
            }
        }
        for (const Value* value : reader.tables("section")) {
            figures.sections.push_back(read_section(*value));
        }
        for (const Value* value : reader.tables("form")) figures.forms.push_back(read_form(*value));
        reader.finish();
        return figures;
    }

  private:
    TableReader reader_of(const Value& value, std::string what) {
        return {std::get<Table>(value.data), std::move(what), value.place, diagnostics_};
    }

    static std::int64_t integer(TableReader& reader, std::string_view key) {
        static_cast<void>(reader.require(key));
        return reader.integer(key).value_or(0);
    }

    static Decimal decimal(TableReader& reader, std::string_view key) {
        static_cast<void>(reader.require(key));
        return reader.decimal(key).value_or(Decimal());
    }

    /// The value of a key that must be there and an array.
    const Value* list(TableReader& reader, std::string_view key) {
        if (!reader.require(key)) return nullptr;
        const Value* const value = reader.any(key);
        if (std::holds_alternative<Array>(value->data)) return value;
        diagnostics_.error(value->place, "\"" + std::string(key) + "\" must be a list");
        return nullptr;
    }

    std::vector<std::int64_t> integers(TableReader& reader, std::string_view key) {
        const Value* const value = list(reader, key);
        return value == nullptr ? std::vector<std::int64_t>() : integers(*value);
    }

    std::vector<std::int64_t> integers(const Value& value) {
        std::vector<std::int64_t> result;
        const auto* const array = std::get_if<Array>(&value.data);
        if (array == nullptr) not_numbers(value);
        for (std::size_t i = 0; array != nullptr && i < array->values.size(); ++i) {
            const auto* const number = std::get_if<Number>(&array->values[i].data);
            if (number != nullptr && number->is_integer) {
                result.push_back(number->integer);
            } else {
                not_numbers(array->values[i]);
            }
        }
        return result;
    }

    std::vector<Decimal> decimals(TableReader& reader, std::string_view key) {
        std::vector<Decimal> result;
        const Value* const value = list(reader, key);
        if (value == nullptr) return result;
        for (const Value& one : std::get<Array>(value->data).values) {
            const auto* const number = std::get_if<Number>(&one.data);
            const auto amount = number == nullptr ? toml_file::DecimalText()
                                                  : toml_file::decimal_from(number->text);
            if (number == nullptr || amount.fault != toml_file::DecimalText::Fault::none) {
                not_numbers(one);
            }
            result.push_back(amount.value);
        }
        return result;
    }

    void not_numbers(const Value& value) {
        diagnostics_.error(value.place, "this must be a number that figures can have");
    }

    RecordedSectionFigures read_section(const Value& value) {
        TableReader reader = reader_of(value, "a [[figures.section]]");
        RecordedSectionFigures section;
        section.name = reader.required_text("name");
        for (const Value* one : reader.tables("requirements")) {
            TableReader entry = reader_of(*one, "a requirement");
            RecordedRequirement requirement;
            requirement.key = entry.required_text("key");
            if (const auto* named = entry.string("value")) requirement.value = named->text;
            requirement.asked = entry.required_text("asked");
            requirement.least = decimal(entry, "least");
            requirement.most = decimal(entry, "most");
            requirement.got = decimals(entry, "got");
            entry.finish();
            section.requirements.push_back(std::move(requirement));
        }
        reader.finish();
        return section;
    }

    RecordedFormFigures read_form(const Value& value) {
        TableReader reader = reader_of(value, "a [[figures.form]]");
        RecordedFormFigures form;
        form.form = reader.required_text("name");
        form.items = integer(reader, "items");
        form.points = decimal(reader, "points");
        form.minutes = reader.decimal("minutes");
        form.p = reader.decimal("p");
        form.p_items = reader.integer("p_items").value_or(0);
        form.keys = integers(reader, "keys");
        form.free_keys = integer(reader, "free_keys");
        form.chi_square = decimal(reader, "chi_square");
        form.degrees = integer(reader, "degrees");
        reader.finish();
        return form;
    }

    base::Diagnostics& diagnostics_;
};

}  // namespace

RecordedFigures read_figures(const Table& table, base::Place place,
                             base::Diagnostics& diagnostics) {
    return FiguresReader(diagnostics).read(table, place);
}

}  // namespace papersetter::manifest
