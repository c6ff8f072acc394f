import Foundation

/// A message with values in it, each as private as an app says.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable, CustomStringConvertible {
  let text: String

  /// The message as it is written.
  public var description: String { text }

  /// A message of a literal.
  public init(stringLiteral value: String) { text = value }

  /// A message of a literal with values in it.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Collects the words and the values of a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  var text = ""

  /// Begins a message.
  public init(literalCapacity: Int, interpolationCount: Int) {}

  /// Adds words.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Adds a value; a private one is hidden, as it is where no one looks for mistakes.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    text += privacy.isHidden ? "<private>" : "\(value())"
  }

  /// Adds a number in a format.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Double, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    text += privacy.isHidden ? "<private>" : format.text(of: value())
  }
}

/// Who may read a value.
public struct OSLogPrivacy: Hashable, Sendable {
  let isHidden: Bool

  /// Everybody, as the app is at work for its developer.
  public static let auto = OSLogPrivacy(isHidden: false)
  /// Everybody.
  public static let `public` = OSLogPrivacy(isHidden: false)
  /// Nobody.
  public static let `private` = OSLogPrivacy(isHidden: true)
  /// Nobody, ever.
  public static let sensitive = OSLogPrivacy(isHidden: true)
}

/// On which side of a column a value stands; there are no columns here.
public enum OSLogStringAlignment: Hashable, Sendable {
  /// Where it falls.
  case none
  /// On the left of so many places.
  case left(columns: Int)
  /// On the right of so many places.
  case right(columns: Int)
}

/// With how many digits a number is written.
public struct OSLogFloatFormatting: Hashable, Sendable {
  private let precision: Int?

  /// With six digits behind the point.
  public static let fixed = OSLogFloatFormatting(precision: 6)
  /// With so many digits behind the point.
  public static func fixed(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(precision: precision)
  }

  func text(of value: Double) -> String { String(format: "%.\(precision ?? 6)f", value) }
}
