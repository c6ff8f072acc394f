import AccessibilityModel
import Foundation
import SpeechBridge
import Testing

@Suite("A voice in a process of its own", .tags(.live))
struct SynthesizerTests {
  private func utterance(_ texts: SpokenText...) -> Utterance {
    Utterance(texts.map { Utterance.Segment($0, origin: .attribute(.label)) })
  }

  @Test("B10: an utterance becomes sound, and each of its words is told where it begins")
  func words() async throws {
    let voice = try LiveVoice.start()
    #expect(voice.sampleRate == 22_050)
    let spoken = try await voice.render(utterance("Bailey, beagle", "Three years"))
    #expect(spoken.samples.contains { abs(Int($0)) > 2_000 })
    #expect(spoken.words.map(\.segment) == [0, 0, 1, 1])
    #expect(spoken.words.map(\.bytes) == [0..<7, 8..<14, 0..<5, 6..<11])
    #expect(spoken.words.map(\.sample) == spoken.words.map(\.sample).sorted())
    #expect(try #require(spoken.words.last).sample < spoken.samples.count)
  }

  @Test("The same words give the same sound")
  func deterministic() async throws {
    let (first, second) = (try LiveVoice.start(), try LiveVoice.start())
    let words = utterance("More content available")
    #expect(try await first.render(words) == (try await second.render(words)))
    #expect(try await first.render(words) == (try await second.render(words)))
  }

  @Test("K4: a higher rate is heard sooner to its end, a higher pitch is another sound")
  func rate() async throws {
    let voice = try LiveVoice.start()
    let words = utterance("Looking for a home")
    let lengths = try await [
      voice.render(words, style: SpeakingStyle(rate: 30)).samples.count,
      voice.render(words, style: SpeakingStyle(rate: 50)).samples.count,
      voice.render(words, style: SpeakingStyle(rate: 90)).samples.count,
    ]
    #expect(lengths == lengths.sorted(by: >))
    #expect(Set(lengths).count == 3)
    let high = try await voice.render(words, style: SpeakingStyle(pitch: 1.5))
    #expect(high != (try await voice.render(words)))
    let quiet = try await voice.render(words, style: SpeakingStyle(volume: 20))
    #expect(quiet.samples.map { abs(Int($0)) }.max() ?? 0 < high.samples.map { abs(Int($0)) }.max() ?? 0)
  }

  @Test("Z11: a Greek word is spoken by a Greek voice amid English ones")
  func languages() async throws {
    let voice = try LiveVoice.start()
    let greek = try await voice.pronunciation(of: "τηλέφωνο", language: "el-GR")
    #expect(greek.contains("tilˈefon"))
    let mixed = utterance("Hello", SpokenText("τηλέφωνο", SpeechAttributes(language: "el-GR")))
    let spoken = try await voice.render(mixed)
    #expect(spoken.words.map(\.segment) == [0, 1])
    // The English voice names each of the letters.
    let english = try await voice.render(utterance("Hello", "τηλέφωνο"))
    #expect(spoken.samples.count * 3 < english.samples.count * 2)
  }

  @Test("Characters are spelled one by one, and signs are said where all of them are to be")
  func spelling() async throws {
    let voice = try LiveVoice.start()
    let spelled = try await voice.render(utterance(SpokenText("a b!", SpeechAttributes(spellsOut: true))))
    #expect(spelled.words.map(\.bytes) == [0..<1, 2..<3, 3..<4])
    let plain = try await voice.render(utterance("Stop!"))
    let signs = try await voice.render(
      utterance(SpokenText("Stop!", SpeechAttributes(speaksPunctuation: true))))
    #expect(signs.samples.count > plain.samples.count)
  }

  @Test(
    "A pronunciation is spoken as the word it was taken from",
    arguments: ["tomato", "zombie", "hello", "water", "kitchen", "measure", "thing", "judge"])
  func phonetics(word: String) async throws {
    let voice = try LiveVoice.start()
    let phonetic = try await voice.pronunciation(of: word, language: "en-US")
    let plain = try await voice.render(utterance(SpokenText(word)))
    let spoken = try await voice.render(utterance(SpokenText("x", SpeechAttributes(phonetic: phonetic))))
    let difference = abs(plain.samples.count - spoken.samples.count)
    #expect(difference * 8 < plain.samples.count, "\(phonetic)")
    #expect(spoken.words.map(\.bytes) == [0..<1])
  }

