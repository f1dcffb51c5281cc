// SPDX-License-Identifier: MIT
#include "assembly/new_kind.hpp"

#include <algorithm>
#include <deque>
#include <utility>

#include "assembly/section_measures.hpp"
#include "base/text.hpp"
#include "blueprint/eligibility.hpp"

namespace papersetter::assembly {
namespace {

using blueprint::Attribute;

/// Of a section's families: combinations of their values that are looked at.
constexpr std::size_t most_combinations = 1000;

template <typename Words>
std::size_t number_of(const Words& words, const std::string& value) {
    return static_cast<std::size_t>(std::ranges::find(words, value) - words.begin());
}

void set(bank::Item& item, Attribute attribute, const std::string& value) {
    switch (attribute) {
        case Attribute::topic:
            item.topic = value;
            break;
        case Attribute::level:
            item.level = static_cast<bank::Level>(number_of(bank::level_words, value));
            break;
        case Attribute::difficulty: {
            const auto band =
                static_cast<bank::Difficulty>(number_of(bank::difficulty_words, value));
            item.difficulty = band;
            // The middle of the band, as a measured p decides it.
            if (!item.p) break;
            const std::int64_t middle = band == bank::Difficulty::easy     ? 8750
                                        : band == bank::Difficulty::medium ? 6000
                                                                           : 2250;
            item.p = base::Decimal::units(middle);
            break;
        }
        case Attribute::type:
            item.type = static_cast<bank::Type>(number_of(bank::type_words, value));
            break;
    }
}

std::string value_of(const bank::Item& item, Attribute attribute) {
    switch (attribute) {
        case Attribute::topic:
            return base::in_quotes(item.topic);
        case Attribute::level:
            if (!item.level) return "no level";
            return std::string(bank::level_words[static_cast<std::size_t>(*item.level)]);
        case Attribute::difficulty:
            if (const auto band = bank::band_of(item)) {
                return std::string(bank::difficulty_words[static_cast<std::size_t>(*band)]);
            }
            return "no difficulty";
        case Attribute::type:
            break;
    }
    return std::string(bank::type_words[static_cast<std::size_t>(item.type)]);
}

/// Whether an item's values decide what it adds to the bound.
bool counts_values(const Requirement& one) {
    return one.demand == Demand::items || one.demand == Demand::family ||
           one.demand == Demand::table || one.demand == Demand::sets;
}

class KindFinder {
  public:
    KindFinder(const AskedProgram& program, std::size_t part, std::vector<NewKind>& kinds)
        : program_(program),
          part_(part),
          first_(kinds.size()),
          measures_(program.section(part)),
          kinds_(kinds) {
        for (std::size_t i = 0; i < program.parts(); ++i) {
            eligibility_.emplace_back(program.section(i));
        }
    }

    void find() {
        find_known();
        std::size_t combinations = 1;
        for (const auto& family : program_.section(part_).families) {
            const std::size_t values = std::max<std::size_t>(family.counts.size(), 1);
            combinations = std::min(combinations * values, most_combinations + 1);
        }
        if (combinations > most_combinations) return;
        if (has_kinds()) {
            bank::Item example = as_new(program_.pool().item(*kinds_[first_].like));
            return find_others(example, 0, true);
        }
        find_by_examples(2 * most_combinations / combinations);
        const bool is_enough = std::ranges::all_of(measures_.requirements(), counts_values);
        if (has_kinds() || accepts_some() || !is_enough) return;
        // Of items like it there are none, so that its author sees to `where`.
        bank::Item example;
        find_others(example, 0, false);
    }

  private:
    [[nodiscard]] bool has_kinds() const { return kinds_.size() > first_; }

    /// Whether `where` accepts any item there is, draft or not.
    [[nodiscard]] bool accepts_some() const {
        const blueprint::Filter& where = program_.section(part_).where;
        for (std::size_t i = 0; i < program_.pool().size(); ++i) {
            if (where.accepts(program_.pool().item(i))) return true;
        }
        return false;
    }

