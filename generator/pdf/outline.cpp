// SPDX-License-Identifier: MIT
#include "pdf/outline.hpp"

namespace papersetter::pdf {
namespace {

struct Item {
    Dictionary dictionary = nullptr;
    int level = 0;
    Dictionary first = nullptr;
    Dictionary last = nullptr;
    std::int64_t descendants = 0;
};

Array destination(ObjectFile& file, const OutlineEntry& entry) {
    Array array = file.new_array();
    file.append(array, entry.page);
    file.append_name(array, "XYZ");
    file.append_null(array);
    // Whole points, upwards, so that the line aimed at is not cut.
    file.append_number(array, (entry.top.thousandths() + 999) / 1000);
    file.append_null(array);
    return array;
}

// Takes the innermost item off the path: nothing more hangs under it.
void close(ObjectFile& file, std::vector<Item>& path) {
    const Item item = path.back();
    path.pop_back();
    if (item.first != nullptr) {
        file.put(item.dictionary, "First", item.first);
        file.put(item.dictionary, "Last", item.last);
        file.put_number(item.dictionary, "Count", item.descendants);
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
        file.put_text(item, "Title", entry.label);
        file.put(item, "Parent", parent.dictionary);
        file.put(item, "Dest", destination(file, entry));
        if (parent.last != nullptr) {
            file.put(parent.last, "Next", item);
            file.put(item, "Prev", parent.last);
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
