// SPDX-License-Identifier: MIT
#include "toml_file/value.hpp"

namespace papersetter::toml_file {

const Table::Entry* Table::find(std::string_view key) const {
    for (const Entry& entry : entries) {
        if (entry.key == key) return &entry;
    }
    return nullptr;
}

std::string_view kind_of(const Value& value) {
    struct Kind {
        std::string_view operator()(const String&) const { return "a string"; }
        std::string_view operator()(const Number& number) const {
            return number.is_integer ? "an integer" : "a decimal number";
        }
        std::string_view operator()(bool) const { return "true or false"; }
        std::string_view operator()(const Date& date) const {
            return date.has_time ? "a time" : "a date";
        }
        std::string_view operator()(const Array& array) const {
            const bool is_tables =
                !array.values.empty() && std::holds_alternative<Table>(array.values.front().data);
            return is_tables ? "a list of tables" : "a list";
        }
        std::string_view operator()(const Table&) const { return "a table"; }
    };
    return std::visit(Kind(), value.data);
}

}  // namespace papersetter::toml_file
