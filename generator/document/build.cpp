// SPDX-License-Identifier: MIT
#include "document/build.hpp"

#include <set>
#include <tuple>
#include <utility>

#include "document/accessibility.hpp"
#include "document/cascade.hpp"
#include "document/element_tree.hpp"
#include "document/generated_content.hpp"
#include "document/letters.hpp"
#include "document/node_writer.hpp"
#include "document/page_styles.hpp"
#include "document/sheet_reader.hpp"
#include "document/user_agent.hpp"

namespace papersetter::document {

namespace {

/// The text of <title>, white space collapsed; empty when there is none.
std::string title_of(const ElementTree& tree) {
    std::string title;
    for (std::size_t i = 0; i < tree.items.size(); ++i) {
        const TreeItem& item = tree.items[i];
        if (item.is_text || element_names()[tree.elements[item.number].name] != "title") continue;
        for (std::size_t child = i + 1; child < item.end; ++child) {
            if (!tree.items[child].is_text) continue;
            for (const char letter : tree.texts[tree.items[child].number]) {
                if (!is_space(letter)) {
                    title += letter;
                } else if (!title.empty() && title.back() != ' ') {
                    title += ' ';
                }
            }
        }
        break;
    }
    if (title.ends_with(' ')) title.pop_back();
    return title;
}

/// One declaration may be computed for many elements; its fault is told once.
void append_once(const base::Diagnostics& found, base::Diagnostics& diagnostics) {
    std::set<std::pair<base::Place, std::string>> told;
    for (const base::Diagnostic& diagnostic : found.all()) {
        if (told.emplace(diagnostic.place, diagnostic.message).second) {
            diagnostics.add(diagnostic);
        }
    }
}

StyledDocument style(const ElementTree& tree, const ReadSheet& author,
                     base::Diagnostics& diagnostics) {
    const UserAgent own = user_agent();
    const MatchSubject subject(tree, author.sheet.words);
    StyleTable styles;
    Cascade cascade(own.index, author.index, subject, styles);
    const StyledTree styled = style_tree(tree, cascade, diagnostics);
    ContentMaker contents(tree, diagnostics);
    StyledDocument document;
    document.nodes = write_nodes(styled, contents, document.store);
    const EntryNumber root = styled.entries.front();
    document.pages = resolve_pages(own.sheet.page_rules, author.page_rules,
                                   {cascade.entry(root).state, cascade.variables_of(root)},
                                   contents, diagnostics);
    document.styles = styles.take();
    document.language = document.nodes.front().attribute("lang");
    document.title = title_of(tree);
    return document;
}

}  // namespace

StyledDocument build(std::string_view html, std::string_view css, base::Diagnostics& diagnostics) {
    StyleSheets sheets;
    return build(html, css, sheets, diagnostics);
}

StyledDocument build(std::string_view html, std::string_view css, StyleSheets& sheets,
                     base::Diagnostics& diagnostics) {
    const std::size_t errors_before = diagnostics.errors();
    ElementTree tree = read_markup(html, diagnostics);
    const ReadSheet sheet = sheets.state().read(css, diagnostics);
    if (tree.elements.empty()) throw base::InputError();
    check_accessibility(tree, diagnostics);
    base::Diagnostics found;
    StyledDocument document = style(tree, sheet, found);
    document.store.markup = std::move(tree.buffer);
    document.store.merged = std::move(tree.merged);
    document.store.attributes = std::move(tree.attributes);
    append_once(found, diagnostics);
    if (diagnostics.errors() != errors_before) throw base::InputError();
    return document;
}

}  // namespace papersetter::document
