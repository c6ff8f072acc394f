import AccessibilityModel
import TestSupport
import Testing

@testable import SpokenContentEngine

@Suite("What is highlighted while it is spoken", .timeLimit(.minutes(10)))
struct HighlightTests {
  private static let text = "One two. Three."

  @Test("Z18: words, sentences or both are highlighted, and nothing on a new device")
  func parts() {
    #expect(!SpokenContentSettings().highlights)
    #expect(SpokenContentSettings().highlighting == .wordsAndSentences)
    #expect(SpokenContentSettings().sentenceStyle == .underline)
    #expect(
      SpokenContentSettings().wordColor == .default && SpokenContentSettings().sentenceColor == .default)
    func shown(_ highlighting: SpokenContentSettings.Highlighting) -> [[String]] {
      var listener = Listener(Listener.screen([Self.text]), highlighting: highlighting)
      listener(.selectText(Self.text), .speakSelection)
      var shown: [[String]] = [listener.highlighted]
      while listener.spoken.isSpeaking {
        listener.wait(seconds: 0.01)
        if listener.highlighted != shown.last { shown.append(listener.highlighted) }
      }
      return shown
    }
    #expect(shown(.off) == [[]])
    #expect(shown(.words) == [["One"], ["two."], ["Three."], []])
    #expect(shown(.sentences) == [["One two."], ["Three."], []])
    #expect(
      shown(.wordsAndSentences) == [["One two.", "One"], ["One two.", "two."], ["Three.", "Three."], []])
  }

  @Test("Z18: the word moves on at the second at which it is spoken, and stays where a pause is made")
  func time() {
    var listener = Listener(Listener.screen([Self.text]), highlighting: .words)
    listener(.selectText(Self.text), .speakSelection)
    let first = SpeechDuration().seconds(of: "One ")
    listener.wait(.nanoseconds(Int64(first * 1e9) - 1_000))
    #expect(listener.highlighted == ["One"])
    listener.wait(.microseconds(2))
    #expect(listener.highlighted == ["two."])
    listener(.pause)
    listener.wait(seconds: 9)
    #expect(listener.highlighted == ["two."])
    #expect(listener(.resume) == ["two."])
    listener.wait(.nanoseconds(Int64(SpeechDuration().seconds(of: "two. ") * 1e9) + 1_000))
    #expect(listener.highlighted == ["Three."])
  }

  @Test("Z18: it lies on the word, in the line that has it, from the right where letters run that way")
  func places() {
    func frames(_ change: (inout AccessibilityElement) -> Void, _ words: String) -> [Rect] {
      var listener = Listener(Listener.screen([""]) { change(&$1) }, highlighting: .words)
      listener(.selectText(words), .speakSelection)
      return listener.spoken.highlights.last?.frames ?? []
    }
    #expect(frames({ $0.label = "abcd efgh" }, "efgh").map { $0.size.width.rounded() } == [178])
    #expect(frames({ $0.label = "abcd efgh" }, "efgh").first?.maxX == 400)
    #expect(frames({ $0.label = "אבגד הוזח" }, "הוזח").first?.minX == 0)
    let lines = [
      TextLine("One two", frame: Rect(x: 10, y: 300, width: 70, height: 10)),
      TextLine("three", frame: Rect(x: 10, y: 320, width: 60, height: 10)),
    ]
    #expect(frames({ $0.lines = lines }, "three") == [Rect(x: 10, y: 320, width: 50, height: 10)])
    let content = TextContent("One two three", lines: [0..<8, 8..<13], isEditable: false)
    #expect(frames({ $0.textContent = content }, "three") == [Rect(x: 0, y: 10, width: 400, height: 10)])
  }

  @Test("Z18: colours and style are those that are set")
  func colors() {
    var listener = Listener(Listener.screen([Self.text]), highlighting: .wordsAndSentences) { settings in
      settings.sentenceStyle = .background
      settings.sentenceColor = .yellow
      settings.wordColor = .pink
    }
    listener(.selectText(Self.text), .speakSelection)
    let shown = listener.spoken.highlights
    #expect(shown.map(\.part) == [.sentence, .word])
    #expect(shown.map(\.color) == [.yellow, .pink])
    #expect(shown.map(\.style) == [.background, .background])
    #expect(
      SpokenContent.lines(of: listener.overlay ?? Overlay(.message)) == [
        "(highlighted sentence: One two.)", "(highlighted word: One)",
      ])
  }
}
