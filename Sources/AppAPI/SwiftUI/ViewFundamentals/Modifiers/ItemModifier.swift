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

extension ItemModifierNode: RowSource {
  var rowCount: Int { content?.totalRowCount ?? 0 }
  func rowKey(at index: Int) -> RowKey { content?.key(ofRow: index) ?? RowKey(path: [index]) }
  func rowFacts(at index: Int) -> RowFacts { content?.facts(ofRow: index) ?? RowFacts() }
  var rowRuns: [RowRun] { content?.runs ?? [] }

  func rowItems(at index: Int) -> [LayoutItem] {
    (content?.items(ofRow: index) ?? []).map { inner in
      wrapper(around: inner, row: index, wrappers[ObjectIdentifier(inner)]?.item)
    }
  }

  func releaseRows(outside kept: Range<Int>) {
    content?.releaseAllRows(outside: kept)
    wrappers = wrappers.filter { kept.contains($0.value.row) }
  }
}
