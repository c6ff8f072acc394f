/// The screens of a stack: all of them live, the last one is to be seen.
struct ScreensView<Root: View> {
  let root: Root
  let pushed: [PushedScreen]
}

extension ScreensView: View {
  typealias Body = Never
}

extension ScreensView: PrimitiveView {
  func makeNode(_ inputs: NodeInputs) -> ViewNode { ScreensNode(self, inputs) }
}

/// Keeps the screens of a stack.
final class ScreensNode<Root: View>: TypedNode<ScreensView<Root>>, PreferenceSource {
  private var root: ViewNode?
  private var pushed: [(id: Int, node: ViewNode)] = []

  override init(_ view: ScreensView<Root>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    update()
  }

  override var children: [ViewNode] { (root.map { [$0] } ?? []) + pushed.map(\.node) }
  override var makesNoItems: Bool { true }
  override func makeItems() -> [LayoutItem] { top?.items ?? [] }

  override func viewChanged(from old: ScreensView<Root>) { update() }

  private var top: ViewNode? { pushed.last?.node ?? root }

  private func update() {
    let former = top
    root = root?.reconciled(with: view.root, childInputs) ?? mount(view.root, childInputs)
    var nodes = Dictionary(pushed.map { ($0.id, $0.node) }, uniquingKeysWith: { first, _ in first })
    pushed = view.pushed.map { screen in
      let known = nodes.removeValue(forKey: screen.id)
      return (
        screen.id, known?.reconciled(with: screen.content, childInputs) ?? mount(screen.content, childInputs)
      )
    }
    for node in nodes.values { node.unmount() }
    guard let former, former !== top else { return }
    if former.isMounted { former.setOnScreen(false) }
    top?.setOnScreen(true)
    invalidateItems()
    graph.preferencesChanged()
  }

  /// What the screen on top hands outwards; those beneath hand out nothing.
  func contribute<Key: PreferenceKey>(_ key: Key.Type, to value: inout Key.Value?) -> Bool {
    value = top?.preference(key)
    return true
  }
}

extension ViewNode {
  /// Tells everything inside whether another screen covers it.
  func setOnScreen(_ isOnScreen: Bool) {
    (self as? any ScreenMember)?.isOnScreen = isOnScreen
    for child in children { child.setOnScreen(isOnScreen) }
  }
}
