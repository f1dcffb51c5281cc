// SPDX-License-Identifier: MIT
// Precompiled for every room, to save build time only: each file still includes what it uses
// (tests/structure/headers_check.py compiles every file without it).
#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>
