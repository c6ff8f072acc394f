import Foundation

/// How a line under or through words is drawn.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// One thin line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// One thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// Points.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// Dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// Dashes and points in turn.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// Dashes and two points in turn.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  /// Under words and not under the spaces between them.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
