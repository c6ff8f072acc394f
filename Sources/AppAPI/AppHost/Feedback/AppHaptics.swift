import AccessibilityModel

/// What an app lets people feel: patterns of the device's own, in the order in which they were played.
@MainActor
package final class AppHaptics: AppStateKey {
  /// A pattern that was played.
  package struct Entry: Hashable, Sendable {
    /// When it began.
    package let instant: VirtualInstant
    /// Its name, such as `success` or `impact light`.
    package let name: String
    /// How strong it was, from 0 to 1.
    package let intensity: Double
  }

  /// Everything that was played.
  package private(set) var entries: [Entry] = []
  private weak var host: RunningApp?

  private init(_ host: RunningApp) {
    self.host = host
  }

  /// None yet.
  package static func initialValue(in host: RunningApp) -> AppHaptics { AppHaptics(host) }

  /// Plays a pattern.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - intensity: How strong it is, from 0 to 1.
  package func play(_ name: String, intensity: Double = 1) {
    entries.append(
      Entry(instant: host?.clock.now ?? .start, name: name, intensity: min(max(intensity, 0), 1)))
  }
}
