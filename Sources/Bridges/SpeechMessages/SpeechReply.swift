/// What the process that speaks or plays tells.
package enum SpeechReply: Hashable, Sendable {
  /// A voice there is.
  package struct Voice: Hashable, Sendable {
    /// What people call it.
    package var name: String
    /// The synthesiser's tag of its language, for example `en-us`.
    package var language: String

    /// Makes a voice.
    package init(name: String, language: String) {
      self.name = name
      self.language = language
    }
  }

  /// Where a word begins.
  package struct Word: Hashable, Sendable {
    /// The part it belongs to.
    package var part: Int
    /// Unicode scalars of the part before it.
    package var offset: Int
    /// Unicode scalars that it has.
    package var length: Int
    /// Samples of the job before it.
    package var sample: Int

    /// Makes a word.
    package init(part: Int, offset: Int, length: Int, sample: Int) {
      self.part = part
      self.offset = offset
      self.length = length
      self.sample = sample
    }
  }

  /// It can be told something now; so many samples make a second.
  case ready(sampleRate: Int, voices: [Voice])
  /// It cannot do its work, and ends.
  case failed(String)
  /// The next samples of a job.
  case audio(id: UInt32, [Int16])
  /// A word of a job begins.
  case word(id: UInt32, Word)
  /// A job is at its end, or was given up.
  case ended(id: UInt32, isComplete: Bool)
  /// How a text is pronounced, in the International Phonetic Alphabet.
  case pronunciation(id: UInt32, String)
  /// Everything up to a `drain` was played.
  case drained(id: UInt32)
}

extension SpeechReply: SpeechMessage {
  /// The reply's number and fields, in their order.
  package func write(to writer: inout FrameWriter) {
    switch self {
    case .ready(let sampleRate, let voices):
      writer.add(UInt8(1))
      writer.add(UInt32(clamping: sampleRate))
      writer.add(UInt32(voices.count))
      for voice in voices {
        writer.add(voice.name)
        writer.add(voice.language)
      }
    case .failed(let reason):
      writer.add(UInt8(2))
      writer.add(reason)
    case .audio(let id, let samples):
      writer.add(UInt8(3))
      writer.add(id)
      writer.add(samples)
    case .word(let id, let word):
      writer.add(UInt8(4))
      writer.add(id)
      for number in [word.part, word.offset, word.length, word.sample] {
        writer.add(UInt32(clamping: number))
      }
    case .ended(let id, let isComplete):
      writer.add(UInt8(5))
      writer.add(id)
      writer.add(UInt8(isComplete ? 1 : 0))
    case .pronunciation(let id, let text):
      writer.add(UInt8(6))
      writer.add(id)
      writer.add(text)
    case .drained(let id):
      writer.add(UInt8(7))
      writer.add(id)
    }
  }

  /// Reads a reply; `nil` where the bytes are none.
  package init?(_ reader: inout FrameReader) {
    switch reader.byte() {
    case 1:
      guard let rate = reader.number(), let count = reader.number() else { return nil }
      var voices: [Voice] = []
      for _ in 0..<count {
        guard let name = reader.text(), let language = reader.text() else { return nil }
        voices.append(Voice(name: name, language: language))
      }
      self = .ready(sampleRate: Int(rate), voices: voices)
    case 2:
      guard let reason = reader.text() else { return nil }
      self = .failed(reason)
    case 3:
      guard let id = reader.number(), let samples = reader.samples() else { return nil }
      self = .audio(id: id, samples)
    case 4:
      guard let id = reader.number(), let part = reader.number(), let offset = reader.number(),
        let length = reader.number(), let sample = reader.number()
      else { return nil }
      self = .word(
        id: id, Word(part: Int(part), offset: Int(offset), length: Int(length), sample: Int(sample)))
    case 5:
      guard let id = reader.number(), let isComplete = reader.byte() else { return nil }
      self = .ended(id: id, isComplete: isComplete != 0)
    case 6:
      guard let id = reader.number(), let text = reader.text() else { return nil }
      self = .pronunciation(id: id, text)
    case 7:
      guard let id = reader.number() else { return nil }
      self = .drained(id: id)
    default: return nil
    }
  }
}
