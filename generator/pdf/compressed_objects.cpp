// SPDX-License-Identifier: MIT
#include "pdf/compressed_objects.hpp"

#include "pdf/syntax.hpp"

namespace papersetter::pdf {

void CompressedObjects::add(std::string_view object) {
    if (count_ % most_in_stream == 0) streams_.emplace_back();
    ObjectStream& stream = streams_.back();
    Phrase()
        .add(first_ + static_cast<std::int64_t>(count_))
        .add(" ")
        .add(static_cast<std::int64_t>(stream.objects.size()))
        .add(" ")
        .append_to(stream.index);
    stream.objects += object;
    stream.objects += '\n';
    ++stream.count;
    ++count_;
}

}  // namespace papersetter::pdf
