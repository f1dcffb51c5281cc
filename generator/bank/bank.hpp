// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bank/item.hpp"

namespace papersetter::bank {

/// A content area. Parents exist by their path and may have an entry of their own.
struct Topic {
    std::string id;     ///< path: "training/distributed"
    std::string title;  ///< falls back to the last part of the path
    Text notes;
    base::Place place;
};

/// A word explained once for the whole bank.
struct Term {
    std::string name;
    Text text;  ///< without pictures
    base::Place place;
};

/// A text or figure that several items ask about: its items are an item set.
struct Stimulus {
    std::string id;     ///< unique among the stimuli of its bank, like the id of an item
    std::string title;  ///< may be empty
    Text text;
    /// Ids of items and stimuli of this bank that may not meet it on a paper, sorted.
    std::vector<std::string> enemies;
    base::Place enemies_place;
    base::Place place;
    std::string language = {};  ///< of its title and text, BCP 47; empty: its bank's
};

/// A picture file of the bank, by its content: two files with the same bytes are one.
struct PictureFile {
    std::string name;   ///< the first 32 digits of its SHA-256 and its kind: "3f…e1.png"
    std::string bytes;  ///< not looked at yet
    base::Place use;    ///< where a text names it first
    std::vector<std::string> paths = {};  ///< in the bank's folder, sorted
    std::string shown;                    ///< the first one found, as a person sees it
};

/// A bank as read and checked: a frozen value. Items are sorted by the bytes of their id, so that
/// nothing depends on the order of files; `authored` keeps the author's order.
struct Bank {
    std::string id;
    std::string title;
    std::string language = "en";  ///< BCP 47
    std::string version;
    std::string license;
    std::vector<Topic> topics;  ///< in declared order, parents by path included
    std::vector<Term> terms;    ///< in declared order
    std::vector<Item> items;
    std::vector<Stimulus> stimuli;      ///< sorted by the bytes of their id
    std::vector<PictureFile> pictures;  ///< those that texts name, sorted by name
    std::vector<std::size_t>
        authored;  ///< indices into items, in file (by path bytes) and line order
    base::Place place;

    [[nodiscard]] const Item* find(std::string_view item_id) const;
    [[nodiscard]] const Stimulus* find_stimulus(std::string_view stimulus_id) const;
    [[nodiscard]] const Topic* find_topic(std::string_view topic_id) const;
    [[nodiscard]] const Term* find_term(std::string_view name) const;
    [[nodiscard]] const PictureFile* find_picture(std::string_view name) const;
};

/// Whether `topic` is `ancestor` or lies below it.
[[nodiscard]] bool is_within(std::string_view topic, std::string_view ancestor);

}  // namespace papersetter::bank
