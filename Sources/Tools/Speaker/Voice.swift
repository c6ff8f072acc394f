import CEspeak
import Glibc
import SpeechMessages
import Synchronization

/// The synthesiser; it has one state for the whole process, and one thread alone may use it.
final class Voice: Sendable {
  private let inbox: Mailbox<SpeechCommand>
  private let channel: Channel
  private let limits: ProcessLimits
  /// Jobs up to that number are given up.
  private let cancelled = Atomic<UInt32>(0)
  /// Samples of a second.
  private let rate = Atomic<Int>(0)
  /// The voice that speaks now, whose choice takes time.
  private let present = Mutex("")

  init(_ inbox: Mailbox<SpeechCommand>, _ channel: Channel, _ limits: ProcessLimits) {
    self.inbox = inbox
    self.channel = channel
    self.limits = limits
  }

  /// Begins, and says what voices there are.
  ///
  /// - Returns: why there is no speech, where there is none.
  func open() -> String? {
    let rate = espeak_Initialize(AUDIO_OUTPUT_SYNCHRONOUS, 0, nil, Int32(espeakINITIALIZE_DONT_EXIT))
    guard rate > 0 else { return "espeak-ng finds no data; install the package espeak-ng-data" }
    self.rate.store(Int(rate), ordering: .relaxed)
    espeak_SetSynthCallback { samples, count, events in
      guard let events, let data = events.pointee.user_data else { return 0 }
      let passage = Unmanaged<Passage>.fromOpaque(data).takeUnretainedValue()
      return passage.take(samples, Int(count), events) ? 0 : 1
    }
    var voices: [SpeechReply.Voice] = []
    var next = espeak_ListVoices(nil)
    while let voice = next?.pointee {
      // A byte of priority stands before the language.
      if let name = voice.pointee.name, let language = voice.pointee.languages {
        voices.append(
          SpeechReply.Voice(name: String(cString: name), language: String(cString: language + 1)))
      }
      next = next?.successor()
    }
    // The first choice of a voice reads files, which the first word should not wait for.
    espeak_SetVoiceByName("en-us")
    channel.send(.ready(sampleRate: Int(rate), voices: voices))
    return nil
  }

  /// Takes in a command; what gives up others does so at once.
  func take(_ command: SpeechCommand) {
    guard case .cancel(let id) = command else { return inbox.put(command) }
    cancelled.max(id, ordering: .releasing)
  }

  /// Speaks for ever.
  func run() -> Never {
    while true {
      let command = inbox.take()
      limits.beginWork()
      switch command {
      case .speak(let job): speak(job)
      case .pronounce(let id, let voice, let text):
        _ = choose(voice)
        channel.send(.pronunciation(id: id, Self.phonemes(of: text)))
      case .cancel, .play, .hush, .drain: break
      }
    }
  }

  private func speak(_ job: SpeechJob) {
    let passage = Passage(job: job.id, channel) { [self] in
      job.id <= cancelled.load(ordering: .acquiring)
    }
    for (index, part) in job.parts.enumerated() where !passage.isOver {
      passage.begin(part: index)
      passage.silence(milliseconds: part.silence, rate: rate.load(ordering: .relaxed))
      guard choose(part.voice) else { continue }
      espeak_SetParameter(espeakRATE, Int32(clamping: part.wordsPerMinute), 0)
      espeak_SetParameter(espeakPITCH, Int32(clamping: part.pitch), 0)
      espeak_SetParameter(espeakVOLUME, Int32(clamping: part.volume), 0)
      let signs = part.speaksPunctuation ? espeakPUNCT_ALL : espeakPUNCT_NONE
      espeak_SetParameter(espeakPUNCTUATION, Int32(signs.rawValue), 0)
      switch part.reading {
      case .words: synthesise(part.text, 0, passage)
      case .characters: spell(part.text, passage)
      case .phonemes:
        passage.word(offset: 0, length: part.text.unicodeScalars.count)
        synthesise("[[\(part.text)]]", espeakPHONEMES, passage)
      }
    }
    channel.send(.ended(id: job.id, isComplete: !passage.isOver))
  }

  /// Lets another voice speak; false where there is none of that name.
  private func choose(_ voice: String) -> Bool {
    present.withLock { present in
      if voice == present { return true }
      guard espeak_SetVoiceByName(voice) == EE_OK else { return false }
      present = voice
      return true
    }
  }

  private func synthesise(_ text: String, _ flags: Int32, _ passage: Passage) {
    withExtendedLifetime(passage) {
      _ = text.withCString { words in
        espeak_Synth(
          words, text.utf8.count + 1, 0, POS_CHARACTER, 0, UInt32(espeakCHARS_UTF8 | flags), nil,
          Unmanaged.passUnretained(passage).toOpaque())
      }
    }
    passage.endText()
  }

  /// Says the characters one by one; white space is only passed.
  private func spell(_ text: String, _ passage: Passage) {
    var offset = 0
    for character in text where !passage.isOver {
      let length = character.unicodeScalars.count
      defer { offset += length }
      if character.isWhitespace { continue }
      passage.word(offset: offset, length: length)
      let name = character.lowercased().replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      synthesise("<say-as interpret-as=\"characters\">\(name)</say-as>", espeakSSML, passage)
    }
  }

  private static func phonemes(of text: String) -> String {
    text.withCString { words in
      var position: UnsafeRawPointer? = UnsafeRawPointer(words)
      var clauses: [String] = []
      while position != nil {
        guard
          let clause = espeak_TextToPhonemes(&position, Int32(espeakCHARS_UTF8), Int32(espeakPHONEMES_IPA))
        else { break }
        clauses.append(String(cString: clause))
      }
      return clauses.joined(separator: " ")
    }
  }
}
