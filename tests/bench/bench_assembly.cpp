// SPDX-License-Identifier: MIT
// Times the draw alone, the bank in memory, in CPU milliseconds of the process, and prints one JSON
// object. Usage: bench_assembly forms|series|conflict BLUEPRINT [RUNS].
//   forms:    the first verified paper, all made anew in each run; each further one of RUNS
//   series:   all forms of the blueprint, in each run with another seed
//   conflict: until it is known that there is no paper, and until all is told
#include <sys/resource.h>
#include <time.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include "assembly/assemble.hpp"
#include "assembly/checker.hpp"
#include "assembly/form_draw.hpp"
#include "assembly/pool.hpp"
#include "bank/read.hpp"
#include "blueprint/read.hpp"

namespace {

using namespace papersetter;

double cpu_ms() {
    timespec now{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

/// A line of /proc/self/status, in MiB.
double status_mib(std::string_view key) {
    std::ifstream status("/proc/self/status");
    std::string line;
    while (std::getline(status, line)) {
        if (line.starts_with(key)) return std::atof(line.c_str() + key.size()) / 1024;
    }
    return 0;
}

/// From here on the peak of memory is that of what follows (proc(5), clear_refs).
void forget_peak() { std::ofstream("/proc/self/clear_refs") << "5"; }

class Times {
  public:
    void add(double time) { times_.push_back(time); }
    void print(const char* name) {
        std::sort(times_.begin(), times_.end());
        std::printf("  \"%s\": {\"median\": %.3f, \"p99\": %.3f, \"most\": %.3f},\n", name,
                    times_[times_.size() / 2], times_[times_.size() * 99 / 100], times_.back());
    }

  private:
    std::vector<double> times_;
};

struct Input {
    base::Sources sources;
    base::Diagnostics diagnostics;
    blueprint::Blueprint blueprint;
    std::vector<bank::Bank> banks;

    explicit Input(const files::Path& path) {
        const files::RealDisk disk;
        blueprint = blueprint::read(disk, path, path.string(), sources, diagnostics);
        for (const std::string& folder : blueprint.banks) {
            banks.push_back(
                bank::read(disk, path.parent_path() / folder, {}, sources, diagnostics));
        }
        if (!diagnostics.has_errors()) blueprint::check(blueprint, banks, diagnostics);
        if (!diagnostics.has_errors()) return;
        std::fputs(base::format(diagnostics, sources, false).c_str(), stderr);
        std::exit(1);
    }
};

void set_forms(blueprint::Blueprint& blueprint, std::size_t count) {
    blueprint.mode = blueprint::SeriesMode::independent;
    blueprint.forms.clear();
    for (std::size_t i = 0; i < count; ++i) {
        blueprint.forms.push_back(blueprint::form_name(i));
    }
}

/// A further form costs its draw and the check of it; what comes first is in the first form.
void time_forms(Input& input, std::uint32_t runs) {
    set_forms(input.blueprint, 1);
    Times first;
    for (int run = 0; run < 15; ++run) {
        const double start = cpu_ms();
        static_cast<void>(assembly::assemble(input.banks, input.blueprint, std::to_string(run),
                                             input.diagnostics));
        first.add(cpu_ms() - start);
    }
    first.print("first");
    const std::size_t rest = runs + 1;
    set_forms(input.blueprint, rest);
    const auto selections =
        assembly::assemble(input.banks, input.blueprint, "bench", input.diagnostics);
    const assembly::Pool pool(input.banks, input.blueprint);
    assembly::FormDraw draw(pool, input.blueprint, base::Random(assembly::engine, "bench"));
    Times further;
    for (std::uint32_t form = 0; form <= runs; ++form) {
        const double start = cpu_ms();
        const auto drawn = draw.draw(form, assembly::step_limit);
        const auto faults = assembly::faults_of(input.banks, input.blueprint, selections[form]);
        if (form > 0) further.add(cpu_ms() - start);
        if (!drawn.is_drawn() || !faults.empty()) std::exit(1);
    }
    further.print("further");
}

void time_series(Input& input, std::uint32_t runs) {
    Times times;
    for (std::uint32_t run = 0; run < runs; ++run) {
        const double start = cpu_ms();
        static_cast<void>(assembly::assemble(input.banks, input.blueprint, std::to_string(run),
                                             input.diagnostics));
        times.add(cpu_ms() - start);
    }
    times.print("series");
}

void time_conflict(Input& input, std::uint32_t runs) {
    Times verdict;
    Times told;
    for (std::uint32_t run = 0; run < runs; ++run) {
        double start = cpu_ms();
        const assembly::Pool pool(input.banks, input.blueprint);
        assembly::FormDraw draw(pool, input.blueprint,
                                base::Random(assembly::engine, std::to_string(run)));
        if (!draw.draw(0, assembly::step_limit).is_impossible()) std::exit(1);
        verdict.add(cpu_ms() - start);
        start = cpu_ms();
        base::Diagnostics diagnostics;
        try {
            static_cast<void>(
                assembly::assemble(input.banks, input.blueprint, std::to_string(run), diagnostics));
            std::exit(1);
        } catch (const base::InputError&) {
            told.add(cpu_ms() - start);
        }
        if (run == 0) std::fputs(base::format(diagnostics, input.sources, false).c_str(), stderr);
    }
    verdict.print("verdict");
    told.print("told");
}

bool time_what(std::string_view what, Input& input, std::uint32_t runs) {
    if (what == "forms") {
        time_forms(input, runs);
    } else if (what == "series") {
        time_series(input, runs);
    } else if (what == "conflict") {
        time_conflict(input, runs);
    } else {
        return false;
    }
    return true;
}

}  // namespace

int main(int count, char** words) {
    if (count < 3) return 2;
    const std::string_view what = words[1];
    Input input{files::Path(words[2])};
    const auto runs = static_cast<std::uint32_t>(count > 3 ? std::atoi(words[3]) : 15);
    forget_peak();
    const double before = status_mib("VmRSS:");
    std::printf("{\n");
    try {
        if (!time_what(what, input, runs)) return 2;
    } catch (const std::exception& problem) {
        std::fprintf(stderr, "%s\n", problem.what());
        return 1;
    }
    std::printf("  \"memory_mib\": %.1f,\n", status_mib("VmHWM:") - before);
    std::printf("  \"items\": %zu\n}\n", input.banks[0].items.size());
}
