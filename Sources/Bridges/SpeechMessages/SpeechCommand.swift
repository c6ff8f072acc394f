/// What the process that speaks or plays is told.
package enum SpeechCommand: Hashable, Sendable {
  /// Turn words into samples, after the jobs before.
  case speak(SpeechJob)
  /// Give up the jobs up to that number, the one under way too.
  case cancel(through: UInt32)
  /// Tell how a voice pronounces a text.
  case pronounce(id: UInt32, voice: String, text: String)
  /// Play samples behind those before.
  case play([Int16])
  /// Be silent at once, and forget what waits to be played.
  case hush
  /// Tell when everything up to here was played.
  case drain(id: UInt32)
}

extension SpeechCommand: SpeechMessage {
  /// The command's number and fields, in their order.
  package func write(to writer: inout FrameWriter) {
    switch self {
    case .speak(let job):
      writer.add(UInt8(1))
      writer.add(job.id)
      writer.add(UInt32(job.parts.count))
      for part in job.parts { write(part, to: &writer) }
    case .cancel(let id):
      writer.add(UInt8(2))
      writer.add(id)
    case .pronounce(let id, let voice, let text):
      writer.add(UInt8(3))
      writer.add(id)
      writer.add(voice)
      writer.add(text)
    case .play(let samples):
      writer.add(UInt8(4))
      writer.add(samples)
    case .hush: writer.add(UInt8(5))
    case .drain(let id):
      writer.add(UInt8(6))
      writer.add(id)
    }
  }

  private func write(_ part: SpeechJob.Part, to writer: inout FrameWriter) {
    writer.add(part.text)
    writer.add(part.voice)
    writer.add(UInt32(clamping: part.wordsPerMinute))
    writer.add(UInt32(clamping: part.pitch))
    writer.add(UInt32(clamping: part.volume))
    writer.add(part.reading.rawValue)
    writer.add(UInt8(part.speaksPunctuation ? 1 : 0))
    writer.add(UInt32(clamping: part.silence))
  }

  /// Reads a command; `nil` where the bytes are none.
  package init?(_ reader: inout FrameReader) {
    switch reader.byte() {
    case 1:
      guard let job = SpeechJob(&reader) else { return nil }
      self = .speak(job)
    case 2:
      guard let id = reader.number() else { return nil }
      self = .cancel(through: id)
    case 3:
      guard let id = reader.number(), let voice = reader.text(), let text = reader.text() else { return nil }
      self = .pronounce(id: id, voice: voice, text: text)
    case 4:
      guard let samples = reader.samples() else { return nil }
      self = .play(samples)
    case 5: self = .hush
    case 6:
      guard let id = reader.number() else { return nil }
      self = .drain(id: id)
    default: return nil
    }
  }
}

extension SpeechJob {
  fileprivate init?(_ reader: inout FrameReader) {
    guard let id = reader.number(), let count = reader.number() else { return nil }
    var parts: [Part] = []
    for _ in 0..<count {
      guard let part = Part(&reader) else { return nil }
      parts.append(part)
    }
    self.init(id: id, parts: parts)
  }
}

extension SpeechJob.Part {
  fileprivate init?(_ reader: inout FrameReader) {
    guard let text = reader.text(), let voice = reader.text(), let speed = reader.number(),
      let pitch = reader.number(), let volume = reader.number(),
      let reading = reader.byte().flatMap(SpeechJob.Reading.init), let signs = reader.byte(),
      let silence = reader.number()
    else { return nil }
    self.init(
      text, voice: voice, wordsPerMinute: Int(speed), pitch: Int(pitch), volume: Int(volume),
      reading: reading, speaksPunctuation: signs != 0, silence: Int(silence))
  }
}
