import Foundation

extension UITextField {
  /// The characters as they are seen: a bullet for each where they are kept secret.
  var shownString: String {
    isSecureTextEntry ? String(repeating: "•", count: store.string.count) : store.string
  }

  /// A stretch of the text as one of what is seen, in UTF-16 units.
  func shownRange(_ range: NSRange) -> NSRange {
    guard isSecureTextEntry else { return range }
    let start = store.substring(NSRange(location: 0, length: range.location)).count
    return NSRange(location: start, length: store.substring(range).count)
  }

  /// A stretch of what is seen as one of the text, both in UTF-8 bytes.
  func hiddenBytes(_ bytes: Range<Int>) -> Range<Int> {
    guard isSecureTextEntry else { return bytes }
    func place(_ byte: Int) -> Int {
      let count = shownString.units(before: byte)
      return store.string.prefix(count).utf8.count
    }
    return place(bytes.lowerBound)..<place(bytes.upperBound)
  }

  /// How the characters lie in their one line.
  var lines: TextLines { TextLines(shownString, font: font, width: nil) }

  /// A rectangle of the text in the field's own coordinates.
  func shift(_ rect: CGRect) -> CGRect {
    let place = editingRect(forBounds: bounds)
    return rect.offsetBy(dx: place.minX, dy: place.minY + max((place.height - lines.lineHeight) / 2, 0))
  }

  /// Takes in that what is shown changed.
  func textLayoutDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Puts characters in the place of others as typing does, where the delegate lets it.
  func type(_ text: String, into range: NSRange) {
    let range = range.clamped(to: store.length)
    guard
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
    else { return }
    store.replace(range, with: text)
    textDidChangeByTyping()
  }

  private func textDidChangeByTyping() {
    textLayoutDidChange()
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  /// Takes away all text, where the delegate lets the button do it.
  func clearByButton() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    store.set("")
    textDidChangeByTyping()
  }

  /// Does what the return key does.
  func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let ends = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    if ends { resignFirstResponder() }
  }
}
