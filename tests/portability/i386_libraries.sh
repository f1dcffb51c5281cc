#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# i386_libraries.sh FOLDER: the 32-bit libraries that the rooms up to assembly use, unpacked into
# FOLDER/root. apt keeps its state in FOLDER, so that the machine gets no second architecture.
set -euo pipefail
folder=$(realpath -m "$1")
[ ! -f "$folder/done" ] || exit 0
mkdir -p "$folder"/{lists,cache,packages,root}
options=(-qq -o APT::Architecture=i386 -o APT::Architectures=i386 -o APT::Sandbox::User=root
    -o Dir::State::lists="$folder/lists" -o Dir::State::status=/dev/null
    -o Dir::Cache="$folder/cache")
# Where one of several sources fails, apt still knows the others.
apt-get "${options[@]}" update || true
(cd "$folder/packages" && apt-get "${options[@]}" download libicu72 libicu-dev libnettle8 nettle-dev \
    libmd4c0 libmd4c-dev libtomlplusplus3 libtomlplusplus-dev)
for package in "$folder"/packages/*.deb; do dpkg-deb -x "$package" "$folder/root"; done
touch "$folder/done"
