// SPDX-License-Identifier: MIT
// Times the draw alone, the bank in memory, in CPU milliseconds of the process, and prints one JSON
// object. Usage: bench_assembly forms|series|conflict BLUEPRINT [RUNS].
//   forms:    the first verified paper, all made anew in each run; each further one of RUNS
//   series:   all forms of the blueprint, in each run with another seed
//   conflict: until it is known that there is no paper, and until all is told
// The machine is measured in the same run, in turn with the work, by integer work like that of the
// draw: "reference" figures are what the times would be where that takes reference_ms.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <string>
#include <string_view>
#include <vector>

#include "assembly/assemble.hpp"
#include "assembly/checker.hpp"
#include "assembly/form_draw.hpp"
#include "assembly/pool.hpp"
#include "bank/read.hpp"
#include "blueprint/read.hpp"
#include "cpu_time.hpp"
#include "integer_work.hpp"

namespace {

using namespace papersetter;

using bench::cpu_ms;

/// About what the integer work takes where toml++ alone takes 340 ms for the bank of bench_papers,
/// which is the machine that the targets were set for; `run bench` prints both for the machine at
/// hand.
constexpr double reference_ms = 15.6;

/// How much faster the reference machine is, as measured just now.
class Speed {
  public:
    /// Measures again when the work since then has taken as long as measuring.
    double now() {
        if (cpu_ms() - measured_at_ < last_ms_) return reference_ms / last_ms_;
        last_ms_ = work_.run();
        times_.push_back(last_ms_);
        measured_at_ = cpu_ms();
        return reference_ms / last_ms_;
    }
    [[nodiscard]] double median_ms() const { return bench::median(times_); }

  private:
    bench::IntegerWork work_;
    std::vector<double> times_;
    double last_ms_ = 0;
    double measured_at_ = 0;
};

class Times {
  public:
    explicit Times(Speed& speed) : speed_(speed) {}

    /// Must come before the work that is timed.
    void start() {
        factor_ = speed_.now();
        start_ = cpu_ms();
    }
    void stop() {
        times_.push_back(cpu_ms() - start_);
        at_reference_.push_back(times_.back() * factor_);
    }
    void print(const char* name) {
        std::printf("  \"%s\": {", name);
        print("measured", times_);
        std::printf(", ");
        print("reference", at_reference_);
        std::printf("},\n");
    }

  private:
    static void print(const char* name, std::vector<double>& times) {
        std::sort(times.begin(), times.end());
        std::printf("\"%s\": {\"least\": %.3f, \"median\": %.3f, \"p99\": %.3f}", name,
                    times.front(), bench::quantile(times, 50), bench::quantile(times, 99));
    }

    Speed& speed_;
    double factor_ = 1;
    double start_ = 0;
    std::vector<double> times_;
    std::vector<double> at_reference_;
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
void time_forms(Input& input, std::uint32_t runs, Speed& speed) {
    set_forms(input.blueprint, 1);
    Times first(speed);
    for (int run = 0; run < 15; ++run) {
        first.start();
        static_cast<void>(assembly::assemble(input.banks, input.blueprint, std::to_string(run),
                                             input.diagnostics));
        first.stop();
    }
    first.print("first");
    const std::size_t rest = runs + 1;
    set_forms(input.blueprint, rest);
    const auto selections =
        assembly::assemble(input.banks, input.blueprint, "bench", input.diagnostics);
    const assembly::Pool pool(input.banks, input.blueprint);
    assembly::FormDraw draw(pool, input.blueprint, base::Random(assembly::engine, "bench"));
    static_cast<void>(draw.draw(0, assembly::step_limit));
    Times further(speed);
    for (std::uint32_t form = 1; form <= runs; ++form) {
        further.start();
        const auto drawn = draw.draw(form, assembly::step_limit);
        const auto faults = assembly::faults_of(input.banks, input.blueprint, selections[form]);
        further.stop();
        if (!drawn.is_drawn() || !faults.empty()) std::exit(1);
    }
    further.print("further");
}

void time_series(Input& input, std::uint32_t runs, Speed& speed) {
    Times times(speed);
    for (std::uint32_t run = 0; run < runs; ++run) {
        times.start();
        static_cast<void>(assembly::assemble(input.banks, input.blueprint, std::to_string(run),
                                             input.diagnostics));
        times.stop();
    }
    times.print("series");
}

void tell_no_paper(Input& input, std::uint32_t run, Times& told) {
    base::Diagnostics diagnostics;
    told.start();
    try {
        static_cast<void>(
            assembly::assemble(input.banks, input.blueprint, std::to_string(run), diagnostics));
        std::exit(1);
    } catch (const base::InputError&) {
        told.stop();
    }
    if (run == 0) std::fputs(base::format(diagnostics, input.sources, false).c_str(), stderr);
}

void time_conflict(Input& input, std::uint32_t runs, Speed& speed) {
    Times verdict(speed);
    Times told(speed);
    for (std::uint32_t run = 0; run < runs; ++run) {
        verdict.start();
        const assembly::Pool pool(input.banks, input.blueprint);
        assembly::FormDraw draw(pool, input.blueprint,
                                base::Random(assembly::engine, std::to_string(run)));
        if (!draw.draw(0, assembly::step_limit).is_impossible()) std::exit(1);
        verdict.stop();
        tell_no_paper(input, run, told);
    }
    verdict.print("verdict");
    told.print("told");
}

bool time_what(std::string_view what, Input& input, std::uint32_t runs, Speed& speed) {
    if (what == "forms") {
        time_forms(input, runs, speed);
    } else if (what == "series") {
        time_series(input, runs, speed);
    } else if (what == "conflict") {
        time_conflict(input, runs, speed);
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
    Speed speed;
    speed.now();
    bench::forget_peak();
    const double before = bench::status_mib("VmRSS:");
    std::printf("{\n");
    try {
        if (!time_what(what, input, runs, speed)) return 2;
    } catch (const std::exception& problem) {
        std::fprintf(stderr, "%s\n", problem.what());
        return 1;
    }
    std::printf("  \"memory_mib\": %.1f,\n", bench::status_mib("VmHWM:") - before);
    std::printf("  \"integer_work_ms\": %.2f,\n", speed.median_ms());
    std::printf("  \"reference_ms\": %.2f,\n", reference_ms);
    std::printf("  \"items\": %zu\n}\n", input.banks[0].items.size());
}
