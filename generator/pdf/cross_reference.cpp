// SPDX-License-Identifier: MIT
#include "pdf/cross_reference.hpp"

#include <algorithm>
#include <array>

#include "pdf/number.hpp"

namespace papersetter::pdf {
namespace {

constexpr char filter_up = 2;
constexpr std::uint64_t free_object = 0, plain_object = 1, compressed_object = 2;

std::size_t bytes_for(std::uint64_t value) {
    std::size_t bytes = 1;
    while ((value >>= 8) != 0) ++bytes;
    return bytes;
}

class Rows {
  public:
    Rows(const std::array<std::size_t, 3>& widths, std::size_t count) : widths_(widths) {
        columns_ = widths[0] + widths[1] + widths[2];
        text_.resize(count * (columns_ + 1));
        end_ = text_.data();
    }

    void add(const std::array<std::uint64_t, 3>& fields) {
        *end_++ = filter_up;
        for (std::size_t field = 0; field < fields.size(); ++field) {
            for (std::size_t byte = widths_[field]; byte-- > 0;) {
                *end_++ =
                    static_cast<char>((fields[field] >> 8 * byte) - (above_[field] >> 8 * byte));
            }
        }
        above_ = fields;
    }

    [[nodiscard]] std::string take() { return std::move(text_); }
    [[nodiscard]] std::size_t columns() const { return columns_; }

  private:
    std::array<std::size_t, 3> widths_;
    std::size_t columns_ = 0;
    std::array<std::uint64_t, 3> above_{};
    std::string text_;
    char* end_ = nullptr;
};

}  // namespace

CrossReference cross_reference(const std::vector<ObjectPlace>& objects) {
    std::uint64_t most_where = 0;
    std::uint64_t most_index = 0;
    for (const ObjectPlace& object : objects) {
        most_where = std::max(most_where, object.where);
        most_index = std::max<std::uint64_t>(most_index, object.index);
    }
    const std::array<std::size_t, 3> widths{1, bytes_for(most_where), bytes_for(most_index)};
    Rows rows(widths, objects.size() + 1);
    rows.add({free_object, 0, 0});
    for (const ObjectPlace& object : objects) {
        rows.add(
            {object.is_compressed ? compressed_object : plain_object, object.where, object.index});
    }
    CrossReference result;
    result.columns = rows.columns();
    result.rows = rows.take();
    result.widths = "[";
    for (const std::size_t width : widths) {
        append_integer(result.widths, static_cast<std::int64_t>(width));
        result.widths += ' ';
    }
    result.widths.back() = ']';
    return result;
}

}  // namespace papersetter::pdf
