/// Has a view evaluated whenever one object is about to change.
@MainActor
final class ObjectSubscription<Object: ObservableObject> {
  let object: Object
  private let subscription: AnyCancellable

  init(_ object: Object, _ node: ViewNode) {
    self.object = object
    subscription = object.objectWillChange.sink { [weak node] _ in
      onMainActor {
        guard let node else { return }
        ViewGraph.reportChangeInBody()
        node.graph.setNeedsEvaluation(node)
      }
    }
  }
}

extension PropertySlot {
  /// The subscription to an object; that of the former object ends.
  func subscription<Object: ObservableObject>(
    to object: Object, _ node: ViewNode
  ) -> ObjectSubscription<Object> {
    if let known = content as? ObjectSubscription<Object>, known.object === object { return known }
    let fresh = ObjectSubscription(object, node)
    content = fresh
    return fresh
  }
}
