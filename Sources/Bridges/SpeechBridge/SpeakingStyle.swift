import AccessibilityModel

/// How a person has everything spoken that does not say otherwise.
public struct SpeakingStyle: Hashable, Sendable {
  /// Speaking rate in percent, 0 to 100.
  public var rate: Int
  /// Pitch; 1 is the voice's own, 0 to 2.
  public var pitch: Double
  /// Loudness in percent, 0 to 100.
  public var volume: Int
  /// BCP 47 tag of the language of words that have none.
  public var language: String

  /// Makes a style; what is left out is as on a new device.
  public init(rate: Int = 50, pitch: Double = 1, volume: Int = 100, language: String = "en-US") {
    self.rate = min(max(rate, 0), 100)
    self.pitch = pitch
    self.volume = min(max(volume, 0), 100)
    self.language = language
  }

  /// Words a minute: 180 at 50 %, and three times as fast or as slow for each 50 points, as far as the voice goes.
  ///
  /// - Source: the same figures as the engine's estimate of how long words take.
  var wordsPerMinute: Int {
    var speed = 180.0
    let step = rate < 50 ? 1 / Self.perPoint : Self.perPoint
    for _ in 0..<abs(rate - 50) { speed *= step }
    return Int(min(max(speed, 80), 900).rounded())
  }

  /// How many times longer silences are than at 50 %.
  var slowness: Double { 180 / Double(wordsPerMinute) }

  /// The fiftieth root of three.
  private static let perPoint = 1.022_215_4
}
