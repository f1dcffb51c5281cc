// SPDX-License-Identifier: MIT
#include "layout/profiles.hpp"

#include <doctest/doctest.h>

#include "fixture.hpp"

using namespace papersetter;
using namespace papersetter::layout;
using namespace papersetter::layout::test;

namespace {

using Lines = std::vector<std::string>;

/// The tiny layout with a profile "large" laid over it.
LayoutFixture with_large() {
    LayoutFixture fixture;
    fixture.put("profiles/large.css", "p { margin: 9pt; }\n");
    fixture.profiles = {"standard", "large"};
    return fixture;
}

std::string without_marks(std::string css) {
    for (auto at = css.find("/*@"); at != css.npos; at = css.find("/*@")) {
        css.erase(at, css.find("*/", at) + 2 - at);
    }
    return css;
}

}  // namespace

TEST_CASE("profiles: a layout has standard and what lies in profiles/") {
    LayoutFixture fixture = with_large();
    fixture.put("profiles/dyslexia.css", "");
    fixture.put("profiles/.hidden.css", "");
    ProfileFolder found = profiles_of(fixture.disk, "layouts/tiny");
    CHECK(found.profiles == Lines{"standard", "dyslexia", "large"});
    CHECK(found.strays.empty());
    fixture.put("profiles/Large.css", "");
    fixture.put("profiles/large.txt", "");
    fixture.put("profiles/standard.css", "");  // it is style.css
    found = profiles_of(fixture.disk, "layouts/tiny");
    CHECK(found.profiles == Lines{"standard", "dyslexia", "large"});
    CHECK(found.strays == Lines{"Large.css", "large.txt", "standard.css"});
    CHECK(profiles_of(LayoutFixture().disk, "layouts/tiny").profiles == Lines{"standard"});
}

TEST_CASE("profiles: the sheet of a profile comes after style.css, in its documents alone") {
    LayoutFixture fixture = with_large();
    const Layout layout = fixture.load();
    CHECK(layout.profiles() == Lines{"standard", "large"});
    const paper::CandidatePaper paper = candidate_paper();
    CHECK(without_marks(layout.questions(paper).css) == "p { margin: 0; }\n");
    CHECK(without_marks(layout.questions(paper, 1).css) ==
          "p { margin: 0; }\n\np { margin: 9pt; }\n");
    CHECK(layout.questions(paper, 1).html == layout.questions(paper).html);
    CHECK(without_marks(layout.key(instructor_paper(), {}, {1, {}}).css) ==
          "p { margin: 0; }\n\np { margin: 9pt; }\n");
    CHECK(layout.files().contains("profiles/large.css"));
}

TEST_CASE(
    "profiles: those of the layout that it is based on are its own too, under its own sheets") {
    LayoutFixture fixture;
    const Layout full = fixture.load();
    for (const auto& [name, bytes] : full.files()) {
        fixture.disk.write(files::Path("layouts/full") / name, bytes);
    }
    fixture.disk.write("layouts/full/profiles/large.css", "p { margin: 8pt; }\n{{> gaps}}");
    fixture.disk.write("layouts/full/profiles/Stray.css", "");
    fixture.disk.write("layouts/full/partials/gaps.css", "h1 { margin: 8pt; }\n");
    fixture.put("layout.toml",
                "name = 'tiny'\nbased_on = 'full'\ndocuments = ['questions', 'key']\n");
    fixture.put("profiles/small.css", "p { margin: 1pt; }\n");
    const ProfileFolder found = profiles_of(fixture.disk, "layouts/tiny");
    CHECK(found.profiles == Lines{"standard", "large", "small"});
    CHECK(found.strays.empty());  // told of the other layout

    fixture.profiles = {"large", "small"};
    const std::string style = "p { margin: 0; }\np { margin: 0; }\n\n";
    const auto css = [&](std::size_t profile) {
        return without_marks(fixture.load().questions(candidate_paper(), profile).css);
    };
    CHECK(css(0) == style + "p { margin: 8pt; }\nh1 { margin: 8pt; }\n");
    CHECK(css(1) == style + "p { margin: 1pt; }\n");
    fixture.put("profiles/large.css", "p { margin: 9pt; }\n");
    CHECK(css(0) == style + "p { margin: 8pt; }\nh1 { margin: 8pt; }\np { margin: 9pt; }\n");
    CHECK(fixture.load().files().contains("base/profiles/large.css"));
}

TEST_CASE("profiles: only those asked for are read, and told off") {
    LayoutFixture fixture = with_large();
    fixture.put("profiles/broken.css", "p { {{nothing}} }\n");
    CHECK(fixture.faults() == Lines{"no fault"});
    CHECK_FALSE(fixture.load().files().contains("profiles/broken.css"));
    fixture.profiles = {"broken", "missing"};
    CHECK(fixture.faults() ==
          Lines{"layout.toml:1:1: the layout lacks the file `profiles/missing.css`",
                "profiles/broken.css:1:5: `nothing` is not a variable of layouts"});
}

TEST_CASE("profiles: a profile is a template with partials of its own") {
    LayoutFixture fixture = with_large();
    fixture.put("partials/big.css", "h1 { margin: 0; }\n");
    fixture.put("profiles/large.css", "{{> big}}{{#is_key}}p { margin: 1pt; }\n{{/is_key}}");
    const Layout layout = fixture.load();
    CHECK(without_marks(layout.questions(candidate_paper(), 1).css) ==
          "p { margin: 0; }\n\nh1 { margin: 0; }\n");
    CHECK(without_marks(layout.key(instructor_paper(), {}, {1, {}}).css) ==
          "p { margin: 0; }\n\nh1 { margin: 0; }\np { margin: 1pt; }\n");
}

TEST_CASE("profiles: a document knows its profile in the layout's words, but for standard") {
    LayoutFixture fixture = with_large();
    fixture.put("strings/en.toml", "[profile]\nlarge = \"18 pt\"\n");
    fixture.put("profiles/plain.css", "");
    fixture.profiles = {"standard", "large", "plain"};
    fixture.put("questions.html", "<p>{{#profile_text}}[{{profile_text}}]{{/profile_text}}</p>\n");
    const Layout layout = fixture.load();
    const auto text = [&](std::size_t profile) {
        return without_places(layout.questions(candidate_paper(), profile).html);
    };
    CHECK(text(0) == "<p></p>\n");
    CHECK(text(1) == "<p>[18 pt]</p>\n");
    CHECK(text(2) == "<p>[plain]</p>\n");
}

TEST_CASE("profiles: the key of a paper in several has the pages of its questions in each") {
    LayoutFixture fixture = with_large();
    fixture.put("key.html",
                "<div>{{#page_rows.any}}<p>{{#profiles}}{{profile_title}} {{/profiles}}</p>"
                "{{/page_rows.any}}{{#page_rows}}<p>{{page_row_number}}:{{#page_cells}} "
                "{{page_cell}}{{/page_cells}}</p>{{/page_rows}}</div>\n");
    const Layout layout = fixture.load();
    const auto text = [&](const KeyProfile& profile) {
        return without_places(layout.key(instructor_paper(), {}, profile).html);
    };
    CHECK(text({1, {{1, 1}, {1, 3}}}) ==
          "<div><p>standard large </p><p>1: 1 1</p><p>2: 1 3</p></div>\n");
    CHECK(text({0, {}}) == "<div></div>\n");
}
