import AppHost

/// Tells who wants to know that an intent was performed by a control.
@MainActor
package final class IntentEnds: AppStateKey {
  private var listeners: [() -> Void] = []

  /// Begins with nobody to tell.
  package static func initialValue(in host: RunningApp) -> IntentEnds { IntentEnds() }
  /// Those of the app that runs.
  package static var current: IntentEnds { RunningApp.current[IntentEnds.self] }

  /// Has a closure called each time that an intent was performed.
  package func listen(_ listener: @escaping () -> Void) { listeners.append(listener) }

  func tell() {
    for listener in listeners { listener() }
  }
}
