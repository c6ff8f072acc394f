import EarshotTesting
import Testing
import UIKit

@MainActor
@Suite("Layout managers", .timeLimit(.minutes(10)))
struct LayoutManagerTests {
  @Test("The character under a finger is found as apps find words in their labels")
  func character() {
    let words = NSAttributedString(
      string: "I agree to the terms", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    let storage = NSTextStorage(attributedString: words)
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 300, height: 100))
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    let range = NSRange(location: 15, length: 5)
    let box = manager.boundingRect(forGlyphRange: range, in: container)
    let index = manager.characterIndex(
      for: CGPoint(x: box.midX, y: box.midY), in: container,
      fractionOfDistanceBetweenInsertionPoints: nil)
    #expect(NSLocationInRange(index, range))
    #expect(manager.usedRect(for: container).width > box.width)
    #expect(manager.numberOfGlyphs == 20)
    var lines = 0
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 20)) { _, _, _, _, _ in
      lines += 1
    }
    #expect(lines == 1)
  }

  @Test("What changes in a text view's storage is heard")
  func storage() async throws {
    let view = UITextView(frame: CGRect(x: 0, y: 60, width: 300, height: 100))
    view.text = "Roses"
    view.isEditable = false
    try await hosting(view) { screen in
      view.textStorage.append(NSAttributedString(string: " are red"))
      try await screen.advance(by: .zero)
      #expect(screen.focused?.value?.string == "Roses are red")
      view.textStorage.addAttribute(
        .link, value: "https://roses.example", range: NSRange(location: 0, length: 5))
      try await screen.advance(by: .zero)
      #expect(screen.focused?.rotors.first?.entries.map { $0.label?.string } == ["Roses"])
      #expect(view.layoutManager.textStorage === view.textStorage)
    }
  }
}
