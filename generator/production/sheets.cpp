// SPDX-License-Identifier: MIT
#include "production/sheets.hpp"

#include <algorithm>

#include "base/digest.hpp"
#include "base/profile.hpp"
#include "base/text.hpp"
#include "image/qr_code.hpp"
#include "layout/sheet_ids.hpp"
#include "paper/answer_sheet.hpp"
#include "paper/compose.hpp"
#include "production/paper_press.hpp"
#include "production/told_by_profile.hpp"

namespace papersetter::production {
namespace {

std::string name_of(std::string_view form, std::string_view profile, std::string_view ending) {
    std::string name = "sheet-" + std::string(form);
    if (profile != base::standard_profile) name += '-' + std::string(profile);
    return name.append(ending);
}

/// Millimetres with three places: 72 points are 25.4 mm.
std::string millimetres(base::Length length) {
    const std::int64_t micrometres = length.scaled(254, 720).thousandths();
    std::string text = std::to_string(micrometres);
    const bool is_negative = text.front() == '-';
    if (is_negative) text.erase(0, 1);
    text.insert(0, 4 - std::min<std::size_t>(text.size(), 4), '0');
    text.insert(text.size() - 3, 1, '.');
    return is_negative ? '-' + text : text;
}

std::string box_members(const page::Rectangle& box) {
    return "\"x\": " + millimetres(box.x) + ", \"y\": " + millimetres(box.y) +
           ", \"width\": " + millimetres(box.width) + ", \"height\": " + millimetres(box.height);
}

std::string joined(const std::vector<std::string>& parts, std::string_view separator) {
    std::string text;
    for (const std::string& part : parts) {
        if (!text.empty()) text += separator;
        text += part;
    }
    return text;
}

/// Writes what stands where, as its ids tell.
class SheetWriter {
  public:
    SheetWriter(const page::Pages& pages, base::Diagnostics& diagnostics)
        : pages_(&pages), diagnostics_(&diagnostics) {}

    std::string corners() {
        std::vector<std::string> boxes;
        for (std::size_t corner = 1; corner <= 4; ++corner) {
            if (const page::Anchor* const anchor = find(layout::corner_id(corner))) {
                boxes.push_back("{" + box_members(anchor->box) + "}");
            }
        }
        return joined(boxes, ", ");
    }

    std::string digits() {
        std::vector<std::string> places;
        for (std::size_t place = 0; pages_->find(layout::digit_id(place, 0)) != nullptr; ++place) {
            std::vector<std::string> boxes;
            for (std::size_t digit = 0; digit < 10; ++digit) {
                const page::Anchor* const anchor = find(layout::digit_id(place, digit));
                if (anchor == nullptr) continue;
                boxes.push_back("{\"digit\": " + std::to_string(digit) + ", " + at(*anchor) + "}");
            }
            places.push_back("    [" + joined(boxes, ",\n     ") + "]");
        }
        return joined(places, ",\n");
    }

    std::string rows(const std::vector<paper::SheetRow>& rows) {
        std::vector<std::string> texts;
        for (const paper::SheetRow& row : rows) {
            std::vector<std::string> boxes;
            for (const std::string& choice : row.choices) {
                const page::Anchor* const anchor = find(layout::bubble_id(row.number, choice));
                if (anchor == nullptr) continue;
                boxes.push_back("{\"choice\": " + base::quoted_json(choice) + ", " + at(*anchor) +
                                "}");
            }
            texts.push_back("    {\"number\": " + base::quoted_json(row.number) +
                            ", \"several\": " + (row.has_several ? "true" : "false") +
                            ", \"bubbles\": [\n      " + joined(boxes, ",\n      ") + "]}");
        }
        return joined(texts, ",\n");
    }

  private:
    const page::Anchor* find(const std::string& id) {
        const page::Anchor* const anchor = pages_->find(id);
        if (anchor == nullptr) {
            diagnostics_->error(
                {}, "sheet.html of the layout has no element with the id " + base::in_quotes(id),
                "bubbles have {{bubble_id}}, digits {{digit_id}}, the corners "
                "corner-1 to corner-4 (docs/layout_guide.md)");
        }
        return anchor;
    }

