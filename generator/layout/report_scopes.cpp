// SPDX-License-Identifier: MIT
#include "layout/report_scopes.hpp"

#include "layout/letters.hpp"
#include "layout/phrases.hpp"

namespace papersetter::layout {
namespace {

class ReportScopes {
  public:
    explicit ReportScopes(const Strings& strings) : strings_(strings) {}

    Scopes scopes_of(const paper::Report& report) {
        set_head(report);
        std::vector<Scope>& groups = set_list(scopes_.paper, "form_groups", report.groups.size());
        for (std::size_t i = 0; i < groups.size(); ++i) set_group(groups[i], report.groups[i]);
        set_keys(report);
        std::vector<Scope>& exposures =
            set_list(scopes_.paper, "exposures", report.exposure.size());
        for (std::size_t i = 0; i < exposures.size(); ++i) {
            const paper::ReportExposure& one = report.exposure[i];
            set(exposures[i], "exposure_text", counted("report_exposure", one.forms));
            set(exposures[i], "exposure_items", text(one.items));
            set_bar(set_list(exposures[i], "exposure_bar", length(one.bar)), one.bar);
        }
        set_overlaps(report);
        return std::move(scopes_);
    }

  private:
    std::string_view keep(std::string made) { return scopes_.keep(std::move(made)); }
    std::string_view text(std::int64_t number) { return keep(std::to_string(number)); }

    std::string_view counted(std::string_view phrase, std::int64_t number) {
        return keep(strings_.fill(phrase, base::Decimal::whole(number), {{"n", text(number)}}));
    }

    /// The layout's word for a key, or the key as it stands where the layout has no word for it.
    std::string_view word(std::string_view family, std::string_view key) {
        const std::string name = std::string(family) + '.' + std::string(key);
        return strings_.find(name) == nullptr ? key : keep(strings_.fill(name, {}, {}));
    }

    static std::size_t length(const paper::Bar& bar) {
        return static_cast<std::size_t>(bar.filled + bar.room);
    }

    static void set_bar(std::vector<Scope>& units, const paper::Bar& bar) {
        for (std::size_t i = 0; i < units.size(); ++i) {
            set_flag(units[i], "is_filled", i < static_cast<std::size_t>(bar.filled));
        }
    }

    void set_head(const paper::Report& report) {
        Scope& scope = scopes_.paper;
        set(scope, "title", report.title);
        set(scope, "subtitle", report.subtitle);
        set(scope, "course", report.course);
        set(scope, "code", report.code);
        set(scope, "language", report.language);
        set_direction(scope, is_right_to_left(strings_, report.language));
        if (report.date) set(scope, "date_text", keep(date_text(strings_, *report.date)));
        if (report.revision > 1) set(scope, "revision_text", counted("revision", report.revision));
        std::string title = strings_.fill("report_title", {}, {{"title", report.title}});
        set(scope, "document_title", title.empty() ? report.title : keep(std::move(title)));
        set_flag(scope, "is_report", true);
        set(scope, "question_count", text(report.question_count));
        set(scope, "form_count", text(static_cast<std::int64_t>(report.forms.size())));
    }

    void set_group(Scope& scope, const paper::ReportForms& group) {
        std::string names;
        for (const std::string& name : group.names) names += (names.empty() ? "" : ", ") + name;
        const auto count = static_cast<std::int64_t>(group.names.size());
        set(scope, "forms_text",
            keep(strings_.fill("report_forms", base::Decimal::whole(count),
                               {{"n", text(count)}, {"forms", names}})));
        set(scope, "group_marks", keep(base::to_string(group.points)));
        if (group.minutes) set(scope, "group_time_text", keep(time_text(strings_, *group.minutes)));
        set(scope, "group_p", group.p);
        if (group.items_without_p > 0) {
            set(scope, "group_p_note", counted("report_without_p", group.items_without_p));
        }
        std::vector<Scope>& sections = set_list(scope, "report_sections", group.sections.size());
        for (std::size_t i = 0; i < sections.size(); ++i) {
            set_section(sections[i], group.sections[i], i + 1);
        }
    }

    void set_section(Scope& scope, const paper::ReportSection& section, std::size_t number) {
        set(scope, "report_section_title", section.title);
        const std::string_view digits = text(static_cast<std::int64_t>(number));
        set(scope, "report_section_label",
            keep(strings_.fill("report_section", {}, {{"number", digits}})));
        set(scope, "law", word("law", section.law));
        std::vector<Scope>& rows = set_list(scope, "requirements", section.requirements.size());
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const paper::ReportRequirement& one = section.requirements[i];
            set(rows[i], "requirement_of", word("requirement", one.of));
            set(rows[i], "requirement_value", word(one.of, one.value));
            set(rows[i], "asked", one.asked);
            set(rows[i], "got", one.got);
            set_bar(set_list(rows[i], "requirement_bar", length(one.bar)), one.bar);
        }
    }

    void set_keys(const paper::Report& report) {
        std::vector<Scope>& letters =
            set_list(scopes_.paper, "letter_totals", report.letters.size());
        for (std::size_t i = 0; i < letters.size(); ++i) {
            set(letters[i], "total_letter",
                keep(printed_letters(strings_, report.letters[i].letter)));
            set(letters[i], "total_keys", text(report.letters[i].keys));
            const paper::Bar& bar = report.letters[i].bar;
            set_bar(set_list(letters[i], "total_bar", length(bar)), bar);
        }
        std::vector<Scope>& forms = set_list(scopes_.paper, "key_forms", report.keys.size());
        for (std::size_t i = 0; i < forms.size(); ++i) {
            const paper::ReportKeys& keys = report.keys[i];
            set(forms[i], "key_form", keys.form);
            set(forms[i], "chi_square", keys.chi_square);
            set(forms[i], "degrees", text(keys.degrees));
            std::vector<Scope>& counts = set_list(forms[i], "key_counts", keys.counts.size());
            for (std::size_t l = 0; l < counts.size(); ++l) {
                set(counts[l], "key_count", text(keys.counts[l]));
            }
        }
    }

    void set_overlaps(const paper::Report& report) {
        if (report.named > 0)
            set(scopes_.paper, "named_text", counted("report_named", report.named));
        std::vector<Scope>& heads =
            set_list(scopes_.paper, "overlap_forms", report.overlaps.size());
        std::vector<Scope>& rows = set_list(scopes_.paper, "overlap_rows", report.overlaps.size());
        for (std::size_t i = 0; i < rows.size(); ++i) {
            set(heads[i], "overlap_form", report.forms[i]);
            set(rows[i], "overlap_row", report.forms[i]);
            std::vector<Scope>& cells = set_list(rows[i], "overlaps", rows.size());
            for (std::size_t j = 0; j < cells.size(); ++j) {
                set(cells[j], "overlap", text(report.overlaps[i][j]));
            }
        }
    }

    const Strings& strings_;
    Scopes scopes_;
};

}  // namespace

Scopes report_scopes(const paper::Report& report, const Strings& strings) {
    return ReportScopes(strings).scopes_of(report);
}

}  // namespace papersetter::layout
