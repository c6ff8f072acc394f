/// How urgently an announcement is spoken.
///
///     NSAttributedString(
///       string: "Camera active", attributes: [.accessibilitySpeechAnnouncementPriority: UIAccessibilityPriority.high])
///
/// - Source: Behaviour 1.11
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
  /// Name of the priority.
  public let rawValue: String

  /// Makes a priority from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// At once, to its end.
  public static let high = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityHigh")
  /// At once, until something else is to be said.
  public static let `default` = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityDefault")
  /// When everything else was said.
  public static let low = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityLow")
}
