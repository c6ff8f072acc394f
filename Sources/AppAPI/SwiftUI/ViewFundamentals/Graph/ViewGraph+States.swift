/// Names what a feature keeps for a whole screen, in the graph of the screen's views.
///
///     private enum TouchesKey: GraphStateKey {
///       static func initialState(in graph: ViewGraph) -> ViewTouches { ViewTouches(graph) }
///     }
@MainActor
protocol GraphStateKey {
  /// The type of what is kept.
  associatedtype Value
  /// What is kept until it is changed.
  static func initialState(in graph: ViewGraph) -> Value
}

extension ViewGraph {
  /// What a feature keeps for the screen; made when it is first asked for.
  subscript<Key: GraphStateKey>(_ key: Key.Type) -> Key.Value {
    get { kept(key).state }
    set { kept(key).state = newValue }
  }

  private func kept<Key: GraphStateKey>(_ key: Key.Type) -> KeptState<Key.Value> {
    if let known = states[ObjectIdentifier(key)] as? KeptState<Key.Value> { return known }
    let fresh = KeptState(Key.initialState(in: self))
    states[ObjectIdentifier(key)] = fresh
    return fresh
  }
}

/// Holds what one feature keeps.
private final class KeptState<Value> {
  var state: Value

  init(_ state: Value) {
    self.state = state
  }
}
