import AccessibilityModel
import BrailleBridge
import SpeechBridge
import SpokenContentEngine
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
  let selections = try await firstSamples(of: voice)
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
      name: "from an effect of Spoken Content to the first sample, in the voice of the one before",
      median: selections.same / 1e6, unit: "ms", runs: 101, target: "under 1"),
    Measurement(
      name: "from an effect of Spoken Content to the first sample, in another voice",
      median: selections.other / 1e6, unit: "ms", runs: 101, target: "under 1"),
    Measurement(
      name: "a sentence of \((seconds * 10).rounded() / 10) s, to its end",
      median: median(whole.sorted()) / 1e6,
      unit: "ms", runs: 51),
    Measurement(
      name: "the same as a contracted braille line", median: median(braille) / 1e3, unit: "µs", runs: 501),
  ]
}

/// Nanoseconds from the effect that speaks a selection to its first sample: in one language, and in turn in three.
private func firstSamples(of voice: Synthesizer) async throws -> (same: Double, other: Double) {
  let sentences = ["Where is the station?", "Πού είναι ο σταθμός;", "أين تقع محطة القطار؟"]
  let tree = AccessibilityTree(
    .container(
      frame: Rect(x: 0, y: 0, width: 390, height: 840),
      sentences.map {
        .stop(SpokenText($0), traits: .staticText, frame: Rect(x: 0, y: 0, width: 390, height: 40))
      }))
  func times(of sentences: [String]) async throws -> Double {
    var times: [Double] = []
    for run in 0..<101 + sentences.count {
      var spoken = SpokenContent(on: TechnologyDevice(languages: ["en"]))
      _ = spoken.handle(.selectText(sentences[run % sentences.count]), in: tree)
      let effects = spoken.handle(.speakSelection, in: tree)
      let start = ContinuousClock.now
      for case .speak(let utterance, interrupts: _) in effects {
        for try await case .audio in voice.speak(utterance) { break }
      }
      // The first time of each voice reads its data.
      if run >= sentences.count { times.append(nanoseconds(ContinuousClock.now - start)) }
      voice.interrupt()
    }
    return median(times.sorted())
  }
  return (try await times(of: Array(sentences.prefix(1))), try await times(of: sentences))
}
