// SPDX-License-Identifier: MIT
#include "pdf/object_file.hpp"

#include <hpdf.h>

#include <algorithm>
#include <cassert>
#include <cstring>
#include <exception>
#include <iterator>
#include <utility>

#include "base/diagnostic.hpp"
#include "pdf/number.hpp"
#include "pdf/syntax.hpp"
#include "pdf/utf16.hpp"

namespace papersetter::pdf {
namespace {

[[noreturn]] void fail(HPDF_STATUS status) {
    std::string message = "the PDF could not be written: libharu refuses";
    switch (status) {
        case HPDF_FAILD_TO_ALLOC_MEM:
            message += " (no memory left)";
            break;
        case HPDF_ARRAY_COUNT_ERR:
            message += " (an array of more than 32,767 items)";
            break;
        case HPDF_DICT_COUNT_ERR:
            message += " (a dictionary of more than 4,095 keys)";
            break;
        case HPDF_STRING_OUT_OF_RANGE:
        case HPDF_BINARY_LENGTH_ERR:
            message += " (a string of more than 65,535 bytes)";
            break;
        case HPDF_NAME_OUT_OF_RANGE:
            message += " (a name of more than 127 characters)";
            break;
        default:
            message += " (status " + std::to_string(status) + ")";
            break;
    }
    throw base::WorldError(message);
}

void check(HPDF_STATUS status) {
    if (status != HPDF_OK) fail(status);
}

std::string checked_text(std::string_view text) {
    std::string bytes = to_text_string(text);
    if (bytes.size() > HPDF_LIMIT_MAX_STRING_LEN) fail(HPDF_BINARY_LENGTH_ERR);
    return bytes;
}

// Called while a dictionary is being written, between its entries and its end.
HPDF_STATUS write_entries(HPDF_Dict dictionary, HPDF_Stream stream) {
    const auto& entries = *static_cast<const std::string*>(dictionary->attr);
    return HPDF_Stream_Write(stream, reinterpret_cast<const HPDF_BYTE*>(entries.data()),
                             static_cast<HPDF_UINT>(entries.size()));
}

// The three calls by which libharu reads a stream that is kept outside of it: its own streams in
// memory take and give bytes one at a time.
template <typename Source>
HPDF_STATUS read_source(HPDF_Stream stream, HPDF_BYTE* bytes, HPDF_UINT* size) {
    auto& source = *static_cast<Source*>(stream->attr);
    const std::size_t left = source.bytes.size() - source.at;
    const bool is_end = left <= *size;
    if (is_end) *size = static_cast<HPDF_UINT>(left);
    std::memcpy(bytes, source.bytes.data() + source.at, *size);
    source.at += *size;
    return is_end ? HPDF_STREAM_EOF : HPDF_OK;
}
template <typename Source>
HPDF_STATUS seek_source(HPDF_Stream stream, HPDF_INT position, HPDF_WhenceMode) {
    static_cast<Source*>(stream->attr)->at = static_cast<std::size_t>(position);
    return HPDF_OK;
}
template <typename Source>
HPDF_UINT32 size_of_source(HPDF_Stream stream) {
    return static_cast<HPDF_UINT32>(static_cast<Source*>(stream->attr)->bytes.size());
}

// The sink of the file's bytes. No exception may cross libharu's frames.
HPDF_STATUS append_bytes(HPDF_Stream stream, const HPDF_BYTE* bytes, HPDF_UINT size) {
    try {
        static_cast<std::string*>(stream->attr)->append(reinterpret_cast<const char*>(bytes), size);
        return HPDF_OK;
    } catch (const std::exception&) {
        return HPDF_FAILD_TO_ALLOC_MEM;
    }
}

}  // namespace

struct ObjectFile::Library {
    Library() {
        HPDF_Error_Init(&error, nullptr);
        // Without its pool (size 0), which would hand out misaligned memory.
        memory = HPDF_MMgr_New(&error, 0, nullptr, nullptr);
        if (memory != nullptr) table = HPDF_Xref_New(memory, 0);
        if (table == nullptr) {
            if (memory != nullptr) HPDF_MMgr_Free(memory);
            fail(HPDF_FAILD_TO_ALLOC_MEM);
        }
    }
    ~Library() {
        HPDF_Xref_Free(table);
        HPDF_MMgr_Free(memory);
    }
    Library(const Library&) = delete;
    Library& operator=(const Library&) = delete;

    template <typename Object>
    Object checked(Object object) {
        if (object == nullptr) {
            fail(error.error_no != HPDF_OK ? error.error_no : HPDF_FAILD_TO_ALLOC_MEM);
        }
        return object;
    }

