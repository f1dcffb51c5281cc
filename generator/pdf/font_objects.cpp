// SPDX-License-Identifier: MIT
#include "pdf/font_objects.hpp"

#include "pdf/cmap.hpp"
#include "pdf/syntax.hpp"

namespace papersetter::pdf {
namespace {

Dictionary add_descriptor(ObjectFile& file, const EmbeddedFont& font) {
    Dictionary program = file.add_kept_stream(font.program);
    file.put_number(program, "Length1", static_cast<std::int64_t>(font.program_length));
    Dictionary descriptor = file.add_dictionary();
    file.put_name(descriptor, "Type", "FontDescriptor");
    file.put_name(descriptor, "FontName", font.name.c_str());
    std::string entries = font.measures + "/FontFile2";
    append_reference(entries, file.number_of(program));
    file.put_written(descriptor, entries += '\n');
    return descriptor;
}

Dictionary system_info(ObjectFile& file) {
    Dictionary info = file.new_dictionary();
    file.put_ascii(info, "Registry", "Adobe");
    file.put_ascii(info, "Ordering", "Identity");
    file.put_number(info, "Supplement", 0);
    return info;
}

Dictionary add_one_byte_cmap(ObjectFile& file, const std::string& deflated) {
    Dictionary cmap = file.add_kept_stream(deflated);
    file.put_name(cmap, "Type", "CMap");
    file.put_name(cmap, "CMapName", one_byte_cmap_name);
    file.put(cmap, "CIDSystemInfo", system_info(file));
    file.put_number(cmap, "WMode", 0);
    return cmap;
}

// `encoding` is the CMap of one-byte codes, or null for the identity on two bytes.
Dictionary add_font(ObjectFile& file, const EmbeddedFont& font, Dictionary encoding,
                    Omission omitted) {
    Dictionary descendant = file.add_dictionary();
    file.put_name(descendant, "Type", "Font");
    file.put_name(descendant, "Subtype", "CIDFontType2");
    file.put_name(descendant, "BaseFont", font.name.c_str());
    file.put(descendant, "CIDSystemInfo", system_info(file));
    file.put(descendant, "FontDescriptor", add_descriptor(file, font));
    file.put(descendant, "CIDToGIDMap", file.add_kept_stream(font.glyph_map));
    file.put_written(descendant, "/W " + font.widths + "\n");

    Dictionary composite = file.add_dictionary();
    file.put_name(composite, "Type", "Font");
    file.put_name(composite, "Subtype", "Type0");
    file.put_name(composite, "BaseFont", font.name.c_str());
    if (encoding != nullptr) {
        file.put(composite, "Encoding", encoding);
    } else {
        file.put_name(composite, "Encoding", "Identity-H");
    }
    Array descendants = file.new_array();
    file.append(descendants, descendant);
    file.put(composite, "DescendantFonts", descendants);
    if (omitted != Omission::to_unicode) {
        file.put(composite, "ToUnicode", file.add_kept_stream(font.to_unicode));
    }
    return composite;
}

}  // namespace

void add_fonts(ObjectFile& file, DocumentFonts& fonts, Deflater& deflater, Dictionary resources,
               Omission omitted) {
    FontPrograms::State& programs = fonts.programs();
    Dictionary one_byte = nullptr;
    for (const FaceCodes& codes : fonts.faces()) {
        if (codes.is_base_used) {
            if (one_byte == nullptr) one_byte = add_one_byte_cmap(file, programs.one_byte_cmap());
            file.put(resources, codes.base_resource.c_str(),
                     add_font(file, programs.base(codes.face).font, one_byte, omitted));
        }
        if (codes.extra) {
            const EmbeddedFont& font =
                fonts.keep(embed(programs.book(), codes.face, *codes.extra, deflater));
            file.put(resources, codes.extra_resource.c_str(),
                     add_font(file, font, nullptr, omitted));
        }
    }
}

}  // namespace papersetter::pdf
