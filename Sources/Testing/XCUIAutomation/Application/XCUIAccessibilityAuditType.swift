import AuditEngine
import EarshotSession
import EarshotTesting

/// What an accessibility audit looks for.
public struct XCUIAccessibilityAuditType: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt64

  /// Makes a set from its bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Text that stands out too little from what is behind it.
  public static let contrast = XCUIAccessibilityAuditType(rawValue: 1 << 0)
  /// What is seen and cannot be reached.
  public static let elementDetection = XCUIAccessibilityAuditType(rawValue: 1 << 1)
  /// Targets that are too small, or lie over one another.
  public static let hitRegion = XCUIAccessibilityAuditType(rawValue: 1 << 2)
  /// Elements without a name, or with one that no person gave.
  public static let sufficientElementDescription = XCUIAccessibilityAuditType(rawValue: 1 << 3)
  /// Text that does not grow with the text size.
  public static let dynamicType = XCUIAccessibilityAuditType(rawValue: 1 << 16)
  /// Text that is cut off.
  public static let textClipped = XCUIAccessibilityAuditType(rawValue: 1 << 17)
  /// Traits that contradict one another, or are missing.
  public static let trait = XCUIAccessibilityAuditType(rawValue: 1 << 18)
  /// All of them.
  public static let all = XCUIAccessibilityAuditType(rawValue: ~0)

  /// The rules of `earshot audit` with the type under which Apple's audit has them.
  ///
  /// - Source: Behaviour 8.1
  static let types: [String: XCUIAccessibilityAuditType] = [
    "contrast": .contrast, "unexposed-control": .elementDetection, "unexposed-drawing": .elementDetection,
    "hidden-text": .elementDetection, "small-target": .hitRegion, "overlapping-targets": .hitRegion,
    "missing-name": .sufficientElementDescription, "silent-stop": .sufficientElementDescription,
    "file-name": .sufficientElementDescription, "symbol-name": .sufficientElementDescription,
    "fixed-text": .dynamicType, "text-cut": .textClipped, "conflicting-traits": .trait,
  ]
}

/// Something that an accessibility audit found.
@MainActor
public final class XCUIAccessibilityAuditIssue {
  /// The element that it is about; `nil` where it is about the screen.
  public let element: XCUIElement?
  /// What was found, in a few words.
  public let compactDescription: String
  /// What was found, what to do, and where in the code it is.
  public let detailedDescription: String
  /// What kind of issue it is.
  public let auditType: XCUIAccessibilityAuditType

  init(_ finding: AuditFinding, _ type: XCUIAccessibilityAuditType, _ element: XCUIElement?) {
    self.element = element
    let info = AuditRuleInfo.rule(finding.rule)
    compactDescription = info?.title ?? finding.rule
    let place = finding.location.map { " (\($0.text))" } ?? ""
    detailedDescription = "\(finding.message)\(place)"
    auditType = type
  }
}
