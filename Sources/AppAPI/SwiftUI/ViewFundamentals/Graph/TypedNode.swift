import Foundation

/// A node that knows the type of its view and skips values that did not change.
@MainActor
class TypedNode<Content: View>: ViewNode {
  /// The present value of the view.
  private(set) var view: Content

  init(_ view: Content, _ inputs: NodeInputs) {
    self.view = view
    super.init(inputs)
    if let own = view._sourceLocation?.appLocation { sourceLocation = own }
  }

  /// Brings the node up to date; called after `view` was replaced by a different value.
  func viewChanged(from old: Content) {}

  override final func take<V: View>(_ view: V, environment: EnvironmentValues) -> Bool {
    guard let new = view as? Content, V.self == Content.self else { return false }
    let old = self.view
    if isSame(old, new) {
      setEnvironment(environment)
      return true
    }
    self.view = new
    if !self.environment.isIdentical(to: environment) {
      adoptEnvironment(environment)
      environmentChanged()
      viewChanged(from: old)
      let inner = childInputs.environment
      for child in children { child.setEnvironment(inner) }
    } else {
      viewChanged(from: old)
    }
    return true
  }
}

/// True where two values are certainly the same: equal by their own account, or bit for bit.
///
/// Bits that differ may still mean the same, which costs an evaluation and nothing else.
func isSame<Value>(_ left: Value, _ right: Value) -> Bool {
  if let left = left as? any Equatable { return isEqual(left, right) }
  return withUnsafeBytes(of: left) { leftBytes in
    withUnsafeBytes(of: right) { rightBytes in
      guard let first = leftBytes.baseAddress, let second = rightBytes.baseAddress else { return true }
      return memcmp(first, second, leftBytes.count) == 0
    }
  }
}

private func isEqual<Value: Equatable>(_ left: Value, _ right: some Any) -> Bool {
  guard let right = right as? Value else { return false }
  return left == right
}
