import AccessibilityModel
import DeviceServer
import EarshotSession
import Foundation
import Sounds
import SpeechBridge
import Synchronization
import VoiceOverEngine

/// Speaks in the page what happens: sends its sound as it is made, and where each word begins.
///
/// A message of sound begins with its kind and the number of its speech, four bytes each, least one first; then come
/// samples of 16 bits.
final class PageVoice: Sendable {
  /// What messages of bytes are.
  enum Kind: UInt32 {
    /// A picture in PNG.
    case picture = 1
    /// Samples of speech.
    case speech = 2
    /// Samples of a sound.
    case sound = 3
    /// The speech has no more samples.
    case end = 4
    /// Nothing is heard any more.
    case hush = 5
    /// A part of the picture in PNG, behind its place: pixels from the left and from the top, four bytes each.
    case part = 6
  }

  /// Where a word begins.
  struct Word: Encodable {
    var number: Int
    var segment: Int
    var from: Int
    var to: Int
    var sample: Int
  }

  private struct Speaking {
    var style: SpeakingStyle
    var number = 0
    var generation = 0
    var isOn = false
    var last: Task<Void, Never>?
  }

  /// What speaks.
  let synthesizer: Synthesizer
  private let sounds: SoundSet
  private let server: DeviceServer
  private let speaking: Mutex<Speaking>

  /// Makes ready to speak.
  ///
  /// - Throws: `SpeechError` where there is no such voice.
  init(program: String, voice: String, server: DeviceServer) throws {
    synthesizer = try Synthesizer(program: program)
    _ = try synthesizer.voices.voice(named: voice)
    sounds = SoundSet(sampleRate: synthesizer.sampleRate)
    self.server = server
    speaking = Mutex(Speaking(style: SpeakingStyle(language: voice)))
  }

  /// Samples in a second.
  var sampleRate: Int { synthesizer.sampleRate }

  /// Speaks from now on, or not.
  func turn(on isOn: Bool) {
    speaking.withLock { $0.isOn = isOn }
    if !isOn { hush() }
  }

  /// Takes over how VoiceOver speaks from now on.
  func take(_ settings: VoiceOver.Settings) {
    speaking.withLock { speaking in
      speaking.style.rate = settings.speakingRate
      speaking.style.volume = settings.voice.volume
      if let language = settings.voice.language { speaking.style.language = language }
    }
  }

  /// Lets the person hear what happened.
  ///
  /// - Returns: The number of the speech of each record that is spoken, by its place.
  func take(_ records: [SessionRecord]) -> [Int: Int] {
    guard speaking.withLock({ $0.isOn }) else { return [:] }
    var numbers: [Int: Int] = [:]
    for (place, record) in records.enumerated() {
      switch record.effect {
      case .speak(var utterance, let interrupts) where !utterance.isEmpty:
        if interrupts { hush() }
        utterance.segments[0].pause = .zero
        numbers[place] = speak(utterance)
      case .sound(let event): send(.sound, 0, sounds.samples(of: event))
      case .playGraph(let chart): send(.sound, 0, AudioGraph(chart).samples(at: synthesizer.sampleRate))
      case .stopSpeech: hush()
      default: break
      }
    }
    return numbers
  }

  private func speak(_ utterance: Utterance) -> Int {
    speaking.withLock { speaking in
      speaking.number += 1
      let (number, generation, before) = (speaking.number, speaking.generation, speaking.last)
      let events = synthesizer.speak(utterance, style: speaking.style)
      speaking.last = Task { [self] in
        await before?.value
        do {
          for try await event in events where self.speaking.withLock({ $0.generation == generation }) {
            switch event {
            case .audio(let samples): send(.speech, number, samples)
            case .word(let word): send(word, number)
            case .ended: send(.end, number, [])
            }
          }
        } catch {
          Output.error("earshot: \(error)")
        }
      }
      return number
    }
  }

  private func send(_ word: SpokenWord, _ number: Int) {
    let word = Word(
      number: number, segment: word.segment, from: word.bytes.lowerBound, to: word.bytes.upperBound,
      sample: word.sample)
    guard let data = try? JSONEncoder().encode(["word": word]) else { return }
    server.send(String(decoding: data, as: UTF8.self))
  }

  private func send(_ kind: Kind, _ number: Int, _ samples: [Int16]) {
    var bytes = Self.head(kind, number)
    samples.withUnsafeBytes { bytes.append(contentsOf: $0) }
    server.send(bytes)
  }

  /// What a message of bytes begins with.
  static func head(_ kind: Kind, _ number: Int = 0) -> Data {
    var bytes = Data()
    for value in [kind.rawValue, UInt32(truncatingIfNeeded: number)] {
      withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
    }
    return bytes
  }

  private func hush() {
    speaking.withLock { speaking in
      speaking.generation += 1
      synthesizer.interrupt()
    }
    send(.hush, 0, [])
  }
}
