/// A modifier that wraps each layout item of its content in one of its own.
@MainActor
protocol ItemModifier: PrimitiveModifier {
  /// The item that wraps.
  associatedtype Item: WrapperItem

  /// Makes the item around another.
  func makeItem(around inner: LayoutItem, in node: ViewNode) -> Item
  /// Brings an item up to date with this value of the modifier.
  func update(_ item: Item, in node: ViewNode)
}

extension ItemModifier {
  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode {
    ItemModifierNode(view, inputs)
  }
}

/// Keeps a view whose items a modifier wraps; wrappers last as long as what they wrap.
final class ItemModifierNode<Content: View, Modifier: ItemModifier>:
  TypedNode<ModifiedContent<Content, Modifier>>
{
  private(set) var content: ViewNode?
  private var wrappers: [ObjectIdentifier: (row: Int, item: Modifier.Item)] = [:]

  /// Rows of a list inside stay rows, each wrapped when it is asked for.
  override var childInputs: NodeInputs {
    NodeInputs(graph: graph, parent: self, environment: environment, isLazy: isLazy)
  }

  override init(_ view: ModifiedContent<Content, Modifier>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    content = mount(view.content, childInputs)
  }

  override var makesNoItems: Bool { false }
  override func makeItems() -> [LayoutItem] {
    let former = wrappers
    wrappers = [:]
    return (content?.items ?? []).enumerated().map { row, inner in
      wrapper(around: inner, row: row, former[ObjectIdentifier(inner)]?.item)
    }
  }

  private func wrapper(around inner: LayoutItem, row: Int, _ known: Modifier.Item?) -> Modifier.Item {
    let item = known ?? view.modifier.makeItem(around: inner, in: self)
    wrappers[ObjectIdentifier(inner)] = (row, item)
    return item
  }

  /// The wrapper of an item of a row that is made when it is asked for.
  func wrapper(around inner: LayoutItem, row: Int) -> Modifier.Item {
    wrapper(around: inner, row: row, wrappers[ObjectIdentifier(inner)]?.item)
  }

  /// Forgets the wrappers of other rows.
  func releaseWrappers(outside kept: Range<Int>) {
    wrappers = wrappers.filter { kept.contains($0.value.row) }
  }

  override func environmentChanged() {
    for wrapper in wrappers.values { view.modifier.update(wrapper.item, in: self) }
  }

  override func viewChanged(from old: ModifiedContent<Content, Modifier>) {
    if !isSame(old.modifier, view.modifier) {
      for wrapper in wrappers.values { view.modifier.update(wrapper.item, in: self) }
    }
    content = content?.reconciled(with: view.content, childInputs)
  }

  override var children: [ViewNode] { content.map { [$0] } ?? [] }
}
