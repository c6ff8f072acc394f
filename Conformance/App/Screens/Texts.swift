import SwiftUI
import UIKit

/// Fields and texts.
extension KitScreen {
  static let texts: [KitScreen] = [
    KitScreen("text-caret") { Field(text: "Bailey") },
    KitScreen("text-selection") { Field(text: "Good dog") },
    KitScreen("misspelled-words") { TextEditor(text: .constant("Good dgo")).frame(height: 200) },
    KitScreen("text-context") {
      Text("let x = y;").accessibilityTextContentType(.sourceCode)
    },
    KitScreen("text-context-console") {
      Text("ls -l *.txt").accessibilityTextContentType(.console)
    },
    KitScreen("secure-value") { SecureField("Password", text: .constant("abc")) },
    KitScreen("secure-value-uikit") {
      let field = UITextField()
      field.placeholder = "Password"
      field.text = "abc"
      field.isSecureTextEntry = true
      return [field]
    },
    KitScreen("text-input-role") { [Typewriter()] },
  ]
}

/// A field that keeps what is typed.
private struct Field: View {
  @State var text: String

  var body: some View { TextField("Name", text: $text) }
}

/// A view of the app's own that takes text.
private final class Typewriter: UIView, UITextInput {
  private final class Place: UITextPosition {
    let offset: Int
    init(_ offset: Int) { self.offset = offset }
  }

  private final class Stretch: UITextRange {
    let from: Int
    let to: Int
    init(_ from: Int, _ to: Int) { (self.from, self.to) = (from, to) }
    override var start: UITextPosition { Place(from) }
    override var end: UITextPosition { Place(to) }
    override var isEmpty: Bool { from == to }
  }

  private var content = "Bailey"
  var selectedTextRange: UITextRange? = nil
  var markedTextRange: UITextRange? { nil }
  var markedTextStyle: [NSAttributedString.Key: Any]? = nil
  weak var inputDelegate: (any UITextInputDelegate)?
  lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
  var hasText: Bool { !content.isEmpty }
  var beginningOfDocument: UITextPosition { Place(0) }
  var endOfDocument: UITextPosition { Place(content.count) }
  override var canBecomeFirstResponder: Bool { true }

  init() {
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityLabel = "Typewriter"
    widthAnchor.constraint(equalToConstant: 200).isActive = true
    heightAnchor.constraint(equalToConstant: 44).isActive = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func insertText(_ text: String) { content += text }
  func deleteBackward() { _ = content.popLast() }

  func text(in range: UITextRange) -> String? {
    guard let range = range as? Stretch else { return nil }
    return String(content.dropFirst(range.from).prefix(range.to - range.from))
  }

  func replace(_ range: UITextRange, withText text: String) {
    guard let range = range as? Stretch else { return }
    content = content.prefix(range.from) + text + content.dropFirst(range.to)
  }

  func setMarkedText(_ markedText: String?, selectedRange: NSRange) {}
  func unmarkText() {}

  func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? {
    guard let from = from as? Place, let to = to as? Place else { return nil }
    return Stretch(min(from.offset, to.offset), max(from.offset, to.offset))
  }

  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    guard let position = position as? Place else { return nil }
    let place = position.offset + offset
    return (0...content.count).contains(place) ? Place(place) : nil
  }

  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    self.position(from: position, offset: direction == .left || direction == .up ? -offset : offset)
  }

  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let (one, two) = ((position as? Place)?.offset ?? 0, (other as? Place)?.offset ?? 0)
    return one < two ? .orderedAscending : one > two ? .orderedDescending : .orderedSame
  }

  func offset(from: UITextPosition, to: UITextPosition) -> Int {
    ((to as? Place)?.offset ?? 0) - ((from as? Place)?.offset ?? 0)
  }

  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    direction == .left || direction == .up ? range.start : range.end
  }

  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    textRange(from: position, to: direction == .left ? beginningOfDocument : endOfDocument)
  }

  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { .leftToRight }

  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
  func firstRect(for range: UITextRange) -> CGRect { bounds }
  func caretRect(for position: UITextPosition) -> CGRect { CGRect(x: 0, y: 0, width: 2, height: 44) }
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? { range.end }
  func characterRange(at point: CGPoint) -> UITextRange? { nil }
}
