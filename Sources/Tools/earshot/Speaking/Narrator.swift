import AccessibilityModel
import EarshotSession
import Sounds
import SpeechBridge
import VoiceOverEngine

/// Speaks what is heard, with the sounds of events, into a file or on the sound device.
struct Narrator {
  /// Where the sound goes.
  enum Output {
    /// To a WAV file of that path.
    case file(String)
    /// To the sound device.
    case device
  }

  /// The silence between two stops, and between two screens.
  private static let (stopPause, screenPause) = (Duration.milliseconds(600), Duration.milliseconds(1_500))

  let synthesizer: Synthesizer
  private let program: String
  private let output: Output
  private let device: SoundDevice?
  private var style: SpeakingStyle
  private var track: AudioTrack
  /// The words that were put on the track last, and where they begin.
  private var last: (words: Utterance, start: Int)?
  /// When the present turn began.
  private var turnStart = VirtualInstant.start

  /// Makes ready to speak.
  ///
  /// - Throws: `SpeechError` where there is no such voice, no device, or the file cannot be written.
  init(program: String, output: Output, voice: String) throws {
    if case .file(let path) = output { try WAVFile.check(path: path) }
    let synthesizer = try Synthesizer(program: program)
    _ = try synthesizer.voices.voice(named: voice)
    switch output {
    case .file: device = nil
    case .device: device = try SoundDevice(program: program, sampleRate: synthesizer.sampleRate)
    }
    self.synthesizer = synthesizer
    self.program = program
    self.output = output
    style = SpeakingStyle(language: voice)
    track = AudioTrack(sampleRate: synthesizer.sampleRate)
  }

  /// Speaks tours, one after the other, each stop to its end.
  ///
  /// - Throws: `SpeechError`.
  mutating func speak(_ tours: [Tour], as settings: VoiceOver.Settings) async throws {
    take(settings)
    let sounds = SoundSet(sampleRate: track.sampleRate)
    for tour in tours {
      track.beginTurn(after: Self.screenPause)
      for utterance in tour.opening?.heard ?? [] where !utterance.isEmpty {
        track.speak(try await synthesizer.render(utterance, style: style).samples, interrupts: false)
      }
      for stop in tour.stops {
        track.beginTurn(after: Self.stopPause)
        if settings.audio.playsSounds {
          for event in [SoundEvent.focusMoved] + stop.sounds { track.play(sounds.samples(of: event)) }
        }
        for utterance in [stop.utterance] + stop.asides where !utterance.isEmpty {
          track.speak(try await synthesizer.render(utterance, style: style).samples, interrupts: false)
        }
      }
    }
  }

  /// Takes over how VoiceOver speaks from now on.
  mutating func take(_ settings: VoiceOver.Settings) {
    style.rate = settings.speakingRate
    style.volume = settings.voice.volume
    if let language = settings.voice.language { style.language = language }
  }

  /// Ends what an app posted where the person's next doing cut it.
  ///
  /// - Source: Behaviour 10.13
  mutating func cutOff(by records: [SessionRecord]) {
    for case .unheard(let words) in records.map(\.effect) where words.utterance.isPosted {
      guard let heard = words.heard, let (spoken, start) = last, spoken == words.utterance else { continue }
      track.cutSpeech(beginningAt: start, after: heard)
    }
  }

  /// What happens from now on was caused by something the person did once all before it was heard.
  mutating func beginTurn(at instant: VirtualInstant) {
    turnStart = instant
    track.beginTurn(after: Self.stopPause)
  }

  /// Puts what happened to the person on the track.
  ///
  /// - Throws: `SpeechError`.
  mutating func take(_ records: [SessionRecord]) async throws {
    let sounds = SoundSet(sampleRate: track.sampleRate)
    for record in records {
      let instant = turnStart.duration(to: record.instant)
      switch record.effect {
      case .speak(let utterance, let interrupts) where !utterance.isEmpty:
        // The silence before it is in the instant already.
        var words = utterance
        words.segments[0].pause = .zero
        let samples = try await synthesizer.render(words, style: style).samples
        last = (utterance, track.speak(samples, at: instant, interrupts: interrupts))
      case .sound(let event): track.play(sounds.samples(of: event), at: instant)
      case .playGraph(let chart):
        track.play(AudioGraph(chart).samples(at: track.sampleRate), at: instant)
      case .stopSpeech: track.stopSpeech(at: instant)
      default: break
      }
    }
  }

  /// Writes the file, or plays everything to its end.
  ///
  /// - Throws: `SpeechError`.
  func finish() async throws {
    let samples = track.samples
    switch output {
    case .file(let path): try WAVFile(sampleRate: track.sampleRate, samples: samples).write(to: path)
    case .device:
      for start in stride(from: 0, to: samples.count, by: track.sampleRate) {
        device?.play(Array(samples[start..<min(start + track.sampleRate, samples.count)]))
      }
      await device?.drain()
    }
  }
}
