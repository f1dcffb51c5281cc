// SPDX-License-Identifier: MIT
#include "pdf/information.hpp"

#include <string>

#include "base/text.hpp"

namespace papersetter::pdf {
namespace {

// PDF/A wants every property described that its own schemas lack (ISO 19005-2, 6.6.2.3).
constexpr std::string_view ua_schema =
    "<rdf:Description rdf:about=\"\" "
    "xmlns:pdfaExtension=\"http://www.aiim.org/pdfa/ns/extension/\" "
    "xmlns:pdfaSchema=\"http://www.aiim.org/pdfa/ns/schema#\" "
    "xmlns:pdfaProperty=\"http://www.aiim.org/pdfa/ns/property#\">\n"
    "<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType=\"Resource\">\n"
    "<pdfaSchema:schema>PDF/UA identification</pdfaSchema:schema>\n"
    "<pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>\n"
    "<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>\n"
    "<pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType=\"Resource\">\n"
    "<pdfaProperty:name>part</pdfaProperty:name>\n"
    "<pdfaProperty:valueType>Integer</pdfaProperty:valueType>\n"
    "<pdfaProperty:category>internal</pdfaProperty:category>\n"
    "<pdfaProperty:description>Part of ISO 14289 that the file follows</pdfaProperty:description>\n"
    "</rdf:li></rdf:Seq></pdfaSchema:property>\n"
    "</rdf:li></rdf:Bag></pdfaExtension:schemas>\n"
    "</rdf:Description>\n";

std::string padded(int number, std::size_t digits) {
    std::string text = std::to_string(number);
    return text.size() < digits ? std::string(digits - text.size(), '0') + text : text;
}

// Only the day is known: both forms may stop there.
std::string pdf_date(const Metadata::Date& date) {
    return "D:" + padded(date.year, 4) + padded(date.month, 2) + padded(date.day, 2);
}

std::string xmp_date(const Metadata::Date& date) {
    return padded(date.year, 4) + "-" + padded(date.month, 2) + "-" + padded(date.day, 2);
}

std::string alternative(const std::string& name, const std::string& text) {
    return "<" + name + "><rdf:Alt><rdf:li xml:lang=\"x-default\">" + base::escape_xml(text) +
           "</rdf:li></rdf:Alt></" + name + ">\n";
}

std::string plain(const std::string& name, const std::string& text) {
    return "<" + name + ">" + base::escape_xml(text) + "</" + name + ">\n";
}

}  // namespace

Dictionary add_information(ObjectFile& file, const Metadata& metadata) {
    Dictionary information = file.add_dictionary();
    file.put_text(information, "Title", metadata.title);
    if (!metadata.subject.empty()) file.put_text(information, "Subject", metadata.subject);
    file.put_text(information, "Producer", metadata.producer);
    if (metadata.date.has_value()) {
        file.put_ascii(information, "CreationDate", pdf_date(*metadata.date));
        file.put_ascii(information, "ModDate", pdf_date(*metadata.date));
    }
    return information;
}

Dictionary add_xmp(ObjectFile& file, const Metadata& metadata, Omission omitted) {
    std::string packet =
        "<?xpacket begin=\"\xEF\xBB\xBF\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\n"
        "<x:xmpmeta xmlns:x=\"adobe:ns:meta/\">\n"
        "<rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\">\n"
        "<rdf:Description rdf:about=\"\" xmlns:dc=\"http://purl.org/dc/elements/1.1/\" "
        "xmlns:xmp=\"http://ns.adobe.com/xap/1.0/\" xmlns:pdf=\"http://ns.adobe.com/pdf/1.3/\" "
        "xmlns:pdfaid=\"http://www.aiim.org/pdfa/ns/id/\" "
        "xmlns:pdfuaid=\"http://www.aiim.org/pdfua/ns/id/\">\n";
    packet += plain("dc:format", "application/pdf");
    if (omitted != Omission::title) packet += alternative("dc:title", metadata.title);
    if (!metadata.subject.empty()) packet += alternative("dc:description", metadata.subject);
    packet += "<dc:language><rdf:Bag><rdf:li>" + base::escape_xml(metadata.language) +
              "</rdf:li></rdf:Bag></dc:language>\n";
    packet += plain("pdf:Producer", metadata.producer);
    if (metadata.date.has_value()) {
        packet += plain("xmp:CreateDate", xmp_date(*metadata.date));
        packet += plain("xmp:ModifyDate", xmp_date(*metadata.date));
    }
    const bool conforms = omitted != Omission::tags;
    if (conforms) {
        packet += plain("pdfaid:part", "2") + plain("pdfaid:conformance", "A");
        packet += plain("pdfuaid:part", "1");
    }
    packet += "</rdf:Description>\n";
    if (conforms && omitted != Omission::extension_schema) packet += ua_schema;
    packet += "</rdf:RDF>\n</x:xmpmeta>\n<?xpacket end=\"r\"?>";
    Dictionary stream = file.add_plain_stream(packet);
    file.put_name(stream, "Type", "Metadata");
    file.put_name(stream, "Subtype", "XML");
    return stream;
}

}  // namespace papersetter::pdf
