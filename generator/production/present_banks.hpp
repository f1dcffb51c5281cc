// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "bank/bank.hpp"
#include "base/diagnostic.hpp"
#include "files/disk.hpp"

namespace papersetter::production {

/// Where the banks of a finished paper may lie today, which its manifest does not say.
struct BankSearch {
    std::vector<files::Path> given;  ///< by the person; looked at first
    files::Path here;                ///< then in this folder and two levels below it
    files::Path folder;              ///< then beside the paper and upwards: bank/, banks/*/
};

/// The folder of the bank with this id. Throws base::InputError when there is none or, among those
/// that were not given, more than one.
[[nodiscard]] files::Path find_bank(const files::Disk& disk, const std::string& id,
                                    const BankSearch& search);

/// The recorded bank with the items and stimuli of the bank of today that it lacks. What is
/// recorded stays as it was printed, its order too; an item of a topic that the record does not
/// know is left out. Each of two enemies names the other.
[[nodiscard]] bank::Bank with_items_of(const bank::Bank& recorded, const bank::Bank& present);

}  // namespace papersetter::production
