// SPDX-License-Identifier: MIT
#include "pdf/write.hpp"

#include "base/language.hpp"
#include "pdf/content.hpp"
#include "pdf/deflate.hpp"
#include "pdf/document_fonts.hpp"
#include "pdf/font_objects.hpp"
#include "pdf/font_programs.hpp"
#include "pdf/information.hpp"
#include "pdf/number.hpp"
#include "pdf/object_file.hpp"
#include "pdf/outline.hpp"
#include "pdf/output_intent.hpp"
#include "pdf/page_tree.hpp"
#include "pdf/picture_objects.hpp"
#include "pdf/structure_objects.hpp"
#include "pdf/structure_tree.hpp"
#include "pdf/syntax.hpp"

namespace papersetter::pdf {
namespace {

// Bytes of a full page's operators; more is fine.
constexpr std::size_t expected_content = 16 * 1024;

Dictionary add_page(ObjectFile& file, const page::Page& page, Dictionary resources,
                    std::string_view content, Deflater& deflater) {
    Dictionary dictionary = file.add_dictionary();
    file.put_name(dictionary, "Type", "Page");
    std::string box = "/MediaBox [0 0 ";
    append_length(box, page.width);
    box += ' ';
    append_length(box, page.height);
    file.put_written(dictionary, box + "]\n");
    file.put(dictionary, "Resources", resources);
    file.put(dictionary, "Contents", file.add_deflated_stream(deflater.deflate(content)));
    return dictionary;
}

std::vector<OutlineEntry> outline_of(const std::vector<const page::Pages*>& sequences,
                                     const std::vector<Dictionary>& pages) {
    std::vector<OutlineEntry> entries;
    std::size_t first = 0;
    for (const page::Pages* sequence : sequences) {
        for (const page::Bookmark& bookmark : sequence->bookmarks) {
            const base::Length height = sequence->pages.at(bookmark.page).height;
            entries.push_back({bookmark.level, bookmark.label, pages[first + bookmark.page],
                               height - bookmark.y});
        }
        first += sequence->pages.size();
    }
    return entries;
}

Dictionary add_catalog(ObjectFile& file, const std::vector<const page::Pages*>& sequences,
                       const std::vector<Dictionary>& pages, const Metadata& metadata,
                       std::string_view colour_profile, Omission omitted) {
    Dictionary catalog = file.add_dictionary();
    file.put_name(catalog, "Type", "Catalog");
    file.put(catalog, "Pages", add_page_tree(file, pages));
    if (omitted != Omission::language) file.put_ascii(catalog, "Lang", metadata.language);
    if (omitted != Omission::marked && omitted != Omission::tags) {
        Dictionary marked = file.new_dictionary();
        file.put_true(marked, "Marked");
        file.put(catalog, "MarkInfo", marked);
    }
    Dictionary preferences = file.new_dictionary();
    file.put_true(preferences, "DisplayDocTitle");
    // Two pages side by side begin at the right.
    if (base::is_right_to_left(metadata.language)) file.put_name(preferences, "Direction", "R2L");
    file.put(catalog, "ViewerPreferences", preferences);
    std::vector<std::size_t> counts;
    for (const page::Pages* sequence : sequences) counts.push_back(sequence->pages.size());
    file.put(catalog, "PageLabels", page_labels(file, counts));
    if (Dictionary outline = add_outline(file, outline_of(sequences, pages)); outline != nullptr) {
        file.put(catalog, "Outlines", outline);
    }
    file.put(catalog, "Metadata", add_xmp(file, metadata, omitted));
    if (omitted != Omission::output_intent) {
        Array intents = file.new_array();
        file.append(intents, add_output_intent(file, colour_profile));
        file.put(catalog, "OutputIntents", intents);
    }
    return catalog;
}

}  // namespace

std::string write(const std::vector<const page::Pages*>& sequences, const Metadata& metadata,
                  const FontPrograms& fonts, Omission omitted) {
    DocumentFonts document_fonts(fonts.state());
    ObjectFile file;
    Deflater deflater(fast_level);
    StructureTree tree(sequences, metadata.language);
    Dictionary resources = file.add_dictionary();
    DocumentPictures pictures;
    std::vector<Dictionary> pages;
    TextBuffer content(expected_content);
    for (std::size_t sequence = 0; sequence < sequences.size(); ++sequence) {
        for (std::size_t page = 0; page < sequences[sequence]->pages.size(); ++page) {
            PageTags tags(tree, sequence, pages.size(), omitted);
            content.clear();
            write_content(*sequences[sequence], page, document_fonts, pictures, tags, content);
            pages.push_back(add_page(file, sequences[sequence]->pages[page], resources,
                                     content.view(), deflater));
            // Of the parent tree; and the order in which to go through fields and links.
            if (omitted == Omission::tags) continue;
            file.put_number(pages.back(), "StructParents",
                            static_cast<std::int64_t>(pages.size()) - 1);
            file.put_name(pages.back(), "Tabs", "S");
        }
    }
    // Drawings refer to it too.
    Dictionary font_names =
        pictures.entries().empty() ? file.new_dictionary() : file.add_dictionary();
    add_pictures(file, pictures, document_fonts, deflater, resources, font_names);
    add_fonts(file, document_fonts, deflater, font_names, omitted);
    file.put(resources, "Font", font_names);
    Dictionary catalog = add_catalog(file, sequences, pages, metadata,
                                     document_fonts.programs().colour_profile(), omitted);
    Dictionary information = add_information(file, metadata);
    if (omitted != Omission::tags) {
        tree.finish(omitted);
        std::string root = "/StructTreeRoot";
        append_reference(root, add_structure(file, tree, pages, omitted));
        file.put_written(catalog, root + "\n");
    }
    std::optional<std::array<std::uint8_t, 16>> identifier = metadata.identifier;
    if (omitted == Omission::identifier) identifier.reset();
    return file.write(catalog, information, identifier, deflater);
}

}  // namespace papersetter::pdf
