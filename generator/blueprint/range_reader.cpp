// SPDX-License-Identifier: MIT
#include "blueprint/range_reader.hpp"

#include <array>
#include <utility>
#include <variant>

#include "base/text.hpp"
#include "toml_file/decimal_text.hpp"

namespace papersetter::blueprint {
namespace {

/// One end of a range as written.
struct End {
    const toml_file::Number* number;
    base::Place place;
};

class RangeReader {
  public:
    RangeReader(const toml_file::Value& value, std::string subject, base::Diagnostics& diagnostics)
        : value_(value), subject_(std::move(subject)), diagnostics_(diagnostics) {}

    /// `unit` of a number of the range, or nothing when that was told.
    template <typename Unit>
    std::optional<WrittenRange> read(const Unit& unit) {
        const auto ends = find_ends();
        if (!ends) return std::nullopt;
        const bool is_single = (*ends)[0].number == (*ends)[1].number;
        const std::optional<std::int64_t> least = unit((*ends)[0]);
        const std::optional<std::int64_t> most = is_single ? least : unit((*ends)[1]);
        if (!least || !most) return std::nullopt;
        const std::string low = base::in_brief((*ends)[0].number->text);
        const std::string high = base::in_brief((*ends)[1].number->text);
        if (*least > *most) {
            diagnostics_.error(value_.place,
                               "the range [" + low + ", " + high + "] has no number in it",
                               "the lowest comes first: [" + high + ", " + low + "]");
            return std::nullopt;
        }
        return WrittenRange{{*least, *most}, is_single ? low : "[" + low + ", " + high + "]"};
    }

    void tell_outside(const End& end, const std::string& least, const std::string& most) {
        diagnostics_.error(end.place, subject_ + " is from " + least + " to " + most + ", not " +
                                          base::in_brief(end.number->text));
    }

    void tell(const End& end, const std::string& what, const std::string& hint) {
        diagnostics_.error(
            end.place, subject_ + " " + what + ", not " + base::in_brief(end.number->text), hint);
    }

  private:
    using Ends = std::array<End, 2>;

    std::optional<Ends> find_ends() {
        if (const auto* number = std::get_if<toml_file::Number>(&value_.data)) {
            return Ends{{{number, value_.place}, {number, value_.place}}};
        }
        const auto* list = std::get_if<toml_file::Array>(&value_.data);
        if (list == nullptr) {
            diagnostics_.error(value_.place,
                               subject_ + " must be a number or a range, not " +
                                   std::string(toml_file::kind_of(value_)),
                               "write e.g. 7, or [6, 10] for at least 6 and at most 10");
            return std::nullopt;
        }
        Ends ends{};
        bool is_pair = list->values.size() == 2;
        for (std::size_t i = 0; is_pair && i < 2; ++i) {
            const toml_file::Value& one = list->values[i];
            ends.at(i) = {std::get_if<toml_file::Number>(&one.data), one.place};
            is_pair = ends.at(i).number != nullptr;
        }
        if (is_pair) return ends;
        diagnostics_.error(value_.place, subject_ + " must be a number or a range of two numbers",
                           "write e.g. 7, or [6, 10] for at least 6 and at most 10");
        return std::nullopt;
    }

    const toml_file::Value& value_;
    std::string subject_;
    base::Diagnostics& diagnostics_;
};

}  // namespace

std::optional<WrittenRange> read_count(const toml_file::Value& value, const std::string& subject,
                                       base::Range limits, base::Diagnostics& diagnostics) {
    RangeReader reader(value, subject, diagnostics);
    return reader.read([&](const End& end) -> std::optional<std::int64_t> {
        if (!end.number->is_integer) {
            reader.tell(end, "must be a whole number", {});
        } else if (!limits.holds(end.number->integer)) {
            reader.tell_outside(end, std::to_string(limits.least), std::to_string(limits.most));
        } else {
            return end.number->integer;
        }
        return std::nullopt;
    });
}

std::optional<WrittenRange> read_amount(const toml_file::Value& value, const std::string& subject,
                                        base::Decimal least, base::Decimal most,
                                        base::Diagnostics& diagnostics) {
    using Fault = toml_file::DecimalText::Fault;
    RangeReader reader(value, subject, diagnostics);
    return reader.read([&](const End& end) -> std::optional<std::int64_t> {
        const auto amount = toml_file::decimal_from(
            end.number->is_integer ? std::to_string(end.number->integer) : end.number->text);
        if (amount.fault == Fault::not_a_number) {
            reader.tell(end, "must be a number", {});
        } else if (amount.fault == Fault::too_many_places) {
            reader.tell(end, "may have four decimal places at most", "round it");
        } else if (amount.fault == Fault::too_large || amount.value < least ||
                   amount.value > most) {
            reader.tell_outside(end, to_string(least), to_string(most));
        } else {
            return amount.value.units();
        }
        return std::nullopt;
    });
}

}  // namespace papersetter::blueprint
