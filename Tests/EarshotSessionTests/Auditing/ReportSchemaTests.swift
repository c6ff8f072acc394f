import AccessibilityModel
import AuditEngine
import EarshotSession
import Foundation
import FoundationXML
import Testing

/// The fixtures say in our own words what the two standards ask of the parts that a report has; reports of the examples
/// were also held to the schemas of OASIS and of JUnit's XML themselves.
@Suite("Reports and the schemas of their forms")
struct ReportSchemaTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures/Reports")

  private static let reports: [AuditReport] = {
    let unexamined = AuditRuleInfo.rule("trap").map { [$0] } ?? []
    let every = AuditRuleInfo.all.enumerated().map { place, rule in
      AuditReportTests.finding(
        rule.id, rule.severity, screen: "A \"&\" B", path: "<\(rule.id)>", line: place % 3 == 0 ? nil : place)
    }
    return [
      AuditReport([]),
      AuditReport([Audit.Outcome(screen: "Clean", findings: [], unexamined: unexamined)]),
      AuditReport([Audit.Outcome(screen: "A \"&\" B", findings: every)], root: "/app"),
    ]
  }()

  @Test("SARIF: every report has what the standard asks, and nothing that it does not know", arguments: 0..<3)
  func sarif(report: Int) throws {
    let schema = try JSONSchema(Data(contentsOf: Self.folder.appending(path: "sarif.schema.json")))
    let text = Self.reports[report].sarif(version: "1.0.0")
    let document = try JSONSerialization.jsonObject(with: Data(text.utf8))
    #expect(schema.faults(in: document) == [])
  }

  @Test("SARIF: what is left out, misspelt or of another type is met by the schema")
  func sarifFaults() throws {
    let schema = try JSONSchema(Data(contentsOf: Self.folder.appending(path: "sarif.schema.json")))
    let text = Self.reports[2].sarif(version: "1.0.0")
    func faults(_ old: String, _ new: String) throws -> [String] {
      let changed = text.replacing(old, with: new, maxReplacements: 1)
      #expect(changed != text, "\(old)")
      return schema.faults(in: try JSONSerialization.jsonObject(with: Data(changed.utf8)))
    }
    #expect(try faults("\"2.1.0\"", "\"2.0.0\"").count == 1)
    #expect(try faults("\"driver\"", "\"drivers\"").count == 2)
    #expect(try faults("\"ruleIndex\"", "\"ruleNumber\"").count == 1)
    #expect(try faults("\"level\": \"error\"", "\"level\": \"fatal\"").count == 1)
  }

  @Test("JUnit: every report has the elements, attributes and order that its schema asks", arguments: 0..<3)
  func junit(report: Int) throws {
    let rules = try ElementRules(
      String(contentsOf: Self.folder.appending(path: "junit.tsv"), encoding: .utf8))
    let text = Self.reports[report].junit(at: "2026-01-31T12:00:00")
    #expect(rules.faults(in: text) == [])
  }

  @Test("JUnit: what is left out, unknown or in another order is met by the schema")
  func junitFaults() throws {
    let rules = try ElementRules(
      String(contentsOf: Self.folder.appending(path: "junit.tsv"), encoding: .utf8))
    let text = Self.reports[2].junit(at: "2026-01-31T12:00:00")
    #expect(rules.faults(in: text.replacing(" hostname=\"localhost\"", with: "")).count == 1)
    #expect(rules.faults(in: text.replacing("<system-err/>", with: "")).count == 1)
    #expect(rules.faults(in: text.replacing("time=\"0\"", with: "seconds=\"0\"")).count > 1)
    #expect(rules.faults(in: text.replacing("<properties/>", with: "<system-out/>")).count > 0)
    #expect(rules.faults(in: "<testsuites><suite/></testsuites>").count == 1)
  }
}

/// What elements, attributes and children an XML document may have.
private final class ElementRules: NSObject, XMLParserDelegate {
  private struct Rule {
    var required: Set<String>
    var optional: Set<String>
    var children: [(name: String, least: Int, most: Int)]
  }

  private var rules: [String: Rule] = [:]
  private var open: [(name: String, children: [String])] = []
  private var faults: [String] = []

  init(_ table: String) {
    for line in table.split(separator: "\n").dropFirst() {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map {
        $0.split(separator: " ").map(String.init)
      }
      func field(_ place: Int) -> [String] { fields.indices.contains(place) ? fields[place] : [] }
      let children = field(3).map { word -> (name: String, least: Int, most: Int) in
        switch word.last {
        case "*": (String(word.dropLast()), 0, .max)
        case "?": (String(word.dropLast()), 0, 1)
        default: (word, 1, 1)
        }
      }
      guard let name = field(0).first else { continue }
      rules[name] = Rule(required: Set(field(1)), optional: Set(field(2)), children: children)
    }
  }

  func faults(in text: String) -> [String] {
    (faults, open) = ([], [])
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    if !parser.parse() { faults.append("no XML") }
    return faults
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    if !open.isEmpty { open[open.count - 1].children.append(name) }
    open.append((name, []))
    guard let rule = rules[name] else { return faults.append("\(name) is not known") }
    let given = Set(attributes.keys)
    faults += rule.required.subtracting(given).map { "\(name) without \($0)" }
    faults += given.subtracting(rule.required.union(rule.optional)).map { "\(name) with \($0)" }
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?)
  {
    guard let last = open.popLast(), let rule = rules[name] else { return }
    var rest = last.children[...]
    for child in rule.children {
      let count = rest.prefix { $0 == child.name }.count
      if count < child.least || count > child.most { faults.append("\(name) has \(count) of \(child.name)") }
      rest = rest.dropFirst(count)
    }
    // A name that no rule knows is told already.
    if rest.contains(where: { rules[$0] != nil }) {
      faults.append("\(name) has \(rest.first ?? "") out of order")
    }
  }
}
