// SPDX-License-Identifier: MIT
#include "font/font_book.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <cassert>
#include <map>
#include <mutex>

#include "font/book_reader.hpp"
#include "font/loaded_face.hpp"
#include "font/weight.hpp"

namespace papersetter::font {
namespace {

struct Face {
    const FamilyEntry* family = nullptr;
    const FaceEntry* entry = nullptr;
    std::once_flag opening;
    std::once_flag digesting;
    std::unique_ptr<const LoadedFace> loaded;
    std::atomic<bool> is_used = false;
    base::Digest found;
};

}  // namespace

struct FontBook::State {
    /// The faces of a family by slant, upright first.
    struct Family {
        const FamilyEntry* entry = nullptr;
        std::array<std::vector<int>, 2> weights;
        std::array<std::vector<FaceId>, 2> faces;
    };
    const files::Disk* disk = nullptr;
    files::Path folder;
    BookEntries entries;
    std::vector<Family> families;
    std::vector<std::unique_ptr<Face>> faces;
    std::vector<Fallback> fallbacks;

    const LoadedFace& face(FaceId id) const;
    const base::Digest& digest(Face& face) const;
    std::optional<files::Path> find_path(const Face& face) const;
    files::Path path_of(const Face& face) const;
};

const LoadedFace& FontBook::State::face(FaceId id) const {
    assert(static_cast<std::size_t>(id) < faces.size());
    Face& face = *faces[static_cast<std::size_t>(id)];
    if (!face.is_used.load(std::memory_order_acquire)) {
        std::call_once(face.opening, [&] {
            face.loaded = std::make_unique<const LoadedFace>(
                face.entry->listed.file, disk->read(path_of(face)), face.entry->index);
            face.is_used.store(true, std::memory_order_release);
        });
    }
    return *face.loaded;
}

const base::Digest& FontBook::State::digest(Face& face) const {
    std::call_once(face.digesting, [&] { face.found = base::sha256(face.loaded->bytes()); });
    return face.found;
}

std::optional<files::Path> FontBook::State::find_path(const Face& face) const {
    for (const std::string& name : face.family->folders) {
        files::Path path = folder / name / face.entry->listed.file;
        if (disk->exists(path)) return path;
    }
    return std::nullopt;
}

files::Path FontBook::State::path_of(const Face& face) const {
    if (auto path = find_path(face)) return std::move(*path);
    throw base::WorldError("the font file " + face.entry->listed.file + " of the family \"" +
                               face.family->name + "\" is missing",
                           "install it: apt-get install " + face.entry->package);
}

FontBook::FontBook() : state_(std::make_unique<State>()) {}
FontBook::FontBook(FontBook&&) noexcept = default;
FontBook& FontBook::operator=(FontBook&&) noexcept = default;
FontBook::~FontBook() = default;

FontBook FontBook::load(const files::Disk& disk, const files::Path& folder, base::Sources& sources,
                        base::Diagnostics& diagnostics) {
    FontBook book;
    State& state = *book.state_;
    state.disk = &disk;
    state.folder = folder;
    state.entries = read_book(disk, folder, sources, diagnostics);
    for (const FamilyEntry& family : state.entries.families) {
        State::Family& added = state.families.emplace_back();
        added.entry = &family;
        for (const FaceEntry& entry : family.faces) {
            const std::size_t slant = entry.is_italic ? 1 : 0;
            added.weights[slant].push_back(entry.weight);
            added.faces[slant].push_back(FaceId(state.faces.size()));
            auto face = std::make_unique<Face>();
            face->family = &family;
            face->entry = &entry;
            state.faces.push_back(std::move(face));
        }
    }
    for (const std::string& name : state.entries.fallback) {
        const auto family = std::ranges::find_if(
            state.entries.families,
            [&](const FamilyEntry& known) { return is_same_family(known.name, name); });
        state.fallbacks.push_back({family->name, family->scripts, family->languages});
    }
    return book;
}

std::optional<FaceId> FontBook::find(std::string_view family, int weight, bool is_italic) const {
    const auto found = std::ranges::find_if(state_->families, [&](const State::Family& known) {
        return is_same_family(known.entry->name, family);
    });
    if (found == state_->families.end()) return std::nullopt;
    const std::size_t wanted = is_italic ? 1 : 0;
    for (const std::size_t slant : {wanted, 1 - wanted}) {
        const auto best = nearest_weight(found->weights[slant], weight);
        if (best.has_value()) return found->faces[slant][*best];
    }
    return std::nullopt;
}

const std::vector<Fallback>& FontBook::fallbacks() const { return state_->fallbacks; }

std::string_view FontBook::package_for(std::string_view script) const {
    const auto found = state_->entries.packages.find(script);
    return found == state_->entries.packages.end() ? std::string_view() : found->second;
}

bool FontBook::is_installed(FaceId face) const {
    const Face& one = *state_->faces[static_cast<std::size_t>(face)];
    return one.is_used.load(std::memory_order_acquire) || state_->find_path(one).has_value();
}

const std::string& FontBook::package_of(FaceId face) const {
    return state_->faces[static_cast<std::size_t>(face)]->entry->package;
}

bool FontBook::is_fallback(FaceId face) const {
    const std::string& family = state_->faces[static_cast<std::size_t>(face)]->family->name;
    return std::ranges::any_of(state_->entries.fallback, [&](const std::string& fallback) {
        return is_same_family(family, fallback);
    });
}

std::size_t FontBook::face_count() const { return state_->faces.size(); }

const FaceMetrics& FontBook::metrics(FaceId face) const { return state_->face(face).metrics(); }

std::uint32_t FontBook::glyph_count(FaceId face) const { return state_->face(face).glyph_count(); }

Glyph FontBook::nominal_glyph(FaceId face, char32_t code_point) const {
    return state_->face(face).nominal_glyph(code_point);
}

bool FontBook::covers(FaceId face, char32_t code_point) const {
    return nominal_glyph(face, code_point) != 0;
}

std::int32_t FontBook::advance(FaceId face, Glyph glyph) const {
    return state_->face(face).advance(glyph);
}

std::vector<ShapedGlyph> FontBook::shape(FaceId face, std::string_view text,
                                         const Shaping& shaping) const {
    return state_->face(face).shape(text, shaping);
}

Subset FontBook::subset(FaceId face, std::span<const Glyph> glyphs) const {
    return state_->face(face).subset(glyphs);
}

std::vector<FontFile> FontBook::used_files() const {
    std::map<std::string, FontFile> files;
    for (const auto& face : state_->faces) {
        if (!face->is_used.load(std::memory_order_acquire)) continue;
        files[face->entry->listed.file] = {face->entry->listed.file, face->entry->package,
                                           face->entry->listed.expected, state_->digest(*face)};
    }
    std::vector<FontFile> sorted;
    for (auto& [name, file] : files) sorted.push_back(std::move(file));
    return sorted;
}

void FontBook::warn_of_other_files(base::Diagnostics& diagnostics) const {
    for (const auto& face : state_->faces) {
        if (!face->is_used.load(std::memory_order_acquire)) continue;
        if (state_->digest(*face) == face->entry->listed.expected) continue;
        diagnostics.warning(face->entry->listed.place,
                            "the font file " + face->entry->listed.file +
                                " is not the one this book was made for; lines may break elsewhere",
                            "found SHA-256 " + base::to_hex(face->found));
    }
}

}  // namespace papersetter::font