    HPDF_Error_Rec error{};
    HPDF_MMgr memory = nullptr;
    HPDF_Xref table = nullptr;
};

ObjectFile::ObjectFile() : library_(std::make_unique<Library>()) {}

ObjectFile::~ObjectFile() {
    for (void* object : loose_) HPDF_Obj_Free(library_->memory, object);
}

void ObjectFile::keep(void* object) { loose_.push_back(object); }

// Most objects find their place soon after they are made.
void ObjectFile::let_go(void* object) {
    const auto at = std::find(loose_.rbegin(), loose_.rend(), object);
    if (at != loose_.rend()) loose_.erase(std::next(at).base());
}

Dictionary ObjectFile::new_dictionary() {
    Dictionary dictionary = library_->checked(HPDF_Dict_New(library_->memory));
    keep(dictionary);
    return dictionary;
}

Dictionary ObjectFile::add_dictionary() {
    Dictionary dictionary = library_->checked(HPDF_Dict_New(library_->memory));
    check(HPDF_Xref_Add(library_->table, dictionary));
    return dictionary;
}

Dictionary ObjectFile::add_stream(std::string_view bytes) {
    Dictionary stream = library_->checked(HPDF_DictStream_New(library_->memory, library_->table));
    Source& source = sources_.emplace_back(Source{bytes});
    HPDF_Stream reader = library_->checked(
        HPDF_CallbackReader_New(library_->memory, read_source<Source>, seek_source<Source>, nullptr,
                                size_of_source<Source>, &source));
    HPDF_Stream_Free(stream->stream);
    stream->stream = reader;
    return stream;
}

Dictionary ObjectFile::add_plain_stream(std::string bytes) {
    return add_stream(bytes_.emplace_back(std::move(bytes)));
}

Dictionary ObjectFile::add_deflated_stream(std::string deflated) {
    return add_kept_stream(bytes_.emplace_back(std::move(deflated)));
}

Dictionary ObjectFile::add_kept_stream(std::string_view deflated) {
    return add_encoded_stream(deflated, "FlateDecode");
}

Dictionary ObjectFile::add_encoded_stream(std::string_view bytes, std::string_view filter) {
    Dictionary stream = add_stream(bytes);
    // libharu takes a /Filter away from a stream that it did not compress itself.
    put_written(stream, "/Filter /" + std::string(filter) + "\n");
    return stream;
}

Array ObjectFile::new_array() {
    Array array = library_->checked(HPDF_Array_New(library_->memory));
    keep(array);
    return array;
}

void ObjectFile::add(Dictionary dictionary, const char* key, void* object) {
    let_go(library_->checked(object));
    check(HPDF_Dict_Add(dictionary, key, object));
}

void ObjectFile::add(Array array, void* object) {
    let_go(library_->checked(object));
    check(HPDF_Array_Add(array, object));
}

void ObjectFile::put(Dictionary dictionary, const char* key, Dictionary value) {
    add(dictionary, key, value);
}

void ObjectFile::put(Dictionary dictionary, const char* key, Array value) {
    add(dictionary, key, value);
}

void ObjectFile::put_name(Dictionary dictionary, const char* key, const char* name) {
    // Too long a name is cut without a word, so that its length is looked at here.
    if (std::string_view(name).size() > HPDF_LIMIT_MAX_NAME_LEN) fail(HPDF_NAME_OUT_OF_RANGE);
    check(HPDF_Dict_AddName(dictionary, key, name));
}

void ObjectFile::put_number(Dictionary dictionary, const char* key, std::int64_t value) {
    check(HPDF_Dict_AddNumber(dictionary, key, static_cast<HPDF_INT32>(value)));
}

void ObjectFile::put_true(Dictionary dictionary, const char* key) {
    check(HPDF_Dict_AddBoolean(dictionary, key, HPDF_TRUE));
}

void ObjectFile::put_text(Dictionary dictionary, const char* key, std::string_view text) {
    std::string bytes = checked_text(text);
    add(dictionary, key,
        HPDF_Binary_New(library_->memory, reinterpret_cast<HPDF_BYTE*>(bytes.data()),
                        static_cast<HPDF_UINT>(bytes.size())));
}

void ObjectFile::put_ascii(Dictionary dictionary, const char* key, const std::string& text) {
    if (text.size() > HPDF_LIMIT_MAX_STRING_LEN) fail(HPDF_STRING_OUT_OF_RANGE);
    add(dictionary, key, HPDF_String_New(library_->memory, text.c_str(), nullptr));
}

std::string& ObjectFile::written(Dictionary dictionary) {
    if (dictionary->attr == nullptr) {
        dictionary->attr = &written_.emplace_back();
        dictionary->write_fn = write_entries;
    }
    return *static_cast<std::string*>(dictionary->attr);
}

void ObjectFile::put_written(Dictionary dictionary, std::string entries) {
    written(dictionary) += entries;
}

void ObjectFile::put_written_text(Dictionary dictionary, const char* key, std::string_view text) {
    std::string& entries = written(dictionary);
    entries += '/';
    entries += key;
    entries += " <";
    append_hex(entries, checked_text(text));
    entries += ">\n";
}

void ObjectFile::append(Array array, Dictionary value) { add(array, value); }

void ObjectFile::append_name(Array array, const char* name) {
    check(HPDF_Array_AddName(array, name));
}

void ObjectFile::append_number(Array array, std::int64_t value) {
    check(HPDF_Array_AddNumber(array, static_cast<HPDF_INT32>(value)));
}

void ObjectFile::append_null(Array array) { add(array, HPDF_Null_New(library_->memory)); }

std::uint32_t ObjectFile::number_of(Dictionary dictionary) const {
    constexpr std::uint32_t number_part = 0x00FF'FFFF;
    return dictionary->header.obj_id & number_part;
}

std::uint32_t ObjectFile::begin_compressed(std::size_t count) {
    assert(!compressed_.has_value());
    const std::size_t streams =
        (count + CompressedObjects::most_in_stream - 1) / CompressedObjects::most_in_stream;
    // The length of a stream is an object of its own. Object 0 is there from the start.
    const std::size_t first = library_->table->entries->count + 2 * streams;
    announced_ = count;
    compressed_.emplace(static_cast<std::uint32_t>(first));
    return compressed_->first();
}

TextBuffer& ObjectFile::begin_compressed_object() { return compressed_->begin(); }

void ObjectFile::end_compressed_object() { compressed_->end(); }

void ObjectFile::add_object_streams(Deflater& deflater) {
    if (!compressed_.has_value()) return;
    assert(compressed_->count() == announced_);
    for (const ObjectStream& objects : compressed_->streams()) {
        TextBuffer bytes(objects.index.size() + objects.objects.size());
        bytes.append(objects.index.view());
        bytes.append(objects.objects.view());
        Dictionary stream = add_deflated_stream(deflater.deflate(bytes.view()));
        put_name(stream, "Type", "ObjStm");
        put_number(stream, "N", static_cast<std::int64_t>(objects.count));
        put_number(stream, "First", static_cast<std::int64_t>(objects.index.size()));
    }
    assert(compressed_->first() == library_->table->entries->count);
}

// Of all objects from number 1 on, once libharu has written its own.
std::vector<ObjectPlace> ObjectFile::places() const {
    HPDF_Xref table = library_->table;
    std::vector<ObjectPlace> result;
    for (HPDF_UINT number = 1; number < table->entries->count; ++number) {
        result.push_back({HPDF_Xref_GetEntry(table, number)->byte_offset});
    }
    if (!compressed_.has_value()) return result;
    const std::size_t streams = compressed_->streams().size();
    for (std::size_t i = 0; i < compressed_->count(); ++i) {
        const std::size_t stream = i / CompressedObjects::most_in_stream;
        result.push_back({compressed_->first() - 2 * (streams - stream),
                          static_cast<std::uint32_t>(i % CompressedObjects::most_in_stream), true});
    }
    return result;
}

std::string ObjectFile::write(Dictionary catalog, Dictionary information,
                              const std::optional<std::array<std::uint8_t, 16>>& identifier,
                              Deflater& deflater) {
    add_object_streams(deflater);
    std::size_t size = 0;
    for (const Source& source : sources_) size += source.bytes.size();
    std::string file;
    file.reserve(size + size / 4);
    const std::unique_ptr<HPDF_Stream_Rec, decltype(&HPDF_Stream_Free)> sink(
        library_->checked(HPDF_CallbackWriter_New(library_->memory, append_bytes, &file)),
        HPDF_Stream_Free);
    // Four bytes above 127 tell transfer programs that the file is binary (ISO 32000-1, 7.5.2).
    check(HPDF_Stream_WriteStr(sink.get(), "%PDF-1.7\n%\xB7\xBE\xAD\xAA\n"));
    check(HPDF_Xref_WriteToStream(library_->table, sink.get(), nullptr));
    // A cross-reference stream instead of libharu's table and trailer.
    file.resize(library_->table->addr);
    std::vector<ObjectPlace> objects = places();
    objects.push_back({file.size()});
    const CrossReference reference = cross_reference(objects);
    const std::string rows = deflater.deflate(reference.rows);
    const std::string start = std::to_string(file.size());
    file += std::to_string(objects.size()) + " 0 obj\n<</Type/XRef/Size ";
    file += std::to_string(objects.size() + 1) + "/W" + reference.widths + "/Root";
    append_reference(file, number_of(catalog));
    file += "/Info";
    append_reference(file, number_of(information));
    if (identifier.has_value()) {
        std::string digits;
        append_hex(digits, {reinterpret_cast<const char*>(identifier->data()), identifier->size()});
        file += "/ID[<" + digits + "><" + digits + ">]";
    }
    file += "/Filter/FlateDecode/DecodeParms<</Predictor 12/Columns " +
            std::to_string(reference.columns) + ">>/Length ";
    file += std::to_string(rows.size()) + ">>\nstream\n" + rows + "\nendstream\nendobj\n";
    file += "startxref\n" + start + "\n%%EOF\n";
    return file;
}

}  // namespace papersetter::pdf
