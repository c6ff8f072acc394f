import AccessibilityModel

/// How something that takes touches itself wants them.
///
/// - Source: Behaviour 1.9
public struct UIAccessibilityDirectTouchOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Nothing is spoken while it is touched: it makes sounds of its own.
  public static let silentOnTouch = UIAccessibilityDirectTouchOptions(rawValue: 1 << 0)
  /// Touches reach it only once the person has activated it.
  public static let requiresActivation = UIAccessibilityDirectTouchOptions(rawValue: 1 << 1)

  /// The options as assistive technologies receive them.
  var model: DirectTouch {
    var options: DirectTouch = []
    if contains(.silentOnTouch) { options.insert(.silentOnTouch) }
    if contains(.requiresActivation) { options.insert(.requiresActivation) }
    return options
  }
}
