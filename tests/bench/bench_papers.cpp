// SPDX-License-Identifier: MIT
// Times what a run is made of, in CPU milliseconds of the process, and prints one JSON object.
// Usage: bench_papers BLUEPRINT ROOT (ROOT holds layouts/ and fonts/).
#include <sys/resource.h>
#include <time.h>

#include <toml++/toml.h>
#include <algorithm>
#include <cstdio>
#include <functional>
#include <string>
#include <vector>

#include "assembly/assemble.hpp"
#include "document/build.hpp"
#include "font/shaper.hpp"
#include "layout/layout.hpp"
#include "paper/compose.hpp"
#include "pdf/write.hpp"
#include "production/freed_memory.hpp"
#include "production/inputs.hpp"
#include "production/press.hpp"
#include "typeset/typeset.hpp"

namespace {

using namespace papersetter;

double cpu_ms() {
    timespec now{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

long resident_kib() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss;
}

/// The median CPU time of several runs.
double median_ms(int runs, const std::function<void()>& work) {
    std::vector<double> times;
    for (int i = 0; i < runs; ++i) {
        const double start = cpu_ms();
        work();
        times.push_back(cpu_ms() - start);
    }
    std::sort(times.begin(), times.end());
    return times[times.size() / 2];
}

void print(const char* name, double value) { std::printf("  \"%s\": %.3f,\n", name, value); }

struct Bench {
    files::RealDisk disk;
    files::Path blueprint;
    files::Path root;
    base::Sources sources;
    base::Diagnostics diagnostics;

    production::Press press() {
        layout::Layout layout = layout::Layout::load(disk, root / "layouts/exam", "layouts/exam",
                                                     "en", sources, diagnostics);
        layout.set_parameters({}, {}, diagnostics);
        return {font::FontBook::load(disk, root / "fonts", sources, diagnostics),
                std::move(layout)};
    }
};

double parse_only(const base::Sources& sources) {
    return median_ms(1, [&] {
        for (base::FileNumber file = 1; file <= sources.size(); ++file) {
            static_cast<void>(toml::parse(std::string_view(sources.text(file))));
        }
    });
}

void time_rooms(Bench& bench, const production::Press& press, const paper::InstructorPaper& paper) {
    constexpr int runs = 21;
    font::Shaper shaper(press.fonts());
    const pdf::FontPrograms programs(press.fonts());
    layout::Markup markup;
    print("key_layout_ms", median_ms(runs, [&] { markup = press.layout().key(paper, {}); }));
    document::StyledDocument document;
    print("key_document_ms", median_ms(runs, [&] {
              document = document::build(markup.html, markup.css, bench.diagnostics);
          }));
    page::Pages pages;
    print("key_typeset_ms", median_ms(runs, [&] {
              pages = typeset::typeset(document, shaper, {pages.pages.size()}, bench.diagnostics);
          }));
    pdf::Metadata metadata;
    metadata.title = "bench";
    metadata.language = "en";
    std::string bytes;
    print("key_pdf_ms", median_ms(runs, [&] { bytes = pdf::write({&pages}, metadata, programs); }));
    print("key_elements", static_cast<double>(document.nodes.size()));
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
    pdf::Metadata metadata;
    metadata.title = "bench";
    metadata.language = "en";
    double bytes[2] = {};
    std::vector<double> times[2];
    for (int i = 0; i < 42; ++i) {
        const auto omitted = i % 2 == 0 ? pdf::Omission::nothing : pdf::Omission::tags;
        std::size_t size = 0;
        const double start = cpu_ms();
        for (const page::Pages& pages : both) {
            size += pdf::write({&pages}, metadata, programs, omitted).size();
        }
        times[i % 2].push_back(cpu_ms() - start);
        bytes[i % 2] = static_cast<double>(size);
    }
    for (auto& list : times) std::sort(list.begin(), list.end());
    print("tags_ms", times[0][10] - times[1][10]);
    print("tagged_bytes", bytes[0]);
    print("untagged_bytes", bytes[1]);
}

/// The draw alone: the first form and further ones.
void time_draws(Bench& bench, production::Inputs& inputs) {
    constexpr std::size_t forms = 101;
    inputs.blueprint.forms.clear();
    std::vector<double> times;
    double last = 0;
    for (const std::size_t count : {std::size_t{1}, forms}) {
        inputs.blueprint.forms.clear();
        for (std::size_t i = 0; i < count; ++i) {
            inputs.blueprint.forms.push_back(blueprint::form_name(i));
        }
        last = median_ms(5, [&] {
            static_cast<void>(
                assembly::assemble(inputs.banks, inputs.blueprint, "bench", bench.diagnostics));
        });
        times.push_back(last);
    }
    print("first_form_ms", times[0]);
    print("further_form_ms", (times[1] - times[0]) / static_cast<double>(forms - 1));
}

void time_papers(Bench& bench, production::Inputs& inputs) {
    const long before = resident_kib();
    inputs.blueprint.forms.clear();
    for (std::size_t i = 0; i < 100; ++i) {
        inputs.blueprint.forms.push_back(blueprint::form_name(i));
    }
    std::size_t bytes = 0;
    std::size_t question_pages = 0;
    std::size_t key_pages = 0;
    const double start = cpu_ms();
    const assembly::Selections selections =
        assembly::assemble(inputs.banks, inputs.blueprint, "bench", bench.diagnostics);
    const double assembled = cpu_ms() - start;
    const production::Press press = bench.press();
    production::Press::Thread thread(press);
    double first = 0;
    for (std::size_t i = 0; i < 100; ++i) {
        const paper::InstructorPaper paper =
            paper::compose(inputs.banks, inputs.blueprint, selections, i, bench.diagnostics);
        const production::Printed printed = thread.print(paper, bench.diagnostics);
        bytes += printed.questions.size() + printed.key.size();
        question_pages += printed.question_pages;
        key_pages += printed.key_pages;
        if (i == 0) first = cpu_ms() - start - assembled;
    }
    print("first_paper_ms", first);
    print("hundred_papers_ms", cpu_ms() - start);
    print("memory_above_bank_mib", static_cast<double>(resident_kib() - before) / 1024);
    print("question_pages", static_cast<double>(question_pages) / 100);
    print("key_pages", static_cast<double>(key_pages) / 100);
    print("bytes_a_paper", static_cast<double>(bytes) / 100);
    paper::InstructorPaper paper;
    print("compose_ms", median_ms(11, [&] {
              paper =
                  paper::compose(inputs.banks, inputs.blueprint, selections, 0, bench.diagnostics);
          }));
    print("paper_and_key_ms",
          median_ms(21, [&] { static_cast<void>(thread.print(paper, bench.diagnostics)); }));
    time_rooms(bench, press, paper);
    time_tags(bench, press, paper);
    time_draws(bench, inputs);
}

}  // namespace

int main(int count, char** words) {
    if (count != 3) return 2;
    production::keep_freed_memory();
    Bench bench;
    bench.blueprint = words[1];
    bench.root = words[2];
    std::printf("{\n");
    const double start = cpu_ms();
    production::Inputs inputs = production::read_inputs(bench.disk, bench.blueprint, 1, {},
                                                        bench.sources, bench.diagnostics);
    const double load = cpu_ms() - start;
    if (bench.diagnostics.has_errors()) {
        std::fputs(base::format(bench.diagnostics, bench.sources, false).c_str(), stderr);
        return 1;
    }
    print("load_ms", load);
    print("tomlplusplus_alone_ms", parse_only(bench.sources));
    print("items", static_cast<double>(inputs.banks[0].items.size()));
    time_papers(bench, inputs);
    std::printf("  \"done\": 1\n}\n");
}
