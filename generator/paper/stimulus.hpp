// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace papersetter::paper {

/// What a run of questions asks about, printed once before the first of them. Candidate and
/// instructor read the same.
struct Stimulus {
    int first = 0;  ///< number of the first question about it
    int last = 0;   ///< and of the last
    std::string title;
    std::string html;
    std::string language = {};  ///< of its title, where it is another than the paper's
};

}  // namespace papersetter::paper
