// SPDX-License-Identifier: MIT
#include "assembly/conflict_words.hpp"

#include <algorithm>
#include <numeric>
#include <string_view>
#include <utility>

#include "assembly/proof_words.hpp"
#include "assembly/section_supply.hpp"
#include "assembly/stock.hpp"
#include "base/counted.hpp"
#include "base/decimal.hpp"
#include "base/text.hpp"

namespace papersetter::assembly {
namespace {

constexpr std::size_t names_shown = 4;
constexpr std::size_t groups_shown = 3;

/// "analyse = 20": the key of what has one, and what is asked.
std::string name_of(const Requirement& one) {
    switch (one.demand) {
        case Demand::family:
        case Demand::table:
            return base::in_brief(one.value);
        case Demand::rule:
        case Demand::sets:
            return "count";
        case Demand::items:
        case Demand::points:
        case Demand::minutes:
        case Demand::p:
            break;
    }
    return one.key.substr(one.key.rfind('.') + 1);
}

/// The same where no key stands beside it: "rule count", "stimuli count", "items".
std::string key_of(const Requirement& one) {
    if (one.demand == Demand::rule) return "rule count";
    if (one.demand == Demand::sets) return "stimuli count";
    return name_of(one);
}

/// What it bounds: "the number of items", "the mean p", "valves" in quotes.
std::string bounded_by(const Requirement& one) {
    switch (one.demand) {
        case Demand::family:
        case Demand::table:
            return base::in_quotes(one.value);
        case Demand::items:
            return "the number of items";
        case Demand::sets:
            return "the number of item sets";
        case Demand::rule:
            return "the count of the rule";
        case Demand::p:
            return "the mean p";
        case Demand::points:
        case Demand::minutes:
            break;
    }
    return "the sum of " + name_of(one);
}

bool is_sum(const Requirement& one) {
    return one.demand == Demand::points || one.demand == Demand::minutes || one.demand == Demand::p;
}

std::string written(const base::Range& range) {
    if (range.is_exact()) return std::to_string(range.least);
    return "[" + std::to_string(range.least) + ", " + std::to_string(range.most) + "]";
}

}  // namespace

std::string ConflictWords::item(std::size_t position) const {
    const ItemRef ref = program_.pool().ref(position);
    const bank::Bank& bank = program_.pool().banks()[ref.bank];
    const std::string& id = bank.items[ref.item].id;
    return base::in_quotes(program_.pool().banks().size() == 1 ? id : bank.id + ":" + id);
}

std::string ConflictWords::items(const std::vector<std::size_t>& positions) const {
    std::vector<std::string> words;
    const std::size_t shown = positions.size() <= names_shown + 1 ? positions.size() : names_shown;
    for (std::size_t i = 0; i < shown; ++i) words.push_back(item(positions[i]));
    if (shown < positions.size()) {
        words.push_back(std::to_string(positions.size() - shown) + " more");
    }
    return joined(words, "and");
}

ConflictWords::Line ConflictWords::line(const Asked& one) const {
    if (one.kind == Asked::Kind::include) {
        for (std::size_t i = 0; i < blueprint_.include.size(); ++i) {
            const bool is_own = program_.pool().name(one.position) == blueprint_.include[i] ||
                                program_.pool().item(one.position).id == blueprint_.include[i];
            if (is_own) return {blueprint_.include_places[i], "draw.include", item(one.position)};
        }
        return {blueprint_.place, "draw.include", item(one.position)};
    }
    if (one.kind != Asked::Kind::bound) {
        const bool is_exclude = one.kind == Asked::Kind::exclude;
        const auto& places = is_exclude ? blueprint_.exclude_places : blueprint_.avoid_places;
        return {places.empty() ? blueprint_.place : places.front(),
                is_exclude ? "draw.exclude" : "draw.avoid", items(program_.kept_away(one.kind))};
    }
    const Requirement& own = program_.requirement(one);
    const bool has_key =
        own.demand == Demand::family || own.demand == Demand::table || own.demand == Demand::rule;
    Line made{own.place, has_key ? own.key : own.key.substr(0, own.key.rfind('.')), name_of(own)};
    const bool is_share = own.written.find('%') != std::string::npos;
    made.words += " = " + (is_share ? std::to_string(own.asked.least) : own.written);
    if (is_share) {
        made.words +=
            "   (" + own.written + " of " + std::to_string(program_.section(one.part).items) + ")";
    }
    return made;
}

/// Only the groups that the conflict needs.
void ConflictWords::add_enemies(const Conflict& conflict, std::vector<Line>& lines) const {
    Kept kept(program_.asked().size());
    for (const std::size_t one : conflict.requirements) kept[one] = true;
    const ProgramResult proof = program_.search(program_.program(kept));
    std::size_t groups = 0;
    for (const std::size_t extra : proof.core_extras) {
        if (extra >= program_.cliques().size() || program_.cliques()[extra].empty()) continue;
        if (++groups > groups_shown) continue;
        const std::vector<std::size_t>& clique = program_.cliques()[extra];
        lines.push_back({program_.pool().item(clique.front()).place, "enemies",
                         "at most one of " + items(clique)});
    }
    if (groups > groups_shown) {
        lines.push_back(
            {{}, "enemies", "and " + base::counted(groups - groups_shown, "more such group")});
    }
}

std::vector<base::Detail> ConflictWords::details(const Conflict& conflict) const {
    std::vector<Line> lines;
    for (const std::size_t number : conflict.requirements) {
        const Asked& one = program_.asked()[number];
        if (one.kind != Asked::Kind::enemies) lines.push_back(line(one));
    }
    std::ranges::stable_sort(lines, {}, &Line::place);
    const bool has_enemies = std::ranges::any_of(conflict.requirements, [&](std::size_t number) {
        return program_.asked()[number].kind == Asked::Kind::enemies;
    });
    if (has_enemies) add_enemies(conflict, lines);
    std::size_t width = 0;
    for (const Line& line : lines) width = std::max(width, line.key.size());
    std::vector<base::Detail> details;
    for (Line& line : lines) {
        line.key.resize(width + 2, ' ');
        details.push_back({line.place, line.key + line.words});
    }
    return details;
}

std::string ConflictWords::subject(std::size_t asked) const {
    const Requirement& own = program_.requirement(program_.asked()[asked]);
    switch (own.demand) {
        case Demand::family:
        case Demand::table:
            return base::in_quotes(own.value);
        case Demand::rule:
            return "accepted by the rule";
        default:
            return "usable";
    }
}

/// Whether all its bounds count items.
bool ConflictWords::counts_items(const Proof& proof) const {
    const auto counts = [&](const Proof::Share& share) {
        const Requirement& own = program_.requirement(program_.asked()[share.asked]);
        return !is_sum(own) && own.demand != Demand::sets;
    };
    return std::ranges::all_of(proof.asking, counts) && std::ranges::all_of(proof.leaving, counts);
}

/// Of one count that nothing but the bank keeps from being met.
std::string ConflictWords::supply_of(const Proof& proof) const {
    const Asked& one = program_.asked()[proof.asking.front().asked];
    const Requirement& own = program_.requirement(one);
    const std::string comparison =
        std::to_string(proof.beside) + " < " + std::to_string(proof.asking.front().amount);
    if (own.demand == Demand::family || own.demand == Demand::items) {
        const SectionSupply supply(program_.pool(), program_.section(one.part));
        std::vector<ClassSet> having;
        if (own.demand == Demand::family) {
            const auto& counts = program_.section(one.part).families[own.number].counts;
            ClassSet set{own.number, {}};
            for (std::size_t i = 0; i < counts.size(); ++i) {
                if (bank::is_within(counts[i].value, own.value)) set.classes.push_back(i);
            }
            having.push_back(std::move(set));
        }
        const Stock stock(supply, having);
        if (stock.usable() == proof.beside) return stock.description() + ": " + comparison;
        if (stock.usable() > proof.beside) {
            return stock.description() + ", and item sets leave " + std::to_string(proof.beside) +
                   " of these: " + comparison;
        }
    }
    return "items that the section may draw give " + std::to_string(proof.beside) + ": " +
           comparison;
}

/// In the author's unit; rounded towards the outside of a range.
std::string ConflictWords::amount(const Requirement& requirement, std::int64_t sum,
                                  bool is_up) const {
    if (!is_sum(requirement)) return std::to_string(sum);
    std::int64_t units = sum * requirement.unit;
    if (requirement.demand == Demand::p) {
        std::int64_t items = 0;
        for (std::size_t part = 0; part < program_.parts(); ++part) {
            const bool is_own =
                std::ranges::any_of(program_.compiled(part).requirements,
                                    [&](const Requirement& one) { return &one == &requirement; });
            if (is_own) items = program_.section(part).items;
        }
        units = (units + (is_up ? items - 1 : 0)) / items;
    }
    return base::to_string(base::Decimal::units(units));
}

/// Of an included item that is drawn in no way since its set is not; empty of another conflict.
std::string ConflictWords::lost_set(const Conflict& conflict) const {
    const Asked& one = program_.asked()[conflict.requirements.front()];
    if (conflict.requirements.size() != 1 || one.kind != Asked::Kind::include) return "";
    const std::string& stimulus = program_.pool().item(one.position).stimulus;
    return "the section cannot draw its item set " + base::in_quotes(stimulus);
}

/// What search found about a conflict that no single sum proves: how near one bound can be come to
/// with the others met.
std::string ConflictWords::nearest_of(const Conflict& conflict) const {
    Kept kept(program_.asked().size());
    std::optional<std::size_t> chosen;
    for (const std::size_t number : conflict.requirements) {
        kept[number] = true;
        if (program_.asked()[number].kind != Asked::Kind::bound) continue;
        const bool is_better =
            !chosen || (is_sum(program_.requirement(program_.asked()[number])) &&
                        !is_sum(program_.requirement(program_.asked()[*chosen])));
        if (is_better) chosen = number;
    }
    if (!chosen) {
        const std::string lost = lost_set(conflict);
        return lost.empty() ? "every way to draw the items was looked through" : lost;
    }
    const Requirement& own = program_.requirement(program_.asked()[*chosen]);
    const auto below = nearest(program_, kept, *chosen, -1);
    const auto above = nearest(program_, kept, *chosen, 1);
    const std::string name = bounded_by(own);
    const std::size_t others = conflict.requirements.size() - 1;
    const std::string with = others == 0   ? ""
                             : others == 1 ? "with the other met, "
                                           : "with the others met, ";
    if (!below.sum && !above.sum) return "every way to draw the items was looked through";
    const std::string low = below.sum ? amount(own, *below.sum, false) : "";
    const std::string high = above.sum ? amount(own, *above.sum, true) : "";
    if (!below.is_proved || !above.is_proved) {
        const std::string both = low.empty() || high.empty() ? low + high : low + " and to " + high;
        return with + name + " was brought to " + both + ", not to what is asked";
    }
    if (!above.sum) return with + name + " comes to at most " + low;
    if (!below.sum) return with + name + " comes to at least " + high;
    return with + name + " can come to " + low + " or to " + high + ", to nothing between";
}

std::string ConflictWords::reason(const Conflict& conflict) const {
    Kept kept(program_.asked().size());
    for (const std::size_t one : conflict.requirements) kept[one] = true;
    const auto proof = prove(program_, kept);
    if (!proof || !counts_items(*proof)) return nearest_of(conflict);
    const bool is_single =
        proof->asking.size() == 1 && proof->leaving.empty() && proof->groups == 0;
    if (is_single && proof->is_plain) return supply_of(*proof);
    return ProofWords{"item", [this](std::size_t asked) { return subject(asked); }}.sum_of(*proof);
}

std::string ConflictWords::change(const Repair::Change& change) const {
    const Asked& one = program_.asked()[change.asked];
    const Requirement& own = program_.requirement(one);
    std::string now;
    if (is_sum(own)) {
        base::Range range = program_.compiled(one.part).problem.bounds[one.bound];
        const std::string least = change.range.least == range.least
                                      ? base::to_string(base::Decimal::units(own.asked.least))
                                      : amount(own, change.range.least, false);
        const std::string most = change.range.most == range.most
                                     ? base::to_string(base::Decimal::units(own.asked.most))
                                     : amount(own, change.range.most, true);
        now = least == most ? least : "[" + least + ", " + most + "]";
    } else {
        now = written(change.range);
    }
    const bool is_share = own.written.find('%') != std::string::npos;
    std::string text = key_of(own) + " = " + now + " instead of ";
    text += is_share ? std::to_string(own.asked.least) + " (" + own.written + ")" : own.written;
    return program_.parts() > 1 ? text + " in " + program_.name(one.part) : text;
}

std::string ConflictWords::dropped(const Repair::Dropped& dropped) const {
    const std::string names = items(dropped.positions);
    switch (program_.asked()[dropped.asked].kind) {
        case Asked::Kind::include:
            return "do not include " + names;
        case Asked::Kind::exclude:
            return "do not exclude " + names;
        default:
            return "do not avoid " + names;
    }
}

std::string ConflictWords::new_items(const Repair::New& items) const {
    const NewKind& kind = items.kind;
    std::string text = base::counted(items.count, "more item");
    if (kind.like) text += " like " + item(*kind.like);
    if (!kind.values.empty()) text += " (" + joined(kind.values, "and") + ")";
    return program_.parts() > 1 ? text + " for " + program_.name(kind.part) : text;
}

std::string ConflictWords::repairs(const std::vector<Repair>& repairs) const {
    std::string text;
    for (const Repair& repair : repairs) {
        std::vector<std::string> words;
        for (const auto& one : repair.changes) words.push_back(change(one));
        for (const auto& one : repair.dropped) words.push_back(dropped(one));
        std::vector<std::string> added;
        for (const auto& one : repair.items) added.push_back(new_items(one));
        if (!added.empty()) words.push_back("write " + joined(added, "and"));
        text += "\n" + joined(words, "and");
    }
    return text;
}

}  // namespace papersetter::assembly
