/// Says what is written on the tab that leads to a view.
struct TabItemModifier<Label: View> {
  let label: Label
}

extension TabItemModifier: PrimitiveModifier {
  typealias Body = Never

  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode {
    TabItemNode(view, inputs)
  }
}

/// Keeps a view and what is written on the tab that leads to it.
final class TabItemNode<Content: View, Label: View>:
  TypedNode<ModifiedContent<Content, TabItemModifier<Label>>>, TabHolder
{
  private var content: ViewNode?
  private(set) lazy var label = TabLabelNode(view.modifier.label, childInputs)

  override init(_ view: ModifiedContent<Content, TabItemModifier<Label>>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    content = mount(view.content, childInputs)
  }

  override var children: [ViewNode] { (content.map { [$0] } ?? []) + [label] }
  override func makeItems() -> [LayoutItem] { content?.items ?? [] }

  override func viewChanged(from old: ModifiedContent<Content, TabItemModifier<Label>>) {
    label.update(view.modifier.label)
    content = content?.reconciled(with: view.content, childInputs)
  }

  var badge: Text? { nil }
  var isSearch: Bool { false }
  var isEnabled: Bool { true }
  func value<Value>(as type: Value.Type) -> Value? { nil }
}

extension View {
  /// Sets what is written on the tab that leads to the view.
  ///
  ///     KennelView().tabItem { Label("Kennel", systemImage: "house") }
  ///     // "Selected, Kennel, tab, 1 of 3"
  /// - Source: Behaviour 3.4
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(label: label()))
  }
}
