// SPDX-License-Identifier: MIT
#include "production/keys.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "production/make.hpp"

namespace papersetter::production {
namespace {

using layout::Key;
using layout::key_words;

void require_words(const std::vector<std::string>& keys) {
    for (const std::string& key : keys) {
        if (std::ranges::find(key_words, key) != key_words.end()) continue;
        std::string list;
        for (const std::string_view word : key_words) {
            list += (list.empty() ? "" : ", ") + std::string(word);
        }
        const auto near =
            base::nearest(key, std::vector<std::string_view>(key_words.begin(), key_words.end()));
        throw OptionError("--key cannot be " + base::in_quotes(key) + ": the keys are " + list,
                          near ? "did you mean --key " + *near + "?" : "");
    }
}

}  // namespace

void set_keys(layout::Layout& layout, const blueprint::Blueprint& blueprint,
              const std::vector<std::string>& by_hand, base::Diagnostics& diagnostics) {
    const std::string named = "the layout " + base::in_quotes(blueprint.layout);
    if (!by_hand.empty()) {
        require_words(by_hand);
        base::Diagnostics found;
        try {
            layout.set_keys(by_hand, found);
        } catch (const base::InputError&) {
            const base::Diagnostic& first = found.all().front();
            throw OptionError("--key: " + named + first.message.substr(first.message.find(" has")),
                              first.hint);
        }
    }
    const base::Place place =
        blueprint.layout_place == base::Place() ? blueprint.place : blueprint.layout_place;
    if (!layout.wants(Key::marking) && !layout.wants(Key::full)) {
        diagnostics.error(place, "neither `key_marking` nor `key_full` is true",
                          "a paper is never made without its key");
    }
    for (const Key key : {Key::learning, Key::crosswalk}) {
        if (!layout.wants(key) || layout.makes(key)) continue;
        const std::string word(key_words.at(static_cast<std::size_t>(key)));
        const std::string message = named + " makes no " + word + " key";
        const std::string hint = "give it a " + word + ".html (docs/layout_guide.md)";
        if (!by_hand.empty()) throw OptionError("--key: " + message, hint);
        diagnostics.error(place, message, hint);
    }
    if (diagnostics.has_errors()) throw base::InputError();
}

}  // namespace papersetter::production
