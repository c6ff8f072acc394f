import Foundation

/// The text of one of the system's own views: its characters, what is selected, and what is being composed.
///
/// Offsets count UTF-16 units, as they do in every text of the platform.
@MainActor
final class TextStore {
  private(set) var string = ""
  /// The text with attributes, where an app gave it some.
  private(set) var attributed: NSAttributedString?
  private(set) var selection = NSRange(location: 0, length: 0)
  private(set) var marked: NSRange?
  var direction = NSWritingDirection.natural
  var inlinePrediction = UITextInlinePredictionType.default
  var markedStyle: [NSAttributedString.Key: Any]?
  weak var inputDelegate: (any UITextInputDelegate)?
  private var tokenizer: UITextInputStringTokenizer?

  var length: Int { string.utf16.count }
  var whole: NSRange { NSRange(location: 0, length: length) }

  /// Puts another text in the place of all of it; the insertion point goes to its end.
  func set(_ text: String, attributed: NSAttributedString? = nil) {
    string = text
    self.attributed = attributed
    marked = nil
    selection = NSRange(location: length, length: 0)
  }

  /// Selects a stretch; the part of it that is not in the text is left out.
  func select(_ range: NSRange) {
    selection = range.clamped(to: length)
  }

  /// Puts characters in the place of a stretch; the insertion point goes behind them.
  func replace(_ range: NSRange, with text: String) {
    let range = range.clamped(to: length)
    if let old = attributed {
      let new = NSMutableAttributedString(attributedString: old)
      new.replaceCharacters(in: range, with: text)
      attributed = new
      string = new.string
    } else {
      string = NSString(string: string).replacingCharacters(in: range, with: text)
    }
    marked = nil
    selection = NSRange(location: range.location + text.utf16.count, length: 0)
  }

  /// Composes text in the place of what is marked, else of what is selected.
  func mark(_ text: String, selecting inner: NSRange) {
    let place = marked ?? selection
    replace(place, with: text)
    let new = NSRange(location: place.location, length: text.utf16.count)
    marked = new.length > 0 ? new : nil
    select(NSRange(location: new.location + inner.location, length: inner.length))
  }

  /// Settles what is being composed.
  func unmark() {
    marked = nil
  }

  /// What deleting backward takes away: what is selected, else the character before the insertion point.
  var backward: NSRange {
    guard selection.length == 0, selection.location > 0 else { return selection }
    return NSString(string: string).rangeOfComposedCharacterSequence(at: selection.location - 1)
  }

  func substring(_ range: NSRange) -> String {
    NSString(string: string).substring(with: range.clamped(to: length))
  }

  /// Finds words and lines for a view.
  func tokenizer(for view: UIView & UITextInput) -> UITextInputStringTokenizer {
    if let tokenizer { return tokenizer }
    let new = UITextInputStringTokenizer(textInput: view)
    tokenizer = new
    return new
  }

  // MARK: Places

  func range(_ range: UITextRange) -> NSRange? {
    if let stretch = range as? TextStretch { return stretch.range.clamped(to: length) }
    guard let start = offset(range.start), let end = offset(range.end), start <= end else { return nil }
    return NSRange(location: start, length: end - start)
  }

  func offset(_ position: UITextPosition) -> Int? {
    (position as? TextOffset).map { min(max($0.offset, 0), length) }
  }

  func position(_ offset: Int) -> UITextPosition? {
    (0...length).contains(offset) ? TextOffset(offset) : nil
  }

  func stretch(_ first: UITextPosition, _ second: UITextPosition) -> UITextRange? {
    guard let first = offset(first), let second = offset(second) else { return nil }
    return TextStretch(NSRange(location: min(first, second), length: abs(second - first)))
  }

  func compare(_ first: UITextPosition, _ second: UITextPosition) -> ComparisonResult {
    let (first, second) = (offset(first) ?? 0, offset(second) ?? 0)
    return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
  }

  /// The place so many steps further across what the text looks like.
  func position(
    _ position: UITextPosition, _ direction: UITextLayoutDirection, _ count: Int, in lines: TextLines
  ) -> UITextPosition? {
    guard let offset = offset(position) else { return nil }
    switch direction {
    case .right: return self.position(offset + count)
    case .left: return self.position(offset - count)
    case .up, .down:
      let caret = lines.caret(at: offset)
      let target = lines.line(of: offset) + (direction == .down ? count : -count)
      guard lines.ranges.indices.contains(target) else { return nil }
      let y = (CGFloat(target) + 0.5) * lines.lineHeight
      return TextOffset(lines.offset(nearestTo: CGPoint(x: caret.minX, y: y)))
    }
  }

  /// The stretch from a place to the furthest one in a direction.
  func extended(_ position: UITextPosition, _ direction: UITextLayoutDirection) -> UITextRange? {
    guard let offset = offset(position) else { return nil }
    let isBackward = direction == .left || direction == .up
    return TextStretch(
      isBackward
        ? NSRange(location: 0, length: offset) : NSRange(location: offset, length: length - offset))
  }

  /// The character at a place.
  func character(at offset: Int) -> UITextRange? {
    guard length > 0 else { return nil }
    return TextStretch(NSString(string: string).rangeOfComposedCharacterSequence(at: min(offset, length - 1)))
  }
}

/// What texts do when an entry of their menu asks for it.
@MainActor
enum StandardEdits {
  static func copy(from store: TextStore) {
    guard store.selection.length > 0 else { return }
    UIPasteboard.general.string = NSString(string: store.string).substring(with: store.selection)
  }
}
