import EarshotTesting
import Testing
import UIKit

@MainActor
@Suite("Descriptors of fonts, and how words stand and break")
struct FontDescriptorTests {
  @Test("A descriptor changed in one trait makes a font that differs in that alone")
  func descriptors() throws {
    let body: UIFontDescriptor = .preferredFontDescriptor(withTextStyle: .body)
    #expect(body.pointSize == 17)
    let italic = try #require(body.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(italic.symbolicTraits.contains([.traitBold, .traitItalic]))
    #expect(!body.symbolicTraits.contains(.traitBold))
    let font = UIFont(descriptor: italic.withSize(30), size: 0)
    #expect(font.pointSize == 30)
    #expect(font.fontDescriptor.symbolicTraits == italic.symbolicTraits)
    let fixed = try #require(body.withDesign(.monospaced))
    let (narrow, wide) = ("iiii", "mmmm")
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont(descriptor: fixed, size: 0)]
    #expect(narrow.size(withAttributes: attributes) == wide.size(withAttributes: attributes))
  }

  private nonisolated static let sides: [(NSTextAlignment, String)] = [
    (.left, ""), (.center, "center"), (.right, "right"),
  ]

  @Test("Words of a label stand on the side that is said", arguments: sides)
  func alignment(alignment: NSTextAlignment, word: String) {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "Dog"
    label.textAlignment = alignment
    let line = drawn(label).last ?? ""
    for side in ["center", "right"] { #expect(line.contains(" \(side)") == (side == word)) }
  }

  private nonisolated static let breaks: [(NSLineBreakMode, Bool)] = [
    (.byWordWrapping, true), (.byTruncatingTail, true), (.byClipping, true),
  ]

  @Test("A label of several lines grows with its words, however its last line ends", arguments: breaks)
  func breaking(mode: NSLineBreakMode, grows: Bool) {
    let label = UILabel()
    label.text = "Three dogs and a cat sleep in the kennel"
    label.lineBreakMode = mode
    label.numberOfLines = 0
    let one = label.sizeThatFits(CGSize(width: 10_000, height: 1000)).height
    #expect((label.sizeThatFits(CGSize(width: 100, height: 1000)).height > one) == grows)
    label.numberOfLines = 1
    #expect(label.sizeThatFits(CGSize(width: 100, height: 1000)).height == one)
  }

  @Test("Text is measured in lines of a width where its origin is that of its lines, else in a single one")
  func measuring() {
    let words = NSAttributedString(
      string: "Three dogs and a cat sleep in the kennel", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    let width = CGSize(width: 100, height: 1000)
    let options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .usesFontLeading]
    let lines = words.boundingRect(with: width, options: options, context: nil)
    let single = words.boundingRect(with: width, options: [], context: nil)
    #expect(lines.width <= 100)
    #expect(lines.height > single.height * 2)
    #expect(single.width > 100)
  }
}
