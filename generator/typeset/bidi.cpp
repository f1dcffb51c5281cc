// SPDX-License-Identifier: MIT
#include "typeset/bidi.hpp"

#include <unicode/ubidi.h>
#include <unicode/utf16.h>

#include <algorithm>
#include <numeric>

#include "base/diagnostic.hpp"
#include "base/text.hpp"

namespace papersetter::typeset {

namespace {

constexpr char16_t isolate_left_to_right = 0x2066;
constexpr char16_t isolate_right_to_left = 0x2067;
constexpr char16_t isolate_first_strong = 0x2068;
constexpr char16_t isolate_end = 0x2069;

struct CloseBidi {
    void operator()(UBiDi* bidi) const { ubidi_close(bidi); }
};

[[noreturn]] void fail() {
    throw base::WorldError("ICU cannot find the directions of a text",
                           "install its data (libicu72)");
}

char16_t control_of(IsolateEdge::Kind kind) {
    switch (kind) {
        case IsolateEdge::Kind::left_to_right:
            return isolate_left_to_right;
        case IsolateEdge::Kind::right_to_left:
            return isolate_right_to_left;
        case IsolateEdge::Kind::first_strong:
            return isolate_first_strong;
        case IsolateEdge::Kind::end:
            break;
    }
    return isolate_end;
}

// Hebrew to the Arabic extensions, their presentation forms, two areas of plane 1, and the controls
// of direction.
bool is_of_direction(char32_t c) {
    const auto within = [c](char32_t first, char32_t last) { return c >= first && c <= last; };
    return within(0x0590, 0x08FF) || within(0xFB1D, 0xFDFF) || within(0xFE70, 0xFEFE) ||
           within(0x10800, 0x10FFF) || within(0x1E800, 0x1EFFF) || c == 0x200F ||
           within(0x202A, 0x202E) || within(0x2066, 0x2069);
}

}  // namespace

struct BidiLevels::State {
    std::unique_ptr<UBiDi, CloseBidi> bidi{ubidi_open()};
    std::u16string text;
    std::vector<std::uint32_t> offsets;  ///< in the UTF-8 text, by unit of `text`; with its end
    std::vector<bool> is_own;            ///< whether the unit is not one of our controls
    std::vector<char16_t> open;
    std::vector<LevelRun> runs;

    void add(char16_t unit, std::size_t offset, bool own) {
        text += unit;
        offsets.push_back(static_cast<std::uint32_t>(offset));
        is_own.push_back(own);
    }

    void add_edge(const IsolateEdge& edge) {
        if (edge.kind == IsolateEdge::Kind::end) {
            if (open.empty()) return;
            open.pop_back();
            add(isolate_end, edge.offset, false);
            return;
        }
        open.push_back(control_of(edge.kind));
        add(open.back(), edge.offset, false);
    }

    // A paragraph's end closes all isolates: they begin anew behind it.
    void add_character(char32_t c, std::size_t offset) {
        if (c > 0xFFFF) {
            add(U16_LEAD(c), offset, true);
            add(U16_TRAIL(c), offset, true);
            return;
        }
        if (c == U'\n') {
            for (std::size_t i = open.size(); i-- > 0;) add(isolate_end, offset, false);
        }
        add(static_cast<char16_t>(c), offset, true);
        if (c == U'\n') {
            for (const char16_t control : open) add(control, offset + 1, false);
        }
    }

    void collect(std::string_view source, std::span<const IsolateEdge> edges) {
        text.clear();
        offsets.clear();
        is_own.clear();
        open.clear();
        std::size_t edge = 0;
        for (std::size_t at = 0; at < source.size();) {
            for (; edge < edges.size() && edges[edge].offset <= at; ++edge) add_edge(edges[edge]);
            const std::size_t offset = at;
            add_character(base::next_code_point(source, at), offset);
        }
        for (; edge < edges.size(); ++edge) add_edge(edges[edge]);
    }

    void make_runs(const UBiDiLevel* levels, std::uint32_t end) {
        runs.clear();
        for (std::size_t i = 0; i < text.size(); ++i) {
            if (!is_own[i]) continue;
            if (runs.empty() || runs.back().level != levels[i]) {
                if (!runs.empty()) runs.back().end = offsets[i];
                runs.push_back({end, levels[i]});
            }
        }
    }
};

bool may_run_right_to_left(std::string_view text) {
    // U+0590 begins with D6; what begins with E1, E3 … EE runs from left to right.
    for (std::size_t at = base::ascii_beginning(text); at < text.size();) {
        const auto byte = static_cast<unsigned char>(text[at]);
        if (byte < 0xD6 || byte == 0xE1 || (byte > 0xE2 && byte < 0xEF)) {
            ++at;
            continue;
        }
        if (is_of_direction(base::next_code_point(text, at))) return true;
    }
    return false;
}

BidiLevels::BidiLevels() : state_(std::make_unique<State>()) {}
BidiLevels::~BidiLevels() = default;
BidiLevels::BidiLevels(BidiLevels&&) noexcept = default;

const std::vector<LevelRun>& BidiLevels::find(std::string_view text, bool is_right_to_left,
                                              std::span<const IsolateEdge> edges) {
    State& state = *state_;
    if (state.bidi == nullptr) fail();
    state.collect(text, edges);
    UErrorCode status = U_ZERO_ERROR;
    ubidi_setPara(state.bidi.get(), state.text.data(), static_cast<std::int32_t>(state.text.size()),
                  is_right_to_left ? 1 : 0, nullptr, &status);
    const UBiDiLevel* const levels =
        state.text.empty() ? nullptr : ubidi_getLevels(state.bidi.get(), &status);
    if (U_FAILURE(status)) fail();
    state.make_runs(levels, static_cast<std::uint32_t>(text.size()));
    return state.runs;
}

void order_visually(std::span<const Level> levels, std::vector<std::uint32_t>& order) {
    order.resize(levels.size());
    std::iota(order.begin(), order.end(), 0U);
    Level highest = 0;
    Level lowest_odd = 0xFF;
    for (const Level level : levels) {
        highest = std::max(highest, level);
        if (is_right_to_left(level)) lowest_odd = std::min(lowest_odd, level);
    }
    const auto level_at = [&](std::size_t place) { return levels[order[place]]; };
    for (Level level = highest; level >= lowest_odd && level > 0; --level) {
        for (std::size_t at = 0; at < order.size();) {
            if (level_at(at) < level) {
                ++at;
                continue;
            }
            std::size_t end = at + 1;
            while (end < order.size() && level_at(end) >= level) ++end;
            std::reverse(order.begin() + static_cast<std::ptrdiff_t>(at),
                         order.begin() + static_cast<std::ptrdiff_t>(end));
            at = end;
        }
    }
}

}  // namespace papersetter::typeset