    static std::string at(const page::Anchor& anchor) {
        return "\"page\": " + std::to_string(anchor.page + 1) + ", " + box_members(anchor.box);
    }

    const page::Pages* pages_;
    base::Diagnostics* diagnostics_;
};

}  // namespace

std::string sheet_file(std::string_view form, std::string_view profile) {
    return name_of(form, profile, ".pdf");
}

std::string sheet_json_file(std::string_view form, std::string_view profile) {
    return name_of(form, profile, ".json");
}

std::vector<std::string> sheets_among(const std::vector<manifest::FileDigest>& outputs) {
    std::vector<std::string> sheets;
    for (const manifest::FileDigest& file : outputs) {
        if (file.name.starts_with("sheet-") && file.name.ends_with(".pdf")) {
            sheets.push_back(file.name);
        }
    }
    return sheets;
}

std::string json_beside(std::string_view sheet_pdf) {
    return std::string(sheet_pdf.substr(0, sheet_pdf.rfind('.'))) + ".json";
}

std::string json_of_sheet(const paper::CandidatePaper& paper, std::string_view profile,
                          const page::Pages& pages, base::Diagnostics& diagnostics) {
    SheetWriter writer(pages, diagnostics);
    const page::Page& first = pages.pages.front();
    return "{\n  \"form\": " + base::quoted_json(paper.form) +
           ",\n  \"form_code\": " + base::quoted_json(paper.form_code) +
           ",\n  \"qr_code\": " + base::quoted_json(paper::sheet_code(paper)) +
           ",\n  \"profile\": " + base::quoted_json(profile) +
           ",\n  \"page\": {\"count\": " + std::to_string(pages.pages.size()) +
           ", \"width\": " + millimetres(first.width) +
           ", \"height\": " + millimetres(first.height) + "},\n  \"corners\": [" +
           writer.corners() + "],\n  \"candidate\": [\n" + writer.digits() + "],\n  \"rows\": [\n" +
           writer.rows(paper::sheet_rows(paper)) + "]\n}\n";
}

namespace {

/// An answer sheet, and where everything stands on it.
struct PrintedSheet {
    std::string pdf;
    std::string json;
};

PrintedSheet print_sheet(Press::Thread& thread, const paper::CandidatePaper& paper,
                         std::size_t profile, base::Diagnostics& diagnostics) {
    const layout::Layout& layout = thread.press().layout();
    const std::string& name = layout.profiles()[profile];
    image::Gallery pictures;
    pictures.emplace(layout::qr_picture, image::qr_code(paper::sheet_code(paper)));
    PrintedSheet sheet;
    ToldByProfile(diagnostics).in(name, [&](base::Diagnostics& found) {
        const page::Pages pages =
            thread.typeset(layout.sheet(paper, profile), {.pictures = &pictures}, found);
        sheet.pdf = thread.press().write(
            {&pages}, imprint_of(paper, layout::Document::sheet, name, paper::canonical(paper)));
        sheet.json = json_of_sheet(paper, name, pages, found);
    });
    return sheet;
}

}  // namespace

std::vector<manifest::FileDigest> print_sheets(const PrintRun& run, const Sink& sink,
                                               base::Diagnostics& diagnostics) {
    std::vector<manifest::FileDigest> files;
    Press::Thread thread(*run.press);
    const auto give = [&](const std::string& name, const std::string& bytes) {
        sink(name, bytes);
        files.push_back({name, base::sha256(bytes)});
    };
    const std::vector<std::string>& profiles = run.press->layout().profiles();
    for (std::size_t form = 0; form < run.selections->size(); ++form) {
        base::Diagnostics told_before;
        const paper::CandidatePaper paper = paper::compose(run.inputs->banks, run.inputs->blueprint,
                                                           *run.selections, form, told_before)
                                                .candidate;
        for (std::size_t i = 0; i < profiles.size(); ++i) {
            const PrintedSheet sheet = print_sheet(thread, paper, i, diagnostics);
            if (diagnostics.has_errors()) throw base::InputError();
            give(sheet_file(paper.form, profiles[i]), sheet.pdf);
            give(sheet_json_file(paper.form, profiles[i]), sheet.json);
        }
    }
    return files;
}

}  // namespace papersetter::production
