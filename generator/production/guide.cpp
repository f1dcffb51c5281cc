// SPDX-License-Identifier: MIT
#include "production/guide.hpp"

#include "base/layout_name.hpp"
#include "base/text.hpp"
#include "files/shown.hpp"
#include "paper/canonical_writer.hpp"
#include "production/guide_cards.hpp"
#include "production/guide_sources.hpp"
#include "production/make.hpp"
#include "production/paper_size.hpp"
#include "production/press.hpp"

namespace papersetter::production {
namespace {

files::Path layout_folder(const files::Disk& disk, const GuideOptions& options) {
    if (!base::is_layout_name(options.layout)) {
        throw OptionError("--layout cannot be " + base::in_quotes(options.layout),
                          "a layout is named, not given by a path: --layout qa");
    }
    try {
        return find_layout(disk, options.layout, options.sources.front(), options.folders);
    } catch (const base::InputError& problem) {
        throw OptionError("--layout: " + std::string(problem.what()));
    }
}

layout::Layout load_layout(const files::Disk& disk, const GuideOptions& options,
                           const std::string& language, base::Sources& sources,
                           base::Diagnostics& diagnostics) {
    const files::Path folder = layout_folder(disk, options);
    layout::Layout layout =
        layout::Layout::load(disk,
                             {.folder = folder,
                              .shown_name = files::shown(folder, options.folders.here),
                              .language = language},
                             sources, diagnostics);
    if (!layout.makes(layout::Document::guide)) {
        throw OptionError(
            "--layout: the layout " + base::in_quotes(options.layout) + " makes no guide",
            "those of guides are guide, qa, why-not, drill and flashcards");
    }
    if (!options.paper_size.empty()) {
        require_paper_size(layout, options.layout, options.paper_size);
    }
    layout.set_parameters({}, options.paper_size, diagnostics);
    return layout;
}

/// Cards that are too small for their texts are set in smaller type or, where that does not help,
/// left out and told.
PrintedFile print_guide(const Press& press, const paper::Guide& guide,
                        base::Diagnostics& diagnostics) {
    Press::Thread thread(press);
    CardFitting cards(guide, press.layout().cards_of_sheet());
    page::Pages pages;
    paper::CanonicalWriter content;
    base::Diagnostics told;
    do {
        told = {};
        const layout::Markup markup = press.layout().guide(guide, cards.cards());
        try {
            pages = thread.typeset(markup, {}, told);
        } catch (const base::InputError&) {
            diagnostics.append(std::move(told));
            throw;
        }
        content = {};
        content.fragment(markup.html);
    } while (!cards.fits(pages));
    diagnostics.append(std::move(told));
    cards.tell(diagnostics);
    for (const page::Page& page : pages.pages) {
        content.number(page.width.thousandths());
        content.number(page.height.thousandths());
    }
    return {press.write({&pages}, {layout::Document::guide, content.take(), guide.date}),
            pages.pages.size()};
}

}  // namespace

MadeGuide make_guide(const files::Disk& disk, const GuideOptions& options, base::Sources& sources,
                     base::Diagnostics& diagnostics) {
    const GuideInputs inputs = read_guide_inputs(disk, options, sources, diagnostics);
    const paper::Guide guide = paper::guide_of(inputs.banks, inputs.wish, diagnostics);
    if (guide.question_count == 0) {
        throw base::InputError(
            "there is no item for this guide: it takes approved items only, and none that a "
            "manifest reserves");
    }
    layout::Layout layout = load_layout(disk, options, guide.language, sources, diagnostics);
    const Press press = Press::load(disk, {options.sources.front(), options.folders},
                                    std::move(layout), inputs.pictures, sources, diagnostics);
    PrintedFile printed = print_guide(press, guide, diagnostics);
    if (diagnostics.has_errors()) throw base::InputError();
    press.fonts().warn_of_other_files(diagnostics);
    press.dictionaries().warn(diagnostics);
    return {std::move(printed.pdf), printed.pages, guide.question_count};
}

}  // namespace papersetter::production
