import AccessibilityModel

/// How a view that takes touches itself wants them.
///
/// - Source: Behaviour 1.9, 3.2
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Nothing is spoken while it is touched: it makes sounds of its own.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  /// Touches reach it only once the person has activated it.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)

  /// The options as the tree knows them.
  var model: DirectTouch {
    var touch: DirectTouch = []
    if contains(.silentOnTouch) { touch.insert(.silentOnTouch) }
    if contains(.requiresActivation) { touch.insert(.requiresActivation) }
    return touch
  }
}
