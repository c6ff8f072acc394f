import AccessibilityModel
import EarshotSession
import Foundation
import Sounds
import SpeechBridge
import Synchronization
import VoiceOverEngine

/// Speaks on the sound device what happens, as it happens.
final class LiveVoice: Sendable {
  private struct Speaking {
    var style: SpeakingStyle
    /// Grows whenever everything is silenced: what was begun before is not played any more.
    var generation = 0
    var last: Task<Void, Never>?
    /// What was spoken last.
    var latest: Utterance?
  }

  private let synthesizer: Synthesizer
  private let device: SoundDevice
  private let sounds: SoundSet
  private let speaking: Mutex<Speaking>

  /// Makes ready to speak.
  ///
  /// - Throws: `SpeechError` where there is no such voice, or no device.
  init(program: String, voice: String) throws {
    synthesizer = try Synthesizer(program: program)
    _ = try synthesizer.voices.voice(named: voice)
    device = try SoundDevice(program: program, sampleRate: synthesizer.sampleRate)
    sounds = SoundSet(sampleRate: synthesizer.sampleRate)
    speaking = Mutex(Speaking(style: SpeakingStyle(language: voice)))
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
  func take(_ records: [SessionRecord]) {
    for record in records {
      switch record.effect {
      case .speak(var utterance, let interrupts) where !utterance.isEmpty:
        if interrupts { hush() }
        utterance.segments[0].pause = .zero
        speak(utterance)
      case .sound(let event): play(sounds.samples(of: event))
      case .playGraph(let chart): play(AudioGraph(chart).samples(at: synthesizer.sampleRate))
      case .stopSpeech, .system(.pauseSpeech): hush()
      // Nobody finds their way into the middle of a sentence.
      case .system(.resumeSpeech): speaking.withLock(\.latest).map(speak)
      default: break
      }
    }
  }

  /// Waits until everything was heard.
  func finish() async {
    await speaking.withLock { $0.last }?.value
    await device.drain()
  }

  private func speak(_ utterance: Utterance) {
    speaking.withLock { speaking in
      let (generation, before) = (speaking.generation, speaking.last)
      speaking.latest = utterance
      let events = synthesizer.speak(utterance, style: speaking.style)
      speaking.last = Task { [self] in
        await before?.value
        do {
          for try await case .audio(let samples) in events { play(samples, in: generation) }
        } catch {
          Output.error("earshot: \(error)")
        }
      }
    }
  }

  private func play(_ samples: [Int16], in generation: Int? = nil) {
    speaking.withLock { speaking in
      if generation ?? speaking.generation == speaking.generation { device.play(samples) }
    }
  }

  private func hush() {
    speaking.withLock { speaking in
      speaking.generation += 1
      synthesizer.interrupt()
      device.hush()
    }
  }
}
