// SPDX-License-Identifier: MIT
#include "square.hpp"

#include <doctest/doctest.h>

#include "document/build.hpp"
#include "files/disk.hpp"
#include "typeset/typeset.hpp"

namespace papersetter::tests {

namespace {

const files::RealDisk& disk() {
    static const files::RealDisk disk;
    return disk;
}

}  // namespace

Square::Square() {
    base::Diagnostics diagnostics;
    book_ = std::make_unique<font::FontBook>(font::FontBook::load(
        disk(), files::Path(PAPERSETTER_SOURCE_DIR "/tests/fonts"), sources_, diagnostics));
    shaper_ = std::make_unique<font::Shaper>(*book_);
}

document::StyledDocument square_document(std::string_view body, std::string_view css, int width,
                                         int height) {
    const std::string html = "<html lang=\"en\"><head><title>Test</title></head><body>" +
                             std::string(body) + "</body></html>";
    const std::string sheet = "@page { size: " + std::to_string(width) + "pt " +
                              std::to_string(height) +
                              "pt; margin: 0 }\n"
                              "html { font: 10pt/10pt Square; orphans: 1; widows: 1 }\n" +
                              std::string(css);
    base::Diagnostics diagnostics;
    try {
        return document::build(html, sheet, diagnostics);
    } catch (const base::InputError&) {
        FAIL(messages(diagnostics));
        return {};
    }
}

page::Pages set_with(const image::Gallery& gallery, std::string_view body, std::string_view css,
                     int width, int height, base::Diagnostics& diagnostics) {
    Square square;
    const document::StyledDocument document = square_document(body, css, width, height);
    return typeset::typeset(document, square.shaper(), {1, nullptr, &gallery}, diagnostics);
}

page::Pages set(std::string_view body, std::string_view css, int width, int height,
                base::Diagnostics& diagnostics) {
    return set_with({}, body, css, width, height, diagnostics);
}

page::Pages set(std::string_view body, std::string_view css, int width, int height) {
    base::Diagnostics diagnostics;
    page::Pages pages;
    try {
        pages = set(body, css, width, height, diagnostics);
    } catch (const base::InputError&) {
    }
    CHECK(messages(diagnostics) == "");
    return pages;
}

std::string lines(const page::Pages& pages) {
    std::string result;
    for (const page::Page& page : pages.pages) {
        if (&page != &pages.pages.front()) result += "//";
        const page::TextMark* last = nullptr;
        for (const page::Mark& mark : page.marks) {
            const auto* text = std::get_if<page::TextMark>(&mark);
            if (text == nullptr) continue;
            if (last != nullptr && last->baseline != text->baseline) result += '/';
            result += text->text;
            last = text;
        }
    }
    for (std::size_t at = result.find(" /"); at != std::string::npos; at = result.find(" /", at)) {
        result.replace(at, 2, "\u00B7/");
    }
    return result;
}

std::string places(const page::Page& page) {
    std::string result;
    for (const page::Mark& mark : page.marks) {
        const auto* text = std::get_if<page::TextMark>(&mark);
        if (text == nullptr) continue;
        result += base::to_string(text->x) + "," + base::to_string(text->baseline) + " " +
                  std::string(text->text) + "\n";
    }
    return result;
}

std::string boxes(const page::Page& page) {
    std::string result;
    for (const page::Mark& mark : page.marks) {
        const auto* box = std::get_if<page::BoxMark>(&mark);
        if (box == nullptr) continue;
        result += base::to_string(box->box.x) + "," + base::to_string(box->box.y) + " " +
                  base::to_string(box->box.width) + "x" + base::to_string(box->box.height) + "\n";
    }
    return result;
}

std::string messages(const base::Diagnostics& diagnostics) {
    std::string result;
    for (const base::Diagnostic& diagnostic : diagnostics.all()) {
        result += diagnostic.message + "\n";
    }
    return result;
}

}  // namespace papersetter::tests
