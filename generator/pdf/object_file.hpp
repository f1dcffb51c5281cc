// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "pdf/compressed_objects.hpp"
#include "pdf/cross_reference.hpp"
#include "pdf/deflate.hpp"

struct _HPDF_Array_Rec;
struct _HPDF_Dict_Rec;

namespace papersetter::pdf {

using Dictionary = ::_HPDF_Dict_Rec*;
using Array = ::_HPDF_Array_Rec*;

/// libharu's objects, and nothing else of it: what a PDF file is made of. Objects belong to the
/// file. Small objects in great number go into object streams, which libharu does not know; so the
/// cross-reference stream at the end is ours. Every call throws base::WorldError when libharu
/// refuses: out of memory, or over a limit of its (arrays 32,767 items, dictionaries 4,095 keys,
/// strings 65,535 bytes, names 127), so that nothing is ever lost silently.
class ObjectFile {
  public:
    ObjectFile();
    ~ObjectFile();
    ObjectFile(const ObjectFile&) = delete;
    ObjectFile& operator=(const ObjectFile&) = delete;

    /// An indirect dictionary; other objects refer to it.
    [[nodiscard]] Dictionary add_dictionary();
    /// A direct one, to be put into one place.
    [[nodiscard]] Dictionary new_dictionary();
    /// A stream of bytes that Deflater made.
    [[nodiscard]] Dictionary add_deflated_stream(std::string deflated);
    /// The same of bytes that stay where they are, as long as the file is there.
    [[nodiscard]] Dictionary add_kept_stream(std::string_view deflated);
    /// The same of bytes in another encoding, with the name of its filter.
    [[nodiscard]] Dictionary add_encoded_stream(std::string_view bytes, std::string_view filter);
    [[nodiscard]] Dictionary add_plain_stream(std::string bytes);
    [[nodiscard]] Array new_array();

    void put(Dictionary dictionary, const char* key, Dictionary value);
    void put(Dictionary dictionary, const char* key, Array value);
    void put_name(Dictionary dictionary, const char* key, const char* name);
    void put_number(Dictionary dictionary, const char* key, std::int64_t value);
    void put_true(Dictionary dictionary, const char* key);
    /// A text string in UTF-16.
    void put_text(Dictionary dictionary, const char* key, std::string_view text);
    /// The same among the entries that put_written wrote.
    void put_written_text(Dictionary dictionary, const char* key, std::string_view text);
    /// A string of ASCII characters.
    void put_ascii(Dictionary dictionary, const char* key, const std::string& text);
    /// Entries in PDF syntax ("/MediaBox [0 0 595.276 841.89]\n"), written after the others: for
    /// fractions, which libharu knows as float only, and for great numbers of entries.
    void put_written(Dictionary dictionary, std::string entries);

    void append(Array array, Dictionary value);
    void append_name(Array array, const char* name);
    void append_number(Array array, std::int64_t value);
    void append_null(Array array);

    /// The object number of an indirect dictionary.
    [[nodiscard]] std::uint32_t number_of(Dictionary dictionary) const;
    /// Announces so many compressed objects and returns the number of the first; from now on no
    /// other can be added.
    [[nodiscard]] std::uint32_t begin_compressed(std::size_t count);
    /// Begins the next of them, to be appended to what is returned in PDF syntax; then it ends.
    [[nodiscard]] TextBuffer& begin_compressed_object();
    void end_compressed_object();

    /// The whole file, "%PDF-1.7". `identifier` becomes both parts of /ID; without one there is
    /// none.
    [[nodiscard]] std::string write(Dictionary catalog, Dictionary information,
                                    const std::optional<std::array<std::uint8_t, 16>>& identifier,
                                    Deflater& deflater);

  private:
    struct Library;
    /// The bytes of a stream, and how far they have been read.
    struct Source {
        std::string_view bytes;
        std::size_t at = 0;
    };
    void add(Dictionary dictionary, const char* key, void* object);
    void add(Array array, void* object);
    void keep(void* object);
    void let_go(void* object);
    Dictionary add_stream(std::string_view bytes);
    std::string& written(Dictionary dictionary);
    void add_object_streams(Deflater& deflater);
    [[nodiscard]] std::vector<ObjectPlace> places() const;

    std::unique_ptr<Library> library_;
    std::optional<CompressedObjects> compressed_;
    std::size_t announced_ = 0;        ///< compressed objects
    std::vector<void*> loose_;         ///< direct objects that belong to no other yet
    std::deque<std::string> written_;  ///< the dictionaries point into it
    std::deque<std::string> bytes_;    ///< of streams that are not kept elsewhere
    std::deque<Source> sources_;       ///< libharu's streams point into it
};

}  // namespace papersetter::pdf
