import AccessibilityModel
import AppHost
import EarshotTesting
import Testing
import UIKit

/// A view of an app's own that draws its text itself, ten points a character and twenty a line.
@MainActor
final class Poem: UIView, UITextInput {
  final class Place: UITextPosition {
    let index: Int
    init(_ index: Int) { self.index = index }
  }
  final class Stretch: UITextRange {
    let (low, high): (Int, Int)
    init(_ low: Int, _ high: Int) { (self.low, self.high) = (low, high) }
    override var start: UITextPosition { Place(low) }
    override var end: UITextPosition { Place(high) }
    override var isEmpty: Bool { low == high }
  }

  var characters: [Character] = []
  var perLine = 10
  var selected = 0..<0
  override var canBecomeFirstResponder: Bool { true }

  private func index(_ position: UITextPosition) -> Int { (position as? Place)?.index ?? 0 }
  private func bounds(_ range: UITextRange) -> Range<Int> { index(range.start)..<index(range.end) }

  var hasText: Bool { !characters.isEmpty }
  func insertText(_ text: String) {
    characters.replaceSubrange(selected, with: Array(text))
    selected = selected.lowerBound + text.count..<selected.lowerBound + text.count
    setNeedsLayout()
  }
  func deleteBackward() {
    guard selected.lowerBound > 0 else { return }
    characters.remove(at: selected.lowerBound - 1)
    selected = selected.lowerBound - 1..<selected.lowerBound - 1
    setNeedsLayout()
  }
  func text(in range: UITextRange) -> String? { String(characters[bounds(range)]) }
  func replace(_ range: UITextRange, withText text: String) {
    characters.replaceSubrange(bounds(range), with: Array(text))
  }
  var selectedTextRange: UITextRange? {
    get { Stretch(selected.lowerBound, selected.upperBound) }
    set { selected = newValue.map(bounds) ?? 0..<0 }
  }
  var markedTextRange: UITextRange? { nil }
  var markedTextStyle: [NSAttributedString.Key: Any]?
  func setMarkedText(_ markedText: String?, selectedRange: NSRange) {}
  func unmarkText() {}
  var beginningOfDocument: UITextPosition { Place(0) }
  var endOfDocument: UITextPosition { Place(characters.count) }
  func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? { Stretch(index(from), index(to)) }
  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let target = index(position) + offset
    return (0...characters.count).contains(target) ? Place(target) : nil
  }
  func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int)
    -> UITextPosition?
  { self.position(from: position, offset: offset) }
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    index(position) < index(other) ? .orderedAscending : .orderedDescending
  }
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { index(toPosition) - index(from) }
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    range.end
  }
  func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection)
    -> UITextRange?
  { nil }
  func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection)
    -> NSWritingDirection
  { .leftToRight }
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
  func firstRect(for range: UITextRange) -> CGRect { caretRect(for: range.start) }
  func caretRect(for position: UITextPosition) -> CGRect {
    let (line, column) = index(position).quotientAndRemainder(dividingBy: perLine)
    return CGRect(x: column * 10, y: line * 20, width: 2, height: 20)
  }
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  func closestPosition(to point: CGPoint) -> UITextPosition? { nil }
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? { nil }
  func characterRange(at point: CGPoint) -> UITextRange? { nil }
  weak var inputDelegate: (any UITextInputDelegate)?
  lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
}

@MainActor
@Suite("What views of several lines are, the system's and an app's own", .timeLimit(.minutes(10)))
struct TextViewTests {
  private func poem(_ text: String) -> Poem {
    let poem = Poem(frame: CGRect(x: 0, y: 60, width: 120, height: 100))
    poem.characters = Array(text)
    poem.isAccessibilityElement = true
    return poem
  }

  @Test(
    "Z13: a text view of an app's own is read, and walked by characters, words and lines, with no extra work")
  func ownView() async throws {
    let poem = poem("Roses are réd, violets")
    try await hosting(poem) { screen in
      #expect(screen.heard.first == "Roses are réd, violets, text field")
      let content = try #require(screen.focused?.textContent)
      #expect(content.lines == [0..<10, 10..<21, 21..<23])
      #expect(content.selection == nil)
      #expect(screen.focused?.rules.map(\.name) == ["textInput.role"])
      try await screen.voiceOver.send(.flickDown)
      #expect(screen.lastHeard == ["Cap R"])
      try await screen.voiceOver.send(.rotate(.next))
      try await screen.voiceOver.send(.flickDown)
      #expect(screen.lastHeard == ["Roses"])
      try await screen.voiceOver.send(.rotate(.next))
      try await screen.voiceOver.send(.flickDown)
      #expect(screen.lastHeard == ["Roses are"])
      try await screen.voiceOver.send(.flickDown)
      #expect(screen.lastHeard == ["réd, viole"])
      try await screen.voiceOver.send(.flickDown)
      #expect(screen.lastHeard == ["ts"])
    }
  }

