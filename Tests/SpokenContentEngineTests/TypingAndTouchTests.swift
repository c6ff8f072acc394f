import AccessibilityModel
import TestSupport
import Testing

@testable import SpokenContentEngine

@Suite("Typing feedback and the Speech Controller")
struct TypingAndTouchTests {
  private func listener(_ typing: TypingFeedback?, _ options: SpokenContentOptions = SpokenContentOptions())
    -> Listener
  {
    Listener(
      Listener.screen(["field"]) { _, element in
        element.traits = [.textEntry, .isEditing]
        element.textContent = TextContent("", selection: 0..<0)
      }, options
    ) { $0.typing = typing }
  }

  private func enter(_ words: String, _ listener: inout Listener) -> [String] {
    listener.change(1) {
      $0.textContent = TextContent(words, selection: words.utf8.count..<words.utf8.count)
    }
    return listener.latest.words
  }

  @Test(
    "Z18: characters, the words that stand for them after a pause, and words are echoed while a person types")
  func typing() {
    var feedback = HostileTextTests.everything
    var typist = listener(feedback)
    #expect(enter("h", &typist) == ["h"])
    #expect(typist.wait(seconds: 0.4) == [])
    #expect(typist.wait(seconds: 0.2) == ["Hotel"])
    #expect(enter("hi", &typist) == ["i"])
    #expect(enter("hi ", &typist) == ["space", "hi"])
    #expect(typist.wait(seconds: 9) == [])
    #expect(enter("hi", &typist) == [])
    feedback.characters = false
    feedback.characterHints = false
    var words = listener(feedback)
    #expect(enter("o", &words) == [] && enter("ok", &words) == [] && enter("ok.", &words) == ["ok"])
    var silent = listener(nil)
    #expect(enter("o", &silent) == [] && enter("on the way", &silent) == [])
  }

  @Test("Z18: what is corrected or filled in by itself is spoken")
  func autoText() {
    var feedback = TypingFeedback()
    feedback.autoText = true
    var typist = listener(feedback)
    _ = enter("teh", &typist)
    #expect(enter("the ", &typist) == ["the"])
    #expect(enter("the way", &typist) == ["way"])
    #expect(enter("", &typist) == [])
    var options = SpokenContentOptions()
    options.typing = .predictions
    var device = listener(nil, options)
    #expect(enter("on the way", &device) == ["on the way"])
  }

  @Test("Z18: a prediction is spoken once it was held for a pause")
  func predictions() {
    var feedback = TypingFeedback()
    feedback.predictions = true
    var typist = listener(feedback)
    typist(.hold("γειά"))
    #expect(typist.wait(seconds: 0.4) == [])
    #expect(typist.wait(seconds: 0.2) == ["γειά"])
    #expect(typist.said == ["el: γειά"])
    typist(.hold("other"), .lift)
    #expect(typist.wait(seconds: 9) == [])
    var options = SpokenContentOptions()
    options.typingPause = .whole
    var slow = listener(feedback, options)
    slow(.hold("other"))
    #expect(slow.wait(seconds: 0.9) == [] && slow.wait(seconds: 0.2) == ["other"])
  }

  @Test("Z18: the Speech Controller lets taps speak, reads the screen, and fades while nobody touches it")
  func controller() {
    var listener = Listener(Listener.screen(["One.", "Two."]))
    listener(.controller(.longPress), .tap(Point(x: 10, y: 110)))
    #expect(listener.said == [] && listener.overlay == nil)
    listener(.showController(true))
    #expect(listener.overlay?.title == "Speech Controller")
    #expect(listener.overlay?.opacity == 1)
    listener.wait(seconds: 3)
    #expect(listener.overlay?.opacity == 0.2)
    listener(.controller(.longPress))
    #expect(listener.overlay?.opacity == 1)
    #expect(listener.overlay?.marks.first?.isChosen == true)
    #expect(listener(.tap(Point(x: 10, y: 110))) == ["Two."])
    #expect(listener(.tap(Point(x: 10, y: 790))) == ["There is nothing to speak here."])
    listener(.controller(.longPress), .tap(Point(x: 10, y: 110)))
    #expect(!listener.spoken.tapsSpeak)
    listener(.stop)
    #expect(listener(.controller(.tap)) == ["One."])
    listener(.controller(.tap))
    #expect(!listener.spoken.isSpeaking)
    #expect(listener(.controller(.tap)) == ["One."])
    listener(.stop, .showController(false))
    #expect(listener.overlay == nil)
    var options = SpokenContentOptions()
    options.controllerTap = .doubleTap
    options.idleOpacity = .twoFifths
    options.idleDelay = .ten
    var other = Listener(Listener.screen(["One."]), options)
    other(.showController(true), .controller(.longPress))
    #expect(!other.spoken.tapsSpeak)
    other(.controller(.doubleTap))
    #expect(other.spoken.tapsSpeak)
    other.wait(seconds: 9)
    #expect(other.overlay?.opacity == 1)
    other.wait(seconds: 1)
    #expect(other.overlay?.opacity == 0.4)
  }
}
