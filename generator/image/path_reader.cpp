// SPDX-License-Identifier: MIT
#include "image/path_reader.hpp"

#include "base/text.hpp"
#include "image/fault.hpp"
#include "image/scanner.hpp"

namespace papersetter::image {
namespace {

bool is_command(char c) {
    constexpr std::string_view commands = "MmLlHhVvCcSsQqTtAaZz";
    return c != '\0' && commands.find(c) != std::string_view::npos;
}

class PathReader {
  public:
    PathReader(std::string_view text, PathBuilder& builder) : scanner_(text), builder_(builder) {}

    void read() {
        scanner_.skip_spaces();
        while (!scanner_.is_at_end()) {
            const char command = scanner_.peek();
            if (!is_command(command)) fail();
            scanner_.take(command);
            if (!builder_.has_begun() && command != 'M' && command != 'm') fail();
            read_command(command);
        }
    }

  private:
    [[noreturn]] void fail() const {
        throw Fault("has a path with a fault at " + base::in_quotes(scanner_.rest().substr(0, 20)),
                    "export the drawing anew");
    }

    void read_command(char command) {
        scanner_.skip_spaces();
        if (command == 'Z' || command == 'z') {
            builder_.close();
            last_ = 'z';
            scanner_.skip_spaces();
            return;
        }
        const bool is_relative = command >= 'a';
        const char kind = is_relative ? command : static_cast<char>(command - 'A' + 'a');
        bool is_first = true;
        // A command goes on for as long as there are numbers.
        do {
            origin_ = is_relative ? builder_.at() : Spot{};
            draw(kind, is_first);
            is_first = false;
            scanner_.skip_separator();
        } while (!scanner_.is_at_end() && !is_command(scanner_.peek()));
    }

    void draw(char kind, bool is_first) {
        switch (kind) {
            case 'm':
                if (is_first) {
                    builder_.move(spot());
                } else {
                    builder_.line(spot());
                }
                break;
            case 'l':
                builder_.line(spot());
                break;
            case 'h':
                builder_.line({origin_.x + number(), builder_.at().y});
                break;
            case 'v':
                builder_.line({builder_.at().x, origin_.y + number()});
                break;
            case 'a':
                draw_arc();
                break;
            default:
                draw_curve(kind);
                break;
        }
        last_ = kind;
    }

    // The control point of a smooth curve mirrors that of the curve before it.
    void draw_curve(char kind) {
        const bool is_cubic = kind == 'c' || kind == 's';
        const bool is_smooth = kind == 's' || kind == 't';
        const bool follows = is_cubic ? last_ == 'c' || last_ == 's' : last_ == 'q' || last_ == 't';
        const Spot at = builder_.at();
        Spot first = at;
        if (!is_smooth) {
            first = spot();
        } else if (follows) {
            first = {2 * at.x - control_.x, 2 * at.y - control_.y};
        }
        if (is_cubic) {
            control_ = spot();
            builder_.curve(first, control_, spot());
        } else {
            control_ = first;
            builder_.quadratic(control_, spot());
        }
    }

    void draw_arc() {
        Ellipse ellipse;
        ellipse.rx = number();
        ellipse.ry = number();
        ellipse.degrees = number();
        const bool is_large = flag();
        const bool is_clockwise = flag();
        builder_.arc(ellipse, is_large, is_clockwise, spot());
    }

    Fixed number() {
        scanner_.skip_separator();
        const auto number = scanner_.number();
        if (!number) fail();
        return *number;
    }

    bool flag() {
        scanner_.skip_separator();
        const auto flag = scanner_.flag();
        if (!flag) fail();
        return *flag;
    }

    Spot spot() {
        const Fixed x = number();
        const Fixed y = number();
        return {origin_.x + x, origin_.y + y};
    }

    Scanner scanner_;
    PathBuilder& builder_;
    Spot origin_;  ///< what the numbers at hand count from
    Spot control_;
    char last_ = ' ';
};

}  // namespace

void read_path(std::string_view text, PathBuilder& builder) { PathReader(text, builder).read(); }

}  // namespace papersetter::image
