import AppHost
@_exported import Foundation

/// What a device can let people feel; that of a phone.
public protocol CHHapticDeviceCapability {
  /// True where patterns can be felt.
  var supportsHaptics: Bool { get }
  /// True where sounds can be played with them.
  var supportsAudio: Bool { get }
}

/// Plays patterns that people feel; what was played is kept with its time.
///
///     let engine = try CHHapticEngine()
///     try engine.start()
///     try engine.makePlayer(with: pattern).start(atTime: 0)
open class CHHapticEngine {
  private struct Capability: CHHapticDeviceCapability {
    let supportsHaptics = true
    let supportsAudio = true
  }

  /// Why an engine stopped.
  public enum StoppedReason: Int, Sendable {
    /// A call came in, the app left, nothing was played, the system failed, or the engine is gone.
    case audioSessionInterrupt = 1
    /// The app left, or nothing was played.
    case applicationSuspended, idleTimeout
    /// The system failed.
    case systemError = -1
    /// Nobody keeps it any more.
    case engineDestroyed = 5
  }

  /// Called when the engine stopped; it does not.
  public var stoppedHandler: (StoppedReason) -> Void = { _ in }
  /// Called when the engine begins anew; it does not.
  public var resetHandler: () -> Void = {}
  /// True where it plays no sounds.
  public var playsHapticsOnly = false
  /// True where it stops by itself.
  public var isAutoShutdownEnabled = false

  /// Makes an engine.
  ///
  /// - Throws: Nothing, as a phone has one.
  public init() throws {}

  /// What a phone can let people feel.
  open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { Capability() }

  /// Begins.
  ///
  /// - Throws: Nothing.
  open func start() throws {}
  /// Begins, then calls a closure.
  open func start(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
  /// Ends, then calls a closure.
  open func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }

  /// What plays a pattern.
  ///
  /// - Throws: Nothing, as every pattern can be played.
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    HapticPlayer(pattern)
  }
}

/// Plays one pattern.
public protocol CHHapticPatternPlayer: AnyObject {
  /// Begins.
  ///
  /// - Throws: Nothing.
  func start(atTime time: TimeInterval) throws
  /// Ends.
  ///
  /// - Throws: Nothing.
  func stop(atTime time: TimeInterval) throws
}

private final class HapticPlayer: CHHapticPatternPlayer {
  private let pattern: CHHapticPattern

  init(_ pattern: CHHapticPattern) { self.pattern = pattern }

  func start(atTime time: TimeInterval) throws {
    let events = pattern.events
    Task { @MainActor in
      for event in events {
        RunningApp.current[AppHaptics.self].play(event.name, intensity: event.intensity)
      }
    }
  }

  func stop(atTime time: TimeInterval) throws {}
}
