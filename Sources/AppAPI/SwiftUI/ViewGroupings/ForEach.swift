/// A view for each element of a collection; identity follows the element, not its place.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// Where the app's code makes the view.
  public var _sourceLocation: _ViewSourceLocation?
  /// The collection.
  public var data: Data
  /// Makes the view of one element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
  /// How people may change the collection in a list.
  var edits: CollectionEdits?
  /// Where the app's code makes it.
  var place: CodePlace?
  /// True where the value that a view stands for in a control is its place and not its number.
  var tagsByPlace = false
}

extension ForEach: View where Content: View {
  /// Has no body of its own.
  public typealias Body = Never

  /// Makes a view for each identifiable element.
  public nonisolated init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content,
    file: StaticString = #filePath, line: UInt = #line
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: { $0.id }, place: CodePlace(file, line))
  }

  /// Makes a view for each element, identified by one of its properties.
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] }, place: CodePlace(file, line))
  }

  /// Makes a view for each number of a constant range.
  public nonisolated init(
    _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.init(data: data, content: content, id: { $0 })
    // The numbers of a range that never changes are known by where they stand in it (Behaviour 10.15).
    tagsByPlace = true
  }

  /// Makes a view for each element, which the view can change; the elements are identified by a property.
  public nonisolated init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content,
    file: StaticString = #filePath, line: UInt = #line
  ) where Data == Binding<C> {
    self.init(
      data: data, content: content, id: { $0.wrappedValue[keyPath: id] }, place: CodePlace(file, line))
  }
}

extension ForEach: PrimitiveView where Content: View {
  func makeNode(_ inputs: NodeInputs) -> ViewNode {
    // Elements with rows of their own are kept, each with as many as it has; their rows are made when asked for.
    inputs.isLazy && !SectionSearch.holdsRows(Content.self)
      ? LazyForEachNode(self, inputs) : ForEachNode(self, inputs)
  }
}

/// Keeps a node for each element, found again by its identity.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  TypedNode<ForEach<Data, ID, Content>>
{
  private var rows: [(id: ID, node: ViewNode)] = []
  /// More views than this no screen makes at once by intent; they would take gigabytes.
  private static var limit: Int { 50_000 }

  override init(_ view: ForEach<Data, ID, Content>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    makeRows()
  }

  override func viewChanged(from old: ForEach<Data, ID, Content>) {
    updateRows()
  }

  override func evaluate() {
    if isMounted { updateRows() }
  }

  private func updateRows() {
    if makeRows() { invalidateItems() }
  }

  /// Brings the rows up to date; true where they are others.
  ///
  /// Nobody is told of the first ones, since nobody has asked for any: the lazy container around may just be
  /// placing them.
  @discardableResult
  private func makeRows() -> Bool {
    var former: [ID: ViewNode] = [:]
    for row in rows { former[row.id] = row.node }
    var order: [(id: ID, node: ViewNode)] = []
    order.reserveCapacity(view.data.count)
    var seen: Set<ID> = []
    if view.data.count > Self.limit { reportTooMany(view.data.count, shown: Self.limit, view.place) }
    for element in view.data.prefix(Self.limit) {
      let id = view.id(element)
      guard seen.insert(id).inserted else {
        reportEqualIDs(id, "twice; only the first is shown.", view.place)
        continue
      }
      let content = graph.tracking(self) { view.content(element) }
      if let node = former.removeValue(forKey: id) {
        order.append((id, node.reconciled(with: content, childInputs)))
      } else {
        order.append((id, mount(content, childInputs)))
      }
    }
    for node in former.values { node.unmount() }
    let unchanged = rows.count == order.count && zip(rows, order).allSatisfy { $0.node === $1.node }
    rows = order
    return !unchanged
  }

  override var children: [ViewNode] { rows.map(\.node) }
}

extension ForEachNode: RowsByElement {
  func elementID(at place: Int) -> AnyHashable { AnyHashable(rows[place].id) }
}

extension ForEachNode: ElementNodes {
  var elements: [(node: ViewNode, value: any OptionValue)] {
    guard view.tagsByPlace else { return rows.map { (node: $0.node, value: ElementValue(id: $0.id)) } }
    return rows.enumerated().map { (node: $1.node, value: ElementValue(id: $0)) }
  }
}

extension ForEach {
  /// Makes a row of contents that are no views, for modules with builders of their own.
  package init(
    each data: Data, identifiedBy id: @escaping (Data.Element) -> ID,
    contents: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: contents, id: id)
  }
}
