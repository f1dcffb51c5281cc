// SPDX-License-Identifier: MIT
#include "image/qr_code.hpp"

#include <qrencode.h>

#include <cassert>
#include <memory>
#include <string>

#include "base/diagnostic.hpp"

namespace papersetter::image {

namespace {

struct Deleter {
    void operator()(QRcode* code) const { QRcode_free(code); }
};

constexpr int quiet_zone = 4;
/// A square at its natural size: 0.75 mm.
constexpr Length module_size = Length::thousandths(2126);

/// A run of dark squares in one row.
void add_run(Shape& shape, int column, int row, int count) {
    const auto at = [](int x, int y) { return Point{module_size * x, module_size * y}; };
    const auto step = [](Step::Kind kind, Point to) { return Step{kind, {to}}; };
    const int x = column + quiet_zone;
    const int y = row + quiet_zone;
    shape.steps.push_back(step(Step::Kind::move, at(x, y)));
    shape.steps.push_back(step(Step::Kind::line, at(x + count, y)));
    shape.steps.push_back(step(Step::Kind::line, at(x + count, y + 1)));
    shape.steps.push_back(step(Step::Kind::line, at(x, y + 1)));
    shape.steps.push_back(step(Step::Kind::close, {}));
}

}  // namespace

Picture qr_code(std::string_view text) {
    assert(!text.empty() && text.size() <= 1200);
    const std::unique_ptr<QRcode, Deleter> code(QRcode_encodeData(
        static_cast<int>(text.size()),
        reinterpret_cast<const unsigned char*>(std::string(text).c_str()), 0, QR_ECLEVEL_Q));
    if (code == nullptr) throw base::WorldError("a QR code could not be made: memory is short");
    Shape shape;
    shape.fill = DrawingColour{};
    for (int row = 0; row < code->width; ++row) {
        const unsigned char* const modules = code->data + row * code->width;
        for (int column = 0; column < code->width; ++column) {
            int count = 0;
            while (column + count < code->width && (modules[column + count] & 1U) != 0) ++count;
            if (count > 0) add_run(shape, column, row, count);
            column += count;
        }
    }
    Picture picture;
    picture.width = picture.height = module_size * (code->width + 2 * quiet_zone);
    picture.content = Drawing{{std::move(shape)}, {}};
    return picture;
}

}  // namespace papersetter::image
