// SPDX-License-Identifier: MIT
#include "pdf/outline.hpp"

#include "pdf/number.hpp"
#include "pdf/syntax.hpp"

namespace papersetter::pdf {
namespace {

struct Item {
    Dictionary dictionary = nullptr;
    int level = 0;
    Dictionary first = nullptr;
    Dictionary last = nullptr;
    std::int64_t descendants = 0;
};

// A key has a hundred items of six entries each, so that they are written rather than built.
void put_reference(ObjectFile& file, Dictionary item, const char* key, Dictionary value) {
    std::string entry = key;
    append_reference(entry, file.number_of(value));
    file.put_written(item, entry + '\n');
}

void put_destination(ObjectFile& file, Dictionary item, const OutlineEntry& entry) {
    std::string text = "/Dest [";
    append_reference(text, file.number_of(entry.page));
    text += " /XYZ null ";
    // Whole points, upwards, so that the line aimed at is not cut.
    append_integer(text, (entry.top.thousandths() + 999) / 1000);
    file.put_written(item, text + " null ]\n");
}

// Takes the innermost item off the path: nothing more hangs under it.
void close(ObjectFile& file, std::vector<Item>& path) {
    const Item item = path.back();
    path.pop_back();
    if (item.first != nullptr) {
        put_reference(file, item.dictionary, "/First", item.first);
        put_reference(file, item.dictionary, "/Last", item.last);
        std::string count = "/Count ";
        append_integer(count, item.descendants);
        file.put_written(item.dictionary, count + '\n');
    }
    if (!path.empty()) path.back().descendants += item.descendants + 1;
}

}  // namespace

Dictionary add_outline(ObjectFile& file, const std::vector<OutlineEntry>& entries) {
    if (entries.empty()) return nullptr;
    Dictionary root = file.add_dictionary();
    file.put_name(root, "Type", "Outlines");
    std::vector<Item> path = {{root}};
    for (const OutlineEntry& entry : entries) {
        while (path.size() > 1 && path.back().level >= entry.level) close(file, path);
        Item& parent = path.back();
        Dictionary item = file.add_dictionary();
        file.put_written_text(item, "Title", entry.label);
        put_reference(file, item, "/Parent", parent.dictionary);
        put_destination(file, item, entry);
        if (parent.last != nullptr) {
            put_reference(file, parent.last, "/Next", item);
            put_reference(file, item, "/Prev", parent.last);
        } else {
            parent.first = item;
        }
        parent.last = item;
        path.push_back({item, entry.level});
    }
    while (!path.empty()) close(file, path);
    return root;
}

}  // namespace papersetter::pdf
