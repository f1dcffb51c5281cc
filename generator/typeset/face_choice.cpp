// SPDX-License-Identifier: MIT
#include "typeset/face_choice.hpp"

#include <algorithm>
#include <optional>

#include "base/text.hpp"
#include "typeset/scripts.hpp"

namespace papersetter::typeset {

namespace {

class FaceChoice {
  public:
    FaceChoice(const WordStyle& style, const font::FontBook& book,
               std::vector<MissingCharacter>& missing)
        : style_(style), book_(book), missing_(missing) {}

    [[nodiscard]] font::FaceId face_for(char32_t c) const {
        const bool is_wide = is_wide_in(c, style_.shaping.language);
        if (is_wide) {
            if (const auto face = fallback_for(c, true)) return *face;
        }
        for (const SizedFace& wanted : style_.font.faces) {
            if (book_.covers(wanted.face, c)) return wanted.face;
        }
        if (const auto face = fallback_for(c, false)) return *face;
        return style_.font.faces.front().face;
    }

  private:
    [[nodiscard]] bool wants(const font::Fallback& family) const {
        return std::ranges::find(family.languages, style_.shaping.language.primary()) !=
               family.languages.end();
    }

    [[nodiscard]] static bool is_for(const font::Fallback& family, char32_t c, bool is_wide) {
        if (is_wide) {
            return std::ranges::find(family.scripts, "Hani") != family.scripts.end();
        }
        return family.scripts.empty() ||
               std::ranges::any_of(family.scripts, [&](const std::string& script) {
                   return is_used_with(c, script);
               });
    }

    // Of what is only wanted wide, nothing is told as missing.
    [[nodiscard]] std::optional<font::FaceId> fallback_for(char32_t c, bool is_wide) const {
        for (const bool is_wanted : {true, false}) {
            for (const FallbackFace& fallback : style_.font.fallbacks) {
                if (wants(*fallback.family) != is_wanted) continue;
                if (!is_for(*fallback.family, c, is_wide)) continue;
                if (!book_.is_installed(fallback.face)) {
                    if (is_wide) return std::nullopt;
                    missing_.push_back(
                        {c, fallback.family->family, book_.package_of(fallback.face)});
                    return std::nullopt;
                }
                if (book_.covers(fallback.face, c)) return fallback.face;
            }
        }
        if (!is_wide) {
            missing_.push_back({c, {}, std::string(book_.package_for(script_of(c)))});
        }
        return std::nullopt;
    }

    const WordStyle& style_;
    const font::FontBook& book_;
    std::vector<MissingCharacter>& missing_;
};

void add_run(std::vector<FaceRun>& runs, const FaceRun& run, bool is_new) {
    if (!is_new && !runs.empty()) {
        runs.back().end = run.end;
    } else {
        runs.push_back(run);
    }
}

}  // namespace

void choose_faces(const WordStyle& style, std::string_view text, std::uint32_t begin,
                  std::uint32_t end, font::Shaper& shaper, std::vector<FaceRun>& runs,
                  std::vector<MissingCharacter>& missing) {
    runs.clear();
    const FaceChoice choice(style, shaper.book(), missing);
    std::uint32_t start = begin;  // of the run that comes next, with what shows nothing before it
    std::string_view script;      // of the run at hand; empty while only shared characters came
    for (std::size_t at = begin; at < end;) {
        const char32_t c = base::next_code_point(text, at);
        const auto last = static_cast<std::uint32_t>(at);
        const bool is_ignorable = base::is_default_ignorable(c);
        if (!runs.empty() && (is_ignorable || follows_its_letter(c))) {
            runs.back().end = start = last;
            continue;
        }
        if (is_ignorable) continue;
        const font::FaceId face = choice.face_for(c);
        const std::string_view own = script_of(c);
        const bool changes_script = !own.empty() && !script.empty() && own != script;
        const bool changes_face = runs.empty() || runs.back().face.face != face;
        if (changes_script || changes_face) script = {};
        if (!own.empty()) script = own;
        add_run(runs, {start, last, {face, 0}, nullptr}, changes_script || changes_face);
        start = last;
    }
    if (runs.empty()) runs.push_back({begin, end, style.font.faces.front(), nullptr});
    for (FaceRun& run : runs) {
        run.face.unit = fine_unit(style.size, shaper.book().metrics(run.face.face).units_per_em);
        font::Shaping shaping = style.shaping;
        shaping.joins_before = joins_at(text, run.begin);
        shaping.joins_after = joins_at(text, run.end);
        run.shaped =
            &shaper.shape(run.face.face, text.substr(run.begin, run.end - run.begin), shaping);
    }
}

}  // namespace papersetter::typeset
