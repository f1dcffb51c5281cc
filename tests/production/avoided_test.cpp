// SPDX-License-Identifier: MIT
#include "production/avoided.hpp"

#include <doctest/doctest.h>

#include "files/memory_disk.hpp"
#include "manifest/manifest.hpp"

using namespace papersetter;
using namespace papersetter::production;

namespace {

/// A manifest whose forms have these items, two sections a form.
std::string manifest_of(const std::vector<std::string>& items) {
    manifest::Manifest made;
    made.program = "papersetter";
    made.engine = "engine";
    made.seed = "1";
    made.blueprint = "paper";
    made.layout = "exam";
    manifest::RecordedForm form{"A", "A", {{}, {}}, {"exact", "picked"}, {}};
    for (const std::string& item : items) {
        form.sections[item == items.back() ? 1 : 0].push_back({item, {0}, "A", {}});
    }
    made.forms = {form};
    return manifest::write(made);
}

struct Reading {
    Reading(const files::Disk& disk, std::vector<std::string> avoid) {
        bank::Bank bank;
        bank.id = "ml";
        bank.items.resize(2);
        bank.items[0].id = "q1";
        bank.items[1].id = "q2";
        inputs.banks.push_back(std::move(bank));
        for (std::uint32_t i = 0; i < avoid.size(); ++i) {
            inputs.blueprint.avoid_places.push_back({0, i + 1, 1});
        }
        inputs.blueprint.avoid = std::move(avoid);
        read_avoided(disk, "exams", {}, inputs, sources, diagnostics);
        for (const base::Diagnostic& one : diagnostics.all()) {
            told += std::to_string(one.place.line) + " " + one.message + "\n";
        }
    }

    Inputs inputs;
    base::Sources sources;
    base::Diagnostics diagnostics;
    std::string told;
};

}  // namespace

TEST_CASE("avoided: the items of all sections and forms of the manifests, each once") {
    files::MemoryDisk disk;
    disk.write("exams/2024/manifest.toml", manifest_of({"ml:q2", "ml:gone"}));
    disk.write("2025/manifest.toml", manifest_of({"ml:q2", "ml:q1"}));
    const Reading reading(disk, {"2024/manifest.toml", "../2025/manifest.toml"});
    CHECK(reading.told == "");
    CHECK(reading.inputs.blueprint.avoided ==
          std::vector<std::string>{"ml:gone", "ml:q1", "ml:q2"});
    REQUIRE(reading.inputs.digests.size() == 2);
    CHECK(reading.inputs.digests[0].name == "avoid/1.toml");
    CHECK(reading.inputs.digests[1].digest == base::sha256(disk.read("2025/manifest.toml")));
}

TEST_CASE("avoided: manifests that are missing, something else or changed since") {
    files::MemoryDisk disk;
    disk.make_folders("exams/2024");
    disk.write("exams/paper.toml", "[paper]\n");
    std::string changed = manifest_of({"ml:q1"});
    disk.write("exams/changed.toml", changed.replace(changed.find("ml:q1"), 5, "ml:q2"));
    const Reading reading(disk, {"2023/manifest.toml", "2024", "paper.toml", "changed.toml"});
    CHECK(reading.told ==
          "1 there is no manifest at exams/2023/manifest.toml\n"
          "2 there is no manifest at exams/2024\n"
          "1 this is no manifest: it has no [manifest] table\n"
          "3 the items of exams/paper.toml cannot be avoided\n"
          "37 the manifest is not as it was written: its digest differs\n"
          "4 the items of exams/changed.toml cannot be avoided\n");
    CHECK(reading.inputs.blueprint.avoided.empty());
}

TEST_CASE("avoided: a paper of other banks has nothing to avoid") {
    files::MemoryDisk disk;
    disk.write("exams/m.toml", manifest_of({"other:q1"}));
    const Reading reading(disk, {"m.toml"});
    CHECK(reading.told == "1 the banks have no item of exams/m.toml: nothing is avoided\n");
    CHECK_FALSE(reading.diagnostics.has_errors());
}
