// SPDX-License-Identifier: MIT
#include "base/random.hpp"
#include "document/element_tree.hpp"
#include "document/markup_nodes.hpp"
#include "told.hpp"

namespace papersetter::document {

namespace {

/// "<p class='a'>text</p>", or "nothing".
std::string scanned(std::string_view html) {
    std::vector<char> buffer(html.begin(), html.end());
    const auto markup = scan_markup(buffer);
    if (!markup) return "nothing";
    std::string text;
    std::vector<std::string_view> open;
    for (const MarkupNode& node : markup->nodes) {
        if (node.kind == MarkupNode::Kind::text) text.append("[").append(node.text).append("]");
        if (node.kind == MarkupNode::Kind::start) {
            open.push_back(node.text);
            text.append("<").append(node.text);
            for (auto i = node.first_attribute; i != node.attribute_end; ++i) {
                const auto& [name, value] = markup->attributes[i];
                text.append(" ").append(name).append("='").append(value).append("'");
            }
            text += '>';
        } else if (node.kind == MarkupNode::Kind::end) {
            text.append("</").append(open.back()).append(">");
            open.pop_back();
        }
    }
    return text;
}

/// All that is read, and what is told.
std::string read(const std::string& html) {
    base::Diagnostics diagnostics;
    const ElementTree tree = read_markup(html, diagnostics);
    std::string text = told(diagnostics) + '\n';
    for (const TreeItem& item : tree.items) {
        text += std::to_string(item.end) + ' ';
        if (item.is_text) {
            text.append(tree.texts[item.number]) += '\n';
            continue;
        }
        const TreeElement& element = tree.elements[item.number];
        text.append(element_names()[element.name]).append(base::to_attribute(element.place));
        for (const std::uint32_t number :
             {element.position, element.parent, element.previous, std::uint32_t{element.is_last}}) {
            text += ' ' + std::to_string(number);
        }
        text.append(" ").append(element.id);
        for (auto i = element.first_class; i != element.class_end; ++i) {
            text.append(" .").append(tree.classes[i]);
        }
        for (auto i = element.first_attribute; i != element.attribute_end; ++i) {
            text.append(" ").append(tree.attributes[i].first).append("=");
            text.append(tree.attributes[i].second);
        }
        text += '\n';
    }
    return text;
}

// A comment is nothing that is scanned: pugixml reads the whole.
std::string read_by_pugixml(const std::string& html) { return read(html + "<!---->"); }

const std::string sample =
    "<!DOCTYPE html>\n<html data-at=\"1.1.1\" lang=\"en\"><head><title>A &amp; B</title></head>\n"
    "<body class='a  b'><p id=\"q-1\" data-at=\"1.3.1\">x &lt; <b>y</b> <i>z</i>&#65;</p>\n"
    "<ol><li>one</li><li aria-label=\"t&quot;w'o\">two<br/></li></ol><foo>u<p>v</p></foo></body>"
    "</html>\n";

}  // namespace

TEST_CASE("markup_scanner: elements, attributes and texts in their order") {
    CHECK(scanned("<p/>") == "<p></p>");
    CHECK(scanned(" <!DOCTYPE html>\n<p>a<b> </b>\n</p>\n") == "<p>[a]<b>[ ]</b>[\n]</p>");
    CHECK(scanned("<p a-b=\"1\" c='\"2\"' ><br /></p>") == "<p a-b='1' c='\"2\"'><br></br></p>");
}

TEST_CASE("markup_scanner: the five characters of XML") {
    CHECK(scanned("<p>&lt;&gt;&amp;amp;&quot;&apos;</p>") == "<p>[<>&amp;\"']</p>");
    CHECK(scanned("<p>a<b c=\"&amp;lt;\">&amp;</b>&lt;</p>") == "<p>[a]<b c='&lt;'>[&]</b>[<]</p>");
    CHECK(scanned("<p c=\"&amp;>\" d='&quot;'>&amp;</p>") == "<p c='&>' d='\"'>[&]</p>");
}

TEST_CASE("markup_scanner: all else is left to pugixml") {
    for (const char* html : {"",
                             "text",
                             "<p>",
                             "<p></b>",
                             "</p>",
                             "<p/><p/>",
                             "<p/>text",
                             "<p>&#65;</p>",
                             "<p>&x;</p>",
                             "<p>&amp</p>",
                             "<p><!-- --></p>",
                             "<p><![CDATA[a]]></p>",
                             "<?xml?><p/>",
                             "<p a=b/>",
                             "<p a/>",
                             "<p a=\"1\"b=\"2\"/>",
                             "<p a=\"1/>",
                             "<p a=\"\t\"/>",
                             "<p a=\"&amp;\n\"/>",
                             "<p>\r\n</p>",
                             "<p",
                             "<p ",
                             "<p/",
                             "<p></p",
                             "<1/>",
                             "<p:q/>",
                             "<p></p >",
                             "<!DOCTYPE html [<!ENTITY a 'b'>]><p/>"}) {
        CAPTURE(html);
        CHECK(scanned(html) == "nothing");
    }
}

TEST_CASE("markup_scanner: what is read is what pugixml reads, and so is what is told") {
    CHECK(read(sample) == read_by_pugixml(sample));
    CHECK(read("<p/>") == read_by_pugixml("<p/>"));
    base::Random random("test", "markup");
    constexpr std::string_view letters = "<>/&;=\"' \nab-1.!#\r\t";
    for (int round = 0; round < 3000; ++round) {
        std::string html = sample;
        for (std::uint64_t changes = 1 + random.below(2); changes > 0; --changes) {
            const auto at = static_cast<std::size_t>(random.below(html.size() - 1));
            const std::uint64_t kind = random.below(3);
            const char letter = letters[static_cast<std::size_t>(random.below(letters.size()))];
            if (kind == 0) html.erase(at, 1);
            if (kind == 1) html.insert(at, 1, letter);
            if (kind == 2) html[at] = letter;
        }
        CAPTURE(html);
        REQUIRE(read(html) == read_by_pugixml(html));
    }
}

TEST_CASE("markup_scanner: elements thousands deep") {
    std::string html = "<html><body>";
    for (int i = 0; i < 20'000; ++i) html += "<div>";
    for (int i = 0; i < 20'000; ++i) html += "</div>";
    html += "</body></html>";
    CHECK(read(html) == read_by_pugixml(html));
}

}  // namespace papersetter::document
