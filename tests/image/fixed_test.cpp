// SPDX-License-Identifier: MIT
#include "image/fixed.hpp"

#include <doctest/doctest.h>

#include "image/fault.hpp"
#include "image/matrix.hpp"
#include "image/scanner.hpp"
#include "image/svg_style.hpp"

namespace papersetter::image {

TEST_CASE("fixed: products are rounded half away from zero, and never overflow") {
    CHECK(times(2'500'000, 3'000'000) == 7'500'000);
    CHECK(product_over(5, 1, 2) == 3);
    CHECK(product_over(-5, 1, 2) == -3);
    CHECK(product_over(std::int64_t{1} << 62U, 8, 16) == std::int64_t{1} << 61U);
    CHECK_THROWS_AS(static_cast<void>(product_over(std::int64_t{1} << 62U, 4, 1)), Fault);
}

TEST_CASE("fixed: sine and cosine at every degree are right to a millionth") {
    // From sine and cosine of one degree, 0.017452406 and 0.999847695, times 2^30.
    const auto in_millionths = [](Unit value) { return times_unit(million, value); };
    CHECK(in_millionths(sine_cosine(30 * million).sine) == 500'000);
    CHECK(in_millionths(sine_cosine(60 * million).cosine) == 500'000);
    CHECK(in_millionths(sine_cosine(45 * million).sine) == 707'107);
    CHECK(in_millionths(sine_cosine(-90 * million).sine) == -million);
    CHECK(in_millionths(sine_cosine(1 * million).sine) == 17'452);
    CHECK(in_millionths(sine_cosine(765 * million).cosine) == 707'107);
    for (Fixed degrees = -360; degrees <= 360; ++degrees) {
        const SineCosine both = sine_cosine(degrees * million);
        const Unit square = (both.sine * both.sine + both.cosine * both.cosine) >> 30U;
        CHECK(std::abs(square - unit_one) < 8);
    }
}

TEST_CASE("scanner: numbers as SVG writes them") {
    Scanner scanner("1.5-.25e1,+3 4.e-2.5");
    CHECK(scanner.number() == 1'500'000);
    CHECK(scanner.number() == -2'500'000);
    scanner.skip_separator();
    CHECK(scanner.number() == 3'000'000);
    scanner.skip_separator();
    CHECK(scanner.number() == 40'000);
    CHECK(scanner.number() == 500'000);
    CHECK(scanner.is_at_end());
    CHECK(Scanner("1e99").number() == std::nullopt);
    CHECK(Scanner("1e-99").number() == 0);
    CHECK(Scanner("x").number() == std::nullopt);
    CHECK(Scanner(".").number() == std::nullopt);
    CHECK(length_from(" 1in ") == 96 * million);
    CHECK(length_from("25.4mm") == 96'000'011);  // a millimetre is 3.779528 px
    CHECK(length_from("3em") == std::nullopt);
    CHECK(length_from("3 px") == std::nullopt);
}

TEST_CASE("transform: what is written last is done first") {
    const auto place = [](std::string_view text) {
        return transform_from(text).value().apply({1 * million, 2 * million});
    };
    CHECK(place("translate(10)") == Spot{11 * million, 2 * million});
    CHECK(place("translate(10 20) scale(2)") == Spot{12 * million, 24 * million});
    CHECK(place("scale(2,3),translate(10,20)") == Spot{22 * million, 66 * million});
    CHECK(place("rotate(90)") == Spot{-2 * million, 1 * million});
    CHECK(place("rotate(90 1 2)") == Spot{1 * million, 2 * million});
    CHECK(place("skewX(45)") == Spot{3 * million, 2 * million});
    CHECK(place("matrix(1 0 0 1 5 6)") == Spot{6 * million, 8 * million});
    CHECK(transform_from("rotate(1 2)") == std::nullopt);
    CHECK(transform_from("turn(1)") == std::nullopt);
    CHECK(transform_from("scale(2") == std::nullopt);
    const auto turned = transform_from("rotate(30) scale(3)").value().even_scale();
    CHECK(std::abs(turned.value_or(0) - 3'000'000) < 5);
    CHECK(transform_from("scale(3 4)").value().even_scale() == std::nullopt);
    CHECK(transform_from("scale(-2 2)").value().even_scale() == 2'000'000);
}

}  // namespace papersetter::image
