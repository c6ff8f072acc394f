/// Speech and sounds as a person hears them one after the other, and each at its moment.
///
/// Speech takes its turn: what is said in a new turn begins when everything before it was heard.
public struct AudioTrack: Hashable, Sendable {
  /// Samples that make a second.
  public let sampleRate: Int
  private var speech: [Int16] = []
  private var sounds: [(start: Int, samples: [Int16])] = []
  private var turn = 0
  /// Where the words end that were put on the track.
  private var end = 0

  /// Makes a track without a sound.
  public init(sampleRate: Int) {
    self.sampleRate = sampleRate
  }

  /// True where the two have the same sound.
  public static func == (left: AudioTrack, right: AudioTrack) -> Bool { left.samples == right.samples }

  /// Adds the sound to what is hashed.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(samples)
  }

  /// Begins a turn, a while after everything before it was heard.
  public mutating func beginTurn(after pause: Duration = .zero) {
    let last = sounds.map { $0.start + $0.samples.count }.max() ?? 0
    turn = speech.isEmpty && sounds.isEmpty ? 0 : max(end, last) + place(pause)
  }

  /// Puts words on the track.
  ///
  /// - Parameters:
  ///   - samples: the words.
  ///   - instant: when in the turn.
  ///   - interrupts: true where they cut what is being said then, false where they wait for its end.
  /// - Returns: the sample of the track they begin at.
  @discardableResult
  public mutating func speak(_ samples: [Int16], at instant: Duration = .zero, interrupts: Bool) -> Int {
    var start = turn + place(instant)
    if interrupts { cut(from: start) }
    start = max(start, end)
    if speech.count < start { speech += [Int16](repeating: 0, count: start - speech.count) }
    speech += samples
    end = speech.count
    return start
  }

  /// Cuts what is being said at a moment of the turn.
  public mutating func stopSpeech(at instant: Duration = .zero) {
    cut(from: turn + place(instant))
  }

  /// Cuts words that were put on the track last, a while after their beginning.
  ///
  /// - Parameters:
  ///   - start: the sample they begin at.
  ///   - heard: how long they are heard.
  public mutating func cutSpeech(beginningAt start: Int, after heard: Duration) {
    cut(from: start + place(heard))
  }

  /// Puts a sound on the track, over whatever is said.
  public mutating func play(_ samples: [Int16], at instant: Duration = .zero) {
    sounds.append((turn + place(instant), samples))
  }

  /// Everything together.
  public var samples: [Int16] {
    let length = max(speech.count, sounds.map { $0.start + $0.samples.count }.max() ?? 0)
    var result = speech + [Int16](repeating: 0, count: length - speech.count)
    for sound in sounds {
      for (index, sample) in sound.samples.enumerated() {
        let place = sound.start + index
        result[place] = Int16(clamping: Int(result[place]) + Int(sample))
      }
    }
    return result
  }

  private mutating func cut(from start: Int) {
    guard start < speech.count else { return }
    speech.removeSubrange(max(start, 0)...)
    end = min(end, speech.count)
  }

  private func place(_ duration: Duration) -> Int {
    let (seconds, attoseconds) = duration.components
    return Int(seconds) * sampleRate + Int(attoseconds / 1_000_000_000) * sampleRate / 1_000_000_000
  }
}