  @Test("What is interrupted ends as incomplete, and what comes next is whole")
  func interruption() async throws {
    let voice = try LiveVoice.start()
    let long = String(repeating: "The quick brown fox jumps over the lazy dog. ", count: 4_000)
    let first = voice.speak(utterance(SpokenText(long)))
    let waiting = voice.speak(utterance("Waits behind it"))
    voice.interrupt()
    let next = try await voice.render(utterance("Bailey"))
    var last: SpeechEvent?
    for try await event in first { last = event }
    #expect(last == .ended(isComplete: false))
    var dropped: [SpeechEvent] = []
    for try await event in waiting { dropped.append(event) }
    #expect(dropped == [.ended(isComplete: false)])
    #expect(next.words.map(\.bytes) == [0..<6])
    #expect(next.samples.count > 4_000)
  }

  @Test("Nobody listening any more gives up the rest")
  func notListening() async throws {
    let voice = try LiveVoice.start()
    let long = String(repeating: "The quick brown fox. ", count: 400)
    do {
      for try await _ in voice.speak(utterance(SpokenText(long))) { break }
    }
    #expect(try await voice.render(utterance("Bailey")).words.count == 1)
  }

  @Test("Nothing to say is over at once")
  func silence() async throws {
    let voice = try LiveVoice.start()
    #expect(try await voice.render(Utterance([])) == RenderedSpeech())
  }

  @Test("A voice that takes more time than it may ends with an error, and so does what is asked of it later")
  func limits() async throws {
    let voice = try Synthesizer(program: LiveVoice.program, limits: SpeechLimits(seconds: 1))
    let endless = String(repeating: "abracadabra ", count: 400_000)
    await #expect(throws: SpeechError.self) { try await voice.render(utterance(SpokenText(endless))) }
    await #expect(throws: SpeechError.self) { try await voice.render(utterance("Bailey")) }
  }

  @Test("A program that is missing, or is another one, is told in one line")
  func wrongProgram() {
    func message(_ path: String) -> String {
      do {
        _ = try Synthesizer(program: path)
        return "none"
      } catch {
        return "\(error)"
      }
    }
    #expect(
      message("/nowhere/earshot-speech")
        == "/nowhere/earshot-speech is missing, which speaks. Install the program again: make install.")
    #expect(message("/bin/false") == "The voice cannot begin: /bin/false does not answer. Run Scripts/setup.")
  }

  @Test("Voices are found by language, region and name; others are answered with what comes near")
  func voices() throws {
    let voices = try LiveVoice.start().voices
    let found = ["en", "en-US", "en_GB", "de-AT", "pt-BR", "zh-Hans", "ja-JP", "no", "English (Scotland)"].map
    {
      voices.voice(for: $0)
    }
    #expect(found == ["en-us", "en-us", "en-gb", "de", "pt-br", "cmn", "ja", "nb", "en-gb-scotland"])
    do {
      _ = try voices.voice(named: "dothraki")
      Issue.record("There is a voice nobody wrote.")
    } catch {
      #expect(error.description.hasPrefix("No voice \"dothraki\". Nearest: da, "))
    }
  }

  @Test("A device without sound plays everything, and one that is not there is told in one line")
  func device() async throws {
    let device = try SoundDevice("null", program: LiveVoice.program)
    device.play([Int16](repeating: 0, count: 2_000))
    #expect(await device.drain())
    device.play([Int16](repeating: 0, count: 2_000))
    device.hush()
    #expect(await device.drain())
    do {
      _ = try SoundDevice("nowhere", program: LiveVoice.program)
      Issue.record("There is a device nobody has.")
    } catch {
      #expect(
        error.description
          == "No sound device \"nowhere\" (No such file or directory). "
          + "Write what is spoken to a file: --speak FILE.wav.")
    }
  }

  @Test("A file that cannot be written is told before anything is spoken")
  func unwritable() {
    do {
      try WAVFile.check(path: "/nowhere/out.wav")
      Issue.record("It can be written.")
    } catch {
      #expect(
        error.description
          == "/nowhere/out.wav cannot be written (No such file or directory). Name another file.")
    }
  }
}
