import AppHost

/// What the app has stored by name; it is kept for as long as the app runs and goes nowhere else.
@MainActor
final class StoredSettings: AppStateKey {
  private var locations: [String: StateLocation<Any?>] = [:]

  static func initialValue(in host: RunningApp) -> StoredSettings { StoredSettings() }

  /// The place of a setting; what a store already has under the name is there to begin with.
  func location(_ name: String, in store: UserDefaults?) -> StateLocation<Any?> {
    let owner = store.map { "\(ObjectIdentifier($0))" } ?? ""
    let key = "\(owner)/\(name)"
    if let known = locations[key] { return known }
    let fresh = StateLocation<Any?>((store ?? .standard).object(forKey: name))
    locations[key] = fresh
    return fresh
  }
}

/// What a window has stored by name; it is kept for as long as the app runs.
@MainActor
final class WindowSettings: AppStateKey {
  private var locations: [String: StateLocation<Any?>] = [:]

  static func initialValue(in host: RunningApp) -> WindowSettings { WindowSettings() }

  /// The place of a setting.
  func location(_ name: String) -> StateLocation<Any?> {
    if let known = locations[name] { return known }
    let fresh = StateLocation<Any?>(nil)
    locations[name] = fresh
    return fresh
  }
}
