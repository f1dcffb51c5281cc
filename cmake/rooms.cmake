# SPDX-License-Identifier: MIT
# add_room(name SOURCES … USES … LIBRARY …): one static library per room. USES lists the rooms it
# may include, so that the link lines are the room table; LIBRARY names its third-party doors.

set(PAPERSETTER_WARNINGS -Wall -Wextra -Wpedantic -Wshadow -Wconversion)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # GCC 12 warns falsely about std::string + (bug 105651) and about optional variants.
    list(APPEND PAPERSETTER_WARNINGS -Wno-restrict -Wno-array-bounds -Wno-stringop-overflow
         -Wno-maybe-uninitialized)
endif()
if(PAPERSETTER_WERROR)
    list(APPEND PAPERSETTER_WARNINGS -Werror)
endif()

function(papersetter_flags target)
    target_compile_options(${target} PRIVATE ${PAPERSETTER_WARNINGS} -ffp-contract=off)
    if(PAPERSETTER_SANITIZE)
        target_compile_options(${target} PRIVATE -fsanitize=${PAPERSETTER_SANITIZE}
                               -fno-omit-frame-pointer)
        target_link_options(${target} PUBLIC -fsanitize=${PAPERSETTER_SANITIZE})
    endif()
    if(PAPERSETTER_FUZZ)
        target_compile_options(${target} PRIVATE -fsanitize=fuzzer-no-link,address,undefined)
        target_link_options(${target} PUBLIC -fsanitize=address,undefined)
    endif()
endfunction()

function(add_room name)
    cmake_parse_arguments(ROOM "" "" "SOURCES;USES;LIBRARY" ${ARGN})
    add_library(room_${name} STATIC ${ROOM_SOURCES})
    papersetter_flags(room_${name})
    target_include_directories(room_${name} PUBLIC ${PROJECT_SOURCE_DIR}/generator)
    list(TRANSFORM ROOM_USES PREPEND room_)
    target_link_libraries(room_${name} PUBLIC ${ROOM_USES} PRIVATE ${ROOM_LIBRARY})
    if(name STREQUAL base)
        target_precompile_headers(room_base PRIVATE ${PROJECT_SOURCE_DIR}/cmake/standard_headers.hpp)
    elseif(NOT PAPERSETTER_ONLY)
        target_precompile_headers(room_${name} REUSE_FROM room_base)
    endif()
endfunction()

# add_room_test(name SOURCES … [USES …]): one doctest program per room, run by ctest.
function(add_room_test name)
    cmake_parse_arguments(TEST "" "" "SOURCES;USES" ${ARGN})
    add_executable(test_${name} ${TEST_SOURCES})
    papersetter_flags(test_${name})
    # Tests are compiled for a fast build, the rooms they test for speed.
    target_compile_options(test_${name} PRIVATE -O0)
    target_precompile_headers(test_${name} REUSE_FROM test_headers)
    list(TRANSFORM TEST_USES PREPEND room_)
    target_link_libraries(test_${name} PRIVATE doctest_main room_${name} ${TEST_USES})
    target_include_directories(test_${name} PRIVATE ${PROJECT_SOURCE_DIR}/tests)
    target_compile_definitions(test_${name} PRIVATE
        PAPERSETTER_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
    add_test(NAME room_${name} COMMAND test_${name} --no-intro)
endfunction()
