// SPDX-License-Identifier: MIT
#include "production/press.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "base/digest.hpp"
#include "document/build.hpp"
#include "font/shaper.hpp"
#include "pdf/write.hpp"
#include "production/version.hpp"
#include "typeset/typeset.hpp"

namespace papersetter::production {

struct Press::State {
    State(font::FontBook book, DictionaryBook words, layout::Layout chosen,
          const image::Gallery& gallery)
        : fonts(std::move(book)),
          dictionaries(std::move(words)),
          layout(std::move(chosen)),
          pictures(&gallery),
          programs(fonts) {}
    font::FontBook fonts;
    DictionaryBook dictionaries;
    layout::Layout layout;
    const image::Gallery* pictures;
    pdf::FontPrograms programs;
};

Press::Press(font::FontBook fonts, DictionaryBook dictionaries, layout::Layout layout,
             const image::Gallery& pictures)
    : state_(std::make_unique<State>(std::move(fonts), std::move(dictionaries), std::move(layout),
                                     pictures)) {}
Press::~Press() = default;
Press::Press(Press&&) noexcept = default;

const layout::Layout& Press::layout() const { return state_->layout; }
const font::FontBook& Press::fonts() const { return state_->fonts; }
const DictionaryBook& Press::dictionaries() const { return state_->dictionaries; }

std::vector<manifest::FileDigest> Press::used_files() const {
    std::vector<manifest::FileDigest> files = dictionaries().used_files();
    for (const font::FontFile& file : fonts().used_files()) {
        files.push_back({file.file, file.found});
    }
    std::ranges::sort(files, {}, &manifest::FileDigest::name);
    return files;
}

Press Press::load(const files::Disk& disk, const Start& start, layout::Layout layout,
                  const image::Gallery& pictures, base::Sources& sources,
                  base::Diagnostics& diagnostics) {
    const files::Path fonts = find_fonts(disk, start.folder, start.folders);
    font::FontBook book = font::FontBook::load(disk, fonts, sources, diagnostics);
    DictionaryBook dictionaries = DictionaryBook::load(disk, fonts, sources, diagnostics);
    if (diagnostics.has_errors()) throw base::InputError();
    return {std::move(book), std::move(dictionaries), std::move(layout), pictures};
}

namespace {

/// "questions", in another profile than the standard one "questions large-18".
std::string kind_of(const Imprint& imprint) {
    std::string kind(layout::document_words.at(static_cast<std::size_t>(imprint.document)));
    if (imprint.profile != base::standard_profile) kind.append(" ").append(imprint.profile);
    return kind;
}

std::array<std::uint8_t, 16> identifier(const Imprint& imprint) {
    const base::Digest digest = base::sha256(kind_of(imprint) + '\0' + imprint.content);
    std::array<std::uint8_t, 16> bytes{};
    std::copy_n(digest.bytes.begin(), bytes.size(), bytes.begin());
    return bytes;
}

}  // namespace

std::string Press::write(const std::vector<const page::Pages*>& sequences,
                         const Imprint& imprint) const {
    const page::Pages& first = *sequences.front();
    pdf::Metadata about;
    about.title = imprint.title.empty() ? first.title : imprint.title;
    about.language = first.language;
    about.subject = imprint.form_code;
    about.producer = std::string(program_version());
    if (const auto& date = imprint.date) about.date = {date->year, date->month, date->day};
    about.identifier = identifier(imprint);
    return pdf::write(sequences, about, state_->programs);
}

struct Press::Thread::State {
    const Press* press;
    font::Shaper shaper;
    typeset::Hyphenator hyphenator;
    document::StyleSheets sheets = {};
};

Press::Thread::Thread(const Press& press)
    : state_(std::make_unique<State>(State{
          &press, font::Shaper(press.fonts()),
          typeset::Hyphenator([dictionaries = &press.dictionaries()](std::string_view language) {
              return dictionaries->find(language);
          })})) {}
Press::Thread::~Thread() = default;

const Press& Press::Thread::press() const { return *state_->press; }

page::Pages Press::Thread::typeset(const layout::Markup& markup, const Setting& setting,
                                   base::Diagnostics& diagnostics) {
    const image::Gallery* const pictures =
        setting.pictures == nullptr ? press().state_->pictures : setting.pictures;
    const document::StyledDocument document =
        document::build(markup.html, markup.css, state_->sheets, diagnostics);
    return typeset::typeset(
        document, state_->shaper,
        {setting.expected_pages, &state_->hyphenator, pictures, setting.least_pages}, diagnostics);
}

std::string Press::Thread::print(const layout::Markup& markup, const Imprint& imprint,
                                 base::Diagnostics& diagnostics) {
    const page::Pages pages = typeset(markup, {}, diagnostics);
    return press().write({&pages}, imprint);
}

bool makes(const Press& press, layout::Key key) {
    return press.layout().wants(key) && press.layout().makes(key);
}

}  // namespace papersetter::production
