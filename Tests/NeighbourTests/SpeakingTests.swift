import AVFoundation
import EarshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("What an app speaks itself", .timeLimit(.minutes(10)))
struct SpeakingTests {
  private final class Listener: NSObject, AVSpeechSynthesizerDelegate {
    var log: [String] = []

    private func note(_ word: String, _ utterance: AVSpeechUtterance) {
      log.append("\(word) \(utterance.speechString)")
    }

    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {
      note("start", utterance)
    }
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {
      note("finish", utterance)
    }
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {
      note("cancel", utterance)
    }
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {
      note("pause", utterance)
    }
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) {
      note("continue", utterance)
    }
  }

  private let synthesizer = AVSpeechSynthesizer()
  private let listener = Listener()

  init() { synthesizer.delegate = listener }

  /// Buttons that speak words of four and of two seconds, wait, go on and end.
  private var panel: some View {
    VStack {
      Button("Speak") { [synthesizer] in
        for (word, seconds) in [("one", 4.0), ("two", 2.0)] {
          let utterance = AVSpeechUtterance(string: word)
          utterance.postUtteranceDelay = seconds - Double(word.count) / 15
          synthesizer.speak(utterance)
        }
      }
      Button("Pause") { [synthesizer] in synthesizer.pauseSpeaking(at: AVSpeechBoundary.word) }
      Button("Continue") { [synthesizer] in synthesizer.continueSpeaking() }
      Button("Stop") { [synthesizer] in synthesizer.stopSpeaking(at: .immediate) }
    }
  }

  @Test("Utterances follow one another, each as long as it is")
  func order() async throws {
    try await hosting(panel) { screen in
      try await screen.activate("Speak")
      #expect(synthesizer.isSpeaking && listener.log == ["start one"])
      try await screen.advance(by: .seconds(3))
      #expect(listener.log == ["start one"])
      try await screen.advance(by: .seconds(2))
      #expect(listener.log == ["start one", "finish one", "start two"])
      try await screen.advance(by: .seconds(2))
      #expect(listener.log.last == "finish two" && !synthesizer.isSpeaking)
    }
  }

  @Test("What is paused goes on where it was, and does not start again")
  func pausing() async throws {
    try await hosting(panel) { screen in
      try await screen.activate("Pause")
      try await screen.activate("Continue")
      #expect(!synthesizer.isPaused && listener.log == [])
      try await screen.activate("Speak")
      try await screen.advance(by: .seconds(3))
      try await screen.activate("Pause")
      try await screen.advance(by: .seconds(60))
      #expect(listener.log == ["start one", "pause one"] && synthesizer.isPaused && synthesizer.isSpeaking)
      try await screen.activate("Continue")
      try await screen.advance(by: .milliseconds(500))
      #expect(listener.log == ["start one", "pause one", "continue one"] && !synthesizer.isPaused)
      try await screen.advance(by: .seconds(1))
      #expect(listener.log.suffix(2) == ["finish one", "start two"])
    }
  }

  @Test("Stopping cancels all that waits, paused or not, and new words are spoken afterwards")
  func stopping() async throws {
    try await hosting(panel) { screen in
      for name in ["Stop", "Speak", "Pause", "Stop"] { try await screen.activate(name) }
      #expect(listener.log == ["start one", "pause one", "cancel one", "cancel two"])
      #expect(!synthesizer.isPaused && !synthesizer.isSpeaking)
      try await screen.activate("Speak")
      try await screen.advance(by: .seconds(5))
      #expect(listener.log.suffix(3) == ["start one", "finish one", "start two"])
    }
  }

  @Test("A faster rate takes less time, and a delay takes more")
  func rate() async throws {
    let read = Button("Read") { [synthesizer] in
      let slow = AVSpeechUtterance(string: String(repeating: "a", count: 30))
      slow.preUtteranceDelay = 1
      let fast = AVSpeechUtterance(string: slow.speechString)
      fast.rate = AVSpeechUtteranceMaximumSpeechRate
      synthesizer.speak(slow)
      synthesizer.speak(fast)
    }
    try await hosting(read) { screen in
      try await screen.activate("Read")
      try await screen.advance(by: .milliseconds(2900))
      #expect(listener.log.count == 1)
      try await screen.advance(by: .milliseconds(200))
      #expect(listener.log.count == 3)
      try await screen.advance(by: .seconds(1))
      #expect(listener.log.count == 4)
    }
  }

  @Test("A voice is one of its language, and without one of the person's")
  func voices() throws {
    let german: AVSpeechSynthesisVoice = try #require(AVSpeechSynthesisVoice(language: "de-DE"))
    #expect(german.language == "de-DE")
    let own = try #require(AVSpeechSynthesisVoice(language: nil))
    #expect(own.language == AVSpeechSynthesisVoice.currentLanguageCode())
    #expect(AVSpeechSynthesisVoice.speechVoices().contains { $0.language == own.language })
    #expect(AVSpeechSynthesisVoice(identifier: german.identifier)?.language == "de-DE")
  }
}