    /// An item that is yet to be written: its id is nowhere.
    static bank::Item as_new(bank::Item item) {
        item.id.clear();
        item.status = bank::Status::approved;
        return item;
    }

    /// Whether the section would draw it, and no other.
    [[nodiscard]] bool has_home(const bank::Item& item) const {
        for (std::size_t part = 0; part < eligibility_.size(); ++part) {
            if (eligibility_[part].covers(item) != (part == part_)) return false;
        }
        return true;
    }

    /// Of a section that draws none of the items there are: like some of them but for the values
    /// of its families, those first that `where` accepts.
    void find_by_examples(std::size_t most_examples) {
        const blueprint::Filter& where = program_.section(part_).where;
        for (const bool is_accepted : {true, false}) {
            std::size_t examples = 0;
            for (std::size_t i = 0; i < program_.pool().size(); ++i) {
                bank::Item example = as_new(program_.pool().item(i));
                if (where.accepts(example) != is_accepted) continue;
                if (++examples > most_examples) break;
                find_others(example, 0, true);
            }
            if (has_kinds()) return;
        }
    }

    void find_known() {
        const CompiledSection& compiled = program_.compiled(part_);
        std::vector<std::optional<std::size_t>> like(compiled.problem.kinds.size());
        for (std::size_t set = 0; set < compiled.set_items.size(); ++set) {
            for (std::size_t i = 0; i < compiled.set_items[set].size(); ++i) {
                like[compiled.problem.sets[set].kinds[i]] = compiled.set_items[set][i];
            }
        }
        for (std::size_t kind = 0; kind < like.size(); ++kind) {
            if (!compiled.kind_items[kind].empty()) like[kind] = compiled.kind_items[kind].front();
            if (!like[kind] || !has_home(as_new(program_.pool().item(*like[kind])))) continue;
            add(compiled.problem.kinds[kind].amounts, program_.pool().item(*like[kind]),
                like[kind]);
        }
    }

    void find_others(bank::Item& item, std::size_t family, bool needs_home) {
        const auto& families = program_.section(part_).families;
        if (family < families.size()) {
            // One that lists no value takes others.
            if (families[family].counts.empty()) find_others(item, family + 1, needs_home);
            for (const blueprint::Count& count : families[family].counts) {
                set(item, families[family].attribute, count.value);
                find_others(item, family + 1, needs_home);
            }
            return;
        }
        if (needs_home && !has_home(item)) return;
        measures_.mark(item, marks_);
        std::vector<std::int64_t> amounts = measures_.amounts(marks_);
        const auto& requirements = program_.compiled(part_).requirements;
        for (std::size_t bound = 0; bound < amounts.size(); ++bound) {
            if (amounts[bound] % requirements[bound].unit != 0) return;
            amounts[bound] /= requirements[bound].unit;
        }
        const bool is_known = std::ranges::any_of(kinds_, [&](const NewKind& kind) {
            return kind.part == part_ && kind.amounts == amounts;
        });
        if (!is_known) add(amounts, item, std::nullopt);
    }

    void add(const std::vector<std::int64_t>& amounts, const bank::Item& item,
             std::optional<std::size_t> like) {
        NewKind kind{part_, amounts, like, {}};
        for (const auto& family : program_.section(part_).families) {
            kind.values.push_back(value_of(item, family.attribute));
        }
        kinds_.push_back(std::move(kind));
    }

    const AskedProgram& program_;
    std::size_t part_;
    std::size_t first_;  ///< of the part's kinds
    SectionMeasures measures_;
    std::deque<blueprint::Eligibility> eligibility_;  ///< by part
    SectionMeasures::Marks marks_;
    std::vector<NewKind>& kinds_;
};

}  // namespace

std::vector<NewKind> new_kinds(const AskedProgram& program) {
    std::vector<NewKind> kinds;
    for (std::size_t part = 0; part < program.parts(); ++part) {
        KindFinder(program, part, kinds).find();
    }
    return kinds;
}

}  // namespace papersetter::assembly
