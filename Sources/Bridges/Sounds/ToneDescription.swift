import AccessibilityModel

/// A tone of a sound, as the data in `Resources/Sounds` has it.
struct ToneDescription: Hashable, Sendable {
  /// Milliseconds of the sound before it.
  var start: Int
  /// Milliseconds that it lasts.
  var length: Int
  /// Frequency in hertz at its beginning.
  var from: Double
  /// Frequency in hertz at its end.
  var to: Double
  /// Loudness, 0 to 1.
  var loudness: Double
  /// How it sounds.
  var color: Tone.Color

  /// The tones of each event.
  static let byEvent: [SoundEvent: [ToneDescription]] = {
    var tones: [SoundEvent: [ToneDescription]] = [:]
    for line in (GeneratedSounds.byName["events"] ?? "").split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      guard words.count == 7, let event = SoundEvent(rawValue: words[0]), let start = Int(words[1]),
        let length = Int(words[2]), let from = Double(words[3]), let to = Double(words[4]),
        let loudness = Double(words[5]), let color = Tone.Color(rawValue: words[6])
      else { continue }
      tones[event, default: []].append(
        ToneDescription(
          start: start, length: length, from: from, to: to, loudness: loudness / 100, color: color))
    }
    return tones
  }()
}
