import AccessibilityModel
import SwiftUI
import Testing

@MainActor
@Suite("Texts with attributes")
struct AttributedTextTests {
  @Test("Z11: what an attributed string says of speech reaches the words it is said of")
  func speech() throws {
    var text = AttributedString("Say ")
    var word = AttributedString("さくら")
    word.languageIdentifier = "ja-JP"
    word.accessibilitySpeechAdjustedPitch = 0.5
    text += word
    var code = AttributedString("A1.")
    code.accessibilitySpeechSpellsOutCharacters = true
    code.accessibilitySpeechIncludesPunctuation = true
    text += code
    var sound = AttributedString("tomato")
    sound.accessibilitySpeechPhoneticNotation = "təˈmɑːtəʊ"
    sound.accessibilityHeadingLevel = .h2
    text += sound
    try HeardScreen.showing {
      Text(text)
      Text("In \(word)")
    } _: { screen in
      let label = try #require(screen.stops.first?.label)
      #expect(label.string == "Say さくらA1.tomato")
      let attributes = label.runs.map(\.attributes)
      #expect(attributes.count == 3)
      #expect(attributes[0] == SpeechAttributes(language: "ja-JP", pitch: 1.5))
      #expect(attributes[1] == SpeechAttributes(spellsOut: true, speaksPunctuation: true))
      #expect(attributes[2] == SpeechAttributes(phonetic: "təˈmɑːtəʊ", headingLevel: 2))
      #expect(screen.stops[1].label?.runs.first?.range == 3..<12)
    }
  }

  @Test("Attributes of looks are kept, merged and measured")
  func runStyles() throws {
    var text = AttributedString("Bailey")
    text.font = .largeTitle
    text.foregroundColor = .red
    text.backgroundColor = .yellow
    text.underlineStyle = .single
    text.strikethroughStyle = Text.LineStyle(pattern: .dash, color: .blue)
    text.kern = 2
    text.tracking = 1
    text.baselineOffset = 3
    var container = AttributeContainer()
    container.underlineStyle = Text.LineStyle(pattern: .dot)
    container.font = .caption
    container.link = URL(string: "https://dogs.example")
    #expect(text.underlineStyle == .single)
    #expect(height(text) == 41)
    text.mergeAttributes(container)
    #expect(text.underlineStyle == Text.LineStyle(pattern: .dot))
    #expect(height(text) == 16)
    #expect(AttributedString("x", attributes: container).link != nil)
    var other = AttributedString("y")
    other.uiKit.underlineStyle = [.single, .patternDot]
    other.uiKit.font = UIFont.systemFont(ofSize: 20)
    other.swiftUI.foregroundColor = .green
    #expect(other.uiKit.underlineStyle == [.single, .patternDot])
    #expect(other.swiftUI.foregroundColor == .green)
  }

  @Test(
    "A line of the UIKit kind becomes the line of a text, whatever it is made of; none stays none",
    arguments: [
      (.single, .solid), ([.single, .patternDot], .dot), ([.single, .patternDash], .dash),
      ([.thick, .patternDashDot], .dashDot), ([.double, .byWord, .patternDashDotDot], .dashDotDot), ([], nil),
    ] as [(NSUnderlineStyle, Text.LineStyle.Pattern?)])
  func lineStyle(line: NSUnderlineStyle, pattern: Text.LineStyle.Pattern?) {
    let style = Text.LineStyle(nsUnderlineStyle: line)
    #expect(style == pattern.map { Text.LineStyle(pattern: $0) })
    var text = AttributedString("Bailey")
    text.underlineStyle = style
    #expect((text.underlineStyle == .single) == (pattern == .solid))
  }

  /// How high a line of a text is, in points.
  private func height(_ text: AttributedString) -> Double? {
    let screen = Screen.availableSpace(300, 400) { Text(text) }
    return Array(screen.host.tree.stops).first.flatMap { screen.host.tree[$0]?.frame.size.height }
  }

  @Test("Every way a text can look leaves what is heard of it as it is")
  func modifiers() throws {
    let text = Text("Bailey").underline().underline(true, pattern: .dot, color: .red).strikethrough()
      .kerning(1).tracking(2).baselineOffset(3).monospacedDigit().monospaced().fontDesign(.serif)
      .fontWidth(.condensed).bold().italic().fontWeight(.heavy)
    try HeardScreen.showing {
      text
      VStack { Text("Beagle") }
        .underline().strikethrough(false).kerning(1).tracking(1).baselineOffset(1).monospacedDigit()
        .fontWidth(.expanded).truncationMode(.middle).multilineTextAlignment(.center)
        .allowsTightening(true).textSelection(.enabled)
      Text("Mixed Case").textCase(.uppercase)
    } _: { screen in
      #expect(screen.heard() == ["Bailey", "Beagle", "Mixed Case"])
    }
  }

  @Test("Letters of another shape, large letters and room between lines change the extent")
  func extent() throws {
    let long = "Happy-go-lucky, excellent hunting dog, and loyal companion"
    let screen = Screen.availableSpace(200, 800) {
      Text(long).accessibilityLabel("plain")
      Text(long).lineSpacing(10).accessibilityLabel("spaced")
      Text("iii").accessibilityLabel("narrow")
      Text("iii").monospaced().accessibilityLabel("wide")
      Text("abc").accessibilityLabel("small")
      Text("abc").textCase(.uppercase).accessibilityLabel("large")
      Text("abc").textScale(.secondary).accessibilityLabel("smaller")
      Text("abc").font(Font(UIFont.systemFont(ofSize: 40))).accessibilityLabel("huge")
    }
    func size(_ name: String) -> Size { screen.element(name)?.frame.size ?? .zero }
    #expect(size("plain").height == 66)
    #expect(size("spaced").height == 86)
    #expect(size("wide").width > size("narrow").width)
    #expect(size("large").width > size("small").width)
    #expect(size("smaller").width < size("small").width)
    #expect(size("huge").height > 44)
  }

  @Test("Limits of lines have a lower and an upper end, and words shrink where they may")
  func lines() throws {
    let long = "Happy-go-lucky, excellent hunting dog, and loyal companion"
    let screen = Screen.availableSpace(200, 800) {
      Text(long).lineLimit(1).accessibilityLabel("one")
      Text(long).lineLimit(...2).accessibilityLabel("two")
      Text("a").lineLimit(2...3).accessibilityLabel("at least two")
      Text("a").lineLimit(3...).accessibilityLabel("at least three")
      Text("a").lineLimit(4, reservesSpace: true).accessibilityLabel("four")
      Text("a").lineLimit(4, reservesSpace: false).accessibilityLabel("up to four")
      Text("Excellent hunting dog, yes, sir").lineLimit(1).minimumScaleFactor(0.5).accessibilityLabel(
        "shrunk")
    }
    func height(_ name: String) -> Double { screen.element(name)?.frame.size.height ?? 0 }
    #expect(height("one") == 22)
    #expect(height("two") == 44)
    #expect(height("at least two") == 44)
    #expect(height("at least three") == 66)
    #expect(height("four") == 88)
    #expect(height("up to four") == 22)
    #expect(height("shrunk") < 22)
  }
}
