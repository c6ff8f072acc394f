/// Reads the screens among which tabs choose, and makes what shows them.
struct TabsReader<Content: View> {
  let content: Content
  let make: @MainActor ([TabPage], EnvironmentValues) -> SelectedTabContent
}

/// What shows one of several screens.
struct SelectedTabContent {
  /// The screen that is shown, where one is.
  let shown: TabPage?
  let view: any View
}

extension TabsReader: View {
  typealias Body = Never
}

extension TabsReader: PrimitiveView {
  func makeNode(_ inputs: NodeInputs) -> ViewNode { TabsNode(self, inputs) }
}

/// Keeps screens of which one is shown; the others live on out of reach.
final class TabsNode<Content: View>: TypedNode<TabsReader<Content>>, ScreenHolder {
  private var source: ViewNode?
  private var selected: ViewNode?
  private let item: ArrangingItem
  private var pages: [TabPage] = []
  private var shown: TabPage?
  private(set) var madeOnScreen: Bool?
  private var tabBarVisibility: Visibility?

  override init(_ view: TabsReader<Content>, _ inputs: NodeInputs) {
    item = ArrangingItem(
      inputs.graph, .layers(LayerLayout(alignment: .center, isMirrored: false)))
    super.init(view, inputs)
    item.source = { [weak self] in self?.selected?.items ?? [] }
    making(onScreen: false) { source = mount(view.content, pageInputs) }
    graph.addPreferenceReader(self)
    evaluate()
  }

  private var pageInputs: NodeInputs { NodeInputs(graph: graph, parent: self, environment: environment) }

  override var container: LayoutItem? { item }
  override func makeItems() -> [LayoutItem] { [item] }
  override var children: [ViewNode] { [source, selected].compactMap { $0 } }

  var liveNodes: [ViewNode] { [shown?.node, selected].compactMap { $0 } }

  private func making(onScreen: Bool, _ work: () -> Void) {
    madeOnScreen = onScreen
    work()
    madeOnScreen = nil
  }

  override func contentsChanged() {
    for page in pages { page.item.invalidateLayout() }
    if isMounted { graph.setNeedsEvaluation(self) }
  }

  override func environmentChanged() { evaluate() }

  override func viewChanged(from old: TabsReader<Content>) {
    source = source?.reconciled(with: view.content, pageInputs)
    evaluate()
  }

  override func evaluate() {
    guard isMounted else { return }
    graph.willEvaluate(self)
    readPages()
    let (view, environment, pages) = (view, environment, pages)
    let new = graph.tracking(self) { view.make(pages, environment) }
    let former = shown
    shown = new.shown
    making(onScreen: true) {
      selected = selected?.reconciled(with: new.view, childInputs) ?? mount(new.view, childInputs)
    }
    guard former?.node !== shown?.node else { return }
    if let former, former.node.isMounted { former.node.setOnScreen(false) }
    if !isCovered { shown?.node.setOnScreen(true) }
    graph.preferencesChanged()
  }

  private func readPages() {
    let screens = source?.tabScreens() ?? []
    if screens.count == pages.count, zip(screens, pages).allSatisfy({ $0.node === $1.node }) { return }
    pages = screens.map { screen in
      pages.first { $0.node === screen.node } ?? TabPage(screen.node, element: screen.element)
    }
  }
}

extension TabsNode: PreferenceSource {
  /// What the screen that is shown hands outwards; the others hand out nothing.
  func contribute<Key: PreferenceKey>(_ key: Key.Type, to value: inout Key.Value?) -> Bool {
    value = shown?.node.preference(key)
    return true
  }
}

extension TabsNode: PreferenceReader {
  /// A screen may have its bar of tabs come or go.
  func preferencesMayHaveChanged() {
    guard isMounted else { return }
    let visibility = shown?.node.preference(BarVisibilityKey.self)?[.tabBar]
    guard visibility != tabBarVisibility else { return }
    tabBarVisibility = visibility
    graph.setNeedsEvaluation(self)
  }
}
