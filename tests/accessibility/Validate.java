// SPDX-License-Identifier: MIT
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Date;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.logging.LogManager;
import javax.xml.parsers.DocumentBuilderFactory;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.PDFAParser;
import org.verapdf.pdfa.flavours.PDFAFlavour;
import org.verapdf.pdfa.results.TestAssertion;
import org.verapdf.pdfa.results.ValidationResult;
import org.verapdf.pdfa.validation.profiles.ErrorDetails;
import org.verapdf.pdfa.validation.profiles.Profiles;
import org.verapdf.pdfa.validation.profiles.Rule;
import org.verapdf.pdfa.validation.profiles.RuleId;
import org.verapdf.pdfa.validation.profiles.ValidationProfile;
import org.verapdf.pdfa.validation.profiles.Variable;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;

/**
 * Validates PDFs with veraPDF's library: {@code java -cp JAR Validate.java ua1,2a FILE...}.
 *
 * <p>One line of tab-separated fields for each file and profile it passes: {@code pass}, profile,
 * file, number of checks made. One line for each clause it breaks: {@code fail}, profile, file,
 * clause-test, number of places, message, first place. {@code error}, profile, file, why: it could
 * not be validated at all. Exit code 0 when all pass, 1 when some fail, 2 after an error.
 */
public final class Validate {
    private static final int MOST_FAILURES = 100_000;

    private final PrintStream out;
    private int exitCode = 0;

    private Validate(PrintStream out) {
        this.out = out;
    }

    public static void main(String[] arguments) throws Exception {
        LogManager.getLogManager().reset();
        VeraGreenfieldFoundryProvider.initialise();
        Validate run = new Validate(new PrintStream(System.out, true, StandardCharsets.UTF_8));
        List<String> files = Arrays.asList(arguments).subList(1, arguments.length);
        for (String name : arguments[0].split(",")) {
            ValidationProfile profile = read(name);
            for (String file : files) {
                run.validate(profile, name, file);
            }
        }
        System.exit(run.exitCode);
    }

    private void validate(ValidationProfile profile, String name, String file) {
        PDFAFlavour flavour = profile.getPDFAFlavour();
        try (PDFAParser parser = Foundries.defaultInstance()
                .createParser(new FileInputStream(file), flavour, flavour)) {
            ValidationResult result = Foundries.defaultInstance()
                    .createValidator(profile, MOST_FAILURES, false, true, false).validate(parser);
            if (result.isCompliant()) {
                print("pass", name, file, Integer.toString(result.getTotalAssertions()));
            } else {
                exitCode = Math.max(exitCode, 1);
                printFailures(result, name, file);
            }
        } catch (Exception | StackOverflowError problem) {
            exitCode = 2;
            print("error", name, file, problem.toString());
        }
    }

    private void printFailures(ValidationResult result, String name, String file) {
        Map<String, List<TestAssertion>> byClause = new TreeMap<>();
        for (TestAssertion assertion : result.getTestAssertions()) {
            if (assertion.getStatus() == TestAssertion.Status.FAILED) {
                RuleId rule = assertion.getRuleId();
                byClause.computeIfAbsent(rule.getClause() + "-" + rule.getTestNumber(),
                        clause -> new ArrayList<>()).add(assertion);
            }
        }
        byClause.forEach((clause, places) -> print("fail", name, file, clause,
                Integer.toString(places.size()), places.get(0).getMessage(),
                places.get(0).getLocation().getContext()));
    }

    private void print(String... fields) {
        List<String> clean = new ArrayList<>();
        for (String field : fields) {
            clean.add(field == null ? "" : field.replaceAll("\\s+", " "));
        }
        out.println(String.join("\t", clean));
    }

    // The library's own reader of profiles needs JAXB, which the jar leaves out; the JDK's XML
    // parser reads as much of them as a validation needs.

    private static ValidationProfile read(String name) throws Exception {
        String file = name.startsWith("ua") ? "PDFUA-" + name.substring(2)
                : "PDFA-" + name.toUpperCase(Locale.ROOT);
        String resource = "org/verapdf/pdfa/validation/" + file + ".xml";
        try (InputStream in = Profiles.class.getClassLoader().getResourceAsStream(resource)) {
            if (in == null) {
                throw new IOException("the library has no profile " + name);
            }
            DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
            factory.setNamespaceAware(true);
            Element root = factory.newDocumentBuilder().parse(in).getDocumentElement();
            return Profiles.profileFromValues(PDFAFlavour.valueOf(root.getAttribute("flavour")),
                    Profiles.profileDetailsFromValues(name, "", "", new Date(0)), "",
                    rules(root), variables(root));
        }
    }

    private static Set<Rule> rules(Element root) {
        Set<Rule> rules = new HashSet<>();
        for (Element rule : descendants(child(root, "rules"), "rule")) {
            Element id = child(rule, "id");
            RuleId ruleId = Profiles.ruleIdFromValues(
                    PDFAFlavour.Specification.valueOf(id.getAttribute("specification")),
                    id.getAttribute("clause"), Integer.parseInt(id.getAttribute("testNumber")));
            Boolean deferred = rule.hasAttribute("deferred")
                    ? Boolean.valueOf(rule.getAttribute("deferred")) : null;
            ErrorDetails error = Profiles.errorFromValues(text(child(rule, "error"), "message"),
                    new ArrayList<>());
            rules.add(Profiles.ruleFromValues(ruleId, rule.getAttribute("object"), deferred,
                    rule.getAttribute("tags"), text(rule, "description"), text(rule, "test"), error,
                    new ArrayList<>()));
        }
        return rules;
    }

    private static Set<Variable> variables(Element root) {
        Set<Variable> variables = new HashSet<>();
        for (Element variable : descendants(child(root, "variables"), "variable")) {
            variables.add(Profiles.variableFromValues(variable.getAttribute("name"),
                    variable.getAttribute("object"), text(variable, "defaultValue"),
                    text(variable, "value")));
        }
        return variables;
    }

    private static Element child(Element parent, String name) {
        for (Node node = parent.getFirstChild(); node != null; node = node.getNextSibling()) {
            if (node instanceof Element && name.equals(node.getLocalName())) {
                return (Element) node;
            }
        }
        return null;
    }

    private static String text(Element parent, String name) {
        Element found = child(parent, name);
        return found == null ? "" : found.getTextContent().trim();
    }

    private static List<Element> descendants(Element parent, String name) {
        List<Element> found = new ArrayList<>();
        if (parent != null) {
            NodeList nodes = parent.getElementsByTagNameNS("*", name);
            for (int i = 0; i < nodes.getLength(); ++i) {
                found.add((Element) nodes.item(i));
            }
        }
        return found;
    }
}
