import AccessibilityModel
import BrailleBridge
import SpeechBridge
import VoiceOverEngine

/// From a key to the first sample of sound, and from an interruption to the first sample of what comes next.
let speechSuite = Suite(name: "speech") {
  let installed = try Installed()
  defer { try? installed.remove() }
  let voice = try Synthesizer(program: installed.speech)
  let rows = (0..<400).map { index in
    AccessibilityNode(
      AccessibilityElement(label: SpokenText("Bailey, beagle, \(index) years"), traits: .button))
  }
  let tree = AccessibilityTree(.container(order: .given, rows))
  var voiceOver = VoiceOver(.iOS)
  _ = voiceOver.advance(to: .start, in: tree)

  /// Flicks on, and counts until the first sample of what is said of the next row has come.
  func flick(interrupting: Bool) async throws -> Double {
    let start = ContinuousClock.now
    let effects = voiceOver.handle(.flickRight, in: tree)
    for case .speak(let utterance, interrupts: _) in effects {
      if interrupting { voice.interrupt() }
      for try await case .audio in voice.speak(utterance) { break }
    }
    return nanoseconds(ContinuousClock.now - start)
  }

  _ = try await voice.render(Utterance([Utterance.Segment("warm", origin: .notification)]))
  var first: [Double] = []
  for _ in 0..<101 {
    first.append(try await flick(interrupting: false))
    voice.interrupt()
  }
  let story = Utterance([
    Utterance.Segment(
      SpokenText(
        String(repeating: "The quick brown fox jumps over the lazy dog and goes home. ", count: 200)),
      origin: .notification)
  ])
  var interrupted: [Double] = []
  for _ in 0..<101 {
    let stream = voice.speak(story)
    for try await case .audio in stream { break }
    interrupted.append(try await flick(interrupting: true))
    voice.interrupt()
  }
  let sentence = Utterance([
    Utterance.Segment("Quiet indoors, quick outdoors, and happiest under a blanket", origin: .notification)
  ])
  var whole: [Double] = []
  var length = 0
  for _ in 0..<51 {
    let start = ContinuousClock.now
    length = try await voice.render(sentence).samples.count
    whole.append(nanoseconds(ContinuousClock.now - start))
  }
  let translator = try BrailleTranslator(BrailleTable(language: "en", grade: .contracted))
  let braille = time(runs: 501) { _ in
    _ = BrailleLine(sentence, in: translator).braille.cells.count
  }
  let seconds = Double(length) / Double(voice.sampleRate)
  return [
    Measurement(
      name: "from a key to the first sample", median: median(first.sorted()) / 1e6, unit: "ms", runs: 101,
      target: "under 5"),
    Measurement(
      name: "from a key that interrupts 200 sentences to the first sample of the next words",
      median: median(interrupted.sorted()) / 1e6, unit: "ms", runs: 101, target: "under 5"),
    Measurement(
      name: "a sentence of \((seconds * 10).rounded() / 10) s, to its end",
      median: median(whole.sorted()) / 1e6,
      unit: "ms", runs: 51),
    Measurement(
      name: "the same as a contracted braille line", median: median(braille) / 1e3, unit: "µs", runs: 501),
  ]
}
