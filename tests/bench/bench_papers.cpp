// SPDX-License-Identifier: MIT
// Times what a run is made of, in CPU milliseconds of the process, and prints one JSON object.
// Usage: bench_papers load|papers BLUEPRINT ROOT (ROOT holds layouts/ and fonts/).
//   load:   reading the blueprint and its banks
//   papers: papers and keys of them, with what they are made of
// Each is done in several rounds, in turn with the yardstick: toml++ alone, parsing the same files.
// "ratio" is the median over the rounds of the work's time to that of the yardstick; it holds on a
// machine whose speed changes from one second to the next.
#include <toml++/toml.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

#include <algorithm>
#include <cstdio>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "assembly/assemble.hpp"
#include "cpu_time.hpp"
#include "document/build.hpp"
#include "font/shaper.hpp"
#include "guide_text.hpp"
#include "image/gallery.hpp"
#include "integer_work.hpp"
#include "layout/layout.hpp"
#include "paper/compose.hpp"
#include "pdf/write.hpp"
#include "production/freed_memory.hpp"
#include "production/inputs.hpp"
#include "production/paper_press.hpp"
#include "typeset/typeset.hpp"

namespace {

using namespace papersetter;
using bench::cpu_ms;

void print(const char* name, double value) { std::printf("  \"%s\": %.3f,\n", name, value); }

/// toml++ alone: parses files of the bank, in turn.
class Yardstick {
  public:
    explicit Yardstick(const base::Sources& sources) : sources_(sources) {}

    /// Parses the next ones, the given part of all; the CPU time in ms.
    double parse(std::size_t parts) {
        const std::size_t count = sources_.size();
        const std::size_t end = part_ + 1 == parts ? count : at_ + count / parts;
        const double start = cpu_ms();
        for (; at_ < end; ++at_) {
            const auto file = static_cast<base::FileNumber>(at_ + 1);
            static_cast<void>(toml::parse(std::string_view(sources_.text(file))));
        }
        if (++part_ == parts) at_ = part_ = 0;
        return cpu_ms() - start;
    }

  private:
    const base::Sources& sources_;
    std::size_t at_ = 0;
    std::size_t part_ = 0;
};

/// How often work is measured: in each round so many times, between as many parts of the yardstick.
struct Rounds {
    int rounds = 5;
    int runs = 1;
};
constexpr Rounds long_work{5, 1};
constexpr Rounds short_work{7, 15};

class Bench {
  public:
    Bench(files::Path blueprint, files::Path root)
        : blueprint_(std::move(blueprint)), root_(std::move(root)) {}

    production::Inputs read(base::Sources& texts) {
        return production::read_inputs(disk_, blueprint_, 1, {}, texts, diagnostics);
    }

    production::Press press() {
        layout::Layout layout = layout::Layout::load(
            disk_, {root_ / "layouts/exam", "layouts/exam", "en"}, others_, diagnostics);
        layout.set_parameters({}, {}, diagnostics);
        return {font::FontBook::load(disk_, root_ / "fonts", others_, diagnostics),
                production::DictionaryBook::load(disk_, root_ / "fonts", others_, diagnostics),
                std::move(layout), pictures_};
    }

    void measure(const char* name, const Rounds& how, const std::function<void()>& work) {
        std::vector<double> times;
        std::vector<double> ratios;
        for (int round = 0; round < how.rounds; ++round) {
            double yardstick = 0;
            double whole = 0;
            for (int run = 0; run < how.runs; ++run) {
                yardstick += yardstick_.parse(static_cast<std::size_t>(how.runs));
                const double start = cpu_ms();
                work();
                times.push_back(cpu_ms() - start);
                whole += times.back();
            }
            yardstick_times_.push_back(yardstick);
            ratios.push_back(whole / how.runs / yardstick);
        }
        std::sort(times.begin(), times.end());
        std::printf("  \"%s\": {\"least\": %.3f, \"median\": %.3f, \"ratio\": %.6f},\n", name,
                    times.front(), bench::median(times), bench::median(ratios));
    }

    /// The yardstick itself, and the one of the draw beside it.
    void print_yardsticks() {
        std::sort(yardstick_times_.begin(), yardstick_times_.end());
        print("tomlplusplus_least_ms", yardstick_times_.front());
        print("tomlplusplus_median_ms", bench::median(yardstick_times_));
        bench::IntegerWork integers;
        measure("integer_work", short_work, [&] { static_cast<void>(integers.run()); });
    }

