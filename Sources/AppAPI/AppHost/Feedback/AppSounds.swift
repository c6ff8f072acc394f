import AccessibilityModel

/// The short sounds that an app played, in their order; nothing is heard of them.
@MainActor
package final class AppSounds: AppStateKey {
  /// A sound that was played.
  package struct Entry: Hashable, Sendable {
    /// When it began.
    package let instant: VirtualInstant
    /// The name of its file, or the number of one of the system's.
    package let name: String
  }

  /// Everything that was played.
  package private(set) var entries: [Entry] = []
  private weak var host: RunningApp?

  private init(_ host: RunningApp) {
    self.host = host
  }

  /// None yet.
  package static func initialValue(in host: RunningApp) -> AppSounds { AppSounds(host) }

  /// Plays a sound, by the name of its file or the number that the system has for it.
  package func play(_ name: String) {
    entries.append(Entry(instant: host?.clock.now ?? .start, name: name))
  }
}
