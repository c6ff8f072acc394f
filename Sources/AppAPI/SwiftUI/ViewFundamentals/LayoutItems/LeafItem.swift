/// An item with nothing inside, which is drawn as its surroundings say.
class LeafItem: LayoutItem {
  /// What the views around have set.
  final var environment = EnvironmentValues()
}

/// Keeps a view that is one layout item with nothing inside.
final class LeafNode<Content: View, Item: LeafItem>: TypedNode<Content> {
  private let item: Item
  private let update: (Item, Content) -> Void

  init(
    _ view: Content, _ inputs: NodeInputs, item: Item, update: @escaping (Item, Content) -> Void
  ) {
    self.item = item
    self.update = update
    super.init(view, inputs)
    item.environment = inputs.environment
    update(item, view)
  }

  override var makesNoItems: Bool { false }
  override func makeItems() -> [LayoutItem] { [item] }

  override func environmentChanged() { item.environment = environment }

  override func viewChanged(from old: Content) {
    update(item, view)
  }
}
