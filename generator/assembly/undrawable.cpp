// SPDX-License-Identifier: MIT
#include "assembly/undrawable.hpp"

#include <string>

namespace papersetter::assembly {
namespace {

void refuse(base::Place place, const std::string& what, base::Diagnostics& diagnostics) {
    diagnostics.error(place, what + " not supported yet");
}

void refuse_families(const blueprint::Section& section, base::Diagnostics& diagnostics) {
    for (const blueprint::Family& family : section.families) {
        const std::string key = "section." + std::string(blueprint::word_of(family.attribute));
        if (family.attribute == blueprint::Attribute::type) {
            refuse(family.place, key + " is", diagnostics);
        }
        if (family.takes_others) {
            refuse(family.place, "values that " + key + " does not list are", diagnostics);
        }
        for (const blueprint::Count& count : family.counts) {
            if (count.items.is_exact()) continue;
            refuse(count.place, "a range [lowest, highest] is", diagnostics);
        }
    }
}

void refuse_section(const blueprint::Section& section, base::Diagnostics& diagnostics) {
    refuse_families(section, diagnostics);
    for (const blueprint::TwoWayTable& table : section.tables) {
        refuse(table.place, "section.table is", diagnostics);
    }
    for (const blueprint::Rule& rule : section.rules) {
        refuse(rule.place, "section.rule is", diagnostics);
    }
    if (section.points) refuse(section.points->place, "`points` of a section is", diagnostics);
    if (section.minutes) refuse(section.minutes->place, "`minutes` of a section is", diagnostics);
    if (section.p) refuse(section.p->place, "`p` of a section is", diagnostics);
}

}  // namespace

void refuse_undrawable(const blueprint::Blueprint& blueprint, base::Diagnostics& diagnostics) {
    for (const blueprint::Section& section : blueprint.sections) {
        refuse_section(section, diagnostics);
    }
}

}  // namespace papersetter::assembly
