import AccessibilityModel

/// What is felt, pulse by pulse.
///
///     HapticPattern(of: .boundary).pulses   // one, of 40 ms
public struct HapticPattern: Hashable, Sendable {
  /// One push of the motor.
  public struct Pulse: Hashable, Sendable {
    /// When it begins, counted from the beginning of the pattern.
    public var start: Duration
    /// How long it lasts.
    public var duration: Duration
    /// How strong it is, 0 to 1.
    public var strength: Double
    /// How sharp it is, from a hum at 0 to a tap at 1.
    public var sharpness: Double

    /// Makes a pulse; figures outside their range count as the nearest.
    public init(start: Duration, duration: Duration, strength: Double = 1, sharpness: Double = 0.5) {
      self.start = max(start, .zero)
      self.duration = max(duration, .zero)
      self.strength = min(max(strength, 0), 1)
      self.sharpness = min(max(sharpness, 0), 1)
    }
  }

  /// The pulses, in order of their beginnings.
  public let pulses: [Pulse]

  /// Makes a pattern of pulses.
  public init(_ pulses: [Pulse]) {
    self.pulses = pulses.sorted { $0.start < $1.start }
  }

  /// The pattern of an event; nothing is felt where it has none.
  ///
  /// - Source: Behaviour 1.15
  public init(of event: SoundEvent) {
    self.init(Self.events[event.rawValue] ?? [])
  }

  /// Records a pattern as a person taps it: when each touch began and how long it was held.
  ///
  /// - Parameter touches: in order; what overlaps the touch before begins at its end.
  /// - Source: mission Z21
  public init(tapped touches: [(start: Duration, duration: Duration)]) {
    var pulses: [Pulse] = []
    var end = Duration.zero
    let first = touches.first?.start ?? .zero
    for touch in touches {
      let start = max(touch.start - first, end)
      let finish = max(touch.start - first + touch.duration, start)
      if finish > start { pulses.append(Pulse(start: start, duration: finish - start)) }
      end = finish
    }
    self.init(pulses)
  }

  /// How long it is felt.
  public var duration: Duration { pulses.map { $0.start + $0.duration }.max() ?? .zero }

  static let events = parsed("events")
  static let notifications = parsed("notifications")

  private static func parsed(_ table: String) -> [String: [Pulse]] {
    var patterns: [String: [Pulse]] = [:]
    for line in (GeneratedHaptics.byName[table] ?? "").split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      guard words.count == 5, let start = Int(words[1]), let length = Int(words[2]),
        let strength = Double(words[3]), let sharpness = Double(words[4])
      else { continue }
      let pulse = Pulse(
        start: .milliseconds(start), duration: .milliseconds(length), strength: strength / 100,
        sharpness: sharpness / 100)
      patterns[words[0], default: []].append(pulse)
    }
    return patterns
  }
}
