// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "assembly/selection.hpp"
#include "bank/bank.hpp"
#include "marking/answer.hpp"
#include "paper/instructor_paper.hpp"

namespace papersetter::marking {

/// What was decided of a question after the paper was set.
struct Ruling {
    std::vector<Answer> accepted;  ///< answers that earn all points beside the key
    bool is_voided = false;        ///< nobody's answer counts: it earns nothing of nothing
};

/// A question that is answered on its own, or a part of one, as it is marked on one form.
struct MarkedPart {
    std::string number;  ///< "7", "7a": its column
    const bank::Item* item = nullptr;
    std::vector<std::uint32_t> order;                ///< authored positions in printed order
    const paper::InstructorQuestion* key = nullptr;  ///< the same as printed
    std::vector<std::uint32_t> right;  ///< of places to fill, what is right there (Answer::choices)
    Ruling ruling = {};
};

/// A question with what of it is answered: itself, or its parts.
struct MarkedQuestion {
    assembly::ItemRef ref;
    std::string item_id;  ///< as the key prints it
    const paper::InstructorQuestion* key = nullptr;
    std::vector<MarkedPart> parts;
};

/// A form as it is marked. Refers to the banks and the paper, which must outlive it.
struct MarkedForm {
    std::string name;
    const paper::InstructorPaper* paper = nullptr;
    std::vector<MarkedQuestion> questions;  ///< in printed order
};

/// `paper` was composed from `selection`.
[[nodiscard]] MarkedForm marked_form(const std::vector<bank::Bank>& banks,
                                     const assembly::Selection& selection,
                                     const paper::InstructorPaper& paper);

/// Which authored option each of the key's options is, in their order: printed, but the answers
/// that are written into gaps stand by gap.
[[nodiscard]] std::vector<std::uint32_t> key_order(const MarkedPart& part);

/// How many places there are to fill: prompts, steps, gaps, statements; else 0.
[[nodiscard]] std::size_t place_count(const bank::Item& part);

}  // namespace papersetter::marking
