// SPDX-License-Identifier: MIT
#include "font/subset.hpp"

#include <hb-subset.h>

#include <algorithm>
#include <memory>

#include "base/diagnostic.hpp"

namespace papersetter::font {
namespace {

struct InputDeleter {
    void operator()(hb_subset_input_t* input) const { hb_subset_input_destroy(input); }
};
struct PlanDeleter {
    void operator()(hb_subset_plan_t* plan) const { hb_subset_plan_destroy(plan); }
};
struct FaceDeleter {
    void operator()(hb_face_t* face) const { hb_face_destroy(face); }
};
struct BlobDeleter {
    void operator()(hb_blob_t* blob) const { hb_blob_destroy(blob); }
};
using Input = std::unique_ptr<hb_subset_input_t, InputDeleter>;
using Face = std::unique_ptr<hb_face_t, FaceDeleter>;
using Plan = std::unique_ptr<hb_subset_plan_t, PlanDeleter>;

// A PDF viewer reads outlines, widths and the mapping that the PDF itself gives; everything else
// only costs bytes.
constexpr hb_tag_t kept_tables[] = {HB_TAG('g', 'l', 'y', 'f'), HB_TAG('l', 'o', 'c', 'a'),
                                    HB_TAG('h', 'e', 'a', 'd'), HB_TAG('h', 'h', 'e', 'a'),
                                    HB_TAG('h', 'm', 't', 'x'), HB_TAG('m', 'a', 'x', 'p')};

// The face without its other tables: hb-subset would look at every character of `cmap` to find
// those of the glyphs, which takes longer than all the rest.
hb_blob_t* kept_table(hb_face_t*, hb_tag_t tag, void* whole) {
    const bool is_kept = std::ranges::find(kept_tables, tag) != std::end(kept_tables);
    return is_kept ? hb_face_reference_table(static_cast<hb_face_t*>(whole), tag)
                   : hb_blob_get_empty();
}

[[noreturn]] void fail(const std::string& name) {
    throw base::WorldError("the font " + name + " cannot be subset",
                           "the file may be damaged: install its package again");
}

}  // namespace

Glyph Subset::find(Glyph glyph) const {
    const auto at = std::ranges::lower_bound(glyphs, glyph);
    return at != glyphs.end() && *at == glyph ? static_cast<Glyph>(at - glyphs.begin()) : 0;
}

Subset make_subset(hb_face_t* face, std::span<const Glyph> glyphs, const std::string& name) {
    const Input input(hb_subset_input_create_or_fail());
    if (input == nullptr) fail(name);
    hb_set_t* wanted = hb_subset_input_glyph_set(input.get());
    for (const Glyph glyph : glyphs) hb_set_add(wanted, glyph);
    hb_subset_input_set_flags(input.get(),
                              HB_SUBSET_FLAGS_NO_HINTING | HB_SUBSET_FLAGS_NOTDEF_OUTLINE);
    const Face outlines(hb_face_create_for_tables(kept_table, face, nullptr));
    const Plan plan(hb_subset_plan_create_or_fail(outlines.get(), input.get()));
    if (plan == nullptr) fail(name);
    const Face result(hb_subset_plan_execute_or_fail(plan.get()));
    if (result == nullptr) fail(name);
    const std::unique_ptr<hb_blob_t, BlobDeleter> blob(hb_face_reference_blob(result.get()));

    Subset subset;
    const hb_map_t* old_glyphs = hb_subset_plan_new_to_old_glyph_mapping(plan.get());
    const unsigned count = hb_map_get_population(old_glyphs);
    for (unsigned i = 0; i < count; ++i) subset.glyphs.push_back(hb_map_get(old_glyphs, i));
    unsigned length = 0;
    if (const char* data = hb_blob_get_data(blob.get(), &length); data != nullptr) {
        subset.program.assign(data, length);
    }
    // HarfBuzz 6 answers garbage with a face of twelve bytes rather than with nothing.
    const bool has_all =
        std::ranges::is_sorted(subset.glyphs) && std::ranges::all_of(glyphs, [&](Glyph glyph) {
            return glyph == 0 || subset.find(glyph) != 0;
        });
    if (!has_all || hb_face_get_glyph_count(result.get()) != count || length < 100) fail(name);
    return subset;
}

}  // namespace papersetter::font
