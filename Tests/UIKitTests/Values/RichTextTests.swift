import EarshotTesting
import Foundation
import Testing
import UIKit

@MainActor
@Suite("Texts with attributes in UIKit", .timeLimit(.minutes(10)))
struct RichTextTests {
  @Test("What a text of one kind says of looks and speech, the other kind says too")
  func conversion() throws {
    var text = AttributedString("Sakura")
    text.uiKit.font = .boldSystemFont(ofSize: 20)
    text.uiKit.foregroundColor = .red
    text.uiKit.underlineStyle = .single
    text.uiKit.kern = 2
    text.link = URL(string: "https://dogs.example")
    text.languageIdentifier = "ja-JP"
    text.accessibilitySpeechAdjustedPitch = 0.5
    text.accessibilitySpeechSpellsOutCharacters = true
    text.accessibilityHeadingLevel = .h2
    let whole = text + AttributedString(" blossom")
    let older = NSAttributedString(whole)
    #expect(older.string == "Sakura blossom")
    let values = older.attributes(at: 0, effectiveRange: nil)
    #expect(values[.font] as? UIFont == .boldSystemFont(ofSize: 20))
    #expect(values[.underlineStyle] as? Int == NSUnderlineStyle.single.rawValue)
    #expect(values[.link] as? URL == text.link)
    #expect(older.attributes(at: 8, effectiveRange: nil).isEmpty)
    #expect(AttributedString(older) == whole)
  }

  @Test("Z11: a label with attributes of either kind is spoken as they say")
  func speech() async throws {
    var word = AttributedString("さくら")
    word.languageIdentifier = "ja-JP"
    let label = UILabel(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    label.attributedText = NSAttributedString(AttributedString("Say ") + word)
    try await hosting(Column([label])) { screen in
      let runs = screen.focused?.label?.runs ?? []
      #expect(runs.map(\.attributes.facts.language) == ["ja-JP"])
      #expect(runs.map(\.range) == [4..<13])
    }
  }

  @Test("What is marked in a text of a catalog is kept as what it means")
  func meanings() {
    let text = AttributedString(localized: "Feed **Bailey** *now* with `bone()`")
    typealias Meaning = AttributeScopes.MarkdownAttributes.InlinePresentationIntentAttribute
    var found: [String: InlinePresentationIntent] = [:]
    for run in text.runs {
      if let intent = run[Meaning.self] { found[String(text[run.range].characters)] = intent }
    }
    #expect(found == ["Bailey": .stronglyEmphasized, "now": .emphasized, "bone()": .code])
  }

  @Test("A paragraph keeps its layout, and a copy of it can be changed")
  func paragraphs() throws {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    style.paragraphSpacing = 8
    style.paragraphSpacingBefore = 2
    style.alignment = .center
    style.lineBreakMode = .byTruncatingTail
    style.firstLineHeadIndent = 1
    style.headIndent = 2
    style.tailIndent = -3
    style.minimumLineHeight = 10
    style.maximumLineHeight = 30
    style.lineHeightMultiple = 1.5
    let copy = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
    #expect(copy == style)
    copy.alignment = .right
    #expect(copy != style && style.alignment == .center)
    #expect(NSParagraphStyle.default.alignment == .natural)
    let text = NSAttributedString(
      string: "a", attributes: [.paragraphStyle: style, .kern: 2, .baselineOffset: 1])
    #expect(text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle == style)
  }
}
