import Accessibility
import AccessibilityModel
import Testing

@MainActor
@Suite("Custom content")
struct CustomContentTests {
  private final class Provider: NSObject, AXCustomContentProvider {
    var stored: [AXCustomContent]?
    var block: AXCustomContentReturnBlock?

    // The platform declares it so.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    var accessibilityCustomContent: [AXCustomContent]! {
      get { stored }
      set { stored = newValue }
    }
    var accessibilityCustomContentBlock: AXCustomContentReturnBlock? { block }
  }

  private final class PlainProvider: NSObject, AXCustomContentProvider {
    // The platform declares it so.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    var accessibilityCustomContent: [AXCustomContent]! = [AXCustomContent(label: "Age", value: "Three years")]
  }

  @Test("K2: a fact keeps its label and value and waits to be asked for")
  func plain() {
    let fact = AXCustomContent(label: "Popularity", value: "Number one")
    #expect(fact.label == "Popularity")
    #expect(fact.value == "Number one")
    #expect(fact.importance == .default)
    #expect(fact.content == CustomContent(label: "Popularity", value: "Number one"))
  }

  @Test("K6: a fact of high importance reaches assistive technologies as such")
  func importance() {
    let fact = AXCustomContent(label: "Age", value: "Three years")
    fact.importance = .high
    #expect(fact.content.importance == .high)
  }

  @Test("Z11: an attributed value keeps where its language changes")
  func attributed() {
    let value = NSMutableAttributedString(string: "Dog 犬")
    value.addAttribute(.spokenLanguage, value: "ja-JP", range: NSRange(location: 4, length: 1))
    let fact = AXCustomContent(attributedLabel: NSAttributedString(string: "Kind"), attributedValue: value)
    value.mutableString.setString("changed afterwards")
    #expect(fact.value == "Dog 犬")
    let expected = SpokenText(
      "Dog 犬", runs: [.init(range: 4..<7, attributes: SpeechAttributes(language: "ja-JP"))])
    #expect(fact.content.value == expected)
  }

  @Test("A copy has the same texts and importance and can be changed on its own")
  func copying() throws {
    let fact = AXCustomContent(label: "Age", value: "Three years")
    fact.importance = .high
    let copy = try #require(fact.copy() as? AXCustomContent)
    #expect(copy !== fact)
    #expect(copy.content == fact.content)
    copy.importance = .default
    #expect(fact.importance == .high)
  }

  @Test("K2: a provider's facts keep the order of its array")
  func order() {
    let provider = Provider()
    #expect(provider.content.isEmpty)
    provider.accessibilityCustomContent = ["Age", "Popularity", "Weight"].map {
      AXCustomContent(label: $0, value: "1")
    }
    #expect(provider.content.map(\.label.string) == ["Age", "Popularity", "Weight"])
  }

  @Test("K2: a block wins over the stored facts, also when it has none")
  func block() {
    let provider = Provider()
    provider.stored = [AXCustomContent(label: "Stored", value: "1")]
    provider.block = { [AXCustomContent(label: "Made", value: "2")] }
    #expect(provider.content.map(\.label.string) == ["Made"])
    provider.block = { nil }
    #expect(provider.content.isEmpty)
    provider.block = nil
    #expect(provider.content.map(\.label.string) == ["Stored"])
  }

  @Test("K2: a provider need not declare a block")
  func withoutBlock() {
    let provider = PlainProvider()
    #expect(provider.accessibilityCustomContentBlock == nil)
    #expect(provider.content.map(\.value.string) == ["Three years"])
  }
}
