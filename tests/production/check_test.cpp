// SPDX-License-Identifier: MIT
#include "production/check.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "files/memory_disk.hpp"

using namespace papersetter;
using namespace papersetter::production;

namespace {

/// The exam layout on a disk in memory, so that one file can be spoilt.
files::MemoryDisk with_exam_layout() {
    files::MemoryDisk disk;
    const files::RealDisk real;
    const files::Path folder = files::Path(PAPERSETTER_SOURCE_DIR) / "layouts/exam";
    for (const char* name :
         {"layout.toml", "questions.html", "key.html", "report.html", "sheet.html", "feedback.html",
          "class.html", "learning.html", "crosswalk.html", "style.css", "strings/en.toml"}) {
        disk.write(files::Path("exam") / name, real.read(folder / name));
    }
    for (const char* below : {"partials", "profiles"}) {
        for (const std::string& name : real.list(folder / below)) {
            disk.write(files::Path("exam") / below / name, real.read(folder / below / name));
        }
    }
    return disk;
}

base::Diagnostics check_exam(const files::MemoryDisk& disk, base::Sources& sources) {
    base::Diagnostics diagnostics;
    CHECK(check(disk, "exam", 1, {}, sources, diagnostics) == Checked::layout);
    return diagnostics;
}

}  // namespace

TEST_CASE("check: the exam layout has no faults") {
    base::Sources sources;
    CHECK(check_exam(with_exam_layout(), sources).all().empty());
}

TEST_CASE("check: a property outside the subset is told once, with its line in the style sheet") {
    files::MemoryDisk disk = with_exam_layout();
    std::string css = disk.read("exam/style.css");
    css += "\n.stem { float: left; }\n";
    const auto line = static_cast<std::uint32_t>(std::count(css.begin(), css.end(), '\n'));
    disk.write("exam/style.css", css);
    base::Sources sources;
    const base::Diagnostics found = check_exam(disk, sources);
    REQUIRE(found.errors() == 1);
    CHECK(sources.name(found.all()[0].place.file) == "exam/style.css");
    CHECK(found.all()[0].place.line == line);
}

TEST_CASE("check: an element outside the subset is told with its line in the template") {
    files::MemoryDisk disk = with_exam_layout();
    std::string html = disk.read("exam/key.html");
    html.insert(html.find("</body>"), "<nav>x</nav>\n");
    disk.write("exam/key.html", html);
    base::Sources sources;
    const base::Diagnostics found = check_exam(disk, sources);
    REQUIRE(found.errors() == 1);
    CHECK(sources.name(found.all()[0].place.file) == "exam/key.html");
}

TEST_CASE("check: the report of a layout is looked at too, lists that most papers lack included") {
    files::MemoryDisk disk = with_exam_layout();
    std::string html = disk.read("exam/report.html");
    html.insert(html.find("{{/overlap_rows.any}}"), "<nav>x</nav>\n");
    disk.write("exam/report.html", html);
    base::Sources sources;
    const base::Diagnostics found = check_exam(disk, sources);
    REQUIRE(found.errors() == 1);
    CHECK(sources.name(found.all()[0].place.file) == "exam/report.html");
}

TEST_CASE("check: the learning key and the crosswalk are looked at too") {
    for (const std::string name : {"exam/learning.html", "exam/crosswalk.html"}) {
        files::MemoryDisk disk = with_exam_layout();
        std::string html = disk.read(name);
        html.insert(html.find("</body>"), "<nav>x</nav>\n");
        disk.write(name, html);
        base::Sources sources;
        const base::Diagnostics found = check_exam(disk, sources);
        REQUIRE(found.errors() == 1);
        CHECK(sources.name(found.all()[0].place.file) == name);
    }
}

TEST_CASE("check: every profile of a layout is looked at") {
    files::MemoryDisk disk = with_exam_layout();
    disk.write("exam/profiles/spoilt.css", "\n.page-table { float: left; }\n");
    disk.write("exam/profiles/Not one.css", "");
    base::Sources sources;
    const base::Diagnostics found = check_exam(disk, sources);
    REQUIRE(found.errors() == 2);
    CHECK(sources.name(found.all()[0].place.file) == "exam/profiles/Not one.css");
    CHECK(found.all()[0].message == "Not one.css is no profile of the layout");
    CHECK(sources.name(found.all()[1].place.file) == "exam/profiles/spoilt.css");
    CHECK(found.all()[1].place.line == 2);
}

TEST_CASE("check: a path that is nothing of ours is told") {
    const files::MemoryDisk disk;
    base::Sources sources;
    base::Diagnostics diagnostics;
    CHECK(check(disk, "nowhere", 1, {}, sources, diagnostics) == Checked::unknown);
    CHECK(diagnostics.errors() == 1);
}
