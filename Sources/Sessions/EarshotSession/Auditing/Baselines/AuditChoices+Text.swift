import AuditEngine

extension AuditChoices {
  /// The first line of a file of choices.
  static let header = "earshot audit 1"

  /// Reads what a project wants audited.
  ///
  ///     earshot audit 1
  ///     seconds = 10
  ///     [rules]
  ///     same-name = note
  ///     contrast = off
  ///
  /// The form is described in `Documentation/Formats/audit.md`.
  /// - Throws: `AuditFileError` with the first line that makes no sense.
  public init(reading text: String) throws(AuditFileError) {
    self.init()
    var isAmongRules = false
    var hasHeader = false
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (place, line) in lines.enumerated() {
      let line = line.trimmingSpaces
      if line.isEmpty || line.hasPrefix("#") { continue }
      guard hasHeader else {
        guard line == Self.header else { throw Self.noHeader(place + 1) }
        hasHeader = true
        continue
      }
      if line == "[rules]" {
        isAmongRules = true
        continue
      }
      guard let equals = line.firstIndex(of: "=") else {
        throw AuditFileError(
          "\"\(line)\" is no choice. Write a name, =, and what it is to be.", line: place + 1)
      }
      let name = line[..<equals].trimmingSpaces
      let value = line[line.index(after: equals)...].trimmingSpaces
      if isAmongRules {
        try setRule(name, to: value, line: place + 1)
      } else {
        try setLimit(name, to: value, line: place + 1)
      }
    }
    if !hasHeader { throw Self.noHeader(1) }
  }

  private static func noHeader(_ line: Int) -> AuditFileError {
    AuditFileError("These are no choices for an audit. Begin with \"\(header)\".", line: line)
  }

  private mutating func setRule(_ name: String, to value: String, line: Int) throws(AuditFileError) {
    guard AuditRuleInfo.rule(name) != nil else {
      throw AuditFileError("No rule \"\(name)\". \(Self.nearest(to: name))", line: line)
    }
    if value == "off" {
      off.insert(name)
    } else if let severity = AuditSeverity(rawValue: value) {
      severities[name] = severity
    } else {
      throw AuditFileError("\"\(name)\" takes error, warning, note or off.", line: line)
    }
  }

  private mutating func setLimit(_ name: String, to value: String, line: Int) throws(AuditFileError) {
    let names = ["seconds", "facts", "stops without heading"]
    guard names.contains(name) else {
      throw AuditFileError(
        "No limit \"\(name)\". There are: \(names.joined(separator: ", ")). Rules stand behind [rules].",
        line: line)
    }
    guard let number = Double(value), number > 0, number < 1_000_000 else {
      throw AuditFileError("\"\(name)\" takes a number above 0.", line: line)
    }
    switch name {
    case "seconds": limits.stop.seconds = number
    case "facts": limits.stop.facts = max(Int(number), 1)
    default: limits.stopsWithoutHeading = max(Int(number), 1)
    }
  }

  /// What a person may have meant by a name that no rule has.
  package static func nearest(to name: String) -> String {
    let ids = AuditRuleInfo.all.map(\.id)
    let near = Nearest.names(to: name, among: ids)
    return near.isEmpty ? "earshot audit --rules lists them." : "Nearest: \(near.joined(separator: ", "))."
  }
}
