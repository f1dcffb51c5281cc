// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace papersetter::typeset {

/// The rule for addresses on the net, words with "://" in them or "www." at their beginning: a line
/// may end in them after a row of the marks / . ? & = - _ # : ~ % + , and nowhere else, without a
/// hyphen; not before the third letter after "://" or "www.", and not when fewer than three
/// characters would follow. Punctuation and brackets around an address are no part of it.
///
/// Replaces the opportunities inside addresses by these, in `opportunities` (ascending offsets in
/// the text); `in_addresses` becomes the new ones alone.
void find_in_addresses(std::string_view text, std::vector<std::uint32_t>& opportunities,
                       std::vector<std::uint32_t>& in_addresses);

}  // namespace papersetter::typeset
