import AccessibilityModel

/// Offers buttons that a swipe across a row uncovers; they are the first actions of each element in the row.
struct SwipeActionsModifier<Actions: View>: PrimitiveModifier {
  typealias Body = Never
  nonisolated(unsafe) let actions: Actions
  let edge: HorizontalEdge

  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode {
    SwipeActionsNode(view, inputs)
  }
}

/// Keeps a row, and the buttons that a swipe uncovers.
final class SwipeActionsNode<Content: View, Actions: View>:
  TypedNode<ModifiedContent<Content, SwipeActionsModifier<Actions>>>
{
  private var content: ViewNode?
  private var sets:
    [ObjectIdentifier: (row: Int, item: SwipeItem, actions: AccessibilityContentNode<Actions>)] = [:]

  override init(_ view: ModifiedContent<Content, SwipeActionsModifier<Actions>>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    content = mount(view.content, childInputs)
  }

  override var makesNoItems: Bool { false }
  override var childInputs: NodeInputs {
    NodeInputs(graph: graph, parent: self, environment: environment, isLazy: isLazy)
  }
  override var children: [ViewNode] { (content.map { [$0] } ?? []) + sets.values.map(\.actions) }
  override func makeItems() -> [LayoutItem] {
    (content?.items ?? []).enumerated().map { row, inner in item(around: inner, row: row) }
  }

  /// The buttons of a row are made once for each of its items.
  private func item(around inner: LayoutItem, row: Int) -> SwipeItem {
    sets[ObjectIdentifier(inner)]?.row = row
    if let known = sets[ObjectIdentifier(inner)] { return known.item }
    var inputs = childInputs
    inputs.isLazy = false
    let actions = AccessibilityContentNode(view.modifier.actions, inputs)
    let item = SwipeItem(around: inner, actions: actions.parts, edge: view.modifier.edge)
    sets[ObjectIdentifier(inner)] = (row, item, actions)
    return item
  }

  override func viewChanged(from old: ModifiedContent<Content, SwipeActionsModifier<Actions>>) {
    for set in sets.values {
      set.actions.update(view.modifier.actions)
      set.item.invalidateDescription()
    }
    content = content?.reconciled(with: view.content, childInputs)
  }
}

extension SwipeActionsNode: RowSource {
  var rowCount: Int { content?.totalRowCount ?? 0 }
  func rowKey(at index: Int) -> RowKey { content?.key(ofRow: index) ?? RowKey(path: [index]) }
  func rowFacts(at index: Int) -> RowFacts { content?.facts(ofRow: index) ?? RowFacts() }
  var rowRuns: [RowRun] { content?.runs ?? [] }

  func rowItems(at index: Int) -> [LayoutItem] {
    (content?.items(ofRow: index) ?? []).map { item(around: $0, row: index) }
  }

  func releaseRows(outside kept: Range<Int>) {
    content?.releaseAllRows(outside: kept)
    for (key, set) in sets where !kept.contains(set.row) {
      set.actions.unmount()
      sets[key] = nil
    }
  }
}

/// An item with buttons that a swipe uncovers.
///
/// - Source: Behaviour 1.7 A5
final class SwipeItem: WrapperItem {
  private let actions: ContainerItem
  private let edge: HorizontalEdge

  init(around inner: LayoutItem, actions: ContainerItem, edge: HorizontalEdge) {
    self.actions = actions
    self.edge = edge
    super.init(around: inner)
    adopt([actions])
  }

  override func makeDescribedElements() -> [DescribedElement] {
    let buttons = DescribedElement.inCodeOrder(actions.describedElements).compactMap { part in
      part.handlers.activate.flatMap { activate in
        part.element.label.map { Handlers.Action(name: $0, category: .standard, perform: activate) }
      }
    }
    return inner.describedElements.map { described in
      var described = described
      described.changeStops { $0.handlers.insert(buttons, uncoveredAt: edge) }
      return described
    }
  }
}

extension Handlers {
  /// Adds what a swipe uncovers: first what lies at the leading edge, before everything else.
  fileprivate mutating func insert(_ buttons: [Action], uncoveredAt edge: HorizontalEdge) {
    actions.insert(contentsOf: buttons, at: edge == .leading ? swipes.leading : swipes.all)
    if edge == .leading { swipes.leading += buttons.count }
    swipes.all += buttons.count
  }
}

extension DescribedElement {
  /// Changes each element within that the cursor can rest on.
  mutating func changeStops(_ change: (inout DescribedElement) -> Void) {
    if element.isStop { change(&self) }
    for index in children.indices { children[index].changeStops(change) }
  }
}

extension LayoutItem {
  /// True where a swipe across the row uncovers buttons.
  var hasSwipeActions: Bool {
    self is SwipeItem || (self as? WrapperItem)?.inner.hasSwipeActions == true
  }
}

extension View {
  /// Offers buttons that a swipe across the row uncovers; people who listen meet them among its actions.
  ///
  /// - Source: Behaviour 1.7 A5, 3.4
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    modifier(SwipeActionsModifier(actions: content(), edge: edge))
  }
}