    base::Sources sources;  ///< of the banks, which the yardstick parses
    base::Diagnostics diagnostics;

  private:
    files::RealDisk disk_;
    files::Path blueprint_;
    files::Path root_;
    base::Sources others_;           ///< of layouts and fonts
    const image::Gallery pictures_;  ///< none: the bank has texts only
    Yardstick yardstick_{sources};
    std::vector<double> yardstick_times_;
};

pdf::Metadata metadata() {
    pdf::Metadata metadata;
    metadata.title = "bench";
    metadata.language = "en";
    return metadata;
}

typeset::Hyphenator hyphenator_of(const production::Press& press) {
    return typeset::Hyphenator(
        [&press](std::string_view language) { return press.dictionaries().find(language); });
}

void time_rooms(Bench& bench, const production::Press& press, const paper::InstructorPaper& paper) {
    font::Shaper shaper(press.fonts());
    typeset::Hyphenator hyphenator = hyphenator_of(press);
    const pdf::FontPrograms programs(press.fonts());
    layout::Markup markup;
    bench.measure("key_layout", short_work, [&] { markup = press.layout().key(paper, {}); });
    document::StyledDocument document;
    document::StyleSheets sheets;
    bench.measure("key_document", short_work, [&] {
        document = document::build(markup.html, markup.css, sheets, bench.diagnostics);
    });
    page::Pages pages;
    bench.measure("key_typeset", short_work, [&] {
        pages = typeset::typeset(document, shaper, {pages.pages.size(), &hyphenator},
                                 bench.diagnostics);
    });
    std::string bytes;
    bench.measure("key_pdf", short_work,
                  [&] { bytes = pdf::write({&pages}, metadata(), programs); });
    print("key_elements", static_cast<double>(document.nodes.size()));
}

/// A document of at least 500 pages of running text, justified and hyphenated, made into a PDF.
void time_guide(Bench& bench, const production::Press& press, const paper::InstructorPaper& paper) {
    constexpr std::size_t least_pages = 500;
    const std::string key = press.layout().key(paper, {}).html;
    font::Shaper shaper(press.fonts());
    typeset::Hyphenator hyphenator = hyphenator_of(press);
    const pdf::FontPrograms programs(press.fonts());
    std::size_t pages = 0;
    const auto make = [&](const std::string& html) {
        const document::StyledDocument document =
            document::build(html, bench::guide_css, bench.diagnostics);
        const page::Pages set =
            typeset::typeset(document, shaper, {pages, &hyphenator}, bench.diagnostics);
        static_cast<void>(pdf::write({&set}, metadata(), programs));
        pages = set.pages.size();
    };
    std::string html;
    for (std::size_t copies = 1; pages < least_pages && copies < least_pages;
         copies += copies * (least_pages - pages) / pages + 1) {
        html = bench::guide_html(key, copies);
        make(html);
    }
    print("guide_pages", static_cast<double>(pages));
    bench.measure("guide", long_work, [&] { make(html); });
}

/// What tags cost: the two PDFs of a paper with and without them, in turn.
void time_tags(Bench& bench, const production::Press& press, const paper::InstructorPaper& paper) {
    font::Shaper shaper(press.fonts());
    const pdf::FontPrograms programs(press.fonts());
    std::vector<page::Pages> both;
    for (const layout::Markup& markup :
         {press.layout().questions(paper.candidate), press.layout().key(paper, {})}) {
        const document::StyledDocument document =
            document::build(markup.html, markup.css, bench.diagnostics);
        both.push_back(typeset::typeset(document, shaper, {0}, bench.diagnostics));
    }
    double bytes[2] = {};
    std::vector<double> times[2];
    for (int i = 0; i < 42; ++i) {
        const auto omitted = i % 2 == 0 ? pdf::Omission::nothing : pdf::Omission::tags;
        std::size_t size = 0;
        const double start = cpu_ms();
        for (const page::Pages& pages : both) {
            size += pdf::write({&pages}, metadata(), programs, omitted).size();
        }
        times[i % 2].push_back(cpu_ms() - start);
        bytes[i % 2] = static_cast<double>(size);
    }
    for (auto& list : times) std::sort(list.begin(), list.end());
    print("tags_ms", times[0].front() - times[1].front());
    print("tagged_bytes", bytes[0]);
    print("untagged_bytes", bytes[1]);
}

/// A hundred distinct papers with their keys in one run, all made anew.
struct HundredPapers {
    static constexpr std::size_t count = 100;
    std::size_t bytes = 0;
    std::size_t question_pages = 0;
    std::size_t key_pages = 0;
    std::vector<double> first_ms;  ///< of each run: the engine made ready, the first paper and key

