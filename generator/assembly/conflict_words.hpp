// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "assembly/asked_program.hpp"
#include "assembly/proof.hpp"
#include "assembly/repair.hpp"
#include "base/diagnostic.hpp"
#include "blueprint/blueprint.hpp"

namespace papersetter::assembly {

/// What a conflict is in the words of its blueprint.
class ConflictWords {
  public:
    /// Both must outlive it.
    ConflictWords(const AskedProgram& program, const blueprint::Blueprint& blueprint)
        : program_(program), blueprint_(blueprint) {}

    /// What is in conflict, each where it is written; by places.
    [[nodiscard]] std::vector<base::Detail> details(const Conflict& conflict) const;
    /// The arithmetic: "34 items are "analyse"; 21 of them are "arrhythmia", of which 3 fit;
    /// 13 + 3 = 16 < 20".
    [[nodiscard]] std::string reason(const Conflict& conflict) const;
    /// One line a repair.
    [[nodiscard]] std::string repairs(const std::vector<Repair>& repairs) const;

  private:
    struct Line {
        base::Place place;
        std::string key;
        std::string words;
    };
    [[nodiscard]] Line line(const Asked& one) const;
    void add_enemies(const Conflict& conflict, std::vector<Line>& lines) const;
    [[nodiscard]] std::string item(std::size_t position) const;
    [[nodiscard]] std::string items(const std::vector<std::size_t>& positions) const;
    [[nodiscard]] std::string subject(std::size_t asked) const;
    [[nodiscard]] bool counts_items(const Proof& proof) const;
    [[nodiscard]] std::string supply_of(const Proof& proof) const;
    [[nodiscard]] std::string lost_set(const Conflict& conflict) const;
    [[nodiscard]] std::string nearest_of(const Conflict& conflict) const;
    [[nodiscard]] std::string amount(const Requirement& requirement, std::int64_t sum,
                                     bool is_up) const;
    [[nodiscard]] std::string change(const Repair::Change& change) const;
    [[nodiscard]] std::string dropped(const Repair::Dropped& dropped) const;
    [[nodiscard]] std::string new_items(const Repair::New& items) const;

    const AskedProgram& program_;
    const blueprint::Blueprint& blueprint_;
};

}  // namespace papersetter::assembly
