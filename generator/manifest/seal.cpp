// SPDX-License-Identifier: MIT
#include "base/text.hpp"
#include "manifest/manifest.hpp"
#include "manifest/words.hpp"

namespace papersetter::manifest {

std::string seal_of(std::string_view sealed) {
    return std::string(digest_prefix) + base::to_hex(base::sha256(sealed));
}

std::string_view sealed_part(std::string_view text) {
    const std::size_t line = text.rfind("\ndigest = ");
    return line == std::string_view::npos ? text : text.substr(0, line + 1);
}

bool is_sealed(std::string_view text) {
    const std::string_view sealed = sealed_part(text);
    return text.substr(sealed.size()) == "digest = " + base::quoted_toml(seal_of(sealed)) + "\n";
}

bool has_issue_mark(std::string_view text) {
    // No value can hold this line: line ends in our strings are escaped. A manifest that was opened
    // in an editor and saved with other line ends still protects its paper.
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        if (base::trimmed(text.substr(0, end)) == issue_mark) return true;
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    return false;
}

}  // namespace papersetter::manifest
