// SPDX-License-Identifier: MIT
#include "image/read.hpp"

#include "base/text.hpp"
#include "image/fault.hpp"
#include "image/jpeg_reader.hpp"
#include "image/limits.hpp"
#include "image/png_reader.hpp"
#include "image/svg_reader.hpp"

namespace papersetter::image {

std::optional<Format> format_of(std::string_view bytes) {
    if (bytes.starts_with("\x89PNG\r\n\x1A\n")) return Format::png;
    if (bytes.starts_with("\xFF\xD8\xFF")) return Format::jpeg;
    if (bytes.starts_with("\xEF\xBB\xBF")) bytes.remove_prefix(3);
    const std::size_t first = bytes.find_first_not_of(" \t\r\n");
    if (first != std::string_view::npos && bytes[first] == '<') return Format::svg;
    return std::nullopt;
}

std::optional<Picture> read(const Source& source, base::Diagnostics& diagnostics) {
    const auto tell = [&](const std::string& what, const std::string& hint) {
        diagnostics.error(source.use, "the picture " + base::in_brief(source.name) + " " + what,
                          hint);
        return std::nullopt;
    };
    if (source.bytes.size() > most_bytes) {
        return tell("has more than " + std::to_string(most_bytes >> 20U) + " MiB",
                    "make it smaller: 300 pixels an inch are enough");
    }
    try {
        switch (format_of(source.bytes).value()) {
            case Format::png:
                return read_png(source.bytes);
            case Format::jpeg:
                return read_jpeg(source.bytes);
            case Format::svg:
                if (source.bytes.size() > most_drawing_bytes) {
                    return tell("has more than " + std::to_string(most_drawing_bytes >> 20U) +
                                    " MiB, too much for a drawing",
                                "leave out detail that nobody sees, or save it as PNG");
                }
                if (base::first_invalid_utf8(source.bytes)) {
                    return tell("is not UTF-8", "export it anew as SVG");
                }
                return read_svg(source.bytes, source.file, diagnostics);
        }
    } catch (const std::bad_optional_access&) {
        return tell("is no PNG, JPEG or SVG file", "save it in one of these forms");
    } catch (const Fault& fault) {
        return tell(fault.what(), fault.hint());
    }
    return std::nullopt;
}

}  // namespace papersetter::image
