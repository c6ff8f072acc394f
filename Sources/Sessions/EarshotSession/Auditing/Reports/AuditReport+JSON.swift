import AccessibilityModel
import AuditEngine
import TreeFormat

extension AuditReport {
  /// The report as a document for other programs.
  ///
  /// The form is described in `Documentation/Formats/audit.md`.
  public var json: String {
    var document = JSONObject()
    document["format"] = .string("earshot.audit")
    document["version"] = .number("1")
    document["screens"] = .array(screens.map(value))
    document["notices"] = .array(notices.map { .string($0) })
    return JSONValue.object(document).text()
  }

  private func value(of screen: Screen) -> JSONValue {
    var object = JSONObject()
    object["name"] = .string(screen.name)
    object["findings"] = .array(screen.findings.map(value))
    object["known"] = .number("\(screen.knownCount)")
    object["ignored"] = .number("\(screen.ignoredCount)")
    object["unexamined"] = .array(screen.unexamined.map { .string($0.id) })
    return .object(object)
  }

  private func value(of finding: AuditFinding) -> JSONValue {
    var object = JSONObject()
    object["rule"] = .string(finding.rule)
    object["severity"] = .string(finding.severity.rawValue)
    object["message"] = .string(finding.message)
    object["path"] = .string(finding.path)
    if let element = finding.element { object["element"] = .number("\(element.rawValue)") }
    if let attribute = finding.attribute { object["attribute"] = .string("\(attribute)") }
    if let location = finding.location {
      object["file"] = .string(path(of: location.file))
      object["line"] = .number("\(location.line)")
    }
    if let frame = finding.frame {
      object["frame"] = .array(
        [frame.minX, frame.minY, frame.size.width, frame.size.height].map(Self.number))
    }
    if let measure = finding.measure {
      object["measured"] = Self.number(measure.value)
      object["limit"] = Self.number(measure.limit)
      object["unit"] = .string(measure.unit)
    }
    if !finding.steps.isEmpty { object["steps"] = .array(finding.steps.map { .string($0) }) }
    return .object(object)
  }

  /// A number with at most two digits behind the point.
  static func number(_ value: Double) -> JSONValue {
    guard value.isFinite, abs(value) < 1e12 else { return .null }
    let hundredths = (value * 100).rounded() / 100
    let text = hundredths.description
    return .number(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
  }
}
