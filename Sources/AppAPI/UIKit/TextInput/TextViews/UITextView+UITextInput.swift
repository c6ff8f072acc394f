import Foundation

extension UITextView {
  /// Selects a stretch, and tells the delegate.
  func select(_ range: NSRange) {
    store.select(range)
    setNeedsDescription()
    textDelegate?.textViewDidChangeSelection(self)
  }

  /// The characters of a stretch.
  public func text(in range: UITextRange) -> String? { store.range(range).map(store.substring) }

  /// Whether the delegate lets a stretch be replaced.
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    guard let range = store.range(range) else { return false }
    return textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
  }

  /// Puts characters in the place of a stretch.
  public func replace(_ range: UITextRange, withText text: String) {
    guard let range = store.range(range) else { return }
    type(text, into: range)
  }

  /// What is selected; the insertion point where it has no characters.
  public var selectedTextRange: UITextRange? {
    get { TextStretch(store.selection) }
    set {
      guard let range = newValue.flatMap(store.range), range != store.selection else { return }
      select(range)
    }
  }

  /// What is being composed and not settled yet.
  public var markedTextRange: UITextRange? { store.marked.map { TextStretch($0) } }

  /// How text that is being composed looks.
  public var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { store.markedStyle }
    set { store.markedStyle = newValue }
  }

  /// Composes text in the place of what is marked, else of what is selected.
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    store.mark(markedText ?? "", selecting: selectedRange)
    textLayoutDidChange()
  }

  /// Settles what is being composed.
  public func unmarkText() { store.unmark() }

  /// The place before the first character.
  public var beginningOfDocument: UITextPosition { TextOffset(0) }

  /// The place behind the last character.
  public var endOfDocument: UITextPosition { TextOffset(store.length) }

  /// The stretch between two places.
  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? { store.stretch(fromPosition, toPosition) }

  /// The place so many UTF-16 units further; `nil` beyond the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    store.offset(position).flatMap { store.position($0 + offset) }
  }

  /// The place so many steps further in a direction; `nil` beyond the text.
  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { store.position(position, direction, offset, in: lines) }

  /// Which of two places comes first.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    store.compare(position, other)
  }

  /// How many UTF-16 units lie between two places.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    (store.offset(toPosition) ?? 0) - (store.offset(from) ?? 0)
  }

  /// The place of a stretch that lies furthest in a direction.
  public func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? {
    direction == .left || direction == .up ? range.start : range.end
  }

  /// The stretch from a place to the furthest one in a direction.
  public func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? { store.extended(position, direction) }

  /// As the first letters of the text do.
  public func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { store.direction }

  /// Lets all text run in a direction.
  public func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
    store.direction = writingDirection
  }

  /// The place nearest to a point.
  public func closestPosition(to point: CGPoint) -> UITextPosition? {
    let origin = shift(.zero).origin
    return TextOffset(lines.offset(nearestTo: CGPoint(x: point.x - origin.x, y: point.y - origin.y)))
  }

  /// The place of a stretch nearest to a point.
  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    guard let limits = store.range(range), let found = closestPosition(to: point).flatMap(store.offset)
    else { return nil }
    return TextOffset(min(max(found, limits.location), limits.end))
  }

  /// The character at a point.
  public func characterRange(at point: CGPoint) -> UITextRange? {
    closestPosition(to: point).flatMap(store.offset).flatMap(store.character)
  }

  /// Who is told that text or selection change other than by typing.
  public var inputDelegate: (any UITextInputDelegate)? {
    get { store.inputDelegate }
    set { store.inputDelegate = newValue }
  }

  /// Finds words, lines and other pieces.
  public var tokenizer: any UITextInputTokenizer { store.tokenizer(for: self) }

  /// True where there is text.
  public var hasText: Bool { store.length > 0 }
}
