// SPDX-License-Identifier: MIT
#include "pdf/cmap.hpp"

#include <algorithm>

#include "pdf/number.hpp"
#include "pdf/utf16.hpp"

namespace papersetter::pdf {
namespace {

std::string head(const std::string& ordering, const std::string& name, int type) {
    return "/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n"
           "/CIDSystemInfo <</Registry (Adobe) /Ordering (" +
           ordering + ") /Supplement 0>> def\n/CMapName /" + name + " def\n/CMapType " +
           std::to_string(type) + " def\n";
}

constexpr const char* tail = "endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n";

void append_code(std::string& text, std::uint16_t code, CodeTable::Form form) {
    text += '<';
    const char bytes[] = {static_cast<char>(code >> 8U), static_cast<char>(code & 0xFFU)};
    append_hex(text, form == CodeTable::Form::one_byte ? std::string_view(bytes + 1, 1)
                                                       : std::string_view(bytes, 2));
    text += '>';
}

}  // namespace

std::string to_unicode_cmap(const CodeTable& table) {
    std::string text = head("UCS", "Adobe-Identity-UCS", 2);
    text += "1 begincodespacerange\n";
    text += table.form() == CodeTable::Form::one_byte ? "<00> <FF>" : "<0000> <FFFF>";
    text += "\nendcodespacerange\n";
    std::vector<const CodedGlyph*> sorted;
    for (const CodedGlyph& entry : table.entries()) sorted.push_back(&entry);
    std::ranges::sort(sorted, {}, [](const CodedGlyph* entry) { return entry->code; });
    constexpr std::size_t block = 100;  // the most that one operator takes
    for (std::size_t begin = 0; begin < sorted.size(); begin += block) {
        const std::size_t end = std::min(begin + block, sorted.size());
        append_integer(text, static_cast<std::int64_t>(end - begin));
        text += " beginbfchar\n";
        for (std::size_t i = begin; i < end; ++i) {
            append_code(text, sorted[i]->code, table.form());
            text += " <";
            append_hex(text, to_utf16(sorted[i]->text));
            text += ">\n";
        }
        text += "endbfchar\n";
    }
    return text + tail;
}

std::string one_byte_cmap() {
    return head("Identity", one_byte_cmap_name, 1) +
           "/WMode 0 def\n1 begincodespacerange\n<00> <FF>\nendcodespacerange\n"
           "1 begincidrange\n<00> <FF> 0\nendcidrange\n" +
           tail;
}

}  // namespace papersetter::pdf
