import Foundation

/// Something that is felt, once or for a while.
open class CHHapticEvent: NSObject {
  /// What is felt or heard.
  public struct EventType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A type by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A touch.
    public static let hapticTransient = EventType(rawValue: "HapticTransient")
    /// A humming.
    public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
    /// A sound of the system.
    public static let audioContinuous = EventType(rawValue: "AudioContinuous")
  }

  /// A number by which it is felt.
  public struct ParameterID: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A parameter by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// How strong.
    public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
    /// How sharp.
    public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
  }

  /// What is felt.
  public let type: EventType
  /// By which numbers.
  public let eventParameters: [CHHapticEventParameter]
  /// When, in seconds from the beginning.
  public var relativeTime: TimeInterval
  /// For how long, in seconds.
  public var duration: TimeInterval

  /// Makes an event.
  public init(
    eventType type: EventType, parameters eventParams: [CHHapticEventParameter],
    relativeTime time: TimeInterval,
    duration: TimeInterval = 0
  ) {
    self.type = type
    eventParameters = eventParams
    relativeTime = time
    self.duration = duration
  }
}

/// One number by which an event is felt.
open class CHHapticEventParameter: NSObject {
  /// Which.
  public let parameterID: CHHapticEvent.ParameterID
  /// The number.
  public var value: Float

  /// Makes a number.
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
    self.parameterID = parameterID
    self.value = value
  }
}

/// One number by which a whole pattern is felt, from a moment on.
open class CHHapticDynamicParameter: NSObject {
  /// Which number it is.
  public struct ID: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Takes a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// By how much the strength of each event is multiplied.
    public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
    /// How much sharper each event is; only its strength is kept here.
    public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
  }

  /// Which.
  public let parameterID: ID
  /// The number.
  public var value: Float
  /// From when on, in seconds.
  public var relativeTime: TimeInterval

  /// Makes a number.
  public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
    self.parameterID = parameterID
    self.value = value
    relativeTime = time
  }
}

/// Several events one after another.
open class CHHapticPattern: NSObject {
  /// An event, for keeping.
  struct Played: Sendable {
    let name: String
    let intensity: Double
  }

  let events: [Played]
  /// For how long it is felt, in seconds.
  public let duration: TimeInterval

  /// Makes a pattern.
  ///
  /// - Throws: Nothing, as every pattern can be played.
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
    self.events = events.filter { $0.type != .audioContinuous }.sorted { $0.relativeTime < $1.relativeTime }
      .map {
        event in
        let strength = event.eventParameters.first { $0.parameterID == .hapticIntensity }?.value ?? 1
        let control = parameters.filter {
          $0.parameterID == .hapticIntensityControl && $0.relativeTime <= event.relativeTime
        }.max { $0.relativeTime < $1.relativeTime }
        return Played(
          name: event.type == .hapticContinuous ? "continuous" : "transient",
          intensity: Double(strength * (control?.value ?? 1)))
      }
    duration = events.map { $0.relativeTime + $0.duration }.max() ?? 0
  }
}
