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
  private var content: ViewNode?
  private var wrappers: [ObjectIdentifier: Modifier.Item] = [:]

  override init(_ view: ModifiedContent<Content, Modifier>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    content = mount(view.content, childInputs)
  }

  override var makesNoItems: Bool { false }
  override func makeItems() -> [LayoutItem] {
    var kept: [ObjectIdentifier: Modifier.Item] = [:]
    var items: [LayoutItem] = []
    for inner in content?.items ?? [] {
      let key = ObjectIdentifier(inner)
      let wrapper = wrappers[key] ?? view.modifier.makeItem(around: inner, in: self)
      kept[key] = wrapper
      items.append(wrapper)
    }
    wrappers = kept
    return items
  }

  override func environmentChanged() {
    for wrapper in wrappers.values { view.modifier.update(wrapper, in: self) }
  }

  override func viewChanged(from old: ModifiedContent<Content, Modifier>) {
    if !isSame(old.modifier, view.modifier) {
      for wrapper in wrappers.values { view.modifier.update(wrapper, in: self) }
    }
    content = content?.reconciled(with: view.content, childInputs)
  }

  override var children: [ViewNode] { content.map { [$0] } ?? [] }
}
