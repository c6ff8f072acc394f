import AccessibilityModel

/// One of the screens among which tabs choose.
@MainActor
final class TabPage {
  /// The node of the screen's views.
  let node: ViewNode
  /// Holds the screen's views, wherever they are shown.
  let item: ArrangingItem
  private let element: (any OptionValue)?

  init(_ node: ViewNode, element: (any OptionValue)?) {
    self.node = node
    self.element = element
    item = ArrangingItem(node.graph, .layers(LayerLayout(alignment: .center, isMirrored: false)))
    item.source = { [weak node] in node?.items ?? [] }
  }

  private var holder: (any TabHolder)? { node.onlyNode { $0 as? any TabHolder } }
  private var tagged: (any TaggedNode)? { node.onlyNode { $0 as? any TaggedNode } }
  private var ownBadge: Text? {
    node.onlyNode { ($0 as? any ViewCarrying)?.carriedView as? any BadgeCarrying }?.badge
  }

  /// What is written on the tab.
  var label: TabLabelNode? { holder?.label }
  /// What is shown in a small circle at the tab.
  var badge: Text? { holder?.badge ?? ownBadge }
  /// True where the tab leads to where things are looked for.
  var isSearch: Bool { holder?.isSearch ?? false }
  /// What stands above the tabs of its section.
  var section: TabHeading? { holder?.section }
  /// True where the tab can be chosen.
  var isEnabled: Bool { holder?.isEnabled ?? true }

  /// The value that is chosen with the tab; `nil` where it has none of that type.
  func value<Value>(as type: Value.Type) -> Value? {
    holder?.value(as: type) ?? tagged?.tag(as: type) ?? element?.tag(as: type)
  }
}

/// A node that knows what is written on the tab of a screen.
@MainActor
protocol TabHolder: ViewNode {
  /// What is written on the tab.
  var label: TabLabelNode { get }
  /// What is shown in a small circle at the tab, where the tab itself says so.
  var badge: Text? { get }
  /// True where the tab leads to where things are looked for.
  var isSearch: Bool { get }
  /// What stands above the tabs of its section, where it belongs to one with a heading.
  var section: TabHeading? { get }
  /// True where the tab can be chosen.
  var isEnabled: Bool { get }
  /// The value that is chosen with the tab, where the tab itself has one.
  func value<Value>(as type: Value.Type) -> Value?
}

extension TabHolder {
  var section: TabHeading? { nil }
}

extension ViewNode {
  /// The first node from here inwards for which there is an answer, as long as one view alone leads inwards.
  func onlyNode<Answer>(_ answer: (ViewNode) -> Answer?) -> Answer? {
    var node: ViewNode? = self
    while let current = node {
      if let found = answer(current) { return found }
      let inside = current is any TabHolder ? Array(current.children.prefix(1)) : current.children
      guard current.container == nil, inside.count == 1 else { return nil }
      node = inside[0]
    }
    return nil
  }

  /// The screens in this view, each with the value of the element that it was made for.
  func tabScreens(_ element: (any OptionValue)? = nil) -> [(node: ViewNode, element: (any OptionValue)?)] {
    if self is any TabHolder || self is any TaggedNode || container != nil { return [(self, element)] }
    if let source = self as? any ElementNodes {
      return source.elements.flatMap { $0.node.tabScreens($0.value) }
    }
    if children.isEmpty { return items.isEmpty ? [] : [(self, element)] }
    let inside = children.flatMap { $0.tabScreens(element) }
    // A modifier around one screen belongs to it.
    return inside.count == 1 ? [(self, inside[0].element)] : inside
  }
}

/// Keeps views that are shown in a place of their own.
final class TabLabelNode: ViewNode {
  /// Holds the views.
  let item: ArrangingItem
  private var content: ViewNode?

  init(_ view: any View, _ inputs: NodeInputs) {
    item = ArrangingItem(
      inputs.graph,
      .stack(
        StackLayout(
          axis: .vertical, spacing: 2, alignment: Alignment(horizontal: .center, vertical: .top),
          isMirrored: false)))
    super.init(inputs)
    content = mount(view, childInputs)
    item.source = { [weak self] in self?.content?.items ?? [] }
  }

  /// Tabs keep their size, whatever text size the person chose.
  override var childInputs: NodeInputs {
    var inputs = super.childInputs
    inputs.environment.barText = .fixed
    return inputs
  }

  override var container: LayoutItem? { item }
  override func makeItems() -> [LayoutItem] { [] }
  override var children: [ViewNode] { content.map { [$0] } ?? [] }

  func update(_ view: any View) {
    content = content?.reconciled(with: view, childInputs)
  }
}

/// Shows an item that is kept elsewhere.
struct ShownItem {
  let item: LayoutItem?
}

extension ShownItem: View {
  typealias Body = Never
}

extension ShownItem: PrimitiveView {
  func makeNode(_ inputs: NodeInputs) -> ViewNode { ShownItemNode(self, inputs) }
}

/// Hands on an item that is kept elsewhere.
final class ShownItemNode: TypedNode<ShownItem> {
  override var makesNoItems: Bool { false }
  override func makeItems() -> [LayoutItem] { view.item.map { [$0] } ?? [] }

  override func viewChanged(from old: ShownItem) {
    if old.item !== view.item { invalidateItems() }
  }
}
