import AccessibilityModel
import AuditEngine
import TreeFormat

extension AuditReport {
  /// The report in the Static Analysis Results Interchange Format, which code hosts take in.
  ///
  /// - Parameter version: The version of the program that made it.
  /// - Returns: A document of SARIF 2.1.0.
  /// - Source: OASIS, SARIF Version 2.1.0
  public func sarif(version: String) -> String {
    let rules = AuditRuleInfo.all
    let places = Dictionary(rules.enumerated().map { ($0.element.id, $0.offset) }) { first, _ in first }
    var driver = JSONObject()
    driver["name"] = .string("earshot")
    driver["version"] = .string(version)
    driver["rules"] = .array(rules.map(Self.descriptor))
    var tool = JSONObject()
    tool["driver"] = .object(driver)
    var run = JSONObject()
    run["tool"] = .object(tool)
    run["columnKind"] = .string("utf16CodeUnits")
    run["results"] = .array(findings.map { result(of: $0, places) })
    var document = JSONObject()
    document["$schema"] = .string("https://json.schemastore.org/sarif-2.1.0.json")
    document["version"] = .string("2.1.0")
    document["runs"] = .array([.object(run)])
    return JSONValue.object(document).text()
  }

  private static func descriptor(of rule: AuditRuleInfo) -> JSONValue {
    var properties = JSONObject()
    let criteria = rule.criteria.split(separator: ",").map { JSONValue.string("WCAG \($0.trimmingSpaces)") }
    properties["tags"] = .array([.string("accessibility")] + criteria)
    properties["precision"] = .string(
      rule.certainty >= 95 ? "very-high" : rule.certainty >= 80 ? "high" : "medium")
    var configuration = JSONObject()
    configuration["level"] = .string(rule.severity.rawValue)
    var object = JSONObject()
    object["id"] = .string(rule.id)
    object["shortDescription"] = message(rule.title)
    object["fullDescription"] = message("\(rule.reason) Affected: \(rule.affected).")
    object["help"] = message(rule.advice)
    object["defaultConfiguration"] = .object(configuration)
    object["properties"] = .object(properties)
    return .object(object)
  }

  private func result(of finding: AuditFinding, _ places: [String: Int]) -> JSONValue {
    var logical = JSONObject()
    logical["name"] = .string(Self.ownName(of: finding))
    logical["fullyQualifiedName"] = .string("\(finding.screen) > \(Self.ownName(of: finding))")
    logical["kind"] = .string("element")
    var location = JSONObject()
    if let place = finding.location {
      var artifact = JSONObject()
      artifact["uri"] = .string(Self.uri(path(of: place.file)))
      var region = JSONObject()
      region["startLine"] = .number("\(max(place.line, 1))")
      var physical = JSONObject()
      physical["artifactLocation"] = .object(artifact)
      physical["region"] = .object(region)
      location["physicalLocation"] = .object(physical)
    }
    location["logicalLocations"] = .array([.object(logical)])
    var fingerprints = JSONObject()
    let entry = AuditBaseline.Entry(finding)
    fingerprints["earshotFinding/v1"] = .string("\(entry.screen) / \(entry.rule) / \(entry.path)")
    var object = JSONObject()
    object["ruleId"] = .string(finding.rule)
    if let place = places[finding.rule] { object["ruleIndex"] = .number("\(place)") }
    object["level"] = .string(finding.severity.rawValue)
    object["message"] = Self.message(finding.message)
    object["locations"] = .array([.object(location)])
    object["partialFingerprints"] = .object(fingerprints)
    return .object(object)
  }

  private static func message(_ text: String) -> JSONValue {
    var object = JSONObject()
    object["text"] = .string(text)
    return .object(object)
  }

  /// A path as a reference of a URI: what is no letter, digit or one of `-._~/` is escaped.
  static func uri(_ path: String) -> String {
    let digits = Array("0123456789ABCDEF")
    var result = ""
    for byte in path.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E, 0x2F:
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default: result += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
      }
    }
    return result
  }
}
