import Foundation

/// A place in a text, between two characters; views with text of their own make subclasses.
@MainActor @preconcurrency
open class UITextPosition: NSObject {
  /// Makes a place that stands for nothing yet.
  public override init() {
    super.init()
  }
}

/// A stretch of a text between two places; views with text of their own make subclasses.
@MainActor @preconcurrency
open class UITextRange: NSObject {
  /// Makes a stretch that stands for nothing yet.
  public override init() {
    super.init()
  }

  /// True where it has no characters.
  open var isEmpty: Bool { true }
  /// Where it begins.
  open var start: UITextPosition { UITextPosition() }
  /// Where it ends.
  open var end: UITextPosition { UITextPosition() }
}

/// A rectangle around selected text in one line.
@MainActor @preconcurrency
open class UITextSelectionRect: NSObject {
  /// Makes a rectangle that stands for nothing yet.
  public override init() {
    super.init()
  }

  /// Where it lies, in the view's coordinates.
  open var rect: CGRect { .zero }
  /// In which direction its text runs.
  open var writingDirection: NSWritingDirection { .natural }
  /// True where the selection begins in it.
  open var containsStart: Bool { false }
  /// True where the selection ends in it.
  open var containsEnd: Bool { false }
  /// True where its text runs from top to bottom.
  open var isVertical: Bool { false }
}

/// Along a text, or across what it looks like.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// Number of the direction.
  public var rawValue: Int

  /// Makes a direction from its number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Along the text.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// Across what it looks like.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// True where it leads towards the beginning of the text.
  var isBackward: Bool {
    [
      UITextStorageDirection.backward.rawValue, UITextLayoutDirection.left.rawValue,
      UITextLayoutDirection.up.rawValue,
    ].contains(rawValue)
  }
}

/// A direction along a text.
public enum UITextStorageDirection: Int, Sendable {
  /// Towards its end.
  case forward = 0
  /// Towards its beginning.
  case backward = 1
}

/// A direction across what a text looks like.
public enum UITextLayoutDirection: Int, Sendable {
  /// Towards the right edge.
  case right = 2
  /// Towards the left edge.
  case left = 3
  /// To the line above.
  case up = 4
  /// To the line below.
  case down = 5
}

/// Pieces of a text.
public enum UITextGranularity: Int, Sendable {
  /// What is one letter or sign to people.
  case character = 0
  /// What stands between white space and marks.
  case word = 1
  /// What ends with a full stop, a question mark or an exclamation mark.
  case sentence = 2
  /// What stands between line breaks.
  case paragraph = 3
  /// What stands in one line on the screen.
  case line = 4
  /// All of it.
  case document = 5
}

/// Which of two lines a place belongs to where one is broken.
public enum UITextStorageAffinity: Int, Sendable {
  /// The line below.
  case forward = 0
  /// The line above.
  case backward = 1
}
