// SPDX-License-Identifier: MIT
#include "production/report.hpp"

#include <algorithm>

#include "base/digest.hpp"
#include "paper/report.hpp"
#include "production/report_json.hpp"

namespace papersetter::production {

bool has_report(const manifest::Manifest& manifest) {
    return std::any_of(manifest.outputs.begin(), manifest.outputs.end(),
                       [](const manifest::FileDigest& file) { return file.name == report_pdf; });
}

std::vector<manifest::FileDigest> print_report(const Inputs& inputs,
                                               const assembly::Selections& selections,
                                               const assembly::Figures& figures, const Press& press,
                                               const Sink& sink, base::Diagnostics& diagnostics) {
    const std::string json = json_of_report(inputs, selections, figures);
    const paper::Report report =
        paper::report_of(inputs.banks, inputs.blueprint, selections, figures);
    const std::string pdf = Press::Thread(press).print(
        press.layout().report(report), {layout::Document::report, json, report.date}, diagnostics);
    if (diagnostics.has_errors()) throw base::InputError();
    sink(report_pdf, pdf);
    sink(report_json, json);
    return {{std::string(report_pdf), base::sha256(pdf)},
            {std::string(report_json), base::sha256(json)}};
}

}  // namespace papersetter::production
