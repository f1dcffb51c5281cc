// SPDX-License-Identifier: MIT
#include "blueprint/section_reader.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <variant>

#include "bank/text_reader.hpp"
#include "base/text.hpp"
#include "blueprint/bounds_reader.hpp"
#include "blueprint/family_reader.hpp"
#include "blueprint/filter_reader.hpp"
#include "blueprint/limits.hpp"
#include "blueprint/section_check.hpp"
#include "blueprint/section_sums.hpp"
#include "blueprint/strays.hpp"
#include "toml_file/table_reader.hpp"

namespace papersetter::blueprint {
namespace {

constexpr std::array<std::string_view, 4> arrange_words{"random", "topic", "difficulty", "bank"};
/// Keys that say what a drawn section may have.
constexpr std::array<std::string_view, 13> drawing_keys{
    "items",  "where",   "arrange", "topic", "level", "difficulty", "type",
    "points", "minutes", "p",       "table", "rule",  "stimuli"};

class SectionReader {
  public:
    SectionReader(const toml_file::Table& table, base::Place place, std::size_t index,
                  base::Diagnostics& diagnostics)
        : diagnostics_(&diagnostics),
          title_(title_of(table)),
          name_(name_of(title_, index)),
          reader_(table, name_, place, diagnostics) {
        section_.title = title_.title;
        section_.place = place;
        section_.items_place = place;
    }

    Section read() {
        const std::size_t errors = diagnostics_->errors();
        read_title();
        if (const auto arrange = reader_.word("arrange", arrange_words)) {
            section_.arrange = static_cast<Arrange>(*arrange);
        }
        if (const toml_file::Value* where = reader_.any("where")) {
            section_.where = read_filter(*where, "`where` of " + name_, *diagnostics_);
        }
        read_items();
        read_families();
        read_bounds(reader_, name_, section_, *diagnostics_);
        if (reader_.any("pick") != nullptr) {
            read_pick();
        } else {
            settle();
        }
        refuse_strays(reader_, "[[section]]");
        reader_.finish();
        // What it may draw is not known well enough to compare it with other sections.
        if (section_.pick.empty() && diagnostics_->errors() != errors) section_.items = 0;
        return std::move(section_);
    }

  private:
    static Section title_of(const toml_file::Table& table) {
        Section section;
        const auto* entry = table.find("title");
        if (entry == nullptr) return section;
        const auto* title = std::get_if<toml_file::String>(&entry->value.data);
        if (title != nullptr) section.title = base::trimmed(title->text);
        return section;
    }

    void read_title() {
        const toml_file::String* title = reader_.string("title");
        if (title != nullptr) section_.title = bank::read_line(*title, "title", *diagnostics_);
    }

    void read_items() {
        if (reader_.has("items")) section_.items_place = reader_.place_of("items");
        const auto items = reader_.integer("items");
        if (!items) return;
        if (*items < 1 || *items > most_items) {
            diagnostics_->error(section_.items_place,
                                name_ + " cannot have " + std::to_string(*items) + " items",
                                "`items` is from 1 to " + std::to_string(most_items));
            return;
        }
        items_ = *items;
    }

    void read_families() {
        for (const Attribute attribute :
             {Attribute::topic, Attribute::level, Attribute::difficulty, Attribute::type}) {
            const std::string_view key = word_of(attribute);
            const toml_file::Table* table = reader_.table(key);
            if (table == nullptr) continue;
            auto draft = read_family(*table, attribute, reader_.place_of(key), *diagnostics_);
            if (draft) {
                drafts_.push_back(std::move(*draft));
            } else {
                has_broken_family_ = true;
            }
        }
    }

    void read_pick() {
        for (const std::string_view key : drawing_keys) {
            if (!reader_.has(key)) continue;
            diagnostics_->error(
                reader_.place_of(key),
                "`" + std::string(key) + "` means nothing in a section with `pick`",
                "the picked items are printed in the order given and nothing is drawn; leave `" +
                    std::string(key) + "` out, or put the picked items in a section of their own");
        }
        for (const toml_file::Value* value : reader_.strings("pick")) {
            const auto* id = std::get_if<toml_file::String>(&value->data);
            if (id == nullptr) continue;
            section_.pick.push_back(id->text);
            section_.pick_places.push_back(value->place);
        }
        section_.items = static_cast<std::int64_t>(section_.pick.size());
        section_.items_place = reader_.place_of("pick");
        if (const auto* list = std::get_if<toml_file::Array>(&reader_.any("pick")->data)) {
            if (list->values.empty()) {
                diagnostics_->error(section_.items_place, "`pick` of " + name_ + " is empty");
            }
        }
        if (section_.items > most_items) {
            diagnostics_->error(section_.items_place,
                                name_ + " picks " + std::to_string(section_.items) +
                                    " items; the most is " + std::to_string(most_items));
        }
    }

    void settle() {
        if (!settle_families(items_, drafts_, name_, section_, *diagnostics_)) {
            tell_no_items();
        } else if (!has_broken_family_) {
            check_section(section_, name_, *diagnostics_);
        }
    }

    void tell_no_items() {
        // A fault that was told already may be all that hides the number.
        if (reader_.has("items") || has_broken_family_) return;
        const bool are_shares = std::ranges::any_of(
            drafts_, [](const FamilyDraft& draft) { return !draft.shares.empty(); });
        const std::string hint = are_shares
                                     ? "shares need a total: write e.g. items = 40"
                                     : "write e.g. items = 40, or exact counts in [section.topic]";
        diagnostics_->error(section_.place, name_ + " does not say how many items it has", hint);
    }

    base::Diagnostics* diagnostics_;
    Section title_;
    std::string name_;
    toml_file::TableReader reader_;
    Section section_;
    std::optional<std::int64_t> items_;
    std::vector<FamilyDraft> drafts_;
    bool has_broken_family_ = false;
};

}  // namespace

Section read_section(const toml_file::Value& value, std::size_t index,
                     base::Diagnostics& diagnostics) {
    const auto* table = std::get_if<toml_file::Table>(&value.data);
    if (table == nullptr) {
        diagnostics.error(value.place, "a section must be a table", "write [[section]]");
        return {};
    }
    return SectionReader(*table, value.place, index, diagnostics).read();
}

}  // namespace papersetter::blueprint
