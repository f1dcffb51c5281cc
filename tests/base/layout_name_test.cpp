// SPDX-License-Identifier: MIT
#include "base/layout_name.hpp"

#include <doctest/doctest.h>

using namespace papersetter;

TEST_CASE("is_layout_name: the name of a folder, never a path") {
    for (const char* name : {"exam", "Exam 2", "\xC3\xA9t\xC3\xA9", "a.b"}) {
        CHECK(base::is_layout_name(name));
    }
    for (const char* name :
         {"", ".", "..", ".hidden", "a/b", "a\\b", "/exam", "a\nb", "a\x7F", "a\xFF",
          "123456789012345678901234567890123456789012345678901234567890123456789"
          "012345678901234567890123456789012"}) {
        CHECK_FALSE_MESSAGE(base::is_layout_name(name), name);
    }
}
