/// Names something that exists once for each app.
@MainActor
package protocol AppStateKey {
  /// What is kept.
  associatedtype Value
  /// What an app begins with.
  static func initialValue(in host: RunningApp) -> Value
}

extension RunningApp {
  /// What the app keeps under a key; made when it is first asked for.
  package subscript<Key: AppStateKey>(key: Key.Type) -> Key.Value {
    get {
      if let value = states[ObjectIdentifier(key)] as? Key.Value { return value }
      let value = Key.initialValue(in: self)
      states[ObjectIdentifier(key)] = value
      return value
    }
    set { states[ObjectIdentifier(key)] = newValue }
  }
}
