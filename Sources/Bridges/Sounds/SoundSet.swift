import AccessibilityModel

/// The sounds of events, as samples.
///
///     let sounds = SoundSet(sampleRate: 22_050)
///     sounds.samples(of: .boundary)
public struct SoundSet: Hashable, Sendable {
  /// Samples that make a second.
  public let sampleRate: Int
  private let sounds: [SoundEvent: [Int16]]

  /// Computes the sounds.
  ///
  /// - Parameters:
  ///   - sampleRate: samples that make a second.
  ///   - volume: loudness in percent, 0 to 100.
  public init(sampleRate: Int, volume: Int = 100) {
    self.sampleRate = sampleRate
    let factor = Double(min(max(volume, 0), 100)) / 100
    sounds = ToneDescription.byEvent.mapValues { tones in
      var result: [Int16] = []
      for tone in tones {
        let samples = Tone(
          .milliseconds(tone.length), from: tone.from, to: tone.to, loudness: tone.loudness * factor,
          color: tone.color
        ).samples(at: sampleRate)
        let start = tone.start * sampleRate / 1_000
        let missing = start + samples.count - result.count
        if missing > 0 { result += [Int16](repeating: 0, count: missing) }
        for (index, sample) in samples.enumerated() {
          result[start + index] = Int16(clamping: Int(result[start + index]) + Int(sample))
        }
      }
      return result
    }
  }

  /// The sound of an event.
  public func samples(of event: SoundEvent) -> [Int16] { sounds[event] ?? [] }
}
