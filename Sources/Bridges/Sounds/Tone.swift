import Foundation

/// A tone, computed: the same samples on every machine of a kind.
public struct Tone: Hashable, Sendable {
  /// What a tone is made of.
  public enum Color: String, Hashable, Sendable, CaseIterable {
    /// One frequency alone.
    case sine
    /// One frequency and a little of its octave, swelling and dying away.
    case soft
    /// A knock that dies away at once.
    case wood
    /// A rustle around a frequency.
    case noise
  }

  /// How long it lasts.
  public var duration: Duration
  /// Frequency in hertz at its beginning.
  public var from: Double
  /// Frequency in hertz at its end; in between it glides by equal ratios.
  public var to: Double
  /// Loudness, 0 to 1.
  public var loudness: Double
  /// What it is made of.
  public var color: Color

  /// Makes a tone.
  public init(
    _ duration: Duration, from: Double, to: Double? = nil, loudness: Double = 0.3, color: Color = .sine
  ) {
    self.duration = duration
    self.from = from
    self.to = to ?? from
    self.loudness = min(max(loudness, 0), 1)
    self.color = color
  }

  /// The tone as samples, with soft edges so that it does not crack.
  public func samples(at sampleRate: Int) -> [Int16] {
    let (seconds, attoseconds) = duration.components
    let length = Double(seconds) + Double(attoseconds) * 1e-18
    let count = max(Int((length * Double(sampleRate)).rounded()), 0)
    let edge = max(min(Double(sampleRate) * 0.004, Double(count) / 2), 1)
    var phase = 0.0
    var seed: UInt32 = 0x9E37_79B9
    var samples: [Int16] = []
    samples.reserveCapacity(count)
    for index in 0..<count {
      let part = count > 1 ? Double(index) / Double(count - 1) : 0
      let frequency = from > 0 && to > 0 ? from * exp(log(to / from) * part) : from
      phase += 2 * Double.pi * frequency / Double(sampleRate)
      let wave: Double
      switch color {
      case .sine: wave = sin(phase)
      case .soft: wave = (sin(phase) + 0.25 * sin(2 * phase)) / 1.25 * sin(Double.pi * sqrt(part))
      case .wood: wave = (sin(phase) + 0.4 * sin(2.7 * phase)) / 1.4 * exp(-5 * part)
      case .noise:
        seed = seed &* 1_664_525 &+ 1_013_904_223
        let rustle = Double(seed >> 8) / Double(1 << 23) - 1
        wave = rustle * sin(phase) * exp(-3 * part)
      }
      let softness = min(1, Double(index) / edge, Double(count - 1 - index) / edge)
      samples.append(Int16(clamping: Int((wave * loudness * softness * 32_000).rounded())))
    }
    return samples
  }
}