  @Test("Z13: its lines follow where it puts its characters, and its text what is typed")
  func ownEditing() async throws {
    let poem = poem("ab")
    try await hosting(poem) { screen in
      #expect(poem.becomeFirstResponder())
      poem.selected = 2..<2
      poem.setNeedsLayout()
      try await screen.advance(by: .zero)
      #expect(screen.focused?.traits.contains(.isEditing) == true)
      #expect(screen.focused?.textContent?.selection == 2..<2)
      try await screen.type("c")
      #expect(screen.lastHeard == ["c"])
      try await screen.edit(.replace(0..<1, "xyz"))
      #expect(String(poem.characters) == "xyzbc")
      poem.perLine = 3
      poem.setNeedsLayout()
      try await screen.advance(by: .zero)
      #expect(screen.focused?.textContent?.lines == [0..<3, 3..<5])
    }
  }

  @Test("Z13: what an app says of its own view goes before what its text says, and its role is an option")
  func ownWords() async throws {
    let named = poem("Roses")
    named.accessibilityLabel = "Poem"
    named.accessibilityTraits = .staticText
    try await hosting(named) { screen in
      #expect(screen.heard.first == "Poem, Roses")
      named.accessibilityTraits = .none
      RunningApp.current.choose("none", for: "textInput.role")
      try await screen.advance(by: .zero)
      #expect(screen.focused?.traits == [])
    }
  }

  @Test("Words, sentences and lines are found around a place, forwards and backwards")
  func tokenizer() throws {
    let poem = poem("One two. Three")
    func text(_ at: Int, _ unit: UITextGranularity, _ way: UITextStorageDirection = .forward) -> String? {
      poem.tokenizer.rangeEnclosingPosition(Poem.Place(at), with: unit, inDirection: .storage(way))
        .flatMap { poem.text(in: $0) }
    }
    #expect(text(5, .word) == "two")
    #expect(text(3, .word) == nil)
    #expect(text(3, .word, .backward) == "One")
    #expect(text(2, .sentence) == "One two. ")
    #expect(text(2, .line) == "One two. T")
    #expect(text(2, .document) == "One two. Three")
    let next = poem.tokenizer.position(
      from: Poem.Place(1), toBoundary: .word, inDirection: .storage(.forward))
    #expect((next as? Poem.Place)?.index == 3)
    #expect(poem.tokenizer.isPosition(Poem.Place(3), atBoundary: .word, inDirection: .storage(.forward)))
    #expect(!poem.tokenizer.isPosition(Poem.Place(3), withinTextUnit: .word, inDirection: .storage(.forward)))
  }

  @Test(
    "A text view that people write in is a field, one that they read is text; both are walked line by line")
  func systemView() async throws {
    let notes = UITextView(frame: CGRect(x: 0, y: 60, width: 90, height: 200))
    notes.font = .systemFont(ofSize: 17)
    notes.text = "Happy-go-lucky, excellent hunting dog"
    notes.accessibilityLabel = "Notes"
    try await hosting(notes) { screen in
      #expect(screen.heard.first == "Notes, Happy-go-lucky, excellent hunting dog, text field")
      let content = try #require(screen.focused?.textContent)
      #expect(content.lines.count > 2)
      #expect(content.lines.first?.lowerBound == 0)
      #expect(content.lines.last?.upperBound == content.string.utf8.count)
      #expect(zip(content.lines, content.lines.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
      notes.isEditable = false
      try await screen.advance(by: .zero)
      #expect(screen.focused?.traits == .staticText)
      try await screen.voiceOver.doubleTap()
      #expect(!notes.isFirstResponder)
    }
  }

  @Test("Typing into a text view tells its delegate in order, who may refuse it")
  func delegate() async throws {
    @MainActor
    final class Witness: NSObject, UITextViewDelegate {
      var log: [String] = []
      func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        log.append("shouldBegin")
        return true
      }
      func textViewDidBeginEditing(_ textView: UITextView) { log.append("didBegin") }
      func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
      ) -> Bool {
        log.append("should \(text)")
        return text != "x"
      }
      func textViewDidChange(_ textView: UITextView) { log.append("did \(textView.text ?? "")") }
      func textViewDidEndEditing(_ textView: UITextView) { log.append("didEnd") }
    }
    let witness = Witness()
    let notes = UITextView(frame: CGRect(x: 0, y: 60, width: 200, height: 200))
    notes.delegate = witness
    try await hosting(notes) { screen in
      try await screen.voiceOver.doubleTap()
      #expect(screen.lastHeard == ["Text field, is editing, insertion point at start"])
      try await screen.type("a\n")
      #expect(screen.lastHeard == ["New line"])
      await #expect(throws: ScreenError.self) { try await screen.type("x") }
      notes.isEditable = false
      #expect(
        witness.log == [
          "shouldBegin", "didBegin", "should a", "did a", "should \n", "did a\n", "should x", "didEnd",
        ])
    }
  }

  @Test("A text view that does not scroll is as high as its lines")
  func extent() {
    let notes = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 10))
    notes.font = .systemFont(ofSize: 17)
    notes.text = "One\nTwo"
    #expect(notes.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    notes.isScrollEnabled = false
    let one = UITextView()
    one.font = .systemFont(ofSize: 17)
    one.text = "One"
    let line = one.sizeThatFits(CGSize(width: 300, height: 0)).height - 16
    #expect(abs(notes.intrinsicContentSize.height - 16 - 2 * line) <= 1)
    notes.textContainerInset = .zero
    #expect(abs(notes.intrinsicContentSize.height - 2 * line) <= 1)
  }
}
