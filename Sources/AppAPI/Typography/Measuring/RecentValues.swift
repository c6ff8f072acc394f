/// Remembers the values used last: at least `capacity` of them, at most twice as many.
///
/// Two generations take turns. A value that is read from the older one moves to the younger, and when the
/// younger is full it becomes the older, so that what was not read since is forgotten.
struct RecentValues<Key: Hashable, Value> {
  private let capacity: Int
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]

  init(capacity: Int) {
    self.capacity = max(capacity, 1)
  }

  /// How many values are remembered.
  var count: Int { young.count + old.count }

  /// - Complexity: O(1), not counting the hashing of the key.
  subscript(key: Key) -> Value? {
    mutating get {
      if let value = young[key] { return value }
      guard let value = old.removeValue(forKey: key) else { return nil }
      remember(value, for: key)
      return value
    }
    set {
      old[key] = nil
      guard let newValue else {
        young[key] = nil
        return
      }
      remember(newValue, for: key)
    }
  }

  private mutating func remember(_ value: Value, for key: Key) {
    if young.count >= capacity, young[key] == nil {
      old = young
      young = [:]
    }
    young[key] = value
  }
}
