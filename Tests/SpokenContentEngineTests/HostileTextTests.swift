import AccessibilityModel
import TestSupport
import Testing

@testable import SpokenContentEngine

@Suite("Texts that are hard to speak", .timeLimit(.minutes(10)))
struct HostileTextTests {
  @Test("In no known language, of emoji alone, and in five scripts: nothing of it is lost")
  func scripts() {
    for text in [
      "𒀀𒀁𒀂 𒀃", "😀 👨‍👩‍👧‍👦🇬🇷", "…", "12 345", "One два τρία 四つ חמש", "a\u{300}\u{301}", "\u{202E}abc\u{202C}",
    ] {
      var listener = Listener(Listener.screen([text]), highlighting: .wordsAndSentences)
      listener(.selectText(text), .speakSelection)
      _ = listener.waitForEnd()
      let words = listener.said.map { $0.drop { $0 != ":" }.dropFirst(2) }.joined()
      #expect(words.filter { !$0.isWhitespace } == text.filter { !$0.isWhitespace }, "\(text)")
      #expect(!listener.spoken.isSpeaking)
    }
    var five = Listener(Listener.screen(["One два τρία 四つ חמש"]))
    five(.selectText("One два τρία 四つ חמש"), .speakSelection)
    _ = five.waitForEnd()
    #expect(five.said == ["en: One", "ru: два", "el: τρία", "ja: 四つ", "he: חמש"])
  }

  @Test("A megabyte is divided, spoken and highlighted word by word to its end")
  func megabyte() {
    let count = 16_000
    let text = String(repeating: "A sentence of six words. Μία ελληνική πρόταση εδώ.\n", count: count)
    #expect(text.utf8.count > 1_000_000)
    var listener = Listener(Listener.screen([text]), highlighting: .words)
    listener(.select(.all), .speakSelection)
    #expect(listener.spoken.reading?.parts.count == 2 * count)
    let effects = listener.technology.advance(to: .start.advanced(by: .seconds(1_000_000)), in: listener.tree)
    #expect(effects.words.count == 2 * count - 1)
    #expect(!listener.spoken.isSpeaking)
  }

  @Test("Text that changes or vanishes while it is spoken is spoken to its end, or cut where that is chosen")
  func vanishing() {
    let text = "One two three. Four five six."
    for choice in ChangedText.allCases {
      var options = SpokenContentOptions()
      options.changedText = choice
      var changed = Listener(Listener.screen([text]), options, highlighting: .words)
      changed(.selectText(text), .speakSelection)
      changed.wait(seconds: 0.5)
      changed.change(1) { $0.label = "Other" }
      #expect(changed.highlighted == [])
      #expect(changed.waitForEnd() == (choice == .spoken ? ["Four five six."] : []))
      var gone = Listener(Listener.screen([text]), options, highlighting: .words)
      gone(.selectText(text), .speakSelection)
      gone.change(to: Listener.screen([]))
      #expect(gone.overlay == nil)
      #expect(gone.waitForEnd() == (choice == .spoken ? ["Four five six."] : []))
      #expect(gone.spoken.selectedWords(in: gone.tree) == nil)
    }
  }

  @Test("A secret is never selected and never spoken")
  func secret() {
    var listener = Listener(
      Listener.screen(["Password"]) { _, element in
        element.traits = [.secureTextEntry, .isEditing]
        element.textContent = TextContent("hunter2", selection: 0..<7)
      }
    ) { $0.typing = Self.everything }
    listener(.select(.all), .speakSelection, .speakScreen, .selectText("hunter2"), .speakSelection)
    listener.change(1) { $0.textContent = TextContent("hunter23", selection: 8..<8) }
    #expect(!listener.said.contains { $0.contains("hunter") || $0.contains("3") })
  }

  static var everything: TypingFeedback {
    var feedback = TypingFeedback()
    feedback.characters = true
    feedback.characterHints = true
    feedback.words = true
    feedback.autoText = true
    feedback.predictions = true
    return feedback
  }

  @Test("Points that are none, an empty tree and commands without a reading do nothing bad")
  func nonsense() {
    var spoken = SpokenContent()
    spoken.settings.speaksSelection = true
    spoken.settings.speaksScreen = true
    spoken.settings.showsController = true
    let empty = AccessibilityTree()
    let inputs: [SpokenContent.Input] =
      [
        .tap(Point(x: .nan, y: 0)), .selectText(""), .select(.word), .select(.all), .extend(.line), .menu,
        .choose(""), .speakSelection, .speakSelectionIn(""), .selectWord(at: .zero),
        .selectTo(Point(x: 1, y: -.infinity)),
        .selectWord(at: Point(x: .nan, y: .nan)), .selectTo(.zero), .speakScreen, .pause, .resume, .stop,
        .hold(""),
        .controller(.longPress), .tap(.zero), .tap(Point(x: .infinity, y: 1)),
      ] + PanelButton.allCases.map { .panel($0) }
    for input in inputs { _ = spoken.handle(input, in: empty) }
    #expect(spoken.reading == nil)
  }
}
