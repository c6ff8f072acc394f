import AppHost
import Observation

/// Which tips an app shows.
@MainActor
@Observable
final class TipStore {
  /// True once the app asked for tips.
  var isConfigured = false
  /// The tips that are not shown any more.
  var closed: Set<String> = []

  /// The store of the app that runs.
  static var current: TipStore { RunningApp.current[Key.self] }

  func shows(_ id: String) -> Bool { isConfigured && !closed.contains(id) }

  func close(_ id: String) { closed.insert(id) }

  private enum Key: AppStateKey {
    static func initialValue(in host: RunningApp) -> TipStore { TipStore() }
  }
}
