/// A view that can be scrolled when its content is larger than its space.
public struct ScrollView<Content: View> {
  /// Where the app's code makes the view.
  public var _sourceLocation: _ViewSourceLocation?
  /// The directions in which it scrolls.
  public var axes: Axis.Set
  /// True where bars show how far it is scrolled; nothing is heard of them.
  public var showsIndicators: Bool
  /// What is scrolled.
  public var content: Content
}

extension ScrollView: View {
  /// Has no body of its own.
  public typealias Body = Never

  /// Makes the views of a closure scroll.
  public nonisolated init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }
}

extension ScrollView: PrimitiveView {
  func makeNode(_ inputs: NodeInputs) -> ViewNode { ScrollNode(self, inputs) }
}

/// Keeps a scrolling view and its content.
final class ScrollNode<Content: View>: TypedNode<ScrollView<Content>> {
  private var content: ViewNode?
  private let item: ScrollItem
  private lazy var following = ScrollFollowing(self, item)
  private var inner: EnvironmentValues

  override init(_ view: ScrollView<Content>, _ inputs: NodeInputs) {
    item = ScrollItem(inputs.graph)
    inner = inputs.environment
    super.init(view, inputs)
    item.axes = view.axes
    environmentChanged()
    content = mount(view.content, childInputs)
    item.source = { [weak self] in self?.content?.items ?? [] }
    item.onLayout = { [weak self] in self?.didLayout() }
    item.isFollowed = { [weak self] in self?.isFollowed ?? false }
    item.align = { [weak self] in self?.following.aligned($0) ?? $0 }
    item.onPhase = { [weak self] old, new in self?.phaseChanged(old, new) }
  }

  /// What ties a view to its place is for this one, and not for those that scroll inside.
  override var childInputs: NodeInputs { NodeInputs(graph: graph, parent: self, environment: inner) }

  private var isFollowed: Bool {
    following.isFollowing || environment.scrollObservers.contains { $0.geometry != nil }
  }

  private func didLayout() {
    following.didLayout()
    let observers = environment.scrollObservers
    guard observers.contains(where: { $0.geometry != nil }) else { return }
    let item = item
    graph.afterUpdate { for observer in observers { observer.geometry?(item.geometry) } }
  }

  private func phaseChanged(_ old: ScrollPhase, _ new: ScrollPhase) {
    for observer in environment.scrollObservers { observer.phase?(old, new, item.geometry) }
  }

  override var container: LayoutItem? { item }
  override func makeItems() -> [LayoutItem] { [item] }
  override var children: [ViewNode] { content.map { [$0] } ?? [] }

  override func environmentChanged() {
    item.settings = ScrollSettings(environment)
    item.feel = environment.scrollFeel
    inner = environment
    if item.feel.behavior != nil { inner.scrollFeel.behavior = nil }
    if environment.scrollLink != nil { inner.scrollLink = nil }
    if !environment.scrollObservers.isEmpty { inner.scrollObservers = [] }
    following.update(environment.scrollLink)
    guard let action = environment.refreshAction else {
      item.renewal = nil
      return
    }
    let renewal = item.renewal ?? Renewal(item)
    renewal.action = action
    item.renewal = renewal
  }

  override func viewChanged(from old: ScrollView<Content>) {
    item.axes = view.axes
    content = content?.reconciled(with: view.content, childInputs)
  }
}
