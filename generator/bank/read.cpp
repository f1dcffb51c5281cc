// SPDX-License-Identifier: MIT
#include "bank/read.hpp"

#include <algorithm>
#include <atomic>
#include <exception>
#include <future>
#include <map>
#include <numeric>
#include <optional>

#include "bank/enmity.hpp"
#include "bank/head_reader.hpp"
#include "bank/item_file.hpp"
#include "bank/item_files.hpp"
#include "bank/item_sets.hpp"
#include "bank/item_statistics.hpp"
#include "bank/picture_files.hpp"
#include "bank/terms.hpp"
#include "base/text.hpp"
#include "files/shown.hpp"
#include "toml_file/read.hpp"

namespace papersetter::bank {

namespace {

Head read_head_file(const base::Sources& sources, base::FileNumber file,
                    base::Diagnostics& diagnostics) {
    if (const auto table = toml_file::read(sources, file, diagnostics)) {
        return read_head(*table, file, diagnostics);
    }
    Head head;
    head.bank.place = {file, 1, 1};
    head.knows_topics = false;
    return head;
}

std::vector<ItemFile> read_item_files(const base::Sources& sources,
                                      const std::vector<base::FileNumber>& files, const Head& head,
                                      unsigned jobs) {
    std::vector<ItemFile> results(files.size());
    std::vector<std::exception_ptr> failures(files.size());
    std::atomic<std::size_t> next = 0;
    const auto work = [&] {
        for (std::size_t i = next++; i < files.size(); i = next++) {
            try {
                results[i] = read_item_file(sources, files[i], head);
            } catch (...) {
                failures[i] = std::current_exception();
            }
        }
    };
    {
        std::vector<std::future<void>> others;  // waited for at the end of the block
        const std::size_t wanted = std::min<std::size_t>(jobs, files.size());
        for (std::size_t i = 1; i < wanted; ++i) {
            others.push_back(std::async(std::launch::async, work));
        }
        work();
    }
    for (const std::exception_ptr& failure : failures) {
        if (failure) std::rethrow_exception(failure);
    }
    return results;
}

// Puts the stimuli in the order of their ids; of those with one id the first stays.
void sort_stimuli(std::vector<Stimulus>& stimuli, base::Diagnostics& diagnostics) {
    std::stable_sort(stimuli.begin(), stimuli.end(),
                     [](const Stimulus& a, const Stimulus& b) { return a.id < b.id; });
    std::vector<Stimulus> kept;
    kept.reserve(stimuli.size());
    for (Stimulus& stimulus : stimuli) {
        if (kept.empty() || kept.back().id != stimulus.id) {
            kept.push_back(std::move(stimulus));
            continue;
        }
        diagnostics.add({base::Severity::error, stimulus.place,
                         "the id " + base::in_quotes(stimulus.id) + " is given to two stimuli",
                         "give one of them another id", kept.back().place,
                         "the other one stands here"});
    }
    stimuli = std::move(kept);
}

// Puts the items of all files in the order of their ids; of items with one id the first stays.
void gather(std::vector<ItemFile> files, Bank& bank, base::Diagnostics& diagnostics) {
    std::vector<ReadItem> authored;
    for (ItemFile& file : files) {
        diagnostics.append(std::move(file.diagnostics));
        std::move(file.items.begin(), file.items.end(), std::back_inserter(authored));
        std::move(file.stimuli.begin(), file.stimuli.end(), std::back_inserter(bank.stimuli));
    }
    std::vector<std::size_t> order(authored.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return authored[a].item.id < authored[b].item.id;
    });
    constexpr std::size_t left_out = static_cast<std::size_t>(-1);
    std::vector<std::size_t> positions(authored.size(), left_out);
    std::vector<std::size_t> first_of_id;
    bank.items.reserve(authored.size());
    base::Place first_place;
    for (const std::size_t index : order) {
        ReadItem& read = authored[index];
        if (!bank.items.empty() && bank.items.back().id == read.item.id) {
            diagnostics.add({base::Severity::error, read.id_place,
                             "the id " + base::in_quotes(read.item.id) + " is given to two items",
                             "an id is permanent: keep it for the older item, give the other a new "
                             "one",
                             first_place, "the other item stands here"});
            continue;
        }
        first_place = read.id_place;
        positions[index] = bank.items.size();
        bank.items.push_back(std::move(read.item));
    }
    bank.authored.reserve(bank.items.size());
    for (const std::size_t position : positions) {
        if (position != left_out) bank.authored.push_back(position);
    }
    sort_stimuli(bank.stimuli, diagnostics);
}

std::string counted(std::size_t count, const std::string& word) {
    return std::to_string(count) + ' ' + word + (count == 1 ? "" : "s");
}

}  // namespace

bool is_bank_folder(const files::Disk& disk, const files::Path& folder) {
    return disk.exists(folder / head_name) && !disk.is_folder(folder / head_name);
}

Bank read(const files::Disk& disk, const files::Path& folder, const ReadOptions& options,
          base::Sources& sources, base::Diagnostics& diagnostics) {
    if (!is_bank_folder(disk, folder)) {
        diagnostics.error(
            {}, files::shown(folder, options.shown_from) + " is no bank: it has no " + head_name,
            "name the folder in which bank.toml stands");
        throw base::InputError();
    }
    std::map<base::FileNumber, files::Path> folders;
    const auto add = [&](const files::Path& path) {
        folders.emplace(static_cast<base::FileNumber>(sources.size() + 1), path.parent_path());
        return sources.add(files::shown(path, options.shown_from), disk.read(path));
    };
    Head head = read_head_file(sources, add(folder / head_name), diagnostics);
    std::vector<base::FileNumber> files;
    for (const files::Path& path : item_files(disk, folder)) {
        files.push_back(add(path));
        // Manifests, which are text, list the files of a bank.
        if (base::first_invalid_utf8(path.lexically_relative(folder).generic_string())) {
            diagnostics.error({files.back(), 0, 0}, "the name of this file is not UTF-8",
                              "give it another name");
        }
    }
    Bank bank = head.bank;
    gather(read_item_files(sources, files, head, options.jobs), bank, diagnostics);
    check_item_sets(bank, diagnostics);
    settle_enemies(bank, diagnostics);
    settle_terms(bank, diagnostics);
    if (const files::Path path = folder / statistics_name; disk.exists(path)) {
        const base::FileNumber file = add(path);
        take_statistics(read_statistics(sources, file, diagnostics), bank, diagnostics);
    }
    find_pictures({disk, folder, folders, options.shown_from}, bank, diagnostics);
    return bank;
}

void warn_missing_rationales(const Bank& bank, base::Diagnostics& diagnostics) {
    std::size_t options = 0;
    std::size_t items = 0;
    base::Place first;
    for (const std::size_t index : bank.authored) {
        const Item& item = bank.items[index];
        if (!is_usable(item)) continue;
        const std::size_t before = options;
        for (const Item* const part : answered_parts(item)) {
            if (part->type == Type::essay) continue;
            for (const Option& option : part->options) {
                if (has_rationale(option)) continue;
                if (options++ == 0) first = option.place;
            }
        }
        if (options != before) ++items;
    }
    if (options == 0) return;
    diagnostics.warning(first,
                        counted(options, "option") + " of " + counted(items, "item") +
                            (options == 1 ? " has" : " have") + " no rationale",
                        "a paper needs one for every option, unless its blueprint waives it");
}

}  // namespace papersetter::bank
