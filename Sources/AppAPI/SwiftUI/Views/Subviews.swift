/// One of the views that another view is made of.
public struct Subview: Identifiable {
  /// Tells a view from the others around it.
  public struct ID: Hashable {
    let item: ObjectIdentifier
  }

  let item: LayoutItem
  /// Lasts as long as the view does.
  public var id: ID { ID(item: ObjectIdentifier(item)) }
}

extension Subview: View {
  /// Has no body of its own.
  public typealias Body = Never
}

extension Subview: PrimitiveView {
  func makeNode(_ inputs: NodeInputs) -> ViewNode { SubviewNode(self, inputs) }
}

/// Hands on the item of a view that is kept elsewhere.
final class SubviewNode: TypedNode<Subview> {
  override var makesNoItems: Bool { false }
  override func makeItems() -> [LayoutItem] { [view.item] }

  override func viewChanged(from old: Subview) {
    if old.item !== view.item { invalidateItems() }
  }
}

/// The views that another view is made of, in their order.
public struct SubviewsCollection: RandomAccessCollection {
  let items: [LayoutItem]

  /// The place of the first view.
  public var startIndex: Int { items.startIndex }
  /// The place after the last view.
  public var endIndex: Int { items.endIndex }

  /// The view at a place.
  public subscript(index: Int) -> Subview { Subview(item: items[index]) }
}
