// SPDX-License-Identifier: MIT
#include "layout/class_scopes.hpp"

#include "layout/document_scopes.hpp"
#include "layout/letters.hpp"

namespace papersetter::layout {
namespace {

class ClassScopes {
  public:
    ClassScopes(const paper::ClassSheet& sheet, const Strings& strings)
        : sheet_(sheet), strings_(strings) {}

    Scopes scopes() {
        set_titles(scopes_, sheet_, strings_);
        set_head();
        set_bins();
        set_misconceptions();
        std::vector<Scope>& items = set_list(scopes_.paper, "class_items", sheet_.items.size());
        for (std::size_t i = 0; i < items.size(); ++i) set_item(items[i], sheet_.items[i]);
        std::vector<Scope>& scores = set_list(scopes_.paper, "class_scores", sheet_.scores.size());
        for (std::size_t i = 0; i < scores.size(); ++i) set_score(scores[i], sheet_.scores[i]);
        return std::move(scopes_);
    }

  private:
    std::string_view keep(std::string made) { return scopes_.keep(std::move(made)); }
    std::string_view text(std::int64_t number) { return keep(std::to_string(number)); }

    void set_head() {
        Scope& scope = scopes_.paper;
        set_flag(scope, "is_class", true);
        std::string title = strings_.fill("class_title", {}, {{"title", sheet_.title}});
        set(scope, "document_title", title.empty() ? sheet_.title : keep(std::move(title)));
        set(scope, "question_count", text(sheet_.question_count));
        set(scope, "class_size", text(sheet_.candidates));
        set(scope, "class_marks", keep(base::to_string(sheet_.points)));
        set(scope, "class_mean", sheet_.mean);
        set(scope, "class_median", sheet_.median);
        set(scope, "class_deviation", sheet_.deviation);
        std::vector<Scope>& forms =
            set_list(scope, "class_forms", sheet_.tells_forms() ? sheet_.forms.size() : 0);
        for (std::size_t i = 0; i < forms.size(); ++i) set(forms[i], "class_form", sheet_.forms[i]);
        std::vector<Scope>& list =
            set_list(scope, "class_reliabilities", sheet_.reliabilities.size());
        for (std::size_t i = 0; i < list.size(); ++i) {
            set(list[i], "reliability_forms", sheet_.reliabilities[i].forms);
            set(list[i], "reliability", sheet_.reliabilities[i].alpha);
        }
    }

    void set_bins() {
        std::vector<Scope>& bins = set_list(scopes_.paper, "class_bins", sheet_.bins.size());
        for (std::size_t i = 0; i < bins.size(); ++i) {
            const paper::ClassBin& bin = sheet_.bins[i];
            set(bins[i], "bin_text",
                keep(std::to_string(bin.least) + "–" + std::to_string(bin.most) + "\u00A0%"));
            set(bins[i], "bin_candidates", text(bin.candidates));
            set_bar(bins[i], "bin_bar", bin.bar);
        }
    }

    void set_misconceptions() {
        std::vector<Scope>& list =
            set_list(scopes_.paper, "class_misconceptions", sheet_.misconceptions.size());
        for (std::size_t i = 0; i < list.size(); ++i) {
            const paper::ClassMisconception& one = sheet_.misconceptions[i];
            set(list[i], "misconception", one.words);
            set(list[i], "misconception_candidates", text(one.candidates));
            set(list[i], "misconception_places", one.places);
            set_bar(list[i], "misconception_bar", one.bar);
        }
    }

    void set_item(Scope& scope, const paper::ClassItem& item) {
        set(scope, "class_item_id", item.item_id);
        set(scope, "class_item_p", item.p);
        set(scope, "class_item_discrimination", item.discrimination);
        set(scope, "class_item_upper", item.upper);
        set(scope, "class_item_lower", item.lower);
        set(scope, "class_item_n", text(item.n));
        set(scope, "class_item_stem_html", item.stem_html);
        set_flag(scope, "is_doubtful", item.is_doubtful);
        std::vector<Scope>& places =
            set_list(scope, "class_places", sheet_.tells_forms() ? item.numbers.size() : 0);
        for (std::size_t i = 0; i < places.size(); ++i) {
            if (item.numbers[i] > 0) set(places[i], "class_place", text(item.numbers[i]));
        }
        std::vector<Scope>& parts = set_list(scope, "class_parts", item.parts.size());
        for (std::size_t i = 0; i < parts.size(); ++i) set_part(parts[i], item.parts[i]);
    }

    void set_part(Scope& scope, const paper::ClassPart& part) {
        if (!part.part.empty()) set(scope, "class_part_label", keep('(' + part.part + ')'));
        set(scope, "class_stem_html", part.stem_html);
        std::vector<Scope>& options = set_list(scope, "class_options", part.options.size());
        for (std::size_t i = 0; i < options.size(); ++i) set_option(options[i], part.options[i]);
    }

    void set_option(Scope& scope, const paper::ClassOption& option) {
        using Kind = paper::ClassOption::Kind;
        set(scope, "class_option_html", option.html);
        set_flag(scope, "is_class_key", option.is_correct);
        set_flag(scope, "is_other", option.kind == Kind::other);
        set_flag(scope, "is_blank", option.kind == Kind::blank);
        set(scope, "class_option_total", text(option.total));
        set_bar(scope, "class_option_bar", option.bar);
        std::vector<Scope>& counts =
            set_list(scope, "class_counts", sheet_.tells_forms() ? option.counts.size() : 0);
        for (std::size_t i = 0; i < counts.size(); ++i) {
            set(counts[i], "class_count", text(option.counts[i]));
            set(counts[i], "class_count_letter",
                keep(printed_letters(strings_, option.letters[i])));
        }
    }

    void set_score(Scope& scope, const paper::ClassScore& score) {
        set(scope, "scored_candidate", score.candidate);
        set(scope, "scored_name", score.name);
        set(scope, "scored_form", score.form);
        set(scope, "scored_marks", keep(base::to_string(score.got)));
        set(scope, "scored_of", keep(base::to_string(score.of)));
        set(scope, "scored_per_cent",
            keep(std::to_string(paper::per_cent(score.got, score.of)) + "\u00A0%"));
        if (score.unmarked == 0) return;
        const std::string_view number = text(score.unmarked);
        set(scope, "scored_note",
            keep(strings_.fill("unmarked", base::Decimal::whole(score.unmarked), {{"n", number}})));
    }

    const paper::ClassSheet& sheet_;
    const Strings& strings_;
    Scopes scopes_;
};

}  // namespace

Scopes class_scopes(const paper::ClassSheet& sheet, const Strings& strings) {
    return ClassScopes(sheet, strings).scopes();
}

}  // namespace papersetter::layout
