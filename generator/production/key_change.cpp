// SPDX-License-Identifier: MIT
#include "production/key_change.hpp"

#include <algorithm>
#include <charconv>
#include <set>
#include <string_view>

#include "bank/answer_checks.hpp"
#include "base/text.hpp"
#include "blueprint/picked.hpp"
#include "paper/answer_letters.hpp"
#include "paper/lettering.hpp"

namespace papersetter::production {
namespace {

using paper::KeyChange;
using paper::KeyChangeKind;

/// Why a change makes no sense; thrown within this file only.
struct Fault {
    std::string message;
    std::string hint;
};

/// A place as written, and what stands behind its "=".
struct WrittenPlace {
    std::string form;
    int number = 0;
    std::optional<std::size_t> part;
    std::string value;
};

WrittenPlace place_in(const AskedChange& asked) {
    const Fault fault{"is no change of a key", asked.kind == KeyChangeKind::accept ? "write B:17=C"
                                               : asked.kind == KeyChangeKind::leave_out
                                                   ? "write B:17"
                                                   : "write B:17=2"};
    WrittenPlace place;
    const std::size_t sign = asked.written.find('=');
    const std::string where = asked.written.substr(0, sign);
    if ((sign == std::string::npos) != (asked.kind == KeyChangeKind::leave_out)) throw fault;
    if (sign != std::string::npos) {
        place.value = std::string(base::trimmed(asked.written.substr(sign + 1)));
        if (place.value.empty()) throw fault;
    }
    const std::size_t colon = where.rfind(':');
    if (colon == std::string::npos) throw fault;
    place.form = where.substr(0, colon);
    const char* const end = where.data() + where.size();
    const auto [stop, problem] = std::from_chars(where.data() + colon + 1, end, place.number);
    if (problem != std::errc() || place.number < 1 || end - stop > 1) throw fault;
    if (stop != end) {
        if (*stop < 'a' || *stop > 'z') throw fault;
        place.part = static_cast<std::size_t>(*stop - 'a');
    }
    return place;
}

class ChangeReader {
  public:
    ChangeReader(const std::vector<bank::Bank>& banks, const assembly::Selections& selections,
                 const paper::Amendments& amendments)
        : banks_(banks), selections_(selections), amendments_(amendments) {}

    KeyChange read(const AskedChange& asked) {
        const WrittenPlace place = place_in(asked);
        find(place);
        change_.kind = asked.kind;
        const paper::AmendedKey key = paper::amended_key(amendments_, change_.item, change_.part);
        if (asked.kind == KeyChangeKind::leave_out) {
            leave_out(key);
        } else if (part_ == nullptr) {
            throw Fault{"names a question with parts", "name one of them: " + place.form + ":" +
                                                           std::to_string(place.number) + "a"};
        } else if (key.is_left_out) {
            throw Fault{"changes what is not counted any more", {}};
        } else if (asked.kind == KeyChangeKind::points) {
            give_points(place.value, key);
        } else if (part_->type == bank::Type::essay) {
            throw Fault{"is an essay, which has no answer to accept", "--void leaves it out"};
        } else if (bank::offers_options(*part_)) {
            accept_letters(place.value, key);
        } else {
            accept_text(place.value, key);
        }
        return std::move(change_);
    }

  private:
    void find(const WrittenPlace& place) {
        const auto form = std::ranges::find(selections_, place.form, &assembly::Selection::form);
        if (form == selections_.end()) {
            std::string names;
            for (const assembly::Selection& one : selections_) {
                names += (names.empty() ? "" : ", ") + one.form;
            }
            throw Fault{"names no form of the paper", "its forms are " + names};
        }
        int number = 0;
        for (const assembly::SelectedSection& section : form->sections) {
            for (const assembly::SelectedItem& selected : section.items) {
                if (++number == place.number) return take(selected, place);
            }
        }
        throw Fault{"names no question of form " + form->form,
                    "it has " + std::to_string(number) + " questions"};
    }

    void take(const assembly::SelectedItem& selected, const WrittenPlace& place) {
        const bank::Bank& bank = banks_[selected.ref.bank];
        const bank::Item& item = bank.items[selected.ref.item];
        item_ = &item;
        change_.item = blueprint::full_name(bank, item);
        change_.part = place.part;
        const bool is_composite = item.type == bank::Type::composite;
        if (place.part && !is_composite)
            throw Fault{"names a part of a question without parts", {}};
        if (place.part && *place.part >= item.parts.size()) {
            throw Fault{"names no part of the question",
                        "it has " + std::to_string(item.parts.size()) + " parts"};
        }
        if (is_composite && !place.part) return;
        part_ = is_composite ? &item.parts[*place.part] : &item;
        order_ = bank::orders_of_parts(item, selected.options).at(place.part.value_or(0));
    }

    void leave_out(const paper::AmendedKey& key) const {
        bool is_out = key.is_left_out;
        if (part_ == nullptr) {
            is_out = true;
            for (std::size_t i = 0; i < item_->parts.size(); ++i) {
                is_out = is_out && paper::amended_key(amendments_, change_.item, i).is_left_out;
            }
        }
        if (is_out) throw Fault{"leaves out what is not counted any more", {}};
    }

    void give_points(const std::string& value, const paper::AmendedKey& key) {
        const auto points = base::Decimal::parse(value);
        if (!points || *points <= base::Decimal() || *points > base::Decimal::whole(1000)) {
            throw Fault{"gives no points",
                        "points are above 0 and at most 1000, with four decimal places at most; "
                        "--void leaves a question out"};
        }
        if (part_->type == bank::Type::essay) {
            throw Fault{"is an essay, whose points are those of its criteria", {}};
        }
        if (*points == key.points.value_or(part_->points)) {
            throw Fault{"has these points already", {}};
        }
        change_.points = *points;
    }

