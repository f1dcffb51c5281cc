// SPDX-License-Identifier: MIT
#include "assembly/proof_words.hpp"

#include <algorithm>
#include <cstdint>
#include <utility>

#include "base/counted.hpp"

namespace papersetter::assembly {
namespace {

/// "2 x 3 + 5", with its sum behind it where there is more than one number.
std::string sum(const std::vector<Proof::Share>& shares, std::int64_t& total) {
    std::string text;
    std::size_t numbers = 0;
    for (const Proof::Share& share : shares) {
        if (!text.empty()) text += " + ";
        if (share.weight != 1) text += std::to_string(share.weight) + " x ";
        text += std::to_string(share.amount);
        numbers += share.weight == 1 ? 1 : 2;
        total += share.weight * share.amount;
    }
    return numbers > 1 ? text + " = " + std::to_string(total) : text;
}

}  // namespace

std::string joined(const std::vector<std::string>& words, const std::string& last) {
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0) text += i + 1 == words.size() ? " " + last + " " : ", ";
        text += words[i];
    }
    return text;
}

std::string ProofWords::subjects(const std::vector<Proof::Share>& shares) const {
    std::vector<std::string> words;
    for (const Proof::Share& share : shares) {
        std::string word = subject(share.asked);
        if (std::ranges::find(words, word) == words.end()) words.push_back(std::move(word));
    }
    return joined(words, "or");
}

std::string ProofWords::sum_of(const Proof& proof) const {
    std::int64_t asked = 0;
    const std::string asking = sum(proof.asking, asked);
    std::vector<Proof::Share> parts = proof.leaving;
    if (proof.groups > 0) parts.push_back({0, 1, proof.groups});
    std::int64_t fit = 0;
    const std::string leaving = sum(parts, fit);
    if (!proof.is_plain) {
        const std::string most = std::to_string(fit + proof.beside);
        return "taken together, " + asking + " are asked for; the other bounds leave " +
               (parts.empty() ? "none" : leaving) + " of these and " + thing + "s beside give " +
               std::to_string(proof.beside) + ": " + most + " < " + std::to_string(asked);
    }
    std::string text = proof.asking.size() > 1 ? asking + " are asked for; " : "";
    text += base::counted(proof.have, thing + " is ", thing + "s are ") + subjects(proof.asking);
    text += "; " + base::counted(proof.shared, "of them is ", "of them are ");
    if (!proof.leaving.empty()) text += subjects(proof.leaving) + " too";
    if (proof.groups > 0) {
        text += (proof.leaving.empty() ? "" : ", or ") + std::string("in ") +
                base::counted(proof.groups, "group") + " of enemies";
    }
    text += ", of which " + leaving + (fit == 1 ? " fits; " : " fit; ");
    if (proof.beside > 0) {
        text += std::to_string(proof.beside) + " + " + std::to_string(fit) + " = ";
    }
    return text + std::to_string(proof.beside + fit) + " < " + std::to_string(asked);
}

}  // namespace papersetter::assembly
