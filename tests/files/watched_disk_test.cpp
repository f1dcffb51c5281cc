// SPDX-License-Identifier: MIT
#include "files/watched_disk.hpp"

#include <doctest/doctest.h>

#include <string>

#include "scratch_folder.hpp"

using namespace papersetter::files;

namespace {

/// A folder with a file, watched; work is written to out/.
struct Watched {
    ScratchFolder scratch;
    RealDisk real;
    WatchedDisk disk{real, scratch.path() / "out"};

    Watched() { put("bank/items.toml", "one"); }
    void put(const std::string& name, std::string_view text) {
        const Path path = scratch.path() / name;
        real.make_folders(path.parent_path());
        real.write(path, text);
    }
    [[nodiscard]] Path path(const std::string& name) const { return scratch.path() / name; }
    /// The name of what has changed, relative to the folder; "nothing".
    [[nodiscard]] std::string changed() const {
        const auto path = disk.changed();
        return path ? path->lexically_relative(scratch.path()).string() : "nothing";
    }
};

}  // namespace

TEST_CASE("watched_disk: reads what the disk has, and nothing changes by that") {
    Watched watched;
    CHECK(watched.disk.read(watched.path("bank/items.toml")) == "one");
    CHECK(watched.disk.exists(watched.path("bank")));
    CHECK(watched.disk.is_folder(watched.path("bank")));
    CHECK(watched.disk.list(watched.path("bank")) == std::vector<std::string>{"items.toml"});
    CHECK(watched.disk.watched() == 3);  // the file, its folder as such and its names
    CHECK(watched.changed() == "nothing");
}

TEST_CASE("watched_disk: a file that was read and is written, replaced or removed has changed") {
    Watched watched;
    const auto read = [&] {
        watched.disk.forget();
        static_cast<void>(watched.disk.read(watched.path("bank/items.toml")));
    };
    read();
    watched.put("bank/items.toml", "longer");
    CHECK(watched.changed() == "bank/items.toml");
    read();
    CHECK(watched.changed() == "nothing");
    watched.put("bank/new.toml", "LONGER");  // the same size, put in place as editors do
    watched.real.rename(watched.path("bank/new.toml"), watched.path("bank/items.toml"));
    CHECK(watched.changed() == "bank/items.toml");
    read();
    watched.real.remove(watched.path("bank/items.toml"));
    CHECK(watched.changed() == "bank/items.toml");
}

TEST_CASE("watched_disk: what was looked for and comes to be has changed") {
    Watched watched;
    CHECK_FALSE(watched.disk.exists(watched.path("layouts/exam/layout.toml")));
    CHECK(watched.changed() == "nothing");
    watched.put("layouts/exam/layout.toml", "");
    CHECK(watched.changed() == "layouts/exam/layout.toml");
}

TEST_CASE(
    "watched_disk: a listed folder has changed when a name comes or goes, hidden ones apart") {
    Watched watched;
    static_cast<void>(watched.disk.list(watched.path("bank")));
    watched.put("bank/.items.toml.swp", "x");
    CHECK(watched.changed() == "nothing");
    watched.put("bank/more.toml", "x");
    CHECK(watched.changed() == "bank");
}

TEST_CASE("watched_disk: work that is written is passed over, and what was not looked at too") {
    Watched watched;
    watched.put("out/manifest.toml", "one");
    CHECK(watched.disk.exists(watched.path("out/manifest.toml")));
    static_cast<void>(watched.disk.list(watched.scratch.path()));
    static_cast<void>(watched.disk.list(watched.path("out")));
    watched.put("out/manifest.toml", "another");
    watched.put("out/record/blueprint.toml", "x");
    watched.put("bank/items.toml", "longer");
    CHECK(watched.changed() == "nothing");
    watched.real.remove_all(watched.path("out"));
    CHECK(watched.changed() == "nothing");
}