    void make(Bench& bench, const production::Inputs& inputs) {
        bytes = question_pages = key_pages = 0;
        const assembly::Selections selections =
            assembly::assemble(inputs.banks, inputs.blueprint, "bench", bench.diagnostics);
        const double start = cpu_ms();
        const production::Press press = bench.press();
        production::PaperPress printer(press);
        for (std::size_t i = 0; i < count; ++i) {
            const paper::InstructorPaper paper =
                paper::compose(inputs.banks, inputs.blueprint, selections, i, bench.diagnostics);
            const production::Printed printed =
                printer.print(paper, {}, production::Products::all, bench.diagnostics).front();
            bytes += printed.questions.pdf.size() + printed.key.pdf.size();
            question_pages += printed.questions.pages;
            key_pages += printed.key.pages;
            if (i == 0) first_ms.push_back(cpu_ms() - start);
        }
    }
};

/// Memory counts from what the bank itself takes: what reading it left free is given back before.
void measure_memory(Bench& bench, const production::Inputs& inputs) {
#ifdef __GLIBC__
    malloc_trim(0);
#endif
    bench::forget_peak();
    const double before = bench::status_mib("VmRSS:");
    HundredPapers().make(bench, inputs);
    print("bank_mib", before);
    print("memory_above_bank_mib", bench::status_mib("VmHWM:") - before);
}

void time_papers(Bench& bench, production::Inputs& inputs) {
    inputs.blueprint.forms.clear();
    for (std::size_t i = 0; i < HundredPapers::count; ++i) {
        inputs.blueprint.forms.push_back(blueprint::form_name(i));
    }
    measure_memory(bench, inputs);
    HundredPapers hundred;
    bench.measure("hundred_papers", long_work, [&] { hundred.make(bench, inputs); });
    constexpr double count = HundredPapers::count;
    std::sort(hundred.first_ms.begin(), hundred.first_ms.end());
    print("first_paper_least_ms", hundred.first_ms.front());
    print("first_paper_median_ms", bench::median(hundred.first_ms));
    print("question_pages", static_cast<double>(hundred.question_pages) / count);
    print("key_pages", static_cast<double>(hundred.key_pages) / count);
    print("bytes_a_paper", static_cast<double>(hundred.bytes) / count);
    const assembly::Selections selections =
        assembly::assemble(inputs.banks, inputs.blueprint, "bench", bench.diagnostics);
    paper::InstructorPaper paper;
    bench.measure("compose", short_work, [&] {
        paper = paper::compose(inputs.banks, inputs.blueprint, selections, 0, bench.diagnostics);
    });
    const production::Press press = bench.press();
    production::PaperPress printer(press);
    bench.measure("paper_and_key", short_work, [&] {
        static_cast<void>(printer.print(paper, {}, production::Products::all, bench.diagnostics));
    });
    time_rooms(bench, press, paper);
    time_guide(bench, press, paper);
    time_tags(bench, press, paper);
}

}  // namespace

int main(int count, char** words) {
    if (count != 4) return 2;
    const std::string_view what = words[1];
    if (what != "load" && what != "papers") return 2;
    production::keep_freed_memory();
    Bench bench(words[2], words[3]);
    production::Inputs inputs = bench.read(bench.sources);
    if (bench.diagnostics.has_errors()) {
        std::fputs(base::format(bench.diagnostics, bench.sources, false).c_str(), stderr);
        return 1;
    }
    std::printf("{\n");
    print("items", static_cast<double>(inputs.banks[0].items.size()));
    if (what == "load") {
        bench.measure("load", long_work, [&] {
            base::Sources sources;
            static_cast<void>(bench.read(sources));
        });
    } else {
        time_papers(bench, inputs);
    }
    bench.print_yardsticks();
    std::printf("  \"done\": 1\n}\n");
}
