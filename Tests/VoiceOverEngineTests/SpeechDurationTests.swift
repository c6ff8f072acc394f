import AccessibilityModel
import Testing
import VoiceOverEngine

@Suite("How long speech takes")
struct SpeechDurationTests {
  private let dog = SpokenText(
    "Bailey, beagle, Happy-go-lucky, excellent hunting dog, and loyal companion, Popularity, Number one, "
      + "Age, Three years, Weight, 25 pounds, Height, 14 inches")

  private func rounded(_ seconds: Double) -> Double { (seconds * 10).rounded() / 10 }

  @Test("K1: a dog read whole takes four times as long as one whose facts wait")
  func dogs() {
    let speech = SpeechDuration()
    let whole = composed(AccessibilityElement(label: dog)).utterance
    let short = composed(.bailey()).utterance
    #expect(rounded(speech.seconds(of: whole)) == 12.0)
    #expect(rounded(speech.seconds(of: short)) == 2.9)
  }

  @Test("Parts of a sentence take the same time in one segment or in several")
  func joined() {
    let one = Utterance([Utterance.Segment("Help, button", origin: .notification)])
    let two = Utterance([
      Utterance.Segment("Help", origin: .notification), Utterance.Segment("button", origin: .notification),
    ])
    let speech = SpeechDuration()
    #expect(speech.seconds(of: one) == speech.seconds(of: two))
  }

  @Test(
    "Beside a letter from elsewhere a text takes as long as beside one of ASCII",
    arguments: ["", "Pay, now. Then go!", "11.7 and 5%", "a\r\n b\tc", "(#@$) \u{07}x", "a.b.c . , d"],
    [false, true])
  func alphabets(text: String, speaksPunctuation: Bool) {
    let speech = SpeechDuration()
    func seconds(_ text: String) -> Double { speech.seconds(of: text, speaksPunctuation: speaksPunctuation) }
    #expect(seconds("e \(text)") == seconds("é \(text)"))
    #expect(speech.seconds(of: "e\(text)", spelled: true) == speech.seconds(of: "é\(text)", spelled: true))
  }

  @Test("A faster rate takes less time, at every step")
  func rates() {
    let utterance = composed(.bailey()).utterance
    let seconds = (0...100).map { SpeechDuration(rate: $0).seconds(of: utterance) }
    #expect(zip(seconds, seconds.dropFirst()).allSatisfy { $0 > $1 })
    #expect(SpeechDuration(rate: 200) == SpeechDuration(rate: 100))
  }

  @Test(
    "Words of every script, numbers, signs and spelled words take time; punctuation alone takes none",
    arguments: [
      ("Bailey", 0.43), ("25", 0.71), ("11.7", 1.35), ("15%", 1.13), ("三年", 0.43), ("كلب", 0.21), ("…", 0),
      ("", 0), ("a, b", 0.34), ("Mr. X", 0.61),
    ])
  func scripts(text: String, seconds: Double) {
    let heard = (SpeechDuration().seconds(of: text) * 100).rounded() / 100
    #expect(heard == seconds)
  }

  @Test("A spelled word takes longer, a silence before a hint counts")
  func attributes() {
    let speech = SpeechDuration()
    let spelled = Utterance([
      Utterance.Segment(SpokenText("ABC", SpeechAttributes(spellsOut: true)), origin: .notification)
    ])
    #expect(speech.seconds(of: spelled) > speech.seconds(of: "ABC"))
    let hinted = composed(AccessibilityElement(label: "Help", hint: "Opens", traits: .button)).utterance
    let silent = Utterance(
      hinted.segments.map { segment in
        var segment = segment
        segment.pause = .zero
        return segment
      })
    #expect(rounded(speech.seconds(of: hinted) - speech.seconds(of: silent)) == 1)
  }
}
