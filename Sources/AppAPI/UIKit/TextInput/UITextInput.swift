import Foundation

/// A responder into which text can be typed.
@MainActor @preconcurrency
public protocol UIKeyInput: UITextInputTraits {
  /// True where there is text.
  var hasText: Bool { get }
  /// Puts characters at the insertion point.
  func insertText(_ text: String)
  /// Takes away the character before the insertion point.
  func deleteBackward()
}

/// A view that holds text and tells where in it each character is.
///
/// What conforms is walked by characters, words and lines, and edited, with no further work.
/// - Source: Behaviour 1.4.2
@MainActor @preconcurrency
public protocol UITextInput: UIKeyInput {
  /// The characters of a stretch.
  func text(in range: UITextRange) -> String?
  /// Puts characters in the place of a stretch.
  func replace(_ range: UITextRange, withText text: String)
  /// What is selected; the insertion point where it has no characters.
  var selectedTextRange: UITextRange? { get set }
  /// What is being composed and not settled yet.
  var markedTextRange: UITextRange? { get }
  /// How text that is being composed looks.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Composes text in the place of what is marked, else of what is selected.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Settles what is being composed.
  func unmarkText()
  /// The place before the first character.
  var beginningOfDocument: UITextPosition { get }
  /// The place behind the last character.
  var endOfDocument: UITextPosition { get }
  /// The stretch between two places.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// The place so many characters further; `nil` beyond the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// The place so many steps further in a direction; `nil` beyond the text.
  func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int)
    -> UITextPosition?
  /// Which of two places comes first.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// How many characters lie between two places.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// The place of a stretch that lies furthest in a direction.
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
  /// The stretch from a place to the furthest one in a direction.
  func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection)
    -> UITextRange?
  /// In which direction the text at a place runs.
  func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection)
    -> NSWritingDirection
  /// Lets a stretch run in a direction.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
  /// The rectangle around the part of a stretch that lies in its first line.
  func firstRect(for range: UITextRange) -> CGRect
  /// The rectangle of the insertion point at a place.
  func caretRect(for position: UITextPosition) -> CGRect
  /// The rectangles around a stretch, a line each.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// The place nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// The place of a stretch nearest to a point.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// The character at a point.
  func characterRange(at point: CGPoint) -> UITextRange?
  /// Who is told that text or selection change other than by typing.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// Finds words, lines and other pieces.
  var tokenizer: any UITextInputTokenizer { get }
  /// Whether a stretch may be replaced.
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
  /// The view whose coordinates rectangles are in.
  var textInputView: UIView { get }
}

extension UITextInput {
  /// True.
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
}

extension UITextInput where Self: UIView {
  /// Itself.
  public var textInputView: UIView { self }
}

/// Is told by a view that its text or selection change other than by typing.
@MainActor @preconcurrency
public protocol UITextInputDelegate: NSObjectProtocol {
  /// The selection is about to change.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// The selection has changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// The text is about to change.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// The text has changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// Finds words, lines and other pieces of a text.
@MainActor @preconcurrency
public protocol UITextInputTokenizer: NSObjectProtocol {
  /// The piece around a place; `nil` where it is between pieces.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange?
  /// True where a piece begins or ends at a place.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
  /// The next place at which a piece begins or ends.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// True where a place lies inside a piece.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}
