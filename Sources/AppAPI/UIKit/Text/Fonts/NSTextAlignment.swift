import Foundation

/// Where lines stand between the left and the right edge.
public enum NSTextAlignment: Int, Sendable {
  /// At the left edge.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right edge.
  case right = 2
  /// At both edges.
  case justified = 3
  /// Where the language starts its lines.
  case natural = 4
}

/// What becomes of lines that are too long.
public enum NSLineBreakMode: Int, Sendable {
  /// They go on below, broken between words.
  case byWordWrapping = 0
  /// They go on below, broken between characters.
  case byCharWrapping = 1
  /// They are cut off.
  case byClipping = 2
  /// An ellipsis takes the place of the start.
  case byTruncatingHead = 3
  /// An ellipsis takes the place of the end.
  case byTruncatingTail = 4
  /// An ellipsis takes the place of the middle.
  case byTruncatingMiddle = 5
}

/// In which direction a text runs.
public enum NSWritingDirection: Int, Sendable {
  /// As its first letters do.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

extension NSAttributedString.Key {
  /// A `UIFont`: what the text is set in.
  public static let font = NSAttributedString.Key("NSFont")
}
