// SPDX-License-Identifier: MIT
#include "toml_file/listed_file.hpp"

namespace papersetter::toml_file {

ListedFile read_listed_file(TableReader& reader, std::string_view folders,
                            base::Diagnostics& diagnostics) {
    ListedFile listed;
    listed.file = reader.required_text("file");
    if (listed.file.find('/') != std::string::npos) {
        diagnostics.error(reader.place_of("file"), "`file` is a name without a folder",
                          "put the folder into " + std::string(folders));
    }
    const std::string hex = reader.required_text("sha256");
    listed.place = reader.place_of("sha256");
    if (const auto digest = base::digest_from_hex(hex)) {
        listed.expected = *digest;
    } else if (reader.has("sha256")) {
        diagnostics.error(listed.place, "`sha256` is not 64 hexadecimal digits",
                          "`sha256sum " + listed.file + "` prints them");
    }
    return listed;
}

}  // namespace papersetter::toml_file
