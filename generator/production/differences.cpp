// SPDX-License-Identifier: MIT
#include "production/differences.hpp"

#include <map>
#include <set>

#include "base/text.hpp"
#include "production/version.hpp"

namespace papersetter::production {
namespace {

void compare_libraries(const manifest::Manifest& then, const Means& now,
                       std::vector<std::string>& told) {
    const std::map<std::string, std::string> now_by_name(now.libraries.begin(),
                                                         now.libraries.end());
    std::set<std::string> named;
    for (const auto& [name, version] : then.libraries) {
        named.insert(name);
        const std::string was =
            "library " + base::shown(name) + ": " + base::shown(version) + " was used then, ";
        const auto found = now_by_name.find(name);
        if (found == now_by_name.end()) {
            told.push_back(was + "this program has none");
        } else if (found->second != version) {
            told.push_back(was + found->second + " is used here");
        }
    }
    for (const auto& [name, version] : now_by_name) {
        if (named.contains(name)) continue;
        told.push_back("library " + name + ": not used then, " + version + " is used here");
    }
}

// A font file or a hyphenation dictionary.
std::string subject(const std::string& file) {
    return (file.ends_with(".dic") ? "hyphenation dictionary " : "font file ") + base::shown(file) +
           ": ";
}

void compare_fonts(const manifest::Manifest& then, const Means& now,
                   std::vector<std::string>& told) {
    std::map<std::string, base::Digest> now_by_name;
    for (const manifest::FileDigest& file : now.fonts) now_by_name[file.name] = file.digest;
    std::set<std::string> named;
    for (const manifest::FileDigest& file : then.fonts) {
        named.insert(file.name);
        const std::string font = subject(file.name);
        const auto found = now_by_name.find(file.name);
        if (found == now_by_name.end()) {
            told.push_back(font + "used then, not used here");
        } else if (found->second != file.digest) {
            told.push_back(font + "another file was used then\nrecorded SHA-256 " +
                           base::to_hex(file.digest) + "\npresent SHA-256  " +
                           base::to_hex(found->second));
        }
    }
    for (const auto& [name, digest] : now_by_name) {
        if (!named.contains(name)) told.push_back(subject(name) + "not used then");
    }
}

}  // namespace

std::vector<std::string> differences(const manifest::Manifest& then, const Means& now) {
    std::vector<std::string> told;
    if (then.program != now.program) {
        told.push_back("program: made with " + base::shown(then.program) + ", this is " +
                       std::string(now.program));
    }
    compare_libraries(then, now, told);
    compare_fonts(then, now, told);
    return told;
}

void tell_differences(const RecordedPaper& paper, const Press* press,
                      base::Diagnostics& diagnostics) {
    const Means now{program_version(), library_versions(),
                    press == nullptr ? paper.manifest.fonts : press->used_files()};
    std::vector<std::string> told = differences(paper.manifest, now);
    if (told.empty()) {
        told.emplace_back(
            "program, libraries, fonts and dictionaries are those that were used then");
    }
    for (std::string& one : told) {
        diagnostics.add({base::Severity::note, paper.place, std::move(one), {}, {}, {}});
    }
}

}  // namespace papersetter::production
