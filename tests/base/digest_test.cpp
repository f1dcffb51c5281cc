// SPDX-License-Identifier: MIT
#include "base/digest.hpp"

#include <doctest/doctest.h>

using namespace papersetter::base;

TEST_CASE("digest: SHA-256 gives the published values") {
    CHECK(to_hex(sha256("")) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    CHECK(to_hex(sha256("abc")) ==
          "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    CHECK(to_hex(sha256(std::string(1'000'000, 'a'))) ==
          "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

TEST_CASE("digest: SHA-256 of every length up to three blocks and more is as by others") {
    // The digest of the digests, from Python's hashlib: byte i of the text of n bytes is 7 i + n.
    std::string digests;
    for (std::size_t n = 0; n <= 200; ++n) {
        std::string text;
        for (std::size_t i = 0; i < n; ++i) text += static_cast<char>(7 * i + n);
        digests += to_hex(sha256(text));
    }
    CHECK(to_hex(sha256(digests)) ==
          "de444fd33c2915b23d3772a4de9aa249a9206ee2f93688a74e332e160c085f41");
}

TEST_CASE("digest: hexadecimal goes both ways and refuses the rest") {
    const Digest digest = sha256("abc");
    CHECK(digest_from_hex(to_hex(digest)) == digest);
    CHECK(digest_from_hex("BA7816BF8F01CFEA414140DE5DAE2223B00361A396177A9CB410FF61F20015AD") ==
          digest);
    CHECK(digest_from_hex(to_hex(digest).substr(1)) == std::nullopt);
    CHECK(digest_from_hex(to_hex(digest) + "0") == std::nullopt);
    CHECK(digest_from_hex("g" + to_hex(digest).substr(1)) == std::nullopt);
}

TEST_CASE("digest: base 32 takes five bits a character from the front") {
    Digest digest;
    digest.bytes[0] = 0b00001'000;   // 1, then 000..
    digest.bytes[1] = 0b10'11111'0;  // ..10 = 2, 31, 0....
    CHECK(to_base32(digest, 4) == "12Z0");
    CHECK(to_base32(digest, 0).empty());
    CHECK(to_base32(sha256("abc"), 51).size() == 51);
    // SHA-256("abc") begins ba 78 16 bf: 10111 01001 11100 00001 01101 01111
    CHECK(to_base32(sha256("abc"), 6) == "Q9W1DF");
}

TEST_CASE("digest: fresh seeds are 26 characters of base 32 and differ") {
    const std::string one = fresh_seed();
    const std::string two = fresh_seed();
    CHECK(one.size() == 26);
    CHECK(one.find_first_not_of("0123456789ABCDEFGHJKMNPQRSTVWXYZ") == std::string::npos);
    CHECK(one != two);
}
