/// Holds what an action changes.
@MainActor
final class Noted<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }

  /// Holds another value from now on; views call it while they are evaluated.
  func take(_ value: Value) {
    self.value = value
  }
}