    std::uint32_t authored_at(char letter) const {
        const auto printed = static_cast<std::size_t>(letter - 'A');
        if (letter < 'A' || letter > 'Z' || printed >= order_.size()) {
            throw Fault{"names no option of the question",
                        "its options are A to " + paper::Lettering::letter_at(order_.size() - 1)};
        }
        return order_[printed];
    }

    /// How many letters an answer has; nothing: any number of different ones.
    [[nodiscard]] std::optional<std::size_t> letters_needed() const {
        if (part_->type == bank::Type::multiple) return std::nullopt;
        return paper::right_letters(*part_, order_).size();
    }

    void accept_letters(const std::string& value, const paper::AmendedKey& key) {
        if (part_->type == bank::Type::true_false) {
            accept_statements(value);
        } else {
            for (const char letter : value) change_.options.push_back(authored_at(letter));
            const auto needed = letters_needed();
            if (needed && value.size() != *needed) {
                throw Fault{"has " + std::to_string(value.size()) + " letters and must have " +
                                std::to_string(*needed),
                            {}};
            }
            const std::set<char> different(value.begin(), value.end());
            const bool may_repeat =
                part_->type == bank::Type::matching || part_->type == bank::Type::cloze;
            if (!may_repeat && different.size() != value.size()) {
                throw Fault{"names an option twice", {}};
            }
        }
        const std::string letters = paper::letters_of(change_, *part_, order_);
        bool is_right = letters == paper::right_letters(*part_, order_);
        for (const KeyChange& other : key.accepted) {
            is_right = is_right || paper::letters_of(other, *part_, order_) == letters;
        }
        if (is_right) throw Fault{"is right already", {}};
        if (bank::is_answered_by_letters(*part_)) std::ranges::sort(change_.options);
    }

    void accept_statements(const std::string& value) {
        const bool is_truths =
            std::ranges::all_of(value, [](char letter) { return letter == 'T' || letter == 'F'; });
        if (!is_truths || value.size() != order_.size()) {
            throw Fault{
                "does not say of each statement whether it is true",
                "write a T or an F for each of the " + std::to_string(order_.size()) + ": TFT"};
        }
        for (std::size_t printed = 0; printed < order_.size(); ++printed) {
            if (value[printed] == 'T') change_.options.push_back(order_[printed]);
        }
        std::ranges::sort(change_.options);
    }

    /// "2: watt" names the gap by its printed number; where there is one gap it may be left out.
    std::string in_gap(const std::string& value) {
        std::size_t gap = 0;
        const char* const end = value.data() + value.size();
        const auto [stop, problem] = std::from_chars(value.data(), end, gap);
        if (problem == std::errc() && stop != end && *stop == ':') {
            if (gap < 1 || gap > part_->gaps.size()) {
                throw Fault{"names no gap of the question",
                            "it has " + std::to_string(part_->gaps.size()) + " gaps"};
            }
            change_.gap = gap - 1;
            return std::string(base::trimmed(std::string_view(stop + 1, end)));
        }
        if (part_->gaps.size() > 1) {
            throw Fault{"does not say which gap it is for", "write the gap's number: 2: watt"};
        }
        return value;
    }

    void accept_text(const std::string& value, const paper::AmendedKey& key) {
        const bool is_cloze = part_->type == bank::Type::cloze;
        change_.text = is_cloze ? in_gap(value) : value;
        if (change_.text.empty()) throw Fault{"accepts no answer", {}};
        if (base::first_invalid_utf8(change_.text) || change_.text.size() > 1000) {
            throw Fault{"is no line of UTF-8", {}};
        }
        if (part_->type == bank::Type::numeric && !bank::Number::parse(change_.text)) {
            throw Fault{"is no number", "write it as a bank does: 9.81, -2, 6.02e23"};
        }
        bank::Option accepted;
        for (const KeyChange& other : key.accepted) {
            if (other.gap != change_.gap) continue;
            accepted.text.source = other.text;
            if (bank::is_given(*part_, accepted, change_.text)) throw Fault{"is right already", {}};
        }
        for (std::uint32_t i = 0; i < part_->options.size(); ++i) {
            const bank::Option& option = part_->options[i];
            if (is_cloze && option.gap != part_->gaps[change_.gap]) continue;
            if (option.is_correct && bank::is_given(*part_, option, change_.text)) {
                throw Fault{"is right already", {}};
            }
            // A common wrong answer that is right after all.
            if (!option.is_correct && option.text.source == change_.text) {
                change_.options.push_back(i);
            }
        }
    }

    const std::vector<bank::Bank>& banks_;
    const assembly::Selections& selections_;
    const paper::Amendments& amendments_;
    KeyChange change_;
    const bank::Item* item_ = nullptr;
    const bank::Item* part_ = nullptr;  ///< nothing: a composite item as a whole
    std::vector<std::uint32_t> order_;
};

}  // namespace

ReadChange read_change(const AskedChange& asked, const std::vector<bank::Bank>& banks,
                       const assembly::Selections& selections,
                       const paper::Amendments& amendments) {
    try {
        return {ChangeReader(banks, selections, amendments).read(asked), {}, {}};
    } catch (const Fault& fault) {
        return {std::nullopt, fault.message, fault.hint};
    }
}

}  // namespace papersetter::production
