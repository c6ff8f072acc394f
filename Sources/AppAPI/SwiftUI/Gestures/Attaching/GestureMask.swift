/// Which gestures of a view can be made while another is attached to it.
public struct GestureMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Makes a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// None of them.
  public static let none: GestureMask = []
  /// The one that is attached.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// All of them.
  public static let all: GestureMask = [.gesture, .subviews]
}
