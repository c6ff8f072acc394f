/// Holds what an action changes.
@MainActor
final class Noted<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}
