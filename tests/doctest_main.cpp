// SPDX-License-Identifier: MIT
#define DOCTEST_CONFIG_IMPLEMENT_WITH_MAIN
#include <doctest/doctest.h>

// Read by the leak sanitizer: libhyphen loses a byte or so for each pattern that a dictionary gives
// twice, as those of Debian do, when it loads it.
extern "C" const char* __lsan_default_suppressions();
extern "C" const char* __lsan_default_suppressions() { return "leak:libhyphen.so"; }
