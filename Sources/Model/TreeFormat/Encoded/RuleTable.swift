import AccessibilityModel

/// The uncertain rules of a document: listed once at its end, called by name and choice where they count.
struct RuleTable {
  private(set) var rules: [String: UncertainRule] = [:]
  private var names: [String] = []

  init() {}

  init(_ rules: [UncertainRule]) {
    for rule in rules { _ = name(of: rule) }
  }

  /// All rules in the order in which they were met first.
  var list: [UncertainRule] { names.compactMap { rules[$0] } }

  mutating func name(of rule: UncertainRule) -> String {
    let name = rule.name + "=" + rule.choice
    if rules[name] == nil { names.append(name) }
    rules[name] = rules[name] ?? rule
    return name
  }

  /// The names of rules as part of a document.
  mutating func set(_ key: String, _ rules: [UncertainRule], in object: inout JSONObject) {
    object.set(key, list: rules.map { name(of: $0) })
  }

  func rules(_ key: String, in reader: JSONReader) throws(FormatError) -> [UncertainRule] {
    var result: [UncertainRule] = []
    for name in try reader.list(key, of: String.self) {
      guard let rule = rules[name] else { throw FormatError(.unknownTag, in: "rules." + name) }
      result.append(rule)
    }
    return result
  }
}
