/// How an element that takes touches itself wants them.
///
/// - Source: Behaviour 1.9
public struct DirectTouch: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Nothing is spoken while it is touched: it makes sounds of its own.
  public static let silentOnTouch = DirectTouch(rawValue: 1 << 0)
  /// Touches reach it only once the person has activated it.
  public static let requiresActivation = DirectTouch(rawValue: 1 << 1)

  /// The options there are.
  static let all: DirectTouch = [.silentOnTouch, .requiresActivation]
}
