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
      // What is kept under a key is of its kind: casting it checked took a hundredth of an update.
      if let kept = states[ObjectIdentifier(key)] {
        return unsafeDowncast(kept, to: Kept<Key.Value>.self).value
      }
      let value = Key.initialValue(in: self)
      states[ObjectIdentifier(key)] = Kept(value)
      return value
    }
    set { states[ObjectIdentifier(key)] = Kept(newValue) }
  }
}

/// Holds what is kept under a key.
private final class Kept<Value> {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
