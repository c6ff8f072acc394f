import AccessibilityModel
import SpeechMessages
import Testing

@testable import SpeechBridge

@Suite("What a voice is told to say")
struct SpeechPlanTests {
  private func plan(_ segments: [Utterance.Segment], _ style: SpeakingStyle = SpeakingStyle()) -> SpeechPlan {
    SpeechPlan(Utterance(segments), style: style) { $0.lowercased() }
  }

  private func segment(
    _ text: SpokenText, startsSentence: Bool = false, pause: Duration = .zero,
    channel: Utterance.Channel = .everywhere
  ) -> Utterance.Segment {
    Utterance.Segment(
      text, origin: .attribute(.label), startsSentence: startsSentence, pause: pause, channel: channel)
  }

  @Test("Words in one voice are one sentence for the synthesiser; braille is none of its business")
  func joined() {
    let plan = plan([
      segment("Bailey, beagle"), segment("Three years"),
      segment("More content available", startsSentence: true),
      segment("Actions available", channel: .brailleOnly),
    ])
    #expect(plan.parts.map(\.text) == ["Bailey, beagle, Three years. More content available"])
    #expect(plan.parts.map(\.voice) == ["en-us"])
  }

  @Test("Z11: the voice changes where the language does, for a segment and for a range inside one")
  func languages() {
    var greeting = SpokenText("Hello ")
    greeting.append(SpokenText("こんにちは", SpeechAttributes(language: "ja-JP")))
    let plan = plan([segment(greeting), segment("Button")])
    #expect(plan.parts.map(\.text) == ["Hello ", "こんにちは", "Button"])
    #expect(plan.parts.map(\.voice) == ["en-us", "ja-jp", "en-us"])
  }

  @Test("Z18: each language is spoken by its own voice at its own rate")
  func voicesOfLanguages() {
    var greek = SpeechAttributes(language: "el")
    greek.wishes.rate = 100
    let plan = plan([
      segment(SpokenText("Hello.", SpeechAttributes(language: "en-GB"))), segment(SpokenText("Γειά", greek)),
    ])
    #expect(plan.parts.map(\.voice) == ["en-gb", "el"])
    #expect(plan.parts.map(\.wordsPerMinute) == [180, 540])
  }

  @Test("K9: a raised pitch reaches the voice on the raised words alone")
  func pitch() {
    let plan = plan([
      segment(SpokenText("Bailey", SpeechAttributes(pitch: 1.2))), segment("Button"),
    ])
    #expect(plan.parts.map(\.pitch) == [59, 50])
  }

  @Test("Spelling, punctuation and pronunciation are told as such")
  func attributes() {
    let plan = plan([
      segment(SpokenText("ABC", SpeechAttributes(spellsOut: true))),
      segment(SpokenText("a.b", SpeechAttributes(speaksPunctuation: true))),
      segment(SpokenText("tomato", SpeechAttributes(phonetic: "təˈmɑːtəʊ"))),
    ])
    #expect(plan.parts.map(\.reading) == [.characters, .words, .phonemes])
    #expect(plan.parts.map(\.speaksPunctuation) == [false, true, false])
    #expect(plan.parts[2].text == "t@'mA:toU")
  }

  @Test("A hint waits for its silence, and slow speech has longer ones")
  func silences() {
    let words = [segment("Help"), segment("Double tap to open.", startsSentence: true, pause: .seconds(1))]
    #expect(plan(words).parts.map(\.silence) == [0, 1_400])
    #expect(plan(words, SpeakingStyle(rate: 0)).parts[1].silence > 1_400)
  }

  @Test("The rate of 50 % is 180 words a minute, each 50 points three times as fast or as slow as it goes")
  func rates() {
    let rates = [0, 25, 50, 75, 100].map { SpeakingStyle(rate: $0).wordsPerMinute }
    #expect(rates == [80, 104, 180, 312, 540])
  }

  @Test("A word of the synthesiser is found in the segment it comes from, whatever stands before it")
  func sources() throws {
    let plan = plan([segment("Café, beagle"), segment("Three years"), segment("Button")])
    let text = plan.parts[0].text
    #expect(text == "Café, beagle, Three years, Button")
    func source(at offset: Int) throws -> (segment: Int, bytes: Range<Int>) {
      try #require(plan.source(of: SpeechReply.Word(part: 0, offset: offset, length: 1, sample: 0)))
    }
    #expect(try source(at: 0) == (0, 0..<6))
    #expect(try source(at: 6) == (0, 7..<13))
    #expect(try source(at: 14) == (1, 0..<5))
    #expect(try source(at: 20) == (1, 6..<11))
    #expect(try source(at: 27) == (2, 0..<6))
    #expect(plan.source(of: SpeechReply.Word(part: 1, offset: 0, length: 1, sample: 0)) == nil)
  }

  @Test("A pronunciation of signs nobody knows leaves the word as it is written")
  func unknownPhonetics() {
    let plan = plan([segment(SpokenText("tomato", SpeechAttributes(phonetic: "☃☃")))])
    #expect(plan.parts.map(\.text) == ["tomato"])
    #expect(plan.parts.map(\.reading) == [.words])
  }
}

private func == (left: (segment: Int, bytes: Range<Int>), right: (Int, Range<Int>)) -> Bool {
  left.segment == right.0 && left.bytes == right.1
}
