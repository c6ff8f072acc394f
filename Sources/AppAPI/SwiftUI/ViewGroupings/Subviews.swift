/// One of the views that another view is made of.
public struct Subview: Identifiable {
  /// Tells a view from the others around it.
  public struct ID: Hashable {
    let item: ObjectIdentifier
  }

  let item: LayoutItem
  /// Keeps the view that it is one of.
  let source: ViewNode?
  /// Lasts as long as the view does.
  public var id: ID { ID(item: ObjectIdentifier(item)) }

  /// What the view tells the container that it is put into.
  @MainActor @preconcurrency public var containerValues: ContainerValues {
    var values = item.containerValues
    values.tags = source?.tags(of: item) ?? []
    return values
  }
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

extension SubviewsCollection: View {
  /// The views, one after the other.
  public var body: some View { ForEach(self) { $0 } }
}

extension SubviewsCollection {
  /// The sections that the views belong to.
  @MainActor var sections: SectionCollection { SectionCollection(items, source) }
}

/// The views that another view is made of, in their order.
public struct SubviewsCollection: RandomAccessCollection {
  let items: [LayoutItem]
  /// Keeps the view that they are made of.
  let source: ViewNode

  /// The place of the first view.
  public var startIndex: Int { items.startIndex }
  /// The place after the last view.
  public var endIndex: Int { items.endIndex }

  /// The view at a place.
  public subscript(index: Int) -> Subview { Subview(item: items[index], source: source) }
}
