/// Several views in a fixed order, as a view builder makes them.
public struct TupleView<T> {
  /// The views.
  public var value: T
  let adapter: any TupleAdapter.Type

  init(_ value: T, adapter: any TupleAdapter.Type) {
    self.value = value
    self.adapter = adapter
  }
}

extension TupleView: View {
  /// Has no body of its own.
  public typealias Body = Never
}

extension TupleView: PrimitiveView {
  func makeNode(_ inputs: NodeInputs) -> ViewNode { TupleNode(self, inputs) }
}

/// Knows the views in a tuple that is passed on as one opaque value.
@MainActor
protocol TupleAdapter {
  /// Brings the nodes up to date with the tuple; an empty array is filled.
  static func reconcile<T>(_ tuple: T, into nodes: inout [ViewNode], _ inputs: NodeInputs)
  /// The views of the tuple, in order.
  static func views<T>(of tuple: T) -> [any View]
}

struct PackAdapter<each Content: View>: TupleAdapter {
  static func reconcile<T>(_ tuple: T, into nodes: inout [ViewNode], _ inputs: NodeInputs) {
    guard let views = tuple as? (repeat each Content) else { return }
    var index = 0
    for view in repeat each views {
      if index < nodes.count {
        nodes[index] = nodes[index].reconciled(with: view, inputs)
      } else {
        nodes.append(mount(view, inputs))
      }
      index += 1
    }
  }
}

extension PackAdapter {
  static func views<T>(of tuple: T) -> [any View] {
    guard let tuple = tuple as? (repeat each Content) else { return [] }
    var views: [any View] = []
    for view in repeat each tuple { views.append(view) }
    return views
  }
}

/// Keeps the nodes of several views in a fixed order.
final class TupleNode<T>: TypedNode<TupleView<T>> {
  private var nodes: [ViewNode] = []

  override init(_ view: TupleView<T>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    view.adapter.reconcile(view.value, into: &nodes, childInputs)
  }

  override func viewChanged(from old: TupleView<T>) {
    view.adapter.reconcile(view.value, into: &nodes, childInputs)
  }

  override var children: [ViewNode] { nodes }
}
