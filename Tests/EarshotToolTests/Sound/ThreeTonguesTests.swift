import AccessibilityModel
import Foundation
import SpeechBridge
import Testing

extension LiveTests {
  @Suite("earshot drive speaks a selection in three languages")
  struct ThreeTonguesTests {
    /// The example's sentences, selected and spoken into a file.
    private func spoken(_ command: String) throws -> WAVFile {
      let folder = try TemporaryFolder()
      let example = DevelopmentPrefix.root.appending(path: "Examples/ThreeLanguages").path
      try folder.write("speak on\nselect text \"sentences\"\n\(command)\nwait\n", to: "a.drive")
      let run = try ToolRun(
        "drive", "\(example)/ThreeLanguages.swift", "\(example)/Previews.swift", "a.drive", "--speak",
        "a.wav", in: folder)
      #expect(run.errors == "")
      #expect(run.status == 0)
      let bytes = try Data(contentsOf: URL(filePath: folder.path).appending(path: "a.wav"))
      return try #require(WAVFile(bytes: Array(bytes)))
    }

    private func listener() throws -> SecondListener {
      try #require(SecondListener(knowing: ThreeTongues.sounds))
    }

    /// What a listener hears who knows the words of all three languages, and cannot tell which is spoken but by its
    /// sound.
    private func heard(_ sound: WAVFile) throws -> [[String]] {
      let words = Set(ThreeTongues.all.flatMap(\.words))
      return try listener().words(in: sound.samples, at: sound.sampleRate, among: words)
    }

    @Test(
      "Z18: a second listener tells which of three languages is spoken, and in which order its words come",
      .enabled(if: SecondListener.isInstalled, "pocketsphinx is not installed"))
    func languages() throws {
      let sound = try spoken("speak selection")
      // Each sentence, the same words from the last to the first, and from the middle on.
      let sentences = ThreeTongues.all.map(\.words)
      let others = sentences.map { Array($0.reversed()) } + sentences.map { Array($0[5...] + $0[..<5]) }
      // VoiceOver says the heading first.
      let heading = "screen readers heading"
      let lines = try listener().sentences(
        in: sound.samples, at: sound.sampleRate,
        among: (sentences + others).map { $0.joined(separator: " ") } + [heading])
      #expect(lines == [heading] + sentences.map { $0.joined(separator: " ") })
    }

    @Test(
      "Z18: with the words of all three languages in any order, it hears the English and the Greek word by word",
      .enabled(if: SecondListener.isInstalled, "pocketsphinx is not installed"))
    func words() throws {
      let lines = Array(try heard(spoken("speak selection")).dropFirst())
      try #require(lines.count == 3, "\(lines)")
      for (index, sentence) in ThreeTongues.all.enumerated() {
        let shares = lines.map { sentence.share(in: $0) }
        // Arabic is written without its vowels, which leaves the listener little of each word.
        if sentence.language != "ar" { #expect(shares[index] >= 0.9, "\(lines[index])") }
        #expect(shares.enumerated().allSatisfy { $0.offset == index || $0.element <= 0.2 }, "\(lines)")
        #expect(shares.max() == shares[index], "\(lines)")
      }
    }

    @Test(
      "Z18: where all of it is spoken by the English voice, the same listener hears neither Greek nor Arabic",
      .enabled(if: SecondListener.isInstalled, "pocketsphinx is not installed"))
    func english() throws {
      let lines = try heard(spoken("speak selection in English"))
      #expect(lines.contains { ThreeTongues.english.share(in: $0) >= 0.9 })
      for line in lines {
        #expect(ThreeTongues.greek.share(in: line) < 0.3, "\(line)")
        #expect(ThreeTongues.arabic.share(in: line) < 0.3, "\(line)")
      }
    }

    @Test(
      "Z18: each sentence takes as long as its own voice takes for it alone, and the English one does not")
    func durations() async throws {
      let sound = try spoken("speak selection")
      let rate = Double(sound.sampleRate)
      let spans = Self.spans(of: sound).dropFirst().map { $0 }
      try #require(spans.count == 3, "\(spans)")
      let voice = try Synthesizer(program: DevelopmentPrefix.path() + "/libexec/earshot/earshot-speech")
      for (sentence, span) in zip(ThreeTongues.all, spans) {
        let seconds = Double(span.count) / rate
        #expect(sentence.seconds.contains(seconds), "\(sentence.language): \(seconds)")
        // A voice reads letters of another script in a voice of that script, or by their names.
        for language in Set(["en", sentence.language]) {
          let segment = Utterance.Segment(
            SpokenText(sentence.text, SpeechAttributes(language: language)), origin: .attribute(.label))
          let alone = try await voice.render(Utterance([segment]))
          let file = WAVFile(sampleRate: sound.sampleRate, samples: alone.samples)
          let all = Double(Self.spans(of: file).map(\.count).reduce(0, +)) / rate
          let isSame = abs(all - seconds) < 0.15
          #expect(isSame == (language == sentence.language), "\(sentence.language) by \(language): \(all) s")
        }
      }
    }

    /// Where something sounds, pauses of less than two fifths of a second included.
    private static func spans(of sound: WAVFile) -> [Range<Int>] {
      let step = sound.sampleRate / 50
      var spans: [Range<Int>] = []
      for start in stride(from: 0, to: sound.samples.count, by: step) {
        let end = min(start + step, sound.samples.count)
        guard sound.samples[start..<end].contains(where: { abs(Int($0)) > 150 }) else { continue }
        if let last = spans.last, start - last.upperBound < step * 20 {
          spans[spans.count - 1] = last.lowerBound..<end
        } else {
          spans.append(start..<end)
        }
      }
      return spans
    }
  }
}
