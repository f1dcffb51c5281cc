// SPDX-License-Identifier: MIT
#include "pdf/compressed_objects.hpp"

#include "pdf/syntax.hpp"

namespace papersetter::pdf {
namespace {

// Most objects take fewer; more is fine.
constexpr std::size_t expected_object = 64;
constexpr std::size_t expected_pair = 12;

}  // namespace

TextBuffer& CompressedObjects::begin() {
    if (count_ % most_in_stream == 0) {
        streams_.push_back({TextBuffer(expected_pair * most_in_stream),
                            TextBuffer(expected_object * most_in_stream)});
    }
    ObjectStream& stream = streams_.back();
    Phrase(stream.index)
        .add(first_ + static_cast<std::int64_t>(count_))
        .add(" ")
        .add(static_cast<std::int64_t>(stream.objects.size()))
        .add(" ")
        .write();
    ++stream.count;
    ++count_;
    return stream.objects;
}

}  // namespace papersetter::pdf
