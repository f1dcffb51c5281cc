// SPDX-License-Identifier: MIT
#include "manifest/key_json.hpp"

#include <optional>

#include "base/text.hpp"
#include "blueprint/picked.hpp"

namespace papersetter::manifest {
namespace {

using base::quoted_json;

/// "[a, b]" of what `write` gives for each of `values`.
template <typename Values, typename Write>
std::string list(const Values& values, const Write& write) {
    std::string text;
    for (const auto& one : values) text += (text.empty() ? "" : ", ") + write(one);
    return "[" + text + "]";
}

std::string_view flag(bool is_true) { return is_true ? "true" : "false"; }

/// A question, or a part of one, as it stands on the form.
struct KeyedPart {
    const paper::InstructorQuestion& question;
    const bank::Item& part;
    const std::vector<std::uint32_t>& order;
    std::optional<std::size_t> number;  ///< of the part
};

class FormWriter {
  public:
    FormWriter(std::string item, const paper::Amendments& amendments)
        : item_(std::move(item)), amendments_(&amendments) {}

    [[nodiscard]] std::string write(const KeyedPart& one) const {
        const paper::AmendedKey key = paper::amended_key(*amendments_, item_, one.number);
        return R"(    {"number": )" +
               quoted_json(std::to_string(one.question.number) + one.question.part) +
               R"(, "item": )" + quoted_json(item_) + R"(, "type": ")" +
               std::string(bank::type_words.at(static_cast<std::size_t>(one.part.type))) +
               R"(", "points": )" + base::to_string(one.question.points) + R"(, "scoring": ")" +
               std::string(bank::scoring_words.at(static_cast<std::size_t>(one.part.scoring))) +
               R"(", "counted": )" + std::string(flag(!one.question.is_left_out)) +
               R"(, "letters": )" + list(letters(one, key), quoted) + R"(, "accepted": )" +
               accepted(one.part, key) + R"(, "options": )" + options(one) + "}";
    }

  private:
    static std::string quoted(const std::string& text) { return quoted_json(text); }

    static std::vector<std::string> letters(const KeyedPart& one, const paper::AmendedKey& key) {
        std::vector<std::string> letters;
        if (!one.question.answer.empty()) letters.push_back(one.question.answer);
        for (const paper::KeyChange& change : key.accepted) {
            if (change.text.empty()) {
                letters.push_back(paper::letters_of(change, one.part, one.order));
            }
        }
        return letters;
    }

    static std::string answer(const bank::Item& part, const std::string& text, std::size_t gap) {
        std::string json = R"({"text": )" + quoted_json(text);
        if (part.type == bank::Type::cloze) json += R"(, "gap": )" + std::to_string(gap + 1);
        if (!part.tolerance.is_zero()) {
            json += R"(, "tolerance": )" + quoted_json(part.tolerance.written());
            json += R"(, "relative": )" + std::string(flag(part.has_relative_tolerance));
        }
        return json + "}";
    }

    /// The written answers that are right.
    static std::string accepted(const bank::Item& part, const paper::AmendedKey& key) {
        std::vector<std::string> answers;
        const bool is_written = part.type == bank::Type::numeric ||
                                part.type == bank::Type::short_answer ||
                                (part.type == bank::Type::cloze && !part.is_option_bank);
        for (const bank::Option& option : part.options) {
            if (!is_written || !option.is_correct) continue;
            std::size_t gap = 0;
            while (gap < part.gaps.size() && part.gaps[gap] != option.gap) ++gap;
            answers.push_back(answer(part, option.text.source, gap));
        }
        for (const paper::KeyChange& change : key.accepted) {
            if (!change.text.empty()) answers.push_back(answer(part, change.text, change.gap));
        }
        return list(answers, [](const std::string& one) { return one; });
    }

    /// By letter: the id of the option, or its authored position from 1.
    static std::string options(const KeyedPart& one) {
        if (!bank::offers_options(one.part)) return "[]";
        return list(one.order, [&](std::uint32_t authored) {
            const std::string& id = one.part.options[authored].id;
            return quoted_json(id.empty() ? std::to_string(authored + 1) : id);
        });
    }

    std::string item_;
    const paper::Amendments* amendments_;
};

}  // namespace

std::string key_json_form(const paper::InstructorPaper& paper, const assembly::Selection& selection,
                          const std::vector<bank::Bank>& banks,
                          const paper::Amendments& amendments) {
    std::string questions;
    const auto add = [&](const std::string& one) {
        questions.append(questions.empty() ? "\n" : ",\n").append(one);
    };
    for (std::size_t s = 0; s < paper.sections.size(); ++s) {
        for (std::size_t i = 0; i < paper.sections[s].questions.size(); ++i) {
            const assembly::SelectedItem& selected = selection.sections[s].items[i];
            const bank::Bank& bank = banks[selected.ref.bank];
            const bank::Item& item = bank.items[selected.ref.item];
            const paper::InstructorQuestion& question = paper.sections[s].questions[i];
            const FormWriter writer(blueprint::full_name(bank, item), amendments);
            const auto orders = bank::orders_of_parts(item, selected.options);
            if (question.parts.empty()) add(writer.write({question, item, orders.at(0), {}}));
            for (std::size_t p = 0; p < question.parts.size(); ++p) {
                add(writer.write({question.parts[p], item.parts[p], orders.at(p), p}));
            }
        }
    }
    std::string cuts;
    for (const paper::ScoreRow& row : paper.score_rows) {
        if (!paper.has_grades || row.grade.empty()) continue;
        cuts += (cuts.empty() ? "" : ", ") + (R"({"grade": )" + quoted_json(row.grade)) +
                R"(, "points": )" + base::to_string(row.least) + "}";
    }
    return R"(  {"name": )" + quoted_json(selection.form) + R"(, "code": )" +
           quoted_json(paper.candidate.form_code) + R"(, "points": )" +
           base::to_string(paper.points) + ",\n   \"cut_scores\": [" + cuts +
           "],\n   \"questions\": [" + questions + "]}";
}

std::string key_json(const blueprint::Blueprint& blueprint, std::uint32_t revision,
                     const std::vector<std::string>& forms) {
    std::string text;
    for (const std::string& form : forms) text.append(text.empty() ? "\n" : ",\n").append(form);
    return "{\"title\": " + quoted_json(blueprint.title) +
           ",\n \"revision\": " + std::to_string(revision) + ",\n \"forms\": [" + text + "]}\n";
}

}  // namespace papersetter::manifest
