import Testing
import UIKit

@MainActor
@Suite("Attributes of neighbouring stretches")
struct AttributeMarkTests {
  @Test("Stretches of two fonts, of two colours and of two paragraph styles stand beside each other")
  func neighbours() {
    let centered = NSMutableParagraphStyle()
    centered.alignment = .center
    let pairs: [(NSAttributedString.Key, Any, Any)] = [
      (.font, UIFont.systemFont(ofSize: 12), UIFont.systemFont(ofSize: 20)),
      (.foregroundColor, UIColor.black, UIColor.red),
      (.paragraphStyle, NSParagraphStyle.default, centered),
    ]
    for (key, first, second) in pairs {
      let words = NSMutableAttributedString(string: "one", attributes: [key: first])
      words.append(NSAttributedString(string: "two", attributes: [key: second]))
      var lengths: [Int] = []
      let whole = NSRange(location: 0, length: words.length)
      NSAttributedString(attributedString: words).enumerateAttribute(key, in: whole) { _, range, _ in
        lengths.append(range.length)
      }
      #expect(lengths == [3, 3])
    }
  }
}
